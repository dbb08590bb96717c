//! What many conversations with the AI assistant add up to.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const PATH: &str = "/v3/api/ai-insights/admin-conversations/analytics";

/// A year in which customer 3 has most conversations, and 300 others have one or two.
fn year_of_many_customers() -> Value {
    let first = chrono::NaiveDate::from_ymd_opt(2025, 1, 1).unwrap();
    let days = first.iter_days().zip(0..365).map(|(date, place)| {
        let share = |id: i32, conversations: i32| json!({ "customerId": id, "conversations": conversations, "interactions": 0 });
        json!({ "date": date.to_string(), "conversations": 6, "customers": [share(3, 5), share(1_000 + place % 300, 1)] })
    });
    json!({ "data": { "timeSeries": days.collect::<Vec<_>>() } })
}

#[tokio::test]
async fn the_35_largest_have_lines_of_their_own_and_long_spans_are_summed_up() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($interval: AnalyticsInterval, $largest: Int) { conversationAnalytics {
      activity: interval customers: interval(view: CUSTOMERS)
      series(view: CUSTOMERS, interval: $interval, largest: $largest) { key label members points { date value } }
    } }";
    let read = async |variables: Value| {
        harness.answer_once(PATH, year_of_many_customers()).await;
        client.fresh(query, variables).await
    };
    let answer = read(json!({})).await;
    let analytics = &answer["data"]["conversationAnalytics"];
    assert_eq!(
        [&analytics["activity"], &analytics["customers"]],
        ["DAY", "WEEK"]
    );
    let lines = analytics["series"].as_array().unwrap();
    let facts: Vec<(&Value, &Value, f64)> = lines
        .iter()
        .map(|line| {
            let points = line["points"].as_array().unwrap();
            assert_eq!(points.len(), 53, "{line}");
            assert_eq!(points[0]["date"], "2024-12-30");
            let values = points.iter().map(|point| point["value"].as_f64().unwrap());
            (&line["label"], &line["members"], values.sum())
        })
        .collect();
    assert_eq!(facts.len(), 36);
    assert_eq!(facts[0], (&json!("1000"), &json!(1), 2.0));
    assert_eq!(facts[34], (&json!("Harbor Transit"), &json!(1), 1_825.0));
    assert_eq!(facts[35], (&json!("Others (266)"), &json!(266), 297.0));

    let answer = read(json!({ "largest": 0, "interval": "MONTH" })).await;
    let lines = &answer["data"]["conversationAnalytics"]["series"];
    assert_eq!(lines[0]["label"], "Others (301)");
    assert_eq!(
        lines[0]["points"][1],
        json!({ "date": "2025-02-01", "value": 168.0 })
    );
    for (largest, code) in [(1_000, "LIMIT_EXCEEDED"), (1_001, "BAD_USER_INPUT")] {
        let answer = read(json!({ "largest": largest, "interval": "DAY" })).await;
        assert_eq!(answer["errors"][0]["extensions"]["code"], code);
    }
}
