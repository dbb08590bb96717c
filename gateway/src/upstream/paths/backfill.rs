//! The paths of the backfill service.

use super::Path;

/// B1
pub fn backfill_hello() -> Path {
    Path::new("/hello", &[]).answering_text()
}

/// B2
pub fn backfill_upload() -> Path {
    Path::new("/upload", &[])
        .explaining_failures()
        .answering_text()
}
