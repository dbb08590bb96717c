//! A checked asset.

use std::collections::HashSet;
use std::sync::Arc;

use async_graphql::{Enum, InputObject};
use gateway_macros::object;

use super::rest::{AssetRow, Outcome};
use super::rules::{self, AssetEligibility, Checked};
use crate::graph::connection::{Place, SortValue, connection_node, sort_by_place};
use crate::graph::filter_text::FilterText;
use crate::graph::order::{Order, OrderDirection, OrderField};

/// A checked asset.
pub struct SupportedAsset {
    outcome: Arc<Outcome>,
    position: u32,
}

/// A checked asset.
#[object(row)]
impl SupportedAsset {
    /// Position in the service's response, from 1. It identifies the row in this run: an asset may have several.
    async fn row_number(&self) -> u32 {
        self.position + 1
    }

    /// Number of the asset.
    async fn asset_id(&self) -> i32 {
        self.row().asset_id
    }

    /// Number of the provider that tracks it; null if it has none.
    async fn provider_id(&self) -> Option<i32> {
        self.row().provider_id
    }

    /// Name of its owner; null if unknown.
    async fn asset_owner(&self) -> Option<&str> {
        self.row().asset_owner.as_deref()
    }

    /// Its class; null if unknown.
    async fn class_ref(&self) -> Option<&str> {
        self.row().class_ref.as_deref()
    }

    /// Whether the asset exists; null if unknown.
    async fn is_found(&self) -> Option<bool> {
        self.row().found
    }

    /// Whether its provider is right; null if unknown.
    async fn is_provider_ok(&self) -> Option<bool> {
        self.row().provider_ok
    }

    /// Whether its owner is right; null if unknown.
    async fn is_owner_ok(&self) -> Option<bool> {
        self.row().owner_ok
    }

    /// Whether its class is right; null if unknown.
    async fn is_class_ref_ok(&self) -> Option<bool> {
        self.row().classref_ok
    }

    /// Whether it is supported on the ad group.
    async fn is_eligible(&self) -> bool {
        self.row().eligible
    }

    /// The service's codes for why it is not supported; `failureReasons` of the check has their labels.
    async fn failure_reasons(&self) -> Vec<&str> {
        self.row().reasons().collect()
    }
}

/// Selects assets of a check.
#[derive(Default, InputObject)]
pub struct SupportedAssetFilter {
    /// The assets to keep; all if omitted, whatever `defaultEligibility` is.
    eligibility: Option<AssetEligibility>,
    /// An asset must have all of these reasons, given as codes. An empty list keeps every asset.
    all_reasons: Option<HashSet<String>>,
    /// Substring of the asset's number, trimmed.
    text: Option<String>,
}

/// Sort fields of the assets of a check. Ties are sorted by the asset's number.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum SupportedAssetOrderField {
    /// Number of the asset.
    AssetId,
    /// Name of the owner, ignoring case.
    AssetOwner,
    /// Class, ignoring case.
    ClassRef,
}

impl OrderField for SupportedAssetOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::AssetId, OrderDirection::Asc);
}

impl Checked for AssetRow {
    fn asset_id(&self) -> i32 {
        self.asset_id
    }
    fn is_eligible(&self) -> bool {
        self.eligible
    }
    fn reasons(&self) -> impl ExactSizeIterator<Item = &str> {
        self.failure_reasons.iter().map(|reason| reason.as_str())
    }
}

impl SupportedAsset {
    /// The asset at a position of the response.
    pub(super) fn at(outcome: &Arc<Outcome>, position: u32) -> Self {
        Self {
            outcome: Arc::clone(outcome),
            position,
        }
    }

    fn row(&self) -> &AssetRow {
        &self.outcome.rows[self.position as usize]
    }
}

connection_node!(
    SupportedAsset,
    "An asset that was checked",
    "assets that were checked"
);

/// The positions of the assets that a filter keeps, sorted.
pub(super) fn positions(
    rows: &[AssetRow],
    filter: &SupportedAssetFilter,
    order: Order<SupportedAssetOrderField>,
) -> Vec<u32> {
    let row = |position: u32| &rows[position as usize];
    let eligibility = filter.eligibility.unwrap_or_default();
    let reasons: Vec<&str> = filter
        .all_reasons
        .iter()
        .flatten()
        .map(String::as_str)
        .collect();
    let search = FilterText::new(filter.text.as_deref());
    let mut positions: Vec<u32> = (0..rows.len() as u32)
        .filter(|position| rules::is_kept(row(*position), eligibility, &reasons, &search))
        .collect();
    let place = |position| place(rows, order, position);
    sort_by_place(&mut positions, order.direction, place);
    positions
}

/// Where the asset at a position of the response is in an order.
pub(super) fn place(
    rows: &[AssetRow],
    order: Order<SupportedAssetOrderField>,
    position: u32,
) -> Place<'_> {
    let row = &rows[position as usize];
    let text = match order.field {
        SupportedAssetOrderField::AssetId => None,
        SupportedAssetOrderField::AssetOwner => row.asset_owner.as_deref(),
        SupportedAssetOrderField::ClassRef => row.class_ref.as_deref(),
    };
    let text = text.filter(|text| !text.is_empty());
    let text = text.map(SortValue::text);
    Place::of([text, Some(row.asset_id.into()), Some(position.into())])
}
