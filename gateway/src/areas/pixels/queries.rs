//! Root fields of this area.

use async_graphql::{Context, SimpleObject};
use gateway_macros::object;

use super::pixel::{PixelBy, PixelFilter, PixelOrderField, PixelsOf};
use super::{Pixel, rest};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::session::session;

/// The number of pixels of an attribution study.
#[derive(SimpleObject)]
pub struct StudyPixelCount {
    /// The study's number.
    attribution_id: i32,
    /// Number of pixels; 0 if unknown.
    pixel_count: i32,
}

/// Root fields of this area.
#[derive(Default)]
pub struct PixelsQuery;

/// Root fields of this area.
#[object]
impl PixelsQuery {
    /// The pixels of a campaign, of a customer, or without a campaign, sorted by name by default.
    /// Source: GET /v3/api/pixels/campaign/{campaignId}, /customer/{customerId} or /missing-campaign.
    async fn pixels(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Whose pixels to list.")] of: PixelsOf,
        list: ListArgs<PixelFilter, PixelOrderField>,
    ) -> Result<Connection<Pixel>> {
        Pixel::list(session(ctx), of, &list).await
    }

    /// Pixels of an attribution study, sorted by name.
    /// Source: GET /v3/api/pixels/attribution/{attributionId}/customer/{customerId}.
    async fn pixels_of_study(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The study's number.")] attribution_id: i32,
        #[graphql(desc = "The number of the study's customer.")] customer_id: i32,
    ) -> Result<Vec<Pixel>> {
        Pixel::of_study(session(ctx), attribution_id, customer_id).await
    }

    /// Number of pixels of each attribution study, sorted by study. A study that is not listed has none.
    /// Source: GET /v3/api/pixels/attribution-studies-pixel-counts.
    async fn study_pixel_counts(&self, ctx: &Context<'_>) -> Result<Vec<StudyPixelCount>> {
        let rows = rest::study_pixel_counts(&session(ctx).main()).await?;
        let mut counts: Vec<StudyPixelCount> = rows
            .iter()
            .map(|row| StudyPixelCount {
                attribution_id: row.attribution_id,
                pixel_count: row.pixel_count.unwrap_or(0),
            })
            .collect();
        counts.sort_by_key(|count| count.attribution_id);
        Ok(counts)
    }

    /// The pixel with this number; null if it does not exist.
    /// Source: GET /v3/api/pixels/{pixelId}.
    async fn pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel's number.")] by: PixelBy,
    ) -> Result<Option<Pixel>> {
        let PixelBy::PixelId(pixel_id) = by;
        Pixel::find(session(ctx), pixel_id).await
    }
}
