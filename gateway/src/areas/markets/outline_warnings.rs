//! What may be a mistake in a valid outline.

use gateway_macros::SimpleObject;

use super::outline_parts::{Part, Position};
use super::rules::{Outline, Place};

/// The maximum number of warnings.
const MOST_WARNINGS: usize = 20;

/// An outline that is farther than this from the former one, in degrees, is far, even if the former one is small.
const LEAST_MARGIN: f64 = 1.0;

/// South of this latitude are only the Southern Ocean and the Antarctic.
pub const ANTARCTIC: f64 = -60.0;

/// The maximum number of pairs of edges that are compared in a ring. Rings that people draw have far fewer near each
/// other.
const MOST_PAIRS: usize = 5_000_000;

/// The bounding box of an outline, in degrees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    pub west: f64,
    pub south: f64,
    pub east: f64,
    pub north: f64,
}

/// What may be a mistake in an outline that can be saved.
#[derive(Debug, PartialEq, SimpleObject)]
pub struct GeoJsonWarning {
    /// The line of the text, from 1.
    line: i32,
    /// The column of the line, from 1, in characters.
    column: i32,
    /// The warning, to show to the user.
    message: String,
}

impl Bounds {
    /// The bounding box of an outline; `None` if it has no positions.
    pub fn of(outline: &Outline<'_>) -> Option<Self> {
        let parts = outline.parts();
        let mut positions = parts.iter().flat_map(|part| &part.positions);
        let first = positions.next()?;
        let bounds = Self {
            west: first.longitude,
            south: first.latitude,
            east: first.longitude,
            north: first.latitude,
        };
        Some(positions.fold(bounds, |bounds, position| Self {
            west: bounds.west.min(position.longitude),
            south: bounds.south.min(position.latitude),
            east: bounds.east.max(position.longitude),
            north: bounds.north.max(position.latitude),
        }))
    }

    /// Whether a position is outside by more than the size of the box.
    fn is_far(&self, longitude: f64, latitude: f64) -> bool {
        let width = (self.east - self.west).max(LEAST_MARGIN);
        let height = (self.north - self.south).max(LEAST_MARGIN);
        !(self.west - width..=self.east + width).contains(&longitude)
            || !(self.south - height..=self.north + height).contains(&latitude)
    }
}

/// What may be a mistake in an outline, given its text and the bounding box of the former outline, if there is one.
pub fn warnings(text: &str, outline: &Outline<'_>, former: Option<Bounds>) -> Vec<GeoJsonWarning> {
    let mut found = Vec::new();
    for part in outline.parts() {
        found.extend(far(&part, former));
        if part.is_ring {
            found.extend(open(&part));
            found.extend(crossing(text, &part));
        }
        if found.len() >= MOST_WARNINGS {
            break;
        }
    }
    found.truncate(MOST_WARNINGS);
    let warning = |(json, message)| {
        let Place { line, column } = place_in(text, json);
        GeoJsonWarning {
            line,
            column,
            message,
        }
    };
    found.into_iter().map(warning).collect()
}

/// The place of a slice of a text.
fn place_in(text: &str, slice: &str) -> Place {
    let start = slice.as_ptr() as usize - text.as_ptr() as usize;
    Place::of(text, start + 1)
}

/// The first position of a part that is no place on Earth, or far from the former outline, and how many there are.
fn far<'a>(part: &Part<'a>, former: Option<Bounds>) -> Option<(&'a str, String)> {
    let is_on_earth =
        |longitude: f64, latitude: f64| longitude.abs() <= 180.0 && latitude.abs() <= 90.0;
    let is_far = |longitude, latitude| {
        !is_on_earth(longitude, latitude)
            || latitude < ANTARCTIC
            || former.is_some_and(|former| former.is_far(longitude, latitude))
    };
    let mut all = part
        .positions
        .iter()
        .filter(|at| is_far(at.longitude, at.latitude));
    let Position {
        json,
        longitude,
        latitude,
    } = *all.next()?;
    let more = match all.count() {
        0 => String::new(),
        1 => ", and so is 1 more".to_owned(),
        more => format!(", and so are {more} more"),
    };
    let place = match former {
        _ if !is_on_earth(longitude, latitude) => "not on Earth",
        Some(_) => "far from the present outline",
        None => "in the Antarctic",
    };
    let swapped = match is_far(latitude, longitude) {
        true => "",
        false => " They seem to be swapped.",
    };
    let message =
        format!("Longitude {longitude} and latitude {latitude} are {place}{more}.{swapped}");
    Some((json, message))
}

/// The end of a ring that is not closed.
fn open<'a>(ring: &Part<'a>) -> Option<(&'a str, String)> {
    let (first, last) = (ring.positions.first()?, ring.positions.last()?);
    let is_closed = (first.longitude, first.latitude) == (last.longitude, last.latitude);
    let message = if !is_closed {
        "The ring is open: its last position differs from its first."
    } else if ring.positions.len() < 4 {
        "The ring has fewer than four positions."
    } else {
        return None;
    };
    Some((last.json, message.to_owned()))
}

/// The first edge that is found to cross another one of its ring.
fn crossing<'a>(text: &str, ring: &Part<'a>) -> Option<(&'a str, String)> {
    let mut edges: Vec<_> = ring.positions.windows(2).collect();
    let west = |edge: &[Position<'_>]| edge[0].longitude.min(edge[1].longitude);
    let east = |edge: &[Position<'_>]| edge[0].longitude.max(edge[1].longitude);
    edges.sort_by(|one, other| west(one).total_cmp(&west(other)));
    // From west to east: an edge is compared with those that reach as far.
    let (mut reaching, mut pairs): (Vec<&[Position<'a>]>, _) = (Vec::new(), 0);
    for edge in edges {
        reaching.retain(|other| east(other) >= west(edge));
        pairs += reaching.len();
        if pairs > MOST_PAIRS {
            return None;
        }
        if let Some(other) = reaching.iter().find(|other| do_cross(edge, other)) {
            let line = place_in(text, other[0].json).line;
            let message = format!(
                "The ring crosses itself: the edge that begins here crosses the one that begins on line {line}."
            );
            return Some((edge[0].json, message));
        }
        reaching.push(edge);
    }
    None
}

/// Whether two edges cross. Those that only touch do not.
fn do_cross(one: &[Position<'_>], other: &[Position<'_>]) -> bool {
    let side = |from: &Position<'_>, to: &Position<'_>, of: &Position<'_>| {
        (to.longitude - from.longitude) * (of.latitude - from.latitude)
            - (to.latitude - from.latitude) * (of.longitude - from.longitude)
    };
    let divides = |edge: &[Position<'_>], other: &[Position<'_>]| {
        side(&edge[0], &edge[1], &other[0]) * side(&edge[0], &edge[1], &other[1]) < 0.0
    };
    divides(one, other) && divides(other, one)
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::super::rules::outline;
    use super::*;

    const BOSTON: Bounds = Bounds {
        west: -71.4,
        south: 42.1,
        east: -70.6,
        north: 42.7,
    };

    /// The text of an outline with this ring, a position on each line from the second.
    fn of_ring(positions: &str) -> String {
        format!(
            "{{\"features\":[{{\"geometry\":{{\"type\":\"Polygon\",\"coordinates\":[[\n{}\n]]}}}}]}}",
            positions.replace(' ', ",\n")
        )
    }

    #[test]
    fn what_may_be_a_mistake_is_told_with_its_place() {
        let far = |place: &str| format!("Longitude {place}");
        let cases = [
            ("[-71,42] [-70,42] [-70,43] [-71,42]", Some(BOSTON), vec![]),
            (
                "[-71,42] [42.3,-71.1] [-70,43] [-71,42]",
                Some(BOSTON),
                vec![(3, far("42.3 and latitude -71.1 are far from the present outline. They seem to be swapped."))],
            ),
            (
                "[-71,42] [42.3,-71.1] [-70,43] [-71,42]",
                None,
                vec![(3, far("42.3 and latitude -71.1 are in the Antarctic. They seem to be swapped."))],
            ),
            (
                "[-71,95] [-181,0] [-70,43] [-71,95]",
                None,
                vec![(2, far("-71 and latitude 95 are not on Earth, and so are 2 more."))],
            ),
            // By its own size outside the box, but at least by a degree.
            ("[-69.6,42] [-70,42] [-70,43.7] [-69.6,42]", Some(BOSTON), vec![]),
            (
                "[-69.6,42] [-69.5,42] [-70,43.7] [-69.6,42]",
                Some(BOSTON),
                vec![(3, far("-69.5 and latitude 42 are far from the present outline."))],
            ),
            (
                "[-71,42] [-70,42] [-70,43]",
                None,
                vec![(4, "The ring is open: its last position differs from its first.".to_owned())],
            ),
            ("[-71,42] [-70,42] [-71,42]", None, vec![(4, "The ring has fewer than four positions.".to_owned())]),
            (
                "[0,0] [1,1] [1,0] [0,1] [0,0]",
                None,
                vec![(
                    4,
                    "The ring crosses itself: the edge that begins here crosses the one that begins on line 2.".to_owned(),
                )],
            ),
            // A ring that touches itself does not cross itself.
            ("[0,0] [2,0] [2,2] [1,0] [0,2] [0,0]", None, vec![]),
        ];
        for (ring, former, expected) in cases {
            let text = of_ring(ring);
            let found = warnings(&text, &outline(&text).unwrap(), former);
            let found: Vec<_> = found
                .into_iter()
                .map(|found| (found.line, found.message))
                .collect();
            assert_eq!(found, expected, "{ring}");
        }
    }

    #[test]
    fn every_kind_of_geometry_is_read_and_other_things_are_passed_over() {
        let text = r#"{"features":[null,{"geometry":null},{"geometry":{"type":"Point","coordinates":[1,2,3]}},
            {"geometry":{"type":"LineString","coordinates":[[4,5],["a"],[6,7]]}},
            {"geometry":{"type":"GeometryCollection","geometries":[{"type":"MultiPolygon","coordinates":[[[[-8,9]]]]}]}},
            {"geometry":{"type":"Polygon","coordinates":"none"}}]}"#;
        let found = outline(text).unwrap();
        let parts = found.parts();
        assert_eq!(
            parts
                .iter()
                .map(|part| part.positions.len())
                .collect::<Vec<_>>(),
            [1, 2, 1]
        );
        let bounds = Bounds {
            west: -8.0,
            south: 2.0,
            east: 6.0,
            north: 9.0,
        };
        assert_eq!(Bounds::of(&found), Some(bounds));
        assert_eq!(
            Bounds::of(&outline(r#"{"features":[null]}"#).unwrap()),
            None
        );
    }
}
