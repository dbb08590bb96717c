//! The one error type. It has a message for the caller and a cause for the log only, and becomes a GraphQL
//! error with the extensions that clients rely on.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use async_graphql::ErrorExtensionValues;
use futures_util::future::BoxFuture;

/// The result of a function of the gateway that can fail.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// A nullable graph field that can fail. An error nulls this field only, never its parent.
/// Build one with [`field`] or [`nullable_field`].
pub type Field<T> = Option<Result<T>>;

/// The kinds of errors: `extensions.code` of every GraphQL error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// There is no valid session. Clients go to sign-in.
    Unauthenticated,
    /// The user's role does not allow this. The session stays valid.
    Forbidden,
    /// The requested object does not exist.
    NotFound,
    /// An argument, id, cursor or document is invalid.
    BadUserInput,
    /// A service refused the connection or answered 5xx, or its breaker is open.
    UpstreamUnavailable,
    /// A service did not answer in time.
    UpstreamTimeout,
    /// A service sent an unreadable response.
    UpstreamInvalidResponse,
    /// The request exceeds a limit of the gateway.
    LimitExceeded,
    /// The gateway itself failed.
    Internal,
}

impl Code {
    /// The code in `extensions.code`.
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

    /// Whether a service or the gateway failed, rather than the caller.
    pub fn is_fault(self) -> bool {
        matches!(
            self,
            Self::UpstreamUnavailable
                | Self::UpstreamTimeout
                | Self::UpstreamInvalidResponse
                | Self::Internal
        )
    }

    /// Whether the same request may succeed later.
    pub fn is_retryable(self) -> bool {
        matches!(self, Self::UpstreamUnavailable | Self::UpstreamTimeout)
    }
}

/// An error. It has no `Display` on purpose: async-graphql would convert it by itself and lose the code.
#[derive(Clone)]
pub struct Error(Arc<Inner>);

#[derive(Clone)]
struct Inner {
    code: Code,
    message: Cow<'static, str>,
    /// The service's message, if it is meant for the user.
    user_message: Option<String>,
    service: Option<&'static str>,
    /// The HTTP status of the service's response.
    status: Option<u16>,
    /// Whether a write failed. A client must not retry it without asking.
    is_write: bool,
    /// Whether the service may have the request, although it was not available to answer it.
    is_cut_off: bool,
    /// Whether the service cannot have the whole request.
    is_not_applied: bool,
    /// Whether it is the state of the gateway at this moment, and not the request, that exceeds a limit.
    is_transient: bool,
    /// For the log only.
    cause: Option<String>,
}

impl Error {
    /// An error with a message for the caller.
    pub fn new(code: Code, message: impl Into<Cow<'static, str>>) -> Self {
        Self(Arc::new(Inner {
            code,
            message: message.into(),
            user_message: None,
            service: None,
            status: None,
            is_write: false,
            is_cut_off: false,
            is_not_applied: false,
            is_transient: false,
            cause: None,
        }))
    }

    /// An invalid argument. The message says what would be valid.
    pub fn bad_input(message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(Code::BadUserInput, message)
    }

    /// The requested object does not exist.
    pub fn not_found(message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(Code::NotFound, message)
    }

    /// There is no session, or it has ended.
    pub fn unauthenticated() -> Self {
        Self::new(
            Code::Unauthenticated,
            "There is no valid session. Sign in again.",
        )
    }

    /// The gateway itself failed. The cause goes to the log only.
    pub fn internal(cause: impl Into<String>) -> Self {
        Self::new(Code::Internal, "The gateway failed to answer this.").with_cause(cause)
    }

    /// Adds the service that failed and the status of its response.
    #[must_use]
    pub fn from_service(self, service: &'static str, status: Option<u16>) -> Self {
        self.change(|inner| {
            inner.service = Some(service);
            inner.status = status;
        })
    }

    /// Adds the service's message for the user.
    #[must_use]
    pub fn with_user_message(self, message: impl Into<Option<String>>) -> Self {
        self.change(|inner| inner.user_message = message.into())
    }

    /// Marks a failed write. It is not known whether the service did it.
    #[must_use]
    pub fn of_write(self) -> Self {
        self.change(|inner| inner.is_write = true)
    }

    /// Marks a failure that came after the request was sent, at least in part.
    #[must_use]
    pub fn after_sending(self) -> Self {
        self.change(|inner| inner.is_cut_off = true)
    }

    /// Marks a failed write that the service cannot have done, because it did not receive all of it or changes nothing.
    #[must_use]
    pub fn not_applied(self) -> Self {
        self.change(|inner| inner.is_not_applied = true)
    }

    /// Marks the failure of a request that may succeed later, although its kind usually stays.
    #[must_use]
    pub fn transient(self) -> Self {
        self.change(|inner| inner.is_transient = true)
    }

    /// Adds the cause, for the log only.
    #[must_use]
    pub fn with_cause(self, cause: impl Into<String>) -> Self {
        self.change(|inner| inner.cause = Some(cause.into()))
    }

    fn change(mut self, edit: impl FnOnce(&mut Inner)) -> Self {
        edit(Arc::make_mut(&mut self.0));
        self
    }

    /// The kind of error.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// Whether the same request may be sent again and may then succeed.
    pub fn is_retryable(&self) -> bool {
        (self.code().is_retryable() || self.0.is_transient) && !self.0.is_write
    }

    /// Whether the service may have done what was asked, because its answer is not known.
    pub fn is_outcome_unknown(&self) -> bool {
        let is_answer_lost = matches!(
            self.code(),
            Code::UpstreamTimeout | Code::UpstreamInvalidResponse
        );
        (is_answer_lost || self.0.is_cut_off) && !self.0.is_not_applied
    }

    /// Whether a write failed, of which it is not known whether the service did it.
    fn is_write_unknown(&self) -> bool {
        self.0.is_write && self.is_outcome_unknown()
    }

    /// The failure of something that followed a write of the same mutation. The write stays done, so that the mutation must
    /// not simply be repeated. If it `hides` what was done, it says that it may have been.
    #[must_use]
    pub fn following_write(self, hides: bool) -> Self {
        match hides && !self.0.is_write && !self.0.is_not_applied {
            true => self.of_write().after_sending(),
            false => self.of_write(),
        }
    }

    /// Whether a service certainly did not receive the request.
    pub fn is_unsent(&self) -> bool {
        self.code() == Code::UpstreamUnavailable && self.0.status.is_none() && !self.0.is_cut_off
    }

    /// The message for the caller.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The service's message for the user, if it sent one.
    pub fn user_message(&self) -> Option<&str> {
        self.0.user_message.as_deref()
    }

    /// The reason to show to the user: the service's message, or else that for the caller.
    pub fn reason(&self) -> &str {
        self.user_message().unwrap_or_else(|| self.message())
    }

    /// The HTTP status of the service's response, if there was one.
    pub fn status(&self) -> Option<u16> {
        self.0.status
    }

    /// The service that failed, if one did.
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

/// What is added to the message of a write whose answer is lost: repeating it may do it twice.
pub const MAY_BE_DONE: &str = "It may have been done. Check before you try again.";

impl From<Error> for async_graphql::Error {
    fn from(error: Error) -> Self {
        let is_write_unknown = error.is_write_unknown();
        let shown = |message: &str| match is_write_unknown {
            true => with_sentence(message, MAY_BE_DONE),
            false => message.to_owned(),
        };
        let mut extensions = ErrorExtensionValues::default();
        extensions.set("code", error.code().as_str());
        extensions.set("retryable", error.is_retryable());
        if is_write_unknown {
            extensions.set("outcomeUnknown", true);
        }
        if let Some(service) = error.service() {
            extensions.set("service", service);
        }
        if let Some(message) = error.user_message() {
            extensions.set("userMessage", shown(message));
        }
        // A plain script prints the message only.
        let message = shown(error.reason());
        Self {
            message,
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

/// A reason, and a sentence behind it. A service may leave out the period of its own.
pub fn with_sentence(reason: &str, sentence: &str) -> String {
    let period = if reason.ends_with(['.', '!', '?', '…']) {
        ""
    } else {
        "."
    };
    format!("{reason}{period} {sentence}")
}

/// A text of the caller, shortened for an error message, in which characters that cannot be seen are named.
pub fn shortened(text: &str) -> String {
    with_visible_characters(&shortened_to(text, 100))
}

/// A text for a message: a character that cannot be seen is replaced by its name, such as "U+200B".
pub fn with_visible_characters(text: &str) -> String {
    let mut visible = String::with_capacity(text.len());
    for letter in text.chars() {
        let is_hidden = letter.is_control()
            || (letter.is_whitespace() && letter != ' ')
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
        if is_hidden {
            visible.push_str(&format!("U+{:04X}", u32::from(letter)));
        } else {
            visible.push(letter);
        }
    }
    visible
}

/// A text shortened to so many characters.
pub fn shortened_to(text: &str, length: usize) -> String {
    match text.char_indices().nth(length) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_follows_a_write_is_retryable() {
        let no_room = Error::new(Code::LimitExceeded, "No room.").transient();
        assert!(no_room.is_retryable());
        let refused = Error::new(Code::Forbidden, "Not yours.").of_write();
        let cases = [
            (no_room.clone(), true, true),
            (no_room, false, false),
            (refused, true, false),
            (Error::unauthenticated().not_applied(), true, false),
        ];
        for (error, hides, is_unknown) in cases {
            let marked = error.clone().following_write(hides);
            assert!(!marked.is_retryable(), "{error:?}");
            assert_eq!(marked.is_write_unknown(), is_unknown, "{error:?}");
        }
    }

    #[test]
    fn a_quoted_text_names_the_characters_that_cannot_be_seen() {
        let cases = [
            ("1\u{200b}2", "1U+200B2"),
            ("a b\u{a0}c\u{0}", "a bU+00A0cU+0000"),
            ("\u{202e}fdp", "U+202Efdp"),
            ("Montréal", "Montréal"),
        ];
        for (text, expected) in cases {
            assert_eq!(with_visible_characters(text), expected);
        }
    }
}
