//! Lists of studies.

use std::collections::HashSet;

use async_graphql::{Enum, InputObject};
use chrono::{DateTime, Utc};

use super::Study;
use super::rest::{self, StudyRow};
use super::rules::{self, StudyStatus};
use crate::areas::customers::Customer;
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::dates::{DateRangeInput, DayFilter, day_label};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::Date;
use crate::graph::search::{Findings, Search};
use crate::request::RequestContext;
use crate::upstream::Row;

/// Selects attribution studies.
#[derive(Default, InputObject)]
pub struct StudyFilter {
    /// Studies with any of these statuses.
    statuses: Option<HashSet<StudyStatus>>,
    /// Words to find in the name, the customer's name, the type, the objective, the status, the notes, a number (the study,
    /// its customer, its campaign, its pixels) or a date as MM-DD-YYYY, in any order, regardless of case and accents.
    text: Option<String>,
    /// Studies with any of these numbers.
    study_ids: Option<HashSet<i32>>,
    /// Studies of any of these customers.
    customer_ids: Option<HashSet<i32>>,
    /// Studies of any of these campaigns.
    campaign_ids: Option<HashSet<i32>>,
    /// Studies whose measurement begins on these days: whose `startDate` is among them.
    begins: Option<DateRangeInput>,
    /// Studies whose period ends on these days: whose `postStudyEndDate` is among them.
    ends: Option<DateRangeInput>,
    /// Studies whose results are due on these days: whose `deliveryDate` is among them.
    due: Option<DateRangeInput>,
}

/// Sort fields of a list of attribution studies. Ties are sorted by studyId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum StudyOrderField {
    /// The study's number.
    StudyId,
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

impl OrderField for StudyOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::StudyId, OrderDirection::Desc);
}

/// Different words may be in different values: texts, numbers, and dates as they are displayed.
impl Searched for StudyRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        let texts = [
            Some(self.study_name.clone()),
            self.study_type.clone(),
            self.objective.clone(),
            Some(self.status.clone()),
            Some(rules::status_label(&self.status)),
            self.notes.clone(),
        ];
        let numbers = [Some(self.study_id), self.customer_id, self.campaign_id];
        let numbers = numbers
            .into_iter()
            .flatten()
            .map(|number| number.to_string());
        let dates = [
            self.start_date,
            self.end_date,
            self.post_study_end_date,
            self.delivery_date,
        ];
        let dates = dates.into_iter().flatten();
        let dates = dates.map(|date| day_label(date.date_naive()));
        texts.into_iter().flatten().chain(numbers).chain(dates)
    }
}

impl Study {
    /// The studies that a search finds by number or name. One call for the whole list.
    pub(crate) async fn search(
        context: &RequestContext,
        search: &Search,
    ) -> Result<Findings<Self>> {
        let main = context.main();
        let (table, names) =
            tokio::try_join!(rest::studies(&main), Customer::names_for(context, search))?;
        Ok(search.rows(
            &table,
            |_, row, terms| {
                terms.number(row.study_id);
                terms.name(&row.study_name);
                terms.customer(
                    names
                        .as_ref()
                        .and_then(|names| names.name(row.customer_id?)),
                );
            },
            |position| Self::new(Row::at(&table, position)),
        ))
    }

    /// A page of all studies.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<StudyFilter, StudyOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(context, args, |_| true).await
    }

    /// A page of the studies of a customer.
    pub(crate) async fn of_customer(
        context: &RequestContext,
        customer_id: i32,
        args: &ListArgs<StudyFilter, StudyOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(context, args, |row| row.customer_id == Some(customer_id)).await
    }

    /// A page of the studies of a campaign.
    pub(crate) async fn of_campaign(
        context: &RequestContext,
        campaign_id: i32,
        args: &ListArgs<StudyFilter, StudyOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(context, args, |row| row.campaign_id == Some(campaign_id)).await
    }

    async fn page_of(
        context: &RequestContext,
        args: &ListArgs<StudyFilter, StudyOrderField>,
        is_listed: impl Fn(&StudyRow) -> bool,
    ) -> Result<Connection<Self>> {
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let main = context.main();
        let (table, others) = tokio::try_join!(rest::studies(&main), async {
            if text.is_empty() {
                return Ok(None);
            }
            let others = tokio::try_join!(Customer::names(context), rest::pixel_counts(&main))?;
            Ok(Some(others))
        })?;
        let studies = List::new(&table);
        let studies = match others {
            None => studies,
            Some((names, counts)) => {
                let others = |row: &StudyRow| {
                    let name = row.customer_id.and_then(|id| names.name(id));
                    let count = rest::pixel_count(&counts, row.study_id);
                    format!("{}\n{count}", name.unwrap_or_default())
                };
                studies.search_also(&text, others)
            }
        };
        let begins = DayFilter::of(context, "begins", filter.begins.as_ref())?;
        let ends = DayFilter::of(context, "ends", filter.ends.as_ref())?;
        let due = DayFilter::of(context, "due", filter.due.as_ref())?;
        let day = |time: Option<DateTime<Utc>>| time.map(|time| Date::of(time).0);
        let sort_by = match args.order.field {
            StudyOrderField::StudyId => SortBy::key(),
            StudyOrderField::Name => SortBy::text(|row: &StudyRow| &row.study_name),
            StudyOrderField::Status => {
                SortBy::value(|row: &StudyRow| Some(rules::status_label(&row.status)))
            }
            StudyOrderField::StartDate => SortBy::value(|row: &StudyRow| row.start_date),
            StudyOrderField::PostStudyEndDate => {
                SortBy::value(|row: &StudyRow| row.post_study_end_date)
            }
            StudyOrderField::DeliveryDate => SortBy::value(|row: &StudyRow| row.delivery_date),
        };
        studies
            .keep(|row| {
                is_listed(row)
                    && is_any_of(filter.customer_ids.as_ref(), row.customer_id.as_ref())
                    && is_any_of(filter.campaign_ids.as_ref(), row.campaign_id.as_ref())
                    && is_any_of(filter.study_ids.as_ref(), Some(&row.study_id))
                    && filter
                        .statuses
                        .as_ref()
                        .is_none_or(|statuses| statuses.contains(&rules::status(&row.status)))
                    && begins.keeps_day(day(row.start_date))
                    && ends.keeps_day(day(row.post_study_end_date))
                    && due.keeps_day(day(row.delivery_date))
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self::new)
    }
}
