//! Which operations are the same: keys for events that subscriptions share, and for repeated mutations.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use crate::graphql::execution::operation::Operation;
use crate::graphql::execution::shared_events::Key;
use crate::request::RequestDetails;

impl Operation {
    /// Hashes everything that the response depends on: session, time zone, document, operation and variables.
    pub fn key(&self, details: &RequestDetails) -> Key {
        self.key_with(details, serde_json::to_vec(&self.variables))
    }

    /// The same, whatever the order of the members of input objects.
    pub fn unordered_key(&self, details: &RequestDetails) -> Key {
        let sorted = serde_json::to_value(&self.variables).map(sorted);
        self.key_with(
            details,
            sorted.and_then(|sorted| serde_json::to_vec(&sorted)),
        )
    }

    fn key_with(&self, details: &RequestDetails, variables: serde_json::Result<Vec<u8>>) -> Key {
        let mut hash = Sha256::new();
        match &details.authorization {
            Some(token) => hash.update(token.fingerprint()),
            None => hash.update(b"anonymous"),
        }
        hash.update(self.document.hash);
        for text in [details.time_zone.name(), self.name.as_deref().unwrap_or("")] {
            hash.update(text.len().to_le_bytes());
            hash.update(text);
        }
        hash.update(variables.unwrap_or_default());
        hash.finalize().into()
    }
}

/// A JSON value whose objects are sorted by key.
fn sorted(value: serde_json::Value) -> serde_json::Value {
    use serde_json::Value;
    match value {
        Value::Object(members) => {
            let members = members.into_iter().map(|(key, value)| (key, sorted(value)));
            let members: BTreeMap<_, _> = members.collect();
            Value::Object(members.into_iter().collect())
        }
        Value::Array(items) => items.into_iter().map(sorted).collect(),
        other => other,
    }
}
