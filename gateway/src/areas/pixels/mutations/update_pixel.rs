//! Updating pixels.

use async_graphql::{InputObject, MaybeUndefined};
use gateway_macros::SimpleObject;

use super::check_owners;
use crate::areas::campaigns::Campaign;
use crate::areas::pixels::page_type::{PixelFunnelStage, PixelPage};
use crate::areas::pixels::rest::{self, MetaDataBody, PixelBody};
use crate::areas::pixels::{Pixel, rules};
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, reject_null, upstream_text};
use crate::graph::revision;
use crate::request::RequestContext;

/// A pixel to update. Omitted fields stay as they are.
#[derive(InputObject)]
pub struct UpdatePixelInput {
    /// The pixel to update.
    pixel_id: i32,
    /// The pixel's `revision` that the change is based on. If someone else saved since, nothing is saved and the error
    /// is STALE. A save between the read for this check and the write goes unnoticed, because the service has no
    /// conditional writes. Omit to overwrite.
    revision: Option<String>,
    /// The name, of at most 200 characters. Cannot be null or blank.
    display_name: MaybeUndefined<String>,
    /// The type of page. Cannot be null.
    page: MaybeUndefined<PixelPage>,
    /// The funnel stage. null clears it.
    funnel_stage: MaybeUndefined<PixelFunnelStage>,
    /// Address of the page, with http, https or no scheme, of at most 2,000 characters. null clears it.
    url: MaybeUndefined<String>,
    /// The campaign the pixel belongs to, by number: one of its customer's. null clears it.
    campaign_id: MaybeUndefined<i32>,
    /// The customer the pixel belongs to, by number: that of its campaign, if it has one. Cannot be null.
    customer_id: MaybeUndefined<i32>,
}

/// The updated pixel, or why it was not updated.
#[derive(SimpleObject)]
pub struct UpdatePixelPayload {
    /// The pixel, as read after the update, or as it is now after STALE; null if it was not updated for another
    /// reason.
    pixel: ChangedNode<Pixel>,
    /// The campaign in the input, to read its pixels again; null if the input had none or the pixel was not updated.
    campaign: ChangedNode<Campaign>,
    /// Why the pixel was not updated; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: UpdatePixelInput,
) -> Result<UpdatePixelPayload> {
    let name = match &input.display_name {
        MaybeUndefined::Undefined => Ok(None),
        MaybeUndefined::Null => rules::saved_name("").map(Some),
        MaybeUndefined::Value(name) => rules::saved_name(name).map(Some),
    };
    let page = match input.page {
        MaybeUndefined::Null => Err(rules::missing_page()),
        page => upstream_text(page, "page"),
    };
    let funnel_stage = upstream_text(input.funnel_stage, "funnelStage");
    let customer_id = reject_null(input.customer_id, "customerId");
    let checked = rules::check_url(&input.url);
    let all = (name, page, funnel_stage, customer_id, checked);
    let (name, page, funnel_stage, customer_id) = match all {
        (Ok(name), Ok(page), Ok(stage), Ok(customer), Ok(())) => (name, page, stage, customer),
        (name, page, stage, customer, checked) => {
            let first = [name.err(), page.err(), stage.err()];
            let errors = first.into_iter().chain([customer.err(), checked.err()]);
            return Ok(UpdatePixelPayload {
                pixel: ChangedNode::none(),
                campaign: ChangedNode::none(),
                errors: errors.flatten().collect(),
            });
        }
    };
    let campaign_id = input.campaign_id.value().copied();
    let mut errors = check_owners(context, customer_id, campaign_id).await;
    if errors.is_empty() {
        let kept = kept_owner_error(context, input.pixel_id, customer_id, &input.campaign_id).await;
        errors.extend(kept);
    }
    if !errors.is_empty() {
        return Ok(UpdatePixelPayload {
            pixel: ChangedNode::none(),
            campaign: ChangedNode::none(),
            errors,
        });
    }
    let revision = input.revision.as_deref();
    if let Some((pixel, errors)) = revision::refusal(context, input.pixel_id, revision).await? {
        return Ok(UpdatePixelPayload {
            pixel,
            campaign: ChangedNode::none(),
            errors,
        });
    }
    let body = PixelBody {
        pixel_id: Some(input.pixel_id),
        uuid: None,
        campaign: input.campaign_id,
        customer_id,
        meta_data: MetaDataBody {
            page,
            display_name: name,
            funnel_stage,
            url: input.url,
        },
    };
    let written = rest::save_pixel(&context.main(), &body).await;
    let (pixel, errors) = ChangedNode::saved(body.pixel_id, written, "pixelId")?;
    Ok(UpdatePixelPayload {
        pixel,
        campaign: campaign_id.filter(|_| errors.is_empty()).into(),
        errors,
    })
}

/// What is wrong with the customer or the campaign in the input, if the pixel keeps the other one. If something cannot be
/// read, the service decides.
async fn kept_owner_error(
    context: &RequestContext,
    pixel_id: i32,
    customer_id: Option<i32>,
    campaign_id: &MaybeUndefined<i32>,
) -> Option<UserError> {
    let owner_of = async |number: i32| {
        let campaign = Campaign::find(context, number).await.ok()??;
        Some((number, campaign.owner()))
    };
    let pixel = async || rest::pixel(&context.main(), pixel_id).await.ok();
    match (customer_id, campaign_id) {
        (Some(customer_id), MaybeUndefined::Undefined) => {
            let campaign = owner_of(pixel().await?.campaign_id()?).await?;
            rules::kept_campaign_error(customer_id, campaign)
        }
        (None, MaybeUndefined::Value(number)) => {
            let customer_id = pixel().await?.customer_id?;
            rules::kept_customer_error(owner_of(*number).await?, customer_id)
        }
        _ => None,
    }
}
