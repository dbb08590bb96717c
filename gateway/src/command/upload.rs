//! Mutations with files, sent as forms.

use std::path::Path;

use reqwest::multipart::{Form, Part};
use serde_json::{Map, Value, json};

use crate::command::document::Document;
use crate::command::failure::Failure;
use crate::command::gateway::{Answer, Gateway};

/// Sends a mutation with files such as "input.file=assets.csv".
pub(super) async fn send(
    gateway: &Gateway,
    mut document: Document,
    files: &[String],
) -> Result<Answer, Failure> {
    let (mut map, mut parts) = (Map::new(), Vec::new());
    for (number, file) in files.iter().enumerate() {
        let (place, path) = file.split_once('=').ok_or_else(|| {
            Failure::usage(format!(
                "\"{file}\" is not a file such as input.file=assets.csv."
            ))
        })?;
        set_null(&mut document.variables, place)?;
        map.insert(number.to_string(), json!([format!("variables.{place}")]));
        let part = Part::file(Path::new(path)).await;
        let part =
            part.map_err(|error| Failure::usage(format!("{path} cannot be read: {error}.")))?;
        parts.push((number.to_string(), part));
    }
    let mut form = Form::new()
        .text("operations", document.to_json())
        .text("map", Value::Object(map).to_string());
    for (name, part) in parts {
        form = form.part(name, part);
    }
    let request = gateway.post_files().multipart(form);
    gateway.answer(request).await
}

/// Puts null where a file is meant.
fn set_null(variables: &mut Map<String, Value>, place: &str) -> Result<(), Failure> {
    let (first, rest) = place.split_once('.').unwrap_or((place, ""));
    let mut value = variables.entry(first).or_insert(Value::Null);
    for step in rest.split('.').filter(|step| !step.is_empty()) {
        if value.is_null() {
            *value = json!({});
        }
        let next = match value {
            Value::Object(members) => Some(members.entry(step).or_insert(Value::Null)),
            Value::Array(items) => step.parse::<usize>().ok().and_then(|at| items.get_mut(at)),
            _ => None,
        };
        value = next.ok_or_else(|| {
            Failure::usage(format!(
                "The variables have no place \"{place}\" for a file."
            ))
        })?;
    }
    *value = Value::Null;
    Ok(())
}
