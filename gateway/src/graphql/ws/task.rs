//! One operation of a socket, from its request to the message that ends it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use async_graphql::parser::types::OperationType;
use axum::extract::ws::Message;
use axum::http::StatusCode;
use futures_util::StreamExt;
use serde_json::value::RawValue;
use serde_json::{Value as Json, json};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::timeout;

use crate::error::Code;
use crate::graphql::execute::Operation;
use crate::graphql::metrics::OperationRecord;
use crate::graphql::request::GraphqlRequest;
use crate::graphql::request_error::RequestError;
use crate::graphql::response::GraphqlResponse;
use crate::graphql::state::AppState;
use crate::session::Caller;

/// The operations of a socket by their id; the number tells apart two that had one id in turn.
pub(crate) type Running = Arc<Mutex<HashMap<String, (u64, AbortHandle)>>>;

/// The list of a socket's operations.
pub(crate) fn lock(running: &Running) -> MutexGuard<'_, HashMap<String, (u64, AbortHandle)>> {
    running.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One operation of a socket.
pub(crate) struct Task {
    /// Its id on the socket.
    pub(crate) id: String,
    /// Its number among all operations of the socket.
    pub(crate) number: u64,
    /// The gateway that answers.
    pub(crate) gateway: Arc<AppState>,
    /// Who asks.
    pub(crate) caller: Caller,
    /// Where its messages go.
    pub(crate) out: mpsc::Sender<Message>,
    /// The list it stands in until it ends.
    pub(crate) running: Running,
}

impl Task {
    /// Answers, and says how it ended.
    pub(crate) async fn run(self, request: GraphqlRequest) {
        let started = Instant::now();
        let mut record = None;
        let last = match Operation::find(&self.gateway, request, &self.caller).await {
            Err(refusal) => Some(error_message(&self.id, &refusal, &self.caller.request_id)),
            Ok(operation) => {
                let record = record.insert(operation.record());
                match operation.kind {
                    OperationType::Subscription => self.subscription(operation, record).await,
                    _ => self.once(operation, record).await,
                }
            }
        };
        tracing::info!(
            request_id = self.caller.request_id,
            milliseconds = started.elapsed().as_secs_f64() * 1_000.0,
            kind = record.as_ref().map(|record| record.kind),
            operation = record.as_ref().and_then(|record| record.name.as_deref()),
            errors = record.as_ref().map(|record| record.errors),
            upstream_calls = record.as_ref().map(|record| record.upstream_calls),
            "socket operation"
        );
        // The id is free before the client hears that the operation has ended.
        self.leave();
        let complete = || text_message(&json!({ "id": self.id, "type": "complete" }));
        let _gone = self.out.send(last.unwrap_or_else(complete)).await;
    }

    fn leave(&self) {
        let mut running = lock(&self.running);
        if running
            .get(&self.id)
            .is_some_and(|(number, _)| *number == self.number)
        {
            running.remove(&self.id);
        }
    }

    /// Answers a query or a mutation; what comes back is the error that ends it.
    async fn once(&self, operation: Operation, record: &mut OperationRecord) -> Option<Message> {
        let Ok(_permit) = self.gateway.in_flight.try_acquire() else {
            return Some(error_message(
                &self.id,
                &RequestError::overloaded(),
                &self.caller.request_id,
            ));
        };
        let work = operation.answer(&self.gateway, self.caller.clone());
        match timeout(self.gateway.settings.timeouts.request, work).await {
            Ok(answer) => {
                answer.add_to(record);
                self.pass_on(&answer).await
            }
            Err(_) => {
                let refusal = RequestError::new(
                    StatusCode::GATEWAY_TIMEOUT,
                    Code::UpstreamTimeout,
                    "The operation took too long.",
                );
                Some(error_message(&self.id, &refusal, &self.caller.request_id))
            }
        }
    }

    /// Passes every event on; what comes back is the error that ends them.
    async fn subscription(
        &self,
        operation: Operation,
        record: &mut OperationRecord,
    ) -> Option<Message> {
        let mut events = operation.execute_stream(&self.gateway, self.caller.clone());
        while let Some(event) = events.next().await {
            let answer = GraphqlResponse::new(event, &self.caller.request_id);
            answer.add_to(record);
            let last = self.pass_on(&answer).await;
            if last.is_some() {
                return last;
            }
        }
        None
    }

    async fn pass_on(&self, answer: &GraphqlResponse) -> Option<Message> {
        let body = std::str::from_utf8(&answer.body).ok()?;
        let (kind, payload) = if answer.is_request_error {
            #[derive(serde::Deserialize)]
            struct Errors<'a> {
                #[serde(borrow)]
                errors: &'a RawValue,
            }
            (
                "error",
                serde_json::from_str::<Errors<'_>>(body).ok()?.errors.get(),
            )
        } else {
            ("next", body)
        };
        let id = Json::from(self.id.as_str());
        // The payload is JSON already: it is written once, and only put between.
        let message =
            Message::Text(format!(r#"{{"id":{id},"type":"{kind}","payload":{payload}}}"#).into());
        if answer.is_request_error {
            return Some(message);
        }
        let _gone = self.out.send(message).await;
        None
    }
}

/// The message that ends an operation with a refusal.
pub(crate) fn error_message(id: &str, refusal: &RequestError, request_id: &str) -> Message {
    text_message(&json!({ "id": id, "type": "error", "payload": [refusal.to_graphql(request_id)] }))
}

fn text_message(message: &Json) -> Message {
    Message::Text(message.to_string().into())
}
