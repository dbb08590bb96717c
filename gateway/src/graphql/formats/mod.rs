//! Lists as files: the rows of one list, all its pages, as CSV, NDJSON or GeoJSON.

pub mod columns;
mod errors;
pub mod list;
pub mod page;
mod page_selection;
pub mod stream;
pub mod writer;

use mediatype::MediaType;
use mediatype::names::{APPLICATION, CSV, TEXT};
use mediatype::{Name, names};

use self::columns::{Column, Content};

/// A format of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A table with a header.
    Csv,
    /// One JSON object per line.
    Ndjson,
    /// A collection of features, each with a shape.
    GeoJson,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 3] = [Self::Csv, Self::Ndjson, Self::GeoJson];

    /// The media type that callers accept.
    pub(crate) const fn media_type(self) -> MediaType<'static> {
        const NDJSON: Name<'static> = Name::new_unchecked("x-ndjson");
        const GEO: Name<'static> = Name::new_unchecked("geo");
        match self {
            Self::Csv => MediaType::new(TEXT, CSV),
            Self::Ndjson => MediaType::new(APPLICATION, NDJSON),
            Self::GeoJson => MediaType::from_parts(APPLICATION, GEO, Some(names::JSON), &[]),
        }
    }

    /// The value of `Content-Type`.
    pub fn content_type(self) -> String {
        format!("{}; charset=utf-8", self.media_type())
    }

    /// The extension of file names.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Ndjson => "ndjson",
            Self::GeoJson => "geojson",
        }
    }

    /// Why rows with these columns cannot be written; `None` if they can.
    pub fn problem(self, columns: &[Column]) -> Option<String> {
        let with = |content| {
            columns
                .iter()
                .filter(move |column| column.content == content)
        };
        match self {
            Self::Ndjson => None,
            Self::Csv => with(Content::Objects).next().map(|column| {
                let name = &column.name;
                format!("\"{name}\" is a list of objects, which has no place in a cell.")
            }),
            Self::GeoJson => match with(Content::Shape).count() {
                1 => None,
                0 => Some("The rows select no shape, such as \"geoJson\" of a market.".to_owned()),
                _ => Some("The rows select several shapes, and a feature has one.".to_owned()),
            },
        }
    }
}
