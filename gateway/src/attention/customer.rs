//! What needs attention of a customer.

use super::figures::AttentionFigure;
use super::item::{AttentionItem, AttentionItemFilter, AttentionItemOrderField};
use super::lists::Lists;
use super::sources::read_own;
use super::summary::AttentionKindCount;
use crate::areas::customers::{Customer, HasAttention};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::list::ListArgs;
use crate::request::RequestContext;

impl HasAttention for Customer {
    type Item = AttentionItem;
    type Filter = AttentionItemFilter;
    type OrderField = AttentionItemOrderField;
    type KindCount = AttentionKindCount;
    type Figure = AttentionFigure;

    async fn attention_page(
        context: &RequestContext,
        customer_id: i32,
        args: &ListArgs<AttentionItemFilter, AttentionItemOrderField>,
    ) -> Result<Connection<AttentionItem>> {
        AttentionItem::page(context, Some(customer_id), args).await
    }

    async fn attention_kinds(
        context: &RequestContext,
        customer_id: i32,
    ) -> Result<Vec<AttentionKindCount>> {
        let lists = Lists::read(context, Some(customer_id), |_| true).await?;
        Ok(AttentionKindCount::all(&lists))
    }

    async fn figures(context: &RequestContext, customer_id: i32) -> Result<Vec<AttentionFigure>> {
        AttentionFigure::all(context, Some(customer_id)).await
    }

    async fn read_own(context: &RequestContext, customer_id: i32) {
        read_own(context, customer_id).await;
    }
}
