//! Days and times as JSON. Formatting them takes a large part of the time of a list, so the usual ones are written digit
//! by digit.

use chrono::{Datelike, NaiveDate, Timelike};

use crate::graph::direct_json::json::WriteJson;
use crate::graph::scalars::{Date, DateTime};

impl WriteJson for Date {
    fn write(&self, out: &mut Vec<u8>) {
        match day(self.0) {
            Some(day) => {
                let mut text = [b'"'; 12];
                text[1..11].copy_from_slice(&day);
                out.extend_from_slice(&text);
            }
            None => self.0.to_string().write(out),
        }
    }
}

impl WriteJson for DateTime {
    fn write(&self, out: &mut Vec<u8>) {
        let utc = self.0.naive_utc();
        let time = utc.time();
        match day(utc.date()) {
            Some(day) if time.nanosecond() == 0 => {
                let [h1, h2] = two_digits(time.hour());
                let [m1, m2] = two_digits(time.minute());
                let [s1, s2] = two_digits(time.second());
                let time = [b'T', h1, h2, b':', m1, m2, b':', s1, s2, b'Z'];
                let mut text = [b'"'; 22];
                text[1..11].copy_from_slice(&day);
                text[11..21].copy_from_slice(&time);
                out.extend_from_slice(&text);
            }
            _ => self.text().write(out),
        }
    }
}

/// A day as YYYY-MM-DD; `None` if its year has not four digits.
fn day(day: NaiveDate) -> Option<[u8; 10]> {
    let year = u32::try_from(day.year())
        .ok()
        .filter(|year| *year < 10_000)?;
    let [y1, y2] = two_digits(year / 100);
    let [y3, y4] = two_digits(year % 100);
    let [m1, m2] = two_digits(day.month());
    let [d1, d2] = two_digits(day.day());
    Some([y1, y2, y3, y4, b'-', m1, m2, b'-', d1, d2])
}

/// The digits of a number below 100.
fn two_digits(number: u32) -> [u8; 2] {
    [b'0' + (number / 10) as u8, b'0' + (number % 10) as u8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_times_are_written_as_their_texts() {
        let days = [
            "0001-01-01",
            "2025-03-12",
            "9999-12-31",
            "+10000-01-01",
            "-0001-12-31",
        ];
        for day in days {
            let mut out = Vec::new();
            Date(day.parse().unwrap()).write(&mut out);
            assert_eq!(String::from_utf8(out).unwrap(), format!("\"{day}\""));
        }
        let times = [
            "0001-01-01T00:00:00Z",
            "2025-03-12T09:05:07Z",
            "2025-03-12T09:05:07.250Z",
            "2025-03-12T09:05:07.000001Z",
            "2016-12-31T23:59:60Z",
            "9999-12-31T23:59:59Z",
            "+10000-01-01T00:00:00Z",
        ];
        for time in times {
            let time = DateTime(time.parse().unwrap());
            let mut out = Vec::new();
            time.write(&mut out);
            assert_eq!(
                String::from_utf8(out).unwrap(),
                format!("\"{}\"", time.text())
            );
        }
    }
}
