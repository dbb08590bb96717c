//! What needs attention of a customer.

use super::item::{AttentionItem, AttentionItemFilter, AttentionItemOrderField};
use super::lists::Lists;
use super::sources::read_own;
use super::summary::AttentionKindCount;
use crate::areas::customers::{Customer, HasAttention};
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::list::ListArgs;

impl HasAttention for Customer {
    type Item = AttentionItem;
    type Filter = AttentionItemFilter;
    type OrderField = AttentionItemOrderField;
    type KindCount = AttentionKindCount;

    async fn attention_page(
        caller: &Caller,
        customer_id: i32,
        args: &ListArgs<AttentionItemFilter, AttentionItemOrderField>,
    ) -> Result<Connection<AttentionItem>> {
        AttentionItem::page(caller, Some(customer_id), args).await
    }

    async fn attention_kinds(caller: &Caller, customer_id: i32) -> Result<Vec<AttentionKindCount>> {
        let lists = Lists::read(caller, Some(customer_id), |_| true).await?;
        Ok(AttentionKindCount::all(&lists))
    }

    async fn read_own(caller: &Caller, customer_id: i32) {
        read_own(caller, customer_id).await;
    }
}
