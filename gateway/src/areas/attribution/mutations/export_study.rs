//! Exporting a study.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use super::{find_fresh, no_customer, no_such_study};
use crate::areas::attribution::cut::CutInput;
use crate::areas::attribution::report::DeviceGroup;
use crate::areas::attribution::rest::{self, CutRow, StudyRow};
use crate::areas::jobs::{Job, saved_job_id};
use crate::areas::shell::Viewer;
use crate::error::Result;
use crate::graph::dates::{DaySpan, range_moments};
use crate::graph::payload::{Lookup, UserError, UserErrorCode, accepted};
use crate::graph::scalars::Date;
use crate::session::Session;
use crate::upstream::paths::StudyExport;

/// A study, and what to export of it.
#[derive(InputObject)]
pub struct ExportStudyInput {
    /// The study's number.
    attribution_id: i32,
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
    job: Lookup<Job>,
    /// Why no job was queued; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    session: &Session,
    mut input: ExportStudyInput,
) -> Result<ExportStudyPayload> {
    let refused = |error| ExportStudyPayload {
        job: Lookup::none(),
        errors: vec![error],
    };
    let cuts = match CutInput::rows(std::mem::take(&mut input.cuts)) {
        Ok(cuts) => cuts,
        Err(error) => return Ok(refused(error)),
    };
    let Some(study) = find_fresh(session, input.attribution_id).await? else {
        return Ok(refused(no_such_study()));
    };
    let study = study.row();
    let Some(customer_id) = study.customer_id else {
        return Ok(refused(no_customer()));
    };
    let measurement = match Measurement::of(session, study, &input) {
        Ok(measurement) => measurement,
        Err(error) => return Ok(refused(error)),
    };
    let own = study.campaign_id.into_iter().collect();
    let campaign_ids = input.campaign_ids.unwrap_or(own);
    let cuts: Vec<String> = cuts.iter().map(CutRow::parameter).collect();
    let email = Viewer::email_of(session).await?.unwrap_or_default();
    let export = StudyExport {
        email: &email,
        range: measurement.range,
        device_group: input
            .device_group
            .unwrap_or(DeviceGroup::Exposed)
            .upstream(),
        customer_id,
        campaign_ids: &campaign_ids,
        days: (measurement.days.from, measurement.days.to),
        time_zone: session.time_zone().name(),
        cuts: &cuts,
    };
    let written = rest::export_study(&session.main(), input.attribution_id, &export).await;
    Ok(match accepted(written)? {
        Ok(answer) => ExportStudyPayload {
            job: saved_job_id(&answer).into(),
            errors: Vec::new(),
        },
        Err(error) => refused(error),
    })
}

/// The time that an export covers.
struct Measurement {
    days: DaySpan,
    range: (chrono::DateTime<chrono::Utc>, chrono::DateTime<chrono::Utc>),
}

impl Measurement {
    /// The days of the input and, for what it leaves out, those of the study.
    fn of(
        session: &Session,
        study: &StudyRow,
        input: &ExportStudyInput,
    ) -> std::result::Result<Self, UserError> {
        let from = input.start_date.or(study.start_date.map(Date::of));
        let to = input.end_date.or(study.end_date.map(Date::of));
        let rejected = |message, field| UserError::new(UserErrorCode::Rejected, message).at(field);
        let (Some(Date(from)), Some(Date(to))) = (from, to) else {
            let field = if from.is_none() {
                "startDate"
            } else {
                "endDate"
            };
            return Err(rejected("This study has no measurement dates.", field));
        };
        if to < from {
            return Err(rejected(
                "The end date is before the start date.",
                "endDate",
            ));
        }
        let days = DaySpan { from, to };
        let (start, end) = range_moments(days, session.time_zone());
        // The study's own times are sent as they are.
        let range = (
            study
                .start_date
                .filter(|_| input.start_date.is_none())
                .unwrap_or(start),
            study
                .end_date
                .filter(|_| input.end_date.is_none())
                .unwrap_or(end),
        );
        Ok(Self { days, range })
    }
}
