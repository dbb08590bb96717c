//! The address that a request came from, read from the connection or from what a proxy added to the request.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::request::Parts;

use super::request_id::Peer;
use crate::config::settings::AddressSource;
use crate::error::{Error, Result};

/// The address that a request came from. One of a proxy is the last, which the proxy itself added: those
/// before it can be invented.
///
/// # Errors
/// BAD_USER_INPUT if the proxy added no address. No other can take its place, because all callers would share
/// it, and with it their limits.
pub fn address(parts: &Parts, source: AddressSource) -> Result<IpAddr> {
    let last_item = || {
        let values = parts.headers.get_all("x-forwarded-for");
        let last = values.into_iter().next_back()?;
        node(last.to_str().ok()?.rsplit(',').next()?)
    };
    match source {
        AddressSource::Connection => Ok(Peer::of(&parts.extensions)),
        AddressSource::XForwardedFor => last_item().ok_or_else(|| {
            tracing::warn!("a proxy added no address of the caller");
            Error::bad_input(
                "The proxy in front of the gateway must add the address of the caller to X-Forwarded-For.",
            )
        }),
    }
}

/// The addresses that count as one caller: an IPv4 address alone, and all IPv6 addresses of a network of 64
/// bits, because providers give each customer at least one of those.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into()
        }
        address => address,
    }
}

/// The address of a node as proxies write it: IPv6 perhaps in brackets, and perhaps with a port.
fn node(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let address = text.parse().ok().or_else(with_port).or_else(in_brackets);
    address.map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn parts(name: &str, values: &[&str]) -> Parts {
        let mut request = Request::builder();
        for value in values {
            request = request.header(name, *value);
        }
        request
            .body(())
            .expect("the headers are valid")
            .into_parts()
            .0
    }

    #[test]
    fn the_last_address_is_read_as_proxies_write_it() {
        let v6 = "2001:db8::17";
        let cases: &[(&[&str], Option<&str>)] = &[
            (&["192.0.2.43:4711"], Some("192.0.2.43")),
            (&["10.0.0.1, 192.0.2.43"], Some("192.0.2.43")),
            (&["10.0.0.1", "10.0.0.2,192.0.2.43:80"], Some("192.0.2.43")),
            (&["2001:db8::17"], Some(v6)),
            (&["[2001:db8::17]:4711"], Some(v6)),
            (&["[2001:db8::17]"], Some(v6)),
            (&["::ffff:192.0.2.43"], Some("192.0.2.43")),
            (&["192.0.2.43, "], None),
            (&["[2001:db8::17"], None),
            (&["example.com:80"], None),
            (&[], None),
        ];
        for (values, expected) in cases {
            let read = address(
                &parts("x-forwarded-for", values),
                AddressSource::XForwardedFor,
            );
            let expected = expected.map(|address| address.parse::<IpAddr>().expect("it is one"));
            assert_eq!(read.ok(), expected, "{values:?}");
        }
    }
}
