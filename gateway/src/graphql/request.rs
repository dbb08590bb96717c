//! What a caller asks for, read from a JSON body, from an address, or from a socket message.

use async_graphql::{Name, Value, Variables};
use serde::Deserialize;
use serde_json::{Map, Value as Json};

use crate::config::settings::Limits;
use crate::graphql::limits;
use crate::graphql::request_error::RequestError;

/// The parameters of one GraphQL request.
#[derive(Debug, Default)]
pub struct GraphqlRequest {
    /// The document's text.
    pub query: Option<String>,
    /// The id of a document of the manifest.
    pub document_id: Option<String>,
    /// Which operation of the document is meant.
    pub operation_name: Option<String>,
    /// The operation's variables.
    pub variables: Variables,
}

/// The parameters as JSON; every one may be null.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Parameters {
    query: Option<Json>,
    document_id: Option<Json>,
    operation_name: Option<Json>,
    variables: Option<Json>,
    extensions: Option<Json>,
}

impl GraphqlRequest {
    /// Reads the body of a POST.
    pub fn from_body(body: &[u8], limits: &Limits) -> Result<Self, RequestError> {
        let body = body.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(body);
        if std::str::from_utf8(body).is_err() {
            return Err(RequestError::bad_request("The body is not UTF-8."));
        }
        limits::check_json_nesting(body, limits)?;
        match body.iter().find(|byte| !byte.is_ascii_whitespace()) {
            Some(b'{') => {}
            Some(b'[') => {
                return Err(RequestError::bad_request(
                    "Send one request at a time: this gateway takes no batches.",
                ));
            }
            _ => {
                return Err(RequestError::bad_request(
                    "The body must be a JSON object with \"query\" or \"documentId\".",
                ));
            }
        }
        let parameters = serde_json::from_slice(body).map_err(|error| {
            RequestError::bad_request(format!("The body is not the JSON of a request: {error}."))
        })?;
        Self::read(parameters, limits)
    }

    /// Reads the query part of a GET's address.
    pub fn from_address(query: &str, limits: &Limits) -> Result<Self, RequestError> {
        let mut parameters = Parameters::default();
        for (name, value) in url::form_urlencoded::parse(query.as_bytes()) {
            let value = value.into_owned();
            let (place, value) = match &*name {
                "query" => (&mut parameters.query, Json::String(value)),
                "documentId" => (&mut parameters.document_id, Json::String(value)),
                "operationName" => (&mut parameters.operation_name, Json::String(value)),
                "variables" => (
                    &mut parameters.variables,
                    json_parameter(&name, &value, limits)?,
                ),
                "extensions" => (
                    &mut parameters.extensions,
                    json_parameter(&name, &value, limits)?,
                ),
                _ => continue,
            };
            if place.replace(value).is_some() {
                return Err(RequestError::bad_request(format!(
                    "\"{name}\" stands in the address twice."
                )));
            }
        }
        Self::read(parameters, limits)
    }

    /// Reads the payload of a socket's subscribe message.
    pub fn from_payload(payload: Json, limits: &Limits) -> Result<Self, RequestError> {
        if !payload.is_object() {
            return Err(RequestError::bad_request("The payload must be an object."));
        }
        let parameters = serde_json::from_value(payload).map_err(|error| {
            RequestError::bad_request(format!("The payload is not a request: {error}."))
        })?;
        Self::read(parameters, limits)
    }

    fn read(parameters: Parameters, limits: &Limits) -> Result<Self, RequestError> {
        let query = text("query", parameters.query)?;
        // Only variables have a reason to be large.
        if query
            .as_ref()
            .is_some_and(|query| query.len() > limits.body_bytes)
        {
            return Err(RequestError::limit(format!(
                "The document is larger than {} bytes.",
                limits.body_bytes
            )));
        }
        let mut document_id = text("documentId", parameters.document_id)?;
        let mut extensions = object("extensions", parameters.extensions)?;
        if document_id.is_none() {
            document_id = text("extensions.documentId", extensions.remove("documentId"))?;
        }
        let variables = variables(object("variables", parameters.variables)?)?;
        limits::check_variables(variables.values(), limits)?;
        if query.is_some() == document_id.is_some() {
            return Err(RequestError::bad_request(
                "Send a document: either its text as \"query\" or its \"documentId\".",
            ));
        }
        // Some clients send "" where they mean none.
        let operation_name =
            text("operationName", parameters.operation_name)?.filter(|name| !name.is_empty());
        Ok(Self {
            query,
            document_id,
            operation_name,
            variables,
        })
    }
}

fn json_parameter(name: &str, text: &str, limits: &Limits) -> Result<Json, RequestError> {
    limits::check_json_nesting(text.as_bytes(), limits)?;
    serde_json::from_str(text)
        .map_err(|error| RequestError::bad_request(format!("\"{name}\" is not JSON: {error}.")))
}

fn text(name: &str, value: Option<Json>) -> Result<Option<String>, RequestError> {
    match value {
        None | Some(Json::Null) => Ok(None),
        Some(Json::String(text)) => Ok(Some(text)),
        Some(_) => Err(RequestError::bad_request(format!(
            "\"{name}\" must be a string."
        ))),
    }
}

fn object(name: &str, value: Option<Json>) -> Result<Map<String, Json>, RequestError> {
    match value {
        None | Some(Json::Null) => Ok(Map::new()),
        Some(Json::Object(object)) => Ok(object),
        Some(_) => Err(RequestError::bad_request(format!(
            "\"{name}\" must be an object."
        ))),
    }
}

fn variables(object: Map<String, Json>) -> Result<Variables, RequestError> {
    let mut variables = Variables::default();
    for (name, value) in object {
        let value = Value::from_json(value).map_err(|error| {
            RequestError::bad_request(format!("\"variables\" cannot be read: {error}."))
        })?;
        variables.insert(Name::new(name), value);
    }
    Ok(variables)
}
