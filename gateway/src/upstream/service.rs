//! A REST service, and the failures it can mean.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::Semaphore;
use url::Url;

use super::breaker::{Breaker, RetryBudget};
use super::call::Api;
use super::call_context::CallContext;
use super::decode::Unreadable;
use crate::error::{Code, Error, Result};

/// Calls of one path shape in flight at once, so that one stuck path leaves room for the others.
const CALLS_PER_PATH: usize = 32;
/// One REST service, shared by all sessions of this process.
pub struct Service {
    pub(super) name: &'static str,
    pub(super) base: Url,
    /// Reads ride on kept connections.
    pub(super) reads: reqwest::Client,
    /// A write never rides on a connection that may be stale.
    pub(super) writes: reqwest::Client,
    pub(super) deadline: Duration,
    pub(super) calls: Semaphore,
    pub(super) calls_by_path: Mutex<HashMap<&'static str, Arc<Semaphore>>>,
    pub(super) breaker: Breaker,
    pub(super) retries: RetryBudget,
}

impl Service {
    /// A service at its base address.
    ///
    /// # Errors
    /// When the HTTP client cannot be built.
    pub fn new(
        name: &'static str,
        base: Url,
        deadline: Duration,
        connections: usize,
    ) -> Result<Self> {
        let client = |idle: usize| {
            reqwest::Client::builder()
                .no_proxy()
                .redirect(reqwest::redirect::Policy::none())
                .retry(reqwest::retry::never())
                .connect_timeout(Duration::from_secs(2))
                .pool_max_idle_per_host(idle)
                // Below every keep-alive in use, so that a kept connection is not closed under a read.
                .pool_idle_timeout(Duration::from_secs(4))
                .tcp_nodelay(true)
                .build()
                .map_err(|error| Error::internal(format!("no HTTP client: {error}")))
        };
        Ok(Self {
            name,
            base,
            reads: client(connections)?,
            writes: client(0)?,
            deadline,
            calls: Semaphore::new(connections),
            calls_by_path: Mutex::default(),
            breaker: Breaker::new(),
            retries: RetryBudget::new(),
        })
    }

    /// The base address, for addresses that staff hand on (the link of a pixel).
    pub fn base(&self) -> &Url {
        &self.base
    }

    /// This service as a request may call it.
    pub fn with<'a>(&'a self, context: &'a CallContext) -> Api<'a> {
        Api {
            service: self,
            context,
        }
    }

    /// The beginnings, up to the first value, of the paths called since this process started, in order.
    pub fn called_paths(&self) -> Vec<&'static str> {
        let paths = self
            .calls_by_path
            .lock()
            .expect("no holder of this lock panics");
        let mut beginnings: Vec<&'static str> = paths
            .keys()
            .filter_map(|template| template.split("/{}").next())
            .collect();
        beginnings.sort_unstable();
        beginnings.dedup();
        beginnings
    }

    pub(super) fn path_permits(&self, template: &'static str) -> Arc<Semaphore> {
        let mut paths = self
            .calls_by_path
            .lock()
            .expect("no holder of this lock panics");
        Arc::clone(
            paths
                .entry(template)
                .or_insert_with(|| Arc::new(Semaphore::new(CALLS_PER_PATH))),
        )
    }

    pub(super) fn error(
        &self,
        code: Code,
        message: impl Into<std::borrow::Cow<'static, str>>,
    ) -> Error {
        Error::new(code, message).from_service(self.name, None)
    }

    pub(super) fn unavailable(&self) -> Error {
        self.error(
            Code::UpstreamUnavailable,
            format!("The {} service is not available.", self.name),
        )
    }

    pub(super) fn timed_out(&self) -> Error {
        self.error(
            Code::UpstreamTimeout,
            format!("The {} service did not answer in time.", self.name),
        )
    }

    pub(super) fn unreadable(&self, cause: Unreadable) -> Error {
        self.error(
            Code::UpstreamInvalidResponse,
            format!("The {} service answered something unreadable.", self.name),
        )
        .with_cause(cause)
    }

    pub(super) fn refused(&self, words: String) -> Error {
        let error = self.error(
            Code::BadUserInput,
            format!("The {} service refused this request.", self.name),
        );
        if words.is_empty() {
            error
        } else {
            error.with_user_message(words)
        }
    }

    pub(super) fn transport_error(&self, error: &reqwest::Error) -> Error {
        // The address may hold a person's words in its query: it stays out of the cause.
        let cause = if error.is_timeout() {
            "timeout"
        } else if error.is_connect() {
            "connect"
        } else {
            "transport"
        };
        if error.is_timeout() && !error.is_connect() {
            self.timed_out().with_cause(cause)
        } else {
            self.unavailable().with_cause(cause)
        }
    }
}
