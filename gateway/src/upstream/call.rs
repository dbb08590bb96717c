//! One call of one session to a service.

use reqwest::{Method, Response, header};
use tokio::time::Instant;

use super::call_context::CallContext;
use super::paths::Path;
use super::response::HttpResponse;
use super::service::Service;
use super::status::is_unreachable;
use crate::error::{Code, Error, Result};

/// The longest body of an ordinary response.
pub(super) const BODY_LIMIT: usize = 16 << 20;
/// The longest body of a long list.
pub(super) const LARGE_BODY_LIMIT: usize = 64 << 20;
/// How much is read of the body of an error.
const ERROR_BODY_LIMIT: usize = 64 << 10;

/// A service as one session may call it.
pub struct Api<'a> {
    pub(super) service: &'a Service,
    pub(super) context: &'a CallContext,
}

impl Service {
    /// This service as a request may call it.
    pub fn with<'a>(&'a self, context: &'a CallContext) -> Api<'a> {
        Api {
            service: self,
            context,
        }
    }
}

/// How much of a body is read.
#[derive(Clone, Copy)]
pub(super) enum BodyLimit {
    /// All of it. A longer body is an error, or truncated if the status is an error already.
    Whole(usize),
    /// The beginning of a longer body.
    Beginning(usize),
}

impl Api<'_> {
    /// When a call that starts now must have ended: within the timeout of the service, or a multiple of it.
    pub(super) fn deadline(&self, multiple: u32) -> Instant {
        self.context
            .deadline
            .min(Instant::now() + self.service.timeout * multiple)
    }

    /// Sends one request. A response of any status is a success.
    pub(super) async fn send(
        &self,
        client: &reqwest::Client,
        method: Method,
        path: &Path,
        body: Option<Vec<u8>>,
        deadline: Instant,
        limit: BodyLimit,
    ) -> Result<HttpResponse> {
        let service = self.service;
        if path.has_invalid_segment() {
            return Err(service.not_found());
        }
        if path.is_too_long() {
            return Err(Error::bad_input(
                "An id or another text is too long: no service has one of this length.",
            ));
        }
        if !service.breaker.allows() {
            metrics::counter!("marquee_upstream_held_back_total", "service" => service.name)
                .increment(1);
            return Err(service.unavailable());
        }
        let started = Instant::now();
        let exchange = self.exchange(client, method, path, body, limit);
        let result = match tokio::time::timeout_at(deadline, exchange).await {
            Ok(result) => result,
            Err(_) => Err(service.timed_out()),
        };
        self.record(path, started, &result);
        result
    }

    /// Waits for a free place, sends the request and reads the response.
    async fn exchange(
        &self,
        client: &reqwest::Client,
        method: Method,
        path: &Path,
        body: Option<Vec<u8>>,
        limit: BodyLimit,
    ) -> Result<HttpResponse> {
        let service = self.service;
        let _place = service.places.take(path.template()).await;
        let mut request = client.request(method, path.url(&service.base, self.context.now));
        if service.sends_token {
            request = request.header(header::ACCEPT, "application/json");
            if let Ok(authorization) = self.context.authorization() {
                request = request.header(header::AUTHORIZATION, authorization.header());
            }
        }
        if let Some(body) = body {
            request = request
                .header(header::CONTENT_TYPE, "application/json")
                .body(body);
        }
        let response = request
            .send()
            .await
            .map_err(|error| service.transport_error(&error))?;
        self.read_body(response, limit).await
    }

    async fn read_body(&self, mut response: Response, limit: BodyLimit) -> Result<HttpResponse> {
        let service = self.service;
        let status = response.status();
        let (limit, may_truncate) = match limit {
            BodyLimit::Beginning(limit) => (limit, true),
            BodyLimit::Whole(limit) if status.is_success() => (limit, false),
            BodyLimit::Whole(_) => (ERROR_BODY_LIMIT, true),
        };
        let expected = response.content_length().unwrap_or(0).min(1 << 20) as usize;
        let mut body = Vec::with_capacity(expected);
        let mut is_truncated = false;
        while let Some(chunk) = response
            .chunk()
            .await
            .map_err(|error| service.transport_error(&error))?
        {
            let rest = limit - body.len();
            is_truncated = chunk.len() > rest;
            if is_truncated && !may_truncate {
                return Err(service.unreadable(format!("a body above {limit} bytes")));
            }
            body.extend_from_slice(&chunk[..rest.min(chunk.len())]);
            if is_truncated {
                break;
            }
        }
        Ok(HttpResponse {
            status,
            body,
            is_truncated,
        })
    }

    /// Tells the breaker, the metrics and the log how a call ended.
    fn record(&self, path: &Path, started: Instant, result: &Result<HttpResponse>) {
        let service = self.service;
        match result {
            Ok(response) if !is_unreachable(response.status) => {
                service.breaker.succeeded();
                service.retries.earn();
            }
            // A stuck path is kept apart by its places, and the caller's mistake is no failure of the service:
            // neither may open the breaker.
            Err(error) if error.code() != Code::UpstreamUnavailable => {}
            _ => service.breaker.failed(),
        }
        let outcome = match result {
            Ok(response) => response.status.as_u16().to_string(),
            Err(error) => error.code().as_str().to_owned(),
        };
        metrics::histogram!("marquee_upstream_seconds", "service" => service.name, "path" => path.template())
            .record(started.elapsed().as_secs_f64());
        metrics::counter!("marquee_upstream_calls_total", "service" => service.name, "outcome" => outcome)
            .increment(1);
        tracing::debug!(
            service = service.name,
            path = path.template(),
            elapsed_ms = started.elapsed().as_millis() as u64,
            "Called a service."
        );
    }
}
