//! Debug files, and the answers of the two developer calls that read data.

use serde_json::{Value, json};

use super::pins;
use crate::{db::records::Columns, seed::writer::Seeder};

pub(crate) fn seed(seeder: &mut Seeder<'_>) -> rusqlite::Result<()> {
    pins::seed(seeder)?;
    let census: Vec<Value> = crate::areas::markets::NAMES
        .iter()
        .map(|name| json!({ "marketName": name, "year": 2020, "households": seeder.between(300, 7_000) * 1_000 }))
        .collect();
    let impressions: Vec<Value> = (1..=7)
        .map(|day| json!({ "date": seeder.day(-day).to_string(), "impressions": seeder.between(900, 1_400) * 1_000 }))
        .collect();
    for (id, name, rows) in [(1, "census", census), (2, "impressions", impressions)] {
        seeder.store(
            "dev-answer",
            id,
            &Columns {
                name: Some(name.to_owned()),
                ..Columns::default()
            },
            &rows.into(),
        )?;
    }
    Ok(())
}
