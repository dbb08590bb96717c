//! Questions to the AI assistant about a conversation.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const PATH: &str = "/v3/api/ai-insights/admin-conversations/diagnostics";

const DIAGNOSE: &str =
    "mutation ($input: DiagnoseConversationInput!) { diagnoseConversation(input: $input) {
  reply { role content } errors { message path code }
} }";

fn message(role: &str, content: &str) -> Value {
    json!({ "role": role, "content": content })
}

async fn ask(client: &Client, id: &str, messages: Value, system_prompt: Value) -> Value {
    let input =
        json!({ "conversationId": id, "messages": messages, "systemPrompt": system_prompt });
    client.graphql(DIAGNOSE, json!({ "input": input })).await
}

fn refusal(message: &str, path: Value, code: &str) -> Value {
    json!({ "data": { "diagnoseConversation": {
        "reply": null, "errors": [{ "message": message, "path": path, "code": code }],
    } } })
}

#[tokio::test]
async fn a_chat_is_sent_without_its_placeholders() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let messages = json!([
        message("USER", "What went well?"),
        message("ASSISTANT", "Much."),
        message("USER", "And what\ndid not?"),
        message("PLACEHOLDER", "Thinking"),
    ]);
    harness.clear_calls().await;
    let answer = ask(&client, "c-10", messages.clone(), json!("Be brief.")).await;
    let payload = &answer["data"]["diagnoseConversation"];
    assert_eq!(
        (&payload["reply"]["role"], &payload["errors"]),
        (&json!("assistant"), &json!([]))
    );
    let content = payload["reply"]["content"].as_str().unwrap();
    assert!(
        content.contains("- helpful: Great answer") && content.contains("9 characters"),
        "{content}"
    );
    let history = json!([
        message("user", "What went well?"),
        message("assistant", "Much."),
        message("user", "And what\ndid not?"),
    ]);
    let mut sent =
        json!({ "contextIds": ["c-10"], "messageHistory": history, "systemPrompt": "Be brief." });
    assert_eq!(
        harness.only_write().await,
        (format!("POST {PATH}"), sent.clone())
    );
    for blank in [Value::Null, json!(" \n")] {
        harness.clear_calls().await;
        ask(&client, "c-10", messages.clone(), blank).await;
        sent.as_object_mut().unwrap().remove("systemPrompt");
        assert_eq!(harness.only_write().await.1, sent);
    }
}

#[tokio::test]
async fn a_chat_without_a_question_is_not_sent() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let path = json!(["input", "messages"]);
    let question = message("USER", "Why?");
    for messages in [
        json!([]),
        json!([message("USER", " \n")]),
        json!([message("PLACEHOLDER", "Thinking")]),
        json!([question.clone(), message("ASSISTANT", "Because.")]),
    ] {
        let answer = ask(&client, "c-10", messages.clone(), Value::Null).await;
        assert_eq!(
            answer,
            refusal("Write a message first.", path.clone(), "REJECTED"),
            "{messages}"
        );
    }
    assert_eq!(harness.writes().await.len(), 0);
}

#[tokio::test]
async fn a_refusal_has_the_words_of_the_service_and_a_failure_is_not_repeated() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let question = json!([message("USER", "Why?")]);
    let cases = [
        (
            "c-31",
            "This conversation is too long to be analyzed.",
            "REJECTED",
        ),
        ("c-999", "Conversation not found.", "NOT_FOUND"),
    ];
    for (id, message, code) in cases {
        let answer = ask(&client, id, question.clone(), Value::Null).await;
        assert_eq!(answer, refusal(message, Value::Null, code));
    }
    for (id, code) in [
        ("c-32", "UPSTREAM_UNAVAILABLE"),
        ("c-34", "UPSTREAM_INVALID_RESPONSE"),
    ] {
        harness.clear_calls().await;
        let answer = ask(&client, id, question.clone(), Value::Null).await;
        assert_eq!(
            answer["data"],
            json!({ "diagnoseConversation": null }),
            "{id}"
        );
        let extensions = &answer["errors"][0]["extensions"];
        assert_eq!(
            (&extensions["code"], &extensions["retryable"]),
            (&json!(code), &json!(false))
        );
        assert_eq!(harness.writes().await.len(), 1, "{id}");
    }
    let answer = ask(&client, "c-35", question, Value::Null).await;
    assert_eq!(
        answer["data"]["diagnoseConversation"]["reply"]["content"],
        "A reply in\n\ntwo parts."
    );
}

#[tokio::test]
async fn a_reply_may_take_longer_than_any_other_answer() {
    let flags = [
        "--upstream-timeout-ms",
        "200",
        "--request-timeout-ms",
        "1000",
    ];
    let harness = Harness::with(&flags).await;
    let client = harness.sign_in(STAFF).await;
    let slow = |milliseconds: u32| json!({ "service": "main", "path": "/v3/api/ai-insights", "kind": "latency", "latencyMs": milliseconds });
    let question = json!([message("USER", "Why?")]);
    // Beyond the timeouts of a call and of a request.
    harness.fault(slow(1_200)).await;
    let answer = ask(&client, "c-10", question.clone(), Value::Null).await;
    assert_eq!(
        answer["data"]["diagnoseConversation"]["errors"],
        json!([]),
        "{answer}"
    );
    let answer = client
        .fresh("{ systemPrompts { totalCount } }", json!({}))
        .await;
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_TIMEOUT"
    );
    harness.clear_faults().await;
    // Beyond nine times the timeout of a call.
    harness.fault(slow(2_400)).await;
    let answer = ask(&client, "c-10", question, Value::Null).await;
    assert_eq!(answer["data"], json!({ "diagnoseConversation": null }));
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_TIMEOUT"
    );
    assert_eq!(answer["errors"][0]["extensions"]["retryable"], false);
}

#[tokio::test]
async fn five_questions_are_offered() {
    let harness = Harness::start().await;
    let query = "{ conversationDiagnostics { defaultSystemPrompt presets { label systemPrompt userPrompt } } }";
    let answer = harness.graphql(query, json!({})).await;
    let offered = &answer["data"]["conversationDiagnostics"];
    let presets = offered["presets"].as_array().unwrap();
    let labels: Vec<&str> = presets
        .iter()
        .map(|preset| preset["label"].as_str().unwrap())
        .collect();
    assert_eq!(
        labels,
        [
            "What went well?",
            "What went wrong?",
            "Data gaps",
            "Functionality gaps",
            "How can we improve?"
        ]
    );
    let default = offered["defaultSystemPrompt"].as_str().unwrap();
    for preset in presets {
        let texts = [&preset["systemPrompt"], &preset["userPrompt"]];
        assert!(
            texts
                .iter()
                .all(|text| !text.as_str().unwrap().trim().is_empty())
        );
        assert!(
            preset["systemPrompt"]
                .as_str()
                .unwrap()
                .starts_with(default)
        );
    }
}

#[tokio::test]
async fn an_operation_asks_the_assistant_once() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let asked =
        "(input: { conversationId: \"c-10\", messages: [{ role: USER, content: \"Why?\" }] })";
    let query = format!(
        "mutation {{ a: diagnoseConversation{asked} {{ reply {{ role }} }} b: diagnoseConversation{asked} {{ reply {{ role }} }} }}"
    );
    let answer = client.graphql(&query, json!({})).await;
    assert_eq!(
        answer["data"],
        json!({ "a": { "reply": { "role": "assistant" } }, "b": null })
    );
    let error = &answer["errors"][0];
    assert_eq!(
        (
            &error["path"],
            &error["message"],
            &error["extensions"]["code"]
        ),
        (
            &json!(["b"]),
            &json!("Only one question to the assistant per request is allowed."),
            &json!("LIMIT_EXCEEDED")
        )
    );
    assert_eq!(harness.sorted_calls().await.len(), 1);
    harness.stop().await;
}
