//! Changes to pixels, checks that they fire, and their jobs.

mod check_pixels;
mod create_pixel;
mod run_pixels_job;
mod update_pixel;

use async_graphql::Context;
use gateway_macros::object;

use crate::areas::campaigns::Campaign;
use crate::areas::customers::Customer;
use crate::areas::pixels::rules;
use crate::error::Result;
use crate::graph::bulk::BulkPayload;
use crate::graph::global_id::Entity;
use crate::graph::payload::UserError;
use crate::request::{RequestContext, request_context};
use check_pixels::{CheckPixelOutcome, CheckPixelsInput};
use create_pixel::{CreatePixelInput, CreatePixelPayload};
use run_pixels_job::{RunPixelsJobInput, RunPixelsJobPayload};
use update_pixel::{UpdatePixelInput, UpdatePixelPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct PixelsMutation;

/// Mutations of this area.
#[object]
impl PixelsMutation {
    /// Creates a pixel. NOT_FOUND for a customer or a campaign that does not exist, INVALID for a campaign of another
    /// customer. If the service rejects it, `errors` has the service's message. A customer and a campaign cost a call each;
    /// what cannot be read is left to the service.
    /// Source: POST /v3/api/pixels, GET /v3/api/customers, GET /v3/api/campaigns/{campaignId}.
    async fn create_pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The new pixel.")] input: CreatePixelInput,
    ) -> Result<CreatePixelPayload> {
        create_pixel::run(request_context(ctx), input).await
    }

    /// Updates the given fields of a pixel. NOT_FOUND for a customer or a campaign that does not exist, INVALID if the
    /// campaign is another customer's: if only one of them is given, it is compared with the other one that the pixel
    /// keeps. If the service rejects it, `errors` has the service's message. A customer and a campaign cost a call each,
    /// and one of them alone another for the pixel, as does a revision; what cannot be read is left to the service.
    /// Source: PATCH /v3/api/pixels/{pixelId}, GET /v3/api/pixels/{pixelId}, GET /v3/api/customers,
    /// GET /v3/api/campaigns/{campaignId}.
    async fn update_pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: UpdatePixelInput,
    ) -> Result<UpdatePixelPayload> {
        update_pixel::run(request_context(ctx), input).await
    }

    /// Checks whether pixels have fired in the last 3 days. A mutation, so that every check calls the service: one call
    /// for each, 5 at a time, that does not count against the limit of calls. A pixel that fails does not stop the
    /// others. After 12 seconds no more calls are made, and the outcomes of the remaining pixels have an error. Source: GET /v3/api/pixels/pixel-check/{pixelId}.
    async fn check_pixels(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixels to check.")] input: CheckPixelsInput,
    ) -> Result<BulkPayload<CheckPixelOutcome>> {
        check_pixels::run(request_context(ctx), input.pixel_ids).await
    }

    /// Queues a job that writes the requests of a pixel to a file. The pixel needs a customer and a campaign.
    /// Source: GET /v3/api/pixels/pixel-query-async.
    async fn run_pixels_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel and the days to cover.")] input: RunPixelsJobInput,
    ) -> Result<RunPixelsJobPayload> {
        run_pixels_job::run(request_context(ctx), &input).await
    }
}

/// What is wrong with the customer and the campaign of a pixel. If one cannot be read, the service decides.
async fn check_owners(
    context: &RequestContext,
    customer_id: Option<i32>,
    campaign_id: Option<i32>,
) -> Vec<UserError> {
    let (customer, campaign) = tokio::join!(
        Customer::find_optional(context, customer_id),
        Campaign::find_optional(context, campaign_id)
    );
    let customer = customer_id.zip(customer.ok());
    let customer = customer.map(|(number, customer)| (number, customer.is_some()));
    let campaign = campaign_id.zip(campaign.ok());
    let campaign = campaign.map(|(number, campaign)| (number, campaign.map(|it| it.owner())));
    rules::owner_errors(customer, campaign)
}
