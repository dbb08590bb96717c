//! Fills a new database. The same seed gives the same data, with dates relative to the day of the start.

use std::sync::{Mutex, PoisonError};

use chrono::NaiveDate;
use rusqlite::{
    Connection,
    backup::{Backup, StepResult},
};

use crate::{
    db::{database, hash},
    http::error::HttpError,
    seed::writer::{Seed, SeedWriter},
};

/// The setting that stores the signing key of links.
const SIGNING_KEY: &str = "signing key";

/// Writes the data that a new sandbox starts with.
pub(crate) struct Seeder {
    areas: Vec<(&'static str, Seed)>,
    /// The data of a day, kept from the first reset on to speed up later ones.
    kept: Mutex<Option<(NaiveDate, Connection)>>,
}

impl Seeder {
    /// Seeds these areas.
    pub(crate) fn new(areas: impl IntoIterator<Item = (&'static str, Seed)>) -> Self {
        Self {
            areas: areas.into_iter().collect(),
            kept: Mutex::default(),
        }
    }

    /// Writes the data of every area that has not been seeded, and returns the signing key of links.
    pub(crate) fn fill(
        &self,
        connection: &mut Connection,
        today: NaiveDate,
    ) -> rusqlite::Result<String> {
        let transaction = connection.transaction()?;
        for (area, seed) in &self.areas {
            let mark = database::seeded(area);
            if database::setting(&transaction, &mark)?.is_none() {
                seed(&mut SeedWriter::new(&transaction, area, today))?;
                database::set_setting(&transaction, &mark, &today.to_string())?;
            }
        }
        let key = match database::setting(&transaction, SIGNING_KEY)? {
            Some(key) => key,
            None => {
                let key = hash::secret();
                database::set_setting(&transaction, SIGNING_KEY, &key)?;
                key
            }
        };
        transaction.commit()?;
        Ok(key)
    }

    /// Replaces the current data by that of a new sandbox. Tokens of the seeded users stay valid, and so do signed
    /// links.
    pub(crate) fn restore(
        &self,
        connection: &mut Connection,
        today: NaiveDate,
    ) -> Result<(), HttpError> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let seeded = match kept.take() {
            Some((day, seeded)) if day == today => seeded,
            _ => {
                let mut seeded =
                    database::open(None).map_err(|error| HttpError::Internal(error.to_string()))?;
                self.fill(&mut seeded, today)?;
                seeded
            }
        };
        let (_, seeded) = kept.insert((today, seeded));

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
            database::set_setting(&transaction, SIGNING_KEY, &key)?;
        }
        drop(rows);
        drop(tokens);
        transaction.commit()?;
        match Backup::new(seeded, connection)?.step(-1)? {
            StepResult::Done => Ok(()),
            _ => Err(HttpError::Internal(
                "another program uses the data file".to_owned(),
            )),
        }
    }
}
