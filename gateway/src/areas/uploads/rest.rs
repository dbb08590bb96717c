//! The calls of uploads.

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

use super::rules::{self, InventoryFileType};
use super::table::{Row, Table};
use crate::error::Result;
use crate::upstream::{Api, WriteOutcome, paths};

/// Sends the rows of a file for a customer.
pub async fn upload(
    main: &Api<'_>,
    table: &Table,
    kind: InventoryFileType,
    customer_id: i32,
) -> Result<WriteOutcome> {
    let body = Body::new(table, kind, customer_id);
    let path = match kind {
        InventoryFileType::Stationary => paths::upload_frames(customer_id),
        InventoryFileType::Asset | InventoryFileType::Media => paths::upload_template(kind.name()),
    };
    main.post_rows(path, &body, table.rows.len()).await
}

/// Rule upload-rows: the list of rows, each an object by the names of its columns.
struct Body<'a> {
    rows: &'a [Row],
    /// The key of each column; `None` for one that is left out.
    keys: Vec<Option<String>>,
    /// The customer that each row names.
    customer_id: Option<i32>,
}

impl<'a> Body<'a> {
    fn new(table: &'a Table, kind: InventoryFileType, customer_id: i32) -> Self {
        let is_stationary = kind == InventoryFileType::Stationary;
        let columns = &table.columns;
        let key = |(index, column): (usize, &super::table::Column)| {
            let is_last = columns[index + 1..]
                .iter()
                .all(|later| later.name != column.name);
            (is_last && !column.name.is_empty()).then(|| match is_stationary {
                true => rules::camel_case(&column.name),
                false => column.name.clone(),
            })
        };
        Self {
            rows: &table.rows,
            keys: columns.iter().enumerate().map(key).collect(),
            customer_id: (!is_stationary).then_some(customer_id),
        }
    }
}

impl Serialize for Body<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.rows.len()))?;
        for row in self.rows {
            list.serialize_element(&RowOf { body: self, row })?;
        }
        list.end()
    }
}

struct RowOf<'a> {
    body: &'a Body<'a>,
    row: &'a Row,
}

impl Serialize for RowOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (key, cell) in self.body.keys.iter().zip(&self.row.cells) {
            if let Some(key) = key {
                map.serialize_entry(key, cell)?;
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
        serde_json::to_value(Body::new(&table, kind, customer_id)).unwrap()
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
    }
}
