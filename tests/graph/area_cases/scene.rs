//! Plays cases.

use std::collections::HashMap;

use async_graphql::indexmap::IndexMap;
use async_graphql::{Name, Value};
use reqwest::Method;

use super::file::{Answer, Ask, Case, File, Step};
use crate::support::{Client, DEVELOPER, Harness, STAFF, form};

/// A gateway and its sandbox while a case is played.
pub(super) struct Scene<'a> {
    harness: &'a Harness,
    documents: &'a HashMap<String, String>,
    clients: HashMap<String, Client>,
}

impl<'a> Scene<'a> {
    pub(super) fn new(harness: &'a Harness, file: &'a File) -> Self {
        Self {
            harness,
            documents: &file.documents,
            clients: HashMap::new(),
        }
    }

    /// Plays a case. Returns the requests whose answers differ, and what came instead.
    pub(super) async fn play<'c>(&mut self, case: &'c Case) -> Vec<(&'c Ask, Answer)> {
        let mut differences = Vec::new();
        let (mut who, mut zone, mut upload) = ("plain staff", "UTC", None);
        for step in &case.steps {
            match step {
                Step::With(_) => {}
                Step::As(next, next_zone) => (who, zone) = (next, next_zone),
                Step::Fault(fault) => self.harness.fault(fault.clone()).await,
                Step::Answer(service, path, body) => {
                    let body = body.clone();
                    self.harness.service_answers_once(service, path, body).await;
                }
                Step::ClearFaults => self.harness.clear_faults().await,
                Step::Clock(milliseconds) => self.harness.advance_clock(*milliseconds).await,
                Step::File(text) => upload = Some(text.as_str()),
                Step::Ask(ask) => {
                    let client = self.client(who).await;
                    let client = match zone {
                        "UTC" => client,
                        zone => client.in_zone(zone),
                    };
                    let found = self.ask(&client, ask, upload.take()).await;
                    let found = keeping_any(&ask.expected, found);
                    if found != ask.expected {
                        differences.push((ask, found));
                    }
                }
            }
        }
        differences
    }

    async fn client(&mut self, who: &str) -> Client {
        let email = match who {
            "anonymous" => return Client::clone(self.harness),
            "plain staff" => STAFF,
            "developer" => DEVELOPER,
            email => email,
        };
        if let Some(client) = self.clients.get(email) {
            return client.clone();
        }
        let client = self.harness.sign_in(email).await;
        self.clients.insert(email.to_owned(), client.clone());
        client
    }

    async fn ask(&self, client: &Client, ask: &Ask, upload: Option<&str>) -> Answer {
        self.harness.clear_calls().await;
        let query = &self.documents[&ask.document];
        let request = match upload {
            Some(text) => {
                let input = ask.variables["input"].clone();
                client.form_request(form(
                    query,
                    input,
                    &["file"],
                    &[("file.csv", text.as_bytes())],
                ))
            }
            None => {
                let body = serde_json::json!({ "query": query, "variables": ask.variables });
                client.request(Method::POST, "/graphql").json(&body)
            }
        };
        let request = if ask.is_fresh {
            request.header("cache-control", "no-cache")
        } else {
            request
        };
        let answer = request.send().await.unwrap().text().await.unwrap();
        let mut answer: IndexMap<Name, Value> = serde_json::from_str(&answer).unwrap();
        let (calls, writes) = (&ask.expected.calls, &ask.expected.writes);
        Answer {
            data: answer.swap_remove("data"),
            errors: answer.swap_remove("errors").map(plain),
            calls: match calls {
                Some(_) => Some(self.harness.sorted_calls().await),
                None => None,
            },
            writes: match writes {
                Some(_) => Some(self.writes().await),
                None => None,
            },
        }
    }

    async fn writes(&self) -> Vec<String> {
        let writes = self.harness.writes().await;
        let mut writes: Vec<_> = writes
            .into_iter()
            .map(|(call, _, body)| format!("{call} {body}"))
            .collect();
        writes.sort_unstable();
        writes
    }
}

/// Errors without what is of no interest, or new each time.
fn plain(mut errors: Value) -> Value {
    let Value::List(errors_of) = &mut errors else {
        return errors;
    };
    for error in &mut *errors_of {
        let Value::Object(error) = error else {
            continue;
        };
        error.swap_remove("locations");
        let Some(Value::Object(mut extensions)) = error.swap_remove("extensions") else {
            continue;
        };
        extensions.shift_remove("requestId");
        if extensions.get("retryable") == Some(&Value::Boolean(false)) {
            extensions.shift_remove("retryable");
        }
        error.extend(extensions);
    }
    // What fails side by side may fail in any order.
    errors_of.sort_by_key(|error| error.to_string());
    errors
}

/// What was found, with "{any}" where that was expected.
fn keeping_any(expected: &Answer, found: Answer) -> Answer {
    let keep = |expected: &Option<Value>, found: Option<Value>| match (expected, found) {
        (Some(expected), Some(found)) => Some(with_any(expected, found)),
        (_, found) => found,
    };
    Answer {
        data: keep(&expected.data, found.data),
        errors: keep(&expected.errors, found.errors),
        ..found
    }
}

fn with_any(expected: &Value, found: Value) -> Value {
    match (expected, found) {
        (Value::String(any), _) if any == "{any}" => expected.clone(),
        (Value::List(expected), Value::List(found)) if expected.len() == found.len() => {
            Value::List(
                expected
                    .iter()
                    .zip(found)
                    .map(|(expected, found)| with_any(expected, found))
                    .collect(),
            )
        }
        (Value::Object(expected), Value::Object(found)) => {
            let keep = |(name, found)| {
                let found = match expected.get(&name) {
                    Some(expected) => with_any(expected, found),
                    None => found,
                };
                (name, found)
            };
            Value::Object(found.into_iter().map(keep).collect())
        }
        (_, found) => found,
    }
}
