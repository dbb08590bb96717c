//! Fills a new database. The same seed gives the same data, with dates counted from the day of the start.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, SecondsFormat, TimeDelta, Utc};
use rand::{Rng, SeedableRng, rngs::StdRng, seq::IndexedRandom};
use rusqlite::{Connection, Transaction};
use serde_json::Value;

use crate::{
    asset_owners, customers, db, dev,
    entities::{self, Columns},
    jobs, markets, pixels, providers, shell,
};

/// The areas with the data they start with. Each is filled once in the life of a file, so that an
/// area that comes later fills an older file too; none may read what a later one writes.
const AREAS: [(&str, Fill); 8] = [
    ("shell", shell::seed),
    ("markets", markets::seed),
    ("customers", customers::seed),
    ("asset-owners", asset_owners::seed),
    ("providers", providers::seed),
    ("pixels", pixels::seed),
    ("jobs", jobs::seed),
    ("dev", dev::seed),
];

type Fill = fn(&mut Seeder<'_>) -> rusqlite::Result<()>;

/// Brings the seed data in where it is missing, and answers the key that signs links.
pub(crate) fn fill(connection: &mut Connection) -> rusqlite::Result<String> {
    let today = Utc::now().date_naive();
    let transaction = connection.transaction()?;
    for (area, seed) in AREAS {
        let mark = format!("seeded {area}");
        if db::setting(&transaction, &mark)?.is_none() {
            seed(&mut Seeder::new(&transaction, area, today))?;
            db::remember(&transaction, &mark, &today.to_string())?;
        }
    }
    let key = match db::setting(&transaction, "signing key")? {
        Some(key) => key,
        None => {
            let key = shell::secret();
            db::remember(&transaction, "signing key", &key)?;
            key
        }
    };
    transaction.commit()?;
    Ok(key)
}

/// Writes the seed data of one area.
pub(crate) struct Seeder<'a> {
    pub(crate) connection: &'a Transaction<'a>,
    pub(crate) rng: StdRng,
    pub(crate) today: NaiveDate,
}

impl<'a> Seeder<'a> {
    fn new(connection: &'a Transaction<'a>, area: &str, today: NaiveDate) -> Self {
        // Each area draws from numbers of its own, so that one can grow without changing the others.
        let seed = area.bytes().fold(7, |seed: u64, byte| {
            seed.wrapping_mul(31).wrapping_add(byte.into())
        });
        Self {
            connection,
            rng: StdRng::seed_from_u64(seed),
            today,
        }
    }

    pub(crate) fn store(
        &self,
        kind: &str,
        id: i64,
        columns: &Columns,
        body: &Value,
    ) -> rusqlite::Result<()> {
        entities::store(self.connection, kind, id, columns, &body.to_string())
    }

    pub(crate) fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        *choices
            .choose(&mut self.rng)
            .expect("a choice is never made from nothing")
    }

    pub(crate) fn between(&mut self, low: i64, high: i64) -> i64 {
        self.rng.random_range(low..=high)
    }

    /// True in so many of a hundred cases.
    pub(crate) fn chance(&mut self, percent: u32) -> bool {
        self.rng.random_ratio(percent, 100)
    }

    /// The day so many days from today.
    pub(crate) fn day(&self, offset: i64) -> NaiveDate {
        let days = Days::new(offset.unsigned_abs());
        if offset < 0 {
            self.today - days
        } else {
            self.today + days
        }
    }

    /// Midnight UTC of the day so many days from today, in epoch seconds.
    pub(crate) fn midnight(&self, offset: i64) -> i64 {
        self.day(offset)
            .and_time(NaiveTime::MIN)
            .and_utc()
            .timestamp()
    }

    /// A moment of the day so many days from today, in epoch seconds.
    pub(crate) fn moment(&self, offset: i64, second_of_day: i64) -> i64 {
        self.midnight(offset) + second_of_day
    }
}

/// Epoch seconds as ISO 8601.
pub(crate) fn iso(seconds: i64) -> String {
    (DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds)).to_rfc3339_opts(SecondsFormat::Secs, true)
}
