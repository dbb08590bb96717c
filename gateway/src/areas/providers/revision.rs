//! Version tokens of providers, which also show what changed.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::config;
use super::rest::ProviderRow;

/// Characters of the token per part.
const PART: usize = 8;

/// The parts that staff edit, by their names on the form.
fn parts(row: &ProviderRow) -> [(&'static str, Value); 6] {
    // Values are compared as shown in the form: 5 and "5" are the same.
    let config: Vec<_> = row
        .config()
        .map(|(key, value)| (key, config::to_text(value)))
        .collect();
    let unreadable = match row.stored_config() {
        Some(_) => None,
        None => row.stored.provider_config.as_deref(),
    };
    [
        ("Name", json!(row.provider_name)),
        ("Customer", json!(row.customer_id)),
        ("Handler", json!(row.provider_handler)),
        ("Active", json!(row.is_active())),
        ("Push", json!(row.is_push())),
        (
            "Config",
            unreadable.map_or_else(|| json!(config), |json| json!(json.get())),
        ),
    ]
}

fn hash(part: &Value) -> String {
    Sha256::digest(part.to_string())
        .iter()
        .take(PART / 2)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The token of a provider: the short hashes of its parts, concatenated.
pub fn of(row: &ProviderRow) -> String {
    parts(row).iter().map(|(_, part)| hash(part)).collect()
}

/// The names of the parts that changed since a revision, joined with "and"; `None` if nothing changed. An invalid
/// revision counts as a change of every part.
pub fn changes_since(revision: &str, row: &ProviderRow) -> Option<String> {
    let changed: Vec<&str> = parts(row)
        .iter()
        .enumerate()
        .filter(|(place, (_, part))| {
            let was = revision.get(place * PART..(place + 1) * PART);
            was != Some(&*hash(part))
        })
        .map(|(_, (name, _))| *name)
        .collect();
    match changed.split_last() {
        None => None,
        Some((last, [])) => Some((*last).to_owned()),
        Some((last, others)) => Some(format!("{} and {last}", others.join(", "))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(change: &Value) -> ProviderRow {
        let mut row = json!({
            "providerId": 6, "providerName": "FleetNow", "providerHandler": "FleetNow", "customerId": 3,
            "isActive": true, "isPush": false, "providerConfig": { "url": "a", "every": 5 },
            "lastProcessTimestamp": "2024-06-03T13:50:00Z",
        });
        for (key, value) in change.as_object().unwrap() {
            row[key] = value.clone();
        }
        serde_json::from_value(row).unwrap()
    }

    #[test]
    fn changed_parts_are_named_and_parts_that_staff_cannot_edit_are_ignored() {
        let revision = of(&row(&json!({})));
        let cases = [
            (json!({}), None),
            (json!({ "lastProcessTimestamp": null }), None),
            (
                json!({ "customerId": "3", "providerConfig": { "every": "5", "url": "a" } }),
                None,
            ),
            (json!({ "providerName": "Fleet" }), Some("Name")),
            (json!({ "customerId": null }), Some("Customer")),
            (json!({ "providerConfig": { "url": "a" } }), Some("Config")),
            (json!({ "providerConfig": [] }), Some("Config")),
            (
                json!({ "isPush": true, "isActive": null }),
                Some("Active and Push"),
            ),
            (
                json!({ "providerName": "", "providerHandler": null, "providerConfig": {} }),
                Some("Name, Handler and Config"),
            ),
        ];
        for (change, words) in cases {
            let changes = changes_since(&revision, &row(&change));
            assert_eq!(changes.as_deref(), words, "{change}");
        }
    }

    #[test]
    fn since_an_invalid_revision_everything_has_changed() {
        for revision in ["", "x", "ééééééééé"] {
            assert_eq!(
                changes_since(revision, &row(&json!({}))).as_deref(),
                Some("Name, Customer, Handler, Active, Push and Config")
            );
        }
    }
}
