//! A warehouse query, and lists of queries.

use std::collections::HashSet;

use async_graphql::{Enum, InputObject};
use gateway_macros::object;

use super::rest::{self, WarehouseQueryRow};
use super::rules;
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::dates::{DateRangeInput, DayFilter};
use crate::graph::direct_json::fields::plain_enums;
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::DateTime;
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::RequestContext;
use crate::upstream::Row;

/// The execution status of a query.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum WarehouseQueryStatus {
    /// It succeeded.
    Success,
    /// It is running.
    Running,
    /// It failed.
    Failed,
    /// It ended with an error.
    Error,
    /// A status the gateway does not know; `statusText` has its text.
    Unrecognized,
}

impl UpstreamEnum for WarehouseQueryStatus {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("SUCCESS", Self::Success),
        ("RUNNING", Self::Running),
        ("FAILED", Self::Failed),
        ("ERROR", Self::Error),
    ];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

plain_enums!(WarehouseQueryStatus);

pub struct WarehouseQuery(Row<WarehouseQueryRow>);

/// A query that the pipeline has sent to the warehouse.
#[object(row)]
impl WarehouseQuery {
    /// The query's key.
    async fn query_id(&self) -> &str {
        &self.0.query_id
    }

    /// The name of the database; null if unknown.
    async fn database(&self) -> Option<&str> {
        self.0.database_name.as_deref()
    }

    /// The name of the database user who sent it; null if unknown.
    async fn user(&self) -> Option<&str> {
        self.0.user_name.as_deref()
    }

    /// The role of the database user; null if unknown.
    async fn role(&self) -> Option<&str> {
        self.0.role_name.as_deref()
    }

    /// Its execution status.
    async fn status(&self) -> WarehouseQueryStatus {
        WarehouseQueryStatus::of(&self.0.execution_status)
    }

    /// The status as the service spells it; empty if unknown.
    async fn status_text(&self) -> &str {
        &self.0.execution_status
    }

    /// When it started; null if unknown.
    async fn started_at(&self) -> Option<DateTime> {
        self.0.start_time.map(DateTime)
    }

    /// When it ended; null if it has not, or if unknown.
    async fn ended_at(&self) -> Option<DateTime> {
        self.0.end_time.map(DateTime)
    }

    /// Running time in milliseconds, without the fraction; null if it has not ended, or if unknown.
    async fn duration_ms(&self) -> Option<i32> {
        self.0.total_elapsed_time.and_then(rules::whole_units)
    }

    /// The text of the query; null if unknown.
    async fn text(&self) -> Option<&str> {
        self.0.query_text.as_deref()
    }
}

connection_node!(
    WarehouseQuery,
    "A query of the warehouse",
    "queries of the warehouse"
);

/// Selects warehouse queries.
#[derive(Default, InputObject)]
pub struct WarehouseQueryFilter {
    /// Words to find in the text of the query, the user or the database, in any order, regardless of case and accents.
    text: Option<String>,
    /// Queries with any of these statuses.
    statuses: Option<HashSet<WarehouseQueryStatus>>,
    /// Queries that started on these days, in the time zone of the request. Leaves out those without a time.
    dates: Option<DateRangeInput>,
}

/// Sort fields of a list of warehouse queries. Ties are sorted by queryId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum WarehouseQueryOrderField {
    /// When it started.
    StartedAt,
    /// When it ended.
    EndedAt,
    /// Running time.
    Duration,
}

impl OrderField for WarehouseQueryOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::StartedAt, OrderDirection::Desc);
}

impl Searched for WarehouseQueryRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [
            self.query_text.as_deref(),
            self.user_name.as_deref(),
            self.database_name.as_deref(),
        ]
        .into_iter()
        .flatten()
    }
}

impl WarehouseQuery {
    /// A page of all queries.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<WarehouseQueryFilter, WarehouseQueryOrderField>,
    ) -> Result<Connection<Self>> {
        let table = rest::warehouse_queries(&context.pipeline()).await?;
        let statuses = args.filter.statuses.as_ref();
        let days = DayFilter::of(context, "dates", args.filter.dates.as_ref())?;
        let text = FilterText::new(args.filter.text.as_deref());
        let queries = List::new(&table).search(&text);
        let sort_by = match args.order.field {
            WarehouseQueryOrderField::StartedAt => {
                SortBy::value(|row: &WarehouseQueryRow| row.start_time)
            }
            WarehouseQueryOrderField::EndedAt => {
                SortBy::value(|row: &WarehouseQueryRow| row.end_time)
            }
            WarehouseQueryOrderField::Duration => SortBy::value(|row: &WarehouseQueryRow| {
                row.total_elapsed_time.and_then(rules::whole_units)
            }),
        };
        queries
            .keep(|row| {
                let status = WarehouseQueryStatus::of(&row.execution_status);
                statuses.is_none_or(|statuses| statuses.contains(&status))
                    && days.keeps_time(row.start_time)
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }
}
