//! Debug logs.

use axum::{
    Router,
    extract::{Path, State},
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::get,
};
use rusqlite::Connection;
use serde_json::Value;

use super::{details::details, logs, odd};
use crate::{
    db::database,
    http::{
        error::{HttpError, HttpResult},
        response::{bare, data},
    },
    seed::writer::midnight,
    services::app::App,
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/v3/api/planning/ai-debug-logs", get(all))
        .route("/v3/api/planning/ai-debug-logs/{id}", get(one))
}

async fn all(State(app): State<App>) -> HttpResult {
    app.read(|connection| {
        let midnight = seeded_midnight(connection)?;
        let turns = logs::turns(connection, 1, logs::COUNT)?;
        let rows: Vec<Value> = logs::numbers()
            .map(|number| {
                let mut row = logs::row(number, midnight);
                if let Some(turn) = turns.get(&number) {
                    logs::set_turn(&mut row, turn);
                }
                odd::row(number, row)
            })
            .collect();
        Ok(serde_json::to_string(&rows)?)
    })
    .await
}

async fn one(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    let number = logs::number(&id).ok_or_else(|| HttpError::not_found("Debug log"))?;
    match number {
        odd::BROKEN => return Err(HttpError::server_error()),
        odd::MISSING => return Err(HttpError::not_found("Debug log")),
        odd::TEXT => return Ok((StatusCode::OK, "The log is being written.").into_response()),
        _ => {}
    }
    let (midnight, turns) = app
        .db
        .call(move |connection| {
            Ok::<_, HttpError>((
                seeded_midnight(connection)?,
                logs::turns(connection, number, number)?,
            ))
        })
        .await?;
    let mut details = details(number, logs::row(number, midnight));
    if let Some(turn) = turns.get(&number) {
        logs::set_turn(&mut details, turn);
    }
    let body = odd::details(number, details).to_string();
    Ok(respond(number, body))
}

fn respond(number: i64, body: String) -> Response {
    match number {
        odd::BARE => bare(body),
        odd::LONG_NUMBER => data(odd::with_long_number(&body)),
        _ => data(body),
    }
}

/// Midnight of the day on which the logs were seeded, in epoch seconds.
fn seeded_midnight(connection: &Connection) -> Result<i64, HttpError> {
    database::setting(connection, &database::seeded("ai-debug-logs"))?
        .and_then(|day| day.parse().ok())
        .map(midnight)
        .ok_or_else(|| HttpError::Internal("the day of the seed is not known".to_owned()))
}
