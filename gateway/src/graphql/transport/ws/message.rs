//! The messages of graphql-transport-ws, and the frames that close a socket.

use async_graphql::ServerError;
use axum::extract::ws::{CloseFrame, Message};
use bytes::Bytes;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value as Json, json};

use crate::config::settings::Limits;
use crate::error::Code;
use crate::graphql::request_error::RequestError;
use crate::graphql::transport::request::GraphqlRequest;

/// The maximum length of an operation's id, which must fit into the reason of a close frame.
const MAX_ID_BYTES: usize = 64;

/// The maximum length of a close frame's reason, in bytes.
const MAX_REASON_BYTES: usize = 120;

/// A message from the client. Unlike async-graphql's type of this name, it refuses the messages of the older
/// subscriptions-transport-ws, and its requests may name a persisted document.
pub(crate) enum ClientMessage {
    /// Opens the conversation; the payload has the token and the time zone.
    ConnectionInit { payload: Map<String, Json> },
    /// Asks for a pong with the same payload.
    Ping { payload: Option<Map<String, Json>> },
    /// Answers a ping.
    Pong,
    /// Starts an operation.
    Subscribe {
        id: OperationId,
        /// The request; an error if it exceeds a limit.
        request: Result<GraphqlRequest, RequestError>,
    },
    /// Stops an operation.
    Complete { id: OperationId },
}

/// The members of a message.
#[derive(Deserialize)]
struct Members<'a> {
    #[serde(rename = "type")]
    kind: String,
    id: Option<String>,
    #[serde(borrow)]
    payload: Option<&'a RawValue>,
}

impl ClientMessage {
    /// Reads a message.
    ///
    /// # Errors
    /// A sentence for the client.
    pub(crate) fn read(text: &str, limits: &Limits) -> Result<Self, String> {
        let members = serde_json::from_str(text).ok();
        let members: Members<'_> = members
            .filter(|_| text.trim_start().starts_with('{'))
            .ok_or("The message must be a JSON object with strings \"type\" and \"id\" and an object \"payload\".")?;
        let payload = members.payload.map(RawValue::get);
        let object = || {
            let members = payload.map(serde_json::from_str::<Map<String, Json>>);
            members.transpose().map_err(|_| INVALID_PAYLOAD.to_owned())
        };
        let id = || OperationId::try_from(members.id.unwrap_or_default());
        match &*members.kind {
            "connection_init" => Ok(Self::ConnectionInit {
                payload: object()?.unwrap_or_default(),
            }),
            "ping" => Ok(Self::Ping { payload: object()? }),
            "pong" => Ok(Self::Pong),
            "complete" => Ok(Self::Complete { id: id()? }),
            "subscribe" => {
                let id = id()?;
                let json = payload.filter(|json| json.starts_with('{'));
                let json = json.ok_or(INVALID_PAYLOAD)?;
                match GraphqlRequest::from_json(json, "\"payload\"", limits) {
                    Err(error) if error.code() != Code::LimitExceeded => {
                        Err(error.message().to_owned())
                    }
                    request => Ok(Self::Subscribe { id, request }),
                }
            }
            _ => Err("\"type\" must be a type of graphql-transport-ws.".to_owned()),
        }
    }
}

const INVALID_PAYLOAD: &str = "\"payload\" must be an object.";

/// The id of an operation, which the client chooses.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub(crate) struct OperationId(String);

impl TryFrom<String> for OperationId {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        if (1..=MAX_ID_BYTES).contains(&id.len()) {
            Ok(Self(id))
        } else {
            Err(format!(
                "\"id\" must be a string of 1 to {MAX_ID_BYTES} bytes."
            ))
        }
    }
}

impl OperationId {
    /// A message with one result of the operation; the payload is already JSON, and is copied unchanged.
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

    /// The close frame for an id that is already in use.
    pub(crate) fn already_exists(&self) -> CloseFrame {
        close_frame(4409, format!("Subscriber for {} already exists", self.0))
    }
}

/// A message waiting to be sent to the client.
pub(crate) struct Outgoing {
    pub(crate) message: Message,
    /// The result of an operation that it is, with its memory.
    pub(crate) result: Option<Bytes>,
}

impl From<Message> for Outgoing {
    fn from(message: Message) -> Self {
        Self {
            message,
            result: None,
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
