//! The AI assistant: prompts, conversations, what they add up to, and questions about them.

use std::collections::BTreeSet;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::Probe;

const SYSTEM: &str = "/v3/api/ai-insights/system-prompts";
const SUGGESTED: &str = "/v3/api/ai-insights/suggested-prompts";
const CONVERSATIONS: &str = "/v3/api/ai-insights/admin-conversations";
const ANALYTICS: &str = "/v3/api/ai-insights/admin-conversations/analytics";
const DIAGNOSTICS: &str = "/v3/api/ai-insights/admin-conversations/diagnostics";

/// The distinct values of a key, those of rows without it left out.
fn values<'a>(rows: &'a Value, key: &str) -> BTreeSet<&'a str> {
    let rows = rows.as_array().unwrap().iter();
    rows.filter_map(|row| row[key].as_str()).collect()
}

#[tokio::test]
async fn prompts_come_in_versions_types_and_workflows() {
    let probe = Probe::start().await;
    let rows = probe.data(SYSTEM).await;
    assert_eq!(rows.as_array().unwrap().len(), 63);
    let types = values(&rows, "promptType");
    assert_eq!(
        Vec::from_iter(types),
        ["base", "context", "legacy", "user", "workflow"]
    );
    let of = |row: &&Value| row["promptName"] == "Base rules";
    let versions: BTreeSet<i64> = (rows.as_array().unwrap().iter().filter(of))
        .map(|row| row["version"].as_i64().unwrap())
        .collect();
    assert_eq!(Vec::from_iter(versions), [1, 2, 3, 4, 5, 6]);
    let prompt = probe.data(&format!("{SYSTEM}/6")).await;
    assert_eq!(
        (&prompt["promptName"], &prompt["isActive"]),
        (&json!("Base rules"), &json!(true))
    );
    assert!(prompt["promptContent"].as_str().unwrap().starts_with("# "));
    let rows = probe.data(SUGGESTED).await;
    assert_eq!(rows.as_array().unwrap().len(), 41);
    let workflows = values(&rows, "workflowName");
    assert_eq!(
        Vec::from_iter(workflows),
        ["Audience", "Optimization", "Planning", "Reporting"]
    );
    let prompt = probe.data(&format!("{SUGGESTED}/7")).await;
    assert!(prompt["description"].is_string() && prompt["promptContent"].is_string());
    for (path, status) in [
        (format!("{SYSTEM}/59"), 500),
        (format!("{SYSTEM}/60"), 404),
        (format!("{SYSTEM}/1000"), 404),
        (format!("{SUGGESTED}/36"), 500),
        (format!("{SUGGESTED}/x"), 404),
    ] {
        assert_eq!(probe.get(&path).await.0.as_u16(), status, "{path}");
    }
}

#[tokio::test]
async fn the_list_of_conversations_is_in_two_envelopes_and_the_same_every_time() {
    let probe = Probe::start().await;
    let list = probe.data(CONVERSATIONS).await;
    let rows = list["data"].as_array().unwrap();
    assert_eq!(rows.len(), 302);
    assert_eq!(probe.data(CONVERSATIONS).await, list);
    let ids = values(&list["data"], "conversationId");
    assert_eq!(ids.len(), 299, "one has a number");
    for row in rows
        .iter()
        .take(40)
        .filter(|row| row["conversationId"].is_string())
    {
        let id = row["conversationId"].as_str().unwrap();
        let (status, details) = probe.get(&format!("{CONVERSATIONS}/{id}")).await;
        if status == StatusCode::OK && details["data"]["conversationId"].is_string() {
            assert_eq!(details["data"]["createdAt"], row["createdAt"], "{id}");
        }
    }
    for (id, status) in [("c-29", 500), ("c-30", 404), ("c-301", 404), ("c-22", 404)] {
        let (found, _) = probe.get(&format!("{CONVERSATIONS}/{id}")).await;
        assert_eq!(found.as_u16(), status, "{id}");
    }
}

#[tokio::test]
async fn odd_conversations_have_their_turns() {
    let probe = Probe::start().await;
    let details = async |id: &str| probe.data(&format!("{CONVERSATIONS}/{id}")).await;
    assert_eq!(
        details("c-1").await["interactions"]
            .as_array()
            .unwrap()
            .len(),
        500
    );
    let large = details("c-2").await.to_string();
    assert!(large.len() > 1 << 20, "{}", large.len());
    assert_eq!(details("c-4").await["interactions"], json!([]));
    assert!(details("c-5").await.get("interactions").is_none());
    assert_eq!(details("4711").await["conversationId"], 4711);
    let nested = details("c-27").await;
    assert_eq!(nested["conversation"]["conversationId"], "c-27");
    assert!(nested["interactions"].is_array());
    assert_eq!(details("c-28").await.as_object().unwrap().len(), 1);
}

#[tokio::test]
async fn analytics_add_up_the_conversations() {
    let probe = Probe::start().await;
    let of = async |query: &str| probe.data(&format!("{ANALYTICS}?{query}")).await;
    let all = of("includeInternalUsers=true").await;
    assert_eq!(all["summary"]["totalConversations"], 300);
    let sum = |key: &str| -> i64 {
        let days = all["timeSeries"].as_array().unwrap().iter();
        days.map(|day| day[key].as_i64().unwrap()).sum()
    };
    assert_eq!(all["summary"]["totalConversations"], sum("conversations"));
    assert_eq!(all["summary"]["totalInteractions"], sum("interactions"));
    let customers = all["customerIds"].as_array().unwrap().len();
    assert_eq!(all["summary"]["uniqueCustomers"], customers);
    let without = of("includeInternalUsers=false").await;
    let count = |of: &Value| of["summary"]["totalConversations"].as_i64().unwrap();
    assert!((1..300).contains(&count(&without)));
    assert_eq!(of("").await, without);
    let one = of("includeInternalUsers=true&customerId=3&userId=12").await;
    assert_eq!(
        (&one["customerIds"], &one["userIds"]),
        (&json!([3]), &json!([12]))
    );
    let none = of("startDate=2001-01-01T00:00:00.000Z&endDate=2001-01-02T00:00:00.000Z").await;
    assert_eq!(count(&none), 0);
    assert_eq!(none["summary"]["avgResponseTime"], Value::Null);
    for query in [
        "customerId=x",
        "startDate=2024-06-01",
        "includeInternalUsers=1",
    ] {
        let (status, _) = probe.get(&format!("{ANALYTICS}?{query}")).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{query}");
    }
}

#[tokio::test]
async fn a_question_is_answered_from_the_conversation() {
    let probe = Probe::start().await;
    let ask = async |id: &str, messages: Value| {
        let body =
            json!({ "contextIds": [id], "messageHistory": messages, "systemPrompt": "Be brief." });
        probe.post(DIAGNOSTICS, body).await
    };
    let question = json!([{ "role": "user", "content": "What went well?" }]);
    let (status, answer) = ask("c-10", question.clone()).await;
    assert_eq!(status, StatusCode::OK);
    let content = answer["data"]["content"].as_str().unwrap();
    assert_eq!(answer["data"]["role"], "assistant");
    for part in [
        "What went well?",
        "12 turns",
        "- helpful: Great answer",
        "(9 characters)",
    ] {
        assert!(content.contains(part), "{part}: {content}");
    }
    let cases = [
        ("c-31", question.clone(), 422),
        ("c-32", question.clone(), 500),
        ("c-999", question.clone(), 404),
        ("c-10", json!([]), 400),
        (
            "c-10",
            json!([{ "role": "placeholder", "content": "Thinking" }]),
            400,
        ),
        (
            "c-10",
            json!([{ "role": "assistant", "content": "Hello" }]),
            400,
        ),
    ];
    for (id, messages, status) in cases {
        assert_eq!(ask(id, messages).await.0.as_u16(), status, "{id}");
    }
}
