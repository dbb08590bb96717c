//! The storage service: files behind signed links.

use axum::{
    Router,
    extract::{Path, Query, State, rejection::QueryRejection},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use rusqlite::OptionalExtension;
use serde::Deserialize;

use crate::{http::error::HttpResult, services::app::App};

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/{bucket}/{*key}", get(file))
}

/// The query of a signed link.
#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Link {
    access_key_id: String,
    /// Epoch seconds.
    expires: i64,
    signature: String,
}

async fn file(
    State(app): State<App>,
    Path((bucket, key)): Path<(String, String)>,
    link: Result<Query<Link>, QueryRejection>,
    headers: HeaderMap,
) -> HttpResult {
    if headers.contains_key(header::AUTHORIZATION) {
        return Ok(error(
            StatusCode::BAD_REQUEST,
            "InvalidArgument",
            "Only one auth mechanism allowed; a signed link takes no Authorization header.",
        ));
    }
    let denied = |code, message| Ok(error(StatusCode::FORBIDDEN, code, message));
    let Ok(Query(link)) = link else {
        return denied("AccessDenied", "Access denied.");
    };
    let signed = (bucket.as_str(), key.as_str(), link.expires);
    if !app
        .signer
        .is_own(&link.access_key_id, signed, &link.signature)
    {
        return denied(
            "SignatureDoesNotMatch",
            "The signature does not match the one calculated for this request.",
        );
    }
    if link.expires < app.clock.now().timestamp() {
        return denied("AccessDenied", "Request has expired.");
    }
    let long_files = app.long_files.clone();
    let found = app
        .db
        .call(move |connection| {
            let mut file: Option<(String, Vec<u8>)> = connection
                .prepare_cached(
                    "SELECT media_type, content FROM files WHERE bucket = ? AND key = ?",
                )?
                .query_row([&bucket, &key], |row| row.try_into())
                .optional()?;
            if let Some((_, content)) = &mut file
                && let Some(long) = long_files.iter().find_map(|of| of(&bucket, &key))
            {
                *content = long.into_bytes();
            }
            Ok(file)
        })
        .await?;
    Ok(match found {
        Some((media_type, content)) => {
            ([(header::CONTENT_TYPE, media_type)], content).into_response()
        }
        None => error(
            StatusCode::NOT_FOUND,
            "NoSuchKey",
            "The specified key does not exist.",
        ),
    })
}

fn error(status: StatusCode, code: &str, message: &str) -> Response {
    let body = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Error><Code>{code}</Code><Message>{message}</Message></Error>"
    );
    (status, [(header::CONTENT_TYPE, "application/xml")], body).into_response()
}
