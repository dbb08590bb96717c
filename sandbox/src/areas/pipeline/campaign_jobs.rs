//! The refresh jobs of campaigns.

use axum::{body::Bytes, extract::State};
use chrono::{DateTime, Utc};
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{
    calls::{body, call},
    market_jobs::sent_id,
    runs::{CAMPAIGN_JOBS, End, OF_CAMPAIGNS, PENDING},
};
use crate::{
    db::records::{self, By, Columns, Record, int, next_id, record_of, text},
    http::{
        error::{HttpError, HttpResult},
        response::{created_message, data, message},
    },
    seed::writer::iso,
    services::app::App,
};

/// Jobs for the campaigns with these names fail.
pub(super) const REFUSES_RUN: &str = "Refuses Run";
pub(super) const FAILS_RUN: &str = "Fails Run";

/// The maximum number of campaigns in a request.
const MOST_CAMPAIGNS: usize = 10;

#[derive(Deserialize)]
enum JobType {
    #[serde(rename = "BRONZE")]
    Bronze,
    #[serde(rename = "SILVER")]
    Silver,
    #[serde(rename = "GOLD")]
    Gold,
    #[serde(rename = "UF")]
    UniquesAndFrequency,
}

/// A request to run campaigns.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct CampaignsRun {
    run_by: String,
    /// Ids, separated by commas.
    campaign_ids: String,
    job_type: JobType,
}

pub(super) async fn all(State(app): State<App>) -> HttpResult {
    let jobs = call(&app, |connection, _| {
        Ok(records::list(connection, CAMPAIGN_JOBS, By::All)?)
    });
    Ok(data(jobs.await?))
}

pub(super) async fn run(State(app): State<App>, sent: Bytes) -> HttpResult {
    let id = sent_id(&sent)?;
    call(&app, move |connection, now| {
        let id = int(&id).ok_or_else(|| HttpError::not_found("Campaign refresh job"))?;
        let (id, job) = record_of(
            connection,
            CAMPAIGN_JOBS,
            "Campaign refresh job",
            &id.to_string(),
        )?;
        let meta_data = read_meta_data(&job);
        let name = meta_data
            .as_ref()
            .and_then(|meta_data| text(meta_data, "campaignRef"));
        let end = match name {
            Some(REFUSES_RUN) => {
                return Err(HttpError::unprocessable(
                    "The impressions of this campaign are locked by an invoice.",
                ));
            }
            Some(FAILS_RUN) | None => End::Failed,
            Some(_) => End::Completed,
        };
        OF_CAMPAIGNS.queue(connection, id, end, now)
    })
    .await?;
    Ok(message("The campaign refresh job was started."))
}

/// Queues a job for each of the campaigns, or for none if one of them is unknown.
pub(super) async fn submit(State(app): State<App>, sent: Bytes) -> HttpResult {
    let run: CampaignsRun = body(&sent)?;
    let ids = campaign_ids(&run.campaign_ids)?;
    if run.run_by.is_empty() {
        return Err(HttpError::bad_request("The name of the user is required."));
    }
    let text = match &ids[..] {
        [_] => "1 campaign submitted.".to_owned(),
        _ => format!("{} campaigns submitted.", ids.len()),
    };
    call(&app, move |connection, now| {
        ids.iter()
            .try_for_each(|campaign| create(connection, campaign, &run, now))
    })
    .await?;
    Ok(created_message(&text))
}

fn campaign_ids(text: &str) -> Result<Vec<String>, HttpError> {
    let ids: Vec<String> = text.split(',').map(str::to_owned).collect();
    let is_number = |id: &String| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
    if !ids.iter().all(is_number) {
        return Err(HttpError::bad_request(
            "The campaign ids must be numbers, separated by commas.",
        ));
    }
    if ids.len() > MOST_CAMPAIGNS {
        return Err(HttpError::unprocessable(format!(
            "At most {MOST_CAMPAIGNS} campaigns can be run at once."
        )));
    }
    Ok(ids)
}

fn create(
    connection: &Connection,
    campaign: &str,
    run: &CampaignsRun,
    now: DateTime<Utc>,
) -> Result<(), HttpError> {
    let (campaign_id, campaign) = record_of(connection, "campaign", "Campaign", campaign)?;
    let id = next_id(connection, CAMPAIGN_JOBS)?;
    let job = json!({
        "jobId": id,
        "campaignId": campaign_id,
        "customerId": campaign.get("customerId"),
        "createdAt": iso(now.timestamp()),
        "jobStatus": PENDING,
        "jobType": match run.job_type {
            JobType::Bronze => "BRONZE",
            JobType::Silver => "SILVER",
            JobType::Gold => "GOLD",
            JobType::UniquesAndFrequency => "UF",
        },
        "runBy": run.run_by,
        "metaData": Value::from(meta_data(connection, campaign_id, &campaign)?).to_string(),
    });
    records::store(
        connection,
        CAMPAIGN_JOBS,
        id,
        &Columns::default(),
        &job.to_string(),
    )?;
    OF_CAMPAIGNS.queue(connection, id, End::Completed, now)
}

/// The data about its campaign that a job stores.
pub(super) fn meta_data(
    connection: &Connection,
    campaign_id: i64,
    campaign: &Record,
) -> Result<Record, HttpError> {
    let markets = records::one(connection, "campaign-markets", campaign_id)?;
    let markets: Vec<String> = serde_json::from_str(markets.as_deref().unwrap_or("[]"))?;
    let dates = |record: &Record| json!({ "activeFrom": record.get("activeFrom"), "activeTo": record.get("activeTo") });
    let markets: Vec<Value> = markets
        .into_iter()
        .map(|name| {
            let mut market = dates(campaign);
            market["marketName"] = name.into();
            market
        })
        .collect();
    let groups = records::all(connection, "ad-group", By::Campaign(campaign_id))?;
    let flights: Vec<Value> = groups.iter().map(dates).collect();
    let mut meta_data = Map::new();
    for key in ["campaignRef", "activeFrom", "activeTo"] {
        let value = campaign.get(key).cloned().unwrap_or_default();
        meta_data.insert(key.to_owned(), value);
    }
    meta_data.insert("markets".to_owned(), markets.into());
    meta_data.insert("flights".to_owned(), flights.into());
    Ok(meta_data)
}

/// The metadata of a job, which is a string or an object.
fn read_meta_data(job: &Record) -> Option<Record> {
    match job.get("metaData")? {
        Value::String(text) => serde_json::from_str(text).ok(),
        Value::Object(fields) => Some(fields.clone()),
        _ => None,
    }
}
