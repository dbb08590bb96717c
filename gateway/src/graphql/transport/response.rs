//! The GraphQL response: completes its errors and writes it to bytes once.

use std::convert::Infallible;

use async_graphql::{PathSegment, Response, ServerError, Value};
use axum::body::Body;
use axum::http::{HeaderValue, header};
use bytes::Bytes;
use futures_util::stream;
use serde_json::Value as Json;

use crate::error::{Code, Error};
use crate::graph::direct_json::json::write_value;
use crate::graphql::execution::group_errors::group_errors;
use crate::graphql::execution::metrics::OperationRecord;
use crate::memory::{Reservation, SMALL, bytes_with};

/// How a failed field affects a file. The worst is last.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Failure {
    /// It fails again if it is read again.
    Lasting,
    /// There was no memory for it at the moment.
    NoMemory,
    /// The operation exceeds a limit.
    TooMuch,
    /// It may succeed later, or nothing does until the caller signs in.
    Passing,
}

impl Failure {
    /// How an error affects a file, and its code.
    fn of(error: &ServerError) -> (Self, Code) {
        let Some(known) = error.source::<Error>() else {
            return (Self::Lasting, Code::BadUserInput);
        };
        let failure = match known.code() {
            Code::Unauthenticated => Self::Passing,
            Code::LimitExceeded if known.is_retryable() => Self::NoMemory,
            Code::LimitExceeded => Self::TooMuch,
            // A service that answers another 5xx is there, and fails for this object.
            _ if known.is_retryable() && matches!(known.status(), None | Some(502..=504)) => {
                Self::Passing
            }
            _ => Self::Lasting,
        };
        (failure, known.code())
    }
}

/// A response, written to bytes.
#[derive(Debug)]
pub struct GraphqlResponse {
    /// The JSON of the response.
    pub body: Bytes,
    /// The worst of its errors, if it has any, and its code.
    pub failure: Option<(Failure, Code)>,
    /// The errors of an invalid document. Nothing was executed.
    pub request_errors: Option<Vec<ServerError>>,
    /// Whether every field failed in a way that leaves nothing done, so that the same request may succeed later.
    pub is_undone: bool,
    /// Number of errors in the response.
    pub errors: usize,
    /// Number of calls made to services for it.
    pub upstream_calls: usize,
    /// The header Retry-After, for a sign-in that has to wait.
    pub retry_after: Option<HeaderValue>,
}

impl GraphqlResponse {
    /// Completes the errors of a response, logs their causes and writes it to bytes, with its cost if that was asked for.
    pub fn new(response: Response, request_id: &str, cost: Option<&Json>) -> Self {
        let Response {
            data,
            errors,
            http_headers,
            ..
        } = response;
        let failures = errors.iter().map(Failure::of);
        let failure = failures.max_by_key(|(failure, _)| *failure);
        let mut errors = group_errors(errors);
        for error in &mut errors {
            if let Some(known) = error.source::<Error>() {
                log_cause(known, &error.path, request_id);
            }
            complete_extensions(error, request_id);
        }
        // An execution error always has a path: that of the field that failed.
        let is_request_error = data == Value::Null
            && !errors.is_empty()
            && errors.iter().all(|error| error.path.is_empty());
        let is_retryable = |error: &ServerError| {
            let extensions = error.extensions.as_ref();
            extensions.and_then(|all| all.get("retryable")) == Some(&Value::Boolean(true))
        };
        let is_undone = !errors.is_empty()
            && errors.iter().all(is_retryable)
            && match &data {
                Value::Object(fields) => fields.values().all(|field| *field == Value::Null),
                data => *data == Value::Null,
            };
        Self {
            is_undone,
            body: write_response(&errors, (!is_request_error).then_some(data), cost),
            errors: errors.len(),
            failure,
            request_errors: is_request_error.then_some(errors),
            upstream_calls: 0,
            retry_after: http_headers.get(header::RETRY_AFTER).cloned(),
        }
    }

    /// The same response, which keeps its memory until it has been read.
    #[must_use]
    pub fn with(mut self, reservation: Option<Reservation>) -> Self {
        if let Some(reservation) = reservation {
            self.body = bytes_with(self.body, reservation);
        }
        self
    }

    /// Adds the counts of this response to the record of its operation.
    pub fn add_to(&self, record: &mut OperationRecord) {
        record.errors += self.errors;
        record.upstream_calls += self.upstream_calls;
    }
}

/// A body that is passed to the connection in chunks: what is passed counts as sent.
pub fn chunked(bytes: Bytes) -> Body {
    if bytes.len() <= SMALL {
        return bytes.into();
    }
    Body::from_stream(stream::iter(chunks(bytes).map(Ok::<_, Infallible>)))
}

/// The parts of a body that are passed to the connection one by one.
pub fn chunks(bytes: Bytes) -> impl Iterator<Item = Bytes> {
    let starts = (0..bytes.len()).step_by(SMALL);
    starts.map(move |start| bytes.slice(start..bytes.len().min(start + SMALL)))
}

/// Writes a response as JSON; without `data` if nothing was executed.
pub(crate) fn write_response(
    errors: &[ServerError],
    data: Option<Value>,
    cost: Option<&Json>,
) -> Bytes {
    let mut bytes = Vec::with_capacity(1_024 + data.as_ref().map_or(0, written_bytes));
    bytes.push(b'{');
    if !errors.is_empty() {
        bytes.extend_from_slice(br#""errors":"#);
        serde_json::to_writer(&mut bytes, errors).expect("errors can always be written as JSON");
    }
    if let Some(data) = data {
        if !errors.is_empty() {
            bytes.push(b',');
        }
        bytes.extend_from_slice(br#""data":"#);
        write_value(data, &mut bytes);
    }
    if let Some(cost) = cost {
        bytes.extend_from_slice(format!(r#","extensions":{{"cost":{cost}}}"#).as_bytes());
    }
    bytes.push(b'}');
    bytes.into()
}

/// The number of bytes in the parts of a response that are already written.
fn written_bytes(value: &Value) -> usize {
    match value {
        Value::Binary(bytes) => bytes.len(),
        Value::Object(members) => members.values().map(written_bytes).sum(),
        Value::List(items) => items.iter().map(written_bytes).sum(),
        _ => 0,
    }
}

/// The path of a field as `customers.edges.0.node`.
fn dotted(path: &[PathSegment]) -> String {
    let segments = path.iter().map(|segment| match segment {
        PathSegment::Field(name) => name.clone(),
        PathSegment::Index(index) => index.to_string(),
    });
    segments.collect::<Vec<_>>().join(".")
}

/// Logs the cause of an error of a field, or of an export.
pub(crate) fn log_cause(known: &Error, path: &[PathSegment], request_id: &str) {
    if known.cause().is_some() || known.code().is_fault() {
        tracing::warn!(
            request_id,
            path = dotted(path),
            code = known.code().as_str(),
            service = known.service(),
            status = known.status(),
            cause = known.cause(),
            "a field failed"
        );
    }
}

/// Adds the request id, and a code if the error is async-graphql's. The other extensions come from [`Error`].
pub(crate) fn complete_extensions(error: &mut ServerError, request_id: &str) {
    let extensions = error.extensions.get_or_insert_default();
    if extensions.get("code").is_none() {
        // async-graphql's own errors are about the document, except for its internal ones.
        let code = if error.message.starts_with("internal:") {
            Code::Internal
        } else {
            Code::BadUserInput
        };
        extensions.set("code", code.as_str());
        extensions.set("retryable", false);
    }
    extensions.set("requestId", request_id);
}
