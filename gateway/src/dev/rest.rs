//! The developers' calls.

use reqwest::Method;
use serde::Serialize;

use super::developer_test::DeveloperTest;
use crate::error::Result;
use crate::upstream::{Api, Probe, paths};

/// The asset whose tracker is asked for.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AssetBody<'a> {
    pub asset_id: i32,
    pub provider_name: &'a str,
}

/// M70 to M81, or M20 for an asset.
pub async fn run(
    main: &Api<'_>,
    test: &DeveloperTest,
    asset: Option<&AssetBody<'_>>,
) -> Result<Probe> {
    let method = match asset {
        Some(_) => Method::POST,
        None => Method::GET,
    };
    main.probe(method, paths::developer_test(test.call), asset)
        .await
}
