//! Uploads of rows.

use axum::{
    Router,
    body::Bytes,
    extract::{Path, Query, State},
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::post,
};
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::json;

use super::{frames, rows, templates};
use crate::{
    db::records::{record_of, text},
    http::{
        error::{HttpError, HttpResult},
        response::created,
    },
    services::{
        app::App,
        resource::{BROKEN_REPORTS, EMPTY_ANSWER, REFUSES_SAVE},
    },
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/v3/api/frames/admin-bulk", post(add_frames))
        .route("/v3/internal/template/{upload_type}", post(add_template))
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct OfCustomer {
    #[serde(default)]
    customer_id: String,
}

async fn add_frames(
    State(app): State<App>,
    Query(of): Query<OfCustomer>,
    body: Bytes,
) -> HttpResult {
    let response = app
        .db
        .call(move |connection| {
            let transaction = connection.transaction()?;
            let (customer_id, name) = customer(&transaction, &of.customer_id)?;
            let rows = rows::read(&body, rows::is_camel_case)?;
            let count = frames::add(&transaction, customer_id, rows)?;
            transaction.commit()?;
            Ok(answer(&name, count))
        })
        .await?;
    Ok(response)
}

async fn add_template(
    State(app): State<App>,
    Path(upload_type): Path<String>,
    body: Bytes,
) -> HttpResult {
    let add = match upload_type.as_str() {
        "asset" => templates::add_assets,
        "media" => templates::add_media,
        _ => return Err(HttpError::not_found("Template")),
    };
    let response = app
        .db
        .call(move |connection| {
            let transaction = connection.transaction()?;
            let rows = rows::read(&body, rows::is_snake_case)?;
            let (customer_id, rows) = templates::of_one_customer(rows)?;
            let (customer_id, name) = customer(&transaction, &customer_id)?;
            let count = add(&transaction, customer_id, rows)?;
            transaction.commit()?;
            Ok(answer(&name, count))
        })
        .await?;
    Ok(response)
}

/// The customer's id and name; an error if nothing can be uploaded for it.
fn customer(connection: &Connection, id: &str) -> Result<(i64, String), HttpError> {
    if id.is_empty() {
        return Err(HttpError::bad_request("A customerId is required."));
    }
    let (id, customer) = record_of(connection, "customer", "Customer", id)?;
    match text(&customer, "customerName").unwrap_or_default() {
        REFUSES_SAVE => Err(HttpError::unprocessable(
            "The inventory of this customer is locked.",
        )),
        BROKEN_REPORTS => Err(HttpError::server_error()),
        name => Ok((id, name.to_owned())),
    }
}

fn answer(customer: &str, count: usize) -> Response {
    match customer {
        EMPTY_ANSWER => StatusCode::OK.into_response(),
        _ => created(json!({ "count": count }).to_string()),
    }
}
