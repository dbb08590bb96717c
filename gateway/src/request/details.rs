//! A request, as its headers describe it.

use std::net::IpAddr;
use std::time::Duration;

use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use chrono_tz::Tz;

use super::address::address;
use super::request_id::RequestId;
use super::token;
use crate::config::settings::AddressSource;
use crate::error::{Error, Result, shortened};
use crate::traces::Trace;
use crate::upstream::Authorization;

/// A request, as its headers describe it.
#[derive(Clone, Debug)]
pub struct RequestDetails {
    /// The token; `None` if the request has no bearer token.
    pub authorization: Option<Authorization>,
    /// The time zone that decides what "today" is.
    pub time_zone: Tz,
    /// Whether the request bypasses the read cache.
    pub bypasses_cache: bool,
    /// Whether the answer is to say what it cost.
    pub asks_cost: bool,
    /// The id of the request, for errors and the log.
    pub request_id: String,
    /// The address the request came from. Sign-in attempts are counted by it.
    pub address: IpAddr,
    /// How long the calls to services may take in all.
    pub time: Duration,
    /// The position of the request in its trace, if there are traces.
    pub trace: Option<Trace>,
}

/// How long the calls of a request may take in all, unless it sends files. Shorter than the server's timeout.
pub const REQUEST_TIME: Duration = Duration::from_secs(25);

/// The same for a request that waits for a language model.
pub const MODEL_TIME: Duration = Duration::from_secs(95);

impl RequestDetails {
    /// Reads the headers of a request.
    ///
    /// # Errors
    /// BAD_USER_INPUT for an unknown time zone, and if a proxy adds no address.
    pub fn from_parts(parts: &Parts, source: AddressSource) -> Result<Self> {
        let headers = &parts.headers;
        let text = |name| {
            headers
                .get(name)
                .and_then(|value: &HeaderValue| value.to_str().ok())
        };
        Ok(Self {
            authorization: text(header::AUTHORIZATION.as_str()).and_then(token::from_header),
            time_zone: match headers.get("x-time-zone") {
                None => Tz::UTC,
                Some(name) => time_zone(&String::from_utf8_lossy(name.as_bytes()))?,
            },
            bypasses_cache: bypasses_cache(headers),
            asks_cost: text("x-marquee-cost").is_some_and(|value| value.trim() == "1"),
            request_id: RequestId::of(&parts.extensions).to_string(),
            address: address(parts, source)?,
            time: REQUEST_TIME,
            trace: parts.extensions.get::<Trace>().cloned(),
        })
    }
}

/// Whether the request bypasses the read cache.
fn bypasses_cache(headers: &HeaderMap) -> bool {
    let values = headers
        .get_all(header::CACHE_CONTROL)
        .into_iter()
        .filter_map(|value| value.to_str().ok());
    values
        .flat_map(|value| value.split(','))
        .any(|part| part.trim().eq_ignore_ascii_case("no-cache"))
}

/// A time zone by its IANA name; an empty name is UTC.
///
/// # Errors
/// BAD_USER_INPUT for an unknown name.
pub fn time_zone(name: &str) -> Result<Tz> {
    match name.trim() {
        "" => Ok(Tz::UTC),
        name => name.parse().map_err(|_| {
            Error::bad_input(format!(
                "There is no time zone named \"{}\". Use a name such as \"America/New_York\".",
                shortened(name)
            ))
        }),
    }
}
