//! Media owners and classifications, to filter vehicles by.

use gateway_macros::SimpleObject;

use super::rest::{self, LookupRow};
use crate::error::Result;
use crate::graph::collation::compare_text;
use crate::request::RequestContext;

/// A media owner.
#[derive(SimpleObject)]
pub struct MediaOwner {
    /// The owner's number; null if unknown.
    media_owner_id: Option<i32>,
    /// The name.
    name: String,
}

/// A media classification.
#[derive(SimpleObject)]
pub struct MediaClassification {
    /// The classification's number; null if unknown.
    media_classification_id: Option<i32>,
    /// The name.
    name: String,
}

impl MediaOwner {
    /// All media owners, sorted by name.
    pub(super) async fn all(context: &RequestContext) -> Result<Vec<Self>> {
        let rows = rest::media_owners(&context.main()).await?;
        Ok(sorted_lookups(&rows, |media_owner_id, name| Self {
            media_owner_id,
            name,
        }))
    }
}

impl MediaClassification {
    /// All media classifications, sorted by name.
    pub(super) async fn all(context: &RequestContext) -> Result<Vec<Self>> {
        let rows = rest::media_classifications(&context.main()).await?;
        Ok(sorted_lookups(&rows, |media_classification_id, name| {
            Self {
                media_classification_id,
                name,
            }
        }))
    }
}

fn sorted_lookups<T>(rows: &[LookupRow], make: impl Fn(Option<i32>, String) -> T) -> Vec<T> {
    let mut lookups: Vec<(Option<i32>, String)> = rows
        .iter()
        .map(|row| match row {
            LookupRow::Object(lookup) => (lookup.id, lookup.name.clone()),
            LookupRow::Key(name) => (None, name.clone()),
        })
        .collect();
    lookups.sort_by(|(_, a), (_, b)| compare_text(a, b));
    lookups
        .into_iter()
        .map(|(id, name)| make(id, name))
        .collect()
}
