//! Queuing a job that writes a pixel's requests to a file.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::jobs::{Job, saved_job_id};
use crate::areas::pixels::{Pixel, rest};
use crate::error::Result;
use crate::graph::dates::{self, DateRangeInput};
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, UserErrorCode, accepted};
use crate::request::RequestContext;

/// The pixel and the days whose requests the job collects.
#[derive(InputObject)]
pub struct RunPixelsJobInput {
    /// The pixel's number.
    pixel_id: i32,
    /// The days to cover.
    dates: DateRangeInput,
}

/// The queued job, or why none was queued.
#[derive(SimpleObject)]
pub struct RunPixelsJobPayload {
    /// The job; null if none was queued, or if the service did not return its id.
    job: ChangedNode<Job>,
    /// Why no job was queued; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: &RunPixelsJobInput,
) -> Result<RunPixelsJobPayload> {
    let refused = |error| RunPixelsJobPayload {
        errors: vec![error],
        job: ChangedNode::none(),
    };
    let days = match dates::days_of(&input.dates, context.today()) {
        Ok(days) => days,
        Err(error) => {
            let error = UserError::new(UserErrorCode::Invalid, error.message()).at("dates");
            return Ok(refused(error));
        }
    };
    let Some(pixel) = Pixel::find(context, input.pixel_id).await? else {
        return Ok(refused(UserError::no_such("pixel").at("pixelId")));
    };
    let owner = pixel.owner(context).await?;
    let (Some(customer_id), Some(campaign_id)) = (owner, pixel.campaign_id()) else {
        let message = "This pixel belongs to no campaign, so no job can be run for it.";
        return Ok(refused(
            UserError::new(UserErrorCode::Invalid, message).at("pixelId"),
        ));
    };
    let main = context.main();
    let written = rest::run_job(&main, input.pixel_id, days, customer_id, campaign_id).await;
    Ok(match accepted(written)? {
        Ok(answer) => RunPixelsJobPayload {
            job: saved_job_id(&answer).into(),
            errors: Vec::new(),
        },
        Err(error) => refused(error),
    })
}
