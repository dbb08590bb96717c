//! Lists of studies.

use std::collections::HashSet;
use std::sync::Arc;

use async_graphql::{Enum, InputObject};
use chrono::{DateTime, Utc};

use super::AttributionStudy;
use super::rest::{self, PixelCountRow, StudyRow};
use super::rules::{self, StudyStatus, StudyTexts, StudyWords};
use crate::areas::customers::{Customer, CustomerNames};
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::dates::{DateRangeInput, DayFilter};
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::Date;
use crate::graph::search::{Findings, Search};
use crate::upstream::Row;
use crate::upstream::decode::Table;

/// Selects attribution studies.
#[derive(Default, InputObject)]
pub struct AttributionStudyFilter {
    /// Studies with any of these statuses.
    statuses: Option<HashSet<StudyStatus>>,
    /// Words separated by spaces. Each must be a case-insensitive substring of the name, the customer's name, the type,
    /// the objective, the status, the notes, a number (the study, its customer, its campaign, its pixels) or a date as
    /// MM-DD-YYYY; different words may match different values.
    text: Option<String>,
    /// The customer, by number.
    customer_id: Option<i32>,
    /// Studies with any of these numbers.
    attribution_ids: Option<Vec<i32>>,
    /// Studies whose measurement begins on these days: whose `startDate` is among them.
    begins: Option<DateRangeInput>,
    /// Studies whose period ends on these days: whose `postStudyEndDate` is among them.
    ends: Option<DateRangeInput>,
    /// Studies whose results are due on these days: whose `deliveryDate` is among them.
    due: Option<DateRangeInput>,
}

/// Sort fields of a list of attribution studies. Ties are sorted by attributionId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AttributionStudyOrderField {
    /// The study's number.
    AttributionId,
    /// The name, case-insensitive.
    Name,
    /// The status, as in `statusLabel`.
    Status,
    /// First day of the measurement.
    StartDate,
    /// Last day of the study's period.
    PostStudyEndDate,
    /// Day of delivery.
    DeliveryDate,
}

impl OrderField for AttributionStudyOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::AttributionId, OrderDirection::Desc);
}

/// Data that a search for words needs besides the study itself.
struct Searched {
    names: CustomerNames,
    counts: Arc<Table<PixelCountRow>>,
}

impl AttributionStudy {
    /// The studies that a search finds by number or name. One call for the whole list.
    pub(crate) async fn search(caller: &Caller, search: &Search) -> Result<Findings<Self>> {
        let table = rest::studies(&caller.main()).await?;
        Ok(search.rows(
            table.rows(),
            |row| &row.study_name,
            |_, row, terms| {
                terms.number(row.attribution_id);
                terms.name(&row.study_name);
            },
            |position| Self::new(Row::at(&table, position)),
        ))
    }

    /// A page of all studies.
    pub(super) async fn page(
        caller: &Caller,
        args: &ListArgs<AttributionStudyFilter, AttributionStudyOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(caller, None, args).await
    }

    /// A page of the studies of a customer.
    pub(crate) async fn of_customer(
        caller: &Caller,
        customer_id: i32,
        args: &ListArgs<AttributionStudyFilter, AttributionStudyOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(caller, Some(customer_id), args).await
    }

    async fn page_of(
        caller: &Caller,
        owner: Option<i32>,
        args: &ListArgs<AttributionStudyFilter, AttributionStudyOrderField>,
    ) -> Result<Connection<Self>> {
        let filter = &args.filter;
        let words = StudyWords::new(filter.text.as_deref());
        let main = caller.main();
        let (table, searched) = tokio::try_join!(rest::studies(&main), async {
            if words.is_empty() {
                return Ok(None);
            }
            let (names, counts) =
                tokio::try_join!(Customer::names(caller), rest::pixel_counts(&main))?;
            Ok(Some(Searched { names, counts }))
        })?;
        let numbers = filter
            .attribution_ids
            .as_ref()
            .map(|numbers| numbers.iter().copied().collect::<HashSet<_>>());
        let begins = DayFilter::of(caller, "begins", filter.begins.as_ref())?;
        let ends = DayFilter::of(caller, "ends", filter.ends.as_ref())?;
        let due = DayFilter::of(caller, "due", filter.due.as_ref())?;
        let day = |time: Option<DateTime<Utc>>| time.map(|time| Date::of(time).0);
        let is_of = |row: &StudyRow, customer: Option<i32>| {
            customer.is_none_or(|customer| row.customer_id == Some(customer))
        };
        let sort_by = match args.order.field {
            AttributionStudyOrderField::AttributionId => SortBy::key(),
            AttributionStudyOrderField::Name => SortBy::text(|row: &StudyRow| &row.study_name),
            AttributionStudyOrderField::Status => {
                SortBy::value(|row: &StudyRow| Some(rules::status_label(&row.status)))
            }
            AttributionStudyOrderField::StartDate => SortBy::value(|row: &StudyRow| row.start_date),
            AttributionStudyOrderField::PostStudyEndDate => {
                SortBy::value(|row: &StudyRow| row.post_study_end_date)
            }
            AttributionStudyOrderField::DeliveryDate => {
                SortBy::value(|row: &StudyRow| row.delivery_date)
            }
        };
        List::new(&table)
            .keep(|row| {
                is_of(row, owner)
                    && is_of(row, filter.customer_id)
                    && numbers
                        .as_ref()
                        .is_none_or(|numbers| numbers.contains(&row.attribution_id))
                    && filter
                        .statuses
                        .as_ref()
                        .is_none_or(|statuses| statuses.contains(&rules::status(&row.status)))
                    && begins.keeps_day(day(row.start_date))
                    && ends.keeps_day(day(row.post_study_end_date))
                    && due.keeps_day(day(row.delivery_date))
                    && searched
                        .as_ref()
                        .is_none_or(|searched| searched.has(&words, row))
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self::new)
    }
}

impl Searched {
    /// Whether all words occur in the values of a study.
    fn has(&self, words: &StudyWords, row: &StudyRow) -> bool {
        let label = rules::status_label(&row.status);
        words.are_in(&StudyTexts {
            texts: &[
                Some(&row.study_name),
                row.customer_id.and_then(|id| self.names.name(id)),
                row.study_type.as_deref(),
                row.objective.as_deref(),
                Some(&row.status),
                Some(&label),
                row.notes.as_deref(),
            ],
            numbers: &[
                Some(row.attribution_id),
                row.customer_id,
                row.campaign_id,
                Some(rest::pixel_count(&self.counts, row.attribution_id)),
            ],
            dates: &[
                row.start_date,
                row.end_date,
                row.post_study_end_date,
                row.delivery_date,
            ],
        })
    }
}
