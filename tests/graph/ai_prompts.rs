//! The prompts of the AI assistant.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const SYSTEM: &str = "/v3/api/ai-insights/system-prompts";
const SUGGESTED: &str = "/v3/api/ai-insights/suggested-prompts";

const SYSTEM_PROMPTS: &str = "query ($filter: SystemPromptFilter, $order: SystemPromptOrder) {
  systemPrompts(filter: $filter, orderBy: $order) { totalCount nodes {
    systemPromptId name type typeText typeLabel version createdAt isActive
  } }
}";

const SUGGESTED_PROMPTS: &str =
    "query ($filter: SuggestedPromptFilter, $order: SuggestedPromptOrder) {
  suggestedPrompts(filter: $filter, orderBy: $order) { totalCount nodes {
    suggestedPromptId title workflowName displayOrder version createdAt isActive
  } }
}";

/// The values of a field of the rows of a list.
fn values(answer: &Value, list: &str, field: &str) -> Vec<Value> {
    let nodes = answer["data"][list]["nodes"].as_array();
    let nodes = nodes.unwrap_or_else(|| panic!("{answer}"));
    nodes.iter().map(|node| node[field].clone()).collect()
}

#[tokio::test]
async fn a_system_prompt_has_its_columns_whatever_the_service_sends() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "systemPromptId": "4", "promptName": " ", "promptType": "legacy", "version": "draft", "createdAt": "soon" },
        { "promptName": "no id" },
        {
            "systemPromptId": 1, "promptName": "Base rules", "promptType": "base", "version": 3,
            "createdAt": "2024-05-01T00:00:00Z", "isActive": true,
        },
        "not a row",
    ]);
    harness.answer_once(SYSTEM, json!({ "data": rows })).await;
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(SYSTEM_PROMPTS, json!({})).await,
        json!({ "data": { "systemPrompts": { "totalCount": 2, "nodes": [
            {
                "systemPromptId": 1, "name": "Base rules", "type": "BASE", "typeText": "base", "typeLabel": "Base",
                "version": "3", "createdAt": "2024-05-01T00:00:00Z", "isActive": true,
            },
            {
                "systemPromptId": 4, "name": "Untitled", "type": "UNRECOGNIZED", "typeText": "legacy",
                "typeLabel": "legacy", "version": "draft", "createdAt": null, "isActive": false,
            },
        ] } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/ai-insights/system-prompts"]
    );
}

#[tokio::test]
async fn system_prompts_are_sorted_by_version_and_filtered() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let prompt = |id: i32, kind: &str, version: Value, day: u32, is_active: bool| {
        json!({
            "systemPromptId": id, "promptName": format!("Prompt {id}"), "promptType": kind, "version": version,
            "createdAt": format!("2024-05-{day:02}T00:00:00Z"), "isActive": is_active,
        })
    };
    let rows = json!([
        prompt(1, "base", json!(9), 1, true),
        prompt(2, "user", json!("10"), 2, false),
        prompt(3, "base", json!(9), 3, false),
        prompt(4, "legacy", Value::Null, 4, true),
        prompt(5, "base", json!(9.5), 5, true),
    ]);
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let cases = [
        (json!({}), Value::Null, [2, 5, 3, 1, 4].to_vec()),
        (json!({}), by("VERSION", "ASC"), vec![1, 3, 5, 2, 4]),
        (json!({}), by("CREATED_AT", "ASC"), vec![1, 2, 3, 4, 5]),
        (json!({}), by("NAME", "DESC"), vec![5, 4, 3, 2, 1]),
        (json!({ "types": ["BASE"] }), Value::Null, vec![5, 3, 1]),
        (
            json!({ "typeTexts": ["legacy", "user"] }),
            Value::Null,
            vec![2, 4],
        ),
        (json!({ "types": ["UNRECOGNIZED"] }), Value::Null, vec![4]),
        (
            json!({ "isActive": true, "types": ["BASE"] }),
            Value::Null,
            vec![5, 1],
        ),
        (json!({ "isActive": false }), Value::Null, vec![2, 3]),
        (json!({ "text": "PROMPT 3" }), Value::Null, vec![3]),
        (json!({ "types": [] }), Value::Null, vec![]),
    ];
    for (filter, order, expected) in cases {
        harness.answer_once(SYSTEM, rows.clone()).await;
        let variables = json!({ "filter": filter, "order": order });
        let answer = client.fresh(SYSTEM_PROMPTS, variables).await;
        let ids = values(&answer, "systemPrompts", "systemPromptId");
        assert_eq!(json!(ids), json!(expected), "{filter} {order}");
        assert_eq!(
            answer["data"]["systemPrompts"]["totalCount"],
            expected.len()
        );
    }
}

#[tokio::test]
async fn suggested_prompts_are_sorted_by_display_order_and_filtered() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let prompt = |id: i32, title: &str, workflow: &str, order: Value, is_active: bool| {
        json!({
            "suggestedPromptId": id, "promptTitle": title, "workflowName": workflow, "displayOrder": order,
            "isActive": is_active,
        })
    };
    let rows = json!([
        prompt(1, "b", "Planning", json!(2), true),
        prompt(2, "Nearly", "Planning", json!(999), true),
        prompt(3, "missing", "Reporting", Value::Null, false),
        prompt(4, "late", "Reporting", json!(1_000), true),
        prompt(5, "first", "Audience", json!("0"), true),
        prompt(6, "A", "Planning", json!(2), true),
        { "suggestedPromptId": 7, "displayOrder": 3 },
    ]);
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let cases = [
        (json!({}), Value::Null, vec![5, 6, 1, 7, 3, 2, 4]),
        (json!({}), by("TITLE", "ASC"), vec![6, 1, 5, 4, 3, 2, 7]),
        (
            json!({ "workflowNames": ["Reporting"] }),
            Value::Null,
            vec![3, 4],
        ),
        (json!({ "isActive": false }), Value::Null, vec![7, 3]),
        (json!({ "text": "untitled" }), Value::Null, vec![7]),
    ];
    for (filter, order, expected) in cases {
        harness.answer_once(SUGGESTED, rows.clone()).await;
        let variables = json!({ "filter": filter, "order": order });
        let answer = client.fresh(SUGGESTED_PROMPTS, variables).await;
        let ids = values(&answer, "suggestedPrompts", "suggestedPromptId");
        assert_eq!(json!(ids), json!(expected), "{filter} {order}");
    }
}

#[tokio::test]
async fn the_values_to_filter_prompts_by_cost_no_further_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "{
      systemPrompts { totalCount } systemPromptTypes { text label promptCount }
      suggestedPrompts { totalCount } suggestedPromptWorkflows
    }";
    let option = |text: &str, label: &str, count: u32| json!({ "text": text, "label": label, "promptCount": count });
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": {
            "systemPrompts": { "totalCount": 61 },
            "systemPromptTypes": [
                option("base", "Base", 9), option("context", "Context", 31), option("workflow", "Workflow", 12),
                option("user", "User", 6), option("legacy", "legacy", 1),
            ],
            "suggestedPrompts": { "totalCount": 39 },
            "suggestedPromptWorkflows": ["Audience", "Optimization", "Planning", "Reporting"],
        } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            format!("main GET {SUGGESTED}"),
            format!("main GET {SYSTEM}")
        ]
    );
}

#[tokio::test]
async fn the_content_of_a_prompt_is_counted_in_characters_and_tokens() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
      system: systemPrompt(by: { systemPromptId: 6 }) { name content { text characterCount tokenCount description } }
      suggested: suggestedPrompt(by: { suggestedPromptId: 9 }) { content { text characterCount tokenCount description } }
      none: systemPrompt(by: { systemPromptId: 600 }) { name }
    }";
    let content = json!({ "data": { "promptContent": "Größe", "promptName": "Base rules" } });
    harness.answer_once(&format!("{SYSTEM}/6"), content).await;
    let content = json!({ "data": { "promptContent": null, "description": "A recap" } });
    harness
        .answer_once(&format!("{SUGGESTED}/9"), content)
        .await;
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": {
            "system": { "name": "Base rules", "content": {
                "text": "Größe", "characterCount": 5, "tokenCount": 2, "description": "",
            } },
            "suggested": { "content": {
                "text": "", "characterCount": 0, "tokenCount": 0, "description": "A recap",
            } },
            "none": null,
        } })
    );
    assert_eq!(harness.calls().await.len(), 4);
}

#[tokio::test]
async fn a_content_that_cannot_be_read_leaves_the_prompt() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
      broken: systemPrompt(by: { systemPromptId: 59 }) { name content { text } }
      gone: systemPrompt(by: { systemPromptId: 60 }) { name content { text } }
    }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"],
        json!({
            "broken": { "name": "Breaks Content", "content": null },
            "gone": { "name": "Gone Since Long", "content": null },
        })
    );
    let mut errors: Vec<Value> = answer["errors"].as_array().unwrap().clone();
    errors.sort_by_key(|error| error["path"].to_string());
    let found = errors
        .iter()
        .map(|error| (&error["path"], &error["extensions"]["code"]));
    assert_eq!(
        Vec::from_iter(found),
        [
            (
                &json!(["broken", "content"]),
                &json!("UPSTREAM_UNAVAILABLE")
            ),
            (&json!(["gone", "content"]), &json!("NOT_FOUND")),
        ]
    );
}
