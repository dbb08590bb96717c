//! The turns of odd conversations.

use serde_json::{Value, json};

use super::{
    prompts::{ODD, USED},
    texts::HOSTILE,
};
use crate::seed::writer::iso;

/// The turns of an odd conversation; `None` if its turns are normal.
pub(super) fn of(number: i64, created_at: i64) -> Option<Value> {
    let at = |seconds: i64| json!(iso(created_at + seconds));
    let mut turns = match number {
        3 => hostile(),
        4 | 5 => json!([]),
        6 => missing_keys(),
        7 => unknown_roles(),
        8 => texts_for_numbers(),
        9 => unpaired(),
        10 => feedback(),
        36 => return Some(unordered(at)),
        37 => return Some(json!("none")),
        _ => return None,
    };
    for (turn, seconds) in turns
        .as_array_mut()
        .into_iter()
        .flatten()
        .zip((30..).step_by(60))
    {
        if turn.is_object() && turn.get("createdAt").is_none() {
            turn["createdAt"] = at(seconds);
        }
    }
    Some(turns)
}

fn said(text: &str) -> Value {
    json!([{ "id": "m1", "role": "assistant", "content": [{ "type": "text", "text": text }] }])
}

fn hostile() -> Value {
    json!([{
        "interactionId": "i-3-1", "userPrompt": HOSTILE, "totalTokens": 700, "responseTime": 1_200,
        "systemPromptIds": [56], "llmResponse": [
            { "id": "m1", "role": "assistant", "content": [
                { "type": "text", "text": HOSTILE },
                { "type": "tool-call", "toolName": "<b>tool</b>", "toolCallId": "<i>", "args": { "<u>": HOSTILE } },
            ] },
            { "role": "tool", "content": [{ "type": "tool-result", "toolCallId": "<i>", "result": HOSTILE }] },
        ],
        "requestContext": { "html": HOSTILE }, "featureContext": HOSTILE, "metaData": [HOSTILE],
        "feedback": { "category": "<b>positive</b>", "comment": HOSTILE },
    }])
}

fn missing_keys() -> Value {
    json!([
        { "interactionId": "i-6-1" },
        { "interactionId": "i-6-2", "createdAt": null, "userPrompt": null, "llmResponse": null, "totalTokens": null,
          "responseTime": null, "systemPromptIds": null, "requestContext": null, "featureContext": null,
          "metaData": null, "feedback": null },
        { "interactionId": "i-6-3", "userPrompt": "Only a question" },
        { "interactionId": "i-6-4", "llmResponse": said("Only an answer") },
        { "interactionId": "i-6-5", "userPrompt": "  ", "llmResponse": "not a list", "systemPromptIds": "1",
          "feedback": "positive" },
        { "interactionId": "i-6-6", "llmResponse": [{}, { "role": "assistant" }, { "content": null }, "text", null] },
    ])
}

fn unknown_roles() -> Value {
    json!([{
        "interactionId": "i-7-1", "userPrompt": "Who are you?", "totalTokens": 90, "responseTime": 800,
        "systemPromptIds": [ODD[2], USED[1], ODD[0], USED[0], ODD[1]],
        "llmResponse": [
            { "id": "m1", "role": "system", "content": "You are an assistant." },
            { "id": 2, "role": "model", "content": [{ "type": "text", "text": "I am a model." }] },
            { "id": "m3", "content": [{ "type": "text", "text": "No role." }] },
            { "id": "m4", "role": "assistant", "content": [
                { "type": "reasoning", "text": "Thinking about it." },
                { "type": "image", "url": "https://files.marquee.example/a.png" },
                { "text": "No type." }, "a part that is text", 7, null,
                { "type": "text", "text": "I help with reports." },
            ] },
            { "id": "m5", "role": "assistant", "content": "Content as text." },
            { "id": "m6", "role": "assistant", "content": { "type": "text", "text": "Content as an object." } },
        ],
    }])
}

fn texts_for_numbers() -> Value {
    json!([
        { "interactionId": 801, "userPrompt": 42, "llmResponse": said("Numbers as text."), "totalTokens": "812",
          "responseTime": "2300", "systemPromptIds": ["6", "x", null, 14.0, {}] },
        { "interactionId": "i-8-2", "userPrompt": "Words", "llmResponse": said("Words for numbers."),
          "totalTokens": "many", "responseTime": "slow", "systemPromptIds": [6] },
        { "interactionId": "i-8-3", "userPrompt": "Odd numbers", "llmResponse": said("Odd numbers."),
          "totalTokens": 1e30, "responseTime": -5, "systemPromptIds": [1e30] },
        { "interactionId": "i-8-4", "userPrompt": "Fractions", "llmResponse": said("Fractions."),
          "totalTokens": 10.5, "responseTime": 999.6 },
    ])
}

fn unpaired() -> Value {
    let call = |id: Value, name: &str| json!({ "type": "tool-call", "toolName": name, "toolCallId": id, "args": { "name": name } });
    let result = |id: Value, text: &str| json!({ "type": "tool-result", "toolName": "other", "toolCallId": id, "result": text });
    json!([{
        "interactionId": "i-9-1", "userPrompt": "Call everything", "totalTokens": 400, "responseTime": 5_400,
        "llmResponse": [
            { "role": "tool", "content": [result(json!("early"), "before its call")] },
            { "role": "assistant", "content": [
                call(json!("early"), "resultFirst"), call(json!("none"), "noResult"), call(json!("twice"), "firstOfTwo"),
                call(json!("twice"), "secondOfTwo"), call(Value::Null, "noId"), call(json!(7), "numericId"),
            ] },
            { "role": "tool", "content": [
                result(json!("twice"), "first"), result(json!("twice"), "second"), result(json!("7"), "seven"),
                result(json!("stray"), "no call"), result(Value::Null, "no id"),
            ] },
            { "role": "assistant", "content": [
                { "type": "tool-call", "toolCallId": "bare" }, { "type": "tool-result", "toolCallId": "bare" },
            ] },
        ],
    }])
}

fn feedback() -> Value {
    let kinds = [
        json!({ "category": "positive", "comment": "Clear" }),
        json!({ "category": "negative", "comment": "wrong market" }),
        json!({ "category": "helpful", "comment": "Great answer" }),
        json!({ "category": "negative", "comment": "not positive" }),
        json!({ "category": "POSITIVE" }),
        json!({ "comment": "An excellent table" }),
        json!({ "category": "good", "comment": "" }),
        json!({ "category": null, "comment": null }),
        json!({}),
        json!({ "category": 5, "comment": ["good"] }),
        Value::Null,
        json!("positive"),
    ];
    let turns = kinds.into_iter().zip(1..);
    turns
        .map(|(feedback, turn): (Value, i64)| {
            json!({ "interactionId": format!("i-10-{turn}"), "userPrompt": format!("Question {turn}"),
                "llmResponse": said("An answer."), "totalTokens": 100, "responseTime": 1_000, "feedback": feedback })
        })
        .collect()
}

/// Turns out of order, some without a time, one without an id, and one that is text.
fn unordered(at: impl Fn(i64) -> Value) -> Value {
    let turn = |id: &str, created_at: Value| json!({ "interactionId": id, "createdAt": created_at, "userPrompt": id, "llmResponse": said(id) });
    json!([
        turn("third", at(180)),
        turn("after the third", Value::Null),
        "not a turn",
        { "userPrompt": "no id", "createdAt": at(1) },
        turn("first", at(60)),
        turn("second", at(120)),
        turn("after the second", json!("soon")),
        turn("third", at(180)),
    ])
}
