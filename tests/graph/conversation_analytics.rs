//! What the conversations with the AI assistant add up to.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const PATH: &str = "/v3/api/ai-insights/admin-conversations/analytics";

const ANALYTICS: &str = "query ($filter: ConversationAnalyticsFilter) { conversationAnalytics(filter: $filter) {
  dates { from to } cards { figure caption value label } views { view label select { allowed code reason } }
  customers { customerId label } users { userId label }
} }";

const SERIES: &str = "query ($filter: ConversationAnalyticsFilter, $view: AnalyticsView!, $metric: AnalyticsMetric!) {
  conversationAnalytics(filter: $filter) { series(view: $view, metric: $metric) { key label points { date value } } }
}";

fn body() -> Value {
    let share = |key: &str, id: i32, conversations: i32, interactions: Value| json!({ key: id, "conversations": conversations, "interactions": interactions });
    json!({ "data": {
        "summary": {
            "totalConversations": 2, "totalInteractions": "1050", "uniqueCustomers": 2, "uniqueUsers": 1,
            "avgResponseTime": 2100.5, "totalTokens": 7_250_000_000_000_i64,
        },
        "customerIds": [3, "1", 999, "x"], "userIds": [12],
        "timeSeries": [
            {
                "date": "2024-06-04", "conversations": 1, "interactions": 4,
                "customers": [share("customerId", 3, 1, json!(4))], "users": [share("userId", 12, 1, json!(4))],
            },
            { "date": "soon", "conversations": 9 },
            {
                "date": "2024-06-03", "conversations": 2, "interactions": 5,
                "customers": [share("customerId", 3, 1, json!("3")), share("customerId", 1, 1, json!("many")), { "conversations": 5 }],
                "users": "none",
            },
        ],
    } })
}

async fn analytics(harness: &Harness, client: &Client, query: &str, variables: Value) -> Value {
    harness.answer_once(PATH, body()).await;
    client.fresh(query, variables).await
}

fn card(figure: &str, caption: &str, value: Value, label: &str) -> Value {
    json!({ "figure": figure, "caption": caption, "value": value, "label": label })
}

#[tokio::test]
async fn the_figures_have_captions_and_labels() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let view = |view: &str, label: &str| json!({ "view": view, "label": label, "select": { "allowed": true, "code": "ALLOWED", "reason": null } });
    assert_eq!(
        analytics(&harness, &client, ANALYTICS, json!({})).await,
        json!({ "data": { "conversationAnalytics": {
            "dates": null,
            "cards": [
                card("CONVERSATIONS", "Conversations", json!(2.0), "2"),
                card("INTERACTIONS", "Interactions", json!(1050.0), "1.1K"),
                card("CUSTOMERS", "Customers", json!(2.0), "2"),
                card("USERS", "Users", json!(1.0), "1"),
                card("AVERAGE_RESPONSE_TIME", "Avg Response Time", json!(2100.5), "2.1s"),
                card("TOTAL_TOKENS", "Total Tokens", json!(7_250_000_000_000.0), "7.3T"),
            ],
            "views": [view("ACTIVITY", "Activity"), view("CUSTOMERS", "Customers"), view("USERS", "Users")],
            "customers": [
                { "customerId": 999, "label": "999" }, { "customerId": 1, "label": "Blue Line Outdoor" },
                { "customerId": 3, "label": "Harbor Transit" },
            ],
            "users": [{ "userId": 12, "label": "Ada Byron" }],
        } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/ai-insights/admin-conversations/analytics?includeInternalUsers=false",
            "main GET /v3/api/customers",
            "main GET /v3/api/users",
        ]
    );
}

#[tokio::test]
async fn a_missing_figure_has_no_value_and_no_label() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ conversationAnalytics { cards { value label } series { points { date } } customers { label } } }";
    for body in [
        json!({ "data": { "summary": "none" } }),
        json!({ "data": { "summary": { "avgResponseTime": "slow" } } }),
    ] {
        harness.answer_once(PATH, body).await;
        let answer = client.fresh(query, json!({})).await;
        let none = json!({ "value": null, "label": "" });
        assert_eq!(
            answer["data"]["conversationAnalytics"],
            json!({ "cards": vec![none; 6], "series": [{ "points": [] }, { "points": [] }], "customers": [] })
        );
    }
    harness
        .answer_once(PATH, json!({ "message": "The warehouse is asleep." }))
        .await;
    let answer = client.fresh(query, json!({})).await;
    assert_eq!(answer["data"], json!({ "conversationAnalytics": null }));
    assert_eq!(answer["errors"][0]["message"], "The warehouse is asleep.");
}

#[tokio::test]
async fn a_day_that_the_service_leaves_out_has_no_conversations() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ conversationAnalytics { series { points { date value } } } }";
    for (last, dates) in [
        ("2024-06-06", vec!["2024-06-04", "2024-06-05", "2024-06-06"]),
        // A wrong date makes no millions of points.
        ("9999-12-31", vec!["2024-06-04", "9999-12-31"]),
    ] {
        let day = |date| json!({ "date": date, "conversations": 2, "interactions": 5 });
        let days = json!({ "data": { "timeSeries": [day(last), day("2024-06-04")] } });
        harness.answer_once(PATH, days).await;
        let answer = client.fresh(query, json!({})).await;
        let expected = dates.iter().enumerate().map(|(index, date)| {
            let is_left_out = index > 0 && index < dates.len() - 1;
            json!({ "date": date, "value": if is_left_out { 0.0 } else { 2.0 } })
        });
        let points = &answer["data"]["conversationAnalytics"]["series"][0]["points"];
        assert_eq!(*points, expected.collect::<Value>());
    }
}

#[tokio::test]
async fn the_lines_of_a_view_have_a_point_for_every_date() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let line = |key: &str, label: &str, third: f64, fourth: f64| {
        json!({ "key": key, "label": label, "points": [
            { "date": "2024-06-03", "value": third }, { "date": "2024-06-04", "value": fourth },
        ] })
    };
    let cases = [
        (
            "ACTIVITY",
            "INTERACTIONS",
            json!([
                line("conversations", "Conversations", 2.0, 1.0),
                line("interactions", "Interactions", 5.0, 4.0)
            ]),
        ),
        (
            "CUSTOMERS",
            "CONVERSATIONS",
            json!([
                line("1", "Blue Line Outdoor", 1.0, 0.0),
                line("3", "Harbor Transit", 1.0, 1.0)
            ]),
        ),
        (
            "CUSTOMERS",
            "INTERACTIONS",
            json!([
                line("1", "Blue Line Outdoor", 0.0, 0.0),
                line("3", "Harbor Transit", 3.0, 4.0)
            ]),
        ),
        (
            "USERS",
            "INTERACTIONS",
            json!([line("12", "Ada Byron", 0.0, 4.0)]),
        ),
    ];
    for (view, metric, expected) in cases {
        let variables = json!({ "view": view, "metric": metric });
        let answer = analytics(&harness, &client, SERIES, variables).await;
        assert_eq!(
            answer["data"]["conversationAnalytics"]["series"], expected,
            "{view} {metric}"
        );
    }
}

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

#[tokio::test]
async fn a_filter_disables_views_and_is_sent_to_the_service() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await.in_zone("America/New_York");
    let cases = [
        (
            json!({ "customerId": 3 }),
            [true, false, true],
            "false&customerId=3",
        ),
        (
            json!({ "userId": 12 }),
            [true, false, false],
            "false&userId=12",
        ),
        (
            json!({ "customerId": 3, "userId": 12, "includeInternalUsers": true }),
            [true, false, false],
            "true&customerId=3&userId=12",
        ),
        (
            json!({ "dates": { "preset": "CUSTOM", "from": "2025-03-08", "to": "2025-03-09" } }),
            [true, true, true],
            "false&startDate=2025-03-08T05%3A00%3A00.000Z&endDate=2025-03-10T03%3A59%3A59.999Z",
        ),
    ];
    for (filter, allowed, query) in cases {
        harness.clear_calls().await;
        let variables = json!({ "filter": filter });
        let answer = analytics(&harness, &client, ANALYTICS, variables).await;
        let views = answer["data"]["conversationAnalytics"]["views"]
            .as_array()
            .unwrap();
        let found: Vec<&Value> = views
            .iter()
            .map(|view| &view["select"]["allowed"])
            .collect();
        assert_eq!(json!(found), json!(allowed), "{filter}");
        let call = format!("main GET {PATH}?includeInternalUsers={query}");
        assert!(
            harness.calls().await.contains(&call),
            "{:?}",
            harness.calls().await
        );
    }
    let variables =
        json!({ "filter": { "userId": 12 }, "view": "USERS", "metric": "CONVERSATIONS" });
    let answer = analytics(&harness, &client, SERIES, variables).await;
    assert_eq!(
        answer["data"]["conversationAnalytics"],
        json!({ "series": null })
    );
    assert_eq!(
        answer["errors"][0]["message"],
        "Users can be compared when no user is chosen."
    );
    assert_eq!(answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT");
}

#[tokio::test]
async fn the_dates_of_a_filter_are_the_callers() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let filter = |dates: Value| json!({ "filter": { "dates": dates } });
    let custom = json!({ "preset": "CUSTOM", "from": "2025-03-08", "to": "2025-03-09" });
    let answer = client.fresh(ANALYTICS, filter(custom)).await;
    assert_eq!(
        answer["data"]["conversationAnalytics"]["dates"],
        json!({ "from": "2025-03-08", "to": "2025-03-09" })
    );
    for dates in [
        json!({ "preset": "CUSTOM", "from": "2025-03-08" }),
        json!({ "preset": "CUSTOM", "from": "2025-03-09", "to": "2025-03-08" }),
    ] {
        let answer = client.fresh(ANALYTICS, filter(dates)).await;
        assert_eq!(answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT");
    }
}

#[tokio::test]
async fn the_figures_are_those_of_the_conversations() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
      conversations(first: 0) { totalCount }
      conversationAnalytics(filter: { includeInternalUsers: true }) {
        cards { figure value } series { points { value } } c: series(view: CUSTOMERS, largest: 1000) { key }
      }
    }";
    let answer = client.graphql(query, json!({})).await;
    let analytics = &answer["data"]["conversationAnalytics"];
    let total = answer["data"]["conversations"]["totalCount"].as_f64();
    let sum: f64 = (analytics["series"][0]["points"].as_array().unwrap().iter())
        .map(|point| point["value"].as_f64().unwrap())
        .sum();
    assert_eq!(
        (analytics["cards"][0]["value"].as_f64(), Some(sum)),
        (total, total)
    );
    let customers = analytics["c"].as_array().unwrap().len();
    assert_eq!(
        analytics["cards"][2]["value"].as_f64(),
        Some(customers as f64)
    );
}
