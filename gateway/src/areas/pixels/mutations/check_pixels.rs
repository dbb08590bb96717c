//! Checking whether pixels have fired.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::pixels::{Pixel, rest};
use crate::error::{Code, Result};
use crate::graph::bulk::{BulkPayload, bulk_outcome, call_each};
use crate::graph::payload::{ChangedNode, UserError, UserErrorCode};
use crate::request::RequestContext;

/// Pixels to check.
#[derive(InputObject)]
pub struct CheckPixelsInput {
    /// The numbers of 1 to 100 pixels.
    pub(super) pixel_ids: Vec<i32>,
}

/// The result of checking a pixel.
#[derive(SimpleObject)]
pub struct CheckPixelOutcome {
    /// The pixel's number.
    pixel_id: i32,
    /// The pixel, read again; null if the check failed.
    pixel: ChangedNode<Pixel>,
    /// Whether the pixel has fired in the last 3 days; null if the check failed.
    has_fired_recently: Option<bool>,
    /// Whether it was checked.
    is_done: bool,
    /// Why the check failed; null if it did not.
    error: Option<UserError>,
}

bulk_outcome!(CheckPixelOutcome, pixel_id, "CheckPixelsPayload");

pub(super) async fn run(
    context: &RequestContext,
    pixel_ids: Vec<i32>,
) -> Result<BulkPayload<CheckPixelOutcome>> {
    BulkPayload::of_each(pixel_ids, "pixelIds", |pixel_ids| async move {
        context.forget_reads();
        let items = pixel_ids.into_iter().map(|pixel_id| (pixel_id, None));
        // A check changes nothing, so a failed one needs no note on what it may have done.
        let checked = call_each(context, None, items.collect(), |pixel_id| {
            has_fired(context, pixel_id)
        });
        let outcomes = checked.await?.into_iter().map(|(pixel_id, checked)| {
            let (has_fired_recently, error) = match checked {
                Ok(has_fired) => (Some(has_fired), None),
                Err(error) => (None, Some(error)),
            };
            CheckPixelOutcome {
                pixel_id,
                pixel: error.is_none().then_some(pixel_id).into(),
                has_fired_recently,
                is_done: error.is_none(),
                error,
            }
        });
        Ok(outcomes.collect())
    })
    .await
}

/// Whether a pixel has fired in the last 3 days, or why the check failed.
async fn has_fired(
    context: &RequestContext,
    pixel_id: i32,
) -> Result<std::result::Result<bool, UserError>> {
    Ok(match rest::has_fired(&context.main(), pixel_id).await {
        Ok(fired) => Ok(*fired),
        Err(error) if matches!(error.code(), Code::Unauthenticated | Code::LimitExceeded) => {
            return Err(error);
        }
        Err(error) => {
            let code = match error.code() {
                Code::NotFound => UserErrorCode::NotFound,
                _ => UserErrorCode::Failed,
            };
            let message = "There was an error checking this pixel.";
            Err(UserError::new(code, message))
        }
    })
}
