//! The answer to a GraphQL request: its errors completed, its data written to bytes once.

use async_graphql::{Response, ServerError, Value};
use bytes::Bytes;

use crate::error::{Code, Error};
use crate::graph::direct_json::json::write_value;
use crate::graphql::metrics::{self, OperationRecord};

/// How many errors an answer names: a wrong document can have thousands.
const MOST_ERRORS: usize = 100;

/// A finished answer.
#[derive(Debug)]
pub struct GraphqlResponse {
    /// The JSON of the answer.
    pub body: Bytes,
    /// Whether nothing was executed, because the document is wrong.
    pub is_request_error: bool,
    /// How many errors are in it.
    pub errors: usize,
    /// Calls to services made for it.
    pub upstream_calls: usize,
}

/// An answer as it is written: without `data` when nothing was executed.
pub struct CompletedResponse {
    errors: Vec<ServerError>,
    data: Option<Value>,
}

impl GraphqlResponse {
    /// Adds to the record what is known at the end.
    pub fn finish(&self, record: &mut OperationRecord) {
        record.errors = self.errors;
        record.upstream_calls = self.upstream_calls;
    }
}

impl CompletedResponse {
    /// Completes a response: every error gets a code and the request's id, and its cause is logged.
    pub fn new(response: Response, request_id: &str) -> Self {
        let Response {
            data, mut errors, ..
        } = response;
        errors.truncate(MOST_ERRORS);
        for error in &mut errors {
            complete(error, request_id);
        }
        // An error of execution always has a path: that of the field that failed.
        let is_request_error = data == Value::Null
            && !errors.is_empty()
            && errors.iter().all(|error| error.path.is_empty());
        Self {
            errors,
            data: (!is_request_error).then_some(data),
        }
    }

    /// Writes the response to bytes, once.
    pub fn into_bytes(self) -> GraphqlResponse {
        GraphqlResponse {
            body: self.to_bytes(),
            is_request_error: self.data.is_none(),
            errors: self.errors.len(),
            upstream_calls: 0,
        }
    }

    fn to_bytes(&self) -> Bytes {
        let mut bytes = Vec::with_capacity(1_024);
        bytes.push(b'{');
        if !self.errors.is_empty() {
            bytes.extend_from_slice(br#""errors":"#);
            if let Err(error) = serde_json::to_writer(&mut bytes, &self.errors) {
                tracing::error!(%error, "an answer could not be written");
                return Bytes::from_static(br#"{"errors":[{"message":"The gateway failed to write its answer.","extensions":{"code":"INTERNAL"}}]}"#);
            }
        }
        if let Some(data) = &self.data {
            if !self.errors.is_empty() {
                bytes.push(b',');
            }
            bytes.extend_from_slice(br#""data":"#);
            write_value(data, &mut bytes);
        }
        bytes.push(b'}');
        bytes.into()
    }
}

fn complete(error: &mut ServerError, request_id: &str) {
    if let Some(known) = error.source::<Error>()
        && (known.cause().is_some() || known.code().is_fault())
    {
        tracing::warn!(
            request_id,
            path = %metrics::Path(&error.path),
            code = known.code().as_str(),
            service = known.service(),
            status = known.status(),
            cause = known.cause(),
            "a field failed"
        );
    }
    let extensions = error.extensions.get_or_insert_default();
    if extensions.get("code").is_none() {
        // What the library says by itself is about the document, save for its own faults.
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
