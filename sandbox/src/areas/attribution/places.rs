//! Places. Some have a text id.

use axum::{
    Router,
    extract::{Path, State},
    routing::get,
};
use rusqlite::Connection;
use serde_json::Value;

use crate::{
    db::records::{Columns, Record},
    http::error::{HttpError, HttpResult},
    services::{
        app::App,
        resource::{Operation, Resource},
    },
};

pub(super) static PLACES: Resource = Resource {
    path: "places",
    title: "Place",
    kind: "place",
    id_key: "placeId",
    operations: &[Operation::List],
    columns: |_| Columns::default(),
    prepare: |_, _| Ok(()),
    save_error: "",
};

/// The prefix of text ids. The number after it is the record's id.
pub(super) const TEXT_ID: &str = "P-";

pub(super) fn routes() -> Router<App> {
    Router::new()
        .merge(PLACES.routes())
        .route("/v3/api/places/{id}", get(one))
}

async fn one(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| read(connection, &id)).await
}

fn read(connection: &Connection, id: &str) -> Result<String, HttpError> {
    let place = PLACES.read(connection, id.strip_prefix(TEXT_ID).unwrap_or(id))?;
    let record: Record = serde_json::from_str(&place)?;
    let is_it = match record.get(PLACES.id_key) {
        Some(Value::String(stored)) => stored == id,
        _ => !id.starts_with(TEXT_ID),
    };
    if is_it {
        Ok(place)
    } else {
        Err(HttpError::not_found(PLACES.title))
    }
}
