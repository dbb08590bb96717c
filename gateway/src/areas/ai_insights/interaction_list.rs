//! Lists of turns.

use std::sync::Arc;

use async_graphql::{Enum, InputObject};

use super::Interaction;
use super::rest::InteractionRow;
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::filter_text::FilterText;
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{OrderDirection, OrderField};
use crate::upstream::decode::Table;

/// Selects turns.
#[derive(Default, InputObject)]
pub struct InteractionFilter {
    /// Case-insensitive substring of the question or the answer.
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

impl Interaction {
    /// A page of turns, which are already in order.
    pub(super) fn page(
        table: &Arc<Table<InteractionRow>>,
        args: &ListArgs<InteractionFilter, InteractionOrderField>,
    ) -> Result<Connection<Self>> {
        let text = FilterText::new(args.filter.text.as_deref());
        let list = List::new(table).keep(|row| {
            let has_text = || {
                let answers: Vec<String> = row.answers().collect();
                let texts = answers.iter().map(String::as_str);
                let texts: Vec<&str> = texts.chain(row.question()).collect();
                text.matches(&texts)
            };
            let wanted = args.filter.has_feedback;
            wanted.is_none_or(|wanted| wanted == row.feedback().is_some())
                && (text.is_empty() || has_text())
        });
        list.sort(SortBy::received(), args.order.direction)
            .page_at(&args.page, |position| Self::at(table, position))
    }
}
