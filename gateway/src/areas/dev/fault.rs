//! A fault of the sandbox.

use async_graphql::Enum;
use gateway_macros::SimpleObject;

use super::rest::FaultRow;
use crate::graph::upstream_enum::UpstreamEnum;

/// A service of the sandbox.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum SandboxService {
    /// The main API.
    Main,
    /// The pipeline service.
    Pipeline,
    /// The backfill service.
    Backfill,
    /// The storage behind signed links.
    Storage,
    /// Any other service. Never valid as input.
    Unrecognized,
}

impl UpstreamEnum for SandboxService {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("main", Self::Main),
        ("pipeline", Self::Pipeline),
        ("backfill", Self::Backfill),
        ("storage", Self::Storage),
    ];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

/// What goes wrong with a call.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum FaultKind {
    /// The response is right, but late.
    Latency,
    /// The service responds with an error status, and the call has no effect.
    Status,
    /// The body of the response ends in the middle.
    Cut,
    /// In a list, the first row is text and the second has no id.
    MalformedRow,
    /// Any other fault, set on the sandbox's fault switch itself. Never valid as input.
    Unrecognized,
}

impl UpstreamEnum for FaultKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("latency", Self::Latency),
        ("status", Self::Status),
        ("cut", Self::Cut),
        ("malformed-row", Self::MalformedRow),
    ];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

/// An active fault.
#[derive(SimpleObject)]
pub struct Fault {
    /// The number that clears it.
    fault_id: i32,
    /// The service whose calls fail.
    service: SandboxService,
    /// The name of the service.
    service_label: String,
    /// The beginning of the paths that fail; empty for all paths.
    path: String,
    /// What goes wrong.
    kind: FaultKind,
    /// The name of the kind; for UNRECOGNIZED, the fault switch's own word.
    kind_label: String,
    /// The HTTP status of the response; null for the kind's own.
    status: Option<i32>,
    /// The delay of the response, in milliseconds; null for none.
    latency_ms: Option<i32>,
    /// Number of calls that will still fail; null if the fault stays until it is cleared.
    times_left: Option<i32>,
}

impl From<FaultRow> for Fault {
    fn from(row: FaultRow) -> Self {
        // The fault switch accepts larger numbers than an Int holds.
        let capped = |number: i64| i32::try_from(number).unwrap_or(i32::MAX);
        let (service, kind) = (SandboxService::of(&row.service), FaultKind::of(&row.kind));
        Self {
            fault_id: row.id,
            service,
            service_label: match service {
                SandboxService::Main => "Main API".to_owned(),
                SandboxService::Pipeline => "Pipeline".to_owned(),
                SandboxService::Backfill => "Backfill".to_owned(),
                SandboxService::Storage => "Storage".to_owned(),
                SandboxService::Unrecognized => row.service,
            },
            path: row.path,
            kind,
            kind_label: match kind {
                FaultKind::Latency => "Latency".to_owned(),
                FaultKind::Status => "Status".to_owned(),
                FaultKind::Cut => "Cut body".to_owned(),
                FaultKind::MalformedRow => "Malformed row".to_owned(),
                FaultKind::Unrecognized => row.kind,
            },
            status: row.status,
            latency_ms: row.latency_ms.map(capped),
            times_left: row.count.map(capped),
        }
    }
}
