//! Vehicles and their health check.

use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    routing::{get, post},
};
use serde_json::{Value, json};

use crate::{
    db::records::{self, By, Columns, Record, int, object, record_of, text},
    http::{
        error::{HttpError, HttpResult},
        response::data,
    },
    seed::writer::iso,
    services::{app::App, resource::BROKEN_REPORTS},
};

/// The health check of the vehicle with this name fails.
const FAILS_CHECK: &str = "Fails Check";

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route(
            "/v3/internal/manager/customer-assets/{id}",
            get(of_customer),
        )
        .route("/v3/api/assets/health-check", post(check))
}

async fn of_customer(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| {
        let (id, customer) = record_of(connection, "customer", "Customer", &id)?;
        if text(&customer, "customerName") == Some(BROKEN_REPORTS) {
            return Err(HttpError::server_error());
        }
        let rows = records::list(connection, "vehicle", By::Customer(id))?;
        let vehicles: Vec<Record> = serde_json::from_str(&rows)?;
        let in_status = |status| {
            vehicles
                .iter()
                .filter(|vehicle| text(vehicle, "assetStatus") == Some(status))
                .count()
        };
        let mut providers: Vec<&str> = vehicles
            .iter()
            .filter_map(|vehicle| text(vehicle, "providerName"))
            .collect();
        providers.sort_unstable();
        providers.dedup();
        let (active, retired) = (in_status("ACTIVE"), in_status("RETIRED"));
        let panel = json!({
            "active": active,
            "inactive": vehicles.len() - active - retired,
            "providers": providers.len(),
            "retired": retired,
            "total": vehicles.len(),
        });
        Ok(format!("{{\"data\":{rows},\"panelData\":{panel}}}"))
    })
    .await
}

/// Checks the vehicle's signal: "not found" becomes "needs attention", and that becomes "confirmed". A
/// confirmed vehicle that was inactive becomes active.
async fn check(State(app): State<App>, body: Bytes) -> HttpResult {
    let now = app.clock.now();
    let text = app
        .db
        .call(move |connection| {
            let sent = object(&body)?;
            let id = sent
                .get("assetId")
                .and_then(int)
                .ok_or_else(|| HttpError::bad_request("An asset id is required."))?;
            let (id, mut vehicle) = record_of(connection, "vehicle", "Asset", &id.to_string())?;
            if text(&vehicle, "displayName") == Some(FAILS_CHECK) {
                return Err(HttpError::server_error());
            }
            let provider = text(&vehicle, "providerName");
            if text(&sent, "providerName").is_some_and(|asked| !asked.is_empty() && Some(asked) != provider) {
                return Err(HttpError::unprocessable("This provider does not track the asset."));
            }
            let (paired, status, message) = match (provider, text(&vehicle, "paired")) {
                (None, _) => ("NOT_FOUND", "NO_PROVIDER", Some("No provider tracks this asset.")),
                (_, Some("NOT_FOUND")) => ("NEEDS_ATTENTION", "DEGRADED", Some("The signal is weak.")),
                _ => ("CONFIRMED", "OK", None),
            };
            let extra = match status {
                "OK" => Value::Null,
                _ => json!("Signal Check"),
            };
            if status == "OK" && text(&vehicle, "assetStatus") == Some("INACTIVE") {
                vehicle.insert("assetStatus".to_owned(), "ACTIVE".into());
            }
            vehicle.insert("paired".to_owned(), paired.into());
            vehicle.insert("extraStatus".to_owned(), extra);
            let customer_id = connection
                .prepare_cached("SELECT customer_id FROM records WHERE kind = 'vehicle' AND id = ?")?
                .query_row([id], |row| row.get(0))?;
            let columns = Columns { customer_id, ..Columns::default() };
            records::save(connection, "vehicle", id, &columns, &vehicle)?;
            let checked_at = iso(now.timestamp());
            Ok(json!({ "assetId": id, "status": status, "message": message, "checkedAt": checked_at }).to_string())
        })
        .await?;
    Ok(data(text))
}
