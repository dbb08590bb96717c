//! A campaign in the explorer.

use std::sync::Arc;

use gateway_macros::{SimpleObject, object};

use super::rest::ExploredRow;
use crate::graph::collation::compare_text;

pub struct ExploredCampaign(pub(super) Arc<ExploredRow>);

/// A campaign as the explorer describes it.
#[object]
impl ExploredCampaign {
    /// Name; empty if not set.
    async fn name(&self) -> &str {
        &self.0.campaign_ref
    }

    /// The names of its markets, in the order of the service.
    async fn market_names(&self) -> &[String] {
        &self.0.markets
    }

    /// Its ad groups, which the service calls flights, sorted by name.
    async fn ad_groups(&self) -> Vec<ExploredAdGroup> {
        let mut groups: Vec<ExploredAdGroup> = self
            .0
            .flights
            .iter()
            .map(|flight| ExploredAdGroup {
                ad_group_id: flight.flight_id,
                name: flight.flight_ref.clone(),
                inventory_type_text: flight.inventory_type.clone(),
                media_type: flight.media_type().map(str::to_owned),
            })
            .collect();
        groups.sort_by(|a, b| {
            compare_text(&a.name, &b.name).then_with(|| a.ad_group_id.cmp(&b.ad_group_id))
        });
        groups
    }
}

/// An ad group of a campaign, as the explorer describes it.
#[derive(SimpleObject)]
pub struct ExploredAdGroup {
    /// The ad group's number; null if unknown.
    ad_group_id: Option<i32>,
    /// Name; empty if not set.
    name: String,
    /// The inventory type, such as "STATIONARY", as the service spells it; null if unknown.
    inventory_type_text: Option<String>,
    /// The advertising medium, such as "Billboard"; null if unknown.
    media_type: Option<String>,
}
