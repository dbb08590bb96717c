//! Fills a new database. The same seed gives the same data, with dates counted from the day of the start.

use chrono::NaiveDate;
use rusqlite::Connection;

use crate::{
    asset_owners, customers, db, dev, jobs, markets, pixels, providers, seeder::Seeder, shell,
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
pub(crate) fn fill(connection: &mut Connection, today: NaiveDate) -> rusqlite::Result<String> {
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
