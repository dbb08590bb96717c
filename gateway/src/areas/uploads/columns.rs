//! The columns of each type of inventory file, and what the services require of their cells.

use super::cell_checks::Demand;
use super::rules::{InventoryFileType, camel_case};

/// A column that files of a type have.
#[derive(Debug)]
pub struct KnownColumn {
    /// Its name in snake_case.
    pub name: &'static str,
    /// Other names that mean the same.
    pub other_names: &'static [&'static str],
    /// The demand on its cells; `None` if any value is allowed.
    pub demand: Option<Demand>,
    /// What it holds.
    pub meaning: &'static str,
}

const fn text(name: &'static str, meaning: &'static str) -> KnownColumn {
    KnownColumn {
        name,
        other_names: &[],
        demand: None,
        meaning,
    }
}

const fn demanding(name: &'static str, demand: Demand, meaning: &'static str) -> KnownColumn {
    KnownColumn {
        demand: Some(demand),
        ..text(name, meaning)
    }
}

/// The names of the columns of a position, and of a frame's market.
pub const LATITUDE: &str = "site_lat";
pub const LONGITUDE: &str = "site_lon";
pub const MARKET_NAME: &str = "market_name";

// Inferred: the numeric fields of a frame, and the spellings that staff use for coordinates.
const LATITUDE_COLUMN: KnownColumn = KnownColumn {
    other_names: &["site_latitude", "latitude", "lat"],
    ..demanding(
        LATITUDE,
        Demand::Number(-90.0, 90.0),
        "Latitude in degrees.",
    )
};
const LONGITUDE_COLUMN: KnownColumn = KnownColumn {
    other_names: &[
        "site_longitude",
        "site_long",
        "site_lng",
        "longitude",
        "long",
        "lng",
        "lon",
    ],
    ..demanding(
        LONGITUDE,
        Demand::Number(-180.0, 180.0),
        "Longitude in degrees.",
    )
};

// Inferred: the fields of a frame and its site.
const STATIONARY: &[KnownColumn] = &[
    demanding("frame_ref", Demand::Text, "The owner's name for the frame."),
    text("site_ref", "The owner's name for the site."),
    text("site_name", "The name of the site."),
    text("site_address", "The address of the site."),
    text("site_city", "The city of the site."),
    LATITUDE_COLUMN,
    LONGITUDE_COLUMN,
    demanding(
        "exposition_angle",
        Demand::Number(0.0, 360.0),
        "The direction in which the frame faces, in degrees clockwise from north.",
    ),
    demanding(
        "exposition_width",
        Demand::Number(0.0, 360.0),
        "The width of the sector from which the frame is seen, in degrees.",
    ),
    demanding(MARKET_NAME, Demand::Market, "The market of the frame."),
];

// Inferred: the fields of a vehicle.
const ASSET: &[KnownColumn] = &[
    demanding("asset_id", Demand::WholeNumber, "The asset's number."),
    text("asset_ref", "The owner's name for the asset."),
    text("display_name", "The display name."),
    text("asset_type", "The type of asset, such as BUS."),
    text("class", "The media classification."),
    text("owner", "The name of the owner."),
    text(
        "provider",
        "The name of the provider whose tracker it carries.",
    ),
    text("group", "The group the owner assigned it to."),
    LATITUDE_COLUMN,
    LONGITUDE_COLUMN,
];

// Inferred: what the services list of media.
const MEDIA: &[KnownColumn] = &[
    demanding(
        "media_product",
        Demand::Text,
        "The name of the media product.",
    ),
    text("owner", "The name of the owner."),
    text("class", "The media classification."),
    LATITUDE_COLUMN,
    LONGITUDE_COLUMN,
];

impl KnownColumn {
    /// The columns of files of a type. The first one decides the type.
    pub fn all(kind: InventoryFileType) -> &'static [Self] {
        match kind {
            InventoryFileType::Stationary => STATIONARY,
            InventoryFileType::Asset => ASSET,
            InventoryFileType::Media => MEDIA,
        }
    }

    /// The column with this name, if files of the type have it.
    pub fn find(kind: InventoryFileType, name: &str) -> Option<&'static Self> {
        let mut columns = Self::all(kind).iter();
        columns.find(|column| column.name == name || column.other_names.contains(&name))
    }

    /// Whether every row needs a value for it.
    pub fn is_required(&self) -> bool {
        self.demand.is_some_and(Demand::is_required)
    }
}

/// The key by which the cells of a column are sent.
pub fn key(kind: InventoryFileType, name: &str) -> String {
    match kind {
        InventoryFileType::Stationary => camel_case(name),
        InventoryFileType::Asset | InventoryFileType::Media => name.to_owned(),
    }
}

/// Explains a service's refusal in terms of the file's columns, given as pairs of a header and a key: which column is
/// missing, which is not one of the type's, and which header a key comes from.
pub fn explained(kind: InventoryFileType, refusal: &str, columns: &[(&str, &str)]) -> Vec<String> {
    let mut sentences = Vec::new();
    for word in keys_in(refusal) {
        let known = KnownColumn::all(kind)
            .iter()
            .find(|column| key(kind, column.name) == word);
        let is_called = |name: &str| columns.iter().any(|(_, sent)| *sent == key(kind, name));
        let in_file = columns.iter().find(|(_, key)| *key == word);
        let sentence = match (in_file, known) {
            (Some((header, _)), Some(_)) if *header != word => {
                format!("{word} is the column \"{header}\".")
            }
            (Some(_), Some(_)) => continue,
            (Some((header, _)), None) => format!(
                "The column \"{header}\" is not one of those that {} files have.",
                kind.name()
            ),
            (None, Some(column)) => match column.other_names.iter().find(|name| is_called(name)) {
                Some(other) => format!("The file has {other} instead of {}.", column.name),
                None => format!("The file has no column {}.", column.name),
            },
            (None, None) => continue,
        };
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    sentences
}

/// The words of a text that may be keys: those with an underscore or a capital letter within, or in quotes.
fn keys_in(text: &str) -> impl Iterator<Item = &str> {
    let is_of_key = |letter: char| letter.is_alphanumeric() || letter == '_';
    let words = text.split(move |letter| !is_of_key(letter));
    words.filter(move |word| {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        let is_quoted = |around: Option<char>| matches!(around, Some('"' | '\'' | '`'));
        let in_quotes = is_quoted(text[..at].chars().next_back())
            && is_quoted(text[at + word.len()..].chars().next());
        let is_name = word.contains('_') || word.chars().skip(1).any(char::is_uppercase);
        !word.is_empty() && (in_quotes || is_name)
    })
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;
    use InventoryFileType::{Asset, Media, Stationary};

    #[test]
    fn each_type_has_one_required_column_which_decides_it() {
        for kind in [Stationary, Asset, Media] {
            let columns = KnownColumn::all(kind);
            let required: Vec<_> = columns
                .iter()
                .filter(|column| column.is_required())
                .map(|column| column.name)
                .collect();
            assert_eq!(required, [columns[0].name]);
            let mut names: Vec<_> = columns
                .iter()
                .flat_map(|column| column.other_names.iter().chain([&column.name]))
                .collect();
            let count = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count, "{kind:?}");
            for name in names {
                assert_eq!(super::super::rules::column_name(name), **name);
            }
        }
    }

    #[test]
    fn the_columns_that_a_service_names_are_explained() {
        let frames = [
            ("Frame Ref*", "frameRef"),
            ("Lat", "lat"),
            ("Colour", "colour"),
        ];
        let assets = [("asset_id", "asset_id"), ("Owner", "owner")];
        let cases = [
            (
                Stationary,
                &frames[..],
                "Row 1: frameRef is wrong.",
                &["frameRef is the column \"Frame Ref*\"."][..],
            ),
            (
                Stationary,
                &frames,
                "siteRef is required; siteRef!",
                &["The file has no column site_ref."],
            ),
            (
                Stationary,
                &frames,
                "siteLat is required",
                &["The file has lat instead of site_lat."],
            ),
            (
                Stationary,
                &frames,
                "Unknown key \"colour\", and siteName is missing.",
                &[
                    "The column \"Colour\" is not one of those that stationary files have.",
                    "The file has no column site_name.",
                ],
            ),
            (Stationary, &frames, "The colour is wrong.", &[]),
            (Asset, &assets, "asset_id must be a number.", &[]),
            (
                Asset,
                &assets,
                "Each row needs 'provider'.",
                &["The file has no column provider."],
            ),
            (
                Asset,
                &assets,
                "The provider of this customer is locked.",
                &[],
            ),
            (
                Asset,
                &assets,
                "'owner' is wrong",
                &["owner is the column \"Owner\"."],
            ),
            (Media, &[], "", &[]),
            (Media, &[], "\"\" \"é\" \"", &[]),
        ];
        for (kind, columns, refusal, sentences) in cases {
            assert_eq!(explained(kind, refusal, columns), sentences, "{refusal}");
        }
    }
}
