//! Subscribing to events over a WebSocket.

use std::time::Duration;

use clap::Args;
use futures_util::{SinkExt, StreamExt};
use reqwest::header::{CONNECTION, HeaderName, SEC_WEBSOCKET_ACCEPT, UPGRADE};
use reqwest::{StatusCode, Upgraded};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::Role;

use crate::command::document::Document;
use crate::command::failure::{Failure, report};
use crate::command::gateway::{Answer, Gateway};
use crate::command::{RequestArgs, print};

const PROTOCOL: &str = "graphql-transport-ws";

/// How long the gateway may take by default to open a WebSocket, and then to confirm it.
const BEGIN_TIMEOUT: Duration = Duration::from_secs(30);

/// What to subscribe to.
#[derive(Args, Clone, Debug)]
pub struct SubscribeArgs {
    #[command(flatten)]
    request: RequestArgs,
    /// End after this many events.
    #[arg(long, value_name = "COUNT")]
    count: Option<usize>,
}

/// A message of the gateway.
#[derive(Deserialize)]
struct Received {
    #[serde(rename = "type")]
    kind: String,
    payload: Option<Box<RawValue>>,
}

/// Prints the events of a subscription.
pub(super) async fn run(args: SubscribeArgs) -> Result<(), Failure> {
    let document = Document::read(&args.request)?;
    let zone = args.request.time_zone;
    let gateway = Gateway::signed_in(args.request.url, None)?;
    let time = args.request.timeout.unwrap_or(BEGIN_TIMEOUT);
    let mut socket = in_time(time, connect(&gateway)).await?;
    let mut init = json!({});
    if let Some(authorization) = gateway.authorization() {
        init["Authorization"] = json!(authorization);
    }
    if let Some(zone) = zone {
        init["timeZone"] = json!(zone);
    }
    send(
        &mut socket,
        json!({ "type": "connection_init", "payload": init }),
    )
    .await?;
    in_time(time, acknowledged(&mut socket)).await?;
    let subscribe = json!({ "id": "1", "type": "subscribe", "payload": document.members() });
    send(&mut socket, subscribe).await?;
    let (mut count, mut has_failed) = (0, false);
    while args.count.is_none_or(|most| count < most) {
        // There may be no event for days.
        let message = receive(&mut socket).await?;
        match message.kind.as_str() {
            "ping" => send(&mut socket, json!({ "type": "pong" })).await?,
            "next" => {
                // A subscription may go on for days: errors are printed at once.
                let problems = print_event(message.payload)?;
                problems.iter().for_each(|problem| report(problem));
                has_failed |= !problems.is_empty();
                count += 1;
            }
            "error" => return Err(Failure::Answer(errors(message.payload))),
            "complete" => break,
            _ => {}
        }
    }
    match has_failed {
        true => Err(Failure::Answer(Vec::new())),
        false => Ok(()),
    }
}

/// Waits until the gateway confirms the WebSocket.
async fn acknowledged(socket: &mut WebSocketStream<Upgraded>) -> Result<(), Failure> {
    loop {
        match receive(socket).await?.kind.as_str() {
            "connection_ack" => return Ok(()),
            "ping" => send(socket, json!({ "type": "pong" })).await?,
            _ => {}
        }
    }
}

/// What the gateway does at once.
async fn in_time<T>(
    time: Duration,
    work: impl Future<Output = Result<T, Failure>>,
) -> Result<T, Failure> {
    timeout(time, work)
        .await
        .unwrap_or_else(|_| Err(Failure::too_late()))
}

/// Opens a WebSocket on a connection of the client that sends all other requests, too.
async fn connect(gateway: &Gateway) -> Result<WebSocketStream<Upgraded>, Failure> {
    let key = generate_key();
    let request = gateway
        .get("graphql")
        .header(CONNECTION, "Upgrade")
        .header(UPGRADE, "websocket")
        .header(HeaderName::from_static("sec-websocket-version"), "13")
        .header(HeaderName::from_static("sec-websocket-key"), &key)
        .header(HeaderName::from_static("sec-websocket-protocol"), PROTOCOL);
    let response = request.send().await.map_err(Failure::of_request)?;
    let accept = response.headers().get(SEC_WEBSOCKET_ACCEPT);
    let is_accepted = accept.is_some_and(|accept| *accept == derive_accept_key(key.as_bytes()));
    if response.status() != StatusCode::SWITCHING_PROTOCOLS || !is_accepted {
        return Err(Failure::transport(format!(
            "{} does not open a WebSocket ({}).",
            gateway.url,
            response.status()
        )));
    }
    let upgraded = response.upgrade().await.map_err(Failure::of_request)?;
    Ok(WebSocketStream::from_raw_socket(upgraded, Role::Client, None).await)
}

async fn send(socket: &mut WebSocketStream<Upgraded>, message: Value) -> Result<(), Failure> {
    let sent = socket.send(Message::text(message.to_string())).await;
    sent.map_err(|error| Failure::transport(format!("The WebSocket broke: {error}.")))
}

/// The next message. A WebSocket that ends without `complete` is a failure: of the answer, if the gateway closes it with a
/// code of GraphQL.
async fn receive(socket: &mut WebSocketStream<Upgraded>) -> Result<Received, Failure> {
    loop {
        let message = match socket.next().await {
            Some(Ok(message)) => message,
            Some(Err(error)) => {
                return Err(Failure::transport(format!("The WebSocket broke: {error}.")));
            }
            None => return Err(Failure::transport("The WebSocket ended.")),
        };
        match message {
            Message::Text(text) => {
                return serde_json::from_str(&text)
                    .map_err(|_| Failure::transport("The gateway sent an invalid message."));
            }
            Message::Close(Some(frame)) => {
                let code = u16::from(frame.code);
                let message = format!("{} (closed with {code})", frame.reason);
                return Err(match code {
                    4_400..4_500 => Failure::Answer(vec![message]),
                    _ => Failure::transport(message),
                });
            }
            _ => {}
        }
    }
}

/// Prints the data of an event on one line. Returns its errors.
fn print_event(payload: Option<Box<RawValue>>) -> Result<Vec<String>, Failure> {
    let payload = payload
        .as_ref()
        .map(|payload| payload.get())
        .unwrap_or("{}");
    let answer = Answer::read(payload.as_bytes())
        .ok_or_else(|| Failure::transport("The gateway sent an invalid event."))?;
    if let Some(data) = &answer.data {
        print(&format!("{}\n", data.get().replace(['\n', '\r'], " ")))?;
    }
    Ok(answer.problems())
}

fn errors(payload: Option<Box<RawValue>>) -> Vec<String> {
    let errors = payload
        .as_ref()
        .map(|payload| payload.get())
        .unwrap_or("[]");
    let answer = serde_json::from_str(&format!(r#"{{"errors":{errors}}}"#));
    answer.map_or_else(
        |_| vec!["The gateway refused it.".to_owned()],
        |answer: Answer| answer.problems(),
    )
}
