//! The month on which the calendar of market jobs opens.

use chrono::{Datelike, Months, NaiveDate, TimeDelta, Utc};
use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn the_calendar_opens_on_a_month_by_the_callers_date() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // The names of these zones count westwards. They are never on the same date.
    for (zone, hours) in [("Etc/GMT-14", 14), ("Etc/GMT+12", -12)] {
        let today: NaiveDate = (Utc::now() + TimeDelta::hours(hours)).date_naive();
        let month = today.with_day(1).unwrap();
        let month = if today.day() < 8 {
            month - Months::new(1)
        } else {
            month
        };
        let query = "{ pipelineCalendar { month days { jobCount } } }";
        let answer = client.in_zone(zone).fresh(query, json!({})).await;
        let calendar = &answer["data"]["pipelineCalendar"];
        assert_eq!(calendar["month"], month.to_string(), "{zone}");
        // The sandbox has jobs of the last sixty days.
        assert!(!calendar["days"].as_array().unwrap().is_empty(), "{zone}");
    }
}
