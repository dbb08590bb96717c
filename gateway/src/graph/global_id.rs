//! Relay's object identification: opaque, typed, canonical ids, and the way back from an id to its object.

use std::fmt::Write;

use async_graphql::ID;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use compact_str::CompactString;

use crate::error::{Error, Result};

/// The id of an object: base64url of `Type:key`.
pub fn id(type_name: &str, key: impl std::fmt::Display) -> ID {
    ID(encode(type_name, key))
}

pub(crate) fn encode(type_name: &str, key: impl std::fmt::Display) -> String {
    let mut plain = CompactString::from(type_name);
    // Writing to a text in memory cannot fail.
    let _written = write!(plain, ":{key}");
    URL_SAFE_NO_PAD.encode(plain)
}

/// The type and key of an id. Only what [`encode`] writes is taken: no padding, no second spelling.
pub(crate) fn decode(text: &str) -> Option<(String, String)> {
    if text.len() > 400 {
        return None;
    }
    let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
    let plain = String::from_utf8(bytes).ok()?;
    let (type_name, key) = plain.split_once(':')?;
    let canonical = !type_name.is_empty() && !key.is_empty() && encode(type_name, key) == text;
    canonical.then(|| (type_name.to_owned(), key.to_owned()))
}

/// The parts of an id that a caller sent.
///
/// # Errors
/// BAD_USER_INPUT when it is no id of this graph.
pub fn parse(id: &ID) -> Result<(String, String)> {
    decode(id).ok_or_else(|| Error::bad_input("This is not an id of this graph."))
}

/// A whole number out of an id's key.
///
/// # Errors
/// BAD_USER_INPUT when it is none.
pub fn number(key: &str) -> Result<i32> {
    key.parse()
        .ok()
        .filter(|number: &i32| number.to_string() == key)
        .ok_or_else(|| Error::bad_input("This is not an id of this graph."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_comes_back_as_its_type_and_key() {
        let id = id("Vehicle", "3:901");
        assert_eq!(
            parse(&id).unwrap(),
            ("Vehicle".to_owned(), "3:901".to_owned())
        );
    }

    #[test]
    fn what_is_no_id_is_refused() {
        let padded = format!("{}=", &*id("Customer", 3));
        let long = "a".repeat(401);
        let no_key = URL_SAFE_NO_PAD.encode("Customer:");
        for text in [
            "",
            "Customer:3",
            "***",
            &padded,
            &long,
            &no_key,
            "Q3VzdG9tZXI",
        ] {
            assert!(parse(&ID(text.to_owned())).is_err(), "{text}");
        }
        for key in ["03", "+3", "3.0", "x", "", "99999999999"] {
            assert!(number(key).is_err(), "{key}");
        }
        assert_eq!(number("-3").unwrap(), -3);
    }
}
