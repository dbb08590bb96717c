//! Writing seed data: records, random numbers and dates.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, SecondsFormat, TimeDelta};
use rand::{Rng, SeedableRng, rngs::StdRng, seq::IndexedRandom};
use rusqlite::Transaction;
use serde_json::Value;

use crate::db::records::{self, Columns};

/// A function that writes the seed data of one area.
pub(crate) type Seed = fn(&mut SeedWriter<'_>) -> rusqlite::Result<()>;

/// Writes the seed data of one area.
pub(crate) struct SeedWriter<'a> {
    pub(crate) connection: &'a Transaction<'a>,
    pub(crate) rng: StdRng,
    pub(crate) today: NaiveDate,
}

impl<'a> SeedWriter<'a> {
    pub(crate) fn new(connection: &'a Transaction<'a>, area: &str, today: NaiveDate) -> Self {
        // Each area has its own random numbers: one can grow without changing the others.
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
        records::store(self.connection, kind, id, columns, &body.to_string())
    }

    pub(crate) fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        *choices
            .choose(&mut self.rng)
            .expect("a choice is never made from nothing")
    }

    pub(crate) fn between(&mut self, low: i64, high: i64) -> i64 {
        self.rng.random_range(low..=high)
    }

    /// True with this probability, in percent.
    pub(crate) fn chance(&mut self, percent: u32) -> bool {
        self.rng.random_ratio(percent, 100)
    }

    /// The day at this offset from today.
    pub(crate) fn day(&self, offset: i64) -> NaiveDate {
        day(self.today, offset)
    }

    /// Midnight UTC of the day at this offset from today, in epoch seconds.
    pub(crate) fn midnight(&self, offset: i64) -> i64 {
        midnight(self.day(offset))
    }

    /// A second of the day at this offset from today, in epoch seconds.
    pub(crate) fn moment(&self, offset: i64, second_of_day: i64) -> i64 {
        self.midnight(offset) + second_of_day
    }
}

/// The day at this offset from another.
pub(crate) fn day(today: NaiveDate, offset: i64) -> NaiveDate {
    let days = Days::new(offset.unsigned_abs());
    if offset < 0 {
        today - days
    } else {
        today + days
    }
}

/// Removes a key from a JSON object.
pub(crate) fn remove(body: &mut Value, key: &str) {
    if let Some(fields) = body.as_object_mut() {
        fields.remove(key);
    }
}

/// Midnight UTC of a day, in epoch seconds.
pub(crate) fn midnight(day: NaiveDate) -> i64 {
    day.and_time(NaiveTime::MIN).and_utc().timestamp()
}

/// Epoch seconds as ISO 8601.
pub(crate) fn iso(seconds: i64) -> String {
    (DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds)).to_rfc3339_opts(SecondsFormat::Secs, true)
}
