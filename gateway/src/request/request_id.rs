//! The id of a request and the address it came from, as extensions of the request.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::http::{Extensions, HeaderMap, HeaderValue};
use uuid::Builder;
use uuid::fmt::Simple;

/// The header that carries a request's id in and out.
pub const REQUEST_ID_HEADER: &str = "x-request-id";

/// The longest id that is accepted from a caller.
const MAX_LENGTH: usize = 64;

/// The id of a request.
#[derive(Clone, Debug)]
pub struct RequestId(Arc<str>);

impl RequestId {
    /// The caller's id if it is short and plain, else a new one.
    pub fn choose(headers: &HeaderMap) -> Self {
        let is_safe = |id: &&str| {
            (1..=MAX_LENGTH).contains(&id.len())
                && id
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'))
        };
        match headers
            .get(REQUEST_ID_HEADER)
            .and_then(|value| value.to_str().ok())
            .filter(is_safe)
        {
            Some(id) => Self(id.into()),
            None => Self::random(),
        }
    }

    /// A new id. The generator of the thread makes it without a system call.
    fn random() -> Self {
        let id = Builder::from_random_bytes(rand::random()).into_uuid();
        let mut text = [0; Simple::LENGTH];
        Self(Arc::from(&*id.simple().encode_lower(&mut text)))
    }

    /// The id chosen for a request, or a new one.
    pub fn of(extensions: &Extensions) -> Self {
        extensions
            .get::<Self>()
            .cloned()
            .unwrap_or_else(|| Self::choose(&HeaderMap::new()))
    }

    /// The id as a header.
    pub fn header(&self) -> Option<HeaderValue> {
        HeaderValue::from_str(&self.0).ok()
    }
}

impl std::ops::Deref for RequestId {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

/// The address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

impl Peer {
    /// The peer of a request, or 0.0.0.0 if the request came without a connection.
    pub fn of(extensions: &Extensions) -> IpAddr {
        extensions
            .get::<Self>()
            .map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0)
    }
}
