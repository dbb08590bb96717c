//! Running all active markets.

use async_graphql::InputObject;
use chrono::NaiveDate;

use crate::areas::markets::Markets;
use crate::areas::pipeline::market_runs::{
    Details, MarketRunKey, PlanInput, Planned, Runs, dates, rejected, runs,
};
use crate::areas::pipeline::rest::{MarketRunJobType, PipelineRunType};
use crate::error::Result;
use crate::graph::payload::UserError;
use crate::request::RequestContext;

/// The group that runs match devices with by default.
pub(super) const MATCH_GROUP: &str = "exposed";

/// A run of all active markets.
#[derive(InputObject)]
pub struct RunMarketsInput {
    /// First date, as YYYY-MM-DD.
    start_date: String,
    /// Last date, as YYYY-MM-DD; if omitted, only the first date is run. At most 366 dates.
    end_date: Option<String>,
    /// Which inventory the runs cover.
    #[graphql(default_with = "PipelineRunType::TransitAndStationary")]
    run_type: PipelineRunType,
    /// Which part of the pipeline the runs repeat.
    #[graphql(default_with = "MarketRunJobType::NearToGold")]
    job_type: MarketRunJobType,
    /// Restricts the runs to these, such as those that failed before.
    only: Option<Vec<MarketRunKey>>,
    /// Whether to start also the runs whose jobs are already pending or running: see `MarketRun.start`.
    #[graphql(default)]
    include_running: bool,
}

impl PlanInput for RunMarketsInput {
    const PAYLOAD: &'static str = "RunMarketsPayload";
    const HAS_DETAILS: bool = true;

    fn dates(&self) -> std::result::Result<Vec<NaiveDate>, Vec<UserError>> {
        dates(&self.start_date, self.end_date.as_deref())
    }

    fn includes_running(&self) -> bool {
        self.include_running
    }

    async fn runs(self, context: &RequestContext, dates: Vec<NaiveDate>) -> Result<Planned> {
        let markets = Markets::read(context).await?.active();
        if markets.is_empty() {
            return Ok(Err(vec![rejected("There are no active markets.")]));
        }
        Ok(match runs(&markets, &dates, self.only) {
            Ok(runs) => Ok(Runs {
                runs,
                include_running: self.include_running,
                unknown_markets: Vec::new(),
                run_type: self.run_type,
                details: Some(Details {
                    job_type: self.job_type,
                    match_group: MATCH_GROUP.to_owned(),
                    customer_id: None,
                    campaign_id: None,
                }),
            }),
            Err(error) => Err(vec![error]),
        })
    }
}
