//! A request that is refused as a whole: a status and one GraphQL error, whatever the route.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::error::{Code, Error};

/// A place in a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Location {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1.
    pub column: usize,
}

/// Why a request is not answered.
#[derive(Clone, Debug)]
pub struct RequestError {
    status: StatusCode,
    error: Error,
    location: Option<Location>,
    /// The request was well formed and only its document was wrong: over `application/json` such an
    /// answer has status 200.
    is_about_document: bool,
    allow: Option<&'static str>,
    must_close: bool,
}

/// The one entry of `errors` in a refusal.
#[derive(Serialize)]
pub struct ErrorEntry<'a> {
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    locations: Option<[Location; 1]>,
    extensions: ErrorExtensions<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ErrorExtensions<'a> {
    code: &'static str,
    retryable: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    service: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    user_message: Option<&'a str>,
    request_id: &'a str,
}

#[derive(Serialize)]
struct ErrorBody<'a> {
    errors: [ErrorEntry<'a>; 1],
}

impl RequestError {
    /// A refusal with a status of its own.
    pub fn new(status: StatusCode, code: Code, message: impl Into<String>) -> Self {
        Self {
            status,
            error: Error::new(code, message.into()),
            location: None,
            is_about_document: false,
            allow: None,
            must_close: false,
        }
    }

    /// A request that could not be answered, with the status that goes with the kind of failure.
    pub fn failed(error: Error) -> Self {
        let status = match error.code() {
            Code::Unauthenticated => StatusCode::UNAUTHORIZED,
            Code::Forbidden => StatusCode::FORBIDDEN,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::BadUserInput | Code::LimitExceeded => StatusCode::BAD_REQUEST,
            Code::UpstreamUnavailable | Code::UpstreamInvalidResponse => StatusCode::BAD_GATEWAY,
            Code::UpstreamTimeout => StatusCode::GATEWAY_TIMEOUT,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Self {
            error,
            ..Self::new(status, Code::Internal, "")
        }
    }

    /// A request that is not what the protocol asks for.
    pub fn bad_request(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, Code::BadUserInput, message)
    }

    /// The id of a document that this build of the gateway does not have. It is the one refusal of
    /// `/graphql` with this code, so that a page of another build knows itself by it.
    pub fn unknown_document() -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            Code::NotFound,
            "This gateway has no document with this id.",
        )
    }

    /// A limit of the gateway was passed.
    pub fn limit(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, Code::LimitExceeded, message)
    }

    /// A well-formed request whose document is wrong.
    pub fn bad_document(message: impl Into<String>) -> Self {
        let mut refusal = Self::bad_request(message);
        refusal.is_about_document = true;
        refusal
    }

    /// Nothing is at this address.
    pub fn not_found() -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            Code::NotFound,
            "There is nothing at this address.",
        )
    }

    /// The method does not go with the address or the operation.
    pub fn method(allow: &'static str, message: impl Into<String>) -> Self {
        let mut refusal = Self::new(StatusCode::METHOD_NOT_ALLOWED, Code::BadUserInput, message);
        refusal.allow = Some(allow);
        refusal
    }

    /// Too much is going on; the same request may succeed in a second.
    pub fn overloaded() -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            Code::LimitExceeded,
            "The gateway is busy. Try again in a moment.",
        )
    }

    /// Names the place in the document.
    #[must_use]
    pub fn at(mut self, location: Location) -> Self {
        self.location = Some(location);
        self
    }

    /// Ends the connection with the answer, because the rest of the request is not read.
    #[must_use]
    pub fn closing(mut self) -> Self {
        self.must_close = true;
        self
    }

    /// What kind of failure this is.
    pub fn code(&self) -> Code {
        self.error.code()
    }

    /// Whether the request was well formed and only its document was wrong.
    pub fn is_about_document(&self) -> bool {
        self.is_about_document
    }

    /// The entry of `errors` that says all this.
    pub fn entry<'a>(&'a self, request_id: &'a str) -> ErrorEntry<'a> {
        ErrorEntry {
            message: self.error.message(),
            locations: self.location.map(|location| [location]),
            extensions: ErrorExtensions {
                code: self.error.code().as_str(),
                retryable: self.error.code().is_retryable()
                    || self.status == StatusCode::SERVICE_UNAVAILABLE,
                service: self.error.service(),
                user_message: self.error.user_message(),
                request_id,
            },
        }
    }

    /// The GraphQL answer, without `data`.
    pub fn body(&self, request_id: &str) -> Vec<u8> {
        let body = ErrorBody {
            errors: [self.entry(request_id)],
        };
        serde_json::to_vec(&body).expect("texts and numbers can always be written as JSON")
    }

    /// The HTTP answer in plain JSON.
    pub fn into_response(self, request_id: &str) -> Response {
        let media_type = HeaderValue::from_static("application/json; charset=utf-8");
        let status = self.status;
        self.response(request_id, media_type, status)
    }

    /// The HTTP answer in a GraphQL media type, which decides the status of a wrong document.
    pub fn into_graphql_response(
        self,
        request_id: &str,
        media_type: HeaderValue,
        document_status: StatusCode,
    ) -> Response {
        let status = if self.is_about_document {
            document_status
        } else {
            self.status
        };
        self.response(request_id, media_type, status)
    }

    fn response(&self, request_id: &str, media_type: HeaderValue, status: StatusCode) -> Response {
        let mut response = (status, self.body(request_id)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, media_type);
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(allow) = self.allow {
            headers.insert(header::ALLOW, HeaderValue::from_static(allow));
        }
        if self.must_close {
            headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if status == StatusCode::SERVICE_UNAVAILABLE {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
