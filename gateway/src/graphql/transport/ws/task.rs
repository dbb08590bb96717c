//! The task of one operation of a socket, from its request to its final message.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_graphql::ServerError;
use async_graphql::parser::types::OperationType;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::{Instant, timeout};

use crate::graphql::admission::Permit;
use crate::graphql::execution::catch_panic::catch_panic;
use crate::graphql::execution::metrics::OperationRecord;
use crate::graphql::execution::operation::Operation;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::transport::request::GraphqlRequest;
use crate::graphql::transport::response::GraphqlResponse;
use crate::graphql::transport::ws::message::{OperationId, Outgoing};
use crate::request::{PollSubscription, RequestContext, RequestDetails};

/// How long an event waits until fewer are executed.
const EVENT_WAIT: Duration = Duration::from_secs(1);

/// The running operations of a socket.
type Running = HashMap<OperationId, AbortHandle>;

/// The running operations of a socket, for all its tasks.
pub(crate) type Operations = Arc<Mutex<Running>>;

/// Locks the operations of a socket.
pub(super) fn lock(operations: &Operations) -> MutexGuard<'_, Running> {
    operations.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One operation of a socket.
pub(crate) struct OperationTask {
    pub(crate) id: OperationId,
    pub(crate) state: Arc<AppState>,
    pub(crate) details: RequestDetails,
    /// Sends messages to the client.
    pub(crate) sender: mpsc::Sender<Outgoing>,
    /// The list that holds the task until it ends.
    pub(crate) operations: Operations,
}

impl OperationTask {
    /// Executes the request and sends its results, or the error that refuses it. At shutdown this is dropped first: the
    /// sockets are closed by tasks of their own, which must not wait for unread results.
    pub(crate) async fn run(self, request: GraphqlRequest) {
        let draining = self.state.lifecycle.draining.clone();
        draining.run_until_cancelled(self.run_to_end(request)).await;
    }

    async fn run_to_end(&self, request: GraphqlRequest) {
        let started = Instant::now();
        let mut record = None;
        let work = self.execute(request, &mut record);
        let ended = catch_panic(&self.details.request_id, work)
            .await
            .unwrap_or_else(|error| Err(self.error(&RequestError::failed(error))));
        tracing::info!(
            request_id = self.details.request_id,
            milliseconds = started.elapsed().as_secs_f64() * 1_000.0,
            kind = record.as_ref().map(|record| record.kind),
            operation = record.as_ref().and_then(|record| record.name.as_deref()),
            errors = record.as_ref().map(|record| record.errors),
            upstream_calls = record.as_ref().map(|record| record.upstream_calls),
            "socket operation"
        );
        let last = match ended {
            Ok(()) => self.id.complete(),
            Err(errors) => self.id.error(&errors),
        };
        // It counts as running until its last message can be sent, but its id must be free before the client has that.
        let permit = self.sender.reserve().await;
        self.remove();
        if let Ok(permit) = permit {
            permit.send(last.into());
        }
    }

    /// Executes the request and sends its results. Returns the errors that end it.
    async fn execute(
        &self,
        request: GraphqlRequest,
        record: &mut Option<OperationRecord>,
    ) -> Result<(), Vec<ServerError>> {
        let find = async {
            let permit = self.state.admission.admit(self.details.address)?;
            let operation = Operation::find(&self.state.executor, request, &self.details).await?;
            if operation.kind == OperationType::Subscription {
                // Subscriptions are long-lived and therefore need a confirmed token.
                let context = RequestContext::new(&self.state.services, self.details.clone());
                let confirmed = context.require_confirmed().await;
                confirmed.map_err(RequestError::failed)?;
            }
            Ok((operation, permit))
        };
        let (operation, permit) = find.await.map_err(|error| self.error(&error))?;
        let record = record.insert(operation.record());
        match operation.kind {
            OperationType::Subscription => {
                // Its events are counted on their own.
                drop(permit);
                self.subscription(operation, record).await
            }
            _ => self.single_response(operation, permit, record).await,
        }
    }

    /// Removes this task from the list, unless the client stopped it and has reused the id since.
    fn remove(&self) {
        let mut operations = lock(&self.operations);
        let listed = operations.get(&self.id);
        if listed.is_some_and(|task| task.id() == tokio::task::id()) {
            operations.remove(&self.id);
        }
    }

    /// Executes a query or a mutation.
    async fn single_response(
        &self,
        operation: Operation,
        permit: Permit,
        record: &mut OperationRecord,
    ) -> Result<(), Vec<ServerError>> {
        let time = operation.time_limit(&self.state.settings.timeouts);
        let kind = operation.kind;
        let work = operation.execute(&self.state.executor, self.details.clone());
        let Ok(response) = timeout(time, work).await else {
            return Err(self.error(&RequestError::too_long().of_operation(kind)));
        };
        let response = response.map_err(|error| self.error(&RequestError::failed(error)))?;
        response.add_to(record);
        // A client that does not read takes a place until its connection ends.
        let sent = self.send(&response).await;
        drop(permit);
        sent
    }

    /// Sends every event of a subscription.
    async fn subscription(
        &self,
        operation: Operation,
        record: &mut OperationRecord,
    ) -> Result<(), Vec<ServerError>> {
        let Some(_permit) = self
            .state
            .admission
            .subscriptions
            .take(self.details.address)
        else {
            metrics::counter!("marquee_subscriptions_refused_total").increment(1);
            let message = "Too many subscriptions are active from this address.";
            return Err(self.error(&RequestError::limit(message)));
        };
        let (executor, listener) = (&self.state.executor, PollSubscription::default());
        // The first event takes no permit: it may wait long for the list, and is short.
        let mut permit = None;
        loop {
            let event = operation.event(executor, self.details.clone(), listener.clone());
            let event = event.await;
            drop(permit.take());
            event.add_to(record);
            self.send(&event).await?;
            if listener.changed().await.is_none() {
                return Ok(());
            }
            // Others may wait for a slow service.
            let free = timeout(EVENT_WAIT, executor.events.acquire());
            permit = free.await.ok().and_then(Result::ok);
        }
    }

    /// Sends a result. Errors of the whole request are returned instead, because they end the operation.
    async fn send(&self, response: &GraphqlResponse) -> Result<(), Vec<ServerError>> {
        if let Some(errors) = &response.request_errors {
            return Err(errors.clone());
        }
        let body = std::str::from_utf8(&response.body).expect("JSON is UTF-8");
        // Copied into a message only when the queue takes it.
        if let Ok(permit) = self.sender.reserve().await {
            permit.send(Outgoing {
                message: self.id.next(body),
                result: Some(response.body.clone()),
            });
        }
        Ok(())
    }

    fn error(&self, error: &RequestError) -> Vec<ServerError> {
        error.to_graphql(&self.details.request_id)
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::extensions::{
        Extension, ExtensionContext, ExtensionFactory, NextResolve, ResolveInfo,
    };
    use async_graphql::{ServerResult, Value};
    use axum::extract::ws::Message;
    use serde_json::{Value as Json, json};

    use super::*;
    use crate::graphql::documents::store::DocumentStore;
    use crate::request::REQUEST_TIME;
    use crate::request::test_context::{details, services};
    use crate::schema;

    /// The text of the panics in these tests, which no caller may see.
    const PANIC: &str = "what only the log may have";

    /// Panics in the fields `console` and `signOut`.
    struct PanicsInFields;

    impl ExtensionFactory for PanicsInFields {
        fn create(&self) -> Arc<dyn Extension> {
            Arc::new(Self)
        }
    }

    #[async_trait::async_trait]
    impl Extension for PanicsInFields {
        async fn resolve(
            &self,
            ctx: &ExtensionContext<'_>,
            info: ResolveInfo<'_>,
            next: NextResolve<'_>,
        ) -> ServerResult<Option<Value>> {
            assert!(!["console", "signOut"].contains(&info.name), "{PANIC}");
            next.run(ctx, info).await
        }
    }

    #[tokio::test]
    async fn an_operation_that_panics_ends_with_an_error_and_the_others_go_on() {
        let services = services(&[]);
        let documents = DocumentStore::new(&services.settings).unwrap();
        let mut state = AppState::new(services, documents, None);
        let executor = Arc::get_mut(&mut state.executor).unwrap();
        executor.schema = schema::builder().extension(PanicsInFields).finish();
        let state = Arc::new(state);
        let (sender, mut queue) = mpsc::channel(32);
        let operations = Operations::default();
        let run = async |id: &str, query: &str| {
            let task = OperationTask {
                id: id.to_owned().try_into().unwrap(),
                state: Arc::clone(&state),
                details: details(REQUEST_TIME),
                sender: sender.clone(),
                operations: Arc::clone(&operations),
            };
            let request = GraphqlRequest {
                query: Some(query.to_owned()),
                ..GraphqlRequest::default()
            };
            tokio::spawn(task.run(request)).await.unwrap();
        };
        let mut received = async || -> Json {
            match queue.recv().await.unwrap().message {
                Message::Text(text) => serde_json::from_str(&text).unwrap(),
                other => panic!("{other:?}"),
            }
        };
        let sign_out = "mutation { signOut { errors { message } } }";
        for query in ["{ console { isSandbox } }", sign_out] {
            run("a", query).await;
            let last = received().await;
            assert_eq!((&last["id"], &last["type"]), (&json!("a"), &json!("error")));
            assert_eq!(last["payload"][0]["extensions"]["code"], "INTERNAL");
            assert!(!last.to_string().contains(PANIC), "{last}");
        }
        run("b", "{ __typename }").await;
        assert_eq!(
            received().await["payload"],
            json!({ "data": { "__typename": "Query" } })
        );
    }
}
