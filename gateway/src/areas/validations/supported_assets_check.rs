//! A check of which assets are supported on an ad group.

use std::sync::Arc;

use gateway_macros::object;

use super::asset::{self, SupportedAsset, SupportedAssetFilter, SupportedAssetOrderField};
use super::criteria::{SupportedAssetsCheckInput, SupportedAssetsCriteria};
use super::failure_reason::SupportedAssetsFailureReason;
use super::matches::SupportedAssetMatches;
use super::rest::{self, Outcome};
use super::rules::{self, AssetEligibility};
use crate::error::{Error, Result};
use crate::graph::connection::Connection;
use crate::graph::list::ListArgs;
use crate::graph::order::Order;
use crate::graph::scalars::DateTime;
use crate::request::RequestContext;

/// The maximum length of a run's name.
const RUN_LENGTH: usize = 100;

/// A check of which assets are supported on an ad group.
pub struct SupportedAssetsCheck {
    criteria: SupportedAssetsCriteria,
    outcome: Arc<Outcome>,
}

/// A check of which assets are supported on an ad group.
#[object]
impl SupportedAssetsCheck {
    /// What was checked.
    async fn criteria(&self) -> &SupportedAssetsCriteria {
        &self.criteria
    }

    /// Whether the service responded with status 200 or 201.
    async fn succeeded(&self) -> bool {
        self.outcome.status.is_some_and(rest::is_success)
    }

    /// HTTP status of the response; null if there was no response.
    async fn status(&self) -> Option<i32> {
        self.outcome.status.map(i32::from)
    }

    /// Why the check failed, as a sentence: there was no response, or none with status 200 or 201. null if it succeeded.
    async fn failure(&self) -> Option<&str> {
        self.outcome.failure.as_deref()
    }

    /// Body of the response, including an error, unchanged except that the caller's token is replaced by "…"; null if
    /// there was no response.
    async fn raw(&self) -> Option<&str> {
        self.outcome.raw.as_deref()
    }

    /// Whether the body was longer than `raw`, which has at most its first 4 MB, or 64 KB of an error.
    async fn is_raw_truncated(&self) -> bool {
        self.outcome.is_raw_truncated
    }

    /// Time at which the call ended. Changes if the run is no longer cached and the call is made again.
    async fn ended_at(&self) -> DateTime {
        DateTime(self.outcome.ended_at)
    }

    /// Number of rows in the response; 0 if the check failed. An asset may have several.
    async fn row_count(&self) -> usize {
        self.outcome.rows.len()
    }

    /// Number of rows whose asset is supported on the ad group.
    async fn eligible_count(&self) -> usize {
        self.eligible()
    }

    /// Number of rows whose asset is not supported on it.
    async fn ineligible_count(&self) -> usize {
        self.outcome.rows.len() - self.eligible()
    }

    /// Number of items in the response that are skipped because they are not assets with a number.
    async fn unreadable_row_count(&self) -> usize {
        self.outcome.unreadable
    }

    /// The filter to start with: ALL if any asset is eligible, otherwise INELIGIBLE.
    async fn default_eligibility(&self) -> AssetEligibility {
        rules::default_eligibility(self.eligible() > 0)
    }

    /// The reasons of all assets: the most frequent first, ties by label.
    async fn failure_reasons(&self) -> Vec<SupportedAssetsFailureReason> {
        SupportedAssetsFailureReason::all_of(&self.outcome.rows)
    }

    /// One row per checked asset, sorted by number by default. Empty if the check failed.
    async fn rows(
        &self,
        list: ListArgs<SupportedAssetFilter, SupportedAssetOrderField>,
    ) -> Result<Connection<SupportedAsset>> {
        let positions = asset::positions(&self.outcome.rows, &list.filter, list.order);
        let place = |position| asset::place(&self.outcome.rows, list.order, position);
        let make = |position| SupportedAsset::at(&self.outcome, position);
        let page = Connection::new(&list.page, &positions, list.order.direction, place, make)?;
        Ok(page.with_unreadable(self.outcome.unreadable))
    }

    /// The assets that match a filter, without paging: their order, their groups and their file.
    async fn matches(
        &self,
        #[graphql(
            desc = "Keeps the assets that match every field given. Omitted or null fields match everything."
        )]
        filter: Option<SupportedAssetFilter>,
        #[graphql(desc = "The order of the assets. Defaults to their number, ascending.")]
        order_by: Option<Order<SupportedAssetOrderField>>,
    ) -> SupportedAssetMatches {
        let (filter, order) = (filter.unwrap_or_default(), order_by.unwrap_or_default());
        SupportedAssetMatches {
            positions: asset::positions(&self.outcome.rows, &filter, order),
            outcome: Arc::clone(&self.outcome),
        }
    }
}

impl SupportedAssetsCheck {
    fn eligible(&self) -> usize {
        let rows = self.outcome.rows.iter();
        rows.filter(|row| row.eligible).count()
    }

    /// Runs a check, or finds the run of this name.
    pub(super) async fn run(
        context: &RequestContext,
        input: SupportedAssetsCheckInput,
        run: Option<&str>,
    ) -> Result<Self> {
        if run.is_some_and(|run| run.chars().count() > RUN_LENGTH) {
            return Err(Error::bad_input(format!(
                "\"run\" must have at most {RUN_LENGTH} characters."
            )));
        }
        Self::of_criteria(context, SupportedAssetsCriteria::from(input), run).await
    }

    /// Checks all assets against an ad group of a customer.
    pub(crate) async fn of_ad_group(
        context: &RequestContext,
        customer_id: i32,
        ad_group_id: i32,
    ) -> Result<Self> {
        let criteria = SupportedAssetsCriteria::of_ad_group(customer_id, ad_group_id);
        Self::of_criteria(context, criteria, None).await
    }

    async fn of_criteria(
        context: &RequestContext,
        criteria: SupportedAssetsCriteria,
        run: Option<&str>,
    ) -> Result<Self> {
        let outcome = rest::check(&context.main(), &criteria.body(), run).await?;
        Ok(Self { criteria, outcome })
    }
}
