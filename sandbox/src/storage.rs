//! Object storage: files behind signed links.

use std::sync::Arc;

use axum::{
    Router,
    extract::{RawQuery, State},
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
    routing::get,
};
use chrono::{TimeDelta, Utc};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use rusqlite::{Connection, OptionalExtension, params};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::{answer::Answer, seed::iso, services::App};

/// How long the links of a listing hold.
const LISTING_LIFE: TimeDelta = TimeDelta::hours(6);
const ACCESS_KEY: &str = "SANDBOX";
const UNRESERVED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// Signs links and checks them.
#[derive(Clone)]
pub(crate) struct Signer {
    base: Arc<str>,
    key: Arc<str>,
}

impl Signer {
    pub(crate) fn new(base: String, key: String) -> Self {
        Self {
            base: base.into(),
            key: key.into(),
        }
    }

    /// A link to a file that holds until the given epoch second.
    pub(crate) fn link(&self, bucket: &str, key: &str, expires: i64) -> String {
        let path: Vec<String> = key
            .split('/')
            .map(|part| utf8_percent_encode(part, UNRESERVED).to_string())
            .collect();
        format!(
            "{}/{bucket}/{}?AccessKeyId={ACCESS_KEY}&Expires={expires}&Signature={}",
            self.base,
            path.join("/"),
            self.signature(bucket, key, expires),
        )
    }

    fn signature(&self, bucket: &str, key: &str, expires: i64) -> String {
        let inner = hex(&Sha256::digest(format!(
            "{}\nGET\n{bucket}\n{key}\n{expires}",
            self.key
        )));
        hex(&Sha256::digest(format!("{}\n{inner}", self.key)))
    }
}

/// Bytes as lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A file to be kept.
pub(crate) struct File<'a> {
    pub(crate) bucket: &'a str,
    pub(crate) key: &'a str,
    pub(crate) media_type: &'a str,
    /// Epoch seconds.
    pub(crate) modified_at: i64,
    pub(crate) content: &'a [u8],
}

/// Keeps a file, in place of an older one with the same key.
pub(crate) fn keep(connection: &Connection, file: &File<'_>) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO files (bucket, key, media_type, modified_at, content) VALUES (?, ?, ?, ?, ?)",
        )?
        .execute(params![file.bucket, file.key, file.media_type, file.modified_at, file.content])
        .map(|_| ())
}

/// The files of a bucket whose keys contain `part`, with signed links. No files, no list.
pub(crate) fn listing(
    connection: &Connection,
    signer: &Signer,
    bucket: &str,
    part: &str,
) -> rusqlite::Result<String> {
    let expires = (Utc::now() + LISTING_LIFE).timestamp();
    let contents = connection
        .prepare_cached(
            "SELECT key, modified_at, length(content) FROM files
             WHERE bucket = ?1 AND instr(key, ?2) ORDER BY key",
        )?
        .query_map([bucket, part], |row| {
            let key: String = row.get(0)?;
            let url = signer.link(bucket, &key, expires);
            let (modified_at, size): (i64, i64) = (row.get(1)?, row.get(2)?);
            Ok(json!({ "Key": key, "LastModified": iso(modified_at), "Size": size, "url": url }))
        })?
        .collect::<rusqlite::Result<Vec<Value>>>()?;
    let listing = if contents.is_empty() {
        json!({})
    } else {
        json!({ "Contents": contents })
    };
    Ok(listing.to_string())
}

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/{bucket}/{*key}", get(fetch))
}

async fn fetch(
    State(app): State<App>,
    uri: Uri,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Answer {
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
        access_key == ACCESS_KEY && app.signer.signature(bucket, key, expires) == signature
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
        .is_ok_and(|expires: i64| expires < Utc::now().timestamp())
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
