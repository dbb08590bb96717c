//! A REST service, and the errors it can cause.

use std::time::Duration;

use url::Url;

use super::breaker::Breaker;
use super::call_counts::CallCounts;
use super::decode::Unreadable;
use super::path_limiter::PathLimiter;
use super::paths::Paths;
use crate::error::{Code, Error, Result};

/// One REST service, shared by all sessions of this process.
pub struct Service {
    pub(super) name: &'static str,
    /// The base URL.
    pub base: Url,
    /// Other paths of its calls.
    pub(super) paths: Paths,
    /// Reads reuse connections.
    pub(super) reads: reqwest::Client,
    /// A write never uses a connection that may be stale.
    pub(super) writes: reqwest::Client,
    /// How long a call may take.
    pub(super) timeout: Duration,
    /// Whether calls carry the caller's token. Storage must never see it.
    pub(super) sends_token: bool,
    /// One for each concurrent call.
    pub(super) limiter: PathLimiter,
    pub(super) breaker: Breaker,
    /// What its calls have come to.
    pub counts: CallCounts,
}

impl Service {
    /// A service at its base URL, with other paths of some calls.
    ///
    /// # Errors
    /// If the HTTP client cannot be built.
    pub fn new(
        name: &'static str,
        base: Url,
        paths: Paths,
        timeout: Duration,
        connections: usize,
    ) -> Result<Self> {
        let client = |idle: usize| {
            reqwest::Client::builder()
                .gzip(true)
                .no_proxy()
                .redirect(reqwest::redirect::Policy::none())
                .retry(reqwest::retry::never())
                .connect_timeout(Duration::from_secs(2))
                .pool_max_idle_per_host(idle)
                // Shorter than any keep-alive in use, so that no service closes a connection under a read.
                .pool_idle_timeout(Duration::from_secs(4))
                .tcp_nodelay(true)
                .build()
                .map_err(|error| Error::internal(format!("no HTTP client: {error}")))
        };
        Ok(Self {
            name,
            base,
            paths,
            reads: client(connections)?,
            writes: client(0)?,
            timeout,
            sends_token: true,
            limiter: PathLimiter::new(connections),
            breaker: Breaker::default(),
            counts: CallCounts::default(),
        })
    }

    /// A storage host, which answers signed links without a token.
    ///
    /// # Errors
    /// If the HTTP client cannot be built.
    pub(super) fn of_storage(base: Url, timeout: Duration, connections: usize) -> Result<Self> {
        Ok(Self {
            sends_token: false,
            // All links are one path, which gets an eighth of the permits.
            limiter: PathLimiter::new(8 * connections),
            ..Self::new("storage", base, Paths::default(), timeout, connections)?
        })
    }

    fn error(&self, code: Code, message: String) -> Error {
        Error::new(code, message).from_service(self.name, None)
    }

    pub(super) fn not_found(&self) -> Error {
        let message = format!("The {} service has no such record.", self.name);
        Error::not_found(message)
    }

    pub(super) fn unavailable(&self) -> Error {
        let message = format!("The {} service is not available.", self.name);
        self.error(Code::UpstreamUnavailable, message)
    }

    pub(super) fn timed_out(&self) -> Error {
        let message = format!("The {} service did not answer in time.", self.name);
        self.error(Code::UpstreamTimeout, message)
    }

    /// A response whose body is not what was asked for, perhaps with a message in its place, which may be a rejection.
    pub(super) fn unreadable(&self, why: impl Into<Unreadable>) -> Error {
        let Unreadable {
            cause,
            message,
            is_rejection,
        } = why.into();
        if is_rejection {
            return self.rejected(message);
        }
        let text = format!("The {} service sent an unreadable response.", self.name);
        self.error(Code::UpstreamInvalidResponse, text)
            .with_cause(cause)
            .with_user_message(message)
    }

    /// A response with a status that no call has.
    pub(super) fn unexpected(&self, status: u16) -> Error {
        let text = format!(
            "The {} service sent a response that Marquee cannot use (status {status}).",
            self.name
        );
        self.error(Code::UpstreamInvalidResponse, text)
    }

    /// The service rejected the request, perhaps with a message for the user.
    pub(super) fn rejected(&self, user_message: impl Into<Option<String>>) -> Error {
        let message = format!("The {} service refused this request.", self.name);
        self.error(Code::BadUserInput, message)
            .with_user_message(user_message)
    }

    /// A request that was not answered.
    pub(super) fn transport_error(&self, error: &reqwest::Error) -> Error {
        // Not the whole error: its URL may hold what a user typed.
        if error.is_builder() {
            // Nothing was sent, so that this tells nothing about the service.
            Error::bad_input(format!("This cannot be sent to the {} service.", self.name))
                .with_cause("request")
        } else if error.is_connect() {
            self.unavailable().with_cause("connect")
        } else if error.is_timeout() {
            self.timed_out().with_cause("timeout")
        } else {
            self.unavailable().with_cause("transport").after_sending()
        }
    }
}
