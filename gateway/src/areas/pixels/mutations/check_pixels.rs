//! Checking whether many pixels have fired.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use super::check_pixel::has_fired;
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::bulk::{BulkOutcome, BulkPayload, call_each};
use crate::graph::payload::UserError;

/// Pixels to check.
#[derive(InputObject)]
pub struct CheckPixelsInput {
    /// The numbers of 1 to 100 pixels.
    pub(super) pixel_ids: Vec<i32>,
}

/// The result of checking one of many pixels.
#[derive(SimpleObject)]
pub struct CheckPixelOutcome {
    /// The pixel's number.
    pixel_id: i32,
    /// Whether the pixel has fired in the last 3 days; null if the check failed.
    has_fired_recently: Option<bool>,
    /// Whether it was checked.
    is_done: bool,
    /// Why the check failed; null if it did not.
    error: Option<UserError>,
}

impl BulkOutcome for CheckPixelOutcome {
    const PAYLOAD: &'static str = "CheckPixelsPayload";

    fn key(&self) -> String {
        self.pixel_id.to_string()
    }

    fn error(&self) -> Option<&UserError> {
        self.error.as_ref()
    }
}

pub(super) async fn run(
    caller: &Caller,
    pixel_ids: Vec<i32>,
) -> Result<BulkPayload<CheckPixelOutcome>> {
    BulkPayload::of_each(pixel_ids, "pixelIds", |pixel_ids| async move {
        caller.forget_reads();
        let items = pixel_ids.into_iter().map(|pixel_id| (pixel_id, None));
        // A check changes nothing, so a failed one needs no note on what it may have done.
        let checked = call_each(caller, None, items.collect(), |pixel_id| {
            has_fired(caller, pixel_id)
        });
        let outcomes = checked.await?.into_iter().map(|(pixel_id, checked)| {
            let (has_fired_recently, error) = match checked {
                Ok(has_fired) => (Some(has_fired), None),
                Err(error) => (None, Some(error)),
            };
            CheckPixelOutcome {
                pixel_id,
                has_fired_recently,
                is_done: error.is_none(),
                error,
            }
        });
        Ok(outcomes.collect())
    })
    .await
}
