//! The rules for names and lines of debug files.

use std::collections::HashSet;

use crate::graph::scalars::parse_day;

/// A sighting of a device.
#[derive(Clone, Debug, PartialEq)]
pub struct Pin {
    pub device_id: Box<str>,
    /// Unix time in seconds; `None` if it is not a number.
    pub seconds: Option<i64>,
    pub latitude: f64,
    pub longitude: f64,
}

/// The date, as written, and the market hash in the key of a file; `None` unless it has both.
pub fn parts_of_key(key: &str) -> Option<(&str, &str)> {
    let (_, name) = key.rsplit_once('/').unwrap_or(("", key));
    let mut parts = name.split('_');
    let date = parts.next()?;
    parse_day(date)?;
    Some((date, parts.next()?))
}

/// The most bytes of memory that the sightings of a file need: a short line needs less than the sighting read from it.
pub fn most_bytes(file: &[u8]) -> usize {
    file.len() + lines(file) * size_of::<Pin>()
}

fn lines(file: &[u8]) -> usize {
    1 + file.iter().filter(|byte| **byte == b'\n').count()
}

/// The sightings in a file. Invalid lines are skipped.
pub fn read_pins(text: &str) -> Vec<Pin> {
    // A vector that doubles would need more than `most_bytes`.
    let mut pins = Vec::with_capacity(lines(text.as_bytes()));
    pins.extend(text.lines().filter_map(read_pin));
    pins
}

fn read_pin(line: &str) -> Option<Pin> {
    let mut fields = line.split(',').map(str::trim);
    let (device_id, seconds) = (fields.next()?, fields.next()?);
    Some(Pin {
        latitude: coordinate(fields.next()?)?,
        longitude: coordinate(fields.next()?)?,
        device_id: device_id.into(),
        seconds: seconds.parse().ok(),
    })
}

fn coordinate(text: &str) -> Option<f64> {
    text.parse()
        .ok()
        .filter(|degrees: &f64| degrees.is_finite())
}

/// The number of distinct devices.
pub fn unique_devices(pins: &[Pin]) -> usize {
    let ids: HashSet<&str> = pins.iter().map(|pin| &*pin.device_id).collect();
    ids.len()
}

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_begins_with_the_date_and_the_market() {
        for (key, parts) in [
            ("2024-08-17_9v6kp_pins.csv", Some(("2024-08-17", "9v6kp"))),
            (
                "debug/2024-08-18_9v6kp_a_b.csv",
                Some(("2024-08-18", "9v6kp")),
            ),
            ("a_b/2024-08-18_9v6kp", Some(("2024-08-18", "9v6kp"))),
            ("2024-08-17.csv", None),
            ("nodate_9v6kp_pins.csv", None),
            ("2024-02-30_9v6kp_pins.csv", None),
            ("_9v6kp_pins.csv", None),
            ("2024_08/17.csv", None),
            ("", None),
        ] {
            assert_eq!(parts_of_key(key), parts, "{key}");
        }
    }

    #[test]
    fn devices_take_at_most_the_bytes_that_are_reserved() {
        for line in ["a,1,1,1\n", "d41f2c9a-77,1723852800,40.7128,-74.0060\r\n"] {
            let file = line.repeat(1_000);
            let pins = read_pins(&file);
            let ids: usize = pins.iter().map(|pin| pin.device_id.len()).sum();
            let bytes = pins.capacity() * size_of::<Pin>() + ids;
            assert!(bytes <= most_bytes(file.as_bytes()), "{bytes} {line}");
        }
    }

    #[test]
    fn lines_without_coordinates_are_skipped() {
        for (text, total, unique) in [
            ("d41f,1723852800,40.7128,-74.0060", 1, 1),
            ("d41f,1723852800,40.7128,-74.0060,gps,9\r\n", 1, 1),
            ("a,1,1,1\na,2,1,1\r\nb,3,1,1\n", 3, 2),
            ("d41f,1723852800,40.7128", 0, 0),
            ("a,1,x,y", 0, 0),
            ("a,1,NaN,1\na,1,1,inf", 0, 0),
            ("", 0, 0),
            ("\n\n", 0, 0),
        ] {
            let pins = read_pins(text);
            assert_eq!(
                (pins.len(), unique_devices(&pins)),
                (total, unique),
                "{text:?}"
            );
        }
        let pin = |seconds| Pin {
            device_id: "d41f".into(),
            seconds,
            latitude: 40.7128,
            longitude: -74.006,
        };
        let read =
            read_pins("d41f,1723852800,40.7128,-74.0060\n d41f , yesterday , 40.7128 , -74.0060 ");
        assert_eq!(read, [pin(Some(1_723_852_800)), pin(None)]);
    }
}
