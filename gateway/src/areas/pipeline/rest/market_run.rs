//! The calls that start jobs of markets and campaigns.

use async_graphql::Enum;
use chrono::NaiveDate;
use serde::Serialize;

use crate::error::Result;
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

calls! {
    RUN_MARKET = Call::post("pipeline.run_market", "/api/run-market")
        .pipeline()
        .body(&[
            "market: string", "marketId: integer", "startDate: date", "runType: string", "runBy: string", "jobType: string",
            "matchGroup: string", "customerId: integer", "campaignId: integer",
        ]);
    RUN_CAMPAIGNS = Call::post("pipeline.run_campaigns", "/api/run-campaigns-sf")
        .pipeline()
        .body(&["runBy: string", "campaignIds: string", "jobType: string"]);
}

/// The inventory that a run covers.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq, Serialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PipelineRunType {
    /// Stationary inventory, such as billboards.
    Stationary,
    /// Moving inventory, such as buses.
    Transit,
    /// Both.
    TransitAndStationary,
}

/// The part of the pipeline that a run of markets repeats.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq, Serialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[expect(clippy::enum_variant_names, reason = "the service's names")]
pub enum MarketRunJobType {
    /// From devices to impressions, in the warehouse: "SF Devices to Impressions".
    SfBronzeToGold,
    /// The whole matching: "Full Matching".
    NearToGold,
    /// From devices to impressions: "Devices to Impressions".
    BronzeToGold,
}

/// The part of the pipeline that a run of campaigns repeats.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq, Serialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum CampaignRunJobType {
    /// Refreshes the impressions of inventory added to a campaign.
    Gold,
    /// Repeats uniques and frequency only.
    Uf,
    /// The whole matching, for new inventory. For developers.
    Bronze,
    /// From devices to impressions. For developers.
    Silver,
}

/// The body of a run of one market for one date. Fields without a value are omitted.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketRunBody<'a> {
    pub market: &'a str,
    pub market_id: i32,
    pub start_date: NaiveDate,
    pub run_type: PipelineRunType,
    #[serde(flatten)]
    pub details: Option<MarketRunDetails<'a>>,
}

/// Fields that the runs of a campaign's form do not have.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MarketRunDetails<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub run_by: Option<&'a str>,
    pub job_type: MarketRunJobType,
    pub match_group: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub customer_id: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign_id: Option<i32>,
}

/// Runs a market for a date.
pub async fn run_market(pipeline: &Api<'_>, body: &MarketRunBody<'_>) -> Result<WriteOutcome> {
    pipeline.write(Path::new(&RUN_MARKET, &[]), body).await
}

/// Runs campaigns. `campaign_ids` are separated by commas.
pub async fn run_campaigns(
    pipeline: &Api<'_>,
    run_by: Option<&str>,
    campaign_ids: &str,
    job_type: CampaignRunJobType,
) -> Result<WriteOutcome> {
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Body<'a> {
        #[serde(skip_serializing_if = "Option::is_none")]
        run_by: Option<&'a str>,
        campaign_ids: &'a str,
        job_type: CampaignRunJobType,
    }
    let body = Body {
        run_by,
        campaign_ids,
        job_type,
    };
    pipeline.write(Path::new(&RUN_CAMPAIGNS, &[]), &body).await
}
