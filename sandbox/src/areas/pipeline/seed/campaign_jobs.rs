//! The campaign refresh jobs of sixty days.

use std::collections::{HashMap, hash_map::Entry};

use serde_json::{Value, json};

use super::market_jobs::{store, time};
use crate::{
    areas::pipeline::{
        campaign_jobs::meta_data,
        runs::{CAMPAIGN_JOBS, COMPLETED, FAILED, PENDING, POSTPONED},
    },
    db::records::{self, By, int},
    http::error::HttpError,
    seed::writer::SeedWriter,
};

const COUNT: i64 = 80;

pub(super) fn seed(seed: &mut SeedWriter<'_>) -> Result<(), HttpError> {
    let campaigns = records::all(seed.connection, "campaign", By::All)?;
    // The metadata of campaigns that already have a job.
    let mut known: HashMap<usize, String> = HashMap::new();
    for id in 1..=COUNT {
        let age = 1 + (COUNT - id) * 3 / 4;
        let index = usize::try_from(id * 7).unwrap_or_default() % campaigns.len();
        let campaign = &campaigns[index];
        let campaign_id = campaign.get("campaignId").and_then(int).unwrap_or_default();
        let meta_data = match known.entry(index) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => {
                let meta_data = meta_data(seed.connection, campaign_id, campaign)?;
                unknown.insert(Value::from(meta_data).to_string())
            }
        };
        let status = match id % 10 {
            0 => FAILED,
            1 | 2 => PENDING,
            3 => POSTPONED,
            _ => COMPLETED,
        };
        let created_at = seed.moment(-age, 28_800 + id * 197 % 36_000);
        let body = json!({
            "jobId": id,
            "campaignId": campaign_id,
            "customerId": campaign.get("customerId"),
            "createdAt": time(id, created_at),
            "jobStatus": status,
            "metaData": meta_data,
        });
        store(seed, CAMPAIGN_JOBS, id, &body)?;
    }
    Ok(())
}
