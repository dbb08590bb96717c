//! Which rows of an inventory file are new, and which change what the customer has.

use std::collections::HashMap;

use async_graphql::Enum;

use super::columns::{KnownColumn, LATITUDE, LONGITUDE};
use super::rows::Row;
use super::rules::InventoryFileType;
use super::table::{Column, Table};
use crate::areas::frames::FrameRow;
use crate::areas::vehicles::VehicleRow;

/// What a row does to the inventory of the customer.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum InventoryChange {
    /// The customer has no frame or vehicle with its key.
    New,
    /// It changes a value that the customer's frame or vehicle has.
    Changed,
    /// Every value that can be compared is already there.
    Unchanged,
}

/// What the customer has, as the services list it.
pub trait Stored {
    /// The value of the key column.
    fn key(&self) -> Option<String>;
    /// The value of a column; `None` if the services do not list it.
    fn value(&self, column: &str) -> Option<StoredValue<'_>>;
}

/// A value that the customer's inventory has.
#[derive(Debug)]
pub enum StoredValue<'a> {
    Text(Option<&'a str>),
    Number(Option<f64>),
}

/// What a row does, if that is known, and the names of the columns with other values.
pub type RowChange = (Option<InventoryChange>, Vec<&'static str>);

/// What the rows of a file do.
#[derive(Debug, Default, PartialEq)]
pub struct Changes {
    pub new: usize,
    pub changed: usize,
    pub unchanged: usize,
    /// What the first rows do.
    pub first: Vec<RowChange>,
}

impl Table {
    /// What the rows do to what the customer has. Of the first rows, as many as `first`, each is told.
    pub(super) fn changes<'a, S: Stored + 'a>(
        &self,
        stored: impl Iterator<Item = &'a S>,
        first: usize,
    ) -> Changes {
        let mut changes = Changes::default();
        let Some(kind) = self.kind else {
            return changes;
        };
        let Some(key_place) = self.place_of(kind.key_column()) else {
            return changes;
        };
        let by_key: HashMap<String, &S> = stored
            .filter_map(|stored| Some((stored.key()?, stored)))
            .collect();
        // A row replaces a frame, so that what a file lacks becomes empty, and changes a vehicle. The services list no value
        // by another name of a column.
        let columns = KnownColumn::all(kind).iter().map(|known| {
            let mut columns = self.columns.iter();
            let is_known = |column: &Column| column.key.is_some() && column.name == known.name;
            (columns.position(is_known), known.name)
        });
        let replaces = kind == InventoryFileType::Stationary;
        let columns: Vec<(Option<usize>, &'static str)> = columns
            .filter(|(place, _)| replaces || place.is_some())
            .collect();
        for row in self.rows.iter() {
            // What has no key, or an impossible one, is a fault and no change.
            let key = row.cell(key_place).and_then(|key| key_of(kind, key));
            let Some(key) = key else {
                if changes.first.len() < first {
                    changes.first.push((None, Vec::new()));
                }
                continue;
            };
            let known = by_key.get(&key);
            let others = known.map(|known| differing(row, *known, &columns));
            let change = match &others {
                None => InventoryChange::New,
                Some(others) if others.is_empty() => InventoryChange::Unchanged,
                Some(_) => InventoryChange::Changed,
            };
            match change {
                InventoryChange::New => changes.new += 1,
                InventoryChange::Changed => changes.changed += 1,
                InventoryChange::Unchanged => changes.unchanged += 1,
            }
            if changes.first.len() < first {
                let others = others.unwrap_or_default();
                changes.first.push((Some(change), others));
            }
        }
        changes
    }
}

/// How the key of a row is written in the list of the services: a number without the zeros before it; `None` if it is none.
fn key_of(kind: InventoryFileType, key: &str) -> Option<String> {
    match kind {
        InventoryFileType::Asset => Some(key.parse::<i32>().ok()?.to_string()),
        InventoryFileType::Stationary | InventoryFileType::Media => Some(key.to_owned()),
    }
}

/// The columns, by the names that the services know, whose values are others than those that are stored.
fn differing(
    row: Row<'_>,
    stored: &impl Stored,
    columns: &[(Option<usize>, &'static str)],
) -> Vec<&'static str> {
    let differs = |(place, name): &&(Option<usize>, &'static str)| {
        let sent = place.and_then(|place| row.cell(place));
        match stored.value(name) {
            None => false,
            Some(StoredValue::Number(number)) => sent.and_then(|sent| sent.parse().ok()) != number,
            Some(StoredValue::Text(text)) => {
                let lower = |text: &str| text.trim().to_lowercase();
                sent.map(lower) != text.map(lower).filter(|text| !text.is_empty())
            }
        }
    };
    let columns = columns.iter().filter(differs);
    columns.map(|(_, name)| *name).collect()
}

impl Stored for FrameRow {
    fn key(&self) -> Option<String> {
        self.frame_ref.clone()
    }

    fn value(&self, column: &str) -> Option<StoredValue<'_>> {
        let site = self.site.as_ref();
        let text = match column {
            "site_ref" => site.and_then(|site| site.site_ref.as_deref()),
            "site_name" => site.and_then(|site| site.site_name.as_deref()),
            "site_address" => site.and_then(|site| site.site_address.as_deref()),
            _ => {
                return Some(StoredValue::Number(match column {
                    LATITUDE => site.and_then(|site| site.site_lat),
                    LONGITUDE => site.and_then(|site| site.site_lon),
                    "exposition_angle" => self.exposition_angle,
                    "exposition_width" => self.exposition_width,
                    _ => return None,
                }));
            }
        };
        Some(StoredValue::Text(text))
    }
}

impl Stored for VehicleRow {
    fn key(&self) -> Option<String> {
        Some(self.asset_id.to_string())
    }

    fn value(&self, column: &str) -> Option<StoredValue<'_>> {
        Some(StoredValue::Text(match column {
            "asset_ref" => Some(&*self.asset_ref),
            "display_name" => self.display_name.as_deref(),
            "asset_type" => self.asset_type.as_deref(),
            "class" => self.class_ref.as_deref(),
            "owner" => self.asset_owner.as_deref(),
            "provider" => self.provider_name.as_deref(),
            "group" => self.group.as_deref(),
            _ => return None,
        }))
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::InventoryChange::{Changed, New, Unchanged};
    use super::*;
    use crate::upstream::decode::FromJson;

    #[test]
    fn rows_are_compared_with_what_the_customer_has() {
        let frames = [
            r#"{"frameId":1,"frameRef":"FR-1","expositionAngle":90,"site":{"siteName":"Main Street","siteLat":42.5}}"#,
            r#"{"frameId":2,"frameRef":"FR-2"}"#,
            r#"{"frameId":3}"#,
        ];
        let frames = frames.map(|json| FrameRow::from_json(json).unwrap());
        let file = "Frame Ref*,Site Name,Site Lat,Exposition Angle,Site City,Lon\n\
            FR-1,MAIN street,42.50,90.0,Boston,7\nFR-1,Main St,42.5,91,,\nFR-2,,,,,\nFR-2,,1,,,\nfr-1,,,,,\nFR-3,a,,,,\n";
        let table = Table::read(file.as_bytes()).unwrap();
        let expected = Changes {
            new: 2,
            changed: 2,
            unchanged: 2,
            first: vec![
                (Some(Unchanged), vec![]),
                (Some(Changed), vec!["site_name", "exposition_angle"]),
                (Some(Unchanged), vec![]),
                (Some(Changed), vec!["site_lat"]),
                (Some(New), vec![]),
            ],
        };
        assert_eq!(table.changes(frames.iter(), 5), expected);

        // What the file lacks becomes empty.
        let table = Table::read("Frame Ref\nFR-1\nFR-2\n".as_bytes()).unwrap();
        let lacking = vec!["site_name", "site_lat", "exposition_angle"];
        let expected = [(Some(Changed), lacking), (Some(Unchanged), vec![])];
        assert_eq!(table.changes(frames.iter(), 5).first, expected);

        let vehicles =
            [r#"{"assetId":77,"assetRef":"BUS-77","assetOwner":"ACME","displayName":""}"#];
        let vehicles = vehicles.map(|json| VehicleRow::from_json(json).unwrap());
        let file = "Asset ID,Owner,Asset Ref,Display Name,Lat\n077,acme,BUS-77,,1\n77,Acme 2,BUS-77,,\nx,ACME,,,\n78,ACME,,,\n";
        let table = Table::read(file.as_bytes()).unwrap();
        let changes = table.changes(vehicles.iter(), 4);
        let expected = [
            (Some(Unchanged), vec![]),
            (Some(Changed), vec!["owner"]),
            (None, vec![]),
            (Some(New), vec![]),
        ];
        assert_eq!(changes.first, expected);
    }
}
