//! Ranges of dates in the time zone of the caller.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::Harness;

const RANGE: &str =
    "query ($dates: DateRangeInput!) { dateRange(dates: $dates) { from to startsAt endsAt } }";

#[tokio::test]
async fn a_date_range_covers_whole_days_in_the_callers_time_zone() {
    let harness = Harness::start().await;
    let cases = [
        (
            "UTC",
            "2025-03-11",
            "2025-03-11T00:00:00Z",
            "2025-03-11T23:59:59Z",
        ),
        (
            "America/New_York",
            "2025-03-11",
            "2025-03-11T04:00:00Z",
            "2025-03-12T03:59:59Z",
        ),
        // Clocks go forward, so the day has 23 hours.
        (
            "America/New_York",
            "2025-03-09",
            "2025-03-09T05:00:00Z",
            "2025-03-10T03:59:59Z",
        ),
    ];
    for (zone, day, starts_at, ends_at) in cases {
        let dates = json!({ "preset": "CUSTOM", "from": day, "to": day });
        assert_eq!(
            harness
                .in_zone(zone)
                .graphql(RANGE, json!({ "dates": dates }))
                .await,
            json!({ "data": { "dateRange": { "from": day, "to": day, "startsAt": starts_at, "endsAt": ends_at } } }),
            "{zone} {day}"
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn yesterday_depends_on_the_callers_time_zone() {
    let harness = Harness::start().await;
    let mut days = Vec::new();
    // The zones are 26 hours apart, so their dates always differ.
    for zone in ["Etc/GMT+12", "Pacific/Kiritimati"] {
        let variables = json!({ "dates": { "preset": "YESTERDAY" } });
        let answer = harness.in_zone(zone).graphql(RANGE, variables).await;
        let range = &answer["data"]["dateRange"];
        assert_eq!(range["from"], range["to"], "{answer}");
        days.push(range["from"].as_str().unwrap().to_owned());
    }
    assert!(days[0] < days[1], "{days:?}");
}

#[tokio::test]
async fn an_unknown_time_zone_is_refused() {
    let harness = Harness::start().await;
    let answer = harness
        .in_zone("Mars/Olympus")
        .graphql("{ console { version } }", json!({}))
        .await;
    assert_eq!(
        answer,
        json!({ "errors": [{
            "message": "There is no time zone named \"Mars/Olympus\". Use a name such as \"America/New_York\".",
            "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
        }] })
    );
}

#[tokio::test]
async fn a_custom_range_needs_both_days_in_order_and_a_preset_has_none() {
    let harness = Harness::start().await;
    let missing = "Please select a start and end date.";
    let cases = [
        (json!({ "preset": "CUSTOM" }), missing),
        (json!({ "preset": "CUSTOM", "from": "2025-03-12" }), missing),
        (json!({ "preset": "CUSTOM", "to": "2025-03-12" }), missing),
        (
            json!({ "preset": "CUSTOM", "from": "2025-03-12", "to": "2025-03-11" }),
            "The end date is before the start date.",
        ),
        (
            json!({ "preset": "YESTERDAY", "from": "2025-03-12", "to": "2025-03-12" }),
            "dates.from is for the preset CUSTOM only.",
        ),
        (
            json!({ "preset": "LAST_MONTH", "to": "2025-03-12" }),
            "dates.to is for the preset CUSTOM only.",
        ),
    ];
    for (dates, message) in cases {
        assert_eq!(
            harness.graphql(RANGE, json!({ "dates": dates })).await,
            json!({
                "data": { "dateRange": null },
                "errors": [{
                    "message": message,
                    "locations": [{ "line": 1, "column": 35 }],
                    "path": ["dateRange"],
                    "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
                }],
            })
        );
    }
}

#[tokio::test]
async fn an_invalid_date_is_refused_as_input() {
    let harness = Harness::start().await;
    for text in ["03-12-2025", "2025-02-29", "2025-3-12", "2025-13-01", ""] {
        let dates = json!({ "preset": "CUSTOM", "from": text, "to": "2025-03-12" });
        assert_eq!(
            harness.graphql(RANGE, json!({ "dates": dates })).await,
            json!({ "errors": [{
                "message": "The value of \"$dates.from\" is invalid: expected a date, as \"2025-03-12\".",
                "locations": [{ "line": 1, "column": 8 }],
                "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
            }] }),
            "{text}"
        );
    }
}
