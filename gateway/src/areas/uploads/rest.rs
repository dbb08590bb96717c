//! The calls of uploads.

use std::sync::Arc;

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use tokio::task::spawn_blocking;

use super::rows::Row;
use super::rules::InventoryFileType;
use super::table::Table;
use crate::error::{Error, Result};
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

calls! {
    UPLOAD_FRAMES = Call::post("uploads.frames", "/v3/api/frames/admin-bulk")
        .query(&["customerId"])
        .whole_body("A list of rows.")
        // Inferred: the service may check and store each of 20,000 rows by itself.
        .patience(9)
        .explaining_failures();
    UPLOAD_TEMPLATE = Call::post("uploads.template", "/v3/internal/template/{uploadType}")
        .whole_body("A list of rows.")
        .inferred()
        .patience(9)
        .explaining_failures();
}

/// Sends the rows of a file for a customer.
pub async fn upload(
    main: &Api<'_>,
    table: &Arc<Table>,
    kind: InventoryFileType,
    customer_id: i32,
) -> Result<WriteOutcome> {
    let body = body(Arc::clone(table), kind, customer_id).await?;
    let path = match kind {
        InventoryFileType::Stationary => {
            Path::new(&UPLOAD_FRAMES, &[]).query("customerId", customer_id)
        }
        InventoryFileType::Asset | InventoryFileType::Media => {
            Path::new(&UPLOAD_TEMPLATE, &[&kind.name()])
        }
    };
    main.write_json(path, body).await
}

/// The JSON of the rows of a file. It may be large: writing it takes too long for an async task, and it is not copied.
async fn body(table: Arc<Table>, kind: InventoryFileType, customer_id: i32) -> Result<Vec<u8>> {
    let written = spawn_blocking(move || {
        let mut json = Vec::with_capacity(table.sent_bytes());
        serde_json::to_writer(&mut json, &Body::new(&table, kind, customer_id)).map(|()| json)
    });
    written
        .await
        .map_err(|error| Error::internal(error.to_string()))?
        .map_err(|error| Error::internal(error.to_string()))
}

/// The list of rows, each an object keyed by column.
struct Body<'a> {
    table: &'a Table,
    /// The customer to name in each row.
    customer_id: Option<i32>,
}

impl<'a> Body<'a> {
    fn new(table: &'a Table, kind: InventoryFileType, customer_id: i32) -> Self {
        Self {
            table,
            customer_id: (kind != InventoryFileType::Stationary).then_some(customer_id),
        }
    }
}

impl Serialize for Body<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rows = &self.table.rows;
        let mut list = serializer.serialize_seq(Some(rows.len()))?;
        for row in rows.iter() {
            list.serialize_element(&RowOf { body: self, row })?;
        }
        list.end()
    }
}

struct RowOf<'a> {
    body: &'a Body<'a>,
    row: Row<'a>,
}

impl Serialize for RowOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        let columns = &self.body.table.columns;
        for (column, value) in columns.iter().zip(self.row.values(columns.len())) {
            if let Some(key) = &column.key {
                map.serialize_entry(key, &value)?;
            }
        }
        if let Some(customer_id) = self.body.customer_id {
            map.serialize_entry("customerId", &customer_id)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;
    use serde_json::{Value, json};

    use super::*;

    fn body(file: &str, customer_id: i32) -> Value {
        let table = Table::read(file.as_bytes()).unwrap();
        let kind = table.kind.unwrap();
        let body = Body::new(&table, kind, customer_id);
        let length = serde_json::to_vec(&body).unwrap().len();
        assert!(length <= table.sent_bytes(), "{length} bytes of {file:?}");
        serde_json::to_value(body).unwrap()
    }

    #[test]
    fn rows_are_sent_by_the_names_of_their_columns() {
        let frames = "Frame Ref*,Site Name,Site City\nFR-01,Main STREET,\nFR-02\n";
        assert_eq!(
            body(frames, 5),
            json!([
                { "frameRef": "FR-01", "siteName": "main street", "siteCity": null },
                { "frameRef": "FR-02", "siteName": null, "siteCity": null },
            ])
        );
        assert_eq!(
            body("Asset ID*,Owner\n77,ACME\n", 5),
            json!([{ "asset_id": "77", "owner": "ACME", "customerId": 5 }])
        );
        assert_eq!(
            body("Media Product,,Class,class\nBulletin,x,one,two,three\n", 9),
            json!([{ "media_product": "Bulletin", "class": "two", "customerId": 9 }])
        );
        assert_eq!(
            body("Asset ID\n\"7\"\"\u{1}\"\n", i32::MIN),
            json!([{ "asset_id": "7\"\u{1}", "customerId": i32::MIN }])
        );
    }
}
