//! The one error type. It is made where a failure is known, carries a message for the caller and a
//! cause for the log only, and becomes a GraphQL error with the extensions every client relies on.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use async_graphql::ErrorExtensionValues;
use futures_util::future::BoxFuture;

/// What a function of the gateway answers when it can fail.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// A nullable graph field that can fail: an error nulls this field only, never its parent.
/// Build one with [`field`] or [`nullable_field`].
pub type Field<T> = Option<Result<T>>;

/// The kinds of failure a client tells apart; `extensions.code` of every GraphQL error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// There is no valid session: go to sign-in.
    Unauthenticated,
    /// The session is valid, but its role may not do this. It never signs anybody out.
    Forbidden,
    /// What was asked for does not exist.
    NotFound,
    /// An argument, an id, a cursor or a document is wrong.
    BadUserInput,
    /// A service refused the connection, answered 5xx, or is held back by its breaker.
    UpstreamUnavailable,
    /// A service did not answer in time.
    UpstreamTimeout,
    /// A service answered something that cannot be read.
    UpstreamInvalidResponse,
    /// A limit of the gateway was passed.
    LimitExceeded,
    /// A fault of the gateway itself.
    Internal,
}

impl Code {
    /// The code as it stands in `extensions.code`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Unauthenticated => "UNAUTHENTICATED",
            Self::Forbidden => "FORBIDDEN",
            Self::NotFound => "NOT_FOUND",
            Self::BadUserInput => "BAD_USER_INPUT",
            Self::UpstreamUnavailable => "UPSTREAM_UNAVAILABLE",
            Self::UpstreamTimeout => "UPSTREAM_TIMEOUT",
            Self::UpstreamInvalidResponse => "UPSTREAM_INVALID_RESPONSE",
            Self::LimitExceeded => "LIMIT_EXCEEDED",
            Self::Internal => "INTERNAL",
        }
    }

    /// Whether a service or the gateway failed, and not what the caller asked.
    pub fn is_fault(self) -> bool {
        matches!(
            self,
            Self::UpstreamUnavailable
                | Self::UpstreamTimeout
                | Self::UpstreamInvalidResponse
                | Self::Internal
        )
    }

    /// Whether the same request may succeed a little later.
    pub fn is_retryable(self) -> bool {
        matches!(self, Self::UpstreamUnavailable | Self::UpstreamTimeout)
    }
}

/// A failure. It has no `Display` on purpose: async-graphql would convert it by itself and lose the code.
#[derive(Clone)]
pub struct Error(Arc<Inner>);

struct Inner {
    code: Code,
    message: Cow<'static, str>,
    /// The service's own words for a person; only of answers that are meant for the user.
    user_message: Option<String>,
    service: Option<&'static str>,
    /// The HTTP status a service answered.
    status: Option<u16>,
    /// Whether what failed was a write, which nobody may send again unseen.
    is_write: bool,
    /// For the log only.
    cause: Option<String>,
}

impl Error {
    /// A failure with its code and the message the caller may read.
    pub fn new(code: Code, message: impl Into<Cow<'static, str>>) -> Self {
        Self(Arc::new(Inner {
            code,
            message: message.into(),
            user_message: None,
            service: None,
            status: None,
            is_write: false,
            cause: None,
        }))
    }

    /// A wrong argument, in words that say what would be right.
    pub fn bad_input(message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(Code::BadUserInput, message)
    }

    /// Something the caller named does not exist.
    pub fn not_found(message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(Code::NotFound, message)
    }

    /// No session, or one that has ended.
    pub fn unauthenticated() -> Self {
        Self::new(
            Code::Unauthenticated,
            "There is no valid session. Sign in again.",
        )
    }

    /// A fault of the gateway; the cause goes to the log only.
    pub fn internal(cause: impl Into<String>) -> Self {
        Self::new(Code::Internal, "The gateway failed to answer this.").with_cause(cause)
    }

    /// Names the service that failed and the status it answered.
    #[must_use]
    pub fn from_service(self, service: &'static str, status: Option<u16>) -> Self {
        self.change(|inner| {
            inner.service = Some(service);
            inner.status = status;
        })
    }

    /// Adds the service's own words, to be shown to a person.
    #[must_use]
    pub fn with_user_message(self, message: impl Into<Option<String>>) -> Self {
        let message = message.into();
        self.change(|inner| inner.user_message = message)
    }

    /// Says that a write failed: whether it was done is not known.
    #[must_use]
    pub fn of_write(self) -> Self {
        self.change(|inner| inner.is_write = true)
    }

    /// Adds what the log should say and the caller must not read.
    #[must_use]
    pub fn with_cause(self, cause: impl Into<String>) -> Self {
        let cause = cause.into();
        self.change(|inner| inner.cause = Some(cause))
    }

    fn change(self, edit: impl FnOnce(&mut Inner)) -> Self {
        let mut inner = match Arc::try_unwrap(self.0) {
            Ok(inner) => inner,
            Err(shared) => Inner {
                code: shared.code,
                message: shared.message.clone(),
                user_message: shared.user_message.clone(),
                service: shared.service,
                status: shared.status,
                is_write: shared.is_write,
                cause: shared.cause.clone(),
            },
        };
        edit(&mut inner);
        Self(Arc::new(inner))
    }

    /// What kind of failure this is.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// Whether the same request may succeed a little later, and can do no harm.
    pub fn is_retryable(&self) -> bool {
        self.code().is_retryable() && !self.0.is_write
    }

    /// The message for the caller.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The service's own words for a person, where it had some.
    pub fn user_message(&self) -> Option<&str> {
        self.0.user_message.as_deref()
    }

    /// The HTTP status a service answered, where one did.
    pub fn status(&self) -> Option<u16> {
        self.0.status
    }

    /// The name of the service that failed, where one did.
    pub fn service(&self) -> Option<&'static str> {
        self.0.service
    }

    /// The cause, for the log only.
    pub fn cause(&self) -> Option<&str> {
        self.0.cause.as_deref()
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Error")
            .field("code", &self.0.code)
            .field("message", &self.0.message)
            .field("service", &self.0.service)
            .field("status", &self.0.status)
            .finish_non_exhaustive()
    }
}

impl From<Error> for async_graphql::Error {
    fn from(error: Error) -> Self {
        let mut extensions = ErrorExtensionValues::default();
        extensions.set("code", error.code().as_str());
        extensions.set("retryable", error.is_retryable());
        if let Some(service) = error.service() {
            extensions.set("service", service);
        }
        if let Some(words) = error.user_message() {
            extensions.set("userMessage", words);
        }
        Self {
            message: error.message().to_owned(),
            source: Some(Arc::new(error)),
            extensions: Some(extensions),
        }
    }
}

/// What a resolver of a field returns that is null only if it failed. See `#[object]`.
pub trait Required {
    /// The field.
    type Field;
}

impl<T> Required for Result<T> {
    type Field = Field<T>;
}

/// What a resolver of a field returns that may be null without an error. See `#[object]`.
pub trait Optional {
    /// The field.
    type Field;
}

impl<T> Optional for Result<Option<T>> {
    type Field = Field<T>;
}

/// Turns a fallible computation into a field that is null only when it fails.
///
/// It is boxed here, because async-graphql makes every field of a type as large as its largest resolver.
pub fn field<'a, T>(work: impl Future<Output = Result<T>> + Send + 'a) -> BoxFuture<'a, Field<T>> {
    Box::pin(async move { Some(work.await) })
}

/// Turns a fallible computation of something that may be absent into a nullable field. Boxed, as [`field`].
pub fn nullable_field<'a, T>(
    work: impl Future<Output = Result<Option<T>>> + Send + 'a,
) -> BoxFuture<'a, Field<T>> {
    Box::pin(async move { work.await.transpose() })
}

/// A caller's text, cut to a length that an error message can repeat.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 100;
    match text.char_indices().nth(MOST) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

/// What a read found: `None` if the service answered that there is no such record.
///
/// # Errors
/// Every other failure of the read.
pub fn if_found<T>(read: Result<T>) -> Result<Option<T>> {
    match read {
        Ok(found) => Ok(Some(found)),
        Err(error) if error.code() == Code::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
