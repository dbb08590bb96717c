//! A client of the gateway's WebSockets.

use futures_util::{SinkExt, StreamExt};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::support::Harness;

/// The subprotocol.
pub(crate) const PROTOCOL: &str = "graphql-transport-ws";

/// An open WebSocket.
pub(crate) struct Socket(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn open(harness: &Harness) -> Self {
        Self::with(harness, &[("sec-websocket-protocol", PROTOCOL)])
            .await
            .unwrap()
    }

    pub(crate) async fn with(
        harness: &Harness,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, Error> {
        Self::at(&harness.url, headers).await
    }

    /// A socket of the gateway at this address.
    pub(crate) async fn at(url: &str, headers: &[(&'static str, &str)]) -> Result<Self, Error> {
        let address = url.replace("http://", "ws://") + "/graphql";
        let mut request = address.into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        connect_async(request).await.map(|(socket, _)| Self(socket))
    }

    /// A socket whose `connection_init` is acknowledged.
    pub(crate) async fn ready(harness: &Harness, payload: Value) -> Self {
        let mut socket = Self::open(harness).await;
        socket
            .send(json!({ "type": "connection_init", "payload": payload }))
            .await;
        assert_eq!(socket.receive().await, json!({ "type": "connection_ack" }));
        socket
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.0
            .send(Message::text(message.to_string()))
            .await
            .unwrap();
    }

    pub(crate) async fn subscribe(&mut self, id: &str, query: &str) {
        self.send(json!({ "id": id, "type": "subscribe", "payload": { "query": query } }))
            .await;
    }

    /// Subscribes unless the gateway has closed the socket.
    pub(crate) async fn try_subscribe(&mut self, id: &str, query: &str) -> Result<(), Error> {
        let message = json!({ "id": id, "type": "subscribe", "payload": { "query": query } });
        self.0.send(Message::text(message.to_string())).await
    }

    pub(crate) async fn receive(&mut self) -> Value {
        loop {
            match self.0.next().await.unwrap().unwrap() {
                Message::Text(text) => return serde_json::from_str(&text).unwrap(),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// The code and reason of the close frame, after any other messages.
    pub(crate) async fn closed(mut self) -> (u16, String) {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Close(Some(frame)))) => {
                    return (frame.code.into(), frame.reason.to_string());
                }
                Some(Ok(_)) => {}
                other => panic!("{other:?}"),
            }
        }
    }
}
