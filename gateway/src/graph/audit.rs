//! What each mutation of a request did, for the audit lines: objects and outcomes, and no other value of its input or
//! its answer.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use async_graphql::parser::types::{Field, OperationDefinition, Selection};
use async_graphql::resolver_utils::enum_value;
use async_graphql::{Context, PathSegment, Response, ServerError, Value, Variables};
use async_graphql_value::Value as Written;

use super::global_id;
use super::payload::UserError;
use crate::error::{Error, Result};
use crate::request::{KnownUser, request_context};

/// The most keys that a line takes from the lists of an input.
const MAX_LISTED: usize = super::bulk::MAX_KEYS;
/// The input fields, by mutation, that are keys although their names do not show it.
const FURTHER_KEYS: [(&str, &str); 2] = [("runDeveloperTest", "name"), ("setFault", "service")];
/// The longest id that a line has: longer than a UUID, and shorter than a token.
const MAX_ID_BYTES: usize = 40;
/// What a line has in the place of a text that is no id, and may therefore be anything.
const NO_ID: &str = "?";

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
    /// It failed, or an argument was refused before it began.
    Failed(Error),
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
    /// Whether it has made a call that may have changed data.
    pub has_written: bool,
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
            let cause = error.source::<Error>().cloned();
            let outcome = Outcome::Failed(cause.unwrap_or_else(|| Error::bad_input("")));
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

    /// Marks the errors of a response once a mutation has written: what is done is not undone by them, so the request must
    /// not simply be sent again. An error that took the payload of what was done says that it may have been.
    pub fn mark_errors_after_writes(&self, response: &mut Response) {
        let has_written = |field: &AuditedField| field.progress().has_written;
        if !self.fields.iter().any(has_written) {
            return;
        }
        let is_null = |key: &str| match &response.data {
            Value::Object(fields) => fields
                .get(key)
                .is_none_or(|payload| *payload == Value::Null),
            _ => true,
        };
        for error in &mut response.errors {
            let Some(known) = error.source::<Error>().cloned() else {
                continue;
            };
            let hides = match error.path.first() {
                Some(PathSegment::Field(key)) if is_null(key) => {
                    let field = self.fields.iter().find(|field| field.key == *key);
                    field.is_some_and(has_written)
                }
                _ => false,
            };
            let marked = async_graphql::Error::from(known.following_write(hides));
            error.message = marked.message;
            error.extensions = marked.extensions;
            error.source = marked.source;
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
        Self {
            key: field.response_key().node.to_string(),
            name: field.name.node.to_string(),
            progress: Mutex::new(Progress {
                objects: keys_in(field, variables),
                outcome: Outcome::NotStarted,
                has_written: false,
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
    let writes = request_context(ctx).writes();
    let result = work.await;
    if let Some(field) = field {
        field.update(|progress| {
            progress.has_written = request_context(ctx).writes() > writes;
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

/// The keys in the arguments of a mutation. Only lists are cut, with the number of those that are left out.
fn keys_in(field: &Field, variables: &Variables) -> Vec<String> {
    let (mut keys, mut listed) = (Vec::new(), 0);
    let mutation = field.name.node.as_str();
    let mut add = |name: &str, value: &Value, is_listed: bool| {
        if is_name_of_keys(name) || FURTHER_KEYS.contains(&(mutation, name)) {
            listed += usize::from(is_listed);
            let shown = shown(value).filter(|_| !is_listed || listed <= MAX_LISTED);
            keys.extend(shown.map(|shown| format!("{name}={shown}")));
        }
    };
    for (name, value) in &field.arguments {
        each_value(&name.node, &value.node, variables, &mut add);
    }
    if listed > MAX_LISTED {
        keys.push(format!("+{}", listed - MAX_LISTED));
    }
    keys
}

/// How a line shows a key.
fn shown(value: &Value) -> Option<String> {
    Some(match value {
        Value::Number(number) => number.to_string(),
        Value::String(text) => match global_id::decode(text) {
            Some((type_name, key)) => object(&type_name, &key),
            None if is_plain(text) => text.to_owned(),
            None => NO_ID.to_owned(),
        },
        Value::Enum(name) => name.to_string(),
        _ => return None,
    })
}

/// Visits each single value in an argument, with the name of the argument or input field, and whether it is in a list.
pub fn each_value(
    argument: &str,
    value: &Written,
    variables: &Variables,
    visit: &mut dyn FnMut(&str, &Value, bool),
) {
    let known = |name: async_graphql::Name| {
        let value = variables.get(&name).cloned();
        Ok::<_, Infallible>(value.unwrap_or_default())
    };
    let Ok(value) = value.clone().into_const_with(known);
    each_constant(argument, &value, false, visit);
}

fn each_constant(
    name: &str,
    value: &Value,
    is_listed: bool,
    visit: &mut dyn FnMut(&str, &Value, bool),
) {
    match value {
        Value::List(items) => {
            for item in items {
                each_constant(name, item, true, visit);
            }
        }
        Value::Object(members) => {
            for (name, value) in members {
                each_constant(name, value, is_listed, visit);
            }
        }
        value => visit(name, value, is_listed),
    }
}

/// Whether an input field of this name has the key of an object, or a list of keys.
fn is_name_of_keys(name: &str) -> bool {
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
    use pretty_assertions::assert_eq;
    use serde_json::json;

    use super::*;

    #[test]
    fn the_ids_of_an_input_are_named_and_none_of_its_values() {
        let document = r#"mutation ($input: I!, $page: Int) {
            a(input: $input, page: $page, by: {providerId: 6, name: "Penelope", owner: {customerId: 3}}) { b }
        }"#;
        let id = global_id::encode("Vehicle", "3:901");
        let input = json!({ "id": id, "campaignIds": [4, 5], "password": "hunter-two", "jobId": "1842",
            "noteId": "a text of a person", "otherId": global_id::encode("a text", "1"), "lineId": "4\n{}",
            "tokenId": "7f".repeat(32), "places": [{ "placeId": "P-700", "name": "Home" }],
            "userIds": (1..=150).collect::<Vec<_>>() });
        let parsed = parse_query(document).unwrap();
        let (_, operation) = parsed.operations.iter().next().unwrap();
        let variables = Variables::from_json(json!({ "input": input, "page": 7 }));
        let audit = Audit::new(&operation.node, &variables);
        let named = "campaignIds=4 campaignIds=5 id=Vehicle:3:901 jobId=1842 lineId=? noteId=? otherId=? \
                     placeId=P-700 tokenId=?";
        let mut expected = Vec::from_iter(named.split(' ').map(str::to_owned));
        expected.extend((1..=97).map(|id| format!("userIds={id}")));
        expected.extend(["providerId=6", "customerId=3", "+53"].map(str::to_owned));
        assert_eq!(audit.fields[0].progress().objects, expected);
    }
}
