//! Object storage: files behind signed links.

use axum::{
    Router,
    extract::{RawQuery, State},
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
    routing::get,
};
use percent_encoding::percent_decode_str;
use rusqlite::OptionalExtension;

use crate::{http::error::HttpResult, services::app::App};

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/{bucket}/{*key}", get(fetch))
}

async fn fetch(
    State(app): State<App>,
    uri: Uri,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> HttpResult {
    if headers.contains_key(header::AUTHORIZATION) {
        return Ok(fault(
            StatusCode::BAD_REQUEST,
            "InvalidArgument",
            "Only one auth mechanism allowed; a signed link takes no Authorization header.",
        ));
    }
    let path = percent_decode_str(uri.path().trim_start_matches('/'))
        .decode_utf8_lossy()
        .into_owned();
    let Some((bucket, key)) = path.split_once('/') else {
        return Ok(fault(
            StatusCode::NOT_FOUND,
            "NoSuchKey",
            "The specified key does not exist.",
        ));
    };
    let query = query.unwrap_or_default();
    let parameter = |name: &str| {
        query
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value)
    };
    let (Some(access_key), Some(expires), Some(signature)) = (
        parameter("AccessKeyId"),
        parameter("Expires"),
        parameter("Signature"),
    ) else {
        return Ok(fault(
            StatusCode::FORBIDDEN,
            "AccessDenied",
            "Access denied.",
        ));
    };
    let genuine = expires.parse().is_ok_and(|expires| {
        app.signer
            .is_own(access_key, (bucket, key, expires), signature)
    });
    if !genuine {
        return Ok(fault(
            StatusCode::FORBIDDEN,
            "SignatureDoesNotMatch",
            "The signature does not match the one calculated for this request.",
        ));
    }
    if expires
        .parse()
        .is_ok_and(|expires: i64| expires < app.clock.now().timestamp())
    {
        return Ok(fault(
            StatusCode::FORBIDDEN,
            "AccessDenied",
            "Request has expired.",
        ));
    }
    let (bucket, key) = (bucket.to_owned(), key.to_owned());
    let found = app
        .db
        .call(move |connection| {
            Ok(connection
                .prepare_cached(
                    "SELECT media_type, content FROM files WHERE bucket = ? AND key = ?",
                )?
                .query_row([bucket, key], |row| {
                    Ok((row.get::<_, String>(0)?, row.get::<_, Vec<u8>>(1)?))
                })
                .optional()?)
        })
        .await?;
    Ok(match found {
        Some((media_type, content)) => {
            ([(header::CONTENT_TYPE, media_type)], content).into_response()
        }
        None => fault(
            StatusCode::NOT_FOUND,
            "NoSuchKey",
            "The specified key does not exist.",
        ),
    })
}

fn fault(status: StatusCode, code: &str, message: &str) -> Response {
    let body = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Error><Code>{code}</Code><Message>{message}</Message></Error>"
    );
    (status, [(header::CONTENT_TYPE, "application/xml")], body).into_response()
}
