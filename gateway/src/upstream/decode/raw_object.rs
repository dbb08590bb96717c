//! JSON objects that are saved as they were read.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use super::FromJson;

/// A JSON object whose keys and values are not decoded: what is not changed of it is written byte for byte, in the same
/// order, keys that come twice included.
#[derive(Clone, Debug, Default)]
pub struct RawObject(Vec<Member>);

#[derive(Clone, Debug)]
struct Member {
    key: String,
    /// The key as JSON, with its own escapes.
    name: Box<RawValue>,
    value: Box<RawValue>,
}

impl RawObject {
    /// The value of a key; of two with the same key the later.
    pub fn get(&self, key: &str) -> Option<&RawValue> {
        let member = self.0.iter().rfind(|member| member.key == key);
        member.map(|member| &*member.value)
    }

    /// Whether it is the record with this id: a number, or a number as text.
    pub fn has_id(&self, name: &str, id: i32) -> bool {
        let found = self.get(name);
        found.and_then(|value| i32::from_json(value.get())) == Some(id)
    }

    /// The keys and values, in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &RawValue)> {
        self.0.iter().map(|member| (&*member.key, &*member.value))
    }

    /// The keys, each once, with their values, sorted by key.
    pub fn sorted(&self) -> BTreeMap<&str, &RawValue> {
        self.iter().collect()
    }

    /// Sets the value of a key, in its place or at the end. A value that stays the same stays untouched.
    pub fn set(&mut self, key: &str, value: Box<RawValue>) {
        if self.get(key).map(RawValue::get) == Some(value.get()) {
            return;
        }
        let place = self.0.iter().position(|member| member.key == key);
        let Some(place) = place else {
            self.0.push(Member {
                key: key.to_owned(),
                name: raw(key),
                value,
            });
            return;
        };
        self.0[place].value = value;
        let mut at = 0..;
        self.0
            .retain(|member| at.next() == Some(place) || member.key != key);
    }

    /// Removes all keys but these.
    pub fn keep(&mut self, keeps: impl Fn(&str) -> bool) {
        self.0.retain(|member| keeps(&member.key));
    }

    /// The object with another value wherever `other` returns one; `None` if it never does.
    pub fn replaced(
        &self,
        mut other: impl FnMut(&str, &RawValue) -> Option<Box<RawValue>>,
    ) -> Option<Self> {
        let mut object = self.clone();
        let mut is_changed = false;
        for Member { key, value, .. } in &mut object.0 {
            if let Some(other) = other(key, value) {
                *value = other;
                is_changed = true;
            }
        }
        is_changed.then_some(object)
    }

    /// The object as JSON.
    pub fn json(&self) -> Box<RawValue> {
        let member = |Member { name, value, .. }: &Member| format!("{name}:{value}");
        let members: Vec<String> = self.0.iter().map(member).collect();
        let json = format!("{{{}}}", members.join(","));
        RawValue::from_string(json).expect("its members are JSON")
    }
}

/// A value as JSON.
pub fn raw<T: Serialize + ?Sized>(value: &T) -> Box<RawValue> {
    to_raw_value(value).expect("texts, numbers, flags and raw JSON can be written as JSON")
}

impl<'de> Deserialize<'de> for RawObject {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Members;
        impl<'de> Visitor<'de> for Members {
            type Value = RawObject;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<RawObject, A::Error> {
                let mut members = Vec::new();
                while let Some((name, value)) =
                    object.next_entry::<Box<RawValue>, Box<RawValue>>()?
                {
                    let key = serde_json::from_str(name.get()).map_err(A::Error::custom)?;
                    members.push(Member { key, name, value });
                }
                Ok(RawObject(members))
            }
        }
        deserializer.deserialize_map(Members)
    }
}

impl Serialize for RawObject {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}
