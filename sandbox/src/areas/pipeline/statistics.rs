//! The statistics of a completed job.

use rand::{Rng, rngs::StdRng};

use crate::db::records::Record;

pub(super) const STATIONARY: &str = "STATIONARY";
pub(super) const TRANSIT: &str = "TRANSIT";

/// The keys of the statistics, without the duration.
const KEYS: [&str; 6] = [
    "totalFrames",
    "totalAssets",
    "totalPins",
    "uniquePins",
    "totalMatches",
    "totalUniqueMatches",
];

/// Adds the statistics of a completed job. No part is greater than its whole.
pub(super) fn add(job: &mut Record, rng: &mut StdRng) {
    let is_stationary = job.get("jobType").is_some_and(|kind| kind == STATIONARY);
    let inventory: u64 = rng.random_range(40..900);
    let pins: u64 = rng.random_range(200_000..1_400_000);
    let unique_pins = pins * rng.random_range(25..40) / 100;
    let matches = pins * rng.random_range(3..9) / 100;
    let unique_matches = matches * rng.random_range(30..60) / 100;
    let numbers = [
        is_stationary.then_some(inventory),
        (!is_stationary).then_some(inventory),
        Some(pins),
        Some(unique_pins),
        Some(matches),
        Some(unique_matches),
    ];
    for (key, number) in KEYS.into_iter().zip(numbers) {
        job.insert(key.to_owned(), number.into());
    }
}

/// Removes the statistics of an earlier run.
pub(super) fn clear(job: &mut Record) {
    for key in KEYS.into_iter().chain(["duration", "processingStartTime"]) {
        job.insert(key.to_owned(), serde_json::Value::Null);
    }
}
