//! A job, and lists of jobs.

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

pub struct Job(Row<JobRow>);

/// A background job in the main API's queue, with the files it produced.
#[object(row)]
impl Job {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `jobId`.
    pub async fn id(&self) -> ID {
        global_id::id("Job", &self.0.id)
    }

    /// The job's key. Stable; inputs take this.
    async fn job_id(&self) -> &str {
        &self.0.id
    }

    /// What the job produces.
    #[graphql(name = "type")]
    async fn kind(&self) -> JobType {
        rules::job_type(&self.0.job_type)
    }

    /// The type as text, such as "Attribution Results". An unknown type is returned as the service spells it.
    async fn type_label(&self) -> &str {
        rules::type_label(&self.0.job_type)
    }

    /// The status.
    async fn status(&self) -> JobStatus {
        rules::status(&self.0.status)
    }

    /// The status as text: "Pending", "Error" or "Completed". An unknown status is returned as the service spells it.
    async fn status_label(&self) -> &str {
        rules::status_label(&self.0.status)
    }

    /// The email address of the user who created it; null if unknown.
    async fn created_by(&self) -> Option<&str> {
        self.0.email.as_deref()
    }

    /// The number of the user who created it; null if unknown.
    async fn user_id(&self) -> Option<i32> {
        self.0.user_id
    }

    /// When it was created; null if unknown.
    async fn created_at(&self) -> Option<DateTime> {
        self.0.created_at.map(DateTime)
    }

    /// The files it produced, sorted by key; empty unless the job is completed.
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

    /// Whether the links can be renewed: the job must be completed and have a file.
    #[executed]
    async fn refresh(&self) -> Decision {
        rules::refresh(rules::status(&self.0.status), self.0.files().count())
    }

    /// Whether there is a report to view: the job must be completed, have a file and be of type ATTRIBUTION_RESULTS.
    #[executed]
    async fn view_report(&self) -> Decision {
        let kind = rules::job_type(&self.0.job_type);
        rules::view_report(kind, rules::status(&self.0.status), self.0.files().count())
    }

    /// The parameters of the job; null if unknown.
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

/// Selects jobs.
#[derive(Default, InputObject)]
pub struct JobFilter {
    /// Jobs of any of these types.
    types: Option<Vec<JobType>>,
    /// true keeps jobs created by the signed-in user, compared by email address; false keeps all others.
    created_by_me: Option<bool>,
    /// Jobs whose request names this pixel.
    pixel_id: Option<i32>,
    /// Jobs whose request names this campaign.
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
    /// A page of the queue, newest first.
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

    /// The viewer's own jobs for a pixel, newest first.
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

/// The key of the queued job in the response to a write.
pub(crate) fn saved_job_id(answer: &serde_json::Value) -> Option<String> {
    let job = answer.get("data").unwrap_or(answer);
    match job.get("id")? {
        serde_json::Value::String(id) => Some(id.clone()),
        serde_json::Value::Number(id) => Some(id.to_string()),
        _ => None,
    }
}
