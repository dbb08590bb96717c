//! Exporting a study.

use async_graphql::InputObject;
use chrono::{DateTime, Utc};
use gateway_macros::SimpleObject;

use crate::areas::attribution::Study;
use crate::areas::attribution::cut::CutInput;
use crate::areas::attribution::report::DeviceGroup;
use crate::areas::attribution::rest::{self, CutRow, StudyExport, StudyRow};
use crate::areas::attribution::rules::{Exportable, exportable};
use crate::areas::jobs::{Job, saved_job_id};
use crate::areas::shell::Viewer;
use crate::error::Result;
use crate::graph::dates::{DaySpan, range_moments};
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, UserErrorCode, accepted};
use crate::graph::prefetch::beside;
use crate::graph::scalars::Date;
use crate::request::RequestContext;

/// A study, and what to export from it.
#[derive(InputObject)]
pub struct ExportStudyInput {
    /// The study's number.
    study_id: i32,
    /// The group of devices. Defaults to EXPOSED.
    device_group: Option<DeviceGroup>,
    /// First day. Defaults to the first day of the study's measurement.
    start_date: Option<Date>,
    /// Last day, included. Defaults to the last day of the study's measurement.
    end_date: Option<Date>,
    /// Numbers of the campaigns. Defaults to the study's own campaign.
    campaign_ids: Option<Vec<i32>>,
    /// The cuts. Defaults to none.
    #[graphql(default)]
    cuts: Vec<CutInput>,
}

/// The queued job, or why none was queued.
#[derive(SimpleObject)]
pub struct ExportStudyPayload {
    /// The job; null if none was queued, or if the service did not return its id.
    job: ChangedNode<Job>,
    /// Why no job was queued; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    mut input: ExportStudyInput,
) -> Result<ExportStudyPayload> {
    let refused = |error| ExportStudyPayload {
        job: ChangedNode::none(),
        errors: vec![error],
    };
    let cuts = match CutInput::rows(std::mem::take(&mut input.cuts)) {
        Ok(cuts) => cuts,
        Err(error) => return Ok(refused(error)),
    };
    let checked = async {
        let Some(study) = Study::find_fresh(context, input.study_id).await? else {
            return Ok(Err(UserError::no_such("study").at("studyId")));
        };
        let exportable = match for_input(study.row(), &input) {
            Ok(exportable) => exportable,
            Err(error) => return Ok(Err(error)),
        };
        let email = Viewer::email_of(context).await?.unwrap_or_default();
        Result::Ok(Ok((study, exportable, email)))
    };
    let (study, exportable, email) = match beside(checked, Viewer::email_of(context)).await? {
        Ok(checked) => checked,
        Err(error) => return Ok(refused(error)),
    };
    let (study, Exportable { customer_id, days }) = (study.row(), exportable);
    let range = moments(context, study, &input, days);
    let own = study.campaign_id.into_iter().collect();
    let campaign_ids = input.campaign_ids.unwrap_or(own);
    let cuts: Vec<String> = cuts.iter().map(CutRow::parameter).collect();
    let export = StudyExport {
        email: &email,
        range,
        device_group: input
            .device_group
            .unwrap_or(DeviceGroup::Exposed)
            .upstream(),
        customer_id,
        campaign_ids: &campaign_ids,
        days: (days.from, days.to),
        time_zone: context.time_zone().name(),
        cuts: &cuts,
    };
    let written = rest::export_study(&context.main(), input.study_id, &export).await;
    Ok(match accepted(written)? {
        Ok(answer) => ExportStudyPayload {
            job: saved_job_id(&answer).into(),
            errors: Vec::new(),
        },
        Err(error) => refused(error),
    })
}

/// The export of a study: the days from the input, or those of the study where omitted.
fn for_input(
    study: &StudyRow,
    input: &ExportStudyInput,
) -> std::result::Result<Exportable, UserError> {
    let day = |given: Option<Date>, own: Option<DateTime<Utc>>| {
        let day = given.or(own.map(Date::of));
        day.map(|day| day.0)
    };
    let from = day(input.start_date, study.start_date);
    let to = day(input.end_date, study.end_date);
    exportable(study.customer_id, from, to).map_err(|decision| {
        let field = match decision.code {
            Some(UserErrorCode::NoDates) if from.is_none() => Some("startDate"),
            Some(UserErrorCode::NoDates | UserErrorCode::ReversedDates) => Some("endDate"),
            _ => None,
        };
        let message = decision.reason.unwrap_or_default();
        let error = UserError::new(UserErrorCode::Invalid, message);
        match field {
            Some(field) => error.at(field),
            None => error,
        }
    })
}

/// When the days start and end. The study's own times are sent as they are.
fn moments(
    context: &RequestContext,
    study: &StudyRow,
    input: &ExportStudyInput,
    days: DaySpan,
) -> (DateTime<Utc>, DateTime<Utc>) {
    let (start, end) = range_moments(days, context.time_zone());
    let own_start = study.start_date.filter(|_| input.start_date.is_none());
    let own_end = study.end_date.filter(|_| input.end_date.is_none());
    (own_start.unwrap_or(start), own_end.unwrap_or(end))
}
