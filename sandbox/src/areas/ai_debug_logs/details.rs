//! The details of a log.

use rand::{Rng, rngs::StdRng};
use serde_json::{Value, json};

use super::logs::{pick, random, user};

const PROMPTS: [&str; 6] = [
    "Which frames in Boston reach commuters on weekday mornings?",
    "Compare the reach of buses and bulletins in Denver.",
    "Draft a campaign for a coffee chain with a budget of 40,000 dollars.",
    "Show me last month's impressions by market, and tell me which fell.",
    "Find 50 shelters within 500 meters of a train station.\nLeave out those that are booked in June.",
    "How many people between 25 and 34 pass our taxi toppers?",
];
const ANSWERS: [&str; 4] = [
    "I found **24 frames**. Eighteen of them face inbound traffic, and six are at stations.",
    "Buses reach 61 % of the audience in four weeks, bulletins 48 %. Together they reach 74 %.",
    "Here is a draft with three ad groups. The largest covers downtown from Monday to Friday.",
    "Impressions fell in two of nine markets:\n\n| Market | Change |\n|---|---|\n| Austin | -4 % |\n| Tampa | -2 % |",
];
const TOOLS: [&str; 5] = [
    "search_inventory",
    "estimate_reach",
    "list_markets",
    "save_audience",
    "read_impressions",
];
const ERRORS: [&str; 4] = [
    "The tool estimate_reach did not answer within 30 seconds.",
    "The model returned an answer that is not JSON.",
    "The audience filter \"age\" has no values.",
    "The limit of 12 steps was reached.",
];

/// A row of the list, with its details.
pub(super) fn details(number: i64, row: Value) -> Value {
    let mut rng = random(number, 1);
    let prompt = pick(&mut rng, &PROMPTS);
    let tools: Vec<&str> = (0..rng.random_range(0..5))
        .map(|_| pick(&mut rng, &TOOLS))
        .collect();
    let parts = [
        overview(number, &row, &mut rng),
        conversation(number, prompt, pick(&mut rng, &ANSWERS)),
        performance(&tools, &mut rng),
        contexts(number, prompt, &row),
        calls(number, &tools, &mut rng),
        errors(number, row["hasErrors"] == true, &mut rng),
    ];
    let mut details = row;
    for part in parts {
        if let (Some(details), Value::Object(part)) = (details.as_object_mut(), part) {
            details.extend(part);
        }
    }
    details
}

/// A conversation that is no longer listed: logs outlive them.
fn conversation_id(number: i64) -> String {
    format!("c-{}", number % 300 + 9_001)
}

fn overview(number: i64, row: &Value, rng: &mut StdRng) -> Value {
    let severities: &[&str] = match row["hasErrors"] == true {
        true => &["ERROR", "CRITICAL"],
        false => &["INFO", "INFO", "WARNING"],
    };
    let tags: &[&str] = match number % 3 {
        0 => &["reviewed", "beta"],
        _ => &[],
    };
    json!({
        "customerId": user(number).1,
        "workflowType": pick(rng, &["single-turn", "multi-step", "approval"]),
        "llmModel": pick(rng, &["model-x", "model-x-mini", "model-y"]),
        "severity": pick(rng, severities),
        "tags": tags,
        "createdAt": row["debugTimestamp"],
        "updatedAt": row["debugTimestamp"],
        "debugNotes": (number % 7 == 0).then_some("Seen by the planning team."),
    })
}

fn conversation(number: i64, prompt: &str, answer: &str) -> Value {
    json!({
        "conversationId": conversation_id(number),
        "interactionId": format!("i-{number}"),
        "conversationName": prompt.split(['.', '?', ',']).next(),
        "isNewConversation": number % 4 == 0,
        "conversationPreview": prompt.chars().take(60).collect::<String>(),
        "userPrompt": prompt,
        "userMessages": [{ "role": "user", "content": prompt }],
        "llmResponse": [{
            "id": format!("m-{number}"),
            "role": "assistant",
            "content": [{ "type": "text", "text": answer }],
        }],
        "messages": [
            { "role": "system", "content": "You help staff plan out-of-home campaigns." },
            { "role": "user", "content": prompt },
            { "role": "assistant", "content": answer },
        ],
    })
}

fn performance(tools: &[&str], rng: &mut StdRng) -> Value {
    // A few logs are slow.
    let milliseconds = match rng.random_range(0..40) {
        0 => rng.random_range(60_000..190_000),
        1..4 => rng.random_range(10_000..60_000),
        _ => rng.random_range(180..9_000),
    };
    let (sent, received) = (rng.random_range(400..48_000), rng.random_range(20..2_400));
    json!({
        "responseTimeMs": milliseconds,
        "promptTokens": sent,
        "completionTokens": received,
        "totalTokens": sent + received,
        "toolExecutionCount": tools.len(),
        "maxStepsAllowed": 12,
    })
}

fn calls(number: i64, tools: &[&str], rng: &mut StdRng) -> Value {
    let mut result = |tool: &&str| {
        let (rows, is_cached) = (rng.random_range(0..400), rng.random_bool(0.3));
        json!({ "toolName": tool, "result": { "rows": rows, "isCached": is_cached } })
    };
    let results: Vec<Value> = tools.iter().map(&mut result).collect();
    let key = format!("chat:{}", conversation_id(number));
    json!({
        "toolsCalled": tools,
        "toolResults": results,
        "promptIds": [1, 4],
        "systemPromptDetails": [
            { "promptId": 1, "promptType": "base", "tokens": 812 },
            { "promptId": 4, "promptType": "context", "tokens": 1_240 },
        ],
        "inventoryParameters": { "types": ["BULLETIN", "SHELTER"], "radiusMeters": 500 },
        "procedureParameters": null,
        "redisKeys": [key, format!("{key}:filters")],
    })
}

fn contexts(number: i64, prompt: &str, row: &Value) -> Value {
    let filters = match number % 5 {
        0 => {
            json!([{ "name": "Commuters", "filters": { "dayparts": ["AM", "PM"], "minimumReach": 0.4 } }])
        }
        _ => json!([]),
    };
    json!({
        "dto": { "conversationId": conversation_id(number), "message": prompt, "stream": true },
        "requestContext": {
            "ip": format!("203.0.113.{}", number % 250 + 1),
            "locale": "en-US",
            "timeZone": "America/New_York",
        },
        "conversationContext": { "title": prompt, "market": { "marketId": 2, "marketName": "Boston" } },
        "conversationMetadata": { "initiationType": row["initiationType"], "turns": number % 9 + 1 },
        "featureContext": { "screen": row["route"], "selection": [5_001, 5_002, 5_014] },
        "userPreferences": { "units": "metric", "currency": "USD" },
        "savedFilters": filters,
        "metaData": { "build": "2.14.0", "userId": user(number).0 },
    })
}

fn errors(number: i64, has_errors: bool, rng: &mut StdRng) -> Value {
    let messages = has_errors.then(|| pick(rng, &ERRORS));
    let exception = (has_errors && number % 2 == 0).then(|| {
        json!({
            "name": "TimeoutError",
            "message": "The call took longer than 30000 ms.",
            "stack": "TimeoutError: The call took longer than 30000 ms.\n    at callTool (tools.ts:88:11)\n    at runStep (steps.ts:41:20)",
        })
    });
    let validation = (has_errors && number % 3 == 0)
        .then_some("The filter \"income\" is not offered in this market.");
    json!({
        "errorMessages": messages.as_slice(),
        "exceptions": exception.as_slice(),
        "audienceFiltersValidationMessage": validation,
    })
}
