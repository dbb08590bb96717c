//! A market of a campaign.

use gateway_macros::SimpleObject;

use crate::areas::markets::{Market, Markets};

/// A market of a campaign, which refers to it by name.
#[derive(SimpleObject)]
pub struct CampaignMarket {
    /// The name of the market.
    name: String,
    /// Whether a market has this name.
    is_known: bool,
    /// The market; null if no market has this name.
    pub(crate) market: Option<Market>,
}

impl CampaignMarket {
    /// The market that has this name.
    pub(super) fn named(name: &str, markets: &Markets) -> Self {
        let market = markets.with_name(name);
        Self {
            name: name.to_owned(),
            is_known: market.is_some(),
            market,
        }
    }

    /// The name, if no market has it.
    pub(crate) fn unknown_name(&self) -> Option<&str> {
        self.market.is_none().then_some(&self.name)
    }
}
