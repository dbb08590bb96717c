//! The turns of conversations without anomalies. The figures of a turn are computed separately from its texts, which
//! makes totals cheap.

use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::{Value, json};

use super::prompts::USED;
use crate::seed::writer::iso;

/// The conversation with the most turns.
const LONGEST: i64 = 1;
/// The conversation with the largest tool result.
const LARGEST: i64 = 2;
/// The size of that result, in bytes.
const LARGE_RESULT: usize = 1 << 20;

#[rustfmt::skip]
const QUESTIONS: [&str; 8] = [
    "Show reach by market", "And for the last 30 days?", "Which panels work best?", "Why is Boston below the others?",
    "Compare that with the same days of last year, week by week, and leave out the markets without data",
    "Put this into a table", "What would another flight add?", "Thanks, is anything missing?",
];
const TOOLS: [&str; 5] = [
    "getReachByMarket",
    "getImpressions",
    "listCampaigns",
    "getAudienceOverlap",
    "searchInventory",
];
const FEEDBACK: [(&str, &str); 6] = [
    ("positive", "Clear"),
    ("positive", "Great answer"),
    ("helpful", "Good table"),
    ("negative", "Wrong market"),
    ("negative", ""),
    ("inaccurate", "The numbers do not add up"),
];

/// The figures of a turn that are counted.
pub(super) struct Figures {
    pub(super) tokens: i64,
    pub(super) response_ms: i64,
    tools: usize,
    feedback: Option<usize>,
    pub(super) seconds: i64,
}

/// The figures of the turns of a conversation, oldest first.
pub(super) fn figures(number: i64) -> Vec<Figures> {
    let mut rng = StdRng::seed_from_u64(number.unsigned_abs());
    let count = match number {
        LONGEST => 500,
        _ => rng.random_range(1..9),
    };
    let mut seconds = 0;
    let turn = |_| {
        seconds += rng.random_range(20..240);
        Figures {
            tokens: rng.random_range(200..4_000),
            response_ms: rng.random_range(300..20_000),
            tools: rng.random_range(0..4_usize).saturating_sub(1),
            feedback: Some(rng.random_range(0..24)).filter(|kind| *kind < FEEDBACK.len()),
            seconds,
        }
    };
    (0..count).map(turn).collect()
}

/// The turns of a conversation that started at this time.
pub(super) fn interactions(number: i64, created_at: i64) -> Value {
    let figures = figures(number);
    let turns = figures.iter().zip(1..);
    let mut turns: Vec<Value> = turns
        .map(|(figures, turn)| interaction(number, turn, created_at, figures))
        .collect();
    // The order is not guaranteed.
    let middle = turns.len() / 2;
    turns.rotate_left(middle);
    turns.into()
}

fn interaction(number: i64, turn: i64, created_at: i64, figures: &Figures) -> Value {
    let index = usize::try_from(number + turn).unwrap_or_default();
    let feedback = figures.feedback.map(|kind| {
        let (category, comment) = FEEDBACK[kind];
        json!({ "category": category, "comment": comment })
    });
    json!({
        "interactionId": format!("i-{number}-{turn}"),
        "createdAt": iso(created_at + figures.seconds),
        "userPrompt": QUESTIONS[index % QUESTIONS.len()],
        "llmResponse": messages(number, turn, figures),
        "totalTokens": figures.tokens,
        "responseTime": figures.response_ms,
        "systemPromptIds": &USED[..1 + index % USED.len()],
        "requestContext": { "page": "/campaigns", "markets": ["Boston", "Denver"] },
        "featureContext": { "feature": "reporting", "tier": 1 + index % 3 },
        "metaData": { "temperature": 0.2, "steps": figures.tools + 1 },
        "feedback": feedback,
    })
}

/// The assistant's reply, and the tool calls before it.
fn messages(number: i64, turn: i64, figures: &Figures) -> Value {
    let mut messages = Vec::new();
    for step in 0..figures.tools {
        let tool = TOOLS[(usize::try_from(turn).unwrap_or_default() + step) % TOOLS.len()];
        let call_id = format!("call-{number}-{turn}-{step}");
        let call = json!({ "type": "tool-call", "toolName": tool, "toolCallId": call_id,
            "args": { "customerId": 3, "markets": ["Boston", "Denver"], "days": 30 } });
        let result = json!({ "type": "tool-result", "toolName": tool, "toolCallId": call_id,
            "result": { "rows": [{ "market": "Boston", "reach": 120_400 + turn }, { "market": "Denver", "reach": 88_100 }] } });
        messages.push(
            json!({ "id": format!("m-{turn}-{step}"), "role": "assistant",
            "content": [{ "type": "text", "text": "Let me look that up." }, call] }),
        );
        messages.push(json!({ "role": "tool", "content": [result] }));
    }
    if number == LARGEST && turn == 1 {
        messages.extend(large());
    }
    messages.push(json!({ "id": format!("m-{turn}"), "role": "assistant",
        "content": [{ "type": "text", "text": answer(turn) }] }));
    messages.into()
}

fn large() -> [Value; 2] {
    let line = "{\"panel\":\"BOS-1A\",\"impressions\":1200}\n";
    let text = line.repeat(LARGE_RESULT / line.len() + 1);
    [
        json!({ "role": "assistant", "content": [{ "type": "tool-call", "toolName": "exportPanels", "toolCallId": "call-large", "args": {} }] }),
        json!({ "role": "tool", "content": [{ "type": "tool-result", "toolName": "exportPanels", "toolCallId": "call-large", "result": text }] }),
    ]
}

fn answer(turn: i64) -> String {
    format!(
        "Here is the reach of the **last 30 days**:\n\n| Market | Reach |\n|---|---:|\n| Boston | {} |\n| Denver | 88,100 |\n\n\
         - Boston grew by {} %.\n- Denver has no data for two days.\n\nSee the [report](https://docs.marquee.example/reach).",
        120_400 + turn,
        1 + turn % 9
    )
}
