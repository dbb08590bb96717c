//! The calls of the AI assistant.

use axum::{
    Router,
    extract::{Path, State},
    routing::{get, post},
};
use chrono::NaiveDate;
use rusqlite::Connection;
use serde_json::{Value, json};

use super::{analytics, conversations, diagnostics, prompts, suggested_prompts};
use crate::{
    db::database,
    http::error::{HttpError, HttpResult},
    services::app::App,
};

const AREA: &str = "ai-insights";
const PROMPT: &str = "Prompt";
const CONVERSATION: &str = "Conversation";

pub(crate) fn routes() -> Router<App> {
    let conversations = "/v3/api/ai-insights/admin-conversations";
    Router::new()
        .route("/v3/api/ai-insights/system-prompts", get(system_prompts))
        .route(
            "/v3/api/ai-insights/system-prompts/{id}",
            get(system_prompt),
        )
        .route(
            "/v3/api/ai-insights/suggested-prompts",
            get(suggested_prompts),
        )
        .route(
            "/v3/api/ai-insights/suggested-prompts/{id}",
            get(suggested_prompt),
        )
        .route(conversations, get(all_conversations))
        .route(&format!("{conversations}/{{id}}"), get(conversation))
        .route(
            &format!("{conversations}/diagnostics"),
            post(diagnostics::answer),
        )
        .route(
            &format!("{conversations}/analytics"),
            get(analytics::analytics),
        )
}

/// The day of the seed, from which all dates are counted.
pub(super) fn today(connection: &Connection) -> Result<NaiveDate, HttpError> {
    database::setting(connection, &database::seeded(AREA))?
        .and_then(|day| day.parse().ok())
        .ok_or_else(|| HttpError::Internal("the day of the seed is not known".to_owned()))
}

async fn system_prompts(State(app): State<App>) -> HttpResult {
    app.read(|connection| Ok(Value::from(prompts::all(today(connection)?)).to_string()))
        .await
}

async fn system_prompt(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| Ok(prompts::one(&id, today(connection)?)?.to_string()))
        .await
}

async fn suggested_prompts(State(app): State<App>) -> HttpResult {
    app.read(|connection| Ok(Value::from(suggested_prompts::all(today(connection)?)).to_string()))
        .await
}

async fn suggested_prompt(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| Ok(suggested_prompts::one(&id, today(connection)?)?.to_string()))
        .await
}

/// The list is in two envelopes.
async fn all_conversations(State(app): State<App>) -> HttpResult {
    app.read(|connection| {
        let rows = conversations::rows(connection, today(connection)?)?;
        Ok(json!({ "data": rows }).to_string())
    })
    .await
}

async fn conversation(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| {
        let details = conversations::details(connection, &id, today(connection)?)?;
        Ok(details.to_string())
    })
    .await
}

pub(super) fn no_prompt() -> HttpError {
    HttpError::not_found(PROMPT)
}

pub(super) fn no_conversation() -> HttpError {
    HttpError::not_found(CONVERSATION)
}
