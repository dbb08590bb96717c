//! The fault switch of the sandbox. It is not a service: its calls are not recorded, carry no token, and bypass the
//! breakers. It trusts everyone who reaches it, so a session hands it out to confirmed callers only.

use std::time::Duration;

use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use url::Url;

use crate::error::{Code, Error, Result};

/// The deadline of a call. The switch has nothing to wait for.
const DEADLINE: Duration = Duration::from_secs(2);

/// The fault switch of the sandbox that this gateway runs on.
pub struct FaultSwitch {
    base: Url,
    http: reqwest::Client,
}

impl FaultSwitch {
    /// The switch at its address.
    ///
    /// # Errors
    /// When the HTTP client cannot be built.
    pub fn new(base: Url) -> Result<Self> {
        let http = reqwest::Client::builder()
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            .pool_max_idle_per_host(0)
            .timeout(DEADLINE)
            .build()
            .map_err(|error| Error::internal(format!("no HTTP client: {error}")))?;
        Ok(Self { base, http })
    }

    /// The active faults.
    ///
    /// # Errors
    /// If the switch does not respond, or with something else.
    pub async fn faults<T: DeserializeOwned>(&self) -> Result<Vec<T>> {
        read(send(self.request(Method::GET, "faults")).await?).await
    }

    /// Sets a fault and returns what the switch responds.
    ///
    /// # Errors
    /// If the switch does not respond, or rejects the fault.
    pub async fn set<B, T>(&self, fault: &B) -> Result<T>
    where
        B: Serialize + Sync,
        T: DeserializeOwned,
    {
        read(send(self.request(Method::POST, "faults").json(fault)).await?).await
    }

    /// Clears one fault, which may be gone already, or all.
    ///
    /// # Errors
    /// If the switch does not respond.
    pub async fn clear(&self, fault_id: Option<i32>) -> Result<()> {
        let path = fault_id.map_or("faults".to_owned(), |id| format!("faults/{id}"));
        send(self.request(Method::DELETE, &path)).await.map(drop)
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let base = self.base.as_str().trim_end_matches('/');
        self.http.request(method, format!("{base}/{path}"))
    }
}

async fn send(request: RequestBuilder) -> Result<Response> {
    let response = request
        .send()
        .await
        .map_err(|error| unavailable(&error.without_url().to_string()))?;
    match response.status() {
        status if status.is_success() || status == StatusCode::NOT_FOUND => Ok(response),
        status => Err(unavailable(&format!("status {status}"))),
    }
}

async fn read<T: DeserializeOwned>(response: Response) -> Result<T> {
    response.json().await.map_err(|error| {
        let message = "The sandbox's fault switch responded with something unreadable.";
        Error::new(Code::UpstreamInvalidResponse, message)
            .with_cause(error.without_url().to_string())
    })
}

fn unavailable(cause: &str) -> Error {
    let message = "The sandbox's fault switch does not respond.";
    Error::new(Code::UpstreamUnavailable, message).with_cause(cause)
}
