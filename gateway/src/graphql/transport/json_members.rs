//! The members of a JSON object sent by a caller, still as text, with our own messages for invalid ones.

use std::fmt;

use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

/// Why a caller's JSON is refused: a sentence for the caller.
pub(super) type Problem = String;

/// Some members of an object. Those with other names are ignored, and null counts as missing.
pub(super) struct Members<'a> {
    /// The text before the names in messages.
    prefix: &'static str,
    found: Vec<(&'static str, &'a str)>,
}

impl<'a> Members<'a> {
    /// Reads the members with these names. `what` names the object to the caller.
    ///
    /// # Errors
    /// If this is not an object, or has one of the members twice.
    pub(super) fn read(
        json: &'a str,
        what: &str,
        prefix: &'static str,
        names: &[&'static str],
    ) -> Result<Self, Problem> {
        let invalid = |error: serde_json::Error| {
            let (line, column) = (error.line(), error.column());
            format!("{what} is not valid JSON (line {line}, column {column}).")
        };
        let whole: &RawValue = serde_json::from_str(json).map_err(invalid)?;
        if !whole.get().starts_with('{') {
            return Err(format!("{what} must be a JSON object."));
        }
        let found = serde_json::Deserializer::from_str(whole.get())
            .deserialize_map(Named(names))
            .map_err(invalid)?;
        for (at, (name, _)) in found.iter().enumerate() {
            if found[..at].iter().any(|(other, _)| other == name) {
                return Err(format!("{what} repeats \"{name}\"."));
            }
        }
        let found = found.into_iter().map(|(name, value)| (name, value.get()));
        Ok(Self {
            prefix,
            found: found.filter(|(_, value)| *value != "null").collect(),
        })
    }

    /// The JSON of a member.
    pub(super) fn json(&self, name: &str) -> Option<&'a str> {
        let mut found = self.found.iter();
        found
            .find(|(found, _)| *found == name)
            .map(|(_, value)| *value)
    }

    /// A member that is a string.
    ///
    /// # Errors
    /// If it is not a string.
    pub(super) fn text(&self, name: &str) -> Result<Option<String>, Problem> {
        let prefix = self.prefix;
        match self.json(name) {
            None => Ok(None),
            Some(json) if !json.starts_with('"') => {
                Err(format!("\"{prefix}{name}\" must be a string."))
            }
            Some(json) => serde_json::from_str(json)
                .map(Some)
                .map_err(|_| format!("\"{prefix}{name}\" must be a string of valid Unicode.")),
        }
    }

    /// The JSON of a member that is an object.
    ///
    /// # Errors
    /// If it is not an object.
    pub(super) fn object(&self, name: &str) -> Result<Option<&'a str>, Problem> {
        match self.json(name) {
            Some(json) if !json.starts_with('{') => {
                Err(format!("\"{}{name}\" must be an object.", self.prefix))
            }
            json => Ok(json),
        }
    }
}

/// Collects the members with these names, including repeated ones.
struct Named<'n>(&'n [&'static str]);

impl<'de> Visitor<'de> for Named<'_> {
    type Value = Vec<(&'static str, &'de RawValue)>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Self::Value, A::Error> {
        let mut found = Vec::new();
        while let Some(key) = members.next_key::<String>()? {
            match self.0.iter().find(|name| ***name == *key) {
                // A third occurrence adds nothing to a second.
                Some(name) if found.len() <= self.0.len() => {
                    found.push((*name, members.next_value()?));
                }
                _ => drop(members.next_value::<IgnoredAny>()?),
            }
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: &str) -> Result<Members<'_>, Problem> {
        Members::read(json, "The body", "payload.", &["a", "b"])
    }

    #[test]
    fn members_are_read_by_name() {
        let cases = [
            ("{}", None),
            (" {\"a\" : 1 } ", Some("1")),
            ("{\"a\":null}", None),
            ("{\"\\u0061\":{\"c\": [2]}}", Some("{\"c\": [2]}")),
            ("{\"c\":1,\"c\":2,\"a\":\"x\"}", Some("\"x\"")),
        ];
        for (json, expected) in cases {
            let members = read(json).unwrap();
            assert_eq!(members.json("a"), expected, "{json}");
            assert_eq!(members.json("b"), None, "{json}");
        }
    }
}
