//! Root fields of this area.

use async_graphql::{Context, Object};

use super::Pixel;
use crate::error::{Field, nullable_field};
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct PixelsQuery;

/// Root fields of this area.
#[Object]
impl PixelsQuery {
    /// The pixel with this number; null when there is none (GET /v3/api/pixels/{pixelId}).
    async fn pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The main API's number.")] pixel_id: i32,
    ) -> Field<Pixel> {
        nullable_field(Pixel::find(session(ctx), Some(pixel_id))).await
    }
}
