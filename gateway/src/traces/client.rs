//! The HTTP client of the exporter.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use axum::http::header;
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceResponse;
use prost::Message;

/// The maximum length of a response in bytes. A collector's has only a few.
const ANSWER_BYTES: usize = 64 << 10;

/// The spans of a batch that a collector did not accept, although it answered with a success status.
#[derive(Debug)]
pub(super) struct Refusal {
    /// The number of spans, which may be more than the batch has.
    pub(super) spans: u64,
    /// The reason, in our own words.
    pub(super) cause: &'static str,
}

impl Refusal {
    /// Reads the refusal in an answer, if there is one. A collector that accepts all may send an empty answer of any type.
    fn find(answer: &Response<Bytes>) -> Option<Self> {
        if answer.body().is_empty() {
            return None;
        }
        let not_a_collectors = Self {
            spans: u64::MAX,
            cause: "the answer is not a collector's",
        };
        let content_type = answer.headers().get(header::CONTENT_TYPE);
        let is_protobuf = content_type.is_some_and(|content_type| {
            let essence = content_type.as_bytes().split(|&byte| byte == b';').next();
            essence.is_some_and(|essence| {
                let essence = essence.trim_ascii();
                essence.eq_ignore_ascii_case(b"application/x-protobuf")
            })
        });
        if !is_protobuf {
            return Some(not_a_collectors);
        }
        let Ok(decoded) = ExportTraceServiceResponse::decode(answer.body().clone()) else {
            return Some(not_a_collectors);
        };
        let rejected = decoded.partial_success?.rejected_spans;
        let spans = u64::try_from(rejected).ok().filter(|&spans| spans > 0)?;
        let cause = "the collector rejected them";
        Some(Self { spans, cause })
    }
}

/// The latest refusal, which the exporter does not pass on.
#[derive(Clone, Debug, Default)]
pub(super) struct LastRefusal(Arc<Mutex<Option<Refusal>>>);

impl LastRefusal {
    /// Returns it and clears it.
    pub(super) fn take(&self) -> Option<Refusal> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn set(&self, refusal: Option<Refusal>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = refusal;
    }
}

/// An HTTP client that follows no redirect and reads no long answer.
#[derive(Debug)]
pub(super) struct Client {
    http: reqwest::Client,
    last_refusal: LastRefusal,
}

impl Client {
    /// A client whose requests have this timeout.
    ///
    /// # Errors
    /// If it cannot be built.
    pub(super) fn new(
        timeout: Duration,
        last_refusal: LastRefusal,
    ) -> Result<Self, reqwest::Error> {
        let client = reqwest::Client::builder()
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            .retry(reqwest::retry::never())
            .connect_timeout(timeout.min(Duration::from_secs(2)))
            .timeout(timeout)
            .pool_max_idle_per_host(1)
            .build();
        client.map(|http| Self { http, last_refusal })
    }
}

#[async_trait]
impl HttpClient for Client {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let mut answer = self.http.execute(request.try_into()?).await?;
        let mut body = Vec::new();
        while let Some(chunk) = answer.chunk().await? {
            if body.len() + chunk.len() > ANSWER_BYTES {
                return Err("the answer is too long".into());
            }
            body.extend_from_slice(&chunk);
        }
        let mut response = Response::new(Bytes::from(body));
        *response.status_mut() = answer.status();
        *response.headers_mut() = answer.headers().clone();
        if response.status().is_success() {
            self.last_refusal.set(Refusal::find(&response));
        }
        Ok(response)
    }
}
