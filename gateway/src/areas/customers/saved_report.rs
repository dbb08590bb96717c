//! A saved report, and lists of saved reports.

use std::collections::HashSet;

use async_graphql::{Context, Enum, InputObject};
use gateway_macros::object;

use super::Customer;
use super::rest::{self, SavedReportRow};
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::DateTime;
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;

pub struct SavedReport(Row<SavedReportRow>);

/// A saved report.
#[object(row)]
impl SavedReport {
    /// The report's number; null if unknown.
    async fn saved_report_id(&self) -> Option<i32> {
        self.0.saved_report_id
    }

    /// The name; null if unknown.
    async fn name(&self) -> Option<&str> {
        self.0.report_name.as_deref()
    }

    /// The number of the customer it is about; null if unknown.
    async fn customer_id(&self) -> Option<i32> {
        self.0.customer_id
    }

    /// The customer it is about; null if unknown. One call for the whole list. Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    #[batched]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        Customer::find_optional(request_context(ctx), self.0.customer_id).await
    }

    /// When it was saved; null if unknown.
    async fn created_at(&self) -> Option<DateTime> {
        self.0.created_at.map(DateTime)
    }
}

connection_node!(SavedReport, "A saved report", "saved reports");

/// Selects saved reports.
#[derive(Default, InputObject)]
pub struct SavedReportFilter {
    /// Words to find in the name, in any order, regardless of case and accents.
    text: Option<String>,
    /// Reports with any of these numbers.
    saved_report_ids: Option<HashSet<i32>>,
    /// Reports of any of these customers.
    customer_ids: Option<HashSet<i32>>,
}

/// Sort fields of a list of saved reports. Ties are sorted by savedReportId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum SavedReportOrderField {
    /// The name, case-insensitive.
    Name,
    /// When it was saved.
    CreatedAt,
    /// The report's number.
    SavedReportId,
}

impl OrderField for SavedReportOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::CreatedAt, OrderDirection::Desc);
}

fn name_of(row: &SavedReportRow) -> &str {
    row.report_name.as_deref().unwrap_or_default()
}

impl Searched for SavedReportRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [name_of(self)]
    }
}

impl SavedReport {
    /// A page of all saved reports.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<SavedReportFilter, SavedReportOrderField>,
    ) -> Result<Connection<Self>> {
        let table = rest::saved_reports(&context.main()).await?;
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let reports = List::new(&table).search(&text);
        let sort_by = match args.order.field {
            SavedReportOrderField::Name => SortBy::text(name_of),
            SavedReportOrderField::CreatedAt => {
                SortBy::value(|row: &SavedReportRow| row.created_at)
            }
            SavedReportOrderField::SavedReportId => SortBy::key(),
        };
        reports
            .keep(|row| {
                is_any_of(
                    filter.saved_report_ids.as_ref(),
                    row.saved_report_id.as_ref(),
                ) && is_any_of(filter.customer_ids.as_ref(), row.customer_id.as_ref())
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }
}
