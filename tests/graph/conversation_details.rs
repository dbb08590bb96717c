//! A conversation with the AI assistant, turn by turn.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const PATH: &str = "/v3/api/ai-insights/admin-conversations/c-40";

const SUMMARY: &str = "summary {
  interactionCount totalTokens toolCallCount averageResponseMs averageResponseLabel totalDurationMs totalDurationLabel
  positiveFeedbackCount negativeFeedbackCount
}";

fn text(text: &str) -> Value {
    json!({ "id": "m1", "role": "assistant", "content": [{ "type": "text", "text": text }] })
}

/// Two turns, the later one first.
fn turns() -> Value {
    let call = |id: &str| json!({ "type": "tool-call", "toolName": "reach", "toolCallId": id, "args": { "days": 30 } });
    json!([
        {
            "interactionId": "i-2", "createdAt": "2024-06-03T09:05:00Z", "userPrompt": "And Denver?",
            "llmResponse": [
                { "role": "assistant", "content": [{ "type": "text", "text": "Let me look." }, call("a"), call("b")] },
                { "role": "tool", "content": [
                    { "type": "tool-result", "toolCallId": "b", "result": "none" },
                    { "type": "tool-result", "toolCallId": "a", "result": { "reach": 120_400 } },
                    { "type": "tool-result", "toolName": "reach", "toolCallId": "x", "result": [] },
                ] },
                text("Nobody."),
            ],
            "totalTokens": "200", "responseTime": 2_000, "systemPromptIds": [9_999, 38, 6],
            "requestContext": { "page": "/campaigns" }, "featureContext": "reporting", "metaData": {},
            "feedback": { "category": "helpful", "comment": "Great answer" },
        },
        {
            "interactionId": "i-1", "createdAt": "2024-06-03T09:00:05Z", "userPrompt": "Show reach",
            "llmResponse": [{ "role": "assistant", "content": [call("c")] }, text("Here it is.")],
            "totalTokens": 300, "responseTime": 1_000, "feedback": { "category": "positive" },
        },
    ])
}

fn conversation() -> Value {
    json!({ "data": {
        "conversationId": "c-40", "customerId": 3, "userId": 12, "model": "model-x", "createdAt": "2024-06-03T09:00:00Z",
        "conversationContext": { "title": "Reach by market" }, "metaData": { "initiationType": "USER" },
        "interactions": turns(),
    } })
}

#[tokio::test]
async fn a_conversation_is_read_with_four_calls() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = format!(
        "{{ conversation(by: {{ conversationId: \"c-40\" }}) {{
            conversationId title customerLabel userLabel model initiationTypeText createdAt transcript {SUMMARY}
            interactions {{ totalCount nodes {{
                turn interactionId createdAt userPrompt shortPrompt userPromptJson responseText totalTokens responseTimeMs
                responseTimeLabel toolCallCount systemPromptIds systemPrompts {{ systemPromptId label type systemPrompt {{ name }} }}
                requestContext featureContext metadata feedback {{ categoryText comment isPositive isCountedPositive }}
                toolCalls {{ toolCallId toolName arguments hasResult result }}
                unpairedToolResults {{ toolCallId toolName result }}
            }} }}
        }} }}"
    );
    harness.answer_once(PATH, conversation()).await;
    harness.clear_calls().await;
    let call = |id: &str, result: Value| {
        json!({
            "toolCallId": id, "toolName": "reach", "arguments": "{\n  \"days\": 30\n}", "hasResult": !result.is_null(),
            "result": result,
        })
    };
    let prompt = |text: &str| format!("{{\n  \"role\": \"user\",\n  \"content\": \"{text}\"\n}}");
    let first = json!({
        "turn": 1, "interactionId": "i-1", "createdAt": "2024-06-03T09:00:05Z", "userPrompt": "Show reach",
        "shortPrompt": "Show reach", "userPromptJson": prompt("Show reach"),
        "responseText": "Here it is.", "totalTokens": 300.0, "responseTimeMs": 1000.0,
        "responseTimeLabel": "1.0s", "toolCallCount": 1, "systemPromptIds": [], "systemPrompts": [],
        "requestContext": null, "featureContext": null, "metadata": null,
        "feedback": { "categoryText": "positive", "comment": null, "isPositive": true, "isCountedPositive": true },
        "toolCalls": [call("c", Value::Null)], "unpairedToolResults": [],
    });
    let second = json!({
        "turn": 2, "interactionId": "i-2", "createdAt": "2024-06-03T09:05:00Z", "userPrompt": "And Denver?",
        "shortPrompt": "And Denver?", "userPromptJson": prompt("And Denver?"),
        "responseText": "Let me look.\n\nNobody.", "totalTokens": 200.0, "responseTimeMs": 2000.0,
        "responseTimeLabel": "2.0s", "toolCallCount": 2, "systemPromptIds": [9999, 38, 6],
        "systemPrompts": [
            { "systemPromptId": 6, "label": "Base", "type": "BASE", "systemPrompt": { "name": "Base rules" } },
            { "systemPromptId": 38, "label": "User", "type": "USER", "systemPrompt": { "name": "User preferences" } },
            { "systemPromptId": 9999, "label": "Prompt 1", "type": "UNRECOGNIZED", "systemPrompt": null },
        ],
        "requestContext": "{\n  \"page\": \"/campaigns\"\n}", "featureContext": "reporting", "metadata": "{}",
        "feedback": {
            "categoryText": "helpful", "comment": "Great answer", "isPositive": true, "isCountedPositive": false,
        },
        "toolCalls": [call("a", json!("{\n  \"reach\": 120400\n}")), call("b", json!("none"))],
        "unpairedToolResults": [{ "toolCallId": "x", "toolName": "reach", "result": "[]" }],
    });
    assert_eq!(
        client.fresh(&query, json!({})).await,
        json!({ "data": { "conversation": {
            "conversationId": "c-40", "title": "Reach by market", "customerLabel": "Harbor Transit",
            "userLabel": "Ada Byron", "model": "model-x", "initiationTypeText": "USER", "createdAt": "2024-06-03T09:00:00Z",
            "transcript": "User:\nShow reach\n\nAssistant:\nHere it is.\n\nUser:\nAnd Denver?\n\nAssistant:\nLet me look.\n\nAssistant:\nNobody.",
            "summary": {
                "interactionCount": 2, "totalTokens": 500.0, "toolCallCount": 3, "averageResponseMs": 1500.0,
                "averageResponseLabel": "1.5s", "totalDurationMs": 3000.0, "totalDurationLabel": "3.0s",
                "positiveFeedbackCount": 1, "negativeFeedbackCount": 1,
            },
            "interactions": { "totalCount": 2, "nodes": [first, second] },
        } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/ai-insights/admin-conversations/c-40",
            "main GET /v3/api/ai-insights/system-prompts",
            "main GET /v3/api/customers",
            "main GET /v3/api/users",
        ]
    );
}

#[tokio::test]
async fn messages_keep_their_order_and_unknown_parts() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ conversation(by: { conversationId: \"c-7\" }) { interactions { nodes {
      messages { messageId role roleText text parts { type typeText text } } responseText responseJson
    } } } }";
    let answer = client.graphql(query, json!({})).await;
    let turn = &answer["data"]["conversation"]["interactions"]["nodes"][0];
    let part = |kind: &str, type_text: Value, text: Value| json!({ "type": kind, "typeText": type_text, "text": text });
    let messages = turn["messages"].as_array().unwrap();
    let roles = messages
        .iter()
        .map(|message| (&message["role"], &message["roleText"]));
    let role = |role: &str, text: Value| (json!(role), text);
    assert_eq!(
        Vec::from_iter(roles.map(|(role, text)| (role.clone(), text.clone()))),
        [
            role("UNRECOGNIZED", json!("system")),
            role("UNRECOGNIZED", json!("model")),
            role("UNRECOGNIZED", Value::Null),
            role("ASSISTANT", json!("assistant")),
            role("ASSISTANT", json!("assistant")),
            role("ASSISTANT", json!("assistant")),
        ]
    );
    assert_eq!(
        messages[3],
        json!({ "messageId": "m4", "role": "ASSISTANT", "roleText": "assistant", "text": "I help with reports.", "parts": [
            part("UNRECOGNIZED", json!("reasoning"), json!("Thinking about it.")),
            part("UNRECOGNIZED", json!("image"), Value::Null),
            part("UNRECOGNIZED", Value::Null, json!("No type.")),
            part("TEXT", json!("text"), json!("I help with reports.")),
        ] })
    );
    // What other roles say is not the assistant's answer.
    assert_eq!(
        turn["responseText"],
        "No role.\n\nI help with reports.\n\nContent as text.\n\nContent as an object."
    );
    assert_eq!(messages[4]["text"], "Content as text.");
    assert!(
        turn["responseJson"]
            .as_str()
            .unwrap()
            .starts_with("[\n  {\n    \"content\"")
    );
}

#[tokio::test]
async fn the_details_are_found_in_each_of_their_shapes() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: String!) { conversation(by: { conversationId: $id }) {
      conversationId title summary { interactionCount } interactions(first: 1) { totalCount }
    } }";
    let cases = [
        // Beside the turns; in an object; not at all.
        ("c-24", "Impressions per day", 6),
        ("c-27", "Inventory near our stores", 8),
        ("c-28", "Untitled", 4),
        ("4711", "Overlap of commuters and students", 8),
        ("c-4", "No turns yet", 0),
        ("c-5", "Turns are missing", 0),
        ("c-37", "Turns that are no list", 0),
        ("c-1", "The longest conversation", 500),
    ];
    for (id, title, turns) in cases {
        assert_eq!(
            client.graphql(query, json!({ "id": id })).await["data"]["conversation"],
            json!({
                "conversationId": id, "title": title, "summary": { "interactionCount": turns },
                "interactions": { "totalCount": turns },
            })
        );
    }
    harness.clear_calls().await;
    for id in ["analytics", "diagnostics", "", ".."] {
        let answer = client.graphql(query, json!({ "id": id })).await;
        assert_eq!(answer, json!({ "data": { "conversation": null } }), "{id}");
    }
    assert_eq!(harness.calls().await, Vec::<String>::new());
    for id in ["c-30", "c-22", "c-301"] {
        let answer = client.graphql(query, json!({ "id": id })).await;
        assert_eq!(answer, json!({ "data": { "conversation": null } }), "{id}");
    }
    let answer = client.graphql(query, json!({ "id": "c-29" })).await;
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_UNAVAILABLE"
    );
}

#[tokio::test]
async fn a_conversation_without_turns_has_zeros() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        format!("{{ conversation(by: {{ conversationId: \"c-4\" }}) {{ transcript {SUMMARY} }} }}");
    assert_eq!(
        client.graphql(&query, json!({})).await["data"]["conversation"],
        json!({ "transcript": null, "summary": {
            "interactionCount": 0, "totalTokens": 0.0, "toolCallCount": 0, "averageResponseMs": 0.0,
            "averageResponseLabel": "0ms", "totalDurationMs": 0.0, "totalDurationLabel": "0ms",
            "positiveFeedbackCount": 0, "negativeFeedbackCount": 0,
        } })
    );
}

#[tokio::test]
async fn turns_are_paged_and_filtered() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: InteractionFilter, $order: InteractionOrder, $first: Int, $after: String) {
      conversation(by: { conversationId: \"c-10\" }) {
        interactions(filter: $filter, orderBy: $order, first: $first, after: $after) {
          totalCount nodes { turn } pageInfo { endCursor }
        }
      }
    }";
    let turns = |answer: &Value| -> Vec<u64> {
        let nodes = answer["data"]["conversation"]["interactions"]["nodes"].as_array();
        let nodes = nodes.unwrap_or_else(|| panic!("{answer}"));
        nodes
            .iter()
            .map(|node| node["turn"].as_u64().unwrap())
            .collect()
    };
    let cases = [
        (
            json!({ "filter": { "hasFeedback": true } }),
            vec![1, 2, 3, 4, 5, 6, 7, 10],
        ),
        (
            json!({ "filter": { "hasFeedback": false } }),
            vec![8, 9, 11, 12],
        ),
        (
            json!({ "filter": { "text": "QUESTION 1" } }),
            vec![1, 10, 11, 12],
        ),
        (
            json!({ "filter": { "text": "an answer" }, "first": 2 }),
            vec![1, 2],
        ),
        (
            json!({ "order": { "field": "TURN", "direction": "DESC" }, "first": 2 }),
            vec![12, 11],
        ),
    ];
    for (variables, expected) in cases {
        let answer = client.graphql(query, variables.clone()).await;
        assert_eq!(turns(&answer), expected, "{variables}");
    }
    let answer = client.graphql(query, json!({ "first": 5 })).await;
    let cursor = &answer["data"]["conversation"]["interactions"]["pageInfo"]["endCursor"];
    let answer = client
        .graphql(query, json!({ "first": 2, "after": cursor }))
        .await;
    assert_eq!(turns(&answer), [6, 7]);
}

#[tokio::test]
async fn summaries_of_a_list_cost_one_call_each_and_one_that_fails_is_null() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ conversations(filter: { text: \"c-29\" }, orderBy: { field: CONVERSATION_ID }, first: 2) {
      nodes { conversationId summary { interactionCount } interactions(first: 1) { totalCount } }
    } }";
    harness.clear_calls().await;
    let answer = client.fresh(query, json!({})).await;
    let nodes = &answer["data"]["conversations"]["nodes"];
    assert_eq!(
        nodes[0],
        json!({ "conversationId": "c-29", "summary": null, "interactions": null })
    );
    assert_eq!(nodes[1]["conversationId"], "c-290");
    assert_eq!(
        nodes[1]["summary"]["interactionCount"],
        nodes[1]["interactions"]["totalCount"]
    );
    let reads = harness.sorted_calls().await;
    assert!(reads.contains(&"main GET /v3/api/ai-insights/admin-conversations/c-290".to_owned()));
    // The list, one read for each, and the retry of the one that fails.
    assert!(reads.len() <= 4, "{reads:?}");
}

#[tokio::test]
async fn a_prompt_list_that_is_down_costs_the_labels_only() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/ai-insights/system-prompts", "kind": "status", "status": 500 }))
        .await;
    let query = "{ conversation(by: { conversationId: \"c-40\" }) { interactions(first: 1) { nodes { turn systemPrompts { label } } } } }";
    let answer = client.fresh(query, json!({})).await;
    let nodes = &answer["data"]["conversation"]["interactions"]["nodes"];
    assert_eq!(*nodes, json!([{ "turn": 1, "systemPrompts": null }]));
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_UNAVAILABLE"
    );
}
