//! Retries: a read is sent once more if its service was unreachable, unless that happens too often.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use rand::Rng;
use reqwest::Method;
use tokio::time::Instant;

use super::call::{Api, BodyMode};
use super::path::Path;
use super::response::HttpResponse;
use super::status::is_unreachable;
use crate::error::{Code, Result};

/// A retry costs ten units and a success earns one, so that a service that fails often gets few retries.
pub(super) struct RetryBudget(AtomicI64);

const RETRY_COST: i64 = 10;
const BUDGET_CAP: i64 = 200;

impl RetryBudget {
    pub(super) fn new() -> Self {
        Self(AtomicI64::new(BUDGET_CAP))
    }

    pub(super) fn earn(&self) {
        let _ = self
            .0
            .fetch_update(Ordering::AcqRel, Ordering::Relaxed, |units| {
                (units < BUDGET_CAP).then_some(units + 1)
            });
    }

    pub(super) fn spend(&self) -> bool {
        self.0
            .fetch_update(Ordering::AcqRel, Ordering::Relaxed, |units| {
                (units >= RETRY_COST).then_some(units - RETRY_COST)
            })
            .is_ok()
    }
}

impl Api<'_> {
    /// Sends a read, and sends it once more if the service was unreachable. A response of any status is a success.
    pub(super) async fn get(&self, path: &Path, mode: BodyMode) -> Result<HttpResponse> {
        let deadline = self.read_deadline(path);
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
        if is_out_of_reach
            && Instant::now() + pause < deadline
            && service.retries.spend()
            && self.context.count_call().is_ok()
        {
            tokio::time::sleep(pause).await;
            let again = Self {
                attempt: 2,
                ..*self
            };
            result = again
                .send(client, Method::GET, path, None, deadline, mode)
                .await;
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_retry_budget_runs_out_and_is_earned_back() {
        let budget = RetryBudget::new();
        let retries = std::iter::from_fn(|| budget.spend().then_some(())).count();
        assert_eq!(retries as i64, BUDGET_CAP / RETRY_COST);
        for _ in 0..RETRY_COST {
            budget.earn();
        }
        assert!(budget.spend());
        assert!(!budget.spend());
    }
}
