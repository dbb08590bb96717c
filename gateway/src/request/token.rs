//! Bearer tokens in the headers of requests and the payloads of WebSockets.

use crate::upstream::Authorization;

/// Reads the value of an `Authorization` header; `None` unless it is a bearer token.
pub fn from_header(value: &str) -> Option<Authorization> {
    let (scheme, token) = value.trim().split_once(' ')?;
    let token = token.trim();
    let is_bearer = scheme.eq_ignore_ascii_case("bearer");
    Authorization::bearer(token).filter(|_| is_bearer)
}

/// Checks that the value of an `Authorization` header is not a token alone, which clients send by mistake.
///
/// # Errors
/// What to send instead.
pub fn check_scheme(value: &str) -> Result<(), &'static str> {
    let value = value.trim();
    match value.is_empty() || value.contains(' ') || value.eq_ignore_ascii_case("bearer") {
        true => Ok(()),
        false => Err("Authorization must be the word Bearer, a space and the token"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_bearer_token_is_read() {
        let cases = [
            ("Bearer abc", true),
            ("bearer  abc ", true),
            (" BEARER abc", true),
            ("Bearer", false),
            ("Bearer ", false),
            ("Basic abc", false),
            ("abc", false),
            ("", false),
            ("Bearer a\nb", false),
        ];
        for (header, is_read) in cases {
            assert_eq!(from_header(header).is_some(), is_read, "{header:?}");
            assert_eq!(check_scheme(header).is_err(), header == "abc", "{header:?}");
        }
    }
}
