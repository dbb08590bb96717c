//! Totals of the conversations: cards, views of the chart, and filter options.

use std::sync::Arc;

use async_graphql::{Context, Enum, InputObject};
use gateway_macros::{SimpleObject, object};

use super::analytics_series::{self, AnalyticsMetric, AnalyticsSeries, Lines};
use super::conversation_options::{CustomerOption, UserOption};
use super::rest::{self, AnalyticsQuery, AnalyticsRow};
use super::rules::{self, AnalyticsInterval, AnalyticsView};
use crate::areas::customers::{Customer, User};
use crate::error::{Error, Result};
use crate::graph::budget::budget_of;
use crate::graph::dates::{DateRange, DateRangeInput, days_of};
use crate::graph::decision::Decision;
use crate::graph::response_time::response_time;
use crate::request::{RequestContext, request_context};

/// The default number of customers or users with a line of their own.
const LARGEST: u32 = 35;
const MOST_LINES: u32 = 1_000;

/// Selects the conversations that are counted.
#[derive(Default, InputObject)]
pub struct ConversationAnalyticsFilter {
    /// The days, in the time zone of the request; all days if omitted.
    dates: Option<DateRangeInput>,
    /// The customer, by number.
    customer_id: Option<i32>,
    /// The user, by number.
    user_id: Option<i32>,
    /// Whether conversations of our own staff are counted too.
    #[graphql(default)]
    include_internal_users: bool,
}

pub struct ConversationAnalytics {
    row: Arc<AnalyticsRow>,
    dates: Option<DateRange>,
    has_customer: bool,
    has_user: bool,
}

/// Totals of the conversations.
#[object]
impl ConversationAnalytics {
    /// The days that are counted; null for all.
    async fn dates(&self) -> Option<DateRange> {
        self.dates
    }

    /// The totals, in display order.
    async fn cards(&self) -> Vec<AnalyticsCard> {
        AnalyticsCard::all(&self.row)
    }

    /// The views of the chart, in display order, and whether the filter leaves something to compare in each.
    async fn views(&self) -> Vec<AnalyticsViewOption> {
        let option = |view: AnalyticsView| AnalyticsViewOption {
            view,
            label: view.label(),
            select: self.view_decision(view),
        };
        AnalyticsView::ALL.map(option).into()
    }

    /// The default interval between the points of a view's lines: a day; for customers and users, a week if the
    /// conversations span more than 92 days, and a month if they span more than two years.
    async fn interval(
        &self,
        #[graphql(desc = "The view.", default_with = "AnalyticsView::Activity")]
        view: AnalyticsView,
    ) -> AnalyticsInterval {
        analytics_series::interval(&self.row.time_series, view)
    }

    /// The lines of a view, sorted by label; those of ACTIVITY are conversations and interactions. CUSTOMERS and USERS
    /// have a line for each of the largest, then one for all others together. Each line has a point for every interval
    /// with a conversation. BAD_USER_INPUT if the filter disables the view, or if `largest` is not from 0 to 1,000. One
    /// call for customers, one for users. Source: GET /v3/api/customers or GET /v3/api/users.
    #[prefetch(read_names(context, of.argument("view")?))]
    async fn series(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The view.", default_with = "AnalyticsView::Activity")]
        view: AnalyticsView,
        #[graphql(
            desc = "What the lines of customers and users count.",
            default_with = "AnalyticsMetric::Conversations"
        )]
        metric: AnalyticsMetric,
        #[graphql(desc = "What a point counts. Defaults to `interval` of the view.")]
        interval: Option<AnalyticsInterval>,
        #[graphql(
            desc = "Number of customers or users with a line of their own, 0 to 1,000.",
            default_with = "LARGEST"
        )]
        largest: u32,
    ) -> Result<Vec<AnalyticsSeries>> {
        if largest > MOST_LINES {
            return Err(Error::bad_input("Select at most 1,000 lines."));
        }
        if let Some(reason) = self.view_decision(view).reason {
            return Err(Error::bad_input(reason));
        }
        let wanted = Lines {
            view,
            metric,
            interval,
            largest: largest as usize,
        };
        let take = |points| budget_of(ctx).take_rows(points);
        AnalyticsSeries::of(request_context(ctx), &self.row.time_series, wanted, take).await
    }

    /// The customers with conversations, sorted by label. One call. Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    async fn customers(&self, ctx: &Context<'_>) -> Result<Vec<CustomerOption>> {
        let ids = self.row.customer_ids.iter().copied();
        CustomerOption::of(request_context(ctx), ids.collect()).await
    }

    /// The users with conversations, sorted by label. One call. Source: GET /v3/api/users.
    #[prefetch(User::names(context))]
    async fn users(&self, ctx: &Context<'_>) -> Result<Vec<UserOption>> {
        let ids = self.row.user_ids.iter().copied();
        UserOption::of(request_context(ctx), ids.collect()).await
    }
}

/// Reads the names that the lines of a view have.
async fn read_names(context: &RequestContext, view: AnalyticsView) -> Result<()> {
    match view {
        AnalyticsView::Activity => Ok(()),
        AnalyticsView::Customers => Customer::names(context).await.map(drop),
        AnalyticsView::Users => User::names(context).await.map(drop),
    }
}

/// What a card of the analytics shows.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AnalyticsFigure {
    /// Number of conversations.
    Conversations,
    /// Number of interactions, the turns of conversations.
    Interactions,
    /// Number of customers with conversations.
    Customers,
    /// Number of users with conversations.
    Users,
    /// Mean response time, in milliseconds.
    AverageResponseTime,
    /// Number of tokens.
    TotalTokens,
}

/// A figure of the analytics.
#[derive(SimpleObject)]
pub struct AnalyticsCard {
    /// Which figure it is.
    figure: AnalyticsFigure,
    /// The caption to show, such as "Avg Response Time".
    caption: &'static str,
    /// The value; null if unknown. A Float because it can exceed 2^31.
    value: Option<f64>,
    /// The value as text: a number such as "2.3M", or a time such as "5.4s"; empty if unknown.
    label: String,
}

impl AnalyticsCard {
    fn all(row: &AnalyticsRow) -> Vec<Self> {
        let summary = row.summary.as_ref();
        let count = |figure, caption, value: Option<i64>| Self {
            figure,
            caption,
            value: value.map(|value| value as f64),
            label: value.map(rules::large_number).unwrap_or_default(),
        };
        let time = summary.and_then(|summary| summary.avg_response_time);
        let time = time.filter(|milliseconds| *milliseconds >= 0.0);
        vec![
            count(
                AnalyticsFigure::Conversations,
                "Conversations",
                summary.and_then(|summary| summary.total_conversations),
            ),
            count(
                AnalyticsFigure::Interactions,
                "Interactions",
                summary.and_then(|summary| summary.total_interactions),
            ),
            count(
                AnalyticsFigure::Customers,
                "Customers",
                summary.and_then(|summary| summary.unique_customers),
            ),
            count(
                AnalyticsFigure::Users,
                "Users",
                summary.and_then(|summary| summary.unique_users),
            ),
            Self {
                figure: AnalyticsFigure::AverageResponseTime,
                caption: "Avg Response Time",
                value: time,
                label: time.map(response_time).unwrap_or_default(),
            },
            count(
                AnalyticsFigure::TotalTokens,
                "Total Tokens",
                summary.and_then(|summary| summary.total_tokens),
            ),
        ]
    }
}

/// A view of the chart.
#[derive(SimpleObject)]
pub struct AnalyticsViewOption {
    /// The view, as `series` takes it.
    view: AnalyticsView,
    /// The name to show, such as "Activity".
    label: &'static str,
    /// Whether it can be chosen.
    select: Decision,
}

impl ConversationAnalytics {
    /// The figures of the conversations that a filter selects.
    pub(super) async fn read(
        context: &RequestContext,
        filter: ConversationAnalyticsFilter,
    ) -> Result<Self> {
        let days = filter.dates.map(|dates| days_of(&dates, context.today()));
        let dates = days
            .transpose()?
            .map(|days| DateRange::new(days, context.time_zone()));
        let query = AnalyticsQuery {
            include_internal_users: filter.include_internal_users,
            customer_id: filter.customer_id,
            user_id: filter.user_id,
            span: dates.map(|dates| (dates.starts_at.0, dates.ends_at.0)),
        };
        Ok(Self {
            row: rest::analytics(&context.main(), &query).await?,
            dates,
            has_customer: filter.customer_id.is_some(),
            has_user: filter.user_id.is_some(),
        })
    }

    fn view_decision(&self, view: AnalyticsView) -> Decision {
        rules::view_decision(view, self.has_customer, self.has_user)
    }
}
