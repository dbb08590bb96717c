//! Creates frames from rows. A row with the `frameRef` of one of the customer's frames replaces that frame.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension};
use serde_json::{Value, json};

use super::rows::{required, wrong};
use crate::{
    areas::frames::{FRAMES, SITES},
    db::records::{self, By, Columns, Record, int, next_id, text},
    http::error::HttpError,
};

/// Writes the frames of the rows, and returns their number.
pub(super) fn add(
    connection: &Connection,
    customer_id: i64,
    rows: Vec<Record>,
) -> Result<usize, HttpError> {
    let (mut frames, mut sites) = (HashMap::new(), HashMap::new());
    for frame in records::all(connection, FRAMES, By::Customer(customer_id))? {
        if let Some((reference, id)) =
            text(&frame, "frameRef").zip(frame.get("frameId").and_then(int))
        {
            frames.insert(reference.to_owned(), id);
        }
        let site = frame.get("site").and_then(Value::as_object);
        if let Some((reference, id)) =
            site.and_then(|site| text(site, "siteRef").zip(site.get("siteId").and_then(int)))
        {
            sites.insert(reference.to_owned(), id);
        }
    }
    let count = rows.len();
    for (index, mut row) in rows.into_iter().enumerate() {
        let reference = required(&row, index, "frameRef")?.to_owned();
        let id = match frames.get(&reference) {
            Some(id) => *id,
            None => next_id(connection, FRAMES)?,
        };
        let site_id = match text(&row, "siteRef").and_then(|reference| sites.get(reference)) {
            Some(id) => *id,
            None => next_id(connection, SITES)?,
        };
        if let Some(site) = text(&row, "siteRef") {
            sites.insert(site.to_owned(), site_id);
        }
        frames.insert(reference, id);
        let columns = Columns {
            name: market_hash(connection, &mut row, index)?,
            ..Columns::of_customer(customer_id)
        };
        let frame = frame(id, site_id, row, index)?.to_string();
        records::store(connection, FRAMES, id, &columns, &frame)?;
    }
    Ok(count)
}

/// A frame as served. Columns that match no field become its metadata.
fn frame(id: i64, site_id: i64, mut row: Record, index: usize) -> Result<Value, HttpError> {
    let mut number = |key: &str, low: f64, high: f64| {
        number(row.remove(key), low, high).ok_or_else(|| {
            wrong(
                index,
                format!("{key} must be a number from {low} to {high}"),
            )
        })
    };
    let angle = number("expositionAngle", 0.0, 360.0)?;
    let width = number("expositionWidth", 0.0, 360.0)?;
    let latitude = number("siteLat", -90.0, 90.0)?;
    let longitude = number("siteLon", -180.0, 180.0)?;
    let mut taken = |key: &str| row.remove(key).unwrap_or_default();
    Ok(json!({
        "frameId": id,
        "frameRef": taken("frameRef"),
        "expositionAngle": angle,
        "expositionWidth": width,
        "site": {
            "siteId": site_id,
            "siteRef": taken("siteRef"),
            "siteName": taken("siteName"),
            "siteLat": latitude,
            "siteLon": longitude,
            "siteAddress": taken("siteAddress"),
            "siteInventory": taken("siteInventory"),
            "metaData": {},
        },
        "metaData": row,
    }))
}

/// A number, possibly as text; null if it is missing. None if it is out of bounds.
fn number(value: Option<Value>, low: f64, high: f64) -> Option<Value> {
    let number = match value.unwrap_or_default() {
        Value::Null => return Some(Value::Null),
        Value::Number(number) => number.as_f64()?,
        Value::String(text) => text.trim().parse().ok()?,
        _ => return None,
    };
    (low..=high).contains(&number).then(|| json!(number))
}

/// Removes the market from a row and returns its hash, if the row names one.
fn market_hash(
    connection: &Connection,
    row: &mut Record,
    index: usize,
) -> Result<Option<String>, HttpError> {
    let Some(Value::String(name)) = row.remove("marketName") else {
        return Ok(None);
    };
    let hash: Option<String> = connection
        .prepare_cached(
            "SELECT body ->> 'marketHash' FROM records
             WHERE kind = 'market' AND name = ? COLLATE NOCASE",
        )?
        .query_row([&name], |row| row.get(0))
        .optional()?;
    hash.map(Some)
        .ok_or_else(|| wrong(index, format!("the market \"{name}\" is not known")))
}
