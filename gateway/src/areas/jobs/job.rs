//! A job of the queue.

use async_graphql::{Context, ID, InputObject};
use gateway_macros::object;

use super::job_file::JobFile;
use super::job_request::JobRequest;
use super::rest::{self, JobRow, RequestRow};
use super::rules::{self, AboutPixel, JobStatus, JobType};
use crate::areas::shell::Viewer;
use crate::error::{Result, if_found};
use crate::graph::connection::{Connection, ConnectionNode, Page};
use crate::graph::decision::Decision;
use crate::graph::direct_json::fields::plain_enums;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, SortBy};
use crate::graph::order::OrderDirection;
use crate::graph::scalars::DateTime;
use crate::session::{Session, session};
use crate::upstream::Row;
use crate::upstream::decode::Table;

/// A job.
pub struct Job(Row<JobRow>);

/// Something the main API works off in its queue, and the files that came of it.
#[object(row)]
impl Job {
    /// The id of this job in the graph.
    pub async fn id(&self) -> ID {
        global_id::id("Job", &self.0.id)
    }

    /// The main API's key of this job.
    async fn job_id(&self) -> &str {
        &self.0.id
    }

    /// What the job makes.
    #[graphql(name = "type")]
    async fn kind(&self) -> JobType {
        rules::job_type(&self.0.job_type)
    }

    /// What the job makes, in words (rule job-type-label).
    async fn type_label(&self) -> &str {
        rules::type_label(&self.0.job_type)
    }

    /// How far the job is.
    async fn status(&self) -> JobStatus {
        rules::status(&self.0.status)
    }

    /// How far the job is, in words (rule job-status-label).
    async fn status_label(&self) -> &str {
        rules::status_label(&self.0.status)
    }

    /// The email of who created it; null when unknown.
    async fn created_by(&self) -> Option<&str> {
        self.0.email.as_deref()
    }

    /// The number of the user who created it; null when unknown.
    async fn user_id(&self) -> Option<i32> {
        self.0.user_id
    }

    /// When it was created; null when unknown.
    async fn created_at(&self) -> Option<DateTime> {
        self.0.created_at.map(DateTime)
    }

    /// Its files with their links, sorted by key; none unless the job is completed (rule job-links).
    #[executed]
    async fn files(&self, ctx: &Context<'_>) -> Vec<JobFile> {
        if rules::status(&self.0.status) != JobStatus::Completed {
            return Vec::new();
        }
        let zone = session(ctx).time_zone();
        self.0
            .files()
            .map(|(key, link)| JobFile::new(key, link, zone))
            .collect()
    }

    /// Whether the links can be renewed (rule job-links).
    #[executed]
    async fn refresh(&self) -> Decision {
        rules::refresh(rules::status(&self.0.status), self.0.files().count())
    }

    /// Whether there is a report to view (rule job-links).
    #[executed]
    async fn view_report(&self) -> Decision {
        let kind = rules::job_type(&self.0.job_type);
        rules::view_report(kind, rules::status(&self.0.status), self.0.files().count())
    }

    /// What the job was asked for; null when the service does not say.
    #[executed]
    async fn request(&self) -> Option<JobRequest> {
        JobRequest::of(&self.0)
    }
}

plain_enums!(JobStatus JobType);
impl ConnectionNode for Job {
    fn cursor_key(&self) -> String {
        self.0.id.clone()
    }
}

/// Narrows a list of jobs.
#[derive(Default, InputObject)]
pub struct JobFilter {
    /// Only jobs of these types.
    types: Option<Vec<JobType>>,
    /// Only jobs the viewer created, by email in any case (true), or only those of others (false).
    created_by_me: Option<bool>,
    /// Only jobs about this pixel.
    pixel_id: Option<i32>,
    /// Only jobs about this campaign.
    campaign_id: Option<i32>,
}

impl Entity for Job {
    const TYPE_NAME: &'static str = "Job";
    type Key = String;

    async fn find(session: &Session, job_id: String) -> Result<Option<Self>> {
        if job_id.is_empty() {
            return Ok(None);
        }
        let row = rest::job(&session.main(), &job_id).await;
        Ok(if_found(row)?.map(Self))
    }
}

impl Job {
    /// One page of the queue, newest first.
    pub(super) async fn page(
        session: &Session,
        filter: Option<JobFilter>,
        page: &Page,
    ) -> Result<Connection<Self>> {
        let filter = filter.unwrap_or_default();
        let (table, me) = tokio::try_join!(async { rest::queue(&session.main()).await }, async {
            match filter.created_by_me {
                Some(_) => Viewer::email_of(session).await.map(Some),
                None => Ok(None),
            }
        })?;
        let me = me.flatten();
        Self::newest(&table, page, |row| {
            let request = row.request();
            let is_mine = row
                .email
                .as_deref()
                .zip(me.as_deref())
                .is_some_and(|(email, me)| email.eq_ignore_ascii_case(me));
            let campaign = |request: &RequestRow, campaign: i32| {
                request.campaign_id == Some(campaign) || request.campaign_ids.contains(&campaign)
            };
            filter
                .types
                .as_ref()
                .is_none_or(|types| types.contains(&rules::job_type(&row.job_type)))
                && filter.created_by_me.is_none_or(|mine| mine == is_mine)
                && filter.pixel_id.is_none_or(|pixel| {
                    request.is_some_and(|request| request.pixel_id == Some(pixel))
                })
                && filter
                    .campaign_id
                    .is_none_or(|wanted| request.is_some_and(|request| campaign(request, wanted)))
        })
    }

    /// The viewer's own jobs about a pixel, newest first.
    pub(crate) async fn of_pixel(
        session: &Session,
        (pixel_id, campaign_id): (i32, Option<i32>),
        page: &Page,
    ) -> Result<Connection<Self>> {
        let (table, me) = tokio::try_join!(
            async { rest::queue(&session.main()).await },
            Viewer::email_of(session)
        )?;
        let about = AboutPixel {
            email: me.as_deref().unwrap_or_default(),
            pixel_id,
            campaign_id,
        };
        Self::newest(&table, page, |row| {
            let request = row.request();
            rules::is_about(
                &about,
                rules::job_type(&row.job_type),
                row.email.as_deref(),
                request.and_then(|request| request.pixel_id),
                request.and_then(|request| request.campaign_id),
            )
        })
    }

    fn newest(
        table: &std::sync::Arc<Table<JobRow>>,
        page: &Page,
        keep: impl Fn(&JobRow) -> bool,
    ) -> Result<Connection<Self>> {
        List::new(table)
            .keep(keep)
            .sort(
                SortBy::value(|row: &JobRow| row.created_at),
                OrderDirection::Desc,
            )
            .page(page, Self)
    }
}

/// The key of a job that a service has just queued.
pub(crate) fn saved_job_id(answer: &serde_json::Value) -> Option<String> {
    let job = answer.get("data").unwrap_or(answer);
    match job.get("id")? {
        serde_json::Value::String(id) => Some(id.clone()),
        serde_json::Value::Number(id) => Some(id.to_string()),
        _ => None,
    }
}
