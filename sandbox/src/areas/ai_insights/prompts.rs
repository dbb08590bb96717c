//! The system prompts: the assistant's instructions before a question, in several versions.

use chrono::{Days, NaiveDate};
use serde_json::{Value, json};

use super::{
    lookup::{no_prompt, number_in},
    texts::HOSTILE,
};
use crate::{http::error::HttpError, seed::writer::remove};

/// Name, type and number of versions. The last version is active.
const SERIES: [(&str, &str, i64); 10] = [
    ("Base rules", "base", 6),
    ("Tone of voice", "base", 3),
    ("Market context", "context", 5),
    ("Customer context", "context", 4),
    ("Campaign context", "context", 4),
    ("Reporting workflow", "workflow", 4),
    ("Planning workflow", "workflow", 5),
    ("Audience workflow", "workflow", 3),
    ("User preferences", "user", 4),
    ("User history", "user", 2),
];

/// The number of plain prompts.
const PLAIN: i64 = 40;
const LAST: i64 = 61;
/// The prompt whose content cannot be read.
const BREAKS_CONTENT: i64 = 59;
/// The prompt that is listed but no longer exists.
const GONE: i64 = 60;

/// The last versions of the prompts of four types, which most turns use.
pub(super) const USED: [i64; 4] = [6, 14, 26, 38];
/// Prompts that odd turns use: one of the type "legacy", one of the type null, and one that does not exist.
pub(super) const ODD: [i64; 3] = [43, 44, 9_999];

/// All prompts as listed, in no useful order, with two invalid rows.
pub(super) fn all(today: NaiveDate) -> Vec<Value> {
    let mut rows: Vec<Value> = (1..=LAST).map(|id| row(id, today)).collect();
    rows.push(json!({ "promptName": "Row Without Id", "promptType": "base", "version": 1 }));
    rows.push(json!("not a row"));
    let middle = rows.len() / 3;
    rows.rotate_left(middle);
    rows
}

/// One prompt with its content.
pub(super) fn one(id: &str, today: NaiveDate) -> Result<Value, HttpError> {
    let id = number_in(id, "", LAST).ok_or_else(no_prompt)?;
    match id {
        BREAKS_CONTENT => return Err(HttpError::server_error()),
        GONE => return Err(no_prompt()),
        _ => {}
    }
    let mut prompt = row(id, today);
    prompt["promptContent"] = match id {
        56 => json!(HOSTILE),
        57 => json!(""),
        58 => Value::Null,
        61 => json!("Grüße an alle Märkte. ".repeat(10_000)),
        _ => json!(content(&prompt)),
    };
    Ok(prompt)
}

fn row(id: i64, today: NaiveDate) -> Value {
    let mut first = 1;
    let (mut name, mut kind, mut version, mut is_active) = ("Odd prompt", "context", 1, false);
    for (of, its_kind, versions) in SERIES {
        if (first..first + versions).contains(&id) {
            (name, kind) = (of, its_kind);
            version = id - first + 1;
            is_active = version == versions;
        }
        first += versions;
    }
    let age = 200 - (version * 30 + id % 7).min(199);
    let day = today - Days::new(age.unsigned_abs());
    let mut row = json!({
        "systemPromptId": id, "promptName": name, "promptType": kind, "version": version,
        "createdAt": format!("{day}T{:02}:30:00Z", id % 24), "isActive": is_active,
    });
    if id > PLAIN {
        odd(&mut row, id);
    }
    row
}

fn odd(row: &mut Value, id: i64) {
    match id {
        41 => row["promptName"] = Value::Null,
        42 => row["promptName"] = json!("  "),
        43 => row["promptType"] = json!("legacy"),
        44 => row["promptType"] = Value::Null,
        45 => remove(row, "promptType"),
        46 => row["version"] = json!("3"),
        47 => row["version"] = json!(2.5),
        48 => row["version"] = json!("draft"),
        49 => remove(row, "version"),
        // The same version twice, created on different days.
        50 => row["version"] = json!(7),
        51 => {
            row["version"] = json!(7);
            row["createdAt"] = json!("2024-05-01T00:00:00Z");
        }
        52 => row["isActive"] = Value::Null,
        53 => remove(row, "isActive"),
        54 => row["systemPromptId"] = json!("54"),
        55 => row["createdAt"] = json!("last spring"),
        56 => row["promptName"] = json!("<img src=x onerror=alert(1)> **bold**"),
        57 => row["promptName"] = json!("Empty Content"),
        58 => row["promptName"] = json!("No Content"),
        BREAKS_CONTENT => row["promptName"] = json!("Breaks Content"),
        GONE => row["promptName"] = json!("Gone Since Long"),
        _ => row["promptName"] = json!("Long Content"),
    }
}

fn content(prompt: &Value) -> String {
    let (name, kind) = (&prompt["promptName"], &prompt["promptType"]);
    let name = name.as_str().unwrap_or("Prompt");
    let kind = kind.as_str().unwrap_or("assistant");
    format!(
        "# {name}\n\nYou help people who buy and sell out-of-home advertising. These are the {kind} rules, \
         version {}.\n\n1. Answer from the data of the tools, never from memory.\n2. Name the **market** and the \
         *days* of every number.\n3. Say what is missing.\n\n| Term | Meaning |\n|---|---|\n| Reach | distinct \
         devices |\n| Frequency | exposures per device |\n\n> When in doubt, ask.\n\n```json\n{{ \"tools\": [\"reach\", \
         \"inventory\"] }}\n```\n\nSee the [glossary](https://docs.marquee.example/glossary).\n",
        prompt["version"]
    )
}
