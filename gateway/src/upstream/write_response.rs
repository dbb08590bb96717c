//! The bodies of the responses to writes. Little of them is needed, so that only this little is read: a service may
//! repeat what was saved, with texts and numbers that cannot be represented.

use std::collections::BTreeMap;

use serde_json::value::RawValue;

use super::decode::{self, FromJson};

/// The JSON of the response to a write, or a value in it; null if there was none.
#[derive(Clone, Debug)]
pub struct WriteResponse(Box<RawValue>);

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

    /// The value of `data`, or all of it if it has no envelope.
    #[must_use]
    pub fn data(&self) -> Self {
        self.get("data").unwrap_or_else(|| self.clone())
    }

    /// The value of a key, of two with the same key the later; `None` if it is no object or has no such key.
    pub fn get(&self, key: &str) -> Option<Self> {
        let mut members = BTreeMap::<String, Box<RawValue>>::from_json(self.json())?;
        members.remove(key).map(Self)
    }

    /// Whether its `status` is "error".
    pub(super) fn is_error(&self) -> bool {
        let status = self.get("status").and_then(|status| status.text());
        status.as_deref() == Some("error")
    }

    /// The text, or the number as text; `None` if it is anything else. Half a surrogate pair is replaced.
    pub fn text(&self) -> Option<String> {
        String::from_json(self.json())
    }

    /// The whole number, which may be a text; `None` if it is anything else.
    pub fn int(&self) -> Option<i32> {
        i32::from_json(self.json())
    }

    /// The row; `None` if it cannot be read.
    pub fn row<T: FromJson>(&self) -> Option<T> {
        T::from_json(self.json())
    }

    /// The JSON as it was sent.
    pub fn json(&self) -> &str {
        self.0.get()
    }
}
