//! The types of inventory files, and the columns of each.

use gateway_macros::SimpleObject;

use super::cell_checks::Demand;
use super::columns::KnownColumn;
use super::rules::InventoryFileType;

/// A type of inventory file.
#[derive(SimpleObject)]
pub struct InventoryFileTypeInfo {
    /// The type.
    #[graphql(name = "type")]
    kind: InventoryFileType,
    /// The name, such as "stationary".
    label: &'static str,
    /// The columns that files of this type have, the required one first: a file with it is of this type. In a file,
    /// their order does not matter. The services accept other columns as further data of a row.
    columns: Vec<KnownInventoryColumn>,
}

/// A column that inventory files of a type have.
#[derive(SimpleObject)]
pub struct KnownInventoryColumn {
    /// The name in snake_case. A header may be written in other ways, such as "Frame Ref*" or "frameRef" for frame_ref.
    name: &'static str,
    /// Other names that mean the same.
    other_names: Vec<&'static str>,
    /// Whether the file must have it, with a value in each row.
    is_required: bool,
    /// What it holds.
    meaning: &'static str,
    /// What a value must be, such as "a whole number"; null if any text is allowed.
    expected: Option<String>,
}

impl InventoryFileTypeInfo {
    /// All types, in the order in which the columns of a file are compared with them.
    pub fn all() -> Vec<Self> {
        let info = |kind| Self {
            kind,
            label: InventoryFileType::name(kind),
            columns: KnownColumn::all(kind)
                .iter()
                .map(KnownInventoryColumn::of)
                .collect(),
        };
        InventoryFileType::ALL.map(info).into()
    }
}

impl KnownInventoryColumn {
    fn of(column: &KnownColumn) -> Self {
        Self {
            name: column.name,
            other_names: column.other_names.to_vec(),
            is_required: column.is_required(),
            meaning: column.meaning,
            expected: column.demand.and_then(Demand::expected),
        }
    }
}
