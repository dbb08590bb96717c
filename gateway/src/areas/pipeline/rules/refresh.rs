//! The rules of the refresh jobs of campaigns.

use chrono::{DateTime, NaiveDate, Utc};

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

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
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
