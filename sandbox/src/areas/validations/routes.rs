//! The check of supported assets. Some media products have responses of their own.

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::StatusCode,
    response::{Html, IntoResponse},
    routing::post,
};
use serde_json::{Value, json};

use super::{
    check::{self, Sent},
    products,
};
use crate::{
    areas::customers::OWNERS,
    db::records::object,
    http::{
        error::{HttpError, HttpResult},
        response::{bare, json_text},
    },
    services::app::App,
};

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/v3/api/dev/supported-assets-check", post(check))
}

async fn check(State(app): State<App>, body: Bytes) -> HttpResult {
    let sent = Sent::read(&object(&body)?)?;
    let owner = sent.asset_owner.clone();
    let product = sent.media_product.clone().unwrap_or_default();
    let rows = match product.as_str() {
        products::ODD => products::odd_rows(),
        products::BROKEN => {
            let answer = json!({
                "error": "asset_index_unavailable",
                "message": "The asset index did not answer.",
                "trace": ["supported-assets-check", "asset-index", "timeout after 5000 ms"],
            });
            let status = StatusCode::INTERNAL_SERVER_ERROR;
            return Ok(json_text(status, answer.to_string()));
        }
        products::REFUSED => {
            return Err(HttpError::unprocessable(
                "This media product is not sold on ad groups.",
            ));
        }
        products::HTML => {
            let page = "<html><body><h1>Down for maintenance</h1></body></html>";
            return Ok((StatusCode::INTERNAL_SERVER_ERROR, Html(page)).into_response());
        }
        products::TEXT => return Ok("The check is paused.".into_response()),
        product => match products::row_count(product) {
            Some(count) => (0..count).map(products::numbered_row).collect(),
            None => {
                app.db
                    .call(move |connection| check::run(connection, &sent))
                    .await?
            }
        },
    };
    Ok(bare(answer(owner.as_deref(), rows).to_string()))
}

/// The rows in one of the service's three shapes.
fn answer(owner: Option<&str>, mut rows: Vec<Value>) -> Value {
    match owner {
        Some(owner) if owner == OWNERS[0] => rows.into(),
        Some(owner) if owner == OWNERS[1] => json!({ "results": rows }),
        // For this owner, the service leaves out eligible assets.
        Some(owner) if owner == OWNERS[2] => {
            rows.retain(|row| row["eligible"] != true);
            json!({ "data": { "results": rows } })
        }
        _ => json!({ "data": { "results": rows } }),
    }
}
