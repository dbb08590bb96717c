//! A debug log, and lists of debug logs.

use std::collections::HashSet;

use async_graphql::{Context, Enum, ID, InputObject};
use gateway_macros::object;

use super::debug_log_details::DebugLogDetails;
use super::rest::{self, DebugLogRow, DetailsRow};
use crate::areas::customers::User;
use crate::error::{Result, if_found};
use crate::graph::connection::{Connection, connection_node};
use crate::graph::dates::{DateRangeInput, DayFilter};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::global_id::{self, Entity};
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::DateTime;
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;

pub struct DebugLog {
    row: Row<DebugLogRow>,
    /// The result of reading the details, if they were read to find the log.
    details: Option<Result<DetailsRow>>,
}

/// What the AI assistant recorded while it answered one prompt.
#[object(row)]
impl DebugLog {
    /// Opaque global id, for `node(id:)` and client caches.
    pub async fn id(&self) -> ID {
        global_id::id("DebugLog", &self.row.debug_id)
    }

    /// The log's key.
    async fn debug_id(&self) -> &str {
        &self.row.debug_id
    }

    /// When it was recorded; null if unknown.
    async fn recorded_at(&self) -> Option<DateTime> {
        self.row.debug_timestamp.map(DateTime)
    }

    /// The route of the assistant that answered, such as "/chat"; null if unknown.
    async fn route(&self) -> Option<&str> {
        self.row.route.as_deref()
    }

    /// The feature that the prompt came from, as the service spells it; null if unknown.
    async fn feature_type_text(&self) -> Option<&str> {
        self.row.feature_type.as_deref()
    }

    /// The number of the user who sent the prompt; null if unknown.
    async fn user_id(&self) -> Option<i32> {
        self.row.user_id
    }

    /// The user who sent the prompt; null if unknown. One call for the whole list. Source: GET /v3/api/users.
    #[prefetch(User::names(context))]
    #[batched]
    async fn user(&self, ctx: &Context<'_>) -> Result<Option<User>> {
        User::find_optional(request_context(ctx), self.row.user_id).await
    }

    /// Who or what started it, such as "USER", as the service spells it; null if unknown.
    async fn initiation_type_text(&self) -> Option<&str> {
        self.row.initiation_type.as_deref()
    }

    /// Whether the log reports errors; false if unknown.
    async fn has_errors(&self) -> bool {
        self.row.has_errors()
    }

    /// Everything else in the log. Costs one call per log.
    /// Source: GET /v3/api/planning/ai-debug-logs/{debugId}.
    async fn details(&self, ctx: &Context<'_>) -> Result<DebugLogDetails> {
        let details = match &self.details {
            Some(details) => details.clone(),
            None => rest::details(&request_context(ctx).main(), &self.row.debug_id).await,
        };
        Ok(DebugLogDetails::new(details?, self.row.has_errors()))
    }
}

impl DebugLogRow {
    fn has_errors(&self) -> bool {
        self.has_errors == Some(true)
    }
}

connection_node!(DebugLog, "A debug log", "debug logs");

/// Selects debug logs.
#[derive(Default, InputObject)]
pub struct DebugLogFilter {
    /// Words to find in the key, the route or the feature, in any order, regardless of case and accents.
    text: Option<String>,
    /// Logs of any of these users.
    user_ids: Option<HashSet<i32>>,
    /// Logs with any of these keys.
    debug_ids: Option<HashSet<String>>,
    /// Words to find in the feature, in any order, regardless of case and accents.
    feature_type_text: Option<String>,
    /// true keeps logs that report errors, false the others.
    has_errors: Option<bool>,
    /// Words to find in the route, in any order, regardless of case and accents.
    route: Option<String>,
    /// Substring of the user's number.
    user_id_text: Option<String>,
    /// Logs recorded on these days, in the time zone of the request. Leaves out those without a time.
    dates: Option<DateRangeInput>,
}

/// Sort fields of a list of debug logs. Ties are sorted by debugId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum DebugLogOrderField {
    /// When it was recorded.
    RecordedAt,
    /// The route, case-insensitive.
    Route,
    /// The feature, case-insensitive.
    FeatureType,
    /// The user's number.
    UserId,
}

impl OrderField for DebugLogOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::RecordedAt, OrderDirection::Desc);
}

impl Searched for DebugLogRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        let texts = [self.route.as_deref(), self.feature_type.as_deref()];
        [&*self.debug_id]
            .into_iter()
            .chain(texts.into_iter().flatten())
    }
}

impl DebugLog {
    /// A log whose details were read.
    pub(super) fn with_details(row: Row<DebugLogRow>, details: DetailsRow) -> Self {
        Self {
            row,
            details: Some(Ok(details)),
        }
    }

    /// A page of all debug logs.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<DebugLogFilter, DebugLogOrderField>,
    ) -> Result<Connection<Self>> {
        let table = rest::debug_logs(&context.main()).await?;
        let filter = &args.filter;
        let feature = FilterText::new(filter.feature_type_text.as_deref());
        let route = FilterText::new(filter.route.as_deref());
        let user = FilterText::new(filter.user_id_text.as_deref());
        let days = DayFilter::of(context, "dates", filter.dates.as_ref())?;
        let text = FilterText::new(filter.text.as_deref());
        let logs = List::new(&table).search(&text);
        let logs = logs.keep_text(&feature, |row| row.feature_type.as_deref());
        let logs = logs.keep_text(&route, |row| row.route.as_deref());
        let sort_by = match args.order.field {
            DebugLogOrderField::RecordedAt => {
                SortBy::value(|row: &DebugLogRow| row.debug_timestamp)
            }
            DebugLogOrderField::Route => {
                SortBy::text(|row: &DebugLogRow| row.route.as_deref().unwrap_or_default())
            }
            DebugLogOrderField::FeatureType => {
                SortBy::text(|row: &DebugLogRow| row.feature_type.as_deref().unwrap_or_default())
            }
            DebugLogOrderField::UserId => SortBy::value(|row: &DebugLogRow| row.user_id),
        };
        logs.keep(|row| {
            let user_id = || row.user_id.map(|user_id| user_id.to_string());
            is_any_of(filter.debug_ids.as_ref(), Some(row.debug_id.as_str()))
                && is_any_of(filter.user_ids.as_ref(), row.user_id.as_ref())
                && filter
                    .has_errors
                    .is_none_or(|wanted| wanted == row.has_errors())
                && days.keeps_time(row.debug_timestamp)
                && (user.is_empty() || user.matches(&[&user_id().unwrap_or_default()]))
        })
        .sort(sort_by, args.order.direction)
        .page(&args.page, |row| Self { row, details: None })
    }
}

impl Entity for DebugLog {
    const TYPE_NAME: &'static str = "DebugLog";
    type Key = String;

    /// The details repeat the row, so they are read first; the list is read only if they fail.
    async fn find(context: &RequestContext, debug_id: String) -> Result<Option<Self>> {
        if debug_id.is_empty() {
            return Ok(None);
        }
        let main = context.main();
        let details = rest::details(&main, &debug_id).await;
        let row = match &details {
            Ok(details) => Some(Row::alone(DebugLogRow::of(&debug_id, details))),
            Err(_) => {
                let table = rest::debug_logs(&main).await.ok();
                table.and_then(|table| Row::of(&table, &debug_id))
            }
        };
        match row {
            Some(row) => Ok(Some(Self {
                row,
                details: Some(details),
            })),
            None => if_found(details).map(|_| None),
        }
    }
}
