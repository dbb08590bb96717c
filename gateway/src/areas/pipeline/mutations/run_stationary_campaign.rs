//! Running the markets of a campaign on stationary inventory.

use async_graphql::InputObject;
use chrono::NaiveDate;

use crate::areas::campaigns::Campaign;
use crate::areas::markets::Market;
use crate::areas::pipeline::market_runs::{
    MarketRunKey, PlanInput, Planned, Runs, dates, rejected, runs,
};
use crate::areas::pipeline::rest::PipelineRunType;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{UserError, UserErrorCode};
use crate::request::RequestContext;

/// A run of the markets of a campaign, on stationary inventory.
#[derive(InputObject)]
pub struct RunStationaryCampaignInput {
    /// The campaign's number.
    campaign_id: i32,
    /// First date, as YYYY-MM-DD.
    start_date: String,
    /// Last date, as YYYY-MM-DD; if omitted, only the first date is run. At most 366 dates.
    end_date: Option<String>,
    /// Restricts the runs to these, such as those that failed before.
    only: Option<Vec<MarketRunKey>>,
    /// Whether to start also the runs whose jobs are already pending or running: see `MarketRun.start`.
    #[graphql(default)]
    include_running: bool,
}

impl PlanInput for RunStationaryCampaignInput {
    const PAYLOAD: &'static str = "RunStationaryCampaignPayload";
    const HAS_DETAILS: bool = false;

    fn dates(&self) -> std::result::Result<Vec<NaiveDate>, Vec<UserError>> {
        dates(&self.start_date, self.end_date.as_deref())
    }

    fn includes_running(&self) -> bool {
        self.include_running
    }

    async fn runs(self, context: &RequestContext, dates: Vec<NaiveDate>) -> Result<Planned> {
        let Some(campaign) = Campaign::find(context, self.campaign_id).await? else {
            let message = "There is no such campaign.";
            let error = UserError::new(UserErrorCode::NotFound, message).at("campaignId");
            return Ok(Err(vec![error]));
        };
        let named = campaign.named_markets(context).await?;
        let unknown_markets = named.iter().filter_map(|named| named.unknown_name());
        let unknown_markets: Vec<String> = unknown_markets.map(str::to_owned).collect();
        let mut markets: Vec<Market> = Vec::new();
        for market in named.into_iter().filter_map(|named| named.market) {
            if markets
                .iter()
                .all(|other| other.number() != market.number())
            {
                markets.push(market);
            }
        }
        if markets.is_empty() {
            let message = "No market of this campaign is known.";
            return Ok(Err(vec![rejected(message).at("campaignId")]));
        }
        Ok(match runs(&markets, &dates, self.only) {
            Ok(runs) => Ok(Runs {
                runs,
                include_running: self.include_running,
                unknown_markets,
                run_type: PipelineRunType::Stationary,
                details: None,
            }),
            Err(error) => Err(vec![error]),
        })
    }
}
