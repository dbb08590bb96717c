//! GraphQL over WebSockets (graphql-transport-ws): the upgrade, and the two tasks of a socket. Operations are handled
//! as over HTTP; each has a session of its own.

mod message;
mod socket;
mod task;

use std::sync::Arc;
use std::time::Duration;

use async_graphql::http::WebSocketProtocols;
use axum::extract::FromRequestParts;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use self::message::{Outgoing, close_frame};
use self::socket::{CLOSE_TIMEOUT, Socket};
use self::task::Operations;
use crate::error::Code;
use crate::graphql::admission::ConnectionPermit;
use crate::graphql::execution::metrics::GaugeGuard;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::request::{RequestDetails, token};

/// The read buffer of each socket, which grows for longer messages. The default of 128 KiB would be most of a socket's
/// memory.
const READ_BUFFER: usize = 4 << 10;

/// The number of messages that may wait for the client; operations wait when the queue is full.
const QUEUE: usize = 4;

/// Whether a request asks for a WebSocket.
pub fn is_upgrade(headers: &HeaderMap) -> bool {
    headers
        .get(header::UPGRADE)
        .is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"websocket"))
}

/// Whether the socket is opened by a page of this gateway, or by a program, which sends no origin. Over HTTP, pages of other
/// sites cannot send JSON without a preflight; a WebSocket has no such protection.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let origin = origin.to_str().ok();
    let origin_host = origin.and_then(|origin| Some(origin.split_once("://")?.1));
    // A proxy passes on the host that the page was loaded from.
    let host = headers.get(header::HOST);
    origin_host.is_some() && origin_host == host.and_then(|host| host.to_str().ok())
}

/// Upgrades a request to a WebSocket.
pub async fn upgrade(state: &Arc<AppState>, parts: &mut Parts) -> Result<Response, RequestError> {
    if !is_same_origin(&parts.headers) {
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
            RequestError::bad_request(format!("Invalid WebSocket handshake: {rejection}"))
        })?;
    let max_bytes = state.settings.limits.body_bytes;
    let upgrade = upgrade
        .protocols([WebSocketProtocols::GraphQLWS.sec_websocket_protocol()])
        .max_message_size(max_bytes)
        .max_frame_size(max_bytes)
        .read_buffer_size(READ_BUFFER);
    let has_protocol = upgrade.selected_protocol().is_some();
    if let Some(value) = parts.headers.get(header::AUTHORIZATION) {
        let checked = token::check_scheme(&String::from_utf8_lossy(value.as_bytes()));
        checked.map_err(RequestError::bad_request)?;
    }
    let details = RequestDetails {
        bypasses_cache: false,
        asks_cost: false,
        ..RequestDetails::from_parts(parts, state.settings.address_source)
            .map_err(RequestError::failed)?
    };
    // Among them are the spellings of the request's headers, which the response repeats: some clients look for
    // Sec-WebSocket-Protocol as they spell it.
    let extensions = parts.extensions.clone();
    let Some(permit) = state.admission.sockets.take(details.address) else {
        let message = "Too many WebSockets are open from this address.";
        return Err(RequestError::unavailable(message).closing());
    };
    // Both are held until the socket is closed.
    let permits = (permit, parts.extensions.get::<ConnectionPermit>().cloned());
    let state = Arc::clone(state);
    let mut response = upgrade.on_upgrade(async move |websocket| {
        let tasks = state.lifecycle.tasks.clone();
        tasks
            .track_future(serve(websocket, state, details, has_protocol))
            .await;
        drop(permits);
    });
    response.extensions_mut().extend(extensions);
    Ok(response)
}

async fn serve(
    websocket: WebSocket,
    state: Arc<AppState>,
    details: RequestDetails,
    has_protocol: bool,
) {
    let _open = GaugeGuard::new("marquee_sockets_open");
    let (sink, stream) = websocket.split();
    let (sender, queue) = mpsc::channel(QUEUE);
    let send_timeout = state.settings.timeouts.send;
    let draining = state.lifecycle.draining.clone();
    let reader = async move {
        let mut socket = Socket {
            state,
            details,
            stream,
            sender,
            is_acknowledged: false,
            operations: Operations::default(),
            started: 0,
        };
        let frame = if has_protocol {
            socket.run().await
        } else {
            Some(close_frame(4406, "Subprotocol not acceptable"))
        };
        socket.close(frame).await;
    };
    // The writer ends when the reader has dropped the sender; the reader ends when the queue is closed.
    tokio::join!(reader, write(sink, queue, send_timeout, draining));
}

/// Sends the queued messages. The connection's write timeout drops a client that does not read, and the send timeout
/// one that reads too slowly. When the gateway stops, results are dropped, because the close frame must not wait for
/// them.
async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    mut queue: mpsc::Receiver<Outgoing>,
    send_timeout: Duration,
    draining: CancellationToken,
) {
    while let Some(outgoing) = queue.recv().await {
        if outgoing.result.is_some() && draining.is_cancelled() {
            continue;
        }
        let sent = timeout(send_timeout, sink.send(outgoing.message)).await;
        if !matches!(sent, Ok(Ok(()))) {
            return;
        }
    }
    // Confirms the client's close; the confirmation must be sent before the connection ends.
    let _in_time = timeout(CLOSE_TIMEOUT, sink.close()).await;
}
