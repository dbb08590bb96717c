//! Lists of conversations.

use std::collections::HashSet;

use async_graphql::{Enum, InputObject};

use super::Conversation;
use super::rest::{self, ConversationRow};
use super::rules;
use crate::areas::customers::{Customer, User};
use crate::error::Result;
use crate::graph::collation::{compare_numbered, compare_text};
use crate::graph::connection::Connection;
use crate::graph::dates::{DateRangeInput, days_of, range_moments};
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::text_search::TextSearch;
use crate::session::Session;

/// Selects conversations. `conversationOptions` lists the values that occur.
#[derive(Default, InputObject)]
pub struct ConversationFilter {
    /// Case-insensitive substring of the key or the title.
    text: Option<String>,
    /// The customers, by number.
    customer_ids: Option<HashSet<i32>>,
    /// The users, by number.
    user_ids: Option<HashSet<i32>>,
    /// Conversations with any of these initiation types, compared exactly.
    initiation_types: Option<HashSet<String>>,
    /// Conversations with any of these models, compared exactly.
    models: Option<HashSet<String>>,
    /// Conversations that began on these days, in the time zone of the request; never one without a time.
    dates: Option<DateRangeInput>,
}

/// Sort fields of a list of conversations. Missing values come first, ties are sorted by conversationId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum ConversationOrderField {
    /// The order in which the service sends them.
    Received,
    /// The key; numbers in it are compared by value.
    ConversationId,
    /// The customer as in `customerLabel`, case-insensitive. One more call, shared with that field.
    Customer,
    /// The user as in `userLabel`, case-insensitive. One more call, shared with that field.
    User,
    /// When it began.
    CreatedAt,
}

impl OrderField for ConversationOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Received, OrderDirection::Asc);
}

impl Conversation {
    /// A page of all conversations.
    pub(super) async fn page(
        session: &Session,
        args: &ListArgs<ConversationFilter, ConversationOrderField>,
    ) -> Result<Connection<Self>> {
        let filter = &args.filter;
        let text = TextSearch::new(filter.text.as_deref());
        let days = filter.dates.map(|dates| days_of(&dates, session.today()));
        let span = days
            .transpose()?
            .map(|days| range_moments(days, session.time_zone()));
        let main = session.main();
        let (table, order) = tokio::try_join!(
            rest::conversations(&main),
            Sorting::of(session, args.order.field)
        )?;
        let positions = 0..table.rows().len() as u32;
        let list = match (&order, args.order.direction) {
            (Sorting::Received, OrderDirection::Desc) => List::at(&table, positions.rev()),
            _ => List::at(&table, positions),
        };
        let list = list.keep(|row| {
            let has = |wanted: &Option<HashSet<String>>, text: Option<&str>| {
                let wanted = wanted.as_ref();
                wanted.is_none_or(|wanted| text.is_some_and(|text| wanted.contains(text)))
            };
            let is_of = |wanted: &Option<HashSet<i32>>, id: Option<i32>| {
                let wanted = wanted.as_ref();
                wanted.is_none_or(|wanted| id.is_some_and(|id| wanted.contains(&id)))
            };
            let began = row.created_at.map(|time| time.timestamp());
            text.matches(&[&row.conversation_id, rules::title(row.title())])
                && is_of(&filter.customer_ids, row.customer_id)
                && is_of(&filter.user_ids, row.user_id)
                && has(&filter.initiation_types, row.initiation_type())
                && has(&filter.models, row.model.as_deref())
                && span.is_none_or(|(from, to)| {
                    began.is_some_and(|at| (from.timestamp()..=to.timestamp()).contains(&at))
                })
        });
        let list = match order {
            Sorting::Received => list,
            Sorting::By(compare) => list.sort(SortBy::compare(compare), args.order.direction),
        };
        list.page(&args.page, Self::listed)
    }
}

/// A comparison of two conversations.
type Compare = dyn Fn(&ConversationRow, &ConversationRow) -> Ordering + Send;

/// How a list is sorted, with the names that this needs.
enum Sorting {
    Received,
    By(Box<Compare>),
}

impl Sorting {
    async fn of(session: &Session, field: ConversationOrderField) -> Result<Self> {
        Ok(match field {
            ConversationOrderField::Received => Self::Received,
            ConversationOrderField::ConversationId => {
                Self::by(|a, b| compare_numbered(&a.conversation_id, &b.conversation_id))
            }
            ConversationOrderField::CreatedAt => Self::by(|a, b| a.created_at.cmp(&b.created_at)),
            ConversationOrderField::Customer => {
                let names = Customer::names(session).await?;
                Self::by(move |a, b| {
                    let label = |id| rules::name_or_id(names.name(id), id);
                    compare_labels(a.customer_id.map(label), b.customer_id.map(label))
                })
            }
            ConversationOrderField::User => {
                let names = User::names(session).await?;
                Self::by(move |a, b| {
                    let label = |id| rules::name_or_id(names.name(id), id);
                    compare_labels(a.user_id.map(label), b.user_id.map(label))
                })
            }
        })
    }

    fn by(
        compare: impl Fn(&ConversationRow, &ConversationRow) -> Ordering + Send + 'static,
    ) -> Self {
        Self::By(Box::new(compare))
    }
}

fn compare_labels(a: Option<Cow<'_, str>>, b: Option<Cow<'_, str>>) -> Ordering {
    match (a, b) {
        (Some(a), Some(b)) => compare_text(&a, &b),
        (a, b) => a.is_some().cmp(&b.is_some()),
    }
}
