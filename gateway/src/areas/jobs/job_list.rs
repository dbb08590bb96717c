//! Lists of jobs.

use std::collections::HashSet;
use std::sync::Arc;

use async_graphql::{Enum, InputObject};

use super::Job;
use super::rest::{self, JobRow, RequestRow};
use super::rules::{self, AboutPixel, JobStatus, JobType};
use crate::areas::shell::Viewer;
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::dates::{DateRangeInput, DayFilter};
use crate::graph::filter_text::FilterText;
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::request::RequestContext;
use crate::upstream::decode::Table;

/// Selects jobs.
#[derive(Default, InputObject)]
pub struct JobFilter {
    /// Words to find in the key, the type, the status or the creator's email address, in any order, regardless of case and
    /// accents.
    text: Option<String>,
    /// Jobs with any of these keys.
    job_ids: Option<HashSet<String>>,
    /// Jobs of any of these types.
    types: Option<HashSet<JobType>>,
    /// Jobs with any of these statuses.
    statuses: Option<HashSet<JobStatus>>,
    /// true keeps jobs created by the signed-in user, compared by email address; false keeps all others.
    created_by_me: Option<bool>,
    /// Jobs whose request names any of these customers.
    customer_ids: Option<HashSet<i32>>,
    /// Jobs whose request names any of these pixels.
    pixel_ids: Option<HashSet<i32>>,
    /// Jobs whose request names any of these campaigns.
    campaign_ids: Option<HashSet<i32>>,
    /// Jobs created on these days, in the time zone of the request. Leaves out those without a time.
    dates: Option<DateRangeInput>,
}

/// Sort fields of a list of jobs. Ties are sorted by jobId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum JobOrderField {
    /// When the job was created.
    CreatedAt,
    /// The job's key; numbers in it are compared by value.
    JobId,
    /// The type, as in `typeLabel`.
    Type,
    /// The status, as in `statusLabel`.
    Status,
}

impl OrderField for JobOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::CreatedAt, OrderDirection::Desc);
}

/// The jobs that a filter keeps.
struct JobSelection<'a> {
    filter: &'a JobFilter,
    /// The caller's email address, if the filter needs it.
    me: Option<String>,
    days: DayFilter,
}

impl<'a> JobSelection<'a> {
    async fn of(context: &RequestContext, filter: &'a JobFilter) -> Result<Self> {
        let me = match filter.created_by_me {
            Some(_) => Viewer::email_of(context).await?,
            None => None,
        };
        let days = DayFilter::of(context, "dates", filter.dates.as_ref())?;
        Ok(Self { filter, me, days })
    }

    fn keeps(&self, row: &JobRow) -> bool {
        let filter = self.filter;
        let request = row.request();
        let is_mine = row
            .email
            .as_deref()
            .zip(self.me.as_deref())
            .is_some_and(|(email, me)| email.eq_ignore_ascii_case(me));
        let names = |wanted: &Option<HashSet<i32>>,
                     named: fn(&RequestRow) -> &[i32],
                     other: fn(&RequestRow) -> Option<i32>| {
            wanted.as_ref().is_none_or(|wanted| {
                request.is_some_and(|request| {
                    named(request)
                        .iter()
                        .chain(&other(request))
                        .any(|id| wanted.contains(id))
                })
            })
        };
        is_any_of(filter.job_ids.as_ref(), Some(&*row.id))
            && filter
                .types
                .as_ref()
                .is_none_or(|types| types.contains(&rules::job_type(&row.job_type)))
            && filter
                .statuses
                .as_ref()
                .is_none_or(|statuses| statuses.contains(&rules::status(&row.status)))
            && filter.created_by_me.is_none_or(|mine| mine == is_mine)
            && self.days.keeps_time(row.created_at)
            && names(&filter.customer_ids, |_| &[], |request| request.customer_id)
            && names(&filter.pixel_ids, |_| &[], |request| request.pixel_id)
            && names(
                &filter.campaign_ids,
                |request| &request.campaign_ids,
                |request| request.campaign_id,
            )
    }
}

impl Job {
    /// A page of the queue.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<JobFilter, JobOrderField>,
    ) -> Result<Connection<Self>> {
        let (table, selection) = tokio::try_join!(
            async { rest::queue(&context.main()).await },
            JobSelection::of(context, &args.filter)
        )?;
        Self::page_of(&table, args, |row| selection.keeps(row)).await
    }

    /// A page of the jobs of the queue whose request names a customer.
    pub(crate) async fn of_customer(
        context: &RequestContext,
        customer_id: i32,
        args: &ListArgs<JobFilter, JobOrderField>,
    ) -> Result<Connection<Self>> {
        let (table, selection) = tokio::try_join!(
            async { rest::queue(&context.main()).await },
            JobSelection::of(context, &args.filter)
        )?;
        Self::page_of(&table, args, |row| {
            let request = row.request();
            request.is_some_and(|request| request.customer_id == Some(customer_id))
                && selection.keeps(row)
        })
        .await
    }

    /// A page of the viewer's own jobs for a pixel.
    pub(crate) async fn of_pixel(
        context: &RequestContext,
        (pixel_id, campaign_id): (i32, Option<i32>),
        args: &ListArgs<JobFilter, JobOrderField>,
    ) -> Result<Connection<Self>> {
        let (table, me, selection) = tokio::try_join!(
            async { rest::queue(&context.main()).await },
            Viewer::email_of(context),
            JobSelection::of(context, &args.filter)
        )?;
        let about = AboutPixel {
            email: me.as_deref().unwrap_or_default(),
            pixel_id,
            campaign_id,
        };
        Self::page_of(&table, args, |row| {
            let request = row.request();
            let is_about = rules::is_about(
                &about,
                rules::job_type(&row.job_type),
                row.email.as_deref(),
                request.and_then(|request| request.pixel_id),
                request.and_then(|request| request.campaign_id),
            );
            is_about && selection.keeps(row)
        })
        .await
    }

    /// A page of the jobs of attribution studies whose request `is_about` accepts.
    pub(crate) async fn attribution_page(
        context: &RequestContext,
        args: &ListArgs<JobFilter, JobOrderField>,
        is_about: impl Fn(Option<&RequestRow>) -> bool,
    ) -> Result<Connection<Self>> {
        let (table, selection) = tokio::try_join!(
            async { rest::attribution_jobs(&context.main()).await },
            JobSelection::of(context, &args.filter)
        )?;
        Self::page_of(&table, args, |row| {
            is_about(row.request()) && selection.keeps(row)
        })
        .await
    }

    async fn page_of(
        table: &Arc<Table<JobRow>>,
        args: &ListArgs<JobFilter, JobOrderField>,
        keep: impl Fn(&JobRow) -> bool,
    ) -> Result<Connection<Self>> {
        let text = FilterText::new(args.filter.text.as_deref());
        let jobs = List::new(table).search(&text);
        let sort_by = match args.order.field {
            JobOrderField::CreatedAt => SortBy::value(|row: &JobRow| row.created_at),
            JobOrderField::JobId => SortBy::numbered(|row: &JobRow| &row.id),
            JobOrderField::Type => SortBy::text(|row: &JobRow| rules::type_label(&row.job_type)),
            JobOrderField::Status => SortBy::text(|row: &JobRow| rules::status_label(&row.status)),
        };
        jobs.keep(keep)
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self::new)
    }
}
