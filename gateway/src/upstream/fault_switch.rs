//! The fault switch of the sandbox. It is no service: its calls are not recorded, take no token, and no
//! breaker holds them back.

use std::time::Duration;

use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use url::Url;

use crate::error::{Code, Error, Result};

/// How long the switch may take; it has nothing to wait for.
const PATIENCE: Duration = Duration::from_secs(2);

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
            .timeout(PATIENCE)
            .build()
            .map_err(|error| Error::internal(format!("no HTTP client: {error}")))?;
        Ok(Self { base, http })
    }

    /// The faults that are on.
    ///
    /// # Errors
    /// When the switch does not answer, or not with faults.
    pub async fn faults<T: DeserializeOwned>(&self) -> Result<Vec<T>> {
        let answer = send(self.request(Method::GET, "faults")).await?;
        read(done(answer)?).await
    }

    /// Switches a fault on, and answers what the switch says of it.
    ///
    /// # Errors
    /// When the switch does not answer, or refuses.
    pub async fn switch_on<B, T>(&self, fault: &B) -> Result<T>
    where
        B: Serialize + Sync,
        T: DeserializeOwned,
    {
        let answer = send(self.request(Method::POST, "faults").json(fault)).await?;
        read(done(answer)?).await
    }

    /// Switches one fault off; whether it was still on.
    ///
    /// # Errors
    /// When the switch does not answer, or refuses.
    pub async fn switch_off(&self, fault_id: i32) -> Result<bool> {
        let answer = send(self.request(Method::DELETE, &format!("faults/{fault_id}"))).await?;
        if answer.status() == StatusCode::NOT_FOUND {
            return Ok(false);
        }
        done(answer).map(|_| true)
    }

    /// Switches all faults off.
    ///
    /// # Errors
    /// When the switch does not answer, or refuses.
    pub async fn switch_all_off(&self) -> Result<()> {
        let answer = send(self.request(Method::DELETE, "faults")).await?;
        done(answer).map(drop)
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

fn done(answer: Response) -> Result<Response> {
    let status = answer.status();
    if status.is_success() {
        Ok(answer)
    } else {
        Err(unavailable(&format!("status {status}")))
    }
}

async fn read<T: DeserializeOwned>(answer: Response) -> Result<T> {
    answer.json().await.map_err(|error| {
        let words = "The sandbox's fault switch answered something unreadable.";
        Error::new(Code::UpstreamInvalidResponse, words).with_cause(error.without_url().to_string())
    })
}

fn unavailable(cause: &str) -> Error {
    let words = "The sandbox's fault switch does not answer.";
    Error::new(Code::UpstreamUnavailable, words).with_cause(cause)
}
