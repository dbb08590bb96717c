//! Changes to pixels, checks that they fire, and their jobs.

mod check_pixel;
mod create_pixel;
mod run_pixels_job;
mod update_pixel;

use async_graphql::Context;
use gateway_macros::object;

use crate::caller::caller;
use crate::error::Result;
use check_pixel::{CheckPixelInput, CheckPixelPayload};
use create_pixel::{CreatePixelInput, CreatePixelPayload};
use run_pixels_job::{RunPixelsJobInput, RunPixelsJobPayload};
use update_pixel::{UpdatePixelInput, UpdatePixelPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct PixelsMutation;

/// Mutations of this area.
#[object]
impl PixelsMutation {
    /// Creates a pixel. If the service rejects it, `errors` has the service's message. Source: POST /v3/api/pixels.
    async fn create_pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The new pixel.")] input: CreatePixelInput,
    ) -> Result<CreatePixelPayload> {
        create_pixel::run(caller(ctx), input).await
    }

    /// Updates the given fields of a pixel. If the service rejects it, `errors` has the service's message.
    /// Source: PATCH /v3/api/pixels/{pixelId}.
    async fn update_pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: UpdatePixelInput,
    ) -> Result<UpdatePixelPayload> {
        update_pixel::run(caller(ctx), input).await
    }

    /// Checks whether a pixel has fired in the last 3 days. A mutation, so that every check calls the service.
    /// Source: GET /v3/api/pixels/pixel-check/{pixelId}.
    async fn check_pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel to check.")] input: CheckPixelInput,
    ) -> Result<CheckPixelPayload> {
        check_pixel::run(caller(ctx), input.pixel_id).await
    }

    /// Queues a job that writes the requests of a pixel to a file. The pixel needs a customer and a campaign.
    /// Source: GET /v3/api/pixels/pixel-query-async.
    async fn run_pixels_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel and the days to cover.")] input: RunPixelsJobInput,
    ) -> Result<RunPixelsJobPayload> {
        run_pixels_job::run(caller(ctx), &input).await
    }
}
