//! What each mutation of a request did, for the audit lines: objects and outcomes, and no other value of its input or
//! its answer.

use std::sync::{Arc, Mutex, PoisonError};

use async_graphql::parser::types::{Field, OperationDefinition, Selection};
use async_graphql::resolver_utils::enum_value;
use async_graphql::{Context, PathSegment, ServerError, Value, Variables};
use async_graphql_value::Value as Written;

use super::global_id;
use super::payload::UserError;
use crate::caller::KnownUser;
use crate::error::{Code, Error, Result};

/// The most ids that a line takes from an input: the keys of a bulk mutation, and one more, such as their customer.
const MAX_OBJECTS: usize = super::bulk::MAX_KEYS + 1;
/// The longest id that a line has: longer than a UUID, and shorter than a token.
const MAX_ID_BYTES: usize = 40;
/// What a line has in the place of a text that is no id, and may therefore be anything.
const NO_ID: &str = "?";
/// How deep ids are looked for in an input.
const MAX_DEPTH: usize = 6;

/// What a mutation returns.
pub trait Payload {
    /// The error that decides its outcome; `None` if it succeeded in full.
    fn error(&self) -> Option<&UserError>;

    /// The objects that it has changed, such as "Provider:17".
    fn objects(&self) -> Vec<String>;
}

/// The error that decides the outcome of a payload: the first whose own outcome is unknown, or else the first.
pub fn deciding<'a>(
    mut errors: impl Iterator<Item = &'a UserError> + Clone,
) -> Option<&'a UserError> {
    let unknown = errors.clone().find(|error| error.is_outcome_unknown);
    unknown.or_else(|| errors.next())
}

/// How a mutation ended.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// It was done.
    Ok,
    /// Its payload has errors; the code of the first.
    Errors(String),
    /// It failed.
    Failed(Error),
    /// An argument was refused before it began.
    Refused(Code),
    /// It may have been done: its answer is not known.
    Unknown(Option<Error>),
    /// It did not begin.
    NotStarted,
    /// It was not done again: an earlier request with its idempotency key has the answer.
    Replayed,
}

/// The mutations of one request.
#[derive(Debug)]
pub struct Audit {
    /// The fields, in the order of the document.
    pub fields: Vec<AuditedField>,
}

/// One mutation.
#[derive(Debug)]
pub struct AuditedField {
    /// The key in the response, which tells two of one name apart.
    key: String,
    /// The name of the field.
    pub name: String,
    progress: Mutex<Progress>,
}

/// What is known of one mutation.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The objects that it names or has changed.
    pub objects: Vec<String>,
    /// How it ended.
    pub outcome: Outcome,
    /// The user whom it has signed in.
    pub signed_in: Option<KnownUser>,
}

impl Audit {
    /// The mutations of an operation, which have not begun.
    pub fn new(operation: &OperationDefinition, variables: &Variables) -> Self {
        let selections = operation.selection_set.node.items.iter();
        let fields = selections.filter_map(|selection| match &selection.node {
            // `__typename` is no mutation.
            Selection::Field(field) if field.node.name.node.starts_with("__") => None,
            Selection::Field(field) => Some(AuditedField::new(&field.node, variables)),
            _ => None,
        });
        Self {
            fields: fields.collect(),
        }
    }

    /// Notes which mutations did not begin because of an error.
    pub fn refused(&self, errors: &[ServerError]) {
        for error in errors {
            let code = error.source::<Error>().map(Error::code);
            let outcome = Outcome::Refused(code.unwrap_or(Code::BadUserInput));
            let is_of = |field: &AuditedField| match error.path.first() {
                Some(PathSegment::Field(key)) => *key == field.key,
                _ => true,
            };
            for field in self.fields.iter().filter(|field| is_of(field)) {
                field.update(|progress| {
                    if matches!(progress.outcome, Outcome::NotStarted) {
                        progress.outcome = outcome.clone();
                    }
                });
            }
        }
    }

    /// Notes that an earlier request has the answer.
    pub fn replayed(&self) {
        for field in &self.fields {
            field.update(|progress| progress.outcome = Outcome::Replayed);
        }
    }

    fn field(&self, ctx: &Context<'_>) -> Option<&AuditedField> {
        let key = &ctx.item.node.response_key().node;
        self.fields.iter().find(|field| field.key == **key)
    }
}

impl AuditedField {
    fn new(field: &Field, variables: &Variables) -> Self {
        let mut objects = Vec::new();
        for (name, value) in &field.arguments {
            collect(&name.node, &value.node, variables, 0, &mut objects);
        }
        Self {
            key: field.response_key().node.to_string(),
            name: field.name.node.to_string(),
            progress: Mutex::new(Progress {
                objects,
                outcome: Outcome::NotStarted,
                signed_in: None,
            }),
        }
    }

    fn update(&self, change: impl FnOnce(&mut Progress)) {
        let progress = self.progress.lock();
        change(&mut progress.unwrap_or_else(PoisonError::into_inner));
    }

    /// What is known of it now.
    pub fn progress(&self) -> Progress {
        let progress = self.progress.lock();
        progress.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Runs a mutation and notes how it ended. One that panics or is dropped has an unknown outcome.
///
/// # Errors
/// As of the mutation.
pub async fn audited<T: Payload>(
    ctx: &Context<'_>,
    work: impl Future<Output = Result<T>>,
) -> Result<T> {
    let field = field_of(ctx);
    if let Some(field) = field {
        field.update(|progress| progress.outcome = Outcome::Unknown(None));
    }
    let result = work.await;
    if let Some(field) = field {
        field.update(|progress| {
            progress.outcome = outcome(&result);
            if let Ok(payload) = &result {
                progress.objects.extend(payload.objects());
            }
        });
    }
    result
}

/// Notes the user whom this mutation has signed in. Others in the same request are those of its token.
pub fn signed_in(ctx: &Context<'_>, user: KnownUser) {
    if let Some(field) = field_of(ctx) {
        field.update(|progress| progress.signed_in = Some(user));
    }
}

/// An object as a line names it, such as "Provider:17".
pub fn object(type_name: &str, key: &str) -> String {
    match is_plain(type_name) && is_plain(key) {
        true => format!("{type_name}:{key}"),
        false => NO_ID.to_owned(),
    }
}

/// The objects of a mutation of many: those that were done, and those of which it is not known.
pub fn outcomes<'a>(
    outcomes: impl Iterator<Item = (String, Option<&'a UserError>)>,
) -> Vec<String> {
    let named = outcomes.filter_map(|(key, error)| {
        let what = match error {
            None => "done",
            Some(error) if error.is_outcome_unknown => "unknown",
            Some(_) => return None,
        };
        Some(object(what, &key))
    });
    named.collect()
}

fn field_of<'a>(ctx: &Context<'a>) -> Option<&'a AuditedField> {
    ctx.data_opt::<Arc<Audit>>()?.field(ctx)
}

fn outcome<T: Payload>(result: &Result<T>) -> Outcome {
    match result {
        Ok(payload) => match payload.error() {
            None => Outcome::Ok,
            Some(error) if error.is_outcome_unknown => Outcome::Unknown(None),
            Some(error) => match enum_value(error.code) {
                Value::Enum(code) => Outcome::Errors(code.to_string()),
                other => Outcome::Errors(other.to_string()),
            },
        },
        Err(error) if error.is_outcome_unknown() => Outcome::Unknown(Some(error.clone())),
        Err(error) => Outcome::Failed(error.clone()),
    }
}

/// Collects the ids in an argument: the values of keys such as `id`, `pixelId` and `campaignIds`.
fn collect(
    name: &str,
    value: &Written,
    variables: &Variables,
    depth: usize,
    objects: &mut Vec<String>,
) {
    match value {
        Written::Variable(variable) => {
            if let Some(value) = variables.get(variable) {
                collect_const(name, value, depth, objects);
            }
        }
        Written::List(items) if depth < MAX_DEPTH => {
            for item in items {
                collect(name, item, variables, depth + 1, objects);
            }
        }
        Written::Object(members) if depth < MAX_DEPTH => {
            for (name, value) in members {
                collect(name, value, variables, depth + 1, objects);
            }
        }
        Written::Number(_) | Written::String(_) => {
            if let Some(value) = value.clone().into_const() {
                push(name, &value, objects);
            }
        }
        _ => {}
    }
}

fn collect_const(name: &str, value: &Value, depth: usize, objects: &mut Vec<String>) {
    match value {
        Value::List(items) if depth < MAX_DEPTH => {
            for item in items {
                collect_const(name, item, depth + 1, objects);
            }
        }
        Value::Object(members) if depth < MAX_DEPTH => {
            for (name, value) in members {
                collect_const(name, value, depth + 1, objects);
            }
        }
        value => push(name, value, objects),
    }
}

fn push(name: &str, value: &Value, objects: &mut Vec<String>) {
    if !is_name_of_ids(name) || objects.len() > MAX_OBJECTS {
        return;
    }
    if objects.len() == MAX_OBJECTS {
        return objects.push("…".to_owned());
    }
    match value {
        Value::Number(number) => objects.push(format!("{name}={number}")),
        Value::String(text) => {
            let shown = match global_id::decode(text) {
                Some((type_name, key)) => object(&type_name, &key),
                None if is_plain(text) => text.clone(),
                None => NO_ID.to_owned(),
            };
            objects.push(format!("{name}={shown}"));
        }
        _ => {}
    }
}

fn is_name_of_ids(name: &str) -> bool {
    ["id", "ids"].contains(&name) || name.ends_with("Id") || name.ends_with("Ids")
}

fn is_plain(id: &str) -> bool {
    id.len() <= MAX_ID_BYTES
        && id
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte))
}

#[cfg(test)]
mod tests {
    use async_graphql::parser::parse_query;
    use async_graphql::parser::types::DocumentOperations;
    use pretty_assertions::assert_eq;
    use serde_json::json;

    use super::*;

    fn objects(document: &str, variables: serde_json::Value) -> Vec<Vec<String>> {
        let parsed = parse_query(document).unwrap();
        let DocumentOperations::Single(operation) = parsed.operations else {
            panic!("the document has one operation");
        };
        let audit = Audit::new(&operation.node, &Variables::from_json(variables));
        audit
            .fields
            .iter()
            .map(|field| field.progress().objects)
            .collect()
    }

    #[test]
    fn the_ids_of_an_input_are_named_and_none_of_its_values() {
        let document = r#"mutation ($input: I!, $page: Int) {
            a(input: $input) { errors { message } }
            b: a(input: {providerId: 6, name: "Penelope", owner: {customerId: 3}, page: $page}) { errors { message } }
        }"#;
        let id = global_id::encode("Vehicle", "3:901");
        let input = json!({ "id": id, "campaignIds": [4, 5], "password": "hunter-two", "jobId": "1842",
            "noteId": "a text of a person", "otherId": global_id::encode("a text", "1"), "lineId": "4\n{}",
            "tokenId": "7f".repeat(32), "places": [{ "placeId": "P-700", "name": "Home" }] });
        assert_eq!(
            objects(document, json!({ "input": input, "page": 7 })),
            [
                vec![
                    "campaignIds=4",
                    "campaignIds=5",
                    "id=Vehicle:3:901",
                    "jobId=1842",
                    "lineId=?",
                    "noteId=?",
                    "otherId=?",
                    "placeId=P-700",
                    "tokenId=?"
                ],
                vec!["providerId=6", "customerId=3"],
            ]
        );
    }

    #[test]
    fn a_line_has_a_limited_number_of_ids() {
        let ids: Vec<i32> = (0..=200).collect();
        let named = objects(
            "mutation ($ids: [Int!]!) { a(ids: $ids) { b } }",
            json!({ "ids": ids }),
        );
        assert_eq!(named[0].len(), MAX_OBJECTS + 1);
        assert_eq!(named[0].last().map(String::as_str), Some("…"));
    }
}
