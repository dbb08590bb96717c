//! The developer tests' calls, and the faults of the sandbox.

use serde::{Deserialize, Serialize};

use crate::error::Result;
use crate::upstream::fault_switch::FaultSwitch;
use crate::upstream::{Api, Call, Path, RawResponse};

/// The asset whose tracker is checked.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AssetBody<'a> {
    pub asset_id: i32,
    pub provider_name: &'a str,
}

/// A fault, in the fault switch's terms.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FaultRow {
    /// Assigned by the switch.
    #[serde(skip_serializing)]
    pub id: i32,
    pub service: String,
    pub path: String,
    pub kind: String,
    pub status: Option<i32>,
    pub latency_ms: Option<i64>,
    pub count: Option<i64>,
}

/// Runs a developer test.
pub async fn run(
    main: &Api<'_>,
    call: &'static Call,
    asset: Option<&AssetBody<'_>>,
) -> Result<RawResponse> {
    main.call_raw(Path::new(call, &[]), asset).await
}

/// The active faults, oldest first.
pub async fn faults(switch: &FaultSwitch) -> Result<Vec<FaultRow>> {
    switch.faults().await
}

/// Sets a fault and returns it with its id.
pub async fn set_fault(switch: &FaultSwitch, fault: FaultRow) -> Result<FaultRow> {
    #[derive(Deserialize)]
    struct Created {
        id: i32,
    }
    let Created { id } = switch.set(&fault).await?;
    Ok(FaultRow { id, ..fault })
}
