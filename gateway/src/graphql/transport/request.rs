//! The parameters of a GraphQL request: from a JSON body, a query string or a socket message.

use crate::config::settings::Limits;
use crate::graphql::execution::variables::RequestVariables;
use crate::graphql::request_error::RequestError;
use crate::graphql::transport::json_members::{Members, Problem};

/// The members of a request.
const MEMBERS: [&str; 5] = [
    "query",
    "documentId",
    "operationName",
    "variables",
    "extensions",
];

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
    pub variables: RequestVariables,
}

impl GraphqlRequest {
    /// Reads the body of a POST request.
    pub fn from_body(body: &[u8], limits: &Limits) -> Result<Self, RequestError> {
        let body = body.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(body);
        let Ok(text) = std::str::from_utf8(body) else {
            return Err(RequestError::bad_request("The body is not UTF-8."));
        };
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
        let members = Members::read(text, "The body", "", &MEMBERS);
        Self::from_members(members, limits)
    }

    /// Reads the payload of a socket's message.
    pub(super) fn from_payload(json: &str, limits: &Limits) -> Result<Self, RequestError> {
        let members = Members::read(json, "\"payload\"", "payload.", &MEMBERS);
        Self::from_members(members, limits)
    }

    fn from_members(
        members: Result<Members<'_>, Problem>,
        limits: &Limits,
    ) -> Result<Self, RequestError> {
        let members = members.map_err(RequestError::bad_request)?;
        let text = |name| members.text(name).map_err(RequestError::bad_request);
        let object = |name| members.object(name).map_err(RequestError::bad_request);
        let request = Self {
            query: text("query")?,
            document_id: text("documentId")?,
            operation_name: text("operationName")?,
            variables: match object("variables")? {
                Some(json) => RequestVariables::of_json(json, limits)?,
                None => RequestVariables::default(),
            },
        };
        request.checked(object("extensions")?, limits)
    }

    /// Reads the query string of a GET request.
    pub fn from_query_string(query: &str, limits: &Limits) -> Result<Self, RequestError> {
        let mut request = Self::default();
        let mut extensions = None;
        let mut seen = Vec::new();
        for (name, value) in url::form_urlencoded::parse(query.as_bytes()) {
            match &*name {
                "query" => request.query = Some(value.into_owned()),
                "documentId" => request.document_id = Some(value.into_owned()),
                "operationName" => request.operation_name = Some(value.into_owned()),
                "variables" => {
                    if let Some(json) = json_parameter(&name, &value)? {
                        request.variables = RequestVariables::of_json(json, limits)?;
                    }
                }
                "extensions" => {
                    extensions = json_parameter(&name, &value)?.map(str::to_owned);
                }
                _ => continue,
            }
            if seen.contains(&name) {
                return Err(RequestError::bad_request(format!(
                    "The query string repeats \"{name}\"."
                )));
            }
            seen.push(name);
        }
        request.checked(extensions.as_deref(), limits)
    }

    /// Checks the limits, and that exactly one document is given.
    fn checked(mut self, extensions: Option<&str>, limits: &Limits) -> Result<Self, RequestError> {
        // Only variables have a reason to be large.
        if self
            .query
            .as_ref()
            .is_some_and(|query| query.len() > limits.document_bytes)
        {
            return Err(RequestError::limit(format!(
                "The document is larger than {} bytes.",
                limits.document_bytes
            )));
        }
        if self.document_id.is_none()
            && let Some(json) = extensions
        {
            self.document_id =
                Members::read(json, "\"extensions\"", "extensions.", &["documentId"])
                    .and_then(|extensions| extensions.text("documentId"))
                    .map_err(RequestError::bad_request)?;
        }
        // Clients of the WebSocket protocol, which has no ids, send "" instead of a document's text.
        if self.document_id.is_some() {
            self.query = self.query.filter(|text| !text.is_empty());
        }
        if self.query.is_some() == self.document_id.is_some() {
            return Err(RequestError::bad_request(
                "Send a document: either its text as \"query\" or its \"documentId\".",
            ));
        }
        // Some clients send "" instead of a name.
        self.operation_name = self.operation_name.filter(|name| !name.is_empty());
        Ok(self)
    }
}

/// The JSON object in a parameter; `None` if it is null.
fn json_parameter<'a>(name: &str, text: &'a str) -> Result<Option<&'a str>, RequestError> {
    match text.trim() {
        "null" => Ok(None),
        json => Members::read(json, "", "", &[])
            .map(|_| Some(json))
            .map_err(|_| RequestError::bad_request(format!("\"{name}\" must be a JSON object."))),
    }
}
