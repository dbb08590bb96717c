//! The rows and calls of places.

use std::collections::HashMap;
use std::sync::Arc;

use gateway_macros::row;
use serde_json::value::RawValue;

use crate::error::Result;
use crate::upstream::decode::{self, FromJson, ListRows, ObjectOr, Row, Table};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    PLACES = Call::get("places.all", "/v3/api/places").list::<PlaceRow>().assumed()
        .large();
    PLACE = Call::get("places.one", "/v3/api/places/{placeId}").object::<PlaceRow>().assumed();
}

/// A place, as the main API sends it.
#[row]
#[derive(Clone, Default)]
pub struct PlaceRow {
    #[key]
    pub place_id: String,
    pub place_ref: decode::Text,
    pub place_address: Option<decode::Text>,
    pub place_city: Option<decode::Text>,
    pub place_region: Option<decode::Text>,
    pub place_postal: Option<decode::Text>,
    pub place_iso_code: Option<decode::Text>,
    pub geometry_type: Option<decode::Text>,
}

/// All places.
pub async fn places(main: &Api<'_>) -> Result<Arc<Table<PlaceRow>>> {
    main.table(places_path()).await
}

/// One place.
pub async fn place(main: &Api<'_>, place_id: &str) -> Result<Row<PlaceRow>> {
    main.row(Path::new(&PLACE, &[&place_id]).with_timestamp())
        .await
}

/// All places by id, undecoded, so that a study is saved with whole places.
pub type RawPlaces = HashMap<String, Box<RawValue>>;

/// All places, undecoded.
pub async fn raw_places(main: &Api<'_>) -> Result<Arc<RawPlaces>> {
    main.list_as(places_path(), |places: ListRows<Box<RawValue>>| {
        let places = places.rows.into_iter();
        places
            .filter_map(|row| Some((place_id_of(&row)?, row)))
            .collect()
    })
    .await
}

/// The key of a place, which may be the key alone.
pub fn place_id_of(place: &RawValue) -> Option<String> {
    let location = LocationRow::from_json(place.get())?;
    Some(location.place_id().to_owned())
}

/// A selected place of a study: the place itself, or its key alone.
pub type LocationRow = ObjectOr<PlaceRow, String>;

impl LocationRow {
    /// The place's key.
    pub fn place_id(&self) -> &str {
        match self {
            Self::Object(place) => &place.place_id,
            Self::Key(place_id) => place_id,
        }
    }
}

fn places_path() -> Path {
    Path::new(&PLACES, &[]).with_timestamp()
}
