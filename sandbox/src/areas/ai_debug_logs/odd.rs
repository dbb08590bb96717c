//! The oldest logs: rows and details with anomalies.

use serde_json::{Value, json};

use crate::seed::writer::remove;

/// Its details fail.
pub(super) const BROKEN: i64 = 21;
/// Its details are missing.
pub(super) const MISSING: i64 = 22;
/// Its details are plain text.
pub(super) const TEXT: i64 = 23;
/// Its details have no envelope.
pub(super) const BARE: i64 = 20;
/// Its details have numbers with more digits than a float can represent.
pub(super) const LONG_NUMBER: i64 = 25;
/// The last odd log.
const LAST: i64 = 31;

/// Placeholder for the long number, which this program cannot hold either.
const LONG_NUMBER_MARK: &str = "the long number";

pub(super) fn is_odd(number: i64) -> bool {
    number <= LAST
}

/// Adds the anomaly of a row.
pub(super) fn row(number: i64, mut row: Value) -> Value {
    match number {
        1 => remove(&mut row, "debugId"),
        2 => return json!("not a row"),
        3 => row["debugId"] = json!(number),
        4 => row["debugTimestamp"] = json!(1_717_405_204_000_i64),
        5 => row["debugTimestamp"] = json!("yesterday"),
        6 => remove(&mut row, "debugTimestamp"),
        7 => {
            for key in ["route", "userId", "initiationType"] {
                row[key] = Value::Null;
            }
        }
        8 => row["userId"] = json!("12"),
        9 => row["userId"] = json!("nobody"),
        10 => row["userId"] = json!(99_999),
        11 | 15 | 16 => row["hasErrors"] = Value::Null,
        12 | 19 => remove(&mut row, "hasErrors"),
        13 => row["hasErrors"] = json!("true"),
        14 | BROKEN | MISSING | 30 => row["hasErrors"] = json!(true),
        17 => row["hasErrors"] = json!(false),
        27 => row["route"] = json!(format!("/<b>bold</b>/{}", "planning-".repeat(20))),
        28 => row["featureType"] = json!(format!("odd-values {}", "of a long name ".repeat(10))),
        _ => {}
    }
    row
}

/// Adds the anomaly of details.
pub(super) fn details(number: i64, details: Value) -> Value {
    let mut details = row(number, details);
    match number {
        11 => set_errors(
            &mut details,
            json!(["The model answered twice."]),
            Value::Null,
            Value::Null,
        ),
        12 | 31 => set_errors(&mut details, json!([]), json!({}), json!("  ")),
        14 => set_errors(&mut details, Value::Null, Value::Null, Value::Null),
        15 => set_errors(
            &mut details,
            json!([]),
            json!([]),
            json!("The filter \"age\" needs a value."),
        ),
        16 => set_errors(
            &mut details,
            Value::Null,
            json!({ "name": "TypeError", "message": "rows is undefined" }),
            Value::Null,
        ),
        17 => set_errors(
            &mut details,
            json!("One message, not a list."),
            Value::Null,
            Value::Null,
        ),
        18 => {
            details["responseTimeMs"] = json!("5400");
            details["promptTokens"] = json!("many");
            details["completionTokens"] = json!(12.5);
            details["totalTokens"] = json!(3_000_000_000_i64);
            details["toolExecutionCount"] = json!(-1);
            details["maxStepsAllowed"] = json!({});
        }
        19 => {
            for key in [
                "messages",
                "tags",
                "toolsCalled",
                "requestContext",
                "metaData",
            ] {
                details[key] = json!("a text");
            }
            details["userPrompt"] = json!({ "text": "an object" });
        }
        24 => details["toolResults"] = large(),
        LONG_NUMBER => {
            details["dto"] =
                json!({ "id": LONG_NUMBER_MARK, "ids": [LONG_NUMBER_MARK], "exact": 1.10 });
        }
        26 => details = json!({ "debugId": format!("d-{number}") }),
        27 => {
            details["userPrompt"] =
                json!("<img src=x onerror=alert(1)> **bold** [link](javascript:alert(1))")
        }
        29 => details["featureContext"] = nested(40),
        30 => {
            let messages: Vec<String> = (1..=200)
                .map(|line| format!("Step {line} failed."))
                .collect();
            details["errorMessages"] = json!(messages);
        }
        _ => {}
    }
    details
}

/// Replaces the placeholder in details by the long number.
pub(super) fn with_long_number(details: &str) -> String {
    details.replace(
        &format!("\"{LONG_NUMBER_MARK}\""),
        "123456789012345678901234567890",
    )
}

fn set_errors(details: &mut Value, messages: Value, exceptions: Value, validation: Value) {
    details["errorMessages"] = messages;
    details["exceptions"] = exceptions;
    details["audienceFiltersValidationMessage"] = validation;
}

/// Three megabytes of rows.
fn large() -> Value {
    let rows: Vec<Value> = (1..=20_000)
        .map(|id| json!({ "frameId": id, "frameRef": format!("FRAME-{id:06}"), "siteName": "A site at the harbor", "reach": id % 1_000, "isFree": id % 3 == 0, "market": "Boston" }))
        .collect();
    json!([{ "toolName": "search_inventory", "result": { "rows": rows } }])
}

fn nested(depth: usize) -> Value {
    (1..depth).fold(
        json!({ "depth": depth }),
        |inner, level| json!({ "level": level, "in": inner }),
    )
}
