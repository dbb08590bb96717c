//! Lists of turns.

use std::sync::Arc;

use async_graphql::{Enum, InputObject};

use super::Interaction;
use super::rest::{ConversationRow, InteractionRow};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{OrderDirection, OrderField};
use crate::upstream::decode::{Row, Table};

/// Selects turns.
#[derive(Default, InputObject)]
pub struct InteractionFilter {
    /// Words to find in the question or the answer, in any order, regardless of case and accents.
    text: Option<String>,
    /// true keeps turns with feedback, false the others.
    has_feedback: Option<bool>,
}

/// Sort fields of a list of turns.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum InteractionOrderField {
    /// The order of the conversation: when the question was asked. A turn without a time stays after the turn before
    /// it.
    Turn,
}

impl OrderField for InteractionOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Turn, OrderDirection::Asc);
}

impl Searched for InteractionRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        let question = self.question().map(str::to_owned);
        self.answers().chain(question)
    }
}

impl Interaction {
    /// A page of turns, which are already in order.
    pub(super) async fn page(
        conversation: &Row<ConversationRow>,
        table: &Arc<Table<InteractionRow>>,
        args: &ListArgs<InteractionFilter, InteractionOrderField>,
    ) -> Result<Connection<Self>> {
        let text = FilterText::new(args.filter.text.as_deref());
        let wanted = args.filter.has_feedback;
        List::new(table)
            .search(&text)
            .keep(|row| wanted.is_none_or(|wanted| wanted == row.feedback().is_some()))
            .sort(SortBy::received(), args.order.direction)
            .page_at(&args.page, |position| {
                Self::at(conversation, table, position)
            })
    }
}
