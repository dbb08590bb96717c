//! The bodies of the responses to writes. Little of them is needed, so that only this little is read: a service may
//! repeat what was saved, with texts and numbers that cannot be represented.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::decode::{self, FromJson};

/// The JSON of the response to a write; null if there was none.
#[derive(Debug)]
pub struct WriteResponse(Box<RawValue>);

/// A value in an [`WriteResponse`].
#[derive(Clone, Copy, Debug)]
pub struct Part<'a>(&'a str);

impl WriteResponse {
    /// The answer in a body; `None` if it is neither empty nor JSON.
    pub fn of_body(body: &[u8]) -> Option<Self> {
        let text = String::from_utf8_lossy(body);
        let text = text.trim_start_matches('\u{feff}').trim();
        let json = if text.is_empty() { "null" } else { text };
        RawValue::from_string(json.to_owned()).ok().map(Self)
    }

    /// The answer that is this text.
    pub(super) fn of_text(text: &str) -> Self {
        Self(decode::raw(text))
    }

    /// All of it.
    pub fn whole(&self) -> Part<'_> {
        Part(self.0.get())
    }

    /// The value of `data`, or all of it if it has no envelope.
    pub fn data(&self) -> Part<'_> {
        self.whole().get("data").unwrap_or(self.whole())
    }
}

impl<'a> Part<'a> {
    /// The value of a key, of two with the same key the later; `None` if it is no object or has no such key.
    pub fn get(self, key: &str) -> Option<Self> {
        if !self.0.starts_with('{') {
            return None;
        }
        let Members(members) = serde_json::from_str(self.0).ok()?;
        let is_it = |(name, _): &&(&RawValue, &RawValue)| {
            serde_json::from_str::<String>(name.get()).is_ok_and(|name| name == key)
        };
        let (_, value) = members.iter().rfind(is_it)?;
        Some(Self(value.get()))
    }

    /// The text, or the number as text; `None` if it is anything else. Half a surrogate pair is replaced.
    pub fn text(self) -> Option<String> {
        String::from_json(self.0)
    }

    /// The whole number, which may be a text; `None` if it is anything else.
    pub fn int(self) -> Option<i32> {
        i32::from_json(self.0)
    }

    /// The row; `None` if it cannot be read.
    pub fn row<T: FromJson>(self) -> Option<T> {
        T::from_json(self.0)
    }

    /// The JSON as it was sent.
    pub fn json(self) -> &'a str {
        self.0
    }
}

/// The members of an object, none of them decoded.
struct Members<'a>(Vec<(&'a RawValue, &'a RawValue)>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct MembersVisitor;
        impl<'de> Visitor<'de> for MembersVisitor {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(MembersVisitor)
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn answer(body: &str) -> WriteResponse {
        WriteResponse::of_body(body.as_bytes()).unwrap()
    }

    #[test]
    fn an_answer_is_json_or_empty() {
        let cases = [
            ("", Some("null")),
            (" \r\n", Some("null")),
            ("\u{feff} {} ", Some("{}")),
            (
                r#"{"name":"\ud83d","size":1e999}"#,
                Some(r#"{"name":"\ud83d","size":1e999}"#),
            ),
            (r#"{"\ud83d":1}"#, Some(r#"{"\ud83d":1}"#)),
            ("7", Some("7")),
            ("OK", None),
            ("{} {}", None),
            (r#"{"data":{"#, None),
            ("1e", None),
            (r#""\ud8""#, None),
        ];
        for (body, json) in cases {
            let found = WriteResponse::of_body(body.as_bytes());
            assert_eq!(
                found.as_ref().map(|found| found.whole().json()),
                json,
                "{body}"
            );
        }
        let latin_1 = WriteResponse::of_body(b"{\"name\":\"Z\xfcrich\"}").unwrap();
        let name = latin_1.data().get("name").and_then(Part::text);
        assert_eq!(name.as_deref(), Some("Z\u{fffd}rich"));
        let nested = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
        assert_eq!(answer(&nested).whole().json(), nested);
    }

    #[test]
    fn a_value_is_found_beside_what_cannot_be_read() {
        let cases = [
            (r#"{"data":{"id":4}}"#, Some(4)),
            (r#"{"id":"4"}"#, Some(4)),
            (
                r#"{"name":"\ud83d","id":4,"size":1e999,"\udc00":1}"#,
                Some(4),
            ),
            (r#"{"data":{"name":"\ud83d","\u0069d":4.0}}"#, Some(4)),
            (r#"{"id":3,"id":4}"#, Some(4)),
            (r#"{"data":null,"id":4}"#, None),
            (r#"{"id":1e999}"#, None),
            (r#"{"id":{}}"#, None),
            ("[4]", None),
            ("null", None),
        ];
        for (body, id) in cases {
            let found = answer(body).data().get("id").and_then(Part::int);
            assert_eq!(found, id, "{body}");
        }
    }

    #[test]
    fn a_text_is_read_whatever_its_escapes_mean() {
        let cases = [
            (r#""Z\u00fcrich""#, Some("Zürich")),
            (r#""half \ud83d a pair""#, Some("half \u{fffd} a pair")),
            ("7", Some("7")),
            ("1e999", None),
            ("true", None),
            ("null", None),
            (r#"["a"]"#, None),
        ];
        for (body, text) in cases {
            assert_eq!(answer(body).whole().text().as_deref(), text, "{body}");
        }
        assert_eq!(
            WriteResponse::of_text("a \"b\"").whole().text().unwrap(),
            "a \"b\""
        );
    }
}
