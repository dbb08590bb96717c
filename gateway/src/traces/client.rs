//! The HTTP client of the exporter.

use std::time::Duration;

use async_trait::async_trait;
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};

/// How much is read of an answer. A collector's is a few bytes.
const ANSWER_BYTES: usize = 64 << 10;

/// An HTTP client that follows no redirect and reads no long answer.
#[derive(Debug)]
pub(super) struct Client(reqwest::Client);

impl Client {
    /// A client whose requests may take so long.
    ///
    /// # Errors
    /// If it cannot be built.
    pub(super) fn new(timeout: Duration) -> Result<Self, reqwest::Error> {
        let client = reqwest::Client::builder()
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            .retry(reqwest::retry::never())
            .connect_timeout(timeout.min(Duration::from_secs(2)))
            .timeout(timeout)
            .pool_max_idle_per_host(1)
            .build();
        client.map(Self)
    }
}

#[async_trait]
impl HttpClient for Client {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let mut answer = self.0.execute(request.try_into()?).await?;
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
        Ok(response)
    }
}
