//! Lists of conversations.

use std::collections::HashSet;

use async_graphql::{Enum, InputObject};

use super::Conversation;
use super::rest::{self, ConversationRow};
use super::rules;
use crate::areas::customers::{Customer, User, UserNames};
use crate::areas::shell::is_company_email;
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::dates::{DateRangeInput, DayFilter};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::request::RequestContext;

/// Selects conversations. `conversationOptions` lists the values that occur.
#[derive(Default, InputObject)]
pub struct ConversationFilter {
    /// Conversations with any of these keys.
    conversation_ids: Option<HashSet<String>>,
    /// Words to find in the key or the title, in any order, regardless of case and accents.
    text: Option<String>,
    /// The customers, by number.
    customer_ids: Option<HashSet<i32>>,
    /// The users, by number.
    user_ids: Option<HashSet<i32>>,
    /// Conversations with any of these initiation types, compared exactly.
    initiation_type_texts: Option<HashSet<String>>,
    /// Conversations with any of these models, compared exactly.
    models: Option<HashSet<String>>,
    /// Conversations that started on these days, in the time zone of the request. Leaves out those without a time.
    dates: Option<DateRangeInput>,
    /// false leaves out the conversations of our own staff: the users whose email contains the company's name. They are
    /// included by default; `conversationAnalytics` leaves them out by default. One more call, shared with `userLabel`.
    include_internal_users: Option<bool>,
}

/// Sort fields of a list of conversations. Ties are sorted by conversationId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum ConversationOrderField {
    /// The order of the service.
    Received,
    /// The key; numbers in it are compared by value.
    ConversationId,
    /// The customer as in `customerLabel`, case-insensitive. One more call, shared with that field.
    Customer,
    /// The user as in `userLabel`, case-insensitive. One more call, shared with that field.
    User,
    /// When it started.
    CreatedAt,
}

impl OrderField for ConversationOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::CreatedAt, OrderDirection::Desc);
}

impl Searched for ConversationRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [rules::title(self.title()), &*self.conversation_id]
    }
}

impl Conversation {
    /// A page of all conversations.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<ConversationFilter, ConversationOrderField>,
    ) -> Result<Connection<Self>> {
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let days = DayFilter::of(context, "dates", filter.dates.as_ref())?;
        let main = context.main();
        let (table, order, internal) = tokio::try_join!(
            rest::conversations(&main),
            Sorting::of(context, args.order.field),
            InternalUsers::left_out(context, filter.include_internal_users)
        )?;
        let list = List::new(&table).search(&text).keep(|row| {
            is_any_of(
                filter.conversation_ids.as_ref(),
                Some(row.conversation_id.as_str()),
            ) && is_any_of(filter.customer_ids.as_ref(), row.customer_id.as_ref())
                && is_any_of(filter.user_ids.as_ref(), row.user_id.as_ref())
                && is_any_of(filter.initiation_type_texts.as_ref(), row.initiation_type())
                && is_any_of(filter.models.as_ref(), row.model.as_deref())
                && !internal.contain(row.user_id)
                && days.keeps_time(row.created_at)
        });
        list.sort(order.sort_by(), args.order.direction)
            .page(&args.page, Self::listed)
    }
}

/// The users whose conversations a filter leaves out.
struct InternalUsers<'a> {
    users: Option<UserNames>,
    company_text: &'a str,
}

impl<'a> InternalUsers<'a> {
    async fn left_out(context: &'a RequestContext, are_included: Option<bool>) -> Result<Self> {
        Ok(Self {
            users: match are_included {
                Some(false) => Some(User::names(context).await?),
                Some(true) | None => None,
            },
            company_text: &context.services().settings.company_text,
        })
    }

    fn contain(&self, user_id: Option<i32>) -> bool {
        let email = user_id.and_then(|user_id| self.users.as_ref()?.email(user_id));
        email.is_some_and(|email| is_company_email(email, self.company_text))
    }
}

/// What a conversation is sorted by; `None` if it has none.
type Label = dyn Fn(&ConversationRow) -> Option<String> + Send;

/// How a list is sorted, with the names needed for it.
enum Sorting {
    Received,
    ConversationId,
    CreatedAt,
    Label(Box<Label>),
}

impl Sorting {
    async fn of(context: &RequestContext, field: ConversationOrderField) -> Result<Self> {
        Ok(match field {
            ConversationOrderField::Received => Self::Received,
            ConversationOrderField::ConversationId => Self::ConversationId,
            ConversationOrderField::CreatedAt => Self::CreatedAt,
            ConversationOrderField::Customer => {
                let names = Customer::names(context).await?;
                let label = move |id| rules::name_or_id(names.name(id), id).into_owned();
                Self::Label(Box::new(move |row| row.customer_id.map(&label)))
            }
            ConversationOrderField::User => {
                let names = User::names(context).await?;
                let label = move |id| rules::name_or_id(names.name(id), id).into_owned();
                Self::Label(Box::new(move |row| row.user_id.map(&label)))
            }
        })
    }

    fn sort_by(&self) -> SortBy<'_, ConversationRow> {
        match self {
            Self::Received => SortBy::received(),
            Self::ConversationId => {
                SortBy::numbered(|row: &ConversationRow| row.conversation_id.as_str())
            }
            Self::CreatedAt => SortBy::value(|row: &ConversationRow| row.created_at),
            Self::Label(label) => SortBy::value(label),
        }
    }
}
