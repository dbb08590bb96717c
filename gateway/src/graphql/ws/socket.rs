//! What is said on a socket: the order of messages, and every reason to close it.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use serde_json::{Map, Value as Json, json};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, sleep_until, timeout};

use crate::error::Code;
use crate::graphql::limits;
use crate::graphql::request::GraphqlRequest;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::ws::task::{Running, Task, error_message, lock};
use crate::session::{Caller, time_zone, token};

/// How often a quiet socket is asked whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(25);

/// How long either side may take to agree to a close.
pub(crate) const FAREWELL: Duration = Duration::from_secs(1);

/// The longest id of an operation, so that it fits the reason of a close.
const LONGEST_ID: usize = 64;

/// Why the gateway ends a socket.
pub(crate) struct Close(u16, String);

impl Close {
    /// The client does not speak our protocol.
    pub(crate) fn protocol() -> Self {
        Self(4406, "Subprotocol not acceptable".to_owned())
    }

    fn invalid(reason: impl Into<String>) -> Self {
        let mut reason = reason.into();
        // A close carries at most 123 bytes.
        while reason.len() > 120 {
            reason.pop();
        }
        Self(4400, reason)
    }
}

/// One socket.
pub(crate) struct Socket {
    gateway: Arc<AppState>,
    caller: Caller,
    stream: SplitStream<WebSocket>,
    out: mpsc::Sender<Message>,
    is_ready: bool,
    running: Running,
    started: u64,
}

impl Drop for Socket {
    fn drop(&mut self) {
        for (_, (_, task)) in lock(&self.running).drain() {
            task.abort();
        }
    }
}

impl Socket {
    /// A conversation in which nothing has been said.
    pub(crate) fn new(
        gateway: Arc<AppState>,
        caller: Caller,
        stream: SplitStream<WebSocket>,
        out: mpsc::Sender<Message>,
    ) -> Self {
        Self {
            gateway,
            caller,
            stream,
            out,
            is_ready: false,
            running: Arc::default(),
            started: 0,
        }
    }

    /// Talks until one side ends it. Nothing is answered when the client has gone.
    pub(crate) async fn run(&mut self) -> Option<Close> {
        let init_deadline =
            sleep_until(Instant::now() + self.gateway.settings.timeouts.socket_init);
        let mut init_deadline = std::pin::pin!(init_deadline);
        let draining = self.gateway.draining.clone();
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        let mut is_quiet = false;
        loop {
            tokio::select! {
                biased;
                () = self.out.closed() => return None,
                () = draining.cancelled() => return Some(Close(1001, "Going away".to_owned())),
                () = &mut init_deadline, if !self.is_ready => {
                    return Some(Close(4408, "Connection initialisation timeout".to_owned()));
                }
                _ = heartbeat.tick() => {
                    if is_quiet {
                        return None;
                    }
                    is_quiet = true;
                    self.out.send(Message::Ping(Vec::new().into())).await.ok()?;
                }
                message = self.stream.next() => {
                    is_quiet = false;
                    let text = match message? {
                        Ok(Message::Text(text)) => text,
                        Ok(Message::Binary(_)) => return Some(Close::invalid("Messages are text")),
                        Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                        Ok(Message::Close(_)) => return None,
                        Err(_) => return Some(Close(1009, "The message is too large or broken".to_owned())),
                    };
                    if let Err(close) = self.hear(&text).await {
                        return Some(close);
                    }
                }
            }
        }
    }

    /// Says why, and waits a moment for the client to agree.
    pub(crate) async fn end(&mut self, close: Option<Close>) {
        for (_, (_, task)) in lock(&self.running).drain() {
            task.abort();
        }
        let Some(Close(code, reason)) = close else {
            return;
        };
        let frame = CloseFrame {
            code,
            reason: reason.into(),
        };
        if self.out.send(Message::Close(Some(frame))).await.is_ok() {
            let goodbye = async { while let Some(Ok(_)) = self.stream.next().await {} };
            let _agreed = timeout(FAREWELL, goodbye).await;
        }
    }

    async fn hear(&mut self, text: &Utf8Bytes) -> Result<(), Close> {
        if limits::check_json_nesting(text.as_bytes(), &self.gateway.settings.limits).is_err() {
            return Err(Close::invalid("The message nests too deep"));
        }
        let Ok(Json::Object(mut message)) = serde_json::from_str(text) else {
            return Err(Close::invalid("The message is not a JSON object"));
        };
        match message.remove("type").as_ref().and_then(Json::as_str) {
            Some("connection_init") => self.init(message.remove("payload")).await,
            Some("ping") => {
                let mut pong = json!({ "type": "pong" });
                match message.remove("payload") {
                    Some(payload @ Json::Object(_)) => pong["payload"] = payload,
                    None | Some(Json::Null) => {}
                    Some(_) => {
                        return Err(Close::invalid("The payload of a ping must be an object"));
                    }
                }
                self.say(&pong).await;
                Ok(())
            }
            Some("pong") => Ok(()),
            Some("subscribe") => self.subscribe(message).await,
            Some("complete") => {
                let id = id_of(&mut message)?;
                if let Some((_, task)) = lock(&self.running).remove(&id) {
                    task.abort();
                }
                Ok(())
            }
            _ => Err(Close::invalid("The message has no known type")),
        }
    }

    async fn init(&mut self, payload: Option<Json>) -> Result<(), Close> {
        if self.is_ready {
            return Err(Close(4429, "Too many initialisation requests".to_owned()));
        }
        let payload = match payload {
            None | Some(Json::Null) => Map::new(),
            Some(Json::Object(payload)) => payload,
            Some(_) => {
                return Err(Close::invalid(
                    "The payload of connection_init must be an object",
                ));
            }
        };
        let text = |name: &str| payload.get(name).and_then(Json::as_str);
        self.caller.authorization = match (
            text("Authorization").or_else(|| text("authorization")),
            text("token"),
        ) {
            (Some(header), _) => token::from_header(header),
            (None, Some(token)) => token::from_header(&format!("Bearer {token}")),
            (None, None) => None,
        };
        if let Some(name) = text("timeZone") {
            self.caller.time_zone =
                time_zone(name).map_err(|_| Close::invalid("There is no such timeZone"))?;
        }
        self.is_ready = true;
        self.say(&json!({ "type": "connection_ack" })).await;
        Ok(())
    }

    async fn subscribe(&mut self, mut message: Map<String, Json>) -> Result<(), Close> {
        if !self.is_ready {
            return Err(Close(4401, "Unauthorized".to_owned()));
        }
        let id = id_of(&mut message)?;
        let payload = message.remove("payload").unwrap_or_default();
        let running = lock(&self.running).len();
        if lock(&self.running).contains_key(&id) {
            return Err(Close(4409, format!("Subscriber for {id} already exists")));
        }
        let number = self.started;
        self.started += 1;
        let mut caller = self.caller.clone();
        caller.request_id = format!("{}-{number}", caller.request_id);
        let limits = &self.gateway.settings.limits;
        let request = match GraphqlRequest::from_payload(payload, limits) {
            Ok(_) if running >= limits.socket_operations => {
                let most = limits.socket_operations;
                Err(RequestError::limit(format!(
                    "A socket runs at most {most} operations at once."
                )))
            }
            Ok(request) => Ok(request),
            Err(refusal) if refusal.code() == Code::LimitExceeded => Err(refusal),
            Err(_) => return Err(Close::invalid("The payload of subscribe is not a request")),
        };
        let request = match request {
            Ok(request) => request,
            Err(refusal) => {
                let message = error_message(&id, &refusal, &caller.request_id);
                let _gone = self.out.send(message).await;
                return Ok(());
            }
        };
        let task = Task {
            id: id.clone(),
            number,
            gateway: Arc::clone(&self.gateway),
            caller,
            out: self.out.clone(),
            running: Arc::clone(&self.running),
        };
        // Held while the task starts, so that it cannot end before it is listed.
        let mut running = lock(&self.running);
        let handle = self.gateway.tasks.spawn(task.run(request)).abort_handle();
        running.insert(id, (number, handle));
        Ok(())
    }

    async fn say(&self, message: &Json) {
        let _gone = self
            .out
            .send(Message::Text(message.to_string().into()))
            .await;
    }
}

fn id_of(message: &mut Map<String, Json>) -> Result<String, Close> {
    match message.remove("id") {
        Some(Json::String(id)) if (1..=LONGEST_ID).contains(&id.len()) => Ok(id),
        _ => Err(Close::invalid(format!(
            "The id must be a text of 1 to {LONGEST_ID} bytes"
        ))),
    }
}
