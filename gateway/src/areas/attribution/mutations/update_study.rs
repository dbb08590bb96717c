//! Updating studies.

use async_graphql::{InputObject, MaybeUndefined};
use chrono::{DateTime, NaiveTime, Utc};
use gateway_macros::SimpleObject;

use crate::areas::attribution::Study;
use crate::areas::attribution::rest::{self, StudyBody};
use crate::areas::attribution::study_type::StudyType;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, reject_null, upstream_text};
use crate::graph::revision::{self, Revised};
use crate::graph::scalars::Date;
use crate::request::RequestContext;

/// A study to update. Omitted fields stay as they are. Days are in UTC; a day that stays the same keeps its time.
#[derive(InputObject)]
pub struct UpdateStudyInput {
    /// The study to update.
    study_id: i32,
    /// The study's `revision` that the change is based on. If someone else saved since, nothing is saved and the error
    /// is STALE. A save between the read for this check and the write goes unnoticed, because the service has no
    /// conditional writes. Omit to overwrite.
    revision: Option<String>,
    /// The name. Cannot be null.
    name: MaybeUndefined<String>,
    /// What it measures. null clears it.
    #[graphql(name = "type")]
    kind: MaybeUndefined<StudyType>,
    /// First day of the measurement. null clears it.
    start_date: MaybeUndefined<Date>,
    /// Last day of the measurement. null clears it.
    end_date: MaybeUndefined<Date>,
    /// Last day of the study's period, after the campaign. null clears it.
    post_study_end_date: MaybeUndefined<Date>,
    /// Day on which the results are due. null clears it.
    delivery_date: MaybeUndefined<Date>,
    /// Staff notes. null clears them.
    notes: MaybeUndefined<String>,
    /// Whether it is part of a larger measurement effort. null clears it.
    is_part_of_other_effort: MaybeUndefined<bool>,
    /// Whether the client pauses other media channels during the campaigns. null clears it.
    pauses_other_channels: MaybeUndefined<bool>,
    /// Whether the ads are focused on brand awareness. null clears it.
    is_brand_focused: MaybeUndefined<bool>,
    /// Whether the ads are aligned with the responses being measured. null clears it.
    has_aligned_ads: MaybeUndefined<bool>,
}

/// The updated study, or why it was not updated.
#[derive(SimpleObject)]
pub struct UpdateStudyPayload {
    /// The study, as read after the update, or as it is now after STALE; null if it was not updated for another
    /// reason.
    study: ChangedNode<Study>,
    /// Why the study was not updated; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: UpdateStudyInput,
) -> Result<UpdateStudyPayload> {
    let refused = |errors| UpdateStudyPayload {
        study: ChangedNode::none(),
        errors,
    };
    let name = reject_null(input.name, "name");
    let kind = upstream_text(input.kind, "type");
    let (study_name, study_type) = match (name, kind) {
        (Ok(name), Ok(kind)) => (name, kind),
        (name, kind) => {
            let errors = [name.err(), kind.err()];
            return Ok(refused(errors.into_iter().flatten().collect()));
        }
    };
    let Some(study) = Study::find_fresh(context, input.study_id).await? else {
        return Ok(refused(vec![UserError::no_such("study").at("studyId")]));
    };
    let revision = input.revision.as_deref();
    let (key, noun) = (input.study_id, Study::NOUN);
    if let Some((study, errors)) = revision::conflict(revision, key, noun, || study.parts()) {
        return Ok(UpdateStudyPayload { study, errors });
    }
    let current = study.row();
    let body = StudyBody {
        study_name,
        study_type,
        start_date: seconds(input.start_date, current.start_date),
        end_date: seconds(input.end_date, current.end_date),
        post_study_end_date: seconds(input.post_study_end_date, current.post_study_end_date),
        delivery_date: seconds(input.delivery_date, current.delivery_date),
        notes: input.notes,
        pause_other_channels: input.pauses_other_channels,
        brand_focused: input.is_brand_focused,
        ads_aligned: input.has_aligned_ads,
        is_part_of_other_effort: input.is_part_of_other_effort,
    };
    let written = rest::save_study(&context.main(), input.study_id, &body).await;
    let (study, errors) = ChangedNode::saved(Some(input.study_id), written, "attributionId")?;
    Ok(UpdateStudyPayload { study, errors })
}

/// A day in epoch seconds: its midnight in UTC, or the current time if that is on this day.
fn seconds(day: MaybeUndefined<Date>, current: Option<DateTime<Utc>>) -> MaybeUndefined<i64> {
    day.map_value(|day| {
        let current = current.filter(|current| Date::of(*current) == day);
        let midnight = || day.0.and_time(NaiveTime::MIN).and_utc();
        current.unwrap_or_else(midnight).timestamp()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_sent_as_its_midnight_and_an_unchanged_one_as_it_was() {
        let current = DateTime::from_timestamp(1_741_780_800, 0); // 2025-03-12 12:00
        let day = |text: &str| MaybeUndefined::Value(Date(text.parse().unwrap()));
        let cases = [
            (day("2025-03-12"), current, Some(1_741_780_800)),
            (day("2025-03-13"), current, Some(1_741_824_000)),
            (day("2025-03-12"), None, Some(1_741_737_600)),
            (MaybeUndefined::Null, current, None),
        ];
        for (day, current, expected) in cases {
            let sent = seconds(day, current);
            assert_eq!(
                sent,
                expected.map_or(MaybeUndefined::Null, MaybeUndefined::Value)
            );
        }
        assert!(seconds(MaybeUndefined::Undefined, current).is_undefined());
    }
}
