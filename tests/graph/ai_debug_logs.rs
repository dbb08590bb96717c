//! Debug logs of the AI assistant, and their details.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const PATH: &str = "/v3/api/planning/ai-debug-logs";

const LIST: &str = "query ($filter: DebugLogFilter, $order: DebugLogOrder) {
  debugLogs(filter: $filter, orderBy: $order) { totalCount nodes {
    debugId recordedAt route featureTypeText userId initiationTypeText hasErrors
  } }
}";

fn log(id: Value, at: Value, route: &str, feature: &str, user: Value, has_errors: Value) -> Value {
    json!({
        "debugId": id, "debugTimestamp": at, "route": route, "featureType": feature, "userId": user,
        "initiationType": "USER", "hasErrors": has_errors,
    })
}

#[tokio::test]
async fn logs_are_listed_newest_first_from_a_list_with_or_without_an_envelope() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        log(
            json!(7),
            json!("soon"),
            "/chat",
            "planning",
            json!("many"),
            json!("true")
        ),
        log(
            json!("d-1"),
            json!("2024-06-03T09:00:04Z"),
            "/chat",
            "planning",
            json!(12),
            json!(false)
        ),
        { "debugId": "d-2", "debugTimestamp": 1_717_405_205 },
        { "route": "/chat" },
        "not a row",
    ]);
    let expected = json!({ "data": { "debugLogs": { "totalCount": 3, "nodes": [
        {
            "debugId": "d-2", "recordedAt": "2024-06-03T09:00:05Z", "route": null, "featureTypeText": null,
            "userId": null, "initiationTypeText": null, "hasErrors": false,
        },
        {
            "debugId": "d-1", "recordedAt": "2024-06-03T09:00:04Z", "route": "/chat", "featureTypeText": "planning",
            "userId": 12, "initiationTypeText": "USER", "hasErrors": false,
        },
        {
            "debugId": "7", "recordedAt": null, "route": "/chat", "featureTypeText": "planning",
            "userId": null, "initiationTypeText": "USER", "hasErrors": true,
        },
    ] } } });
    for body in [json!({ "data": rows }), rows] {
        harness.answer_once(PATH, body).await;
        harness.clear_calls().await;
        assert_eq!(client.fresh(LIST, json!({})).await, expected);
        assert_eq!(
            harness.sorted_calls().await,
            ["main GET /v3/api/planning/ai-debug-logs"]
        );
    }
}

#[tokio::test]
async fn logs_are_filtered_by_parts_of_texts_and_sorted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let at = |minute: i32| json!(format!("2024-06-03T09:{minute:02}:00Z"));
    let rows = json!([
        log(
            json!("a"),
            at(3),
            "/chat",
            "planning",
            json!(12),
            json!(true)
        ),
        log(
            json!("b"),
            at(1),
            "/Planning/reach",
            "reports",
            json!(121),
            json!(false)
        ),
        log(
            json!("c"),
            at(2),
            "/markets",
            "Planning",
            json!(3),
            Value::Null
        ),
        { "debugId": "d", "debugTimestamp": at(2) },
    ]);
    let none = || json!({});
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let cases = [
        (none(), Value::Null, "adcb"),
        (none(), by("RECORDED_AT", "ASC"), "bcda"),
        (none(), by("ROUTE", "ASC"), "acbd"),
        (none(), by("FEATURE_TYPE", "DESC"), "bcad"),
        (none(), by("USER_ID", "ASC"), "cabd"),
        (json!({ "featureTypeText": "PLAN" }), Value::Null, "ac"),
        (json!({ "route": " planning " }), Value::Null, "b"),
        (json!({ "route": "" }), Value::Null, "adcb"),
        (json!({ "userIdText": "12" }), Value::Null, "ab"),
        (json!({ "userIdText": "x" }), Value::Null, ""),
        (json!({ "hasErrors": true }), Value::Null, "a"),
        (json!({ "hasErrors": false }), Value::Null, "dcb"),
        (
            json!({ "hasErrors": false, "featureTypeText": "planning", "userIdText": "3" }),
            Value::Null,
            "c",
        ),
    ];
    harness.answer_once(PATH, rows).await;
    client.fresh(LIST, json!({})).await;
    for (filter, order, expected) in cases {
        let variables = json!({ "filter": filter, "order": order });
        let answer = client.graphql(LIST, variables).await;
        let nodes = answer["data"]["debugLogs"]["nodes"].as_array().unwrap();
        let found: String = nodes
            .iter()
            .map(|log| log["debugId"].as_str().unwrap())
            .collect();
        assert_eq!(found, expected, "{filter} {order}");
        assert_eq!(
            answer["data"]["debugLogs"]["totalCount"],
            expected.len(),
            "{filter}"
        );
    }
}

#[tokio::test]
async fn pages_of_fifty_thousand_logs_cost_one_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows: Vec<Value> = (100_000..150_000)
        .map(|id| json!({ "debugId": id, "userId": 12 }))
        .collect();
    harness.answer_once(PATH, json!({ "data": rows })).await;
    harness.clear_calls().await;
    let query = "query ($after: String) {
      debugLogs(first: 100, after: $after) { totalCount nodes { debugId } pageInfo { endCursor } }
    }";
    let first = client.fresh(query, json!({})).await;
    let after = &first["data"]["debugLogs"]["pageInfo"]["endCursor"];
    let second = client.graphql(query, json!({ "after": after })).await;
    let newest = |answer: &Value| answer["data"]["debugLogs"]["nodes"][0]["debugId"].clone();
    assert_eq!(
        (newest(&first), newest(&second)),
        (json!("149999"), json!("149899"))
    );
    let filter = json!({ "hasErrors": false, "userIdText": "1" });
    let filtered = client.graphql(LIST, json!({ "filter": filter })).await;
    assert_eq!(filtered["data"]["debugLogs"]["totalCount"], 50_000);
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/planning/ai-debug-logs"]
    );
}

const DETAILS: &str = "query ($id: String!) { debugLog(by: { debugId: $id }) {
  debugId recordedAt route featureTypeText userId user { displayName } initiationTypeText hasErrors
  details {
    customerId customer { name } workflowType llmModel severity tags createdAt updatedAt debugNotes
    conversationId interactionId conversationName isNewConversation conversationPreview userPrompt
    userMessagesText llmResponseText messagesText
    responseTimeMs responseTimeLabel promptTokens completionTokens totalTokens toolExecutionCount maxStepsAllowed
    toolsCalledText toolResultsText promptIdsText systemPromptDetailsText dtoText requestContextText
    conversationContextText conversationMetadataText featureContextText userPreferencesText savedFiltersText
    metadataText inventoryParametersText procedureParametersText redisKeysText
    hasErrorsToShow errorMessages exceptionsText audienceFiltersValidationMessage record recordText
  }
} }";

/// The details that are JSON text, in the graph and in the service.
const JSON_FIELDS: [(&str, &str); 18] = [
    ("userMessagesText", "userMessages"),
    ("llmResponseText", "llmResponse"),
    ("messagesText", "messages"),
    ("toolsCalledText", "toolsCalled"),
    ("toolResultsText", "toolResults"),
    ("promptIdsText", "promptIds"),
    ("systemPromptDetailsText", "systemPromptDetails"),
    ("dtoText", "dto"),
    ("requestContextText", "requestContext"),
    ("conversationContextText", "conversationContext"),
    ("conversationMetadataText", "conversationMetadata"),
    ("featureContextText", "featureContext"),
    ("userPreferencesText", "userPreferences"),
    ("savedFiltersText", "savedFilters"),
    ("metadataText", "metaData"),
    ("inventoryParametersText", "inventoryParameters"),
    ("procedureParametersText", "procedureParameters"),
    ("redisKeysText", "redisKeys"),
];

#[tokio::test]
async fn a_log_has_its_details_and_the_whole_record() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let values = JSON_FIELDS
        .map(|(_, key)| format!("\"{key}\":{{\"z\":1.10,\"{key}\":123456789012345678901}}"));
    let record = format!(
        "{{\"debugId\":\"d-1\",\"debugTimestamp\":\"2024-06-03T09:00:04Z\",\"route\":\"/chat\",\"featureType\":\"planning\",\
         \"userId\":12,\"initiationType\":\"USER\",\"hasErrors\":false,\"customerId\":\"3\",\"workflowType\":\"multi-step\",\
         \"llmModel\":\"model-x\",\"severity\":\"INFO\",\"tags\":[\"beta\",7],\"createdAt\":1717405204,\
         \"updatedAt\":\"2024-06-03T11:00:04+02:00\",\"debugNotes\":\"Seen.\",\"conversationId\":5,\
         \"interactionId\":\"i-1\",\"conversationName\":\"Reach\",\"isNewConversation\":true,\
         \"conversationPreview\":\"Show\",\"userPrompt\":\"Show <b>reach</b>\",\"responseTimeMs\":\"5400.7\",\
         \"promptTokens\":1200,\"completionTokens\":\"many\",\"totalTokens\":3000000000,\"toolExecutionCount\":2,\
         \"maxStepsAllowed\":12.9,\"errorMessages\":[\"Failed.\",{{\"code\":1.0}}],\"exceptions\":[ ],\
         \"audienceFiltersValidationMessage\":\"No age.\",{}}}",
        values.join(",")
    );
    harness
        .fault(json!({
            "service": "main", "path": "/v3/api/planning/ai-debug-logs/d-1", "kind": "wrong-shape", "status": 200,
            "body": format!("{{\"data\":{record}}}"), "count": 1,
        }))
        .await;
    harness.clear_calls().await;
    let mut answer = client.fresh(DETAILS, json!({ "id": "d-1" })).await;
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/customers",
            "main GET /v3/api/planning/ai-debug-logs/d-1",
            "main GET /v3/api/users",
        ]
    );
    let details = answer["data"]["debugLog"]["details"]
        .as_object_mut()
        .unwrap();
    for (field, key) in JSON_FIELDS {
        let expected = format!("{{\"z\":1.10,\"{key}\":123456789012345678901}}");
        assert_eq!(details.remove(field), Some(json!(expected)), "{field}");
    }
    assert_eq!(details.remove("recordText"), Some(json!(record)));
    let whole: Value = serde_json::from_str(&record).unwrap();
    assert_eq!(details.remove("record"), Some(whole));
    assert_eq!(
        answer,
        json!({ "data": { "debugLog": {
            "debugId": "d-1", "recordedAt": "2024-06-03T09:00:04Z", "route": "/chat", "featureTypeText": "planning",
            "userId": 12, "user": { "displayName": "Ada Byron" }, "initiationTypeText": "USER", "hasErrors": false,
            "details": {
                "customerId": 3, "customer": { "name": "Harbor Transit" }, "workflowType": "multi-step",
                "llmModel": "model-x", "severity": "INFO", "tags": ["beta", "7"],
                "createdAt": "2024-06-03T09:00:04Z", "updatedAt": "2024-06-03T09:00:04Z", "debugNotes": "Seen.",
                "conversationId": "5", "interactionId": "i-1", "conversationName": "Reach",
                "isNewConversation": true, "conversationPreview": "Show", "userPrompt": "Show <b>reach</b>",
                "responseTimeMs": 5400, "responseTimeLabel": "5.4s", "promptTokens": 1200,
                "completionTokens": null, "totalTokens": null, "toolExecutionCount": 2, "maxStepsAllowed": 12,
                "hasErrorsToShow": true, "errorMessages": ["Failed.", "{\"code\":1.0}"], "exceptionsText": "[ ]",
                "audienceFiltersValidationMessage": "No age.",
            },
        } } })
    );
}

#[tokio::test]
async fn a_log_whose_details_fail_has_what_the_list_has() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: String!) {
      debugLog(by: { debugId: $id }) { debugId route userId hasErrors details { severity } }
    }";
    let row = log(
        json!("d-1"),
        json!("2024-06-03T09:00:04Z"),
        "/chat",
        "planning",
        json!(12),
        json!(true),
    );
    let one = "/v3/api/planning/ai-debug-logs/d-1";
    let fail = async |path: &str, kind: &str, status: u16| {
        let fault = json!({ "service": "main", "path": path, "kind": kind, "status": status });
        harness.fault(fault).await;
    };
    let failures = [
        ("status", 500, "UPSTREAM_UNAVAILABLE"),
        ("status", 404, "NOT_FOUND"),
        ("not-json", 200, "UPSTREAM_INVALID_RESPONSE"),
    ];
    for (kind, status, code) in failures {
        harness.clear_faults().await;
        fail(one, kind, status).await;
        harness.answer_once(PATH, json!([row])).await;
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "id": "d-1" })).await;
        assert_eq!(
            answer["data"],
            json!({ "debugLog": {
                "debugId": "d-1", "route": "/chat", "userId": 12, "hasErrors": true, "details": null,
            } })
        );
        let errors = answer["errors"].as_array().unwrap();
        assert_eq!(errors.len(), 1, "{errors:?}");
        assert_eq!(errors[0]["path"], json!(["debugLog", "details"]));
        assert_eq!(errors[0]["extensions"]["code"], code);
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/planning/ai-debug-logs",
                "main GET /v3/api/planning/ai-debug-logs/d-1",
            ]
        );
    }
    // Neither the details nor the list.
    harness.clear_faults().await;
    fail(PATH, "status", 500).await;
    let answer = client.fresh(query, json!({ "id": "d-1" })).await;
    assert_eq!(answer["data"], json!({ "debugLog": null }));
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_UNAVAILABLE"
    );
    harness.clear_faults().await;
    for id in ["d-99999", ""] {
        let answer = client.fresh(query, json!({ "id": id })).await;
        assert_eq!(answer, json!({ "data": { "debugLog": null } }), "{id}");
    }
}

#[tokio::test]
async fn a_log_is_found_by_its_id_and_in_lists_costs_a_call_for_its_details() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let list = "{ debugLogs(first: 2) { nodes { id debugId details { recordText } } } }";
    harness.clear_calls().await;
    let answer = client.fresh(list, json!({})).await;
    assert_eq!(harness.sorted_calls().await.len(), 3);
    let log = &answer["data"]["debugLogs"]["nodes"][0];
    let node = "query ($id: ID!) { node(id: $id) { ... on DebugLog { id debugId details { recordText } } } }";
    let answer = client.graphql(node, json!({ "id": log["id"] })).await;
    assert_eq!(answer, json!({ "data": { "node": log } }));
}
