//! The task of one operation of a socket, from its request to the message that ends it.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use async_graphql::ServerError;
use async_graphql::parser::types::OperationType;
use axum::http::StatusCode;
use futures_util::{FutureExt, StreamExt};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::timeout;

use crate::error::{Code, Error};
use crate::graphql::execute::Operation;
use crate::graphql::metrics::OperationRecord;
use crate::graphql::request::GraphqlRequest;
use crate::graphql::request_error::RequestError;
use crate::graphql::response::GraphqlResponse;
use crate::graphql::state::AppState;
use crate::graphql::unsent::SocketUnsent;
use crate::graphql::ws::message::{OperationId, Outgoing};
use crate::session::Caller;

/// The running operations of a socket.
pub(crate) type Operations = Arc<Mutex<HashMap<OperationId, AbortHandle>>>;

/// Locks the operations of a socket.
pub(crate) fn lock(operations: &Operations) -> MutexGuard<'_, HashMap<OperationId, AbortHandle>> {
    operations.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One operation of a socket.
pub(crate) struct OperationTask {
    pub(crate) id: OperationId,
    pub(crate) state: Arc<AppState>,
    pub(crate) caller: Caller,
    /// Sends messages to the client.
    pub(crate) sender: mpsc::Sender<Outgoing>,
    /// Counts the results that are not sent yet.
    pub(crate) unsent: Arc<SocketUnsent>,
    /// Where the task is listed until it ends.
    pub(crate) operations: Operations,
}

impl OperationTask {
    /// Executes the request and sends its results, or the error that refuses it.
    pub(crate) async fn run(self, request: Result<GraphqlRequest, RequestError>) {
        let started = Instant::now();
        let mut record = None;
        let work = AssertUnwindSafe(self.execute(request, &mut record)).catch_unwind();
        let ended = work.await.unwrap_or_else(|_| {
            tracing::error!(request_id = self.caller.request_id, "an operation panicked");
            let error = Error::internal("an operation panicked");
            Err(self.error(&RequestError::failed(error)))
        });
        tracing::info!(
            request_id = self.caller.request_id,
            milliseconds = started.elapsed().as_secs_f64() * 1_000.0,
            kind = record.as_ref().map(|record| record.kind),
            operation = record.as_ref().and_then(|record| record.name.as_deref()),
            errors = record.as_ref().map(|record| record.errors),
            upstream_calls = record.as_ref().map(|record| record.upstream_calls),
            "socket operation"
        );
        // The id is free before the client learns that the operation has ended.
        self.remove();
        let last = match ended {
            Ok(()) => self.id.complete(),
            Err(errors) => self.id.error(&errors),
        };
        let _is_open = self.sender.send(last.into()).await;
    }

    /// Executes the request and sends its results; returns the errors that end it.
    async fn execute(
        &self,
        request: Result<GraphqlRequest, RequestError>,
        record: &mut Option<OperationRecord>,
    ) -> Result<(), Vec<ServerError>> {
        let find = async { Operation::find(&self.state, request?, &self.caller).await };
        let operation = find.await.map_err(|error| self.error(&error))?;
        let record = record.insert(operation.record());
        match operation.kind {
            OperationType::Subscription => self.subscription(operation, record).await,
            _ => self.single_response(operation, record).await,
        }
    }

    /// Removes this task from the list, unless the client stopped it and has reused the id since.
    fn remove(&self) {
        let mut operations = lock(&self.operations);
        if operations
            .get(&self.id)
            .is_some_and(|task| task.id() == tokio::task::id())
        {
            operations.remove(&self.id);
        }
    }

    /// Executes a query or a mutation.
    async fn single_response(
        &self,
        operation: Operation,
        record: &mut OperationRecord,
    ) -> Result<(), Vec<ServerError>> {
        let Ok(_permit) = self.state.in_flight.try_acquire() else {
            return Err(self.error(&RequestError::overloaded()));
        };
        let work = operation.execute(&self.state, self.caller.clone());
        let Ok(response) = timeout(self.state.settings.timeouts.request, work).await else {
            return Err(self.error(&RequestError::new(
                StatusCode::GATEWAY_TIMEOUT,
                Code::UpstreamTimeout,
                "The operation took too long.",
            )));
        };
        response.add_to(record);
        self.send(&response).await
    }

    /// Sends every event of a subscription.
    async fn subscription(
        &self,
        operation: Operation,
        record: &mut OperationRecord,
    ) -> Result<(), Vec<ServerError>> {
        let mut events = operation.execute_stream(&self.state, self.caller.clone());
        while let Some(event) = events.next().await {
            let response = GraphqlResponse::new(event, &self.caller.request_id);
            response.add_to(record);
            self.send(&response).await?;
        }
        Ok(())
    }

    /// Sends a result. Errors of the whole request are returned instead: they end the operation.
    async fn send(&self, response: &GraphqlResponse) -> Result<(), Vec<ServerError>> {
        if let Some(errors) = &response.request_errors {
            return Err(errors.clone());
        }
        let body = std::str::from_utf8(&response.body).expect("JSON is UTF-8");
        // Counted before it is copied into a message.
        if let Some(unsent) = self.unsent.add(body.len()) {
            let outgoing = Outgoing {
                message: self.id.next(body),
                _unsent: Some(unsent),
            };
            let _is_open = self.sender.send(outgoing).await;
        }
        Ok(())
    }

    fn error(&self, error: &RequestError) -> Vec<ServerError> {
        error.to_graphql(&self.caller.request_id)
    }
}
