//! Fills a new database. The same seed gives the same data, with dates counted from the day of the start.

use std::sync::{Mutex, PoisonError};

use chrono::NaiveDate;
use rusqlite::{
    Connection,
    backup::{Backup, StepResult},
};

use crate::{
    areas::{asset_owners, customers, dev, jobs, markets, pixels, providers, shell},
    db::{database, hash},
    http::response::Refusal,
    seed::writer::Seeder,
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

/// The setting that keeps the key of signed links.
const SIGNING_KEY: &str = "signing key";

type Fill = fn(&mut Seeder<'_>) -> rusqlite::Result<()>;

/// Brings the seed data in where it is missing, and answers the key that signs links.
pub(crate) fn fill(connection: &mut Connection, today: NaiveDate) -> rusqlite::Result<String> {
    let transaction = connection.transaction()?;
    for (area, seed) in AREAS {
        let mark = format!("seeded {area}");
        if database::setting(&transaction, &mark)?.is_none() {
            seed(&mut Seeder::new(&transaction, area, today))?;
            database::remember(&transaction, &mark, &today.to_string())?;
        }
    }
    let key = match database::setting(&transaction, SIGNING_KEY)? {
        Some(key) => key,
        None => {
            let key = hash::secret();
            database::remember(&transaction, SIGNING_KEY, &key)?;
            key
        }
    };
    transaction.commit()?;
    Ok(key)
}

/// The data that a new sandbox starts with on a day, kept from the first reset on, so that the next ones are quick.
#[derive(Default)]
pub(crate) struct Fresh(Mutex<Option<(NaiveDate, Connection)>>);

impl Fresh {
    /// Puts the data of a new sandbox in place of the present one. Tokens of the seeded users stay valid, and
    /// so do signed links.
    pub(crate) fn restore(
        &self,
        connection: &mut Connection,
        today: NaiveDate,
    ) -> Result<(), Refusal> {
        let mut fresh = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seeded = match fresh.take() {
            Some((day, seeded)) if day == today => seeded,
            _ => {
                let mut seeded =
                    database::open(None).map_err(|error| Refusal::Broken(error.to_string()))?;
                fill(&mut seeded, today)?;
                seeded
            }
        };
        let (_, seeded) = fresh.insert((today, seeded));

        let transaction = seeded.transaction()?;
        let mut tokens = connection.prepare("SELECT hash, user_id, expires_at FROM tokens")?;
        let mut rows = tokens.query([])?;
        transaction.execute("DELETE FROM tokens", [])?;
        while let Some(row) = rows.next()? {
            let token: (String, i64, i64) = row.try_into()?;
            transaction.execute(
                "INSERT INTO tokens SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM accounts WHERE user_id = ?2)",
                token,
            )?;
        }
        if let Some(key) = database::setting(connection, SIGNING_KEY)? {
            database::remember(&transaction, SIGNING_KEY, &key)?;
        }
        drop(rows);
        drop(tokens);
        transaction.commit()?;
        match Backup::new(seeded, connection)?.step(-1)? {
            StepResult::Done => Ok(()),
            _ => Err(Refusal::Broken(
                "another program uses the data file".to_owned(),
            )),
        }
    }
}
