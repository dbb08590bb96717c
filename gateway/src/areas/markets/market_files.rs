//! A market's latest files.

use gateway_macros::SimpleObject;

use super::rules;
use crate::graph::file_link::FileLink;
use crate::graph::scalars::DateTime;
use crate::request::RequestContext;
use crate::upstream::file_listing::FileRow;

/// A market's latest files.
#[derive(SimpleObject)]
pub struct MarketFiles {
    /// Number of files.
    count: usize,
    /// The number of files as text: "No Files", "1 file", "12 files".
    label: String,
    /// The files, newest first; files without a date come last.
    files: Vec<MarketFile>,
}

/// A file of a market.
#[derive(SimpleObject)]
pub struct MarketFile {
    /// The file's key in storage.
    key: String,
    /// When the file was last modified; null if unknown.
    last_modified_at: Option<DateTime>,
    /// Size in bytes, always whole. A Float because it can exceed 2^31; null if unknown.
    size_bytes: Option<f64>,
    #[graphql(flatten)]
    link: FileLink,
}

impl MarketFiles {
    /// The files of a listing, sorted.
    pub(super) fn of(context: &RequestContext, rows: &[FileRow]) -> Self {
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
                .map(|row| MarketFile::new(context, row))
                .collect(),
        }
    }
}

impl MarketFile {
    fn new(context: &RequestContext, row: &FileRow) -> Self {
        Self {
            key: row.key.clone(),
            last_modified_at: row.last_modified.map(DateTime),
            size_bytes: row.size.map(|bytes| bytes as f64),
            link: FileLink::of(context, row.url.as_deref()),
        }
    }
}
