//! GraphQL over WebSockets, subprotocol graphql-transport-ws: how a request becomes a socket. What is said
//! on it goes the same way as over HTTP, and each operation has a session of its own.

pub mod socket;
pub mod task;

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use chrono_tz::Tz;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::error::Code;
use crate::graphql::metrics::Present;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::ws::socket::{Close, FAREWELL, Socket};
use crate::session::Caller;
use crate::session::{RequestId, address};

const PROTOCOL: &str = "graphql-transport-ws";

/// Messages that wait for a client to read; operations wait when there are more.
const QUEUE: usize = 32;

/// Whether a request wants to become a socket.
pub fn is_upgrade(headers: &HeaderMap) -> bool {
    headers
        .get(header::UPGRADE)
        .is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"websocket"))
}

/// Turns a request into a socket.
pub async fn upgrade(gateway: &Arc<AppState>, parts: &mut Parts) -> Result<Response, RequestError> {
    if !is_same_origin(&parts.headers, gateway.settings.is_behind_proxy) {
        let message = "Sockets are for pages of this gateway only.";
        return Err(RequestError::new(
            StatusCode::FORBIDDEN,
            Code::Forbidden,
            message,
        ));
    }
    let upgrade = WebSocketUpgrade::from_request_parts(parts, &())
        .await
        .map_err(|rejection| {
            RequestError::bad_request(format!("This is no WebSocket handshake: {rejection}"))
        })?;
    let most = gateway.settings.limits.body_bytes;
    let upgrade = upgrade
        .protocols([PROTOCOL])
        .max_message_size(most)
        .max_frame_size(most);
    let is_spoken = upgrade.selected_protocol().is_some();
    let caller = Caller {
        authorization: None,
        time_zone: Tz::UTC,
        fresh: false,
        request_id: RequestId::of(&parts.extensions).to_string(),
        address: address(parts, gateway.settings.is_behind_proxy),
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
fn is_same_origin(headers: &HeaderMap, is_behind_proxy: bool) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let host_of_origin = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.split_once("://"))
        .map(|(_, host)| host);
    // A proxy may ask for another host than the page was loaded from, and says which that was.
    let forwarded = headers.get("x-forwarded-host").filter(|_| is_behind_proxy);
    let host = forwarded
        .or_else(|| headers.get(header::HOST))
        .and_then(|host| host.to_str().ok());
    host_of_origin.is_some() && host_of_origin == host
}

async fn serve(socket: WebSocket, gateway: Arc<AppState>, caller: Caller, is_spoken: bool) {
    let _open = Present::new("marquee_sockets_open");
    let (sink, stream) = socket.split();
    let (out, queue) = mpsc::channel(QUEUE);
    let writer = write(sink, queue);
    let conversation = async move {
        let mut conversation = Socket::new(gateway, caller, stream, out);
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
    // A client that closes waits for us to agree, and what agrees must leave before the connection ends.
    let _agreed = timeout(FAREWELL, sink.close()).await;
}
