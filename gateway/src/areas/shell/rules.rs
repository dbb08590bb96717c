//! The rules of signing in.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Utc};
use serde_json::Value;

use crate::upstream::decode;

/// Whether an email address is that of our own staff: it contains the company text. Only they may sign in.
pub fn is_company_email(email: &str, company_text: &str) -> bool {
    email.to_lowercase().contains(&company_text.to_lowercase())
}

/// When a token ends: the claim `exp` of a JWT, in whole seconds or with a fraction. `None` for any other token. Nothing but the
/// caller's own clock depends on it, so the signature is not checked.
pub fn token_end(token: &str) -> Option<DateTime<Utc>> {
    let mut parts = token.split('.');
    let (_header, claims, _signature) = (parts.next()?, parts.next()?, parts.next()?);
    let claims = URL_SAFE_NO_PAD.decode(claims.trim_end_matches('=')).ok()?;
    let exp = serde_json::from_slice::<Value>(&claims)
        .ok()?
        .get("exp")?
        .as_f64()?;
    (parts.next().is_none() && exp > 0.0).then(|| decode::time(exp as i64))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_token_is_read_if_it_is_a_jwt() {
        let jwt = |claims: &str| format!("e30.{}.x", URL_SAFE_NO_PAD.encode(claims));
        let cases = [
            (jwt(r#"{"exp":1741780800}"#), Some(1_741_780_800)),
            (jwt(r#"{"sub":1,"exp":1741780800.9}"#), Some(1_741_780_800)),
            (jwt(r#"{"exp":"soon"}"#), None),
            (jwt(r#"{"exp":-1}"#), None),
            (jwt(r#"{"exp":1e300}"#), None),
            (jwt("{}"), None),
            (jwt("[1]"), None),
            ("e30.%%%.x".to_owned(), None),
            ("a-plain-token".to_owned(), None),
            (format!("{}.y", jwt(r#"{"exp":1741780800}"#)), None),
            (String::new(), None),
        ];
        for (token, seconds) in cases {
            let end = token_end(&token).map(|end| end.timestamp());
            assert_eq!(end, seconds, "{token}");
        }
    }

    #[test]
    fn only_an_email_with_the_company_text_may_sign_in() {
        let cases = [
            ("staff@marquee.example", true),
            ("staff@other.example", false),
            ("STAFF@MARQUEE.EXAMPLE", true),
            ("marquee.fan@other.example", true),
            ("", false),
        ];
        for (email, allowed) in cases {
            assert_eq!(is_company_email(email, "marquee"), allowed, "{email}");
        }
    }
}
