//! Mutations with an `Idempotency-Key`: a second request of the user with the same key gets the answer of the first one.
//!
//! What is kept is in memory, so a restart forgets it, and each replica has its own.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::{HeaderMap, StatusCode};
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use sha2::{Digest, Sha256};
use tokio::time::Instant;

use crate::error::{Code, Error, Result};
use crate::graphql::execution::audit;
use crate::graphql::execution::executor::Executor;
use crate::graphql::execution::operation::Operation;
use crate::graphql::request_error::RequestError;
use crate::graphql::transport::response::GraphqlResponse;
use crate::request::{RequestContext, RequestDetails};

/// The header with the key.
pub const HEADER: &str = "idempotency-key";

/// How long an answer is kept.
const KEPT_FOR: Duration = Duration::from_secs(10 * 60);
/// The longest key, in bytes.
const MAX_KEY_BYTES: usize = 200;
/// The most keys of a user that are kept.
const MAX_KEYS: usize = 1_000;
/// The bytes of all answers that are kept, and of one. Of an answer beyond these, only the fact is kept.
const MAX_BYTES: usize = 64 << 20;
const MAX_ANSWER_BYTES: usize = 64 << 10;

type BodyHash = [u8; 32];
type Outcome = Result<Arc<GraphqlResponse>>;
type Execution = Shared<BoxFuture<'static, Outcome>>;
type Key = (i32, Box<str>);

/// The mutations that were started with a key.
#[derive(Clone, Default)]
pub struct IdempotentAnswers(Arc<Mutex<HashMap<Key, Entry>>>);

struct Entry {
    started: Instant,
    body: BodyHash,
    /// `None` if its answer was too long to keep.
    execution: Option<Execution>,
    has_ended: bool,
    /// The bytes of its answer, if that is kept.
    bytes: usize,
}

/// The key of a request.
///
/// # Errors
/// If it is empty, too long or not text, or if there are several.
pub fn key_of(headers: &HeaderMap) -> Result<Option<&str>, RequestError> {
    let mut values = headers.get_all(HEADER).into_iter();
    let Some(value) = values.next() else {
        return Ok(None);
    };
    let key = value.to_str().unwrap_or_default();
    if values.next().is_some() {
        return Err(RequestError::bad_request("Send one \"Idempotency-Key\"."));
    }
    match key.len() {
        1..=MAX_KEY_BYTES => Ok(Some(key)),
        _ => Err(RequestError::bad_request(format!(
            "\"Idempotency-Key\" must be 1 to {MAX_KEY_BYTES} ASCII characters."
        ))),
    }
}

/// Executes a mutation once for all requests of a user with this key. Returns its answer, and whether an earlier request has
/// started it.
///
/// # Errors
/// If the caller is not signed in, if the key was used for another request, or if too many keys are kept.
pub async fn execute_once(
    answers: &IdempotentAnswers,
    executor: &Arc<Executor>,
    operation: Operation,
    details: RequestDetails,
    key: &str,
) -> Result<(Outcome, bool), RequestError> {
    let context = RequestContext::new(&executor.services, details.clone());
    let user = context.signed_in_user().await;
    let user = user.map_err(RequestError::failed)?.user_id;
    // Another session of the user may repeat the request.
    let body = operation.body_hash(&details);
    let key: Key = (user, key.into());
    let (audit, origin) = operation.audit(&details);
    let start = || {
        let (executor, answers, key) = (Arc::clone(executor), answers.clone(), key.clone());
        let tasks = executor.tasks.clone();
        // A task of its own: it ends even if the caller disconnects.
        let task = tasks.spawn(async move {
            let outcome = operation.execute(&executor, details).await;
            answers.ended(&key, &outcome);
            outcome
        });
        async move {
            let ended = task.await;
            ended.unwrap_or_else(|_| Err(Error::internal("the task of a mutation ended early")))
        }
        .boxed()
        .shared()
    };
    let (execution, is_replayed) = answers.begin(&key, body, Instant::now(), start)?;
    if is_replayed {
        audit.replayed();
        audit::write(executor, audit, origin);
    }
    Ok((execution.await, is_replayed))
}

impl IdempotentAnswers {
    /// The execution with this key, which `start` starts if there is none, and whether there was one.
    fn begin(
        &self,
        key: &Key,
        body: BodyHash,
        now: Instant,
        start: impl FnOnce() -> Execution,
    ) -> Result<(Execution, bool), RequestError> {
        let mut kept = self.lock();
        // A mutation that is still running is not forgotten.
        kept.retain(|_, entry| !entry.has_ended || now.duration_since(entry.started) < KEPT_FOR);
        if let Some(entry) = kept.get(key) {
            return entry.again(body).map(|execution| (execution, true));
        }
        let of_user = kept.keys().filter(|(user, _)| *user == key.0);
        if of_user.count() >= MAX_KEYS {
            return Err(RequestError::new(
                StatusCode::TOO_MANY_REQUESTS,
                Code::LimitExceeded,
                format!("You used {MAX_KEYS} keys in the last ten minutes. Nothing was started."),
            ));
        }
        let execution = start();
        let entry = Entry {
            started: now,
            body,
            execution: Some(execution.clone()),
            has_ended: false,
            bytes: 0,
        };
        kept.insert(key.clone(), entry);
        Ok((execution, false))
    }

    /// Keeps how a mutation ended, unless it may simply be sent again.
    fn ended(&self, key: &Key, outcome: &Outcome) {
        let mut kept = self.lock();
        if outcome.as_ref().is_ok_and(|response| response.is_undone) {
            kept.remove(key);
            return;
        }
        let others: usize = kept.values().map(|entry| entry.bytes).sum();
        if let Some(entry) = kept.get_mut(key) {
            entry.has_ended = true;
            entry.bytes = outcome.as_ref().map_or(0, |response| response.body.len());
            if entry.bytes > MAX_ANSWER_BYTES || others + entry.bytes > MAX_BYTES {
                entry.bytes = 0;
                entry.execution = None;
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Key, Entry>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Entry {
    /// The execution for another request.
    fn again(&self, body: BodyHash) -> Result<Execution, RequestError> {
        if self.body != body {
            return Err(RequestError::new(
                StatusCode::UNPROCESSABLE_ENTITY,
                Code::BadUserInput,
                "This Idempotency-Key was used for another request. Nothing was started.",
            ));
        }
        self.execution.clone().ok_or_else(|| {
            RequestError::new(
                StatusCode::CONFLICT,
                Code::LimitExceeded,
                "The mutation with this Idempotency-Key has ended, but its answer was too long to keep. Read what it \
                 changed.",
            )
        })
    }
}

impl Operation {
    /// Hashes what the answer depends on, apart from the user.
    fn body_hash(&self, details: &RequestDetails) -> BodyHash {
        let mut hash = Sha256::new();
        hash.update(&self.document.id);
        for text in [details.time_zone.name(), self.name.as_deref().unwrap_or("")] {
            hash.update(text.len().to_le_bytes());
            hash.update(text);
        }
        hash.update(serde_json::to_vec(&self.variables).unwrap_or_default());
        hash.finalize().into()
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::{Response, Value};

    use super::*;

    fn execution(body: &str) -> Execution {
        let response = GraphqlResponse::new(Response::new(Value::from(body)), "r", None);
        futures_util::future::ready(Ok(Arc::new(response)))
            .boxed()
            .shared()
    }

    fn key(user: i32, name: &str) -> Key {
        (user, name.into())
    }

    /// Starts a mutation and ends it with this answer.
    fn execute(
        answers: &IdempotentAnswers,
        key: &Key,
        now: Instant,
        answer: &str,
    ) -> Result<bool, StatusCode> {
        let begun = answers.begin(key, [1; 32], now, || execution(answer));
        let (execution, is_replayed) = begun.map_err(|error| error.into_response("r").status())?;
        if !is_replayed {
            answers.ended(key, &execution.now_or_never().unwrap());
        }
        Ok(is_replayed)
    }

    #[test]
    fn a_key_is_kept_for_ten_minutes_and_until_its_mutation_has_ended() {
        let answers = IdempotentAnswers::default();
        let (key, start) = (key(1, "a"), Instant::now());
        for (seconds, is_replayed) in [(0, false), (599, true), (600, false), (1_199, true)] {
            let now = start + Duration::from_secs(seconds);
            assert_eq!(
                execute(&answers, &key, now, "x"),
                Ok(is_replayed),
                "{seconds} s"
            );
        }
        let pending = || futures_util::future::pending().boxed().shared();
        let running = (2, "a".into());
        for (now, is_replayed) in [(start, false), (start + KEPT_FOR, true)] {
            let begun = answers.begin(&running, [1; 32], now, pending);
            assert!(begun.is_ok_and(|(_, replayed)| replayed == is_replayed));
        }
    }

    #[test]
    fn keys_and_answers_are_limited() {
        let (answers, now) = (IdempotentAnswers::default(), Instant::now());
        let execute = |name: &str, answer: &str| execute(&answers, &key(1, name), now, answer);
        let long = "x".repeat(MAX_ANSWER_BYTES);
        assert_eq!(execute("long", &long), Ok(false));
        assert_eq!(execute("long", &long), Err(StatusCode::CONFLICT));
        for name in 1..MAX_KEYS {
            assert_eq!(execute(&name.to_string(), ""), Ok(false));
        }
        assert_eq!(execute("more", ""), Err(StatusCode::TOO_MANY_REQUESTS));
        assert_eq!(execute("1", ""), Ok(true));
        let other_user = super::tests::execute(&answers, &key(2, "1"), now, "");
        assert_eq!(other_user, Ok(false));
    }
}
