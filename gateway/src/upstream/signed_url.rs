//! Signed links: where they point to and when they expire. The rest of a link is opaque: it is passed on byte for
//! byte, and appears in no log and no error.

use chrono::{DateTime, Utc};
use url::{Position, Url};

use super::decode::time;

/// The host and port of a link. None if it is no https or http link that can be sent byte for byte, without a user
/// name or password. Plain http is for hosts that are listed with a port of their own, such as that of the sandbox.
pub(super) fn host_and_port(link: &str) -> Option<String> {
    let url = Url::parse(link).ok()?;
    let port = url.port_or_known_default()?;
    let has_credentials = !url.username().is_empty() || url.password().is_some();
    let is_safe = match url.scheme() {
        "https" => true,
        "http" => port != HTTPS,
        _ => false,
    };
    if !is_safe || has_credentials || !is_unchanged(link, &url) {
        return None;
    }
    Some(format!("{}:{port}", url.host_str()?))
}

const HTTPS: u16 = 443;

/// Whether the path and the query of a parsed link are those of its text. A signature covers their bytes, and parsing
/// removes dot segments and encodes what should have been encoded.
fn is_unchanged(link: &str, url: &Url) -> bool {
    let sent = link.split_once('#').map_or(link, |(sent, _)| sent);
    let target = sent
        .split_once("://")
        .and_then(|(_, rest)| Some(&rest[rest.find('/')?..]));
    target == Some(&url[Position::BeforePath..Position::AfterQuery])
}

/// When a link expires: the number in its query parameter `Expires`, in any case. `None` without a
/// numeric parameter.
pub fn expires_at(link: &str) -> Option<DateTime<Utc>> {
    let query = link.split_once('?')?.1;
    let query = query.split_once('#').map_or(query, |(query, _)| query);
    let value = url::form_urlencoded::parse(query.as_bytes())
        .find(|(name, _)| name.eq_ignore_ascii_case("Expires"))?
        .1;
    time(value.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expiry_is_read_from_the_parameter_in_any_case() {
        let cases = [
            (
                "https://f.example/result.csv?Expires=1741780800&Signature=x",
                Some(1_741_780_800),
            ),
            (
                "https://f.example/result.csv?Signature=x&expires=1741780800",
                Some(1_741_780_800),
            ),
            (
                "https://f.example/result.csv?EXPIRES=1741780800#part",
                Some(1_741_780_800),
            ),
            ("https://f.example/result.csv?Signature=x", None),
            ("https://f.example/result.csv?Expires=soon", None),
        ];
        for (link, seconds) in cases {
            assert_eq!(expires_at(link).map(|at| at.timestamp()), seconds, "{link}");
        }
    }
}
