//! A job.

use async_graphql::{Context, ID};
use gateway_macros::object;

use super::job_file::JobFile;
use super::job_request::JobRequest;
use super::rest::{self, JobRow, RequestRow};
use super::rules::{self, JobStatus, JobType};
use crate::areas::attribution::{AttributionReport, Study, studies};
use crate::error::{Result, if_found};
use crate::graph::connection::connection_node;
use crate::graph::decision::Decision;
use crate::graph::direct_json::fields::plain_enums;
use crate::graph::filter_text::Searched;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, SortBy};
use crate::graph::order::OrderDirection;
use crate::graph::scalars::DateTime;
use crate::graph::search::{Findings, Search, SearchReason};
use crate::request::{RequestContext, request_context};
use crate::upstream::{Row, WriteResponse};

#[derive(Clone)]
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

    /// The numbers behind the status, as sentences, at the time of the request: how long ago a pending job was created, how
    /// many files a completed one has, why a failed one failed.
    async fn status_explanation(&self, ctx: &Context<'_>) -> String {
        let (row, now) = (&self.0, request_context(ctx).now());
        let message = row.message.as_deref();
        rules::status_explanation(
            &row.status,
            row.created_at,
            row.files().count(),
            message,
            now,
        )
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
    #[per_row]
    async fn files(&self, ctx: &Context<'_>) -> Vec<JobFile> {
        if rules::status(&self.0.status) != JobStatus::Completed {
            return Vec::new();
        }
        let context = request_context(ctx);
        self.0
            .files()
            .map(|(key, link)| JobFile::new(context, key, link))
            .collect()
    }

    /// Whether the links can be renewed: the job must be completed and have a file.
    #[per_row]
    async fn refresh(&self) -> Decision {
        rules::refresh(rules::status(&self.0.status), self.0.files().count())
    }

    /// Whether there is a report to view: the job must be completed, have a file and be of type ATTRIBUTION_RESULTS.
    #[per_row]
    async fn view_report(&self) -> Decision {
        self.report_decision()
    }

    /// The report; null unless `viewReport` is allowed. Its figures cost two calls per job.
    #[per_row]
    async fn report(&self) -> Option<AttributionReport> {
        self.report_decision()
            .allowed
            .then(|| AttributionReport::of_job(self.clone()))
    }

    /// The service's explanation of the failure; null unless the job has failed and the service gives one.
    async fn failure(&self) -> Option<&str> {
        let has_failed = rules::status(&self.0.status) == JobStatus::Error;
        self.0.message.as_deref().filter(|_| has_failed)
    }

    /// The attribution study that the job is about: the one its request names, or else the newest of the same customer
    /// and campaign; null if there is none. One call for the whole list. Source: GET /v3/api/attribution.
    #[prefetch(studies(&context.main()))]
    #[batched]
    async fn study(&self, ctx: &Context<'_>) -> Result<Option<Study>> {
        let kind = rules::job_type(&self.0.job_type);
        let is_of_study = matches!(
            kind,
            JobType::AttributionExport | JobType::AttributionResults
        );
        match self.0.request().filter(|_| is_of_study) {
            Some(request) => Study::of_job(request_context(ctx), request).await,
            None => Ok(None),
        }
    }

    /// The parameters of the job; null if unknown.
    #[per_row]
    async fn request(&self) -> Option<JobRequest> {
        JobRequest::of(&self.0)
    }
}

plain_enums!(JobStatus JobType);
connection_node!(Job, "A job", "jobs");

impl Searched for JobRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [
            self.id.to_string(),
            rules::type_label(&self.job_type).to_owned(),
            rules::status_label(&self.status).to_owned(),
            self.email.clone().unwrap_or_default(),
        ]
    }
}

impl Job {
    /// The jobs of the queue that a search finds by key. One call for the whole list.
    pub(crate) async fn search(
        context: &RequestContext,
        search: &Search,
    ) -> Result<Findings<Self>> {
        let table = rest::queue(&context.main()).await?;
        Ok(search.rows(
            &table,
            |_, row, terms| {
                terms.key(SearchReason::Key, &row.id);
            },
            |position| Self(Row::at(&table, position)),
        ))
    }
}

impl Entity for Job {
    const TYPE_NAME: &'static str = "Job";
    type Key = String;

    async fn find(context: &RequestContext, job_id: String) -> Result<Option<Self>> {
        if job_id.is_empty() {
            return Ok(None);
        }
        let row = rest::job(&context.main(), &job_id).await;
        Ok(if_found(row)?.map(Self))
    }
}

impl Job {
    /// The job in a row.
    pub(super) fn new(row: Row<JobRow>) -> Self {
        Self(row)
    }

    /// The key.
    pub(crate) fn key(&self) -> &str {
        &self.0.id
    }

    /// The key and signed link of each file, sorted by key.
    pub(crate) fn links(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.files()
    }

    /// When the job was created, if known.
    pub(crate) fn created(&self) -> Option<chrono::DateTime<chrono::Utc>> {
        self.0.created_at
    }

    /// The parameters, if the service sent them.
    pub(crate) fn parameters(&self) -> Option<&RequestRow> {
        self.0.request()
    }

    /// Whether there is a report to view.
    pub(crate) fn report_decision(&self) -> Decision {
        let kind = rules::job_type(&self.0.job_type);
        rules::view_report(kind, rules::status(&self.0.status), self.0.files().count())
    }

    /// The newest completed job with attribution results whose request `is_of_study` accepts.
    pub(crate) async fn newest_results(
        context: &RequestContext,
        is_of_study: impl Fn(&RequestRow) -> bool,
    ) -> Result<Option<Self>> {
        let table = rest::attribution_jobs(&context.main()).await?;
        let jobs = List::new(&table)
            .keep(|row| has_results(row) && row.request().is_some_and(&is_of_study))
            .sort(
                SortBy::value(|row: &JobRow| row.created_at),
                OrderDirection::Desc,
            )
            .nodes(Self);
        Ok(jobs.into_iter().next())
    }

    /// Calls `visit` with the request of each completed job with attribution results.
    pub(crate) async fn each_results(
        context: &RequestContext,
        mut visit: impl FnMut(&RequestRow),
    ) -> Result<()> {
        let table = rest::attribution_jobs(&context.main()).await?;
        let jobs = table.rows().iter().filter(|row| has_results(row));
        jobs.filter_map(JobRow::request).for_each(&mut visit);
        Ok(())
    }
}

/// Whether a job has produced attribution results.
fn has_results(row: &JobRow) -> bool {
    rules::job_type(&row.job_type) == JobType::AttributionResults
        && rules::status(&row.status) == JobStatus::Completed
}

/// The key of the queued job in the response to a write.
pub(crate) fn saved_job_id(answer: &WriteResponse) -> Option<String> {
    answer.data().get("id")?.text()
}
