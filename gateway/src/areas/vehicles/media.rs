//! Owners and classes of media, to choose by.

use async_graphql::SimpleObject;

use super::rest::{self, LookupRow};
use crate::error::Result;
use crate::graph::collation::compare_text;
use crate::session::Session;

/// An owner of media, to choose by.
#[derive(SimpleObject)]
pub struct MediaOwner {
    /// The main API's number; null when it gives the name only.
    media_owner_id: Option<i32>,
    /// The name.
    name: String,
}

/// A class of media, to choose by.
#[derive(SimpleObject)]
pub struct MediaClassification {
    /// The main API's number; null when it gives the name only.
    media_classification_id: Option<i32>,
    /// The name.
    name: String,
}

impl MediaOwner {
    /// All of them, sorted by name.
    pub(super) async fn all(session: &Session) -> Result<Vec<Self>> {
        let rows = rest::media_owners(&session.main()).await?;
        Ok(sorted_lookups(&rows, |media_owner_id, name| Self {
            media_owner_id,
            name,
        }))
    }
}

impl MediaClassification {
    /// All of them, sorted by name.
    pub(super) async fn all(session: &Session) -> Result<Vec<Self>> {
        let rows = rest::media_classifications(&session.main()).await?;
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
            LookupRow::Whole { id, name } => (*id, name.clone()),
            LookupRow::Bare(name) => (None, name.clone()),
        })
        .collect();
    lookups.sort_by(|(_, a), (_, b)| compare_text(a, b));
    lookups
        .into_iter()
        .map(|(id, name)| make(id, name))
        .collect()
}
