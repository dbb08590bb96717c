//! The messages of graphql-transport-ws, and the frames that close a socket.

use async_graphql::ServerError;
use axum::extract::ws::{CloseFrame, Message};
use serde::Deserialize;
use serde_json::{Map, Value as Json, json};

use crate::graphql::request::GraphqlRequest;
use crate::graphql::unsent::UnsentResult;

/// The longest id of an operation, so that it fits into the reason of a close frame.
const MAX_ID_BYTES: usize = 64;

/// The longest reason of a close frame, in bytes.
const MAX_REASON_BYTES: usize = 120;

/// A message from the client. Unlike the type of this name in async-graphql, it refuses the messages of
/// the older subscriptions-transport-ws, and its requests may name a persisted document.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ClientMessage {
    /// Opens the conversation; the payload carries token and time zone.
    ConnectionInit { payload: Option<Map<String, Json>> },
    /// Asks for a pong with the same payload.
    Ping { payload: Option<Map<String, Json>> },
    /// Answers a ping.
    Pong,
    /// Starts an operation.
    Subscribe {
        id: OperationId,
        payload: GraphqlRequest,
    },
    /// Stops an operation.
    Complete { id: OperationId },
}

/// The id of an operation, which the client chooses.
#[derive(Clone, Debug, Deserialize, Eq, Hash, PartialEq)]
#[serde(try_from = "String")]
pub(crate) struct OperationId(String);

impl TryFrom<String> for OperationId {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        if (1..=MAX_ID_BYTES).contains(&id.len()) {
            Ok(Self(id))
        } else {
            Err(format!("an id has 1 to {MAX_ID_BYTES} bytes"))
        }
    }
}

impl OperationId {
    /// A message with one result of the operation; the payload is JSON already and is copied as it is.
    pub(crate) fn next(&self, payload: &str) -> Message {
        let id = Json::from(self.0.as_str());
        Message::text(format!(
            r#"{{"id":{id},"type":"next","payload":{payload}}}"#
        ))
    }

    /// The message that ends the operation with errors.
    pub(crate) fn error(&self, errors: &[ServerError]) -> Message {
        text_message(&json!({ "id": self.0, "type": "error", "payload": errors }))
    }

    /// The message that ends the operation.
    pub(crate) fn complete(&self) -> Message {
        text_message(&json!({ "id": self.0, "type": "complete" }))
    }

    /// The close frame for an id that is in use.
    pub(crate) fn already_exists(&self) -> CloseFrame {
        close_frame(4409, format!("Subscriber for {} already exists", self.0))
    }
}

/// A message to the client that waits to be sent.
pub(crate) struct Outgoing {
    pub(crate) message: Message,
    /// Set if the message is a result of an operation.
    pub(crate) _unsent: Option<UnsentResult>,
}

impl From<Message> for Outgoing {
    fn from(message: Message) -> Self {
        Self {
            message,
            _unsent: None,
        }
    }
}

/// A message of the gateway.
pub(crate) fn text_message(message: &Json) -> Message {
    Message::text(message.to_string())
}

/// A close frame.
pub(crate) fn close_frame(code: u16, reason: impl Into<String>) -> CloseFrame {
    let mut reason = reason.into();
    while reason.len() > MAX_REASON_BYTES {
        reason.pop();
    }
    CloseFrame {
        code,
        reason: reason.into(),
    }
}

/// The close frame for a message that breaks the protocol.
pub(crate) fn invalid_message(reason: impl Into<String>) -> CloseFrame {
    close_frame(4400, reason)
}
