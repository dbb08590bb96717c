//! The layers of every call of the services: the call log, the faults, the check of its token.

use axum::{
    Router,
    body::{Body, Bytes, HttpBody, to_bytes},
    extract::{ConnectInfo, DefaultBodyLimit, Request, State},
    http::{StatusCode, header::AUTHORIZATION},
    middleware::{Next, from_fn_with_state},
    response::{IntoResponse, Response},
};

use crate::{
    faults::{connection_reset::ResetHandle, inject::ServiceName},
    http::error::{HttpError, HttpResult},
    services::{
        accounts,
        app::App,
        call_log::{Call, KEPT_BODY, Write},
    },
};

/// The largest request body, in bytes.
const MAX_BODY: usize = 64 * 1024 * 1024;

/// The routes of a service inside its layers.
pub(super) fn service(name: ServiceName, routes: Router<App>, app: &App) -> Router {
    let state = (app.clone(), name);
    routes
        .fallback(async || HttpError::not_found("Path"))
        .method_not_allowed_fallback(async || {
            let message = "Method not allowed.".to_owned();
            HttpError::Status(StatusCode::METHOD_NOT_ALLOWED, message)
        })
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(state.clone(), authenticate))
        .layer(from_fn_with_state(state, log_and_apply_faults))
        .with_state(app.clone())
}

async fn log_and_apply_faults(
    State((app, service)): State<(App, ServiceName)>,
    ConnectInfo(connection): ConnectInfo<ResetHandle>,
    request: Request,
    next: Next,
) -> Response {
    let number = app.calls.begin(Call {
        service,
        method: request.method().to_string(),
        path: request.uri().path().to_owned(),
        query: request.uri().query().unwrap_or_default().to_owned(),
        status: None,
    });
    let response = match log_write(&app, service, request).await {
        Ok(request) => app.faults.respond(service, request, next).await,
        Err(error) => Some(error.into_response()),
    };
    let Some(response) = response else {
        connection.reset();
        return ().into_response();
    };
    app.calls.end(number, response.status().as_u16());
    response
}

/// Logs the body of a write, and returns the request unchanged.
async fn log_write(
    app: &App,
    service: ServiceName,
    request: Request,
) -> Result<Request, HttpError> {
    if request.method().is_safe() {
        return Ok(request);
    }
    let (parts, body) = request.into_parts();
    let length = body.size_hint().exact();
    let (text, body) = if length.is_some_and(|length| length <= KEPT_BODY as u64) {
        let text = to_bytes(body, KEPT_BODY)
            .await
            .map_err(|_| HttpError::bad_request("The body is incomplete."))?;
        (text.clone(), Body::from(text))
    } else {
        (Bytes::new(), body)
    };
    let (method, path) = (parts.method.to_string(), parts.uri.path().to_owned());
    app.calls
        .add_write(Write::new(service, method, path, length, &text));
    Ok(Request::from_parts(parts, body))
}

/// Responds with 403 to calls without a valid token, and tells handlers who the caller is.
async fn authenticate(
    State((app, service)): State<(App, ServiceName)>,
    mut request: Request,
    next: Next,
) -> HttpResult {
    // The storage service relies on signatures alone.
    if service != ServiceName::Storage && request.uri().path() != accounts::SIGN_IN {
        let token = request
            .headers()
            .get(AUTHORIZATION)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "))
            .ok_or_else(HttpError::forbidden)?
            .to_owned();
        let now = app.clock.now();
        let caller = app
            .db
            .call(move |connection| accounts::caller(connection, &token, now))
            .await?;
        request.extensions_mut().insert(caller);
    }
    Ok(next.run(request).await)
}
