//! The calls of the AI assistant.

use axum::{
    Router,
    extract::{Path, State},
    routing::{get, post},
};
use serde_json::{Value, json};

use super::{analytics, conversations, diagnostics, lookup::today, prompts, suggested_prompts};
use crate::{http::error::HttpResult, services::app::App};

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
