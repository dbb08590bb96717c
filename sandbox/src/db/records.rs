//! Records: JSON text under a kind and an id.

use rusqlite::{Connection, OptionalExtension, params};
use serde_json::{Map, Value};

use crate::{db::database, http::error::HttpError};

/// A record, as a JSON object.
pub(crate) type Record = Map<String, Value>;

/// The columns by which a record is looked up.
#[derive(Default)]
pub(crate) struct Columns {
    pub(crate) customer_id: Option<i64>,
    pub(crate) campaign_id: Option<i64>,
    pub(crate) name: Option<String>,
}

impl Columns {
    pub(crate) fn of_customer(customer_id: i64) -> Self {
        Self {
            customer_id: Some(customer_id),
            ..Self::default()
        }
    }

    pub(crate) fn of_campaign(customer_id: i64, campaign_id: i64) -> Self {
        Self {
            campaign_id: Some(campaign_id),
            ..Self::of_customer(customer_id)
        }
    }

    pub(crate) fn named(name: Option<&str>) -> Self {
        Self {
            name: name.map(str::to_owned),
            ..Self::default()
        }
    }
}

/// Selects the records of a kind.
#[derive(Clone, Copy)]
pub(crate) enum By {
    All,
    Customer(i64),
    Campaign(i64),
}

/// A JSON list of records, deliberately in no useful order.
pub(crate) fn list(connection: &Connection, kind: &str, by: By) -> rusqlite::Result<String> {
    let (filter, id) = match by {
        By::All => ("", 0),
        By::Customer(id) => ("AND customer_id = ?2", id),
        By::Campaign(id) => ("AND campaign_id = ?2", id),
    };
    let mut statement = connection.prepare_cached(&format!(
        "SELECT body FROM records WHERE kind = ?1 {filter} ORDER BY id * 40503 % 65536"
    ))?;
    let mut rows = match by {
        By::All => statement.query(params![kind])?,
        By::Customer(_) | By::Campaign(_) => statement.query(params![kind, id])?,
    };
    let mut text = String::from("[");
    while let Some(row) = rows.next()? {
        if text.len() > 1 {
            text.push(',');
        }
        text.push_str(row.get_ref(0)?.as_str()?);
    }
    text.push(']');
    Ok(text)
}

/// Records as objects.
pub(crate) fn all(connection: &Connection, kind: &str, by: By) -> Result<Vec<Record>, HttpError> {
    Ok(serde_json::from_str(&list(connection, kind, by)?)?)
}

/// The JSON text of one record.
pub(crate) fn one(
    connection: &Connection,
    kind: &str,
    id: i64,
) -> rusqlite::Result<Option<String>> {
    connection
        .prepare_cached("SELECT body FROM records WHERE kind = ? AND id = ?")?
        .query_row(params![kind, id], |row| row.get(0))
        .optional()
}

/// One record and its id; a 404 if there is none.
pub(crate) fn record_of(
    connection: &Connection,
    kind: &str,
    title: &str,
    id: &str,
) -> Result<(i64, Record), HttpError> {
    let id = id.parse().map_err(|_| HttpError::not_found(title))?;
    let text = one(connection, kind, id)?.ok_or_else(|| HttpError::not_found(title))?;
    Ok((id, serde_json::from_str(&text)?))
}

/// Creates or replaces a record.
pub(crate) fn store(
    connection: &Connection,
    kind: &str,
    id: i64,
    columns: &Columns,
    body: &str,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO records (kind, id, customer_id, campaign_id, name, body) VALUES (?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![kind, id, columns.customer_id, columns.campaign_id, columns.name, body])
        .map(|_| ())
}

/// Creates or replaces a record that is an object.
pub(crate) fn save(
    connection: &Connection,
    kind: &str,
    id: i64,
    columns: &Columns,
    record: &Record,
) -> Result<(), HttpError> {
    let body = serde_json::to_string(record)?;
    Ok(store(connection, kind, id, columns, &body)?)
}

/// The id of the first record with this name.
pub(crate) fn named(
    connection: &Connection,
    kind: &str,
    name: &str,
) -> rusqlite::Result<Option<i64>> {
    connection
        .prepare_cached("SELECT id FROM records WHERE kind = ? AND name = ? ORDER BY id LIMIT 1")?
        .query_row(params![kind, name], |row| row.get(0))
        .optional()
}

/// An id that no record of this kind has or ever had.
pub(crate) fn next_id(connection: &Connection, kind: &str) -> rusqlite::Result<i64> {
    let mark = format!("last id of {kind}");
    let highest: i64 = connection
        .prepare_cached("SELECT coalesce(max(id), 0) FROM records WHERE kind = ?")?
        .query_row([kind], |row| row.get(0))?;
    let given = database::setting(connection, &mark)?
        .and_then(|id| id.parse().ok())
        .unwrap_or(0);
    let id = highest.max(given) + 1;
    database::set_setting(connection, &mark, &id.to_string())?;
    Ok(id)
}

/// A whole number, possibly sent as text.
pub(crate) fn int(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) => number.as_i64(),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    }
}

/// The value of a key, if it is text.
pub(crate) fn text<'a>(record: &'a Record, key: &str) -> Option<&'a str> {
    record.get(key).and_then(Value::as_str)
}

/// A request body as a JSON object.
pub(crate) fn object(body: &[u8]) -> Result<Record, HttpError> {
    serde_json::from_slice(body)
        .map_err(|_| HttpError::bad_request("The body must be a JSON object."))
}
