//! Lists of conversations with the AI assistant.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const PATH: &str = "/v3/api/ai-insights/admin-conversations";

const CONVERSATIONS: &str = "query ($filter: ConversationFilter, $order: ConversationOrder) {
  conversations(filter: $filter, orderBy: $order) { totalCount nodes {
    conversationId title shortTitle customerId customerLabel userId userLabel initiationTypeText model createdAt
  } }
}";

fn row(id: Value, customer_id: Value, user_id: Value, created_at: Value) -> Value {
    json!({ "conversationId": id, "customerId": customer_id, "userId": user_id, "createdAt": created_at })
}

/// The keys of the conversations in an answer.
fn ids(answer: &Value) -> Vec<&str> {
    let nodes = answer["data"]["conversations"]["nodes"].as_array();
    let nodes = nodes.unwrap_or_else(|| panic!("{answer}"));
    nodes
        .iter()
        .map(|node| node["conversationId"].as_str().unwrap())
        .collect()
}

async fn listed(harness: &Harness, client: &Client, body: Value, variables: Value) -> Value {
    harness.answer_once(PATH, body).await;
    client.fresh(CONVERSATIONS, variables).await
}

#[tokio::test]
async fn a_conversation_has_its_columns_whatever_the_service_sends() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let long = "Größe ".repeat(10);
    let rows = json!([
        {
            "conversationId": "c-1", "customerId": 3, "userId": "12", "model": "model-x",
            "createdAt": "2024-06-03T09:00:00Z", "conversationContext": { "title": long },
            "metaData": { "initiationType": "USER" },
        },
        { "conversationId": 7, "customerId": 999, "userId": 999, "conversationContext": { "title": "  " }, "metaData": 5 },
        { "conversationId": "bare" },
        { "customerId": 3 },
        "not a row",
    ]);
    harness.clear_calls().await;
    let answer = listed(
        &harness,
        &client,
        json!({ "data": { "data": rows } }),
        json!({ "order": { "field": "RECEIVED" } }),
    )
    .await;
    assert_eq!(
        answer,
        json!({ "data": { "conversations": { "totalCount": 3, "nodes": [
            {
                "conversationId": "c-1", "title": long, "shortTitle": format!("{}Gr…", "Größe ".repeat(8)), "customerId": 3, "customerLabel": "Harbor Transit", "userId": 12,
                "userLabel": "Ada Byron", "initiationTypeText": "USER", "model": "model-x",
                "createdAt": "2024-06-03T09:00:00Z",
            },
            {
                "conversationId": "7", "title": "Untitled", "shortTitle": "Untitled",
                "customerId": 999, "customerLabel": "999", "userId": 999, "userLabel": "999", "initiationTypeText": null,
                "model": null, "createdAt": null,
            },
            {
                "conversationId": "bare", "title": "Untitled", "shortTitle": "Untitled",
                "customerId": null, "customerLabel": null, "userId": null, "userLabel": null, "initiationTypeText": null,
                "model": null, "createdAt": null,
            },
        ] } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/ai-insights/admin-conversations",
            "main GET /v3/api/customers",
            "main GET /v3/api/users"
        ]
    );
}

#[tokio::test]
async fn the_list_is_read_in_each_of_its_envelopes() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let order = json!({ "order": { "field": "RECEIVED" } });
    let rows = || json!([{ "conversationId": "c-1" }, { "conversationId": "c-2" }]);
    let cases = [
        (json!({ "data": { "data": rows() } }), vec!["c-1", "c-2"]),
        (json!({ "data": rows() }), vec!["c-1", "c-2"]),
        (rows(), vec!["c-1", "c-2"]),
        (json!({ "data": { "data": null } }), vec![]),
        (json!({ "data": {} }), vec![]),
        (json!({ "data": null }), vec![]),
    ];
    for (body, expected) in cases {
        let answer = listed(&harness, &client, body.clone(), order.clone()).await;
        assert_eq!(ids(&answer), expected, "{body}");
    }
    // A failure is not passed off as an empty list.
    for body in [
        json!({ "data": "text" }),
        json!({ "data": { "data": { "data": [] } } }),
        json!({ "message": "Down." }),
    ] {
        let answer = listed(&harness, &client, body.clone(), json!({})).await;
        assert_eq!(answer["data"], json!({ "conversations": null }), "{body}");
        assert_eq!(
            answer["errors"][0]["extensions"]["code"],
            "UPSTREAM_INVALID_RESPONSE"
        );
    }
}

#[tokio::test]
async fn the_newest_conversations_come_first_unless_another_order_is_given() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // Customer 3 is Harbor Transit, 1 Blue Line Outdoor; user 12 is Ada Byron, 1 Dana Reyes.
    let rows = json!([
        row(
            json!("c-10"),
            json!(3),
            json!(1),
            json!("2024-06-02T00:00:00Z")
        ),
        row(
            json!("c-2"),
            json!(1),
            json!(12),
            json!("2024-06-03T00:00:00Z")
        ),
        row(json!("c-1"), Value::Null, Value::Null, Value::Null),
        row(
            json!("c-3"),
            json!(999),
            json!(12),
            json!("2024-06-01T00:00:00Z")
        ),
    ]);
    let cases = [
        (Value::Null, vec!["c-2", "c-10", "c-3", "c-1"]),
        (
            json!({ "field": "RECEIVED" }),
            vec!["c-10", "c-2", "c-1", "c-3"],
        ),
        (
            json!({ "field": "RECEIVED", "direction": "DESC" }),
            vec!["c-3", "c-1", "c-2", "c-10"],
        ),
        (
            json!({ "field": "CONVERSATION_ID" }),
            vec!["c-1", "c-2", "c-3", "c-10"],
        ),
        (
            json!({ "field": "CONVERSATION_ID", "direction": "DESC" }),
            vec!["c-10", "c-3", "c-2", "c-1"],
        ),
        (
            json!({ "field": "CUSTOMER" }),
            vec!["c-3", "c-2", "c-10", "c-1"],
        ),
        (
            json!({ "field": "CUSTOMER", "direction": "DESC" }),
            vec!["c-10", "c-2", "c-3", "c-1"],
        ),
        (
            json!({ "field": "USER" }),
            vec!["c-2", "c-3", "c-10", "c-1"],
        ),
        (
            json!({ "field": "CREATED_AT" }),
            vec!["c-3", "c-10", "c-2", "c-1"],
        ),
        (
            json!({ "field": "CREATED_AT", "direction": "DESC" }),
            vec!["c-2", "c-10", "c-3", "c-1"],
        ),
    ];
    for (order, expected) in cases {
        let variables = json!({ "order": order });
        let answer = listed(&harness, &client, rows.clone(), variables).await;
        assert_eq!(ids(&answer), expected, "{order}");
    }
}

#[tokio::test]
async fn conversations_are_filtered() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        {
            "conversationId": "c-1", "customerId": 3, "userId": 12, "model": "model-x", "createdAt": "2024-06-02T03:30:00Z",
            "conversationContext": { "title": "Reach by Market" }, "metaData": { "initiationType": "USER" },
        },
        {
            "conversationId": "D-2", "customerId": 1, "userId": 1, "model": "model-y", "createdAt": "2024-06-01T23:59:59.900Z",
            "conversationContext": { "title": "Budget" }, "metaData": { "initiationType": "WORKFLOW" },
        },
        { "conversationId": "c-3" },
    ]);
    let days =
        |from: &str, to: &str| json!({ "dates": { "preset": "CUSTOM", "from": from, "to": to } });
    let cases = [
        (json!({}), vec!["c-1", "D-2", "c-3"]),
        (json!({ "text": " MARKET " }), vec!["c-1"]),
        (json!({ "text": "d-2" }), vec!["D-2"]),
        (json!({ "text": "untitled" }), vec!["c-3"]),
        (json!({ "text": "model" }), vec![]),
        (json!({ "customerIds": [3] }), vec!["c-1"]),
        (json!({ "customerIds": [1, 3] }), vec!["c-1", "D-2"]),
        (json!({ "customerIds": [] }), vec![]),
        (json!({ "userIds": [1] }), vec!["D-2"]),
        (json!({ "initiationTypeTexts": ["USER"] }), vec!["c-1"]),
        (
            json!({ "models": ["model-x", "model-y"] }),
            vec!["c-1", "D-2"],
        ),
        (json!({ "models": ["model"] }), vec![]),
        (days("2024-06-01", "2024-06-01"), vec!["D-2"]),
        (days("2024-06-02", "2024-06-30"), vec!["c-1"]),
        (json!({ "customerIds": [3], "userIds": [1] }), vec![]),
    ];
    for (filter, expected) in cases {
        let variables = json!({ "filter": filter });
        let answer = listed(&harness, &client, rows.clone(), variables).await;
        assert_eq!(ids(&answer), expected, "{filter}");
        assert_eq!(
            answer["data"]["conversations"]["totalCount"],
            expected.len()
        );
    }
    // In New York, half past three in UTC is the day before.
    let client = client.in_zone("America/New_York");
    let variables = json!({ "filter": days("2024-06-01", "2024-06-01") });
    let answer = listed(&harness, &client, rows.clone(), variables).await;
    assert_eq!(ids(&answer), ["c-1", "D-2"]);
}

#[tokio::test]
async fn the_list_leaves_out_internal_users_as_the_analytics_do() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($included: Boolean!) {
      conversations(first: 0, filter: { includeInternalUsers: $included }) { totalCount }
      conversationAnalytics(filter: { includeInternalUsers: $included }) { cards { figure value } }
    }";
    let mut counts = Vec::new();
    for included in [false, true] {
        let answer = client.graphql(query, json!({ "included": included })).await;
        let count = answer["data"]["conversations"]["totalCount"]
            .as_f64()
            .unwrap();
        let card = &answer["data"]["conversationAnalytics"]["cards"][0];
        assert_eq!(*card, json!({ "figure": "CONVERSATIONS", "value": count }));
        counts.push(count);
    }
    assert!(counts[0] < counts[1], "{counts:?}");
    let all = client
        .graphql("{ conversations(first: 0) { totalCount } }", json!({}))
        .await;
    assert_eq!(
        all["data"]["conversations"]["totalCount"].as_f64(),
        Some(counts[1])
    );
}

#[tokio::test]
async fn the_options_are_those_of_all_conversations() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
      conversations(filter: { text: \"c-1\" }) { totalCount }
      conversationOptions {
        conversationCount customers { customerId label } users { userId label } initiationTypeTexts models
      }
    }";
    let mut first = row(json!("c-1"), json!(3), json!(12), Value::Null);
    first["model"] = json!("model-y");
    let mut second = row(json!("c-2"), json!(1), json!(999), Value::Null);
    second["model"] = json!("Model-x");
    second["metaData"] = json!({ "initiationType": "USER" });
    let third = row(json!("c-3"), json!(3), json!(12), Value::Null);
    harness
        .answer_once(PATH, json!([first, second, third]))
        .await;
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": {
            "conversations": { "totalCount": 1 },
            "conversationOptions": {
                "conversationCount": 3,
                "customers": [{ "customerId": 1, "label": "Blue Line Outdoor" }, { "customerId": 3, "label": "Harbor Transit" }],
                "users": [{ "userId": 999, "label": "999" }, { "userId": 12, "label": "Ada Byron" }],
                "initiationTypeTexts": ["USER"],
                "models": ["Model-x", "model-y"],
            },
        } })
    );
    assert_eq!(harness.calls().await.len(), 3);
}

#[tokio::test]
async fn a_service_that_is_down_costs_the_names_only() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .fault(
            json!({ "service": "main", "path": "/v3/api/users", "kind": "status", "status": 500 }),
        )
        .await;
    let query = "{ conversations(first: 1, filter: { text: \"c-40\" }) { nodes { conversationId customerLabel userLabel } } }";
    let answer = client.fresh(query, json!({})).await;
    let row = &answer["data"]["conversations"]["nodes"][0];
    assert_eq!(
        (&row["conversationId"], &row["userLabel"]),
        (&json!("c-40"), &Value::Null)
    );
    assert!(row["customerLabel"].is_string());
    assert_eq!(
        answer["errors"][0]["path"],
        json!(["conversations", "nodes", 0, "userLabel"])
    );
}
