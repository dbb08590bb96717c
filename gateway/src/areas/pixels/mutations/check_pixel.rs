//! Checking whether a pixel has fired.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::pixels::{Pixel, rest};
use crate::caller::Caller;
use crate::error::{Code, Result};
use crate::graph::payload::{ChangedNode, UserError, UserErrorCode};

/// A pixel to check.
#[derive(InputObject)]
pub struct CheckPixelInput {
    /// The pixel's number.
    pub(super) pixel_id: i32,
}

/// The result of checking a pixel.
#[derive(SimpleObject)]
pub struct CheckPixelPayload {
    /// The pixel, read again; null if the check failed.
    pixel: ChangedNode<Pixel>,
    /// Whether the pixel has fired in the last 3 days; null if the check failed.
    has_fired_recently: Option<bool>,
    /// Why the check failed; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(caller: &Caller, pixel_id: i32) -> Result<CheckPixelPayload> {
    caller.forget_reads();
    Ok(match has_fired(caller, pixel_id).await? {
        Ok(fired) => CheckPixelPayload {
            pixel: ChangedNode::by(pixel_id),
            has_fired_recently: Some(fired),
            errors: Vec::new(),
        },
        Err(error) => CheckPixelPayload {
            pixel: ChangedNode::none(),
            has_fired_recently: None,
            errors: vec![error],
        },
    })
}

/// Whether a pixel has fired in the last 3 days, or why the check failed.
pub(super) async fn has_fired(
    caller: &Caller,
    pixel_id: i32,
) -> Result<std::result::Result<bool, UserError>> {
    Ok(match rest::has_fired(&caller.main(), pixel_id).await {
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
