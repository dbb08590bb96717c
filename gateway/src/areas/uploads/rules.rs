//! The rules of uploads: column names, and types of files.

use std::borrow::Cow;

use async_graphql::Enum;

use super::columns::KnownColumn;
use crate::graph::text::trim_invisible;

/// The type of an inventory file.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum InventoryFileType {
    /// Frames, which do not move.
    Stationary,
    /// Vehicles and other assets.
    Asset,
    /// Media products.
    Media,
}

impl InventoryFileType {
    /// All types. A file is of the first one whose column it has.
    pub const ALL: [Self; 3] = [Self::Stationary, Self::Asset, Self::Media];

    /// The name that staff and the service use.
    pub fn name(self) -> &'static str {
        match self {
            Self::Stationary => "stationary",
            Self::Asset => "asset",
            Self::Media => "media",
        }
    }

    /// The column that every row needs.
    pub fn key_column(self) -> &'static str {
        KnownColumn::all(self)[0].name
    }
}

/// The name of a column in snake_case.
pub fn column_name(header: &str) -> String {
    let header = header.replace('*', "");
    let mut name = String::with_capacity(header.len() + 4);
    let mut was_small = false;
    for character in trim_invisible(&header).chars() {
        let is_gap = character.is_whitespace() || matches!(character, '-' | '_');
        let is_capital = character.is_uppercase();
        if (is_gap || is_capital && was_small) && !name.ends_with('_') {
            name.push('_');
        }
        if !is_gap {
            name.extend(character.to_lowercase());
        }
        was_small = character.is_lowercase();
    }
    name
}

/// Converts a snake_case name to camelCase.
pub fn camel_case(name: &str) -> String {
    let mut parts = name.split('_').filter(|part| !part.is_empty());
    let mut camel = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let mut characters = part.chars();
        camel.extend(characters.next().into_iter().flat_map(char::to_uppercase));
        camel.push_str(characters.as_str());
    }
    camel
}

/// The type of a file with these columns; `None` if it is not an inventory file.
pub fn file_type<'a>(columns: impl Iterator<Item = &'a str> + Clone) -> Option<InventoryFileType> {
    InventoryFileType::ALL
        .into_iter()
        .find(|kind| columns.clone().any(|column| column == kind.key_column()))
}

/// A cell as it is sent; `None` if it is empty.
pub fn cell<'a>(kind: InventoryFileType, column: &str, text: &'a str) -> Option<Cow<'a, str>> {
    let text = trim_invisible(text);
    if text.is_empty() {
        return None;
    }
    let keeps_case = kind != InventoryFileType::Stationary || column == kind.key_column();
    Some(if keeps_case {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.to_lowercase())
    })
}

/// The number of the row that a service names in a refusal, such as 2 in "Row 2: frameRef is required."
pub fn row_named(refusal: &str) -> Option<usize> {
    let mut words = refusal.split_whitespace();
    words.find(|word| word.eq_ignore_ascii_case("row"))?;
    let number = words
        .next()?
        .trim_end_matches(|end: char| !end.is_ascii_digit());
    number.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_become_snake_case() {
        let cases = [
            ("Frame Ref*", "frame_ref"),
            ("assetId", "asset_id"),
            ("Media Product *", "media_product"),
            ("SITE_REF", "site_ref"),
            ("*Site  Name", "site_name"),
            ("address1", "address1"),
            ("Asset ID*", "asset_id"),
            ("site-name", "site_name"),
            ("site - Name", "site_name"),
            ("siteLat2Long", "site_lat2long"),
            (" \u{a0}Größe Übergröße ", "größe_übergröße"),
            ("\u{200b}Asset ID\u{feff}*", "asset_id"),
            ("**", ""),
            ("", ""),
        ];
        for (header, name) in cases {
            assert_eq!(column_name(header), name, "{header}");
        }
    }

    #[test]
    fn names_become_camel_case() {
        let cases = [
            ("frame_ref", "frameRef"),
            ("site_name_2", "siteName2"),
            ("address1", "address1"),
            ("_site__ref_", "siteRef"),
            ("größe_übergröße", "größeÜbergröße"),
            ("", ""),
        ];
        for (name, camel) in cases {
            assert_eq!(camel_case(name), camel, "{name}");
        }
    }

    #[test]
    fn the_columns_decide_what_a_file_holds() {
        use InventoryFileType::{Asset, Media, Stationary};
        let cases = [
            ("Frame Ref*,Site Ref", Some(Stationary)),
            ("Asset ID*,Owner", Some(Asset)),
            ("Media Product,Class", Some(Media)),
            ("name,city", None),
            ("asset_id,frame_ref", Some(Stationary)),
            ("media_product,asset_id", Some(Asset)),
            ("frame_reference", None),
            ("", None),
        ];
        for (header, expected) in cases {
            let columns: Vec<String> = header.split(',').map(column_name).collect();
            let found = file_type(columns.iter().map(String::as_str));
            assert_eq!(found, expected, "{header}");
        }
    }

    #[test]
    fn the_row_that_a_service_names_is_found() {
        let cases = [
            ("Row 2: frameRef is required.", Some(2)),
            ("Refused in row 10.", Some(10)),
            ("ROW 7", Some(7)),
            ("Row: frameRef is required.", None),
            ("Row two is wrong.", None),
            ("Rows 2 and 3 are wrong.", None),
            ("The inventory of this customer is locked.", None),
            ("row", None),
            ("", None),
        ];
        for (refusal, number) in cases {
            assert_eq!(row_named(refusal), number, "{refusal}");
        }
    }

    #[test]
    fn cells_are_trimmed_and_those_of_frames_in_lower_case() {
        use InventoryFileType::{Asset, Media, Stationary};
        let cases = [
            (Stationary, "frame_ref", "FR-01", Some("FR-01")),
            (Stationary, "site_name", "Main STREET", Some("main street")),
            (Stationary, "site_name", " Ä ", Some("ä")),
            (Stationary, "site_city", "", None),
            (Stationary, "site_city", " \t\u{200b}", None),
            (Asset, "asset_id", "101\u{200b}", Some("101")),
            (Asset, "asset_id", "77", Some("77")),
            (Asset, "owner", " ACME ", Some("ACME")),
            (Media, "media_product", "Bulletin", Some("Bulletin")),
            (Media, "class", "007", Some("007")),
        ];
        for (kind, column, text, sent) in cases {
            assert_eq!(cell(kind, column, text).as_deref(), sent, "{column} {text}");
        }
    }
}
