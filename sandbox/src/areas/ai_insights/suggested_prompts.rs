//! The suggested prompts: questions suggested to users, by workflow.

use chrono::{Days, NaiveDate};
use serde_json::{Value, json};

use super::{
    lookup::{no_prompt, number_in},
    texts::HOSTILE,
};
use crate::{http::error::HttpError, seed::writer::remove};

#[rustfmt::skip]
const TITLES: [&str; 24] = [
    "Weekly recap", "Compare two markets", "Explain a drop in reach", "Monthly report", "Top campaigns", "Share of voice",
    "Plan a launch", "Find inventory near stores", "Estimate reach", "Split a budget", "Choose formats", "Check a flight",
    "Describe an audience", "Overlap of two audiences", "Commuter patterns", "Weekend audience", "Home markets", "Store visitors",
    "Improve frequency", "Move budget", "Find weak panels", "Extend a campaign", "Reduce waste", "Test a creative",
];
const WORKFLOWS: [&str; 4] = ["Reporting", "Planning", "Audience", "Optimization"];
const LAST: i64 = 39;
/// The prompt whose content cannot be read.
const BREAKS_CONTENT: i64 = 36;

/// All prompts as listed, in no useful order, with two invalid rows.
pub(super) fn all(today: NaiveDate) -> Vec<Value> {
    let mut rows: Vec<Value> = (1..=LAST).map(|id| row(id, today)).collect();
    rows.push(json!({ "promptTitle": "Row Without Id", "workflowName": "Reporting" }));
    rows.push(json!(7));
    rows.reverse();
    rows
}

/// One prompt with its description and content.
pub(super) fn one(id: &str, today: NaiveDate) -> Result<Value, HttpError> {
    let id = number_in(id, "", LAST).ok_or_else(no_prompt)?;
    if id == BREAKS_CONTENT {
        return Err(HttpError::server_error());
    }
    let mut prompt = row(id, today);
    let title = prompt["promptTitle"].as_str().unwrap_or("A question");
    let (description, content) = (
        format!("{title}: a first question for people who are new to it."),
        format!(
            "{title} for the campaigns of this customer. Use the *last 30 days* and name every market."
        ),
    );
    prompt["description"] = json!(description);
    prompt["promptContent"] = json!(content);
    match id {
        34 => prompt["description"] = Value::Null,
        35 => prompt["promptContent"] = Value::Null,
        38 => {
            prompt["description"] = json!(HOSTILE);
            prompt["promptContent"] = json!(HOSTILE);
        }
        _ => {}
    }
    Ok(prompt)
}

fn row(id: i64, today: NaiveDate) -> Value {
    let index = usize::try_from(id - 1).unwrap_or_default();
    let title = TITLES.get(index).copied().unwrap_or("Odd suggestion");
    let workflow = WORKFLOWS[(index / 6) % WORKFLOWS.len()];
    let day = today - Days::new(id.unsigned_abs() * 3);
    let mut row = json!({
        "suggestedPromptId": id, "promptTitle": title, "workflowName": workflow, "displayOrder": 1 + (id - 1) % 6,
        "version": 1 + id % 3, "createdAt": format!("{day}T09:00:00Z"), "isActive": id % 8 != 0,
    });
    match id {
        25 => remove(&mut row, "displayOrder"),
        26 => row["displayOrder"] = Value::Null,
        27 => {
            row["displayOrder"] = json!(999);
            row["promptTitle"] = json!("Nearly last");
        }
        28 => row["displayOrder"] = json!(1_000),
        29 => row["displayOrder"] = json!(0),
        30 => row["displayOrder"] = json!("first"),
        31 => row["promptTitle"] = json!("Another suggestion"),
        32 => row["workflowName"] = Value::Null,
        33 => row["promptTitle"] = Value::Null,
        34 => row["promptTitle"] = json!("No Description"),
        35 => row["promptTitle"] = json!("No Content"),
        BREAKS_CONTENT => row["promptTitle"] = json!("Breaks Content"),
        37 => row["displayOrder"] = json!("5"),
        38 => row["promptTitle"] = json!("<script>alert(1)</script>"),
        39 => row["suggestedPromptId"] = json!("39"),
        _ => {}
    }
    row
}
