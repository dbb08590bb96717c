//! Changes to attribution studies, and the jobs that run and export them.

mod change_study_statuses;
mod create_retargeting_studies;
mod export_study;
mod run_studies;
mod save_study_cuts;
mod save_study_places;
mod update_study;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::graph::bulk::BulkPayload;
use crate::request::request_context;
use change_study_statuses::{ChangeStudyStatusOutcome, ChangeStudyStatusesInput};
use create_retargeting_studies::{CreateRetargetingStudiesInput, CreateRetargetingStudiesPayload};
use export_study::{ExportStudyInput, ExportStudyPayload};
use run_studies::{RunStudiesInput, RunStudyOutcome};
use save_study_cuts::{SaveStudyCutsInput, SaveStudyCutsPayload};
use save_study_places::{SaveStudyPlacesInput, SaveStudyPlacesPayload};
use update_study::{UpdateStudyInput, UpdateStudyPayload};

/// The mutations of attribution.
#[derive(Default)]
pub struct AttributionMutation;

#[object]
impl AttributionMutation {
    /// Updates the given fields of a study. If the service rejects it, `errors` has the service's message.
    /// Source: GET, then PUT /v3/api/attribution/{attributionId}.
    async fn update_study(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: UpdateStudyInput,
    ) -> Result<UpdateStudyPayload> {
        update_study::run(request_context(ctx), input).await
    }

    /// Sets the status of studies. PROCESSING for one that is running, if the status is not ATTENTION_REQUIRED. It has the
    /// limits of `runStudies`.
    /// Source: PUT /v3/api/attribution/status/{attributionId}.
    async fn change_study_statuses(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The studies and their new status.")] input: ChangeStudyStatusesInput,
    ) -> Result<BulkPayload<ChangeStudyStatusOutcome>> {
        change_study_statuses::run(request_context(ctx), input).await
    }

    /// Runs studies: queues the job that produces the results of each, and sets its status to PROCESSING. NOT_AVAILABLE or
    /// NO_PIXELS if `Study.run` does not allow it. The studies are read once for all, from their list, then
    /// one call for each, 5 at a time, that does not count against the limit of calls. A study that fails does not stop
    /// the others. After 12 seconds no more calls are made, and the outcomes of the remaining studies have an error.
    /// Source: POST /v3/api/attribution/process-study/{attributionId}.
    async fn run_studies(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The studies to run.")] input: RunStudiesInput,
    ) -> Result<BulkPayload<RunStudyOutcome>> {
        run_studies::run(request_context(ctx), input.study_ids).await
    }

    /// Queues a job that exports a study's devices, broken down by cuts, for the caller. If no dates are given,
    /// INVALID unless `Study.export` allows it. Source:
    /// GET /v3/api/attribution/process-study/{attributionId}.
    async fn export_study(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The study, and what to export of it.")] input: ExportStudyInput,
    ) -> Result<ExportStudyPayload> {
        export_study::run(request_context(ctx), input).await
    }

    /// Replaces the places whose visitors a study counts. The study is sent back whole, otherwise unchanged. FAILED if
    /// the stored places could not be read. Source: GET /v3/api/places, GET, then
    /// PUT /v3/api/attribution/{attributionId}.
    async fn save_study_places(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The study and its places.")] input: SaveStudyPlacesInput,
    ) -> Result<SaveStudyPlacesPayload> {
        save_study_places::run(request_context(ctx), &input).await
    }

    /// Replaces the cuts of a study. If the service rejects them, `errors` has the service's message.
    /// Source: GET /v3/api/attribution/{attributionId}, PUT /v3/api/attribution/{attributionId}/cuts, after a GET of them if
    /// a revision is given.
    async fn save_study_cuts(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The study and its cuts.")] input: SaveStudyCutsInput,
    ) -> Result<SaveStudyCutsPayload> {
        save_study_cuts::run(request_context(ctx), input).await
    }

    /// Marks campaigns for retargeting with a data partner, which creates studies.
    /// Source: POST /v3/api/attribution/create-retargeting-study.
    async fn create_retargeting_studies(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The campaigns and the data partner.")]
        input: CreateRetargetingStudiesInput,
    ) -> Result<CreateRetargetingStudiesPayload> {
        create_retargeting_studies::run(request_context(ctx), input).await
    }
}
