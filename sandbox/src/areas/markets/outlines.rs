//! The outlines of markets: drawn by hand where a coast or a border gives a place its shape, and
//! irregular rings elsewhere. Positions are longitude and latitude; outer rings turn to the left.

use std::{
    f64::consts::{PI, TAU},
    fmt::Write,
};

use serde_json::{Value, json};

type Ring = &'static [[f64; 2]];

#[rustfmt::skip]
const NEW_YORK: Ring = &[
    [-74.26, 40.50], [-73.94, 40.54], [-73.58, 40.58], [-73.25, 40.63], [-73.10, 40.93], [-73.45, 40.93],
    [-73.65, 41.00], [-73.55, 41.25], [-73.95, 41.32], [-74.30, 41.15], [-74.55, 40.85], [-74.50, 40.60],
];
#[rustfmt::skip]
const BOSTON: Ring = &[
    [-71.28, 42.13], [-70.98, 42.12], [-70.70, 42.18], [-70.80, 42.26], [-70.88, 42.31], [-71.02, 42.31],
    [-70.96, 42.37], [-70.90, 42.45], [-70.82, 42.55], [-70.60, 42.66], [-70.85, 42.72], [-71.20, 42.66],
    [-71.42, 42.50], [-71.45, 42.28],
];
#[rustfmt::skip]
const LOS_ANGELES: Ring = &[
    [-118.80, 34.00], [-118.52, 34.02], [-118.40, 33.86], [-118.41, 33.74], [-118.18, 33.75], [-117.93, 33.61],
    [-117.60, 33.39], [-117.50, 33.70], [-117.65, 34.12], [-118.13, 34.22], [-118.40, 34.33], [-118.67, 34.25],
    [-118.94, 34.05],
];
#[rustfmt::skip]
const CHICAGO: Ring = &[
    [-88.20, 41.45], [-87.55, 41.45], [-87.38, 41.62], [-87.52, 41.71], [-87.60, 41.89], [-87.67, 42.05],
    [-87.80, 42.30], [-87.80, 42.49], [-88.25, 42.48], [-88.45, 42.10], [-88.40, 41.70],
];
#[rustfmt::skip]
const SEATTLE: Ring = &[
    [-122.70, 47.10], [-122.10, 47.08], [-121.90, 47.45], [-122.00, 47.90], [-122.22, 48.02], [-122.35, 47.85],
    [-122.40, 47.66], [-122.41, 47.57], [-122.33, 47.40], [-122.43, 47.30], [-122.55, 47.28],
];
#[rustfmt::skip]
const MIAMI: Ring = &[
    [-80.40, 25.21], [-80.25, 25.34], [-80.16, 25.66], [-80.12, 25.80], [-80.08, 26.12], [-80.03, 26.32],
    [-80.30, 26.33], [-80.44, 26.15], [-80.45, 25.75], [-80.56, 25.45],
];
const WASHINGTON: Ring = &[
    [-77.1198, 38.9343],
    [-77.0391, 38.7916],
    [-76.9094, 38.8928],
    [-77.0410, 38.9955],
];
#[rustfmt::skip]
const SAN_FRANCISCO: Ring = &[
    [-122.52, 37.49], [-122.25, 37.45], [-122.35, 37.58], [-122.38, 37.62], [-122.36, 37.71], [-122.39, 37.79],
    [-122.42, 37.81], [-122.49, 37.79], [-122.52, 37.72], [-122.52, 37.60],
];
#[rustfmt::skip]
const OAKLAND: Ring = &[
    [-122.10, 37.52], [-121.85, 37.55], [-121.90, 37.80], [-122.10, 37.98], [-122.36, 37.99], [-122.40, 37.92],
    [-122.30, 37.83], [-122.22, 37.72], [-122.16, 37.62],
];
#[rustfmt::skip]
const NEW_ORLEANS: Ring = &[
    [-90.30, 29.87], [-89.95, 29.83], [-89.85, 30.00], [-90.00, 30.03], [-90.12, 30.02], [-90.27, 30.05],
];

/// The number of corners in an outline of two megabytes.
const FINE_CORNERS: u32 = 85_000;

/// The features of a market: usually one polygon. Every other type of geometry occurs in some market.
pub(super) fn features(id: i64, name: &str, latitude: f64, longitude: f64) -> Value {
    let ring = |size| irregular(id, latitude, longitude, size);
    let polygon = |rings: Value| json!({ "type": "Polygon", "coordinates": rings });
    let geometries = match name {
        "New York" => vec![polygon(json!([closed(NEW_YORK)]))],
        "Boston" => vec![polygon(json!([closed(BOSTON)]))],
        "Los Angeles" => vec![polygon(json!([closed(LOS_ANGELES)]))],
        "Chicago" => vec![polygon(json!([closed(CHICAGO)]))],
        "Seattle-Tacoma" => vec![polygon(json!([closed(SEATTLE)]))],
        "Miami-Fort Lauderdale" => vec![polygon(json!([closed(MIAMI)]))],
        "Washington, DC" => vec![polygon(json!([closed(WASHINGTON)]))],
        "New Orleans" => vec![polygon(json!([closed(NEW_ORLEANS)]))],
        "San Francisco-Oakland" => vec![json!({
            "type": "MultiPolygon",
            "coordinates": [[closed(SAN_FRANCISCO)], [closed(OAKLAND)]],
        })],
        // Two cities, two features.
        "Minneapolis-St. Paul" => vec![
            polygon(json!([irregular(id, 44.98, -93.30, 0.12)])),
            polygon(json!([irregular(id + 40, 44.95, -93.02, 0.10)])),
        ],
        // A hole in the middle, which turns to the right.
        "Denver" => {
            let mut hole = ring(0.06);
            hole.reverse();
            vec![polygon(json!([ring(0.35), hole]))]
        }
        // A point beside the outline, and a feature without a geometry.
        "Phoenix" => vec![
            polygon(json!([ring(0.42)])),
            json!({ "type": "Point", "coordinates": [longitude, latitude] }),
            Value::Null,
        ],
        _ => vec![polygon(json!([ring(0.3)]))],
    };
    geometries
        .into_iter()
        .map(|geometry| json!({ "type": "Feature", "properties": { "name": name }, "geometry": geometry }))
        .collect()
}

fn closed(ring: Ring) -> Vec<[f64; 2]> {
    ring.iter().chain(ring.first()).copied().collect()
}

/// A ring of sixteen corners, at about `size` degrees of latitude from the center.
fn irregular(id: i64, latitude: f64, longitude: f64, size: f64) -> Vec<[f64; 2]> {
    let turn = f64::from(i32::try_from(id).unwrap_or_default());
    let round = |degrees: f64| (degrees * 10_000.0).round() / 10_000.0;
    (0..=16)
        .map(|corner| {
            let angle = f64::from(corner % 16) * PI / 8.0;
            let distance =
                size * (1.0 + 0.2 * (2.0 * angle + turn).sin() + 0.12 * (5.0 * angle - turn).sin());
            let [longitude, latitude] = at(latitude, longitude, angle, distance);
            [round(longitude), round(latitude)]
        })
        .collect()
}

/// The JSON text of a feature collection with one very detailed outline.
pub(super) fn fine(name: &str, latitude: f64, longitude: f64) -> String {
    let mut text = format!(
        "{{\"type\":\"FeatureCollection\",\"features\":[{{\"type\":\"Feature\",\"properties\":{},\
         \"geometry\":{{\"type\":\"Polygon\",\"coordinates\":[[",
        json!({ "name": name })
    );
    for corner in 0..=FINE_CORNERS {
        let angle = f64::from(corner % FINE_CORNERS) * TAU / f64::from(FINE_CORNERS);
        let bays = 0.12 * (3.0 * angle + 1.0).sin()
            + 0.06 * (11.0 * angle).sin()
            + 0.02 * (61.0 * angle).sin()
            + 0.004 * (997.0 * angle).sin();
        let [longitude, latitude] = at(latitude, longitude, angle, 0.5 + bays);
        let comma = if corner == 0 { "" } else { "," };
        write!(text, "{comma}[{longitude:.6},{latitude:.6}]")
            .expect("writing into a text does not fail");
    }
    text.push_str("]]}}]}");
    text
}

/// The position at a distance in degrees of latitude, as the map shows it.
fn at(latitude: f64, longitude: f64, angle: f64, distance: f64) -> [f64; 2] {
    [
        longitude + distance * angle.cos() / latitude.to_radians().cos(),
        latitude + distance * angle.sin(),
    ]
}
