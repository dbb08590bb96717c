//! The messages of graphql-transport-ws, and the frames that close a socket.

use async_graphql::ServerError;
use axum::extract::ws::{CloseFrame, Message};
use bytes::Bytes;
use serde_json::{Map, Value as Json, json};

use crate::config::settings::Limits;
use crate::error::Code;
use crate::graphql::request_error::RequestError;
use crate::graphql::transport::json_members::{Members, Problem};
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

impl ClientMessage {
    /// Reads a message whose nesting has been checked.
    ///
    /// # Errors
    /// Names the offending member, and what it must be.
    pub(crate) fn read(text: &str, limits: &Limits) -> Result<Self, Problem> {
        let members = Members::read(text, "The message", "", &["type", "id", "payload"])?;
        let payload = || members.object("payload");
        match members.text("type")?.as_deref() {
            Some("connection_init") => Ok(Self::ConnectionInit {
                payload: object(payload()?)?.unwrap_or_default(),
            }),
            Some("ping") => Ok(Self::Ping {
                payload: object(payload()?)?,
            }),
            Some("pong") => Ok(Self::Pong),
            Some("complete") => Ok(Self::Complete {
                id: OperationId::of(&members)?,
            }),
            Some("subscribe") => {
                let id = OperationId::of(&members)?;
                let json = payload()?.ok_or(INVALID_PAYLOAD)?;
                let request = GraphqlRequest::from_payload(json, limits);
                match request {
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

/// The members of a payload. One that cannot be built, such as a number that is too large, makes the payload invalid.
fn object(json: Option<&str>) -> Result<Option<Map<String, Json>>, Problem> {
    json.map(serde_json::from_str)
        .transpose()
        .map_err(|_| INVALID_PAYLOAD.to_owned())
}

/// The id of an operation, which the client chooses.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub(crate) struct OperationId(String);

impl TryFrom<String> for OperationId {
    type Error = Problem;

    fn try_from(id: String) -> Result<Self, Problem> {
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
    fn of(message: &Members<'_>) -> Result<Self, Problem> {
        message.text("id")?.unwrap_or_default().try_into()
    }

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
