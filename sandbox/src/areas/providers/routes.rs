//! Providers with their locks and pings. Live feeds keep sending data.

use axum::{
    Router,
    extract::{Path, State},
    routing::{get, post},
};
use chrono::{DateTime, Utc};
use rusqlite::{Connection, Transaction};
use serde_json::{Value, json};

use crate::{
    db::records::{self, By, Columns, Record, int, record_of, text},
    http::{
        error::{HttpError, HttpResult},
        response::{data, message},
    },
    seed::writer::iso,
    services::{
        app::App,
        resource::{self, Operation, Resource, Saving},
    },
};

static PROVIDERS: Resource = Resource {
    path: "providers",
    title: "Provider",
    kind: "provider",
    id_key: "providerId",
    // Reads first update the live feeds, so they have routes of their own below.
    operations: &[Operation::Update, Operation::Create, Operation::Delete],
    columns,
    prepare,
    save_error: "This provider is frozen while its contract is renewed.",
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(PROVIDERS.routes())
        .route(
            "/v3/api/providers",
            get(async |State(app)| listed(app, By::All).await),
        )
        .route("/v3/api/providers/{id}", get(one))
        .route("/v3/api/providers/customer/{id}", get(of_customer))
        .route("/v3/api/providers/locks", get(locks))
        .route("/v3/api/providers/unlock/{id}", post(unlock))
        .route("/v3/api/providers/latest-pings/{name}", get(pings))
}

fn columns(provider: &Record) -> Columns {
    Columns {
        customer_id: provider.get("customerId").and_then(int),
        name: text(provider, "providerName").map(str::to_owned),
        campaign_id: None,
    }
}

fn prepare(transaction: &Transaction<'_>, saving: &mut Saving<'_>) -> Result<(), HttpError> {
    let name = text(saving.record, "providerName").unwrap_or("");
    if name.trim().is_empty() {
        return Err(HttpError::bad_request("Provider name is required."));
    }
    let owner = records::named(transaction, "provider", name)?;
    if saving.is_new && owner.is_some() {
        return Err(HttpError::conflict(format!(
            "A provider named \"{name}\" already exists."
        )));
    }
    if saving.is_new {
        saving
            .record
            .entry("lastProcessTimestamp")
            .or_insert(Value::Null);
    }
    Ok(())
}

async fn listed(app: App, by: By) -> HttpResult {
    let now = app.clock.now();
    app.read(move |connection| {
        process_feeds(connection, now)?;
        Ok(records::list(connection, "provider", by)?)
    })
    .await
}

async fn one(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    let now = app.clock.now();
    app.read(move |connection| {
        process_feeds(connection, now)?;
        Ok(serde_json::to_string(
            &record_of(connection, "provider", "Provider", &id)?.1,
        )?)
    })
    .await
}

async fn of_customer(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    let id = id.parse().map_err(|_| HttpError::not_found("Customer"))?;
    app.db
        .call(move |connection| {
            records::one(connection, "customer", id)?
                .ok_or_else(|| HttpError::not_found("Customer"))
                .map(drop)
        })
        .await?;
    listed(app, By::Customer(id)).await
}

/// Updates the last process time of each live feed to the latest multiple of its interval.
fn process_feeds(connection: &Connection, now: DateTime<Utc>) -> Result<(), HttpError> {
    let now = now.timestamp();
    let feeds = connection
        .prepare_cached("SELECT provider_id, every_seconds FROM heartbeats")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<Vec<(i64, i64)>>>()?;
    for (id, every) in feeds {
        let Some(body) = records::one(connection, "provider", id)? else {
            continue;
        };
        let mut provider: Record = serde_json::from_str(&body)?;
        let delivered = iso(now - now.rem_euclid(every));
        let is_active = provider.get("isActive").and_then(Value::as_bool) == Some(true);
        if is_active && text(&provider, "lastProcessTimestamp") != Some(&delivered) {
            provider.insert("lastProcessTimestamp".to_owned(), delivered.into());
            records::save(connection, "provider", id, &columns(&provider), &provider)?;
        }
    }
    Ok(())
}

async fn locks(State(app): State<App>) -> HttpResult {
    app.read(|connection| Ok(records::list(connection, "lock", By::All)?))
        .await
}

async fn unlock(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.db
        .call(move |connection| {
            let (id, provider) = record_of(connection, "provider", "Provider", &id)?;
            if text(&provider, "providerName") == Some(resource::REFUSES_SAVE) {
                return Err(HttpError::unprocessable(PROVIDERS.save_error));
            }
            if let Some(lock) = records::one(connection, "lock", id)? {
                let mut lock: Record = serde_json::from_str(&lock)?;
                lock.insert("isLocked".to_owned(), json!(false));
                lock.insert("lockExp".to_owned(), Value::Null);
                records::save(connection, "lock", id, &Columns::default(), &lock)?;
            }
            Ok(())
        })
        .await?;
    Ok(message("Provider unlocked."))
}

async fn pings(State(app): State<App>, Path(name): Path<String>) -> HttpResult {
    let rows = app
        .db
        .call(move |connection| {
            let id = records::named(connection, "provider", &name)?
                .ok_or_else(|| HttpError::not_found("Provider"))?;
            Ok(records::one(connection, "pings", id)?)
        })
        .await?;
    Ok(data(rows.as_deref().unwrap_or("[]")))
}
