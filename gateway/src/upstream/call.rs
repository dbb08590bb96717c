//! One call of one session to a service.

use std::time::Duration;

use rand::Rng;
use reqwest::{Method, Response, Version, header};
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

use super::call_context::CallContext;
use super::call_span;
use super::cost::RecordedCall;
use super::form::FormBody;
use super::path::Path;
use super::response::{HttpResponse, is_unreachable};
use super::service::Service;
use crate::error::{Code, Error, Result};
use crate::traces::Span;

/// The longest body of an ordinary response.
pub(super) const BODY_LIMIT: usize = 16 << 20;
/// The longest body of a long list.
pub(super) const LARGE_BODY_LIMIT: usize = 64 << 20;
/// How much is read of the body of an error.
const ERROR_BODY_LIMIT: usize = 64 << 10;

/// A service as one session may call it.
#[derive(Clone, Copy)]
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

/// The body of a request.
pub(super) enum RequestBody {
    /// JSON.
    Json(Vec<u8>),
    /// A form that is sent while it is written.
    Form(FormBody),
}

/// How the body of a response is read. That of an error status is truncated.
#[derive(Clone, Copy)]
pub(super) enum BodyMode {
    /// As a whole, up to a number of bytes. A longer body is an error.
    Whole(usize),
    /// The beginning of a longer body.
    Beginning(usize),
    /// The response of a write, which reserves no memory: refused, it would leave the outcome unknown. A longer body is an
    /// error.
    Answer(usize),
    /// The beginning of such a response.
    BeginningOfAnswer(usize),
}

impl Api<'_> {
    /// When a call that starts now must have ended: within the timeout of the service, or a multiple of it.
    pub(super) fn deadline(&self, multiple: u32) -> Instant {
        self.context
            .deadline
            .min(Instant::now() + self.service.timeout * multiple)
    }

    /// Sends a read, and sends it once more if the service was unreachable. A response of any status is a success.
    pub(super) async fn get(&self, path: &Path, mode: BodyMode) -> Result<HttpResponse> {
        let deadline = self.deadline(path.call().patience);
        let service = self.service;
        let client = &service.reads;
        let mut result = self
            .send(client, Method::GET, path, None, deadline, mode)
            .await;
        let is_out_of_reach = match &result {
            Ok(response) => is_unreachable(response.status),
            // Without a cause, it was the breaker that held the call back.
            Err(error) => error.code() == Code::UpstreamUnavailable && error.cause().is_some(),
        };
        let pause = Duration::from_millis(rand::rng().random_range(20..80));
        if is_out_of_reach && Instant::now() + pause < deadline && self.context.count_call().is_ok()
        {
            sleep(pause).await;
            result = self
                .send(client, Method::GET, path, None, deadline, mode)
                .await;
        }
        result
    }

    /// Sends one request. A response of any status is a success.
    pub(super) async fn send(
        &self,
        client: &reqwest::Client,
        method: Method,
        path: &Path,
        body: Option<RequestBody>,
        deadline: Instant,
        mode: BodyMode,
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
        let permit = timeout_at(deadline, service.limiter.take(path.template()));
        let _permit = permit
            .await
            .map_err(|_| service.timed_out().not_applied())?;
        let started = Instant::now();
        let recorded_method = method.clone();
        let span = self.context.trace.as_ref().map(|trace| {
            let id = self.context.request_id();
            call_span::begin(trace, service.name, &method, path.template(), id)
        });
        let exchange = self.exchange(client, method, path, body, mode, deadline, span.as_ref());
        let result = tokio::select! {
            biased;
            result = exchange => result,
            () = sleep_until(deadline) => Err(service.timed_out()),
        };
        self.record(path, started, &result);
        call_span::end(span, &result);
        self.context.record_cost(|cost| {
            let response = result.as_ref().ok();
            cost.calls.push(RecordedCall {
                service: service.name,
                method: recorded_method,
                path: path.template(),
                status: response.map(|response| response.status.as_u16()),
                bytes: response.map_or(0, |response| response.body.len()),
                took: started.elapsed(),
            });
        });
        result
    }

    /// Sends the request and reads the response.
    async fn exchange(
        &self,
        client: &reqwest::Client,
        method: Method,
        path: &Path,
        body: Option<RequestBody>,
        mode: BodyMode,
        until: Instant,
        span: Option<&Span>,
    ) -> Result<HttpResponse> {
        let service = self.service;
        let mut request = client.request(
            method,
            path.url(&service.base, &service.paths, self.context.now),
        );
        if service.sends_token {
            request = request.header(header::ACCEPT, "application/json");
            if let Ok(authorization) = self.context.authorization() {
                request = request.header(header::AUTHORIZATION, authorization.header());
            }
            if let Some(parent) = span.and_then(Span::header) {
                request = request.header(call_span::TRACEPARENT, parent);
            }
        } else {
            // The length of a file tells whether it is whole, and a compressed one has none.
            request = request.header(header::ACCEPT_ENCODING, "identity");
        }
        request = match body {
            None => request,
            Some(RequestBody::Json(json)) => request
                .header(header::CONTENT_TYPE, "application/json")
                .body(json),
            Some(RequestBody::Form(form)) => request
                .header(header::CONTENT_TYPE, form.content_type())
                .body(form.into_body()),
        };
        let response = request
            .send()
            .await
            .map_err(|error| service.transport_error(&error))?;
        self.read_body(response, mode, until).await
    }

    async fn read_body(
        &self,
        mut response: Response,
        mode: BodyMode,
        until: Instant,
    ) -> Result<HttpResponse> {
        let service = self.service;
        let status = response.status();
        let expected = response.content_length().unwrap_or(0) as usize;
        let has_end = response.content_length().is_some()
            || response.version() > Version::HTTP_11
            || response.headers().contains_key(header::TRANSFER_ENCODING);
        let is_read = matches!(mode, BodyMode::Whole(_) | BodyMode::Beginning(_));
        let (limit, may_truncate) = match mode {
            BodyMode::Beginning(limit) | BodyMode::BeginningOfAnswer(limit) => (limit, true),
            _ if !status.is_success() => (ERROR_BODY_LIMIT, true),
            BodyMode::Whole(limit) | BodyMode::Answer(limit) => (limit, false),
        };
        // It is decoded beside itself.
        let expected_bytes = expected.min(limit).saturating_mul(2);
        let expected_bytes = expected_bytes.min(self.context.most_memory());
        let mut claim = self.context.memory.claim();
        if is_read {
            self.context
                .reserve(&mut claim, expected_bytes, until)
                .await?;
        }
        let mut body = Vec::with_capacity(expected.min(limit));
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
            if is_read {
                let bytes = 2 * body.len();
                self.context.reserve(&mut claim, bytes, until).await?;
            }
            if is_truncated {
                break;
            }
        }
        if !status.is_success()
            && let Ok(authorization) = self.context.authorization()
        {
            // A message of the service may repeat the token.
            body = authorization.removed_from(body).into_bytes();
        }
        Ok(HttpResponse {
            status,
            body,
            is_truncated,
            has_end,
            claim,
        })
    }

    /// Tells the breaker, the counts and the metrics how a call ended.
    pub(super) fn record(&self, path: &Path, started: Instant, result: &Result<HttpResponse>) {
        let service = self.service;
        match result {
            // One path that answers with failures must not hold back the calls of others.
            Ok(_) => service.breaker.succeeded(),
            Err(error) if error.code() == Code::UpstreamUnavailable => service.breaker.failed(),
            // A stuck path is kept apart by the path limiter, and the caller's mistake is no failure of the service.
            Err(_) => {}
        }
        let outcome = match result {
            Ok(response) => response.status.as_u16().to_string(),
            Err(error) => error.code().as_str().to_owned(),
        };
        service.counts.ended(path.call(), started.elapsed(), result);
        metrics::histogram!("marquee_upstream_seconds", "service" => service.name, "path" => path.template())
            .record(started.elapsed().as_secs_f64());
        metrics::counter!("marquee_upstream_calls_total", "service" => service.name, "outcome" => outcome)
            .increment(1);
    }
}
