//! The calls of debug files.

use std::sync::{Arc, LazyLock};

use super::rules::{self, Pin};
use crate::error::Result;
use crate::request::RequestContext;
use crate::upstream::decode::Unreadable;
use crate::upstream::file_listing::{self, FileRow};
use crate::upstream::storage::FileProblem;
use crate::upstream::{Api, Call, Path, calls};

calls! {
    pub DEBUG_PIN_FILES = Call::get("pipeline.debug_pin_files", "/v3/api/dev/pipeline-debug")
        .query(&["marketHash"])
        .reads("A listing of files, or the bare list of them.", |body| file_listing::read(body).map(drop))
        .inferred();
}

/// The debug files of a market, possibly with those of others.
pub async fn debug_pin_files(main: &Api<'_>, market_hash: &str) -> Result<Arc<Vec<FileRow>>> {
    main.read(
        Path::new(&DEBUG_PIN_FILES, &[]).query("marketHash", market_hash),
        file_listing::read,
    )
    .await
}

/// The sightings in the file behind a signed link, or why there are none.
pub async fn pins(
    context: &RequestContext,
    link: &str,
) -> Result<Result<Arc<Vec<Pin>>, FileProblem>> {
    let read = |body: &[u8]| {
        let text =
            std::str::from_utf8(body).map_err(|_| Unreadable::from("the file is not UTF-8"))?;
        Ok(rules::read_pins(text))
    };
    let storage = &context.services().storage;
    storage.file(context, link, rules::most_bytes, read).await
}

/// The sightings in the sample.
pub fn sample() -> Arc<Vec<Pin>> {
    static SAMPLE: LazyLock<Arc<Vec<Pin>>> = LazyLock::new(|| {
        let rows: Vec<(Box<str>, i64, f64, f64)> =
            serde_json::from_str(include_str!("pins.json")).unwrap_or_default();
        let pin = |(device_id, seconds, latitude, longitude)| Pin {
            device_id,
            seconds: Some(seconds),
            latitude,
            longitude,
        };
        Arc::new(rows.into_iter().map(pin).collect())
    });
    Arc::clone(&SAMPLE)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_sample_can_be_read() {
        assert_eq!(super::sample().len(), 120);
    }
}
