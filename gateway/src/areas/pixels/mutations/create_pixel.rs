//! Creating pixels.

use async_graphql::{InputObject, MaybeUndefined};
use gateway_macros::SimpleObject;
use uuid::Uuid;

use super::check_owners;
use crate::areas::campaigns::Campaign;
use crate::areas::pixels::page_type::{PixelFunnelStage, PixelPage};
use crate::areas::pixels::rest::{self, MetaDataBody, PixelBody};
use crate::areas::pixels::{Pixel, rules};
use crate::error::Result;
use crate::graph::payload::{
    ChangedNode, UserError, UserErrorCode, undefined_if_none, upstream_text,
};
use crate::request::RequestContext;

/// A pixel to create.
#[derive(InputObject)]
pub struct CreatePixelInput {
    /// UUID of the pixel. Defaults to a random one.
    uuid: Option<String>,
    /// The name. Must not be blank, and have at most 200 characters.
    display_name: String,
    /// The type of page.
    page: PixelPage,
    /// The funnel stage. Defaults to none.
    funnel_stage: Option<PixelFunnelStage>,
    /// Address of the page, with http, https or no scheme, of at most 2,000 characters. Defaults to none.
    url: Option<String>,
    /// The campaign the pixel belongs to, by number. Defaults to none.
    campaign_id: Option<i32>,
    /// The customer the pixel belongs to, by number: the campaign's, if there is one. Defaults to it.
    customer_id: Option<i32>,
}

/// The new pixel, or why it was not created.
#[derive(SimpleObject)]
pub struct CreatePixelPayload {
    /// The new pixel; null if it was not created, or if the service did not return its number.
    pixel: ChangedNode<Pixel>,
    /// The campaign in the input, to read its pixels again; null if the input had none or the pixel was not created.
    campaign: ChangedNode<Campaign>,
    /// Why the pixel was not created; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: CreatePixelInput,
) -> Result<CreatePixelPayload> {
    let uuid = match input.uuid {
        None => Ok(Uuid::new_v4().to_string()),
        Some(uuid) if Uuid::parse_str(&uuid).is_ok() => Ok(uuid),
        Some(_) => {
            Err(UserError::new(UserErrorCode::Invalid, "This is not a valid UUID.").at("uuid"))
        }
    };
    let name = rules::saved_name(&input.display_name);
    let page = upstream_text(MaybeUndefined::Value(input.page), "page");
    let funnel_stage = upstream_text(undefined_if_none(input.funnel_stage), "funnelStage");
    let url = undefined_if_none(input.url);
    let checked = rules::check_url(&url);
    let (uuid, name, page, funnel_stage) = match (uuid, name, page, funnel_stage, checked) {
        (Ok(uuid), Ok(name), Ok(page), Ok(stage), Ok(())) => (uuid, name, page, stage),
        (uuid, name, page, stage, checked) => {
            let first = [uuid.err(), name.err(), page.err()];
            let errors = first.into_iter().chain([stage.err(), checked.err()]);
            return Ok(CreatePixelPayload {
                pixel: ChangedNode::none(),
                campaign: ChangedNode::none(),
                errors: errors.flatten().collect(),
            });
        }
    };
    let errors = check_owners(context, input.customer_id, input.campaign_id).await;
    if !errors.is_empty() {
        return Ok(CreatePixelPayload {
            pixel: ChangedNode::none(),
            campaign: ChangedNode::none(),
            errors,
        });
    }
    let body = PixelBody {
        pixel_id: None,
        uuid: Some(&uuid),
        campaign: undefined_if_none(input.campaign_id),
        customer_id: input.customer_id,
        meta_data: MetaDataBody {
            page,
            display_name: Some(name),
            funnel_stage,
            url,
        },
    };
    let written = rest::save_pixel(&context.main(), &body).await;
    let (pixel, errors) = ChangedNode::saved(None, written, "pixelId")?;
    Ok(CreatePixelPayload {
        pixel,
        campaign: input.campaign_id.filter(|_| errors.is_empty()).into(),
        errors,
    })
}
