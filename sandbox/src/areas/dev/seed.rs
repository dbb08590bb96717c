//! Debug files, and the data of the two developer calls that return any.

use serde_json::{Value, json};

use super::debug_pins;
use crate::{db::records::Columns, seed::writer::SeedWriter};

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    debug_pins::seed(seed)?;
    let census: Vec<Value> = crate::areas::markets::NAMES
        .iter()
        .map(|name| json!({ "marketName": name, "year": 2020, "households": seed.between(300, 7_000) * 1_000 }))
        .collect();
    let impressions: Vec<Value> = (1..=7)
        .map(|day| json!({ "date": seed.day(-day).to_string(), "impressions": seed.between(900, 1_400) * 1_000 }))
        .collect();
    for (id, name, rows) in [(1, "census", census), (2, "impressions", impressions)] {
        seed.store("dev-answer", id, &Columns::named(Some(name)), &rows.into())?;
    }
    Ok(())
}
