//! What needs attention of a customer, as a customer's fields return it.

use async_graphql::{InputType, OutputType};

use crate::error::Result;
use crate::graph::connection::{Connection, ConnectionNode};
use crate::graph::list::ListArgs;
use crate::graph::order::OrderField;
use crate::request::RequestContext;

/// Finds what needs attention of a customer. It takes the rules of all areas, so the layer above them implements it.
pub trait HasAttention {
    /// Something that needs attention.
    type Item: ConnectionNode;
    /// Selects items.
    type Filter: InputType;
    /// Sorts items.
    type OrderField: OrderField;
    /// The number of items of a kind.
    type KindCount: OutputType;
    /// A number of the last days.
    type Figure: OutputType;

    /// A page of what needs attention of a customer.
    fn attention_page(
        context: &RequestContext,
        customer_id: i32,
        args: &ListArgs<Self::Filter, Self::OrderField>,
    ) -> impl Future<Output = Result<Connection<Self::Item>>> + Send;

    /// The number of items of each kind.
    fn attention_kinds(
        context: &RequestContext,
        customer_id: i32,
    ) -> impl Future<Output = Result<Vec<Self::KindCount>>> + Send;

    /// The figures of the last days.
    fn figures(
        context: &RequestContext,
        customer_id: i32,
    ) -> impl Future<Output = Result<Vec<Self::Figure>>> + Send;

    /// Reads the lists that are read for one customer only.
    fn read_own(context: &RequestContext, customer_id: i32) -> impl Future<Output = ()> + Send;
}
