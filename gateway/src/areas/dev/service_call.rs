//! A call of the contract, and what it has come to.

use gateway_macros::SimpleObject;

use crate::error::Code;
use crate::graph::scalars::DateTime;
use crate::request::Services;
use crate::upstream::{Call, CallCount, LastCall};

/// A call that the gateway makes, and what it has come to since this process started.
#[derive(SimpleObject)]
pub struct ServiceCall {
    /// Name of the call in the contract, such as "markets.latest_files".
    name: &'static str,
    /// The service: "main", "pipeline" or "backfill".
    service: &'static str,
    /// HTTP method.
    method: &'static str,
    /// Path, with a name in braces for each value; that of the contract, even if the gateway is told another.
    path: &'static str,
    /// How often it was sent, with repetitions.
    call_count: i32,
    /// How often there was no response, or one with status 400 or above.
    failure_count: i32,
    /// Number of rows in its responses that could not be read.
    unreadable_row_count: i32,
    /// Whether the latest had no response, or one with status 400 or above; null if it was not sent.
    has_failed: Option<bool>,
    /// When the latest ended; null if it was not sent.
    last_at: Option<DateTime>,
    /// HTTP status of the latest response; null if there was none.
    last_status: Option<i32>,
    /// Why the latest had no response, such as "UPSTREAM_TIMEOUT"; null if it had one, or was not sent.
    last_error: Option<&'static str>,
    /// How long the latest took, in milliseconds; null if it was not sent.
    last_milliseconds: Option<i32>,
    /// How long it took on average, in milliseconds; null if it was not sent.
    average_milliseconds: Option<i32>,
}

impl ServiceCall {
    /// All calls of the contract, by name.
    pub(super) fn all(services: &Services) -> Vec<Self> {
        let calls = Call::all().into_iter();
        calls
            .map(|call| {
                let service = match call.service {
                    "pipeline" => &services.pipeline,
                    "backfill" => &services.backfill,
                    _ => &*services.main,
                };
                Self::new(call, &service.counts.of(call))
            })
            .collect()
    }

    fn new(call: &'static Call, count: &CallCount) -> Self {
        let last = count.last.as_ref();
        let outcome = last.map(|last| last.outcome);
        let average = count.took.as_millis() / u128::from(count.calls.max(1));
        Self {
            name: call.name,
            service: call.service,
            method: call.method,
            path: call.path,
            call_count: capped(count.calls),
            failure_count: capped(count.failures),
            unreadable_row_count: capped(count.unreadable_rows),
            has_failed: last.map(LastCall::has_failed),
            last_at: last.map(|last| DateTime(last.at)),
            last_status: outcome.and_then(Result::ok).map(i32::from),
            last_error: outcome.and_then(Result::err).map(Code::as_str),
            last_milliseconds: last.map(|last| capped(last.took.as_millis())),
            average_milliseconds: last.map(|_| capped(average)),
        }
    }
}

/// A number as an Int can hold it.
fn capped(number: impl TryInto<i32>) -> i32 {
    number.try_into().unwrap_or(i32::MAX)
}
