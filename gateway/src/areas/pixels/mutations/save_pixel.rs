//! Creating and changing pixels.

use async_graphql::{InputObject, MaybeUndefined, SimpleObject};
use uuid::Uuid;

use crate::areas::campaigns::Campaign;
use crate::areas::pixels::page::{PixelFunnelStage, PixelPage};
use crate::areas::pixels::rest::{self, MetaDataBody, PixelBody};
use crate::areas::pixels::{Pixel, rules};
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError, UserErrorCode, outcome, saved_key};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::session::Session;

/// A pixel to create (without pixelId) or to change (with it).
#[derive(InputObject)]
pub struct SavePixelInput {
    /// The pixel to change; leave it out to create one.
    pixel_id: Option<i32>,
    /// The key of a new pixel, a UUID; a new one when it is left out. Ignored on a change.
    uuid: Option<String>,
    /// The name; required, and not of blanks only.
    display_name: Option<String>,
    /// The kind of page; required.
    page: Option<PixelPage>,
    /// The funnel stage; null takes it away. On a change, what is left out stays as it is.
    funnel_stage: MaybeUndefined<PixelFunnelStage>,
    /// The address of the page; null takes it away. On a change, what is left out stays as it is.
    url: MaybeUndefined<String>,
    /// The campaign the pixel belongs to; null takes it away. On a change, what is left out stays as it is.
    campaign_id: MaybeUndefined<i32>,
    /// The customer the pixel belongs to; left as it is when left out.
    customer_id: Option<i32>,
}

/// The pixel as saved, or why it was not saved.
#[derive(SimpleObject)]
pub struct SavePixelPayload {
    /// The pixel, read again after the save; null if it was rejected.
    pixel: Lookup<Pixel>,
    /// The campaign that was sent; its pixels are read again when they are selected.
    campaign: Lookup<Campaign>,
    /// Why it was not saved; empty on success.
    errors: Vec<UserError>,
}

impl SavePixelPayload {
    fn rejected(errors: Vec<UserError>) -> Self {
        Self {
            pixel: Lookup::none(),
            campaign: Lookup::none(),
            errors,
        }
    }
}

pub(super) async fn run(session: &Session, input: SavePixelInput) -> Result<SavePixelPayload> {
    let name = input.display_name.as_deref().unwrap_or_default().trim();
    let mut errors = Vec::new();
    let mut refuse = |field: &str, words: &str| {
        errors.push(UserError::new(UserErrorCode::Rejected, words).at(field));
    };
    let page = input.page.and_then(PixelPage::upstream);
    let stage = |stage: PixelFunnelStage| stage.upstream().ok_or(());
    let funnel_stage = input.funnel_stage.map_value(stage).transpose();
    let uuid = match (input.pixel_id, &input.uuid) {
        (Some(_), _) => None,
        (None, None) => Some(Uuid::new_v4().to_string()),
        (None, Some(uuid)) => {
            if Uuid::parse_str(uuid).is_err() {
                refuse("uuid", "This is not a UUID.");
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
        refuse(
            "funnelStage",
            "UNRECOGNIZED stands for values of the service and cannot be saved.",
        );
    }
    if !errors.is_empty() {
        return Ok(SavePixelPayload::rejected(errors));
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
    Ok(
        match outcome(rest::save_pixel(&session.main(), &body).await)? {
            Ok(answer) => SavePixelPayload {
                pixel: input
                    .pixel_id
                    .or_else(|| saved_key(&answer, "pixelId"))
                    .into(),
                campaign: input.campaign_id.take().into(),
                errors,
            },
            Err(error) => SavePixelPayload::rejected(vec![error]),
        },
    )
}
