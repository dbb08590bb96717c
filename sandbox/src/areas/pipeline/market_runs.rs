//! Starting the jobs of a market for a date.

use axum::{body::Bytes, extract::State};
use chrono::NaiveDate;
use rusqlite::{Connection, OptionalExtension};
use serde::Deserialize;
use serde_json::json;

use super::{
    calls::{body, call},
    runs::{End, JOBS, OF_MARKETS, PENDING, POSTPONED, WAREHOUSE_JOBS},
    statistics::{STATIONARY, TRANSIT},
};
use crate::{
    db::records::{self, Columns, int, next_id, record_of},
    http::{
        error::{HttpError, HttpResult},
        response::created_message,
    },
    services::app::App,
};

/// There is no data before January 1 of this year.
const FIRST_YEAR: i32 = 2020;
/// Data before this year is archived, and jobs for it fail.
const FIRST_KEPT_YEAR: i32 = 2023;
/// Jobs of the market with this name never end: its outline is too detailed.
const NEVER_ENDS: &str = "Anchorage";

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
enum RunType {
    Stationary,
    Transit,
    TransitAndStationary,
}

#[derive(Deserialize)]
enum JobType {
    #[serde(rename = "NEAR_TO_GOLD", alias = "BRONZE_TO_GOLD")]
    OfService,
    #[serde(rename = "SF_BRONZE_TO_GOLD")]
    OfWarehouse,
}

/// A request to run a market for a date.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct MarketRun {
    /// The hash of the market.
    market: String,
    market_id: i64,
    start_date: String,
    run_type: RunType,
    run_by: Option<String>,
    job_type: Option<JobType>,
    match_group: Option<String>,
    customer_id: Option<i64>,
    campaign_id: Option<i64>,
}

pub(super) async fn run(State(app): State<App>, sent: Bytes) -> HttpResult {
    let run: MarketRun = body(&sent)?;
    let date = day(&run.start_date)?;
    let count = call(&app, move |connection, now| {
        let name = market_name(connection, &run)?;
        check_campaign(connection, &run)?;
        let kind = match run.job_type {
            Some(JobType::OfWarehouse) => WAREHOUSE_JOBS,
            Some(JobType::OfService) | None => JOBS,
        };
        let is_postponed = date > now.date_naive();
        let end = match name.as_str() {
            NEVER_ENDS => End::Never,
            _ if date < first_of(FIRST_KEPT_YEAR) => End::Failed,
            _ => End::Completed,
        };
        let job_types: &[&str] = match run.run_type {
            RunType::Stationary => &[STATIONARY],
            RunType::Transit => &[TRANSIT],
            RunType::TransitAndStationary => &[TRANSIT, STATIONARY],
        };
        for job_type in job_types {
            // The ids of both lists come from one series.
            let id = next_id(connection, JOBS)?;
            let job = json!({
                "jobId": id,
                "marketHash": run.market,
                "date": run.start_date,
                "jobType": job_type,
                "matchGroup": run.match_group,
                "status": if is_postponed { POSTPONED } else { PENDING },
                "runBy": run.run_by,
            });
            let columns = Columns::default();
            records::store(connection, kind, id, &columns, &job.to_string())?;
            if !is_postponed {
                OF_MARKETS.queue(connection, id, end, now)?;
            }
        }
        Ok(job_types.len())
    })
    .await?;
    Ok(created_message(match count {
        1 => "1 job submitted.",
        _ => "2 jobs submitted.",
    }))
}

/// A day for which the service has data.
fn day(text: &str) -> Result<NaiveDate, HttpError> {
    let date: NaiveDate = text
        .parse()
        .ok()
        // Only a day written with leading zeros.
        .filter(|date: &NaiveDate| date.to_string() == text)
        .ok_or_else(|| HttpError::bad_request("The start date must be a day, as YYYY-MM-DD."))?;
    if date < first_of(FIRST_YEAR) {
        return Err(HttpError::unprocessable(format!(
            "There is no device data before {FIRST_YEAR}."
        )));
    }
    Ok(date)
}

fn first_of(year: i32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, 1, 1).unwrap_or_default()
}

/// The name of the market; an error if it has another hash.
fn market_name(connection: &Connection, run: &MarketRun) -> Result<String, HttpError> {
    let (hash, name): (String, String) = connection
        .prepare_cached(
            "SELECT body ->> 'marketHash', body ->> 'marketName' FROM records
             WHERE kind = 'market' AND id = ?",
        )?
        .query_row([run.market_id], |row| row.try_into())
        .optional()?
        .ok_or_else(|| HttpError::not_found("Market"))?;
    if hash != run.market {
        return Err(HttpError::unprocessable(
            "The market and its hash do not match.",
        ));
    }
    Ok(name)
}

/// Checks that the campaign belongs to the customer.
fn check_campaign(connection: &Connection, run: &MarketRun) -> Result<(), HttpError> {
    if let Some(id) = run.customer_id {
        record_of(connection, "customer", "Customer", &id.to_string())?;
    }
    if let Some(id) = run.campaign_id {
        let (_, campaign) = record_of(connection, "campaign", "Campaign", &id.to_string())?;
        if run.customer_id.is_none() || campaign.get("customerId").and_then(int) != run.customer_id
        {
            return Err(HttpError::unprocessable(
                "The campaign belongs to another customer.",
            ));
        }
    }
    Ok(())
}
