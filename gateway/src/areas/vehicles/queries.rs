//! Root fields of this area.

use async_graphql::{Context, SimpleObject};
use gateway_macros::object;

use super::rest::{self, LookupRow};
use crate::error::Result;
use crate::graph::collation::compare_text;
use crate::session::session;

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

/// Root fields of this area.
#[derive(Default)]
pub struct VehiclesQuery;

/// Root fields of this area.
#[object]
impl VehiclesQuery {
    /// The owners of media, sorted by name (GET /v3/api/media/owners).
    async fn media_owners(&self, ctx: &Context<'_>) -> Result<Vec<MediaOwner>> {
        let rows = rest::media_owners(&session(ctx).main()).await?;
        Ok(sorted_lookups(&rows, |media_owner_id, name| MediaOwner {
            media_owner_id,
            name,
        }))
    }

    /// The classes of media, sorted by name (GET /v3/api/media/classifications).
    async fn media_classifications(&self, ctx: &Context<'_>) -> Result<Vec<MediaClassification>> {
        let rows = rest::media_classifications(&session(ctx).main()).await?;
        Ok(sorted_lookups(&rows, |media_classification_id, name| {
            MediaClassification {
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
