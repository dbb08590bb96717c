//! The queries of the campaign explorer.

use gateway_macros::object;

use super::explorer::CampaignExplorer;

/// The queries of the campaign explorer.
#[derive(Default)]
pub struct CampaignExplorerQuery;

#[object]
impl CampaignExplorerQuery {
    /// The campaign explorer. Costs no call by itself.
    async fn campaign_explorer(&self) -> CampaignExplorer {
        CampaignExplorer
    }
}
