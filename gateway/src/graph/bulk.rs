//! Mutations that do one thing with many objects, by one call to a service for each.

use std::borrow::Cow;
use std::collections::HashSet;
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_graphql::{OutputType, TypeName};
use futures_util::future::join_all;
use gateway_macros::object;
use tokio::sync::Semaphore;
use tokio::time::Instant;

use super::audit;
use super::payload::{UserError, UserErrorCode};
use crate::error::{Code, Error, Result};
use crate::request::RequestContext;

/// The most objects that one request may name.
pub const MAX_KEYS: usize = 100;
/// The maximum number of concurrent calls.
const AT_ONCE: usize = 5;
/// New calls are started only for this long, so that a second mutation of the same request has time, too.
const STARTED_WITHIN: Duration = Duration::from_secs(12);

/// The outcome of a mutation for one of its objects.
pub trait BulkOutcome: OutputType {
    /// The type that the mutation returns.
    const PAYLOAD: &'static str;

    /// The key of the object.
    fn key(&self) -> String;

    /// Why it was not done; `None` if it was.
    fn error(&self) -> Option<&UserError>;
}

/// Makes a struct with the field `error` the outcome of a mutation: its type, the field with its key, and the type that the
/// mutation returns.
macro_rules! bulk_outcome {
    ($outcome:ty, $key:ident, $payload:literal) => {
        impl $crate::graph::bulk::BulkOutcome for $outcome {
            const PAYLOAD: &'static str = $payload;

            fn key(&self) -> String {
                self.$key.to_string()
            }

            fn error(&self) -> Option<&UserError> {
                self.error.as_ref()
            }
        }
    };
}
pub(crate) use bulk_outcome;

/// What a mutation of many objects returns.
pub struct BulkPayload<O> {
    outcomes: Vec<O>,
    errors: Vec<UserError>,
}

impl<O> BulkPayload<O> {
    /// The outcomes of `run` for the distinct keys of an input, in order. An input without keys, or with too many, is
    /// refused.
    ///
    /// # Errors
    /// Those of `run`.
    pub async fn of_each<K, F>(
        keys: Vec<K>,
        field: &str,
        run: impl FnOnce(Vec<K>) -> F,
    ) -> Result<Self>
    where
        K: Clone + Eq + Hash,
        F: Future<Output = Result<Vec<O>>>,
    {
        Ok(match distinct(keys, field) {
            Ok(keys) => Self {
                outcomes: run(keys).await?,
                errors: Vec::new(),
            },
            Err(error) => Self::refused(error),
        })
    }

    /// The payload of an input that was refused.
    pub fn refused(error: UserError) -> Self {
        Self {
            outcomes: Vec::new(),
            errors: vec![error],
        }
    }
}

impl<O: BulkOutcome> TypeName for BulkPayload<O> {
    fn type_name() -> Cow<'static, str> {
        Cow::Borrowed(O::PAYLOAD)
    }
}

/// The outcome for each object, or why nothing was done.
#[object(name_type)]
impl<O: BulkOutcome> BulkPayload<O> {
    /// The outcomes, in the order of the input, each object once; empty if the input was refused.
    async fn outcomes(&self) -> &[O] {
        &self.outcomes
    }

    /// Why nothing was done; empty if there are outcomes.
    async fn errors(&self) -> &[UserError] {
        &self.errors
    }
}

impl<O: BulkOutcome> audit::Payload for BulkPayload<O> {
    fn error(&self) -> Option<&UserError> {
        let of_outcomes = self.outcomes.iter().filter_map(BulkOutcome::error);
        audit::deciding(self.errors.iter().chain(of_outcomes))
    }

    fn objects(&self) -> Vec<String> {
        let outcomes = self.outcomes.iter();
        audit::outcomes(outcomes.map(|outcome| (outcome.key(), outcome.error())))
    }
}

/// The distinct keys of an input, in order.
///
/// # Errors
/// INVALID if there are no keys, or too many.
fn distinct<K: Clone + Eq + Hash>(
    keys: Vec<K>,
    field: &str,
) -> std::result::Result<Vec<K>, UserError> {
    let refused = |message: String| UserError::new(UserErrorCode::Invalid, message).at(field);
    if keys.is_empty() {
        return Err(refused("Give at least one.".to_owned()));
    }
    if keys.len() > MAX_KEYS {
        return Err(refused(format!("Give at most {MAX_KEYS} at once.")));
    }
    let mut seen = HashSet::new();
    Ok(keys
        .into_iter()
        .filter(|key| seen.insert(key.clone()))
        .collect())
}

/// Calls a service for each item without a refusal. A failed call does not stop the others, and the results have the
/// order of the items. The calls do not count against the limit of an operation. If a response is lost, the sentence
/// `note` follows the reason.
///
/// # Errors
/// UNAUTHENTICATED if the session is invalid, no call succeeded, and none may have.
pub async fn call_each<K, T, F>(
    context: &RequestContext,
    note: Option<&'static str>,
    items: Vec<(K, Option<UserError>)>,
    call: impl Fn(K) -> F,
) -> Result<Vec<(K, std::result::Result<T, UserError>)>>
where
    K: Clone,
    F: Future<Output = Result<std::result::Result<T, UserError>>>,
{
    // A call that is started must have time to finish: one that is cut off may have taken effect.
    let time = context
        .budget_left()
        .time
        .saturating_sub(context.longest_call());
    let until = Instant::now() + STARTED_WITHIN.min(time);
    let is_session_over = AtomicBool::new(false);
    let permits = Semaphore::new(AT_ONCE);
    let outcomes = items.into_iter().map(async |(item, refusal)| {
        let _permit = permits.acquire().await;
        let refusal = refusal.or_else(|| {
            if is_session_over.load(Ordering::Relaxed) {
                Some(not_sent("The session has ended, so this was not sent."))
            } else if Instant::now() >= until {
                Some(not_sent("There was no time left to send this.").may_be_retried())
            } else {
                None
            }
        });
        if let Some(refusal) = refusal {
            return (item, Err(refusal));
        }
        // Not earlier: a call that is not made must not allow others.
        context.allow_call();
        let outcome = call(item.clone()).await.unwrap_or_else(|error| {
            if error.code() == Code::Unauthenticated {
                is_session_over.store(true, Ordering::Relaxed);
            }
            Err(failure(&error, note))
        });
        (item, outcome)
    });
    let outcomes = join_all(outcomes).await;
    // Without a note, a call changes nothing.
    let may_be_done = outcomes.iter().any(|(_, outcome)| match outcome {
        Ok(_) => true,
        Err(error) => note.is_some() && error.is_outcome_unknown,
    });
    if is_session_over.into_inner() && !may_be_done {
        return Err(Error::unauthenticated().not_applied());
    }
    Ok(outcomes)
}

/// The error of something that was not sent to the service.
pub fn not_sent(message: &str) -> UserError {
    UserError::new(UserErrorCode::NotSent, message)
}

fn failure(error: &Error, note: Option<&str>) -> UserError {
    let message = error.reason();
    if error.is_unsent() {
        not_sent(message).may_be_retried()
    } else if let Some(note) = note.filter(|_| error.is_outcome_unknown()) {
        UserError::of_lost_write(error, note)
    } else {
        UserError::new(UserErrorCode::Failed, message)
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;
    use crate::request::test_context::{details, services};

    /// A call that is cut off at the end of the request may have taken effect, so none is started late.
    #[tokio::test]
    async fn no_call_is_started_without_the_time_that_it_may_take() {
        let milliseconds = Duration::from_millis;
        let services = services(&["--upstream-timeout-ms", "200"]);
        // All together take 800 milliseconds, 5 at a time.
        for (time, is_any_started) in [(600, true), (200, false)] {
            let context = RequestContext::new(&services, details(milliseconds(time)));
            let items = (0..100).map(|number| (number, None)).collect();
            let call = |_| async {
                tokio::time::sleep(milliseconds(40)).await;
                Ok(Ok(()))
            };
            let outcomes = call_each(&context, None, items, call).await.unwrap();
            assert_eq!(outcomes.len(), 100);
            let unsent: Vec<_> = outcomes
                .into_iter()
                .filter_map(|(_, done)| done.err())
                .collect();
            assert!(!unsent.is_empty());
            assert_eq!(unsent.len() < 100, is_any_started, "{time}");
            for error in unsent {
                assert_eq!(error.message, "There was no time left to send this.");
                assert!(error.is_retryable);
            }
        }
    }
}
