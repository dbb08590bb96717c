//! The campaigns that the pixels of a customer name.

use std::collections::HashSet;

use super::Pixel;
use super::rest;
use crate::error::Result;
use crate::request::RequestContext;

/// The campaigns that the pixels of a customer name.
pub(crate) struct NamedCampaigns {
    /// Their numbers.
    pub(crate) campaign_ids: HashSet<i32>,
    /// The number of pixels that cannot be read. They may name others.
    pub(crate) unreadable: usize,
}

impl Pixel {
    /// The campaigns that the pixels of a customer name. One call, shared with `Customer.pixels`.
    pub(crate) async fn campaigns_named_by(
        context: &RequestContext,
        customer_id: i32,
    ) -> Result<NamedCampaigns> {
        let table = rest::pixels_of_customer(&context.main(), customer_id).await?;
        let campaigns = table.rows().iter().filter_map(rest::PixelRow::campaign_id);
        Ok(NamedCampaigns {
            campaign_ids: campaigns.collect(),
            unreadable: table.unreadable(),
        })
    }
}
