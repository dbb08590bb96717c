//! The queries of the pipeline, finished and running.

use axum::extract::State;

use super::{calls::call, query::QUERIES};
use crate::{
    db::records::{self, By},
    http::{error::HttpResult, response::data},
    services::app::App,
};

pub(super) async fn all(State(app): State<App>) -> HttpResult {
    let queries = call(&app, |connection, _| {
        Ok(records::list(connection, QUERIES, By::All)?)
    });
    Ok(data(queries.await?))
}
