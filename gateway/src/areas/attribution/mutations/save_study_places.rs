//! Saving the places of a study.

use std::collections::HashSet;

use async_graphql::{InputObject, SimpleObject};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use super::no_such_study;
use crate::areas::attribution::AttributionStudy;
use crate::areas::attribution::rest::{self, RawPlaces, WholeStudy};
use crate::error::{Error, Result, if_found};
use crate::graph::payload::{Lookup, UserError, UserErrorCode};
use crate::session::Session;

/// A study and its places.
#[derive(InputObject)]
pub struct SaveStudyPlacesInput {
    /// The study's number.
    attribution_id: i32,
    /// Keys of all places to select; an empty list selects none.
    place_ids: Vec<String>,
}

/// The study with its places, or why they were not saved.
#[derive(SimpleObject)]
pub struct SaveStudyPlacesPayload {
    /// The study, as read after the save; null if nothing was saved.
    study: Lookup<AttributionStudy>,
    /// Why the places were not saved; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    session: &Session,
    input: &SaveStudyPlacesInput,
) -> Result<SaveStudyPlacesPayload> {
    let refused = |error| SaveStudyPlacesPayload {
        study: Lookup::none(),
        errors: vec![error],
    };
    // The whole study is sent back, so it must be the current one and not a cached one.
    session.forget_reads();
    let main = session.main();
    let (study, places) = tokio::join!(
        rest::whole_study(&main, input.attribution_id),
        rest::raw_places(&main)
    );
    let Some(study) = if_found(study)? else {
        return Ok(refused(no_such_study()));
    };
    let places = places?;
    let mut study = (*study).clone();
    let mut meta_data: WholeStudy = part(&study, "metaData");
    let held: Vec<Box<RawValue>> = part(&meta_data, "locations");
    let locations = match selected(&input.place_ids, &places, &held) {
        Ok(locations) => locations,
        Err(error) => return Ok(refused(error)),
    };
    meta_data.insert("locations".to_owned(), raw(&locations)?);
    study.insert("metaData".to_owned(), raw(&meta_data)?);
    let written = rest::save_whole_study(&main, input.attribution_id, &study).await;
    let (study, errors) = Lookup::saved(Some(input.attribution_id), written, "attributionId")?;
    Ok(SaveStudyPlacesPayload { study, errors })
}

/// A part of a study; its default if it is missing or of another type.
fn part<T: DeserializeOwned + Default>(whole: &WholeStudy, key: &str) -> T {
    let part = whole.get(key);
    part.and_then(|part| serde_json::from_str(part.get()).ok())
        .unwrap_or_default()
}

fn raw<T: serde::Serialize>(value: &T) -> Result<Box<RawValue>> {
    serde_json::value::to_raw_value(value)
        .map_err(|error| Error::internal(format!("a study cannot be written: {error}")))
}

/// The places with these keys. One that the list of places does not have stays as the study holds it.
fn selected<'a>(
    place_ids: &[String],
    places: &'a RawPlaces,
    held: &'a [Box<RawValue>],
) -> std::result::Result<Vec<&'a RawValue>, UserError> {
    let mut seen = HashSet::new();
    let place_ids = place_ids.iter().filter(|place_id| seen.insert(*place_id));
    place_ids
        .map(|place_id| {
            let is_held = |entry: &&RawValue| rest::place_id_of(entry).as_ref() == Some(place_id);
            let mut held = held.iter().map(|entry| &**entry);
            let place = places.get(place_id).map(|place| &**place);
            place.or_else(|| held.find(is_held)).ok_or_else(|| {
                let message = format!("There is no place {}.", crate::error::shortened(place_id));
                UserError::new(UserErrorCode::NotFound, message).at("placeIds")
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_sent_whole_and_unknown_ones_as_the_study_holds_them() {
        let json = |text: &str| RawValue::from_string(text.to_owned()).unwrap();
        let places = RawPlaces::from([
            ("1".to_owned(), json(r#"{"placeId":1,"placeRef":"One"}"#)),
            ("2".to_owned(), json(r#"{"placeId":"2"}"#)),
        ]);
        let held = [
            json("1"),
            json(r#"{"placeId":9,"note":"kept"}"#),
            json("\"P-7\""),
        ];
        let sent = |ids: &[&str]| {
            let ids: Vec<String> = ids.iter().map(|id| (*id).to_owned()).collect();
            selected(&ids, &places, &held).map(|found| serde_json::to_string(&found).unwrap())
        };
        let cases: [(&[&str], &str); 5] = [
            (&[], "[]"),
            (&["1"], r#"[{"placeId":1,"placeRef":"One"}]"#),
            (&["2", "2"], r#"[{"placeId":"2"}]"#),
            (&["9"], r#"[{"placeId":9,"note":"kept"}]"#),
            (&["P-7"], r#"["P-7"]"#),
        ];
        for (ids, expected) in cases {
            assert_eq!(sent(ids).unwrap(), expected, "{ids:?}");
        }
        let error = sent(&["1", "8"]).unwrap_err();
        assert_eq!(error.message, "There is no place 8.");
    }
}
