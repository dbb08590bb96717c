//! The sandbox's fault switch. It is not a service: its calls take no token, no breaker and no permits.

use std::time::Duration;

use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use url::Url;

use crate::error::{Code, Error, Result};

/// How long the switch may take.
const TIMEOUT: Duration = Duration::from_secs(2);

/// The fault switch of the sandbox that this gateway runs on.
pub struct FaultSwitch {
    base: Url,
    http: reqwest::Client,
}

impl FaultSwitch {
    /// The switch at its URL.
    ///
    /// # Errors
    /// If the HTTP client cannot be built.
    pub fn new(base: Url) -> Result<Self> {
        let http = reqwest::Client::builder()
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            .pool_max_idle_per_host(0)
            .timeout(TIMEOUT)
            .build()
            .map_err(|error| Error::internal(format!("no HTTP client: {error}")))?;
        Ok(Self { base, http })
    }

    /// The faults that are on.
    ///
    /// # Errors
    /// If the switch does not respond, or not with faults.
    pub async fn faults<T: DeserializeOwned>(&self) -> Result<Vec<T>> {
        let response = send(self.request(Method::GET, "faults")).await?;
        parse(check(response)?).await
    }

    /// Switches a fault on and returns the switch's response.
    ///
    /// # Errors
    /// If the switch does not respond, or rejects the request.
    pub async fn switch_on<B, T>(&self, fault: &B) -> Result<T>
    where
        B: Serialize + Sync,
        T: DeserializeOwned,
    {
        let response = send(self.request(Method::POST, "faults").json(fault)).await?;
        parse(check(response)?).await
    }

    /// Switches one fault off. Returns whether it was on.
    ///
    /// # Errors
    /// If the switch does not respond, or rejects the request.
    pub async fn switch_off(&self, fault_id: i32) -> Result<bool> {
        let response = send(self.request(Method::DELETE, &format!("faults/{fault_id}"))).await?;
        if response.status() == StatusCode::NOT_FOUND {
            return Ok(false);
        }
        check(response).map(|_| true)
    }

    /// Switches all faults off.
    ///
    /// # Errors
    /// If the switch does not respond, or rejects the request.
    pub async fn switch_all_off(&self) -> Result<()> {
        let response = send(self.request(Method::DELETE, "faults")).await?;
        check(response).map(drop)
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let base = self.base.as_str().trim_end_matches('/');
        self.http.request(method, format!("{base}/{path}"))
    }
}

async fn send(request: RequestBuilder) -> Result<Response> {
    request
        .send()
        .await
        .map_err(|error| unavailable(&error.without_url().to_string()))
}

fn check(response: Response) -> Result<Response> {
    let status = response.status();
    if status.is_success() {
        Ok(response)
    } else {
        Err(unavailable(&format!("status {status}")))
    }
}

async fn parse<T: DeserializeOwned>(response: Response) -> Result<T> {
    response.json().await.map_err(|error| {
        let message = "The sandbox's fault switch sent an unreadable response.";
        Error::new(Code::UpstreamInvalidResponse, message)
            .with_cause(error.without_url().to_string())
    })
}

fn unavailable(cause: &str) -> Error {
    let message = "The sandbox's fault switch does not answer.";
    Error::new(Code::UpstreamUnavailable, message).with_cause(cause)
}
