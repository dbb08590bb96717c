//! Markets, and the latest files of each.

use axum::{
    Router,
    extract::{Path, State},
    routing::get,
};

use crate::{
    db::records::{Columns, text},
    http::error::{HttpError, HttpResult},
    services::{
        app::App,
        resource::{Operation, Resource},
    },
    storage::files,
};

/// The bucket of the files of markets.
pub(super) const BUCKET: &str = "market-files";

static MARKETS: Resource = Resource {
    path: "markets",
    title: "Market",
    kind: "market",
    id_key: "marketId",
    operations: &[Operation::List, Operation::Read, Operation::Update],
    columns: |market| Columns::named(text(market, "marketName")),
    prepare: |_, _| Ok(()),
    save_error: "This market's boundary is under review.",
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(MARKETS.routes())
        .route("/v3/api/markets/latest-files/{hash}", get(latest_files))
}

async fn latest_files(State(app): State<App>, Path(hash): Path<String>) -> HttpResult {
    let (signer, now) = (app.signer.clone(), app.clock.now());
    app.read(move |connection| {
        let known: bool = connection
            .prepare_cached(
                "SELECT EXISTS (SELECT 1 FROM records WHERE kind = 'market' AND body ->> 'marketHash' = ?)",
            )?
            .query_row([&hash], |row| row.get(0))?;
        if !known {
            return Err(HttpError::not_found("Market"));
        }
        Ok(files::listing(
            connection,
            &signer,
            BUCKET,
            &format!("_{hash}_"),
            now,
        )?)
    })
    .await
}
