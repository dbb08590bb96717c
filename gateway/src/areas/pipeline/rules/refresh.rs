//! The rules of the refresh jobs of campaigns.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, Utc};

use super::jobs::{PipelineJobPhase, phase};
use crate::graph::decision::Decision;
use crate::graph::payload::UserErrorCode;

/// Why a refresh job cannot be run.
const MISSING_DATA: &str = "This campaign refresh job is missing data.";

/// A refresh job can be run if its campaign is active after this day, in UTC.
const LAST_DAY_WITHOUT_DATA: NaiveDate = NaiveDate::from_ymd_opt(2024, 8, 31).expect("it exists");

/// The start or end of a refresh job: from the metadata, or else from the job itself, or else from the first ad group.
pub fn refresh_moment(
    of_meta_data: Option<DateTime<Utc>>,
    of_job: Option<DateTime<Utc>>,
    of_first_ad_group: Option<DateTime<Utc>>,
) -> Option<DateTime<Utc>> {
    of_meta_data.or(of_job).or(of_first_ad_group)
}

/// Whether a refresh job can be run, by its end.
pub fn run_refresh(active_to: Option<DateTime<Utc>>) -> Decision {
    match active_to {
        Some(end) if end.date_naive() > LAST_DAY_WITHOUT_DATA => Decision::allow(),
        _ => Decision::refuse(UserErrorCode::MissingData, MISSING_DATA),
    }
}

/// The decision in two words.
pub fn run_refresh_label(can_run: bool) -> &'static str {
    if can_run { "Runnable" } else { "Missing Data" }
}

/// When the latest completed refresh job of each campaign was created.
pub struct RefreshedCampaigns(HashMap<i32, DateTime<Utc>>);

impl RefreshedCampaigns {
    /// Those of jobs, each with its campaign, its status and when it was created.
    pub fn of<'a>(
        jobs: impl Iterator<Item = (Option<i32>, &'a str, Option<DateTime<Utc>>)>,
    ) -> Self {
        let mut latest = HashMap::new();
        for (campaign_id, status, created_at) in jobs {
            if let (Some(campaign_id), Some(created_at)) = (campaign_id, created_at)
                && phase(status) == PipelineJobPhase::Completed
            {
                let known = latest.entry(campaign_id).or_insert(created_at);
                *known = created_at.max(*known);
            }
        }
        Self(latest)
    }

    /// Whether a job of the campaign that was created later is completed.
    pub fn since(&self, campaign_id: Option<i32>, created_at: DateTime<Utc>) -> bool {
        let latest = campaign_id.and_then(|campaign_id| self.0.get(&campaign_id));
        latest.is_some_and(|latest| *latest > created_at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    #[test]
    fn a_campaign_is_refreshed_by_a_later_job_that_is_completed() {
        let refreshed = RefreshedCampaigns::of(
            [
                (Some(4), "COMPLETED", Some(at(20))),
                (Some(4), "COMPLETED", Some(at(10))),
                (Some(5), "FAILED", Some(at(20))),
                (Some(6), "COMPLETED", None),
                (None, "COMPLETED", Some(at(20))),
            ]
            .into_iter(),
        );
        let cases = [
            (Some(4), 19, true),
            (Some(4), 20, false),
            (Some(5), 10, false),
            (Some(6), 10, false),
            (None, 10, false),
        ];
        for (campaign_id, created_at, expected) in cases {
            let found = refreshed.since(campaign_id, at(created_at));
            assert_eq!(found, expected, "{campaign_id:?} {created_at}");
        }
    }

    #[test]
    fn the_metadata_comes_before_the_job_and_the_job_before_its_first_ad_group() {
        const META: i64 = 1_740_787_200;
        const JOB: i64 = 1_741_000_000;
        const FLIGHT: i64 = 1_725_062_400;
        let cases = [
            (None, None, Some(FLIGHT), Some(FLIGHT)),
            (Some(META), None, Some(FLIGHT), Some(META)),
            (Some(META), Some(JOB), Some(FLIGHT), Some(META)),
            (None, Some(JOB), Some(FLIGHT), Some(JOB)),
            (None, None, None, None),
        ];
        for (meta_data, job, flight, expected) in cases {
            let found = refresh_moment(meta_data.map(at), job.map(at), flight.map(at));
            assert_eq!(found, expected.map(at), "{meta_data:?} {job:?} {flight:?}");
        }
    }

    #[test]
    fn a_job_is_runnable_if_it_ends_after_august_2024() {
        let cases = [
            (Some(1_741_780_800), true),
            (None, false),
            (Some(1_725_148_799), false),
            (Some(1_725_148_800), true),
            (Some(1_725_062_400), false),
        ];
        for (active_to, expected) in cases {
            let decision = run_refresh(active_to.map(at));
            let reason = (!expected).then(|| MISSING_DATA.to_owned());
            assert_eq!(
                (decision.allowed, decision.reason),
                (expected, reason),
                "{active_to:?}"
            );
        }
        assert_eq!(run_refresh_label(true), "Runnable");
        assert_eq!(run_refresh_label(false), "Missing Data");
    }
}
