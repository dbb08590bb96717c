//! What needs attention, across areas.
//!
//! Each rule is one of an area: this folder collects what the areas find. It adds no threshold. What costs a call per customer
//! is found for one customer at a time.

mod customer;
mod figures;
mod item;
mod lists;
mod rules;
mod sources;
mod summary;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::list::ListArgs;
use crate::request::request_context;
use item::AttentionItemFilter;
pub use item::{AttentionItem, AttentionItemOrderField};
use summary::AttentionSummary;

/// Root fields of attention.
#[derive(Default)]
pub struct AttentionQuery;

/// Root fields of attention.
#[object]
impl AttentionQuery {
    /// What needs attention now, the most urgent first by default. An item leaves the list when its cause is gone. Costs nine
    /// calls, eight unless the caller is a lock maintainer, and fewer with `kinds`; they are shared with the fields that read
    /// the same lists. A list that cannot be read is an item itself, and the others stay. What costs a call per customer,
    /// CAMPAIGN_WITHOUT_PIXEL and VEHICLE_NEEDS_ATTENTION, is in `Customer.attention`. Source: GET /v3/auth/me,
    /// GET /v3/api/providers, GET /v3/api/providers/locks, GET /v3/api/attribution,
    /// GET /v3/api/pixels/attribution-studies-pixel-counts, GET /v3/api/markets, and GET /api/jobs, GET /api/jobs-sf and
    /// GET /api/pipeline-jobs of the pipeline service.
    async fn attention(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<AttentionItemFilter, AttentionItemOrderField>,
    ) -> Result<Connection<AttentionItem>> {
        AttentionItem::page(request_context(ctx), None, &list).await
    }

    /// How many items of each kind need attention, and the figures of the last days. Shares its calls with `attention`.
    async fn attention_summary(&self, ctx: &Context<'_>) -> Result<AttentionSummary> {
        AttentionSummary::read(request_context(ctx)).await
    }
}
