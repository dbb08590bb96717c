//! Lists as files: the rows of one list, all its pages, as CSV or NDJSON.

pub mod columns;
mod errors;
pub mod list;
pub mod page;
mod page_selection;
pub mod stream;
pub mod writer;

use mediatype::MediaType;
use mediatype::Name;
use mediatype::names::{APPLICATION, CSV, TEXT};

/// A format of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A table with a header.
    Csv,
    /// One JSON object per line.
    Ndjson,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 2] = [Self::Csv, Self::Ndjson];

    /// The media type that callers accept.
    pub(crate) const fn media_type(self) -> MediaType<'static> {
        const NDJSON: Name<'static> = Name::new_unchecked("x-ndjson");
        match self {
            Self::Csv => MediaType::new(TEXT, CSV),
            Self::Ndjson => MediaType::new(APPLICATION, NDJSON),
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
        }
    }
}
