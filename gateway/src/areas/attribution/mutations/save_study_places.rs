//! Saving the places of a study.

use std::collections::{HashMap, HashSet};

use async_graphql::InputObject;
use gateway_macros::SimpleObject;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use crate::areas::attribution::Study;
use crate::areas::attribution::rest::{self, RawPlaces, StudyRow};
use crate::error::{Result, if_found};
use crate::graph::payload::{ChangedNode, UserError, UserErrorCode};
use crate::graph::revision::{self, Revised};
use crate::request::RequestContext;
use crate::upstream::decode::{self, FromJson, RawObject};

/// A study and its places.
#[derive(InputObject)]
pub struct SaveStudyPlacesInput {
    /// The study's number.
    study_id: i32,
    /// The study's `placesRevision` that the change is based on. If someone else saved since, nothing is saved and the
    /// error is STALE. A save between the read for this check and the write goes unnoticed, because the service has
    /// no conditional writes. Omit to overwrite.
    revision: Option<String>,
    /// Keys of all places to select; an empty list selects none.
    place_ids: Vec<String>,
}

/// The study with its places, or why they were not saved.
#[derive(SimpleObject)]
pub struct SaveStudyPlacesPayload {
    /// The study, as read after the save, or as it is now after STALE; null if nothing was saved for another reason.
    study: ChangedNode<Study>,
    /// Why the places were not saved; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: &SaveStudyPlacesInput,
) -> Result<SaveStudyPlacesPayload> {
    let refused = |error| SaveStudyPlacesPayload {
        study: ChangedNode::none(),
        errors: vec![error],
    };
    // The whole study is sent back, so it must not come from the cache.
    context.forget_reads();
    let main = context.main();
    let (study, places) = tokio::join!(
        rest::whole_study(&main, input.study_id),
        rest::raw_places(&main)
    );
    let Some(study) = if_found(study)? else {
        return Ok(refused(UserError::no_such("study").at("studyId")));
    };
    let places = places?;
    let mut study = (*study).clone();
    if !study.has_id("attributionId", input.study_id) {
        return Ok(refused(UserError::unreadable("study")));
    }
    if let Some(revision) = input.revision.as_deref() {
        let Some(row) = StudyRow::from_json(study.json().get()) else {
            return Ok(refused(UserError::unreadable("study")));
        };
        let parts = || row.place_parts().into();
        let (key, noun) = (input.study_id, Study::NOUN);
        if let Some((study, errors)) = revision::conflict(Some(revision), key, noun, parts) {
            return Ok(SaveStudyPlacesPayload { study, errors });
        }
    }
    let changed = with_places(&mut study, &input.place_ids, &places);
    if let Err(error) = changed {
        return Ok(refused(error));
    }
    let written = rest::save_whole_study(&main, input.study_id, &study).await;
    let (study, errors) = ChangedNode::saved(Some(input.study_id), written, "attributionId")?;
    Ok(SaveStudyPlacesPayload { study, errors })
}

/// Selects the places with these keys for a study.
///
/// # Errors
/// NOT_FOUND for an unknown place, and FAILED if the study's own places cannot be read.
fn with_places(
    study: &mut RawObject,
    place_ids: &[String],
    places: &RawPlaces,
) -> Result<(), UserError> {
    let unreadable = || UserError::unreadable("places of the study");
    let mut meta_data: RawObject = part(study, "metaData").ok_or_else(unreadable)?;
    let held: Vec<Box<RawValue>> = part(&meta_data, "locations").ok_or_else(unreadable)?;
    let locations = selected(place_ids, places, &held)?;
    meta_data.set("locations", decode::raw(&locations));
    study.set("metaData", decode::raw(&meta_data));
    Ok(())
}

/// A part of a record; its default if it is missing or null, and `None` if it is of another type.
fn part<T: DeserializeOwned + Default>(whole: &RawObject, key: &str) -> Option<T> {
    match whole.get(key).map(RawValue::get) {
        None | Some("null") => Some(T::default()),
        Some(part) => serde_json::from_str(part).ok(),
    }
}

/// The places with these keys, as the study has them; one that it has only by key is taken whole from the list of
/// places if possible. Places without a key stay, because they cannot be selected.
fn selected<'a>(
    place_ids: &[String],
    places: &'a RawPlaces,
    held: &'a [Box<RawValue>],
) -> Result<Vec<&'a RawValue>, UserError> {
    let mut by_id: HashMap<String, &RawValue> = HashMap::new();
    let mut without_key: Vec<&RawValue> = Vec::new();
    for entry in held.iter().filter(|entry| entry.get() != "null") {
        match rest::place_id_of(entry) {
            Some(place_id) => {
                by_id.entry(place_id).or_insert(entry);
            }
            None => without_key.push(entry),
        }
    }
    let mut seen = HashSet::new();
    let place_ids = place_ids.iter().filter(|place_id| seen.insert(*place_id));
    let selected = place_ids.map(|place_id| {
        let held = by_id.get(place_id).copied();
        let is_whole = |entry: &&RawValue| entry.get().starts_with('{');
        let listed = places.get(place_id).map(|place| &**place);
        held.filter(is_whole).or(listed).or(held).ok_or_else(|| {
            let message = format!("There is no place {}.", crate::error::shortened(place_id));
            UserError::new(UserErrorCode::NotFound, message).at("placeIds")
        })
    });
    selected.chain(without_key.into_iter().map(Ok)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_sent_whole_and_as_the_study_holds_them() {
        let json = |text: &str| RawValue::from_string(text.to_owned()).unwrap();
        let places = RawPlaces::from([
            ("1".to_owned(), json(r#"{"placeId":1,"placeRef":"One"}"#)),
            ("2".to_owned(), json(r#"{"placeId":"2"}"#)),
            ("3".to_owned(), json(r#"{"placeId":3,"placeRef":"New"}"#)),
        ]);
        let held = [
            json("1"),
            json(r#"{"placeId":9,"note":"kept"}"#),
            json("\"P-7\""),
            json("null"),
            json(r#"{"placeRef":"Old", "placeId":3.0}"#),
        ];
        let sent = |ids: &[&str]| {
            let ids: Vec<String> = ids.iter().map(|id| (*id).to_owned()).collect();
            selected(&ids, &places, &held).map(|found| serde_json::to_string(&found).unwrap())
        };
        let cases: [(&[&str], &str); 6] = [
            (&[], "[]"),
            (&["1"], r#"[{"placeId":1,"placeRef":"One"}]"#),
            (&["2", "2"], r#"[{"placeId":"2"}]"#),
            (&["9"], r#"[{"placeId":9,"note":"kept"}]"#),
            (&["P-7"], r#"["P-7"]"#),
            (&["3"], r#"[{"placeRef":"Old", "placeId":3.0}]"#),
        ];
        for (ids, expected) in cases {
            assert_eq!(sent(ids).unwrap(), expected, "{ids:?}");
        }
        let error = sent(&["1", "8"]).unwrap_err();
        assert_eq!(error.message, "There is no place 8.");
    }

    #[test]
    fn the_rest_of_a_study_stays_and_places_that_cannot_be_read_are_not_replaced() {
        let places = RawPlaces::from([(
            "1".to_owned(),
            RawValue::from_string("{\"placeId\":1}".to_owned()).unwrap(),
        )]);
        let saved = |study: &str| {
            let mut study = serde_json::from_str(study).unwrap();
            with_places(&mut study, &["1".to_owned()], &places)
                .map(|()| serde_json::to_string(&study).unwrap())
                .map_err(|error| error.message)
        };
        let cases = [
            ("{}", r#"{"metaData":{"locations":[{"placeId":1}]}}"#),
            (
                r#"{"z":1.10,"metaData":null,"a":{ }}"#,
                r#"{"z":1.10,"metaData":{"locations":[{"placeId":1}]},"a":{ }}"#,
            ),
            (
                r#"{"metaData":{"z":12345678901234567890123,"locations":null,"a":[]}}"#,
                r#"{"metaData":{"z":12345678901234567890123,"locations":[{"placeId":1}],"a":[]}}"#,
            ),
            (
                r#"{"metaData":{"locations":[7,null,{"placeRef":"no id"},[]]}}"#,
                r#"{"metaData":{"locations":[{"placeId":1},{"placeRef":"no id"},[]]}}"#,
            ),
        ];
        for (study, expected) in cases {
            assert_eq!(saved(study).as_deref(), Ok(expected), "{study}");
        }
        let refused = "The stored places of the study could not be read, so nothing was saved.";
        for study in [
            r#"{"metaData":"{\"locations\":[]}"}"#,
            r#"{"metaData":[]}"#,
            r#"{"metaData":{"locations":"1,2"}}"#,
            r#"{"metaData":{"locations":{"0":1}}}"#,
        ] {
            assert_eq!(saved(study).unwrap_err(), refused, "{study}");
        }
    }
}
