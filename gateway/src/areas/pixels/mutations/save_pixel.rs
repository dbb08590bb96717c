//! Creating and changing pixels.

use async_graphql::{InputObject, MaybeUndefined, SimpleObject};
use uuid::Uuid;

use crate::areas::campaigns::Campaign;
use crate::areas::pixels::page::{PixelFunnelStage, PixelPage};
use crate::areas::pixels::rest::{self, MetaDataBody, PixelBody};
use crate::areas::pixels::{Pixel, rules};
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError, UserErrorCode};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::session::Session;

/// A pixel to create, or with `pixelId` to change.
#[derive(InputObject)]
pub struct SavePixelInput {
    /// The pixel to change. Omit to create one.
    pixel_id: Option<i32>,
    /// UUID of a new pixel; defaults to a random one. Ignored on a change.
    uuid: Option<String>,
    /// The name. Required, also on a change, and not blank.
    display_name: Option<String>,
    /// The kind of page. Required, also on a change.
    page: Option<PixelPage>,
    /// The funnel stage. null clears it. Omit to leave it unchanged.
    funnel_stage: MaybeUndefined<PixelFunnelStage>,
    /// Address of the page. null clears it. Omit to leave it unchanged.
    url: MaybeUndefined<String>,
    /// The campaign the pixel belongs to. null clears it. Omit to leave it unchanged.
    campaign_id: MaybeUndefined<i32>,
    /// The customer the pixel belongs to. Omit or null to leave it unchanged.
    customer_id: Option<i32>,
}

/// The saved pixel, or why it was not saved.
#[derive(SimpleObject)]
pub struct SavePixelPayload {
    /// The pixel as saved, read again; null if it was not saved, or if the service did not return its number.
    pixel: Lookup<Pixel>,
    /// The campaign in the input, to read its pixels again; null if the input had none or the pixel was not saved.
    campaign: Lookup<Campaign>,
    /// Why the pixel was not saved; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(session: &Session, input: SavePixelInput) -> Result<SavePixelPayload> {
    let name = input.display_name.as_deref().unwrap_or_default().trim();
    let mut errors = Vec::new();
    let mut refuse = |field: &str, message: &str| {
        errors.push(UserError::new(UserErrorCode::Rejected, message).at(field));
    };
    let page = input.page.and_then(PixelPage::upstream);
    let stage = |stage: PixelFunnelStage| stage.upstream().ok_or(());
    let funnel_stage = input.funnel_stage.map_value(stage).transpose();
    let uuid = match (input.pixel_id, &input.uuid) {
        (Some(_), _) => None,
        (None, None) => Some(Uuid::new_v4().to_string()),
        (None, Some(uuid)) => {
            if Uuid::parse_str(uuid).is_err() {
                refuse("uuid", "This is not a valid UUID.");
            }
            Some(uuid.clone())
        }
    };
    if name.is_empty() {
        refuse("displayName", rules::MISSING_NAME);
    }
    if page.is_none() {
        refuse("page", rules::MISSING_PAGE);
    }
    if funnel_stage.is_err() {
        refuse("funnelStage", "UNRECOGNIZED cannot be saved.");
    }
    if !errors.is_empty() {
        return Ok(SavePixelPayload {
            pixel: Lookup::none(),
            campaign: Lookup::none(),
            errors,
        });
    }
    let body = PixelBody {
        pixel_id: input.pixel_id,
        uuid: uuid.as_deref(),
        campaign: input.campaign_id,
        customer_id: input.customer_id,
        meta_data: MetaDataBody {
            page,
            display_name: name,
            funnel_stage: funnel_stage.unwrap_or_default(),
            url: input.url,
        },
    };
    let written = rest::save_pixel(&session.main(), &body).await;
    let (pixel, errors) = Lookup::saved(input.pixel_id, written, "pixelId")?;
    let campaign_id = input.campaign_id.take().filter(|_| errors.is_empty());
    Ok(SavePixelPayload {
        pixel,
        campaign: campaign_id.into(),
        errors,
    })
}
