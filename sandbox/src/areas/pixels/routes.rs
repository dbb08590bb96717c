//! Pixels and their lists.

use axum::{
    Router,
    extract::{Path, State},
    routing::get,
};
use rusqlite::Transaction;
use serde_json::{Value, json};

use super::{display_name::display_name, reports};
use crate::{
    db::records::{self, By, Columns, Record, int, record_of, text},
    http::error::{HttpError, HttpResult},
    services::{
        app::App,
        resource::{Operation, Resource, Saving},
    },
};

static PIXELS: Resource = Resource {
    path: "pixels",
    title: "Pixel",
    kind: "pixel",
    id_key: "pixelId",
    operations: &[
        Operation::Read,
        Operation::Update,
        Operation::Create,
        Operation::Delete,
    ],
    columns: |pixel| Columns {
        customer_id: pixel.get("customerId").and_then(int),
        campaign_id: campaign_id(pixel),
        name: display_name(pixel).map(str::to_owned),
    },
    prepare,
    save_error: "This pixel is part of a running study and cannot be changed.",
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(PIXELS.routes())
        .merge(reports::routes())
        .route("/v3/api/pixels/customer/{id}", get(of_customer))
        .route("/v3/api/pixels/campaign/{id}", get(of_campaign))
        .route("/v3/api/pixels/missing-campaign", get(without_campaign))
        .route("/v3/api/pixels/pixel-count/{id}", get(count))
}

/// The campaign's id, which is the value itself or inside an object.
fn campaign_id(pixel: &Record) -> Option<i64> {
    let campaign = pixel.get("campaign")?;
    int(campaign).or_else(|| campaign.get("campaignId").and_then(int))
}

fn prepare(transaction: &Transaction<'_>, saving: &mut Saving<'_>) -> Result<(), HttpError> {
    let pixel = &mut *saving.record;
    if saving.is_new {
        let uuid = text(pixel, "pixelUUID").unwrap_or("");
        if uuid.is_empty() {
            return Err(HttpError::bad_request("A pixel UUID is required."));
        }
        let taken: bool = transaction
            .prepare_cached("SELECT EXISTS (SELECT 1 FROM records WHERE kind = 'pixel' AND body ->> 'pixelUUID' = ?)")?
            .query_row([uuid], |row| row.get(0))?;
        if taken {
            return Err(HttpError::conflict(
                "A pixel with this UUID already exists.",
            ));
        }
        pixel.insert("requestCount".to_owned(), json!(0));
    }
    if let Some(id) = campaign_id(pixel) {
        let campaign = records::one(transaction, "campaign", id)?
            .ok_or_else(|| HttpError::bad_request("The pixel's campaign is unknown."))?;
        if pixel.get("customerId").and_then(int).is_none() {
            let campaign: Record = serde_json::from_str(&campaign)?;
            pixel.insert(
                "customerId".to_owned(),
                campaign.get("customerId").cloned().unwrap_or(Value::Null),
            );
        }
    }
    Ok(())
}

async fn of_customer(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| {
        let (id, _) = record_of(connection, "customer", "Customer", &id)?;
        Ok(records::list(connection, "pixel", By::Customer(id))?)
    })
    .await
}

async fn of_campaign(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| {
        let (id, _) = record_of(connection, "campaign", "Campaign", &id)?;
        Ok(records::list(connection, "pixel", By::Campaign(id))?)
    })
    .await
}

async fn without_campaign(State(app): State<App>) -> HttpResult {
    app.read(|connection| {
        let list = connection
            .prepare_cached(
                "SELECT '[' || coalesce(group_concat(body, ','), '') || ']' FROM records
                 WHERE kind = 'pixel' AND campaign_id IS NULL",
            )?
            .query_row([], |row| row.get(0))?;
        Ok(list)
    })
    .await
}

async fn count(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| {
        let (id, _) = record_of(connection, "campaign", "Campaign", &id)?;
        let pixels: i64 = connection
            .prepare_cached(
                "SELECT count(*) FROM records WHERE kind = 'pixel' AND campaign_id = ?",
            )?
            .query_row([id], |row| row.get(0))?;
        // A campaign without pixels has no row.
        let rows = if pixels == 0 {
            json!([])
        } else {
            json!([{ "campaignId": id, "pixels": pixels }])
        };
        Ok(rows.to_string())
    })
    .await
}
