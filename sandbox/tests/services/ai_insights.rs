//! The AI assistant: prompts, conversations, what they add up to, and questions about them.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Probe, list};

const CONVERSATIONS: &str = "/v3/api/ai-insights/admin-conversations";
const ANALYTICS: &str = "/v3/api/ai-insights/admin-conversations/analytics";

#[tokio::test]
async fn the_list_of_conversations_is_in_two_envelopes_and_agrees_with_the_details() {
    let probe = Probe::start().await;
    let conversations = probe.data(CONVERSATIONS).await;
    let rows = list(&conversations["data"]);
    for row in rows.iter().take(40) {
        let Some(id) = row["conversationId"].as_str() else {
            continue;
        };
        let (status, details) = probe.get(&format!("{CONVERSATIONS}/{id}")).await;
        if status == StatusCode::OK && details["data"]["conversationId"].is_string() {
            assert_eq!(details["data"]["createdAt"], row["createdAt"], "{id}");
        }
    }
}

#[tokio::test]
async fn conversations_have_details_of_every_size_and_shape() {
    let probe = Probe::start().await;
    let details = async |id: &str| probe.data(&format!("{CONVERSATIONS}/{id}")).await;
    let large = details("c-2").await.to_string();
    assert!(large.len() > 1 << 20, "{}", large.len());
    assert_eq!(details("c-4").await["interactions"], json!([]));
    assert!(details("c-5").await.get("interactions").is_none());
    assert_eq!(details("4711").await["conversationId"], 4711);
    let nested = details("c-27").await;
    assert_eq!(nested["conversation"]["conversationId"], "c-27");
    assert!(nested["interactions"].is_array());
}

#[tokio::test]
async fn analytics_add_up_the_conversations_that_are_asked_for() {
    let probe = Probe::start().await;
    let of = async |query: &str| probe.data(&format!("{ANALYTICS}?{query}")).await;
    let count = |of: &Value| of["summary"]["totalConversations"].as_i64().unwrap();
    let all = of("includeInternalUsers=true").await;
    let days = list(&all["timeSeries"]).iter();
    let interactions: i64 = days.map(|day| day["interactions"].as_i64().unwrap()).sum();
    assert_eq!(all["summary"]["totalInteractions"], interactions);
    let without = of("includeInternalUsers=false").await;
    assert!((1..count(&all)).contains(&count(&without)));
    assert_eq!(of("").await, without);
    let one = of("includeInternalUsers=true&customerId=3&userId=12").await;
    assert_eq!(one["customerIds"], json!([3]));
    assert_eq!(one["userIds"], json!([12]));
    let none = of("startDate=2001-01-01T00:00:00.000Z&endDate=2001-01-02T00:00:00.000Z").await;
    assert_eq!(count(&none), 0);
    assert_eq!(none["summary"]["avgResponseTime"], Value::Null);
}

#[tokio::test]
async fn what_the_assistant_cannot_answer_is_refused() {
    let probe = Probe::start().await;
    let lines = "
        GET /v3/api/ai-insights/system-prompts/1000 => 404
        GET /v3/api/ai-insights/suggested-prompts/36 => 500
        GET /v3/api/ai-insights/suggested-prompts/x => 404
        GET /v3/api/ai-insights/admin-conversations/analytics?customerId=x => 400
        GET /v3/api/ai-insights/admin-conversations/analytics?startDate=2024-06-01 => 400
        GET /v3/api/ai-insights/admin-conversations/analytics?includeInternalUsers=1 => 400";
    probe.answers(lines).await;
    // A history must have the two roles only, and end with a question.
    let message = |role: &str| json!({ "role": role, "content": "Hello" });
    for history in [
        json!([]),
        json!([message("placeholder")]),
        json!([message("assistant")]),
    ] {
        let body = json!({ "contextIds": ["c-10"], "messageHistory": history });
        let (status, _) = probe
            .post(&format!("{CONVERSATIONS}/diagnostics"), body)
            .await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{history}");
    }
}
