//! The developers' calls, and the faults of the sandbox.

use reqwest::Method;
use serde::{Deserialize, Serialize};

use crate::error::Result;
use crate::upstream::fault_switch::FaultSwitch;
use crate::upstream::{Api, RawResponse, paths};

/// The asset whose tracker is asked for.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AssetBody<'a> {
    pub asset_id: i32,
    pub provider_name: &'a str,
}

/// A fault that is on, in the switch's words.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FaultRow {
    pub id: i32,
    pub service: String,
    pub path: String,
    pub method: Option<String>,
    pub kind: String,
    pub status: Option<i32>,
    pub latency_ms: Option<u64>,
    pub count: Option<u64>,
    pub body: Option<String>,
}

/// A fault to switch on, in the switch's words.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FaultBody {
    pub service: &'static str,
    pub path: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
    pub kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub latency_ms: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
}

/// M70 to M81, or M20 for an asset.
pub async fn run(
    main: &Api<'_>,
    method: Method,
    call: &'static str,
    asset: Option<&AssetBody<'_>>,
) -> Result<RawResponse> {
    main.call_raw(method, paths::developer_test(call), asset)
        .await
}

/// The faults that are on.
pub async fn faults(switch: &FaultSwitch) -> Result<Vec<FaultRow>> {
    switch.faults().await
}

/// Switches a fault on, and answers its number.
pub async fn switch_on(switch: &FaultSwitch, fault: &FaultBody) -> Result<i32> {
    #[derive(Deserialize)]
    struct Made {
        id: i32,
    }
    let made: Made = switch.switch_on(fault).await?;
    Ok(made.id)
}
