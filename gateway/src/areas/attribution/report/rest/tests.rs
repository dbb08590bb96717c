//! Tests of reading report files.

use super::*;

fn group(json: &str) -> GroupRow {
    read(format!(r#"{{ "exposed": {json} }}"#).as_bytes())
        .unwrap()
        .exposed
}

#[test]
fn a_count_is_read_from_a_number_a_text_or_an_object() {
    let cases = [
        ("12", 12, true),
        ("\"12\"", 12, true),
        ("12.0", 12, true),
        ("{\"uqDevices\": 12}", 12, true),
        ("{\"uqDevices\": \"12\", \"totalDevices\": 20}", 12, true),
        ("{\"visits\": 12}", 12, true),
        ("{}", 0, true),
        ("null", 0, true),
        ("{\"visits\": null}", 0, true),
        ("9223372036854775807", MOST, true),
        ("-12", 0, false),
        ("\"many\"", 0, false),
        ("\"1,490\"", 0, false),
        ("{\"visits\": \"many\"}", 0, false),
        ("1.5", 0, false),
        ("1e999", 0, true),
        ("99999999999999999999", 0, false),
        ("true", 0, false),
        ("[1]", 0, false),
    ];
    for (json, count, is_readable) in cases {
        let group = group(&format!(
            r#"{{ "totalDevices": {json}, "uqDevices": 3, "pageVisits": {{ "Homepage": {json} }},
                  "hourOfDay": {{ "0": {json}, "23": 4 }} }}"#
        ));
        let read = [
            group.total_devices.number,
            group.page_visits("Homepage"),
            group.visited_at(0),
        ];
        assert_eq!(read, [count; 3], "{json}");
        assert_eq!(
            (group.uq_devices.number, group.visited_at(23)),
            (3, 4),
            "{json}"
        );
        assert_eq!(group.is_readable("Homepage"), is_readable, "{json}");
        assert_eq!(
            group.unreadable(),
            if is_readable { 0 } else { 3 },
            "{json}"
        );
    }
}

#[test]
fn days_are_read_from_a_list_and_from_an_object() {
    let cases = [
        r#"[{ "date": "2024-06-02", "uqDevices": 40, "pages": [{ "page": "Homepage", "visits": 4 },
            { "page": "Homepage", "visits": "2" }, { "visits": 9 }, "page"] }, "day"]"#,
        r#"{ "2024-06-02": { "uqDevices": 40, "pages": { "Homepage": { "visits": 6 } } } }"#,
        r#"{ "day 1": { "date": "2024-06-02", "uqDevices": "40", "pages": { "Homepage": 6 } } }"#,
    ];
    for json in cases {
        let group = group(&format!(r#"{{ "days": {json} }}"#));
        assert_eq!(group.days.len(), 1, "{json}");
        let day = &group.days[0];
        assert_eq!(day.date, "2024-06-02".parse().ok(), "{json}");
        assert_eq!(
            (day.uq_devices.number, day.pages.visits("Homepage")),
            (40, 6),
            "{json}"
        );
    }
}

#[test]
fn missing_parts_read_as_0() {
    for json in [
        "{}",
        "null",
        "[]",
        "\"text\"",
        r#"{ "days": "text", "dayOfWeek": [], "pageVisits": null, "hourOfDay": 5, "hourOfExposure": {} }"#,
        r#"{ "days": null, "dayOfWeek": { "0": null, "1": [], "2": { "pages": "text" } } }"#,
    ] {
        let group = group(json);
        assert_eq!(
            (group.total_devices.number, group.days.len()),
            (0, 0),
            "{json}"
        );
        for day in 0..7 {
            let visits = group
                .weekday(day)
                .map_or(0, |day| day.pages.visits("Homepage"));
            assert_eq!(visits, 0, "{json}");
        }
        let numbers = [
            group.exposed_at(3),
            group.visited_at(3),
            group.page_visits("Homepage"),
        ];
        assert_eq!(numbers, [0; 3], "{json}");
    }
}

#[test]
fn counts_of_days_that_cannot_be_read_are_counted() {
    let group = group(
        r#"{ "uqDevices": 7,
             "days": [{ "uqDevices": "few", "pages": [{ "page": "Homepage", "visits": "n/a" }] }],
             "dayOfWeek": { "0": { "totalDevices": -1, "pages": { "Homepage": 2, "Product Page": [] } } } }"#,
    );
    assert_eq!(group.unreadable(), 4);
    assert!(group.is_readable("Homepage"));
}

#[test]
fn pixels_without_a_number_are_kept() {
    let file = read(
        br#"{ "exposed": {}, "pixels": [{ "pixelId": "31", "page": "Homepage" }, { "pixelId": "px-1" }, null, 7, { "pixelId": 32 }] }"#,
    );
    let pixels: Vec<Option<i32>> = file
        .unwrap()
        .pixels
        .iter()
        .map(|row| row.pixel_id)
        .collect();
    assert_eq!(pixels, [Some(31), None, Some(32)]);
}

#[test]
fn a_file_that_is_not_a_report_cannot_be_read() {
    for body in [
        "",
        "null",
        "[]",
        "7",
        "{",
        "<html>",
        "{\"exposed\": {",
        "{\"message\": \"not ready\"}",
        "\u{0}",
    ] {
        assert!(read(body.as_bytes()).is_err(), "{body}");
    }
    assert!(read(b"\xef\xbb\xbf{}").is_ok());
    assert!(read(b"\xff{}").is_err());
}
