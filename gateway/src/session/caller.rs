//! What a request says of its sender.

use std::net::IpAddr;

use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use chrono_tz::Tz;

use crate::graphql::documents::shortened;
use crate::graphql::request_error::Refusal;
use crate::graphql::state::Gateway;
use crate::session::request_id::{Peer, RequestId};
use crate::session::{Caller, Token};

/// Who asks, and how.
///
/// # Errors
/// A refusal for a time zone that nobody knows.
pub fn caller(gateway: &Gateway, parts: &Parts) -> Result<Caller, Refusal> {
    let headers = &parts.headers;
    let text = |name| {
        headers
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok())
    };
    Ok(Caller {
        token: text(header::AUTHORIZATION.as_str()).and_then(Token::from_header),
        time_zone: match headers.get("x-time-zone") {
            None => Tz::UTC,
            Some(name) => time_zone(&String::from_utf8_lossy(name.as_bytes()))?,
        },
        fresh: is_fresh(headers),
        request_id: RequestId::of(&parts.extensions).to_string(),
        address: address(gateway, parts),
    })
}

/// Whether the request asks for nothing that was kept.
fn is_fresh(headers: &HeaderMap) -> bool {
    let values = headers
        .get_all(header::CACHE_CONTROL)
        .into_iter()
        .filter_map(|value| value.to_str().ok());
    values
        .flat_map(|value| value.split(','))
        .any(|part| part.trim().eq_ignore_ascii_case("no-cache"))
}

/// A time zone by its name; an empty name is UTC.
pub fn time_zone(name: &str) -> Result<Tz, Refusal> {
    match name.trim() {
        "" => Ok(Tz::UTC),
        name => name.parse().map_err(|_| {
            Refusal::bad_request(format!(
                "There is no time zone named \"{}\". Use a name such as \"America/New_York\".",
                shortened(name)
            ))
        }),
    }
}

/// The address the request came from.
pub fn address(gateway: &Gateway, parts: &Parts) -> IpAddr {
    let forwarded = || {
        let values = parts.headers.get_all("x-forwarded-for").into_iter();
        let last = values.filter_map(|value| value.to_str().ok()).next_back()?;
        last.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = Peer::of(&parts.extensions);
    if gateway.settings.is_behind_proxy {
        forwarded().unwrap_or(peer)
    } else {
        peer
    }
}
