//! Running selected markets.

use async_graphql::InputObject;
use chrono::NaiveDate;

use super::run_markets::MATCH_GROUP;
use crate::areas::markets::{Market, Markets};
use crate::areas::pipeline::market_runs::{
    Details, MarketRunKey, PlanInput, Planned, Runs, dates, rejected, runs,
};
use crate::areas::pipeline::rest::{MarketRunJobType, PipelineRunType};
use crate::error::Result;
use crate::graph::payload::UserError;
use crate::request::RequestContext;

/// A run of selected markets.
#[derive(InputObject)]
pub struct CreatePipelineJobsInput {
    /// Numbers of the markets; at least one.
    market_ids: Vec<i32>,
    /// First date, as YYYY-MM-DD.
    start_date: String,
    /// Last date, as YYYY-MM-DD; if omitted, only the first date is run. At most 366 dates.
    end_date: Option<String>,
    /// Which inventory the runs cover.
    #[graphql(default_with = "PipelineRunType::Stationary")]
    run_type: PipelineRunType,
    /// Which part of the pipeline the runs repeat.
    #[graphql(default_with = "MarketRunJobType::NearToGold")]
    job_type: MarketRunJobType,
    /// The group that the runs match devices with.
    #[graphql(default_with = "MATCH_GROUP.to_owned()")]
    match_group: String,
    /// Number of the customer to run for. Defaults to none.
    customer_id: Option<i32>,
    /// Number of one of the customer's campaigns to run for. Defaults to none.
    campaign_id: Option<i32>,
    /// Restricts the runs to these, such as those that failed before.
    only: Option<Vec<MarketRunKey>>,
    /// Whether to start also the runs whose jobs are already pending or running: see `MarketRun.start`.
    #[graphql(default)]
    include_running: bool,
}

impl PlanInput for CreatePipelineJobsInput {
    const PAYLOAD: &'static str = "CreatePipelineJobsPayload";
    const HAS_DETAILS: bool = true;

    fn dates(&self) -> std::result::Result<Vec<NaiveDate>, Vec<UserError>> {
        let mut errors = Vec::new();
        if self.market_ids.is_empty() {
            errors.push(rejected("Select at least one market").at("marketIds"));
        }
        let dates = dates(&self.start_date, self.end_date.as_deref())
            .map_err(|invalid| errors.extend(invalid))
            .unwrap_or_default();
        if self.campaign_id.is_some() && self.customer_id.is_none() {
            errors.push(rejected("A campaign needs its customer.").at("campaignId"));
        }
        match errors.is_empty() {
            true => Ok(dates),
            false => Err(errors),
        }
    }

    fn includes_running(&self) -> bool {
        self.include_running
    }

    async fn runs(self, context: &RequestContext, dates: Vec<NaiveDate>) -> Result<Planned> {
        let markets = match chosen(&Markets::read(context).await?, &self.market_ids) {
            Ok(markets) => markets,
            Err(error) => return Ok(Err(vec![error])),
        };
        Ok(match runs(&markets, &dates, self.only) {
            Ok(runs) => Ok(Runs {
                runs,
                include_running: self.include_running,
                unknown_markets: Vec::new(),
                run_type: self.run_type,
                details: Some(Details {
                    job_type: self.job_type,
                    match_group: self.match_group,
                    customer_id: self.customer_id,
                    campaign_id: self.campaign_id,
                }),
            }),
            Err(error) => Err(vec![error]),
        })
    }
}

/// The markets with these numbers, each once.
fn chosen(markets: &Markets, market_ids: &[i32]) -> std::result::Result<Vec<Market>, UserError> {
    let mut found: Vec<Market> = Vec::new();
    for market_id in market_ids {
        let market = markets
            .with_number(*market_id)
            .ok_or_else(|| rejected(format!("There is no market {market_id}.")).at("marketIds"))?;
        if found.iter().all(|other| other.number() != *market_id) {
            found.push(market);
        }
    }
    Ok(found)
}
