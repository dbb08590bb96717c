//! How often the reads of a service may be sent once more.

use std::sync::atomic::{AtomicI64, Ordering};

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
