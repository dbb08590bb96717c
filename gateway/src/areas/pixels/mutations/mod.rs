//! Changes to pixels, checks whether they fire, and their jobs.

mod check_pixel;
mod run_pixels_job;
mod save_pixel;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::session::session;
use check_pixel::{CheckPixelInput, CheckPixelPayload};
use run_pixels_job::{RunPixelsJobInput, RunPixelsJobPayload};
use save_pixel::{SavePixelInput, SavePixelPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct PixelsMutation;

/// Mutations of this area.
#[object]
impl PixelsMutation {
    /// Creates or changes a pixel. If the service rejects it, `errors` has the service's message.
    /// Source: POST /v3/api/pixels, or PATCH /v3/api/pixels/{pixelId}.
    async fn save_pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: SavePixelInput,
    ) -> Result<SavePixelPayload> {
        save_pixel::run(session(ctx), input).await
    }

    /// Checks whether a pixel has fired in the last 3 days. A mutation, so that every check calls the service.
    /// Source: GET /v3/api/pixels/pixel-check/{pixelId}.
    async fn check_pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel to check.")] input: CheckPixelInput,
    ) -> Result<CheckPixelPayload> {
        check_pixel::run(session(ctx), input.pixel_id).await
    }

    /// Queues a job that writes the requests of a pixel to a file. The pixel needs a customer and a campaign.
    /// Source: GET /v3/api/pixels/pixel-query-async.
    async fn run_pixels_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel and the days to cover.")] input: RunPixelsJobInput,
    ) -> Result<RunPixelsJobPayload> {
        run_pixels_job::run(session(ctx), &input).await
    }
}
