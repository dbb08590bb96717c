//! Retries: a read is sent once more if its service was unreachable.

use std::time::Duration;

use rand::Rng;
use reqwest::Method;
use tokio::time::Instant;

use super::call::{Api, BodyMode};
use super::path::Path;
use super::response::{HttpResponse, is_unreachable};
use crate::error::{Code, Result};

impl Api<'_> {
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
            tokio::time::sleep(pause).await;
            result = self
                .send(client, Method::GET, path, None, deadline, mode)
                .await;
        }
        result
    }
}
