//! Root fields of this area.

use async_graphql::{Context, SimpleObject};
use gateway_macros::object;

use super::pixel::PixelFilter;
use super::{Pixel, rest};
use crate::error::Result;
use crate::graph::connection::{Connection, Page};
use crate::graph::global_id::Entity;
use crate::session::session;

/// How many pixels an attribution study has.
#[derive(SimpleObject)]
pub struct StudyPixelCount {
    /// The number of the study.
    attribution_id: i32,
    /// How many pixels it has.
    pixel_count: i32,
}

/// Root fields of this area.
#[derive(Default)]
pub struct PixelsQuery;

/// Root fields of this area.
#[object]
impl PixelsQuery {
    /// The pixels of a campaign, of a customer, or without a campaign, sorted by name
    /// (GET /v3/api/pixels/campaign/{id}, /customer/{id} or /missing-campaign: one call).
    async fn pixels(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Which pixels.")] filter: Option<PixelFilter>,
        page: Page,
    ) -> Result<Connection<Pixel>> {
        Pixel::list(session(ctx), &filter.unwrap_or_default(), &page).await
    }

    /// The pixels of an attribution study, sorted by name
    /// (GET /v3/api/pixels/attribution/{attributionId}/customer/{customerId}).
    async fn pixels_of_study(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The number of the study.")] attribution_id: i32,
        #[graphql(desc = "The number of the study's customer.")] customer_id: i32,
    ) -> Result<Vec<Pixel>> {
        Pixel::of_study(session(ctx), attribution_id, customer_id).await
    }

    /// How many pixels each attribution study has, sorted by study; a study that is not listed has none
    /// (GET /v3/api/pixels/attribution-studies-pixel-counts).
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

    /// The pixel with this number; null when there is none (GET /v3/api/pixels/{pixelId}).
    async fn pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The main API's number.")] pixel_id: i32,
    ) -> Result<Option<Pixel>> {
        Pixel::find(session(ctx), pixel_id).await
    }
}
