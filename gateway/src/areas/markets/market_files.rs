//! The latest files of a market.

use async_graphql::SimpleObject;
use chrono_tz::Tz;

use super::rest::FileRow;
use super::rules;
use crate::graph::link_expiry::LinkExpiry;
use crate::graph::scalars::DateTime;

/// The latest files of a market.
#[derive(SimpleObject)]
pub struct MarketFiles {
    /// How many there are.
    count: usize,
    /// How many there are, in words: "No Files", "1 file", "12 files".
    label: String,
    /// The files, the latest first.
    files: Vec<MarketFile>,
}

/// A file of a market.
#[derive(SimpleObject)]
pub struct MarketFile {
    /// The key of the file in the storage.
    key: String,
    /// When it was last written; null when unknown.
    last_modified_at: Option<DateTime>,
    /// How many bytes it has, a whole number; null when unknown. A Float, since files may have more than an Int
    /// holds.
    size_bytes: Option<f64>,
    /// The signed link, for a browser to open as it is; null when the service gives none. Treat it as a secret.
    url: Option<String>,
    #[graphql(flatten)]
    expiry: LinkExpiry,
}

impl MarketFiles {
    /// The files of a listing.
    pub(super) fn of(rows: &[FileRow], zone: Tz) -> Self {
        let mut rows: Vec<&FileRow> = rows.iter().collect();
        rows.sort_by(|a, b| {
            b.last_modified
                .cmp(&a.last_modified)
                .then_with(|| a.key.cmp(&b.key))
        });
        Self {
            count: rows.len(),
            label: rules::files_label(rows.len()),
            files: rows
                .into_iter()
                .map(|row| MarketFile::new(row, zone))
                .collect(),
        }
    }
}

impl MarketFile {
    fn new(row: &FileRow, zone: Tz) -> Self {
        Self {
            key: row.key.clone(),
            last_modified_at: row.last_modified.map(DateTime),
            size_bytes: row.size.map(|bytes| bytes as f64),
            url: row.url.clone(),
            expiry: LinkExpiry::of(row.url.as_deref(), zone),
        }
    }
}
