//! Waiting for the jobs that a mutation has started.

use std::time::Duration;

use async_graphql::parser::types::{Field, Selection, SelectionSet};
use async_graphql::{Name, Value};
use serde_json::json;

use crate::command::document::{Document, type_of};
use crate::command::failure::{Failure, tell};
use crate::command::gateway::{Answer, Gateway};
use crate::graphql::formats::list::fields;

/// The time between two reads of a job.
const PAUSE: Duration = Duration::from_secs(2);
/// How often in a row a read may fail.
const MAX_FAILURES: u32 = 5;

/// The types of jobs: the field of Query with a job of this type, and what says how it is.
const TYPES: [JobType; 3] = [
    JobType {
        name: "Job",
        field: "job",
        key: "jobId",
        state: "{ phase: status label: statusLabel failure }",
    },
    JobType {
        name: "PipelineJob",
        field: "pipelineJob",
        key: "pipelineJobId",
        state: "{ phase label: statusLabel }",
    },
    JobType {
        name: "CampaignRefreshJob",
        field: "campaignRefreshJob",
        key: "refreshJobId",
        state: "{ phase label: statusLabel }",
    },
];

struct JobType {
    name: &'static str,
    /// The field of Query with a job of this type.
    field: &'static str,
    /// The field with its key, which is also the argument of `field`.
    key: &'static str,
    /// What says how the job is.
    state: &'static str,
}

/// A job in the payload of a mutation, or one in each of its outcomes.
pub(super) struct SelectedJob {
    /// The response keys from the payload to the job.
    path: Vec<Name>,
    /// The response key of its key.
    id: Name,
    of: &'static JobType,
    /// What the mutation selects of the job.
    selection: String,
}

impl SelectedJob {
    /// The jobs in the payloads of a mutation, with their keys.
    ///
    /// # Errors
    /// If there is none, or if its fields take variables.
    pub(super) fn all(document: &Document) -> Result<Vec<Self>, Failure> {
        let merged = document.merged()?;
        let mut jobs = Vec::new();
        for payload in fields(&merged) {
            // Only fields of Mutation are looked up: those of a query start no job.
            let kind = type_of("Mutation", payload);
            let path = vec![payload.response_key().node.clone()];
            for field in fields(&payload.selection_set.node) {
                Self::add(&mut jobs, kind, path.clone(), field)?;
                if field.name.node == "outcomes" {
                    let kind = type_of(kind, field);
                    let key = field.response_key().node.clone();
                    let path = [&path[..], &[key]].concat();
                    for field in fields(&field.selection_set.node) {
                        Self::add(&mut jobs, kind, path.clone(), field)?;
                    }
                }
            }
        }
        match jobs.is_empty() {
            true => Err(Failure::usage(
                "--wait needs a mutation that returns a job and selects its key, such as runStudies(…) { outcomes { job { jobId } } }.",
            )),
            false => Ok(jobs),
        }
    }

    /// Adds a field of this type at this path if it is a job with its key.
    fn add(
        jobs: &mut Vec<Self>,
        kind: &str,
        mut path: Vec<Name>,
        job: &Field,
    ) -> Result<(), Failure> {
        let kind = type_of(kind, job);
        let Some(of) = TYPES.iter().find(|of| of.name == kind) else {
            return Ok(());
        };
        let set = &job.selection_set.node;
        let Some(id) = fields(set).find(|field| field.name.node == of.key) else {
            return Ok(());
        };
        path.push(job.response_key().node.clone());
        jobs.push(Self {
            path,
            id: id.response_key().node.clone(),
            of,
            selection: printed(set).ok_or_else(|| {
                Failure::usage("With --wait, the fields of the job take no variables.")
            })?,
        });
        Ok(())
    }

    /// Reads the job, again if it cannot be read for now.
    async fn read(&self, gateway: &Gateway, id: &str, selection: &str) -> Result<Value, Failure> {
        let (JobType { field, key, .. }, id) = (self.of, json!(id));
        let query = format!("{{ job: {field}({key}: {id}) {selection} }}");
        let body = json!({ "query": query });
        let mut failures = 0;
        loop {
            let read = gateway.answer(gateway.post().json(&body)).await;
            let is_transient = match &read {
                Ok(answer) => answer.is_transient(),
                Err(Failure::NoAnswer { is_transient, .. }) => *is_transient,
                Err(_) => false,
            };
            failures += 1;
            if !is_transient || failures == MAX_FAILURES {
                let answer = read?;
                let problems = answer.problems();
                let data = answer.data.filter(|_| problems.is_empty());
                let data = data.ok_or(Failure::Answer(problems))?;
                let mut data: Value = serde_json::from_str(data.get()).unwrap_or_default();
                return Ok(member(&mut data, "job").cloned().unwrap_or_default());
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until the job has ended, and tells how it is. Returns why it has failed.
    async fn ended(&self, gateway: &Gateway, id: &str) -> Result<Option<String>, Failure> {
        let mut told = String::new();
        loop {
            let job = self.read(gateway, id, self.of.state).await?;
            let job = job.into_json().unwrap_or_default();
            let text = |name: &str| job[name].as_str().unwrap_or_default();
            if told != text("label") {
                told = text("label").to_owned();
                tell(&format!("Job {id}: {told}"));
            }
            match text("phase") {
                "COMPLETED" => return Ok(None),
                "FAILED" | "ERROR" => {
                    let message = format!("Job {id} has failed. {}", text("failure"));
                    return Ok(Some(message.trim_end().to_owned()));
                }
                "" => return Ok(Some(format!("Job {id} no longer exists."))),
                _ => tokio::time::sleep(PAUSE).await,
            }
        }
    }
}

/// Waits until the jobs in an answer have ended. The answer then has them as they are at the end.
pub(super) async fn wait(
    gateway: &Gateway,
    jobs: &[SelectedJob],
    answer: &mut Answer,
) -> Result<(), Failure> {
    let data = answer.data.as_ref().map(|data| data.get());
    let mut data: Value = serde_json::from_str(data.unwrap_or("null")).unwrap_or_default();
    let mut failed = Vec::new();
    for job in jobs {
        let mut started = members(&mut data, &job.path);
        // An outcome without a job says itself why.
        started.retain(|job| **job != Value::Null);
        if started.is_empty() {
            let payload = &job.path[0];
            failed.push(format!("{payload} has returned no job to wait for."));
        }
        for place in started {
            let id = match member(place, &job.id) {
                Some(Value::String(id)) => id.clone(),
                _ => String::new(),
            };
            failed.extend(job.ended(gateway, &id).await?);
            *place = job.read(gateway, &id, &job.selection).await?;
        }
    }
    answer.data = serde_json::value::to_raw_value(&data).ok();
    match failed.is_empty() {
        true => Ok(()),
        false => Err(Failure::Answer(failed)),
    }
}

/// The values at the end of a path, one for each item of the lists on it.
fn members<'a>(value: &'a mut Value, path: &[Name]) -> Vec<&'a mut Value> {
    match (value, path) {
        (Value::List(items), _) => items
            .iter_mut()
            .flat_map(|item| members(item, path))
            .collect(),
        (value, []) => vec![value],
        (value, [key, rest @ ..]) => {
            let found = member(value, key);
            found.map(|value| members(value, rest)).unwrap_or_default()
        }
    }
}

fn member<'a>(value: &'a mut Value, key: &str) -> Option<&'a mut Value> {
    match value {
        Value::Object(members) => members.get_mut(key),
        _ => None,
    }
}

/// A selection as text; `None` if it has variables.
fn printed(set: &SelectionSet) -> Option<String> {
    let mut text = "{ ".to_owned();
    for item in &set.items {
        let below = match &item.node {
            Selection::Field(field) => {
                let field = &field.node;
                text += &format!("{}: {}", field.response_key(), field.name);
                for (at, (name, value)) in field.arguments.iter().enumerate() {
                    let before = if at == 0 { "(" } else { ", " };
                    let value = value.node.clone().into_const()?;
                    text += &format!("{before}{name}: {value}");
                }
                if !field.arguments.is_empty() {
                    text.push(')');
                }
                &field.selection_set.node
            }
            Selection::InlineFragment(inline) => {
                let inline = &inline.node;
                if let Some(condition) = &inline.type_condition {
                    text += &format!("... on {}", condition.node.on);
                }
                &inline.selection_set.node
            }
            // Fragments have been merged into the operation.
            Selection::FragmentSpread(_) => continue,
        };
        if !below.items.is_empty() {
            text += &format!(" {}", printed(below)?);
        }
        text.push(' ');
    }
    Some(text + "}")
}
