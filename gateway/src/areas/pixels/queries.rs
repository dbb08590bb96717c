//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::Pixel;
use super::pixel::{PixelFilter, PixelOrderField, PixelsOf};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::request::request_context;

/// Root fields of this area.
#[derive(Default)]
pub struct PixelsQuery;

/// Root fields of this area.
#[object]
impl PixelsQuery {
    /// The pixels of campaigns, of customers, or without a campaign, sorted by name by default.
    /// Source: GET /v3/api/pixels/campaign/{campaignId}, GET /v3/api/pixels/customer/{customerId} or
    /// GET /v3/api/pixels/missing-campaign.
    async fn pixels(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Whose pixels to list.")] of: PixelsOf,
        list: ListArgs<PixelFilter, PixelOrderField>,
    ) -> Result<Connection<Pixel>> {
        Pixel::list(request_context(ctx), of, &list).await
    }

    /// The pixel with this number; null if it does not exist.
    /// Source: GET /v3/api/pixels/{pixelId}.
    async fn pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel's number.")] pixel_id: i32,
    ) -> Result<Option<Pixel>> {
        Pixel::find(request_context(ctx), pixel_id).await
    }
}
