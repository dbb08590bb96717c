//! Creates assets and media from rows.

use rusqlite::{Connection, OptionalExtension};
use serde_json::{Value, json};

use super::rows::{required, wrong};
use crate::{
    db::records::{self, Columns, Record, int, next_id},
    http::error::HttpError,
};

/// The columns of assets whose names differ from the keys of a vehicle.
const ASSET_KEYS: [(&str, &str); 4] = [
    ("class", "classRef"),
    ("owner", "assetOwner"),
    ("provider", "providerName"),
    ("status", "assetStatus"),
];

/// The columns of media that are entries of other lists, with the kinds of record of those lists.
const MEDIA_LISTS: [(&str, &str); 2] = [("owner", "media-owner"), ("class", "classification")];

/// The common customer of all rows, and the rows without it.
pub(super) fn of_one_customer(mut rows: Vec<Record>) -> Result<(String, Vec<Record>), HttpError> {
    let mut customer = None;
    for (index, row) in rows.iter_mut().enumerate() {
        let id = row
            .remove("customerId")
            .as_ref()
            .and_then(int)
            .ok_or_else(|| wrong(index, "customerId is required"))?;
        if *customer.get_or_insert(id) != id {
            return Err(wrong(index, "it belongs to another customer"));
        }
    }
    Ok((customer.unwrap_or_default().to_string(), rows))
}

/// Writes the assets of the rows, new or changed, and returns their number.
pub(super) fn add_assets(
    connection: &Connection,
    customer_id: i64,
    rows: Vec<Record>,
) -> Result<usize, HttpError> {
    let count = rows.len();
    for (index, mut row) in rows.into_iter().enumerate() {
        let id = row
            .remove("asset_id")
            .as_ref()
            .and_then(int)
            .ok_or_else(|| wrong(index, "asset_id must be a number"))?;
        let mut asset = match records::one(connection, "vehicle", id)? {
            Some(text) => serde_json::from_str(&text)?,
            None => new_asset(id),
        };
        let owner: Option<Option<i64>> = connection
            .prepare_cached("SELECT customer_id FROM records WHERE kind = 'vehicle' AND id = ?")?
            .query_row([id], |row| row.get(0))
            .optional()?;
        if owner.is_some_and(|owner| owner != Some(customer_id)) {
            let reason = format!("the asset {id} belongs to another customer");
            return Err(wrong(index, reason));
        }
        for (column, value) in row {
            let known = ASSET_KEYS.iter().find(|(known, _)| *known == column);
            let key = known.map_or_else(|| camel_case(&column), |(_, key)| (*key).to_owned());
            asset.insert(key, value);
        }
        let columns = Columns::of_customer(customer_id);
        records::save(connection, "vehicle", id, &columns, &asset)?;
    }
    Ok(count)
}

fn new_asset(id: i64) -> Record {
    [
        ("assetId", json!(id)),
        ("assetStatus", json!("ACTIVE")),
        ("extraStatus", Value::Null),
        ("paired", json!("NOT_FOUND")),
        ("assetRef", json!(id.to_string())),
    ]
    .map(|(key, value)| (key.to_owned(), value))
    .into_iter()
    .collect()
}

/// Writes the new owners and classifications in the rows, and returns the number of rows.
pub(super) fn add_media(
    connection: &Connection,
    customer_id: i64,
    rows: Vec<Record>,
) -> Result<usize, HttpError> {
    for (index, row) in rows.iter().enumerate() {
        required(row, index, "media_product")?;
        for (column, kind) in MEDIA_LISTS {
            if let Some(Value::String(name)) = row.get(column) {
                add_name(connection, kind, name)?;
            }
        }
        let id = next_id(connection, "media")?;
        let columns = Columns::of_customer(customer_id);
        records::save(connection, "media", id, &columns, row)?;
    }
    Ok(rows.len())
}

fn add_name(connection: &Connection, kind: &str, name: &str) -> Result<(), HttpError> {
    let is_known: bool = connection
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM records WHERE kind = ? AND body ->> 'name' = ?)",
        )?
        .query_row([kind, name], |row| row.get(0))?;
    if !is_known {
        let id = next_id(connection, kind)?;
        let body = json!({ "id": id, "name": name }).to_string();
        records::store(connection, kind, id, &Columns::default(), &body)?;
    }
    Ok(())
}

/// Converts "asset_ref" to "assetRef".
fn camel_case(column: &str) -> String {
    let mut key = String::new();
    for (place, word) in column.split('_').enumerate() {
        let mut letters = word.chars();
        match letters.next() {
            Some(first) if place > 0 => {
                key.extend(first.to_uppercase());
                key.push_str(letters.as_str());
            }
            _ => key.push_str(word),
        }
    }
    key
}
