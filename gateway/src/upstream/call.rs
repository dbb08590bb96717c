//! One call of one session to a service.

use reqwest::{Method, StatusCode, header};
use serde::Deserialize;
use tokio::time::Instant;

use super::call_context::CallContext;
use super::decode;
use super::paths::Path;
use super::service::Service;
use crate::error::{Code, Error, Result};

/// What a body of an ordinary answer may hold.
pub(super) const BODY_CAP: usize = 16 << 20;
/// What a body of one of the known big lists may hold.
pub(super) const BIG_BODY_CAP: usize = 64 << 20;
/// What is read of a refusal's body.
pub(super) const REFUSAL_CAP: usize = 64 << 10;

/// A service as one session may call it.
pub struct Api<'a> {
    pub(super) service: &'a Service,
    pub(super) context: &'a CallContext,
}

/// A read answer: its status and its whole body.
pub(super) struct HttpResponse {
    pub(super) status: StatusCode,
    pub(super) body: Vec<u8>,
    /// Whether only the beginning of the body was read.
    pub(super) is_cut: bool,
}

/// How much of a body is read.
#[derive(Clone, Copy)]
pub(super) enum BodyLimit {
    /// A longer answer is none; of a refusal the beginning is enough.
    Whole(usize),
    /// Of anything longer the beginning.
    Beginning(usize),
}

impl Api<'_> {
    /// The answer of a read, when it is one; else the failure its status stands for.
    pub(super) fn checked(&self, path: &Path, answer: HttpResponse) -> Result<HttpResponse> {
        match answer.status {
            StatusCode::OK | StatusCode::CREATED => Ok(answer),
            status if status.is_server_error() && path.speaks_of_errors() => {
                Err(match error_of(&answer.body) {
                    Some(words) => self
                        .service
                        .refused(words)
                        .from_service(self.service.name, Some(status.as_u16())),
                    None => self.refusal(&answer),
                })
            }
            _ => Err(self.refusal(&answer)),
        }
    }

    pub(super) fn refusal(&self, answer: &HttpResponse) -> Error {
        let status = answer.status.as_u16();
        let error = match status {
            401 | 403 => Error::unauthenticated(),
            404 => match message_of(&answer.body) {
                Some(words) => not_found(self.service.name).with_user_message(words),
                None => not_found(self.service.name),
            },
            400 | 409 | 422 => self
                .service
                .refused(message_of(&answer.body).unwrap_or_default()),
            500..=599 => self.service.unavailable(),
            _ => self.service.unreadable(format!("status {status}")),
        };
        error.from_service(self.service.name, Some(status))
    }

    /// When a call that starts now must have ended, with so many times the patience of the service.
    pub(super) fn deadline(&self, times: u32) -> Instant {
        self.context
            .deadline()
            .min(Instant::now() + self.service.deadline * times)
    }

    /// Sends one request; whatever status comes back is an answer.
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
        if path.is_nameless() {
            return Err(not_found(service.name));
        }
        let started = Instant::now();
        if !service.breaker.allows() {
            metrics::counter!("marquee_upstream_held_back_total", "service" => service.name)
                .increment(1);
            return Err(service.unavailable());
        }
        let call = async {
            let path_permits = service.path_permits(path.template());
            let _path_permit = path_permits
                .acquire_owned()
                .await
                .map_err(|_| service.unavailable())?;
            let _permit = service
                .calls
                .acquire()
                .await
                .map_err(|_| service.unavailable())?;
            self.context.count_call();
            let mut request = client
                .request(method, path.url(&service.base, self.context.now()))
                .header(header::ACCEPT, "application/json");
            if let Ok(authorization) = self.context.authorization() {
                request = request.header(header::AUTHORIZATION, authorization.header());
            }
            if let Some(body) = body {
                request = request
                    .header(header::CONTENT_TYPE, "application/json")
                    .body(body);
            }
            let mut response = request
                .send()
                .await
                .map_err(|error| service.transport_error(&error))?;
            let status = response.status();
            let (cap, may_be_cut) = match limit {
                BodyLimit::Beginning(cap) => (cap, true),
                BodyLimit::Whole(cap) if status.is_success() => (cap, false),
                BodyLimit::Whole(_) => (REFUSAL_CAP, true),
            };
            let mut body =
                Vec::with_capacity(response.content_length().unwrap_or(0).min(1 << 20) as usize);
            let mut is_cut = false;
            while let Some(chunk) = response
                .chunk()
                .await
                .map_err(|error| service.transport_error(&error))?
            {
                let room = cap - body.len();
                if chunk.len() > room {
                    if !may_be_cut {
                        return Err(service.unreadable(format!("a body above {cap} bytes")));
                    }
                    body.extend_from_slice(&chunk[..room]);
                    is_cut = true;
                    break;
                }
                body.extend_from_slice(&chunk);
            }
            Ok(HttpResponse {
                status,
                body,
                is_cut,
            })
        };
        let answer = match tokio::time::timeout_at(deadline, call).await {
            Ok(answer) => answer,
            Err(_) => Err(service.timed_out()),
        };
        let outcome = match &answer {
            Ok(answer) => answer.status.as_u16().to_string(),
            Err(error) => error.code().as_str().to_owned(),
        };
        match &answer {
            Ok(answer) if !matches!(answer.status.as_u16(), 502..=504) => {
                service.breaker.succeeded();
                service.retries.earn();
            }
            // A stuck path is kept apart by its permits; it must not close the whole service.
            Err(error) if error.code() != Code::UpstreamUnavailable => {}
            _ => service.breaker.failed(),
        }
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
        answer
    }
}

pub(super) fn not_found(service: &'static str) -> Error {
    Error::not_found(format!("The {service} service has no such record."))
}

/// The `message` of a refusal's body, cut to a length that a screen can show.
pub(super) fn message_of(body: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct RequestError {
        #[serde(default, deserialize_with = "decode::text")]
        message: Option<String>,
    }
    let refusal: RequestError = serde_json::from_slice(body).ok()?;
    refusal
        .message
        .map(|words| words.trim().chars().take(500).collect::<String>())
        .filter(|words| !words.is_empty())
}

/// The words of a body whose own status is "error".
fn error_of(body: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct Status {
        #[serde(default, deserialize_with = "decode::text")]
        status: Option<String>,
    }
    let Status { status } = serde_json::from_slice(body).ok()?;
    message_of(body).filter(|_| status.as_deref() == Some("error"))
}
