//! A fault of the sandbox.

use gateway_macros::object;

use super::fault_kind::FaultKind;
use super::http_method::HttpMethod;
use super::rest::{self, FaultRow};
use super::sandbox_service::SandboxServiceName;
use crate::error::Result;
use crate::upstream::fault_switch::FaultSwitch;

/// A fault that is on.
pub struct Fault(pub(super) FaultRow);

/// A fault that is on.
#[object]
impl Fault {
    /// The number to clear it by.
    async fn fault_id(&self) -> i32 {
        self.0.id
    }

    /// The service whose calls it strikes.
    async fn service(&self) -> SandboxServiceName {
        SandboxServiceName::of_word(&self.0.service)
            .map_or(SandboxServiceName::Unrecognized, |(name, _)| name)
    }

    /// The service in words.
    async fn service_label(&self) -> &str {
        SandboxServiceName::of_word(&self.0.service)
            .map_or(self.0.service.as_str(), |(_, label)| label)
    }

    /// The beginning of the paths it strikes; empty when it strikes all.
    async fn path(&self) -> &str {
        &self.0.path
    }

    /// The method it strikes; null when it strikes every method.
    async fn method(&self) -> Option<HttpMethod> {
        self.0.method.as_deref().map(HttpMethod::of_word)
    }

    /// What goes wrong.
    async fn kind(&self) -> FaultKind {
        FaultKind::of_word(&self.0.kind).map_or(FaultKind::Unrecognized, |details| details.kind)
    }

    /// What goes wrong, in a few words.
    async fn kind_label(&self) -> &str {
        FaultKind::of_word(&self.0.kind).map_or(self.0.kind.as_str(), |details| details.label)
    }

    /// The HTTP status that is answered; null when it is the kind's own.
    async fn status(&self) -> Option<i32> {
        self.0.status
    }

    /// What is answered in place of the kind's own words; null when it is those.
    async fn message(&self) -> Option<&str> {
        self.0.body.as_deref()
    }

    /// How late the answer comes, in milliseconds; null when it comes at once.
    async fn latency_ms(&self) -> Option<i32> {
        self.0.latency_ms.map(bounded)
    }

    /// How many calls it still strikes; null when it strikes until it is cleared.
    async fn times_left(&self) -> Option<i32> {
        self.0.count.map(bounded)
    }
}

/// A number of the switch, which takes larger ones than the graph has.
fn bounded(number: u64) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

impl Fault {
    /// The faults that are on, in the order in which they were set.
    pub(super) async fn all(switch: &FaultSwitch) -> Result<Vec<Self>> {
        let rows = rest::faults(switch).await?;
        Ok(rows.into_iter().map(Self).collect())
    }
}
