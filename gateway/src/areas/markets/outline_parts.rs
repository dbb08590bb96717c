//! The positions in an outline, with their places in its text.

use std::borrow::Cow;
use std::collections::HashMap;

use serde_json::value::RawValue;

/// A list of positions in an outline.
pub struct Part<'a> {
    /// Whether it is a ring of a polygon.
    pub is_ring: bool,
    pub positions: Vec<Position<'a>>,
}

/// A position.
#[derive(Clone, Copy)]
pub struct Position<'a> {
    /// Its JSON, a slice of the outline's text.
    pub json: &'a str,
    pub longitude: f64,
    pub latitude: f64,
}

/// The fields of a JSON object; `None` if it is not one.
pub fn fields(json: &RawValue) -> Option<HashMap<Cow<'_, str>, &RawValue>> {
    serde_json::from_str(json.get()).ok()
}

/// The parts of the features of an outline. What is not GeoJSON has none.
pub fn parts<'a>(features: &[&'a RawValue]) -> Vec<Part<'a>> {
    let mut parts = Vec::new();
    for feature in features {
        if let Some(geometry) = fields(feature).and_then(|fields| fields.get("geometry").copied()) {
            gather(geometry, &mut parts);
        }
    }
    parts
}

/// Adds the parts of a geometry.
fn gather<'a>(geometry: &'a RawValue, parts: &mut Vec<Part<'a>>) {
    let Some(fields) = fields(geometry) else {
        return;
    };
    let kind: Option<String> = fields
        .get("type")
        .and_then(|kind| serde_json::from_str(kind.get()).ok());
    let (depth, is_ring) = match kind.as_deref() {
        Some("GeometryCollection") => {
            for geometry in fields
                .get("geometries")
                .into_iter()
                .flat_map(|list| items(list))
            {
                gather(geometry, parts);
            }
            return;
        }
        Some("Point") => (0, false),
        Some("MultiPoint" | "LineString") => (1, false),
        Some("MultiLineString") => (2, false),
        Some("Polygon") => (2, true),
        Some("MultiPolygon") => (3, true),
        _ => return,
    };
    if let Some(coordinates) = fields.get("coordinates") {
        add(coordinates, depth, is_ring, parts);
    }
}

/// Adds coordinates that are nested in lists of this depth.
fn add<'a>(coordinates: &'a RawValue, depth: u8, is_ring: bool, parts: &mut Vec<Part<'a>>) {
    let positions = match depth {
        0 => Vec::from_iter(position(coordinates)),
        1 => items(coordinates)
            .into_iter()
            .filter_map(position)
            .collect(),
        _ => {
            for list in items(coordinates) {
                add(list, depth - 1, is_ring, parts);
            }
            return;
        }
    };
    parts.push(Part { is_ring, positions });
}

fn items(list: &RawValue) -> Vec<&RawValue> {
    serde_json::from_str(list.get()).unwrap_or_default()
}

fn position(json: &RawValue) -> Option<Position<'_>> {
    let numbers: Vec<f64> = serde_json::from_str(json.get()).ok()?;
    let [longitude, latitude, ..] = numbers[..] else {
        return None;
    };
    Some(Position {
        json: json.get(),
        longitude,
        latitude,
    })
}
