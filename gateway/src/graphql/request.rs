//! The parameters of a GraphQL request: from a JSON body, a query string or a socket message.

use async_graphql::{Extensions, Value, Variables};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::config::settings::Limits;
use crate::error::shortened;
use crate::graphql::request_error::RequestError;
use crate::graphql::token_limits;

/// The parameters of one GraphQL request. Each may be missing or null.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GraphqlRequest {
    /// The document's text.
    pub query: Option<String>,
    /// The id of a persisted document. Clients may also send it in `extensions`.
    pub document_id: Option<String>,
    /// The operation of the document to execute.
    pub operation_name: Option<String>,
    /// The operation's variables.
    #[serde(default)]
    pub variables: Variables,
    #[serde(default)]
    extensions: Extensions,
}

impl GraphqlRequest {
    /// Reads the body of a POST request.
    pub fn from_body(body: &[u8], limits: &Limits) -> Result<Self, RequestError> {
        let body = body.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(body);
        if std::str::from_utf8(body).is_err() {
            return Err(RequestError::bad_request("The body is not UTF-8."));
        }
        token_limits::check_json_nesting(body, limits)?;
        match body.iter().find(|byte| !byte.is_ascii_whitespace()) {
            Some(b'{') => {}
            Some(b'[') => {
                return Err(RequestError::bad_request(
                    "Send one request at a time: this gateway does not support batches.",
                ));
            }
            _ => {
                return Err(RequestError::bad_request(
                    "The body must be a JSON object with \"query\" or \"documentId\".",
                ));
            }
        }
        let request: Self = serde_json::from_slice(body).map_err(|error| {
            let error = shortened(&error.to_string());
            RequestError::bad_request(format!("The body is not a GraphQL request: {error}."))
        })?;
        request.checked(limits)
    }

    /// Reads the query string of a GET request.
    pub fn from_query_string(query: &str, limits: &Limits) -> Result<Self, RequestError> {
        let mut request = Self::default();
        let mut seen = Vec::new();
        for (name, value) in url::form_urlencoded::parse(query.as_bytes()) {
            match &*name {
                "query" => request.query = Some(value.into_owned()),
                "documentId" => request.document_id = Some(value.into_owned()),
                "operationName" => request.operation_name = Some(value.into_owned()),
                "variables" => request.variables = json_parameter(&name, &value, limits)?,
                "extensions" => request.extensions = json_parameter(&name, &value, limits)?,
                _ => continue,
            }
            if seen.contains(&name) {
                return Err(RequestError::bad_request(format!(
                    "The query string repeats \"{name}\"."
                )));
            }
            seen.push(name);
        }
        request.checked(limits)
    }

    /// Checks the limits, and that exactly one document is given.
    pub fn checked(mut self, limits: &Limits) -> Result<Self, RequestError> {
        // Only variables have a reason to be large.
        if self
            .query
            .as_ref()
            .is_some_and(|query| query.len() > limits.body_bytes)
        {
            return Err(RequestError::limit(format!(
                "The document is larger than {} bytes.",
                limits.body_bytes
            )));
        }
        if self.document_id.is_none() {
            self.document_id = match self.extensions.remove("documentId") {
                None | Some(Value::Null) => None,
                Some(Value::String(id)) => Some(id),
                Some(_) => {
                    return Err(RequestError::bad_request(
                        "\"extensions.documentId\" must be a string.",
                    ));
                }
            };
        }
        token_limits::check_variables(self.variables.values(), limits)?;
        // Clients of the WebSocket protocol, which knows no ids, send "" for no text.
        if self.document_id.is_some() {
            self.query = self.query.filter(|text| !text.is_empty());
        }
        if self.query.is_some() == self.document_id.is_some() {
            return Err(RequestError::bad_request(
                "Send a document: either its text as \"query\" or its \"documentId\".",
            ));
        }
        // Some clients send "" for no name.
        self.operation_name = self.operation_name.filter(|name| !name.is_empty());
        Ok(self)
    }
}

fn json_parameter<T: DeserializeOwned>(
    name: &str,
    text: &str,
    limits: &Limits,
) -> Result<T, RequestError> {
    token_limits::check_json_nesting(text.as_bytes(), limits)?;
    serde_json::from_str(text).map_err(|error| {
        let error = shortened(&error.to_string());
        RequestError::bad_request(format!("\"{name}\" is not a JSON object: {error}."))
    })
}
