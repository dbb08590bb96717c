//! Lists of customers.

use std::collections::HashSet;

use async_graphql::{Enum, InputObject};

use super::Customer;
use super::customer_channel::CustomerChannel;
use super::rest::{self, CustomerRow};
use super::subscription_type::SubscriptionType;
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::RequestContext;

/// Selects customers.
#[derive(Default, InputObject)]
pub struct CustomerFilter {
    /// Customers with any of these numbers.
    customer_ids: Option<HashSet<i32>>,
    /// Words to find in the name, in any order, regardless of case and accents. A word may also be the whole customerId.
    text: Option<String>,
    /// Any of these lines of business.
    channels: Option<HashSet<CustomerChannel>>,
    /// Any of these types of subscription.
    subscription_types: Option<HashSet<SubscriptionType>>,
}

/// Sort fields of a list of customers. Ties are sorted by customerId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum CustomerOrderField {
    /// The name, case-insensitive.
    Name,
    /// The customer's number.
    CustomerId,
    /// The line of business, as in `channelText`.
    Channel,
}

impl OrderField for CustomerOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Name, OrderDirection::Asc);
}

impl Searched for CustomerRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [&*self.customer_name]
    }

    fn number(&self) -> Option<i32> {
        Some(self.customer_id)
    }
}

impl Customer {
    /// A page of the customers in a market.
    pub(crate) async fn of_market(
        context: &RequestContext,
        market_id: i32,
        args: &ListArgs<CustomerFilter, CustomerOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(context, args, |row| row.markets.contains(&market_id)).await
    }

    /// A page of all customers.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<CustomerFilter, CustomerOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(context, args, |_| true).await
    }

    async fn page_of(
        context: &RequestContext,
        args: &ListArgs<CustomerFilter, CustomerOrderField>,
        is_listed: impl Fn(&CustomerRow) -> bool,
    ) -> Result<Connection<Self>> {
        let book = rest::customers(&context.main()).await?;
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let customers = List::by_name(&book.table).search(&text);
        let sort_by = match args.order.field {
            CustomerOrderField::Name => SortBy::name(),
            CustomerOrderField::CustomerId => SortBy::key(),
            CustomerOrderField::Channel => SortBy::text(|row: &CustomerRow| {
                row.customer_channel.as_deref().unwrap_or_default()
            }),
        };
        customers
            .keep(|row| {
                let channel = row.customer_channel.as_deref().map(CustomerChannel::of);
                let subscription = row.subscription_type.as_deref().map(SubscriptionType::of);
                is_listed(row)
                    && is_any_of(filter.customer_ids.as_ref(), Some(&row.customer_id))
                    && filter
                        .channels
                        .as_ref()
                        .is_none_or(|list| channel.is_some_and(|channel| list.contains(&channel)))
                    && filter.subscription_types.as_ref().is_none_or(|list| {
                        subscription.is_some_and(|subscription| list.contains(&subscription))
                    })
            })
            .sort(sort_by, args.order.direction)
            .page_at(&args.page, |position| Self::at(&book, position))
    }
}
