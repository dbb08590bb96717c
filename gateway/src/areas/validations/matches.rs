//! The assets that match a filter: their order, their groups and their file.

use std::sync::Arc;

use gateway_macros::object;

use super::failure_reason::{SupportedAssetGroup, row_numbers};
use super::rest::{AssetRow, Outcome};
use super::rules::{self, Checked};
use crate::error::Result;
use crate::graph::csv::{Cell, CsvFile};

/// The assets of a check that match a filter, without paging.
pub struct SupportedAssetMatches {
    pub(super) outcome: Arc<Outcome>,
    pub(super) positions: Vec<u32>,
}

/// The assets of a check that match a filter, without paging.
#[object]
impl SupportedAssetMatches {
    /// Number of matching assets.
    async fn count(&self) -> usize {
        self.positions.len()
    }

    /// Row numbers of the assets, in order: see `rowNumber` of an asset. Enough for a client that already has the rows.
    async fn row_numbers(&self) -> Vec<u32> {
        row_numbers(&self.positions)
    }

    /// The assets by failure reason: the largest group first, ties by label, the assets without a reason last. An
    /// asset with several reasons is in several groups.
    async fn groups(&self) -> Vec<SupportedAssetGroup> {
        let groups = rules::groups(&self.outcome.rows, &self.positions);
        groups.into_iter().map(SupportedAssetGroup::from).collect()
    }

    /// The assets as the CSV file validation_results.csv, with the service's codes for the reasons.
    async fn report(&self) -> Result<CsvFile> {
        let rows = &self.outcome.rows;
        let rows = self.positions.iter().map(|at| cells(&rows[*at as usize]));
        Ok(CsvFile::new(
            "validation_results.csv",
            [
                "assetId",
                "providerId",
                "assetOwner",
                "classRef",
                "found",
                "provider_ok",
                "owner_ok",
                "classref_ok",
                "eligible",
                "failure_reasons",
            ],
            rows,
        ))
    }
}

fn cells(row: &AssetRow) -> [Cell; 10] {
    let flag = |flag: Option<bool>| {
        Cell::text(flag.map_or_else(String::new, |is_true| is_true.to_string()))
    };
    let reasons: Vec<&str> = row.reasons().collect();
    [
        Cell::number(row.asset_id),
        Cell::number(row.provider_id),
        Cell::optional_text(row.asset_owner.as_deref()),
        Cell::optional_text(row.class_ref.as_deref()),
        flag(row.found),
        flag(row.provider_ok),
        flag(row.owner_ok),
        flag(row.classref_ok),
        flag(Some(row.eligible)),
        Cell::text(reasons.join("|")),
    ]
}
