//! The parameters of a GraphQL request: from a JSON body, a query string or a socket message.

use std::borrow::Cow;

use async_graphql::Variables;
use serde::Deserialize;
use serde_json::error::Category;
use serde_json::value::RawValue;

use crate::config::settings::Limits;
use crate::graphql::execution::variables;
use crate::graphql::request_error::RequestError;

/// The parameters of one GraphQL request. Each may be missing or null.
#[derive(Debug, Default)]
pub struct GraphqlRequest {
    /// The document's text.
    pub query: Option<String>,
    /// The id of a persisted document. Clients may also send it in `extensions`.
    pub document_id: Option<String>,
    /// The operation of the document to execute.
    pub operation_name: Option<String>,
    /// The operation's variables.
    pub variables: Variables,
}

/// The members of a request. serde refuses repeated ones; those with other names are ignored.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Members<'a> {
    query: Option<String>,
    document_id: Option<String>,
    operation_name: Option<String>,
    #[serde(borrow)]
    variables: Option<&'a RawValue>,
    #[serde(borrow)]
    extensions: Option<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Extensions {
    document_id: Option<String>,
}

impl GraphqlRequest {
    /// Reads the body of a POST request.
    pub fn from_body(body: &[u8], limits: &Limits) -> Result<Self, RequestError> {
        let body = body.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(body);
        let Ok(text) = std::str::from_utf8(body) else {
            return Err(RequestError::bad_request("The body is not UTF-8."));
        };
        if text.trim_start().starts_with('[') {
            return Err(RequestError::bad_request(
                "Send one request at a time: this gateway does not support batches.",
            ));
        }
        Self::from_json(text, "The body", limits)
    }

    /// Reads a JSON object, which `what` names to the caller.
    pub(super) fn from_json(json: &str, what: &str, limits: &Limits) -> Result<Self, RequestError> {
        let members = serde_json::from_str(json).map_err(|error| {
            let is = match error.classify() {
                Category::Data => {
                    "must be a JSON object with strings \"query\", \"documentId\", \"operationName\" and objects \
                     \"variables\", \"extensions\", each once"
                }
                _ => "is not valid JSON",
            };
            let (line, column) = (error.line(), error.column());
            RequestError::bad_request(format!("{what} {is} (line {line}, column {column})."))
        })?;
        Self::from_members(members, limits)
    }

    /// Reads the query string of a GET request.
    pub fn from_query_string(query: &str, limits: &Limits) -> Result<Self, RequestError> {
        let parameters: Vec<_> = url::form_urlencoded::parse(query.as_bytes()).collect();
        let value = |name: &str| {
            let mut values = parameters.iter().filter(|(known, _)| known == name);
            match (values.next(), values.next()) {
                (_, Some(_)) => Err(RequestError::bad_request(format!(
                    "The query string repeats \"{name}\"."
                ))),
                (value, None) => Ok(value.map(|(_, value)| value)),
            }
        };
        let json = |name: &str| {
            let json = value(name)?.map(|text| serde_json::from_str::<Option<&RawValue>>(text));
            json.transpose().map_err(|_| not_an_object(name))
        };
        let text = |name: &str| Ok(value(name)?.map(Cow::to_string));
        let members = Members {
            query: text("query")?,
            document_id: text("documentId")?,
            operation_name: text("operationName")?,
            variables: json("variables")?.flatten(),
            extensions: json("extensions")?.flatten(),
        };
        Self::from_members(members, limits)
    }

    /// Checks the limits, and that exactly one document is given.
    fn from_members(members: Members<'_>, limits: &Limits) -> Result<Self, RequestError> {
        let Members {
            mut query,
            mut document_id,
            operation_name,
            ..
        } = members;
        // Only variables have a reason to be large.
        if query
            .as_ref()
            .is_some_and(|query| query.len() > limits.document_bytes)
        {
            return Err(RequestError::limit(format!(
                "The document is larger than {} bytes.",
                limits.document_bytes
            )));
        }
        let variables = object(members.variables, "variables")?;
        let extensions = object(members.extensions, "extensions")?;
        if document_id.is_none() {
            let extensions: Extensions = serde_json::from_str(extensions).map_err(|_| {
                RequestError::bad_request("\"extensions.documentId\" must be a string.")
            })?;
            document_id = extensions.document_id;
        }
        // Clients of the WebSocket protocol, which has no ids, send "" instead of a document's text.
        if document_id.is_some() {
            query = query.filter(|text| !text.is_empty());
        }
        if query.is_some() == document_id.is_some() {
            return Err(RequestError::bad_request(
                "Send a document: either its text as \"query\" or its \"documentId\".",
            ));
        }
        Ok(Self {
            query,
            document_id,
            // Some clients send "" instead of a name.
            operation_name: operation_name.filter(|name| !name.is_empty()),
            variables: variables::read(variables, limits)?,
        })
    }
}

fn object<'a>(json: Option<&'a RawValue>, name: &str) -> Result<&'a str, RequestError> {
    match json {
        Some(json) if !json.get().starts_with('{') => Err(not_an_object(name)),
        json => Ok(json.map_or("{}", RawValue::get)),
    }
}

fn not_an_object(name: &str) -> RequestError {
    RequestError::bad_request(format!("\"{name}\" must be a JSON object."))
}
