//! Signing in, and the current user.

use axum::{
    Extension, Router,
    body::Bytes,
    extract::State,
    http::StatusCode,
    routing::{get, post},
};
use serde_json::json;

use crate::{
    db::records::{self, object, text},
    http::{
        error::{HttpError, HttpResult},
        response::data,
    },
    services::{
        accounts::{self, Caller, SIGN_IN},
        app::App,
    },
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route(SIGN_IN, post(sign_in))
        .route("/v3/auth/me", get(me))
}

async fn sign_in(State(app): State<App>, body: Bytes) -> HttpResult {
    let now = app.clock.now();
    let session = app
        .db
        .call(move |connection| {
            let sent = object(&body)?;
            let (email, password) = (
                text(&sent, "email").unwrap_or(""),
                text(&sent, "password").unwrap_or(""),
            );
            let wrong = || {
                HttpError::Status(
                    StatusCode::UNAUTHORIZED,
                    "Invalid email or password.".to_owned(),
                )
            };
            let user_id = accounts::authenticate(connection, email, password)?.ok_or_else(wrong)?;
            let user = records::one(connection, "user", user_id)?.ok_or_else(wrong)?;
            let token = json!(accounts::issue(connection, user_id, now)?);
            Ok(format!("{{\"token\":{token},\"user\":{user}}}"))
        })
        .await?;
    Ok(data(session))
}

async fn me(State(app): State<App>, Extension(caller): Extension<Caller>) -> HttpResult {
    app.read(move |connection| {
        records::one(connection, "user", caller.user_id)?.ok_or_else(HttpError::forbidden)
    })
    .await
}
