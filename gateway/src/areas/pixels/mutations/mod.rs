//! Changes to pixels, their check and their jobs.

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
    /// Creates a pixel (POST /v3/api/pixels) or changes one (PATCH /v3/api/pixels/{pixelId}). A name and a
    /// page are required; what the service refuses is in `errors`, in its own words.
    async fn save_pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel.")] input: SavePixelInput,
    ) -> Result<SavePixelPayload> {
        save_pixel::run(session(ctx), input).await
    }

    /// Asks whether a pixel has fired over the last 3 days (GET /v3/api/pixels/pixel-check/{pixelId}).
    /// A mutation because every check asks the service anew.
    async fn check_pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel.")] input: CheckPixelInput,
    ) -> Result<CheckPixelPayload> {
        check_pixel::run(session(ctx), input.pixel_id).await
    }

    /// Queues a job that gathers the requests of a pixel as a file
    /// (GET /v3/api/pixels/pixel-query-async, a GET that creates).
    async fn run_pixels_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel and the days.")] input: RunPixelsJobInput,
    ) -> Result<RunPixelsJobPayload> {
        run_pixels_job::run(session(ctx), &input).await
    }
}
