//! Rows and calls for locks.

use std::collections::HashMap;
use std::sync::Arc;

use gateway_macros::row;
use serde_json::json;

use crate::areas::providers::rest::ProviderRow;
use crate::error::Result;
use crate::upstream::decode::{FromJson, Scalar, Schemas};
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

calls! {
    LOCKS = Call::get("providers.locks", "/v3/api/providers/locks").list::<LockRow>();
    UNLOCK = Call::post("providers.unlock", "/v3/api/providers/unlock/{providerId}");
}

/// The provider of a lock row: a number is its id, a string its name.
enum LockedProvider {
    Id(i32),
    Name(String),
}

impl FromJson for LockedProvider {
    fn of_scalar(provider: Scalar<'_>) -> Option<Self> {
        match provider {
            Scalar::Text(name) => Some(Self::Name(name.to_owned())),
            number => i32::of_scalar(number).map(Self::Id),
        }
    }

    fn describe(_: &mut Schemas) -> serde_json::Value {
        json!({ "type": ["string", "integer"] })
    }
}

/// The lock of a provider.
#[row]
pub struct LockRow {
    #[required]
    provider: LockedProvider,
    pub lock_exp: Option<i64>,
    is_locked: Option<bool>,
}

impl LockRow {
    /// Whether the provider is locked.
    pub fn is_locked(&self) -> bool {
        self.is_locked == Some(true)
    }
}

/// All locks, by the provider's number or name.
pub struct Locks {
    rows: Vec<LockRow>,
    by_id: HashMap<i32, usize>,
    by_name: HashMap<String, usize>,
}

impl Locks {
    fn new(rows: Vec<LockRow>) -> Self {
        let mut by_id = HashMap::new();
        let mut by_name = HashMap::new();
        for (position, row) in rows.iter().enumerate() {
            match &row.provider {
                LockedProvider::Id(id) => {
                    by_id.insert(*id, position);
                }
                LockedProvider::Name(name) => {
                    by_name.insert(name.clone(), position);
                }
            }
        }
        Self {
            rows,
            by_id,
            by_name,
        }
    }

    /// The lock of a provider; `None` if it has no row.
    pub fn of(&self, provider: &ProviderRow) -> Option<&LockRow> {
        let position = self
            .by_id
            .get(&provider.provider_id)
            .or_else(|| self.by_name.get(&provider.provider_name))?;
        self.rows.get(*position)
    }

    /// Whether a provider is locked.
    pub fn contain(&self, provider: &ProviderRow) -> bool {
        self.of(provider).is_some_and(LockRow::is_locked)
    }
}

/// The processing locks of all providers.
pub async fn locks(main: &Api<'_>) -> Result<Arc<Locks>> {
    main.list_as(Path::new(&LOCKS, &[]), |locks| Locks::new(locks.rows))
        .await
}

/// Removes the lock of a provider.
pub async fn unlock(main: &Api<'_>, provider_id: i32) -> Result<WriteOutcome> {
    main.write_empty(Path::new(&UNLOCK, &[&provider_id])).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_matched_by_number_or_by_name() {
        let rows = Vec::from_json(
            r#"[
                {"provider":6,"lockExp":-1,"isLocked":true},
                {"provider":"Fleet/Now 100%","lockExp":"1719000000","isLocked":false},
                {"provider":"6","isLocked":true},
                {"provider":"Unknown","lockExp":"soon","isLocked":true}
            ]"#,
        );
        let locks = Locks::new(rows.unwrap());
        let provider = |id: i32, name: &str| -> ProviderRow {
            let json = serde_json::json!({"providerId": id, "providerName": name});
            ProviderRow::from_json(&json.to_string()).unwrap()
        };
        let lock = |id, name| {
            locks
                .of(&provider(id, name))
                .map(|lock| (lock.is_locked(), lock.lock_exp))
        };
        assert_eq!(lock(6, "FleetNow"), Some((true, Some(-1))));
        assert_eq!(
            lock(7, "Fleet/Now 100%"),
            Some((false, Some(1_719_000_000)))
        );
        assert_eq!(lock(8, "6"), Some((true, None)));
        assert_eq!(lock(9, "Unknown"), Some((true, None)));
        assert_eq!(lock(10, "Nobody"), None);
    }
}
