//! Properties of debug files, for any lines.

use proptest::collection::vec;
use proptest::prelude::*;

use super::*;

proptest! {
    #[test]
    fn the_sightings_of_a_file_are_those_that_were_written(
        pins in vec(("[a-z0-9-]{0,12}", proptest::option::of(any::<i64>()), -90.0..90.0_f64, -180.0..180.0_f64), 0..12),
        noise in vec("[a-z, .]{0,12}", 0..4),
    ) {
        let mut lines: Vec<String> = pins
            .iter()
            .map(|(device_id, seconds, latitude, longitude)| {
                let seconds = seconds.map_or_else(|| "x".to_owned(), |seconds| seconds.to_string());
                format!("{device_id}, {seconds},{latitude},{longitude},ignored")
            })
            .collect();
        // Lines without coordinates are skipped.
        lines.extend(noise);
        let expected: Vec<Pin> = pins
            .into_iter()
            .map(|(device_id, seconds, latitude, longitude)| Pin {
                device_id: device_id.into(),
                seconds,
                latitude,
                longitude,
            })
            .collect();
        prop_assert_eq!(read_pins(&lines.join("\n")), expected);
    }

    #[test]
    fn any_text_has_at_most_a_sighting_per_line(text in "[a,0-9.e+\\-\r\n ]{0,200}|\\PC{0,200}") {
        let pins = read_pins(&text);
        prop_assert!(pins.len() <= text.lines().count());
        prop_assert!(pins.len() * size_of::<Pin>() <= most_bytes(text.as_bytes()));
        prop_assert!(pins.iter().all(|pin| pin.latitude.is_finite() && pin.longitude.is_finite()));
        prop_assert!(unique_devices(&pins) <= pins.len());
    }

    #[test]
    fn a_key_has_a_day_and_a_market_or_neither(key in "[0-9a-z_/.-]{0,40}|20[0-9]{2}-[0-9]{2}-[0-9]{2}_[a-z0-9]{0,8}_\\PC{0,10}") {
        if let Some((day, market)) = parts_of_key(&key) {
            prop_assert!(parse_day(day).is_some());
            let start = format!("{day}_{market}");
            prop_assert!(key.contains(&start));
        }
    }
}
