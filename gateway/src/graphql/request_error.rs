//! An error that ends a whole request: an HTTP status and one GraphQL error, on every route.

use async_graphql::parser::types::OperationType;
use async_graphql::{Pos, ServerError};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;

use crate::error::{Code, Error};
use crate::graphql::transport::media_types::MediaType;
use crate::graphql::transport::response::{complete_extensions, write_response};

/// Why a request is refused.
#[derive(Clone, Debug)]
pub struct RequestError {
    status: StatusCode,
    error: Error,
    position: Option<Pos>,
    /// The request is well formed and only its document is invalid: over `application/json` the status is then 200.
    is_about_document: bool,
    headers: Vec<(HeaderName, HeaderValue)>,
    /// Further errors in the document.
    others: Vec<Self>,
}

impl RequestError {
    /// An error with its status.
    pub fn new(status: StatusCode, code: Code, message: impl Into<String>) -> Self {
        Self {
            status,
            error: Error::new(code, message.into()),
            position: None,
            is_about_document: false,
            headers: Vec::new(),
            others: Vec::new(),
        }
    }

    /// A request that exceeds its time limit.
    pub fn too_long() -> Self {
        let message = "The request took too long.";
        Self::new(StatusCode::GATEWAY_TIMEOUT, Code::UpstreamTimeout, message).closing()
    }

    /// A failure, with the status for its code.
    pub fn failed(error: Error) -> Self {
        let status = Self::status_of(error.code());
        Self {
            error,
            ..Self::new(status, Code::Internal, "")
        }
    }

    /// The status of a request that fails with this code.
    pub fn status_of(code: Code) -> StatusCode {
        match code {
            Code::Unauthenticated => StatusCode::UNAUTHORIZED,
            Code::Forbidden => StatusCode::FORBIDDEN,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::BadUserInput | Code::LimitExceeded => StatusCode::BAD_REQUEST,
            Code::UpstreamUnavailable | Code::UpstreamInvalidResponse => StatusCode::BAD_GATEWAY,
            Code::UpstreamTimeout => StatusCode::GATEWAY_TIMEOUT,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A request that breaks the protocol.
    pub fn bad_request(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, Code::BadUserInput, message)
    }

    /// A document id that this build of the gateway does not know. No other error of `/graphql` has this code, which
    /// allows a page of another build to recognize it.
    pub fn unknown_document() -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            Code::NotFound,
            "This gateway has no document with this id.",
        )
    }

    /// A limit of the gateway is exceeded.
    pub fn limit(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, Code::LimitExceeded, message)
    }

    /// The limit of levels within each other is exceeded.
    pub fn too_deep(levels: usize) -> Self {
        Self::limit(format!("The document nests deeper than {levels} levels."))
    }

    /// A well-formed request with an invalid document.
    pub fn bad_document(message: impl Into<String>) -> Self {
        Self {
            is_about_document: true,
            ..Self::bad_request(message)
        }
    }

    /// Nothing is at this address.
    pub fn not_found() -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            Code::NotFound,
            "There is nothing at this address.",
        )
    }

    /// The body has a type that is not supported.
    pub(crate) fn unsupported_media_type(message: &'static str) -> Self {
        Self::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Code::BadUserInput,
            message,
        )
        .closing()
    }

    /// A method that the address or the operation does not allow.
    pub fn method_not_allowed(allow: &'static str, message: impl Into<String>) -> Self {
        Self {
            headers: vec![(header::ALLOW, HeaderValue::from_static(allow))],
            ..Self::new(StatusCode::METHOD_NOT_ALLOWED, Code::BadUserInput, message)
        }
    }

    /// The gateway cannot accept the request now; it may succeed in a second.
    pub fn unavailable(message: &'static str) -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            Code::LimitExceeded,
            message,
        )
    }

    /// The gateway has too much work.
    pub fn overloaded() -> Self {
        Self::unavailable("The gateway is busy. Try again in a moment.")
    }

    /// Adds that an operation of this kind had begun: a mutation continues, and must not simply be repeated.
    #[must_use]
    pub fn of_operation(mut self, kind: OperationType) -> Self {
        if kind == OperationType::Mutation {
            self.error = self.error.of_write();
        }
        self
    }

    /// Adds the position in the document.
    #[must_use]
    pub fn at(mut self, position: impl Into<Option<Pos>>) -> Self {
        self.position = position.into();
        self
    }

    /// Adds further errors in the document.
    #[must_use]
    pub fn also(mut self, others: Vec<Self>) -> Self {
        self.others = others;
        self
    }

    /// Closes the connection after the response, because the rest of the request is not read.
    #[must_use]
    pub fn closing(mut self) -> Self {
        let close = HeaderValue::from_static("close");
        self.headers.push((header::CONNECTION, close));
        self
    }

    /// The error's code.
    pub fn code(&self) -> Code {
        self.error.code()
    }

    /// The message for the caller.
    pub(crate) fn message(&self) -> &str {
        self.error.message()
    }

    /// The entries of `errors`.
    pub fn to_graphql(&self, request_id: &str) -> Vec<ServerError> {
        let all = std::iter::once(self).chain(&self.others);
        all.map(|error| error.entry(request_id)).collect()
    }

    fn entry(&self, request_id: &str) -> ServerError {
        let error = async_graphql::Error::from(self.error.clone());
        let mut error = ServerError {
            extensions: error.extensions,
            ..ServerError::new(error.message, self.position)
        };
        complete_extensions(&mut error, request_id);
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            let extensions = error.extensions.get_or_insert_default();
            extensions.set("retryable", true);
        }
        error
    }

    /// The GraphQL response, without `data`.
    pub fn body(&self, request_id: &str) -> Bytes {
        write_response(&self.to_graphql(request_id), None, None)
    }

    /// The HTTP response in plain JSON.
    pub fn into_response(self, request_id: &str) -> Response {
        self.into_graphql_response(request_id, MediaType::Json)
    }

    /// The HTTP response in a GraphQL media type, which decides the status of an invalid document.
    pub(crate) fn into_graphql_response(self, request_id: &str, media_type: MediaType) -> Response {
        let status = if self.is_about_document {
            media_type.document_status()
        } else {
            self.status
        };
        let mut response = (status, self.body(request_id)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, media_type.header());
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.extend(self.headers);
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if status == StatusCode::SERVICE_UNAVAILABLE {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
