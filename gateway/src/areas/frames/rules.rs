//! The limits of a page of frames, and the sectors drawn on the map.

use std::f64::consts::PI;
use std::fmt::Write;

/// Radius of the earth, and of a sector, in metres.
const EARTH_RADIUS: f64 = 6_371_000.0;
pub const SECTOR_RADIUS: f64 = 1_000.0;
/// The number of steps in a sector's arc.
const STEPS: i32 = 100;

/// The maximum number of frames on a page.
const MOST_FRAMES: i32 = 100;

/// Why a page cannot be read; `None` if it can.
pub fn refusal(offset: i32, limit: i32) -> Option<String> {
    if offset < 0 {
        return Some(format!("The offset must be at least 0, not {offset}."));
    }
    (!(1..=MOST_FRAMES).contains(&limit))
        .then(|| format!("The limit must be from 1 to {MOST_FRAMES}, not {limit}."))
}

/// A point: degrees north of the equator, and degrees east of Greenwich.
pub type Point = (f64, f64);

/// The area from which a frame can be seen: all within the sector's radius of its site, across the width, with the
/// bearing in the middle.
#[derive(Debug, PartialEq)]
pub struct Sector {
    site: Point,
    bearing: f64,
    /// Degrees: above 0, and 360 for a full circle.
    pub width: f64,
}

/// The sector of a frame at this site. `None` if the angle or the width is missing, if the width is 0 or less, or if
/// the site is not on earth. A width above 360 degrees is a full circle.
pub fn sector(site: Point, bearing: Option<f64>, width: Option<f64>) -> Option<Sector> {
    let (bearing, width) = (bearing?, width?);
    let is_on_earth = site.0.abs() <= 90.0 && site.1.abs() <= 180.0;
    if !is_on_earth || !bearing.is_finite() || width.is_nan() || width <= 0.0 {
        return None;
    }
    let width = width.min(360.0);
    Some(Sector {
        site,
        bearing,
        width,
    })
}

impl Sector {
    /// Its outline: an arc of 101 points from left to right, with the site before and after it; a circle has no site.
    pub fn outline(&self) -> Vec<Point> {
        let is_circle = self.width >= 360.0;
        let arc = (0..=STEPS).map(|step| {
            let turn = f64::from(step) / f64::from(STEPS) - 0.5;
            // A circle ends exactly where it begins.
            let turn = if is_circle && step == STEPS {
                -0.5
            } else {
                turn
            };
            ahead(self.site, self.bearing + turn * self.width)
        });
        if is_circle {
            arc.collect()
        } else {
            [self.site]
                .into_iter()
                .chain(arc)
                .chain([self.site])
                .collect()
        }
    }
}

/// The point one sector radius away from another, in the direction of a bearing in degrees.
fn ahead((latitude, longitude): Point, bearing: f64) -> Point {
    let (sin_latitude, cos_latitude) = latitude.to_radians().sin_cos();
    let (sin_bearing, cos_bearing) = bearing.rem_euclid(360.0).to_radians().sin_cos();
    let (sin_way, cos_way) = (SECTOR_RADIUS / EARTH_RADIUS).sin_cos();
    let sin_ahead = sin_latitude * cos_way + cos_latitude * sin_way * cos_bearing;
    let east = (sin_bearing * sin_way * cos_latitude).atan2(cos_way - sin_latitude * sin_ahead);
    (
        sin_ahead.clamp(-1.0, 1.0).asin() * 180.0 / PI,
        longitude + east * 180.0 / PI,
    )
}

/// A shape as a GeoJSON polygon. Degrees have six decimals, which is about 0.1 m.
pub fn polygon(points: &[Point]) -> String {
    let mut text = String::with_capacity(points.len() * 24 + 48);
    text.push_str("{\"type\":\"Polygon\",\"coordinates\":[[");
    for (index, (latitude, longitude)) in points.iter().enumerate() {
        let separator = if index == 0 { "" } else { "," };
        let _ = write!(text, "{separator}[{longitude:.6},{latitude:.6}]");
    }
    text.push_str("]]}");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_of_a_sector_go_clockwise_from_left_to_right() {
        let east = [
            (1, (40.004496, -74.989832)),
            (51, (39.999999, -74.988260)),
            (101, (39.995503, -74.989834)),
        ];
        let north = [(1, (40.007788, -75.005871)), (101, (40.007788, -74.994129))];
        let equator = [(51, (0.008993, 0.0))];
        for (site, bearing, points) in [
            ((40.0, -75.0), 90.0, &east[..]),
            ((40.0, -75.0), 0.0, &north),
            ((0.0, 0.0), 0.0, &equator),
        ] {
            let outline = sector(site, Some(bearing), Some(60.0)).unwrap().outline();
            assert_eq!((outline[0], outline[102]), (site, site));
            for &(index, (latitude, longitude)) in points {
                let found = outline[index];
                let is_there =
                    (found.0 - latitude).abs() < 1e-6 && (found.1 - longitude).abs() < 1e-6;
                assert!(is_there, "{site:?} {bearing} {index}: {found:?}");
            }
        }
    }

    #[test]
    fn a_width_of_360_or_more_is_a_full_circle() {
        for (width, is_circle) in [
            (359.9, false),
            (360.0, true),
            (720.0, true),
            (f64::INFINITY, true),
        ] {
            let sector = sector((40.0, -75.0), Some(10.0), Some(width)).unwrap();
            assert_eq!(sector.width, width.min(360.0));
            let sector = sector.outline();
            assert_eq!(sector.len(), if is_circle { 101 } else { 103 }, "{width}");
            assert_eq!(sector.first(), sector.last(), "{width}");
            assert_eq!(!sector.contains(&(40.0, -75.0)), is_circle, "{width}");
        }
    }

    #[test]
    fn without_an_angle_a_width_or_a_place_there_is_no_sector() {
        let here = (40.0, -75.0);
        for (site, bearing, width, is_drawn) in [
            (here, None, Some(60.0), false),
            (here, Some(90.0), None, false),
            (here, Some(90.0), Some(0.0), false),
            (here, Some(90.0), Some(-1.0), false),
            (here, Some(90.0), Some(f64::NAN), false),
            (here, Some(f64::INFINITY), Some(60.0), false),
            (here, Some(90.0), Some(0.1), true),
            ((90.0, 0.0), Some(90.0), Some(60.0), true),
            ((90.1, 0.0), Some(90.0), Some(60.0), false),
            ((0.0, -180.1), Some(90.0), Some(60.0), false),
            ((f64::NAN, 0.0), Some(90.0), Some(60.0), false),
        ] {
            assert_eq!(
                sector(site, bearing, width).is_some(),
                is_drawn,
                "{site:?} {bearing:?} {width:?}"
            );
        }
    }

    #[test]
    fn a_polygon_has_the_longitude_first() {
        assert_eq!(
            polygon(&[(40.0, -75.0), (40.004_495_6, -74.989_832_4)]),
            "{\"type\":\"Polygon\",\"coordinates\":[[[-75.000000,40.000000],[-74.989832,40.004496]]]}"
        );
    }

    #[test]
    fn a_page_has_one_to_a_hundred_frames_and_begins_at_the_first_or_later() {
        let cases = [
            (0, 10, true),
            (0, 1, true),
            (0, 0, false),
            (0, 100, true),
            (0, 101, false),
            (0, -1, false),
            (-1, 10, false),
            (i32::MAX, 100, true),
        ];
        for (offset, limit, is_allowed) in cases {
            assert_eq!(
                refusal(offset, limit).is_none(),
                is_allowed,
                "{offset} {limit}"
            );
        }
    }
}
