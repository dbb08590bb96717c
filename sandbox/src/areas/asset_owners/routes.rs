//! Asset owners, and their default markets.

use axum::{Router, extract::State, routing::get};

use crate::{
    db::records::{self, By, Columns, text},
    services::{
        app::App,
        resource::{Operation, Resource},
    },
};

static OWNERS: Resource = Resource {
    path: "asset-owners",
    title: "Asset owner",
    kind: "asset-owner",
    id_key: "assetOwnerId",
    operations: &[Operation::List, Operation::Read, Operation::Update],
    columns: |owner| Columns::named(text(owner, "name")),
    prepare: |_, _| Ok(()),
    save_error: "This owner's contract fixes its default market.",
};

pub(crate) fn routes() -> Router<App> {
    Router::new().merge(OWNERS.routes()).route(
        "/v3/api/asset-owners/admin-list",
        get(async |State(app): State<App>| {
            app.read(|connection| Ok(records::list(connection, OWNERS.kind, By::All)?))
                .await
        }),
    )
}
