//! Why assets are not supported.

use gateway_macros::SimpleObject;

use super::rules::{self, Checked, ReasonGroup};

/// A reason why assets are not supported on the ad group.
#[derive(SimpleObject)]
pub struct SupportedAssetsFailureReason {
    /// The service's code.
    reason: String,
    /// The label to show.
    label: String,
    /// Number of assets with this reason.
    count: usize,
    /// Number of assets with no other reason: they would become eligible if this criterion matched.
    would_become_eligible: usize,
}

/// The assets with one reason.
#[derive(SimpleObject)]
pub struct SupportedAssetGroup {
    /// The service's code; null for the assets without a reason.
    reason: Option<String>,
    /// The label to show; "Unspecified" for the assets without a reason.
    label: String,
    /// Number of assets in the group.
    count: usize,
    /// Row numbers of the assets, in order: see `rowNumber` of an asset.
    row_numbers: Vec<u32>,
}

impl SupportedAssetsFailureReason {
    /// The reasons of all assets, the most frequent first.
    pub(super) fn all_of<T: Checked>(assets: &[T]) -> Vec<Self> {
        let positions: Vec<u32> = (0..assets.len() as u32).collect();
        let reason = |group: ReasonGroup<'_>| {
            Some(Self {
                reason: group.reason?.to_owned(),
                count: group.positions.len(),
                would_become_eligible: rules::would_become_eligible(assets, &group),
                label: group.label,
            })
        };
        let groups = rules::groups(assets, &positions);
        groups.into_iter().filter_map(reason).collect()
    }
}

impl From<ReasonGroup<'_>> for SupportedAssetGroup {
    fn from(group: ReasonGroup<'_>) -> Self {
        Self {
            reason: group.reason.map(str::to_owned),
            label: group.label,
            count: group.positions.len(),
            row_numbers: row_numbers(&group.positions),
        }
    }
}

/// Row numbers of positions; they count from 1.
pub(super) fn row_numbers(positions: &[u32]) -> Vec<u32> {
    positions.iter().map(|position| position + 1).collect()
}
