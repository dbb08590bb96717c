//! GraphQL over WebSockets, subprotocol graphql-transport-ws: every close code and order rule of it, and
//! the same way for operations as over HTTP. Each operation has a session of its own.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_graphql::parser::types::OperationType;
use axum::extract::FromRequestParts;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use chrono_tz::Tz;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::value::RawValue;
use serde_json::{Map, Value as Json, json};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::{Instant, interval_at, sleep_until, timeout};

use crate::error::Code;
use crate::gateway::Gateway;
use crate::graphql_http::{address, time_zone};
use crate::graphql_request::GraphqlRequest;
use crate::operation::{Answer, Operation, Written};
use crate::refusal::Refusal;
use crate::request_ids::RequestId;
use crate::request_limits;
use crate::session::{Caller, Token};
use crate::shared_work::SharedWork;
use crate::telemetry::Present;

const PROTOCOL: &str = "graphql-transport-ws";

/// Messages that wait for a client to read; operations wait when there are more.
const QUEUE: usize = 32;

/// How often a quiet socket is asked whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(25);

/// How long a client may take to agree to a close.
const FAREWELL: Duration = Duration::from_secs(1);

/// The longest id of an operation, so that it fits the reason of a close.
const LONGEST_ID: usize = 64;

/// Whether a request wants to become a socket.
pub fn is_upgrade(headers: &HeaderMap) -> bool {
    headers
        .get(header::UPGRADE)
        .is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"websocket"))
}

/// Turns a request into a socket.
pub async fn upgrade(gateway: &Arc<Gateway>, parts: &mut Parts) -> Result<Response, Refusal> {
    if !is_same_origin(&parts.headers) {
        let message = "Sockets are for pages of this gateway only.";
        return Err(Refusal::new(
            StatusCode::FORBIDDEN,
            Code::Forbidden,
            message,
        ));
    }
    let upgrade = WebSocketUpgrade::from_request_parts(parts, &())
        .await
        .map_err(|rejection| {
            Refusal::bad_request(format!("This is no WebSocket handshake: {rejection}"))
        })?;
    let most = gateway.settings.limits.body_bytes;
    let upgrade = upgrade
        .protocols([PROTOCOL])
        .max_message_size(most)
        .max_frame_size(most);
    let is_spoken = upgrade.selected_protocol().is_some();
    let caller = Caller {
        token: None,
        time_zone: Tz::UTC,
        fresh: false,
        request_id: RequestId::of(&parts.extensions).to_string(),
        address: address(gateway, parts),
    };
    let gateway = Arc::clone(gateway);
    Ok(upgrade.on_upgrade(async move |socket| {
        let served = Arc::clone(&gateway);
        gateway
            .tasks
            .track_future(serve(socket, served, caller, is_spoken))
            .await;
    }))
}

/// A page of another host may not open a socket; a program, which sends no origin, may.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let host_of_origin = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.split_once("://"))
        .map(|(_, host)| host);
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    host_of_origin.is_some() && host_of_origin == host
}

async fn serve(socket: WebSocket, gateway: Arc<Gateway>, caller: Caller, is_spoken: bool) {
    let _open = Present::new("marquee_sockets_open");
    let (sink, stream) = socket.split();
    let (out, queue) = mpsc::channel(QUEUE);
    let writer = write(sink, queue);
    let conversation = async move {
        let mut conversation = Conversation {
            gateway,
            caller,
            stream,
            out,
            is_ready: false,
            running: Arc::default(),
            started: AtomicU64::new(0),
        };
        let end = if is_spoken {
            conversation.run().await
        } else {
            Some(Close::protocol())
        };
        conversation.end(end).await;
    };
    // The writer ends when nobody can say anything more, and the conversation when nobody listens.
    tokio::join!(conversation, writer);
}

/// Sends what waits. The connection itself gives up on a client that does not read.
async fn write(mut sink: SplitSink<WebSocket, Message>, mut queue: mpsc::Receiver<Message>) {
    while let Some(message) = queue.recv().await {
        if sink.send(message).await.is_err() {
            return;
        }
    }
}

/// Why the gateway ends a socket.
struct Close(u16, String);

impl Close {
    fn protocol() -> Self {
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

/// The operations of a socket by their id; the number tells apart two that had one id in turn.
type Running = Arc<Mutex<HashMap<String, (u64, AbortHandle)>>>;

/// One socket.
struct Conversation {
    gateway: Arc<Gateway>,
    caller: Caller,
    stream: SplitStream<WebSocket>,
    out: mpsc::Sender<Message>,
    is_ready: bool,
    running: Running,
    started: AtomicU64,
}

impl Drop for Conversation {
    fn drop(&mut self) {
        for (_, (_, task)) in lock(&self.running).drain() {
            task.abort();
        }
    }
}

impl Conversation {
    /// Talks until one side ends it. Nothing is answered when the client has gone.
    async fn run(&mut self) -> Option<Close> {
        let init_deadline =
            sleep_until(Instant::now() + self.gateway.settings.patience.socket_init);
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
    async fn end(&mut self, close: Option<Close>) {
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
        if request_limits::check_json_nesting(text.as_bytes(), &self.gateway.settings.limits)
            .is_err()
        {
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
        self.caller.token = match (
            text("Authorization").or_else(|| text("authorization")),
            text("token"),
        ) {
            (Some(header), _) => Token::from_header(header),
            (None, Some(token)) => Token::from_header(&format!("Bearer {token}")),
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
        let number = self.started.fetch_add(1, Ordering::Relaxed);
        let mut caller = self.caller.clone();
        caller.request_id = format!("{}-{number}", caller.request_id);
        let limits = &self.gateway.settings.limits;
        let request = match GraphqlRequest::from_payload(payload, limits) {
            Ok(_) if running >= limits.socket_operations => {
                let most = limits.socket_operations;
                Err(Refusal::limit(format!(
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

/// One operation of a socket.
struct Task {
    id: String,
    number: u64,
    gateway: Arc<Gateway>,
    caller: Caller,
    out: mpsc::Sender<Message>,
    running: Running,
}

impl Task {
    async fn run(self, request: GraphqlRequest) {
        let last = match Operation::find(&self.gateway, request, &self.caller).await {
            Err(refusal) => Some(error_message(&self.id, &refusal, &self.caller.request_id)),
            Ok(operation) if operation.kind == OperationType::Subscription => {
                self.subscription(operation).await
            }
            Ok(operation) => self.once(operation).await,
        };
        // The id is free before the client hears that the operation has ended.
        self.leave();
        let last = last.unwrap_or_else(|| text(&json!({ "id": self.id, "type": "complete" })));
        let _gone = self.out.send(last).await;
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
    async fn once(&self, operation: Operation) -> Option<Message> {
        let Ok(_permit) = self.gateway.in_flight.try_acquire() else {
            return Some(error_message(
                &self.id,
                &Refusal::overloaded(),
                &self.caller.request_id,
            ));
        };
        let work = SharedWork::answer(&self.gateway, operation, self.caller.clone());
        match timeout(self.gateway.settings.patience.request, work).await {
            Ok(answer) => self.pass_on(&answer).await,
            Err(_) => {
                let refusal = Refusal::new(
                    StatusCode::GATEWAY_TIMEOUT,
                    Code::UpstreamTimeout,
                    "The operation took too long.",
                );
                Some(error_message(&self.id, &refusal, &self.caller.request_id))
            }
        }
    }

    /// Passes every event on; what comes back is the error that ends them.
    async fn subscription(&self, operation: Operation) -> Option<Message> {
        let mut events = operation.execute_stream(&self.gateway, self.caller.clone());
        while let Some(event) = events.next().await {
            let written = Written::new(event, &self.caller.request_id);
            let last = self.pass_on(&written.into_answer()).await;
            if last.is_some() {
                return last;
            }
        }
        None
    }

    async fn pass_on(&self, answer: &Answer) -> Option<Message> {
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

fn error_message(id: &str, refusal: &Refusal, request_id: &str) -> Message {
    text(&json!({ "id": id, "type": "error", "payload": [refusal.entry(request_id)] }))
}

fn text(message: &Json) -> Message {
    Message::Text(message.to_string().into())
}

fn id_of(message: &mut Map<String, Json>) -> Result<String, Close> {
    match message.remove("id") {
        Some(Json::String(id)) if (1..=LONGEST_ID).contains(&id.len()) => Ok(id),
        _ => Err(Close::invalid(format!(
            "The id must be a text of 1 to {LONGEST_ID} bytes"
        ))),
    }
}

fn lock(running: &Running) -> std::sync::MutexGuard<'_, HashMap<String, (u64, AbortHandle)>> {
    running.lock().unwrap_or_else(PoisonError::into_inner)
}
