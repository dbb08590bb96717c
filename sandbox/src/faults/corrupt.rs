//! Bends a true answer into one of the wrong ones that services are known to give.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
};

use axum::{
    body::{Body, Bytes, to_bytes},
    http::{
        HeaderValue,
        header::{CONTENT_LENGTH, CONTENT_TYPE},
        response::Parts,
    },
    response::Response,
};
use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncReadExt, ReadBuf};
use tokio_util::io::ReaderStream;

use crate::faults::kind::Kind;

/// The size of a huge answer: above every limit that a caller could think reasonable.
const HUGE: u64 = 81 * 1024 * 1024;
/// How much of the announced body a cut answer lacks.
const MISSING: usize = 4096;

/// Sends `answer` as the fault of this kind would have it; `own` is the text that the fault prescribes.
pub(crate) async fn corrupt(kind: Kind, own: Option<&str>, answer: Response) -> Response {
    let (mut parts, body) = answer.into_parts();
    // The sandbox's own answers are whole and in memory; reading one back cannot fail.
    let body = to_bytes(body, usize::MAX).await.unwrap_or_default();
    parts.headers.remove(CONTENT_LENGTH);
    match kind {
        Kind::Cut => return cut(parts, &body),
        Kind::Huge => return huge(parts),
        _ => {}
    }
    let text = match kind {
        Kind::Empty => String::new(),
        Kind::NotJson => own.unwrap_or("{\"data\": [{\"half\": ").to_owned(),
        Kind::NullList => json!({ "data": null }).to_string(),
        Kind::WrongShape => own.map_or_else(
            || json!({ "data": { "unexpected": [[1], "two"] } }).to_string(),
            str::to_owned,
        ),
        Kind::MalformedRow => in_rows(&body, malformed),
        Kind::TextForNumbers => in_rows(&body, |rows| {
            rows.iter_mut().for_each(|row| numbers_to_text(row, own))
        }),
        Kind::UnknownEnum => {
            let word = own.unwrap_or("NEVER_HEARD_OF");
            in_rows(&body, |rows| {
                rows.iter_mut().for_each(|row| enums_to(row, word))
            })
        }
        _ => return Response::from_parts(parts, Body::from(body)),
    };
    Response::from_parts(parts, Body::from(text))
}

fn cut(mut parts: Parts, body: &Bytes) -> Response {
    let announced = body.len() + MISSING;
    parts
        .headers
        .insert(CONTENT_LENGTH, HeaderValue::from(announced));
    let sent = body.slice(..body.len() / 2);
    let stream = ReaderStream::new(io::Cursor::new(sent).chain(BrokenOff::default()));
    Response::from_parts(parts, Body::from_stream(stream))
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

/// The end of a body that was promised to be longer.
#[derive(Default)]
struct BrokenOff {
    has_waited: bool,
}

impl AsyncRead for BrokenOff {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        _: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        // The server sends what it has once a body makes it wait; an error at once would lose it all.
        if !self.has_waited {
            self.has_waited = true;
            context.waker().wake_by_ref();
            return Poll::Pending;
        }
        Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()))
    }
}

/// Changes the rows of an answer, wherever its envelope holds them; a single record is one row.
fn in_rows(body: &[u8], change: impl FnOnce(&mut [Value])) -> String {
    let Ok(mut answer) = serde_json::from_slice::<Value>(body) else {
        return String::from_utf8_lossy(body).into_owned();
    };
    change(rows(&mut answer));
    answer.to_string()
}

fn rows(answer: &mut Value) -> &mut [Value] {
    const ENVELOPES: [&str; 3] = ["data", "Contents", "results"];
    let key = ENVELOPES.into_iter().find(|key| answer.get(key).is_some());
    match key {
        Some(key) => rows(&mut answer[key]),
        None => match answer {
            Value::Array(rows) => rows,
            single => std::slice::from_mut(single),
        },
    }
}

/// The first row becomes text, and the second loses everything that could be its id.
fn malformed(rows: &mut [Value]) {
    if let Some(row) = rows.first_mut() {
        *row = json!("not a row");
    }
    if let Some(Value::Object(row)) = rows.get_mut(1) {
        row.retain(|key, _| key != "id" && !key.ends_with("Id") && !key.ends_with("_ID"));
    }
}

/// Ids become numerals, other numbers numerals too or the fault's own text.
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

/// Words in capitals are taken for enum values.
fn enums_to(value: &mut Value, word: &str) {
    match value {
        Value::String(text)
            if text.len() > 2
                && text
                    .bytes()
                    .all(|byte| byte.is_ascii_uppercase() || byte == b'_') =>
        {
            *text = word.to_owned();
        }
        Value::Array(items) => items.iter_mut().for_each(|item| enums_to(item, word)),
        Value::Object(fields) => fields.values_mut().for_each(|field| enums_to(field, word)),
        _ => {}
    }
}
