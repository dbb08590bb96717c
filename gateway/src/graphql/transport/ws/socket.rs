//! One socket: the order of its messages, and all reasons to close it.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use serde_json::{Map, Value as Json, json};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, sleep, timeout};

use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::transport::request::GraphqlRequest;
use crate::graphql::transport::ws::message::{
    ClientMessage, OperationId, Outgoing, close_frame, invalid_message, text_message,
};
use crate::graphql::transport::ws::task::{OperationTask, Operations, lock};
use crate::request::{RequestDetails, time_zone, token};
use crate::traces::Trace;

/// How often an idle socket is pinged.
const HEARTBEAT: Duration = Duration::from_secs(25);

/// How long each side may take to confirm a close.
pub(crate) const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// One socket.
pub(crate) struct Socket {
    pub(super) state: Arc<AppState>,
    pub(super) details: RequestDetails,
    pub(super) stream: SplitStream<WebSocket>,
    pub(super) sender: mpsc::Sender<Outgoing>,
    pub(super) is_acknowledged: bool,
    pub(super) operations: Operations,
    /// Number of operations started so far.
    pub(super) started: u64,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.abort_operations();
    }
}

impl Socket {
    /// Handles messages until either side closes the socket, or the gateway stops. Returns the close frame to send;
    /// `None` if the client is gone.
    pub(crate) async fn run(&mut self) -> Option<CloseFrame> {
        // A shutdown interrupts any wait.
        let draining = self.state.lifecycle.draining.clone();
        match draining.run_until_cancelled(self.handle_messages()).await {
            Some(frame) => frame,
            None => Some(close_frame(1001, "Going away")),
        }
    }

    async fn handle_messages(&mut self) -> Option<CloseFrame> {
        let mut init_timeout = std::pin::pin!(sleep(self.state.settings.timeouts.socket_init));
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        let mut is_quiet = false;
        loop {
            tokio::select! {
                biased;
                () = self.sender.closed() => return None,
                () = &mut init_timeout, if !self.is_acknowledged => {
                    return Some(close_frame(4408, "Connection initialisation timeout"));
                }
                _ = heartbeat.tick() => {
                    if is_quiet {
                        return None;
                    }
                    is_quiet = true;
                    self.sender.send(Message::Ping(Vec::new().into()).into()).await.ok()?;
                }
                message = self.stream.next() => {
                    is_quiet = false;
                    let text = match message? {
                        Ok(Message::Text(text)) => text,
                        Ok(Message::Binary(_)) => return Some(invalid_message("Messages are text")),
                        Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                        Ok(Message::Close(_)) => return None,
                        Err(error) => return broken_message(error),
                    };
                    if let Err(frame) = self.receive(&text).await {
                        return Some(frame);
                    }
                }
            }
        }
    }

    /// Stops the operations, sends the close frame and waits a moment for the client's confirmation.
    pub(crate) async fn close(&mut self, frame: Option<CloseFrame>) {
        self.abort_operations();
        if frame.is_some() && self.sender.send(Message::Close(frame).into()).await.is_ok() {
            let confirmation = async { while let Some(Ok(_)) = self.stream.next().await {} };
            let _in_time = timeout(CLOSE_TIMEOUT, confirmation).await;
        }
    }

    fn abort_operations(&self) {
        for (_, task) in lock(&self.operations).drain() {
            task.abort();
        }
    }

    async fn receive(&mut self, text: &Utf8Bytes) -> Result<(), CloseFrame> {
        let limits = &self.state.settings.limits;
        match ClientMessage::read(text, limits).map_err(invalid_message)? {
            ClientMessage::ConnectionInit { payload } => self.init(&payload).await?,
            ClientMessage::Ping { payload } => {
                let mut pong = json!({ "type": "pong" });
                if let Some(payload) = payload {
                    pong["payload"] = payload.into();
                }
                self.send(text_message(&pong)).await;
            }
            ClientMessage::Pong => {}
            ClientMessage::Subscribe { id, request } => self.subscribe(id, request).await?,
            ClientMessage::Complete { id } => {
                if let Some(task) = lock(&self.operations).remove(&id) {
                    task.abort();
                }
            }
        }
        Ok(())
    }

    async fn init(&mut self, payload: &Map<String, Json>) -> Result<(), CloseFrame> {
        if self.is_acknowledged {
            return Err(close_frame(4429, "Too many initialisation requests"));
        }
        let text = |name: &str| payload.get(name).and_then(Json::as_str);
        let header = text("Authorization").or_else(|| text("authorization"));
        let authorization = match (header, text("token")) {
            (Some(header), _) => {
                token::check_scheme(header).map_err(invalid_message)?;
                token::from_header(header)
            }
            (None, Some(token)) => {
                token::from_header(token).or_else(|| token::from_header(&format!("Bearer {token}")))
            }
            // The request that opened the socket may have had one.
            (None, None) => self.details.authorization.take(),
        };
        self.details.authorization = authorization;
        if let Some(name) = text("timeZone") {
            self.details.time_zone =
                time_zone(name).map_err(|_| invalid_message("Unknown timeZone"))?;
        }
        self.is_acknowledged = true;
        self.send(text_message(&json!({ "type": "connection_ack" })))
            .await;
        Ok(())
    }

    async fn subscribe(
        &mut self,
        id: OperationId,
        request: Result<GraphqlRequest, RequestError>,
    ) -> Result<(), CloseFrame> {
        if !self.is_acknowledged {
            return Err(close_frame(4401, "Unauthorized"));
        }
        let running = {
            let operations = lock(&self.operations);
            if operations.contains_key(&id) {
                return Err(id.already_exists());
            }
            operations.len()
        };
        let mut details = self.details.clone();
        details.request_id = format!("{}-{}", details.request_id, self.started);
        // The socket may outlive the trace of its opening request by hours.
        details.trace = details.trace.as_ref().map(Trace::detached);
        self.started += 1;
        let most = self.state.settings.limits.socket_operations;
        let too_many = || format!("A socket runs at most {most} operations at once.");
        let request = match request {
            Ok(request) if running < most => request,
            refused => {
                let error = refused.map_or_else(|error| error, |_| RequestError::limit(too_many()));
                // Nothing more is read until the client has room for this.
                let errors = error.to_graphql(&details.request_id);
                self.send(id.error(&errors)).await;
                return Ok(());
            }
        };
        let task = OperationTask {
            id: id.clone(),
            state: Arc::clone(&self.state),
            details,
            sender: self.sender.clone(),
            operations: Arc::clone(&self.operations),
        };
        // Locked while the task starts: it must not end before it is in the map.
        let mut operations = lock(&self.operations);
        let handle = self
            .state
            .lifecycle
            .tasks
            .spawn(task.run(request))
            .abort_handle();
        operations.insert(id, handle);
        Ok(())
    }

    async fn send(&self, message: Message) {
        let _is_open = self.sender.send(message.into()).await;
    }
}

/// The close frame for an unreadable message; `None` if the client is gone.
fn broken_message(error: axum::Error) -> Option<CloseFrame> {
    let error = error.into_inner();
    match error.downcast_ref::<tungstenite::Error>()? {
        tungstenite::Error::Capacity(_) => Some(close_frame(1009, "The message is too large")),
        tungstenite::Error::Utf8(_) => Some(close_frame(1007, "The message is not UTF-8")),
        tungstenite::Error::Protocol(_) => Some(close_frame(1002, "The frame is invalid")),
        _ => None,
    }
}
