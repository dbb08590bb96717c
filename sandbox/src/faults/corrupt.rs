//! Corrupts a correct response in the ways that services are known to fail.

use std::io;

use axum::{
    body::{Body, Bytes, to_bytes},
    http::{
        HeaderValue,
        header::{CONTENT_LENGTH, CONTENT_TYPE},
        response::Parts,
    },
    response::Response,
};
use futures_util::{StreamExt, stream};
use serde_json::{Value, json};
use tokio::io::AsyncReadExt;
use tokio_util::io::ReaderStream;

use crate::faults::kind::Kind;

/// The size of a huge response, above any reasonable limit of a caller.
const HUGE: u64 = 81 * 1024 * 1024;
/// The number of bytes announced beyond the whole body when it is cut.
const MISSING: usize = 4096;

/// Corrupts a response with this kind of fault. `own` is the fault's own text, if any.
pub(super) async fn corrupt(kind: Kind, own: Option<&str>, response: Response) -> Response {
    if matches!(kind, Kind::Latency | Kind::Hold) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    // The sandbox's own responses cannot fail while they are read.
    let body = to_bytes(body, usize::MAX).await.unwrap_or_default();
    parts.headers.remove(CONTENT_LENGTH);
    let or_own = |text: &str| own.unwrap_or(text).to_owned();
    let text = match kind {
        Kind::Cut => return cut(parts, &body),
        Kind::Huge => return huge(parts),
        Kind::NotJson => or_own("{\"data\": [{\"half\": "),
        Kind::NullList => "{\"data\":null}".to_owned(),
        Kind::WrongShape => or_own("{\"data\":{\"unexpected\":[[1],\"two\"]}}"),
        Kind::MalformedRow => in_rows(&body, malformed),
        Kind::TextForNumbers => in_rows(&body, |rows| {
            rows.iter_mut().for_each(|row| numbers_to_text(row, own));
        }),
        Kind::UnknownEnum => in_rows(&body, |rows| {
            let value = own.unwrap_or("NEVER_HEARD_OF");
            rows.iter_mut().for_each(|row| replace_enums(row, value));
        }),
        _ => String::new(),
    };
    Response::from_parts(parts, Body::from(text))
}

/// Half the body, announced as longer than the whole.
fn cut(mut parts: Parts, body: &Bytes) -> Response {
    let announced = body.len() + MISSING;
    parts
        .headers
        .insert(CONTENT_LENGTH, HeaderValue::from(announced));
    let half = stream::iter([Ok(body.slice(..body.len() / 2))]);
    // The server sends what it has once a body makes it wait. An immediate error would lose it all.
    let end = stream::once(async {
        tokio::task::yield_now().await;
        Err(io::Error::from(io::ErrorKind::ConnectionAborted))
    });
    Response::from_parts(parts, Body::from_stream(half.chain(end)))
}

fn huge(mut parts: Parts) -> Response {
    parts
        .headers
        .insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let stream = ReaderStream::with_capacity(
        io::Cursor::new("{\"data\":[")
            .chain(tokio::io::repeat(b' ').take(HUGE))
            .chain(io::Cursor::new("]}")),
        64 * 1024,
    );
    Response::from_parts(parts, Body::from_stream(stream))
}

/// Changes the rows of a response, inside its envelopes. A single record is one row.
fn in_rows(body: &[u8], change: impl FnOnce(&mut [Value])) -> String {
    let Ok(mut response) = serde_json::from_slice::<Value>(body) else {
        return String::from_utf8_lossy(body).into_owned();
    };
    change(rows(&mut response));
    response.to_string()
}

fn rows(response: &mut Value) -> &mut [Value] {
    const ENVELOPES: [&str; 3] = ["data", "Contents", "results"];
    let key = ENVELOPES
        .into_iter()
        .find(|key| response.get(key).is_some());
    match key {
        Some(key) => rows(&mut response[key]),
        None => match response {
            Value::Array(rows) => rows,
            single => std::slice::from_mut(single),
        },
    }
}

/// Replaces the first row by text, and removes every key of the second that could be its id.
fn malformed(rows: &mut [Value]) {
    if let Some(row) = rows.first_mut() {
        *row = json!("not a row");
    }
    if let Some(Value::Object(row)) = rows.get_mut(1) {
        row.retain(|key, _| key != "id" && !key.ends_with("Id") && !key.ends_with("_ID"));
    }
}

/// Replaces numbers by their digits as text, or by the fault's own text unless they are ids.
fn numbers_to_text(value: &mut Value, own: Option<&str>) {
    match value {
        Value::Number(number) => {
            *value = own.map_or_else(|| number.to_string(), str::to_owned).into()
        }
        Value::Array(items) => items.iter_mut().for_each(|item| numbers_to_text(item, own)),
        Value::Object(fields) => {
            for (key, field) in fields {
                let own = if key == "id" || key.ends_with("Id") {
                    None
                } else {
                    own
                };
                numbers_to_text(field, own);
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// Replaces words in capitals, which are assumed to be enum values.
fn replace_enums(value: &mut Value, word: &str) {
    match value {
        Value::String(text)
            if text.len() > 2
                && text
                    .bytes()
                    .all(|byte| byte.is_ascii_uppercase() || byte == b'_') =>
        {
            *text = word.to_owned();
        }
        Value::Array(items) => items.iter_mut().for_each(|item| replace_enums(item, word)),
        Value::Object(fields) => fields
            .values_mut()
            .for_each(|field| replace_enums(field, word)),
        _ => {}
    }
}
