//! The contributions of an area of the product to the sandbox.

use axum::Router;

use crate::{seed::writer::Seed, services::app::App};

/// The contributions of an area of the product to the sandbox.
pub(crate) struct Area {
    /// Its name. Its random data depends on it.
    pub(crate) name: &'static str,
    /// Its calls of the main API.
    pub(crate) main: fn() -> Router<App>,
    /// Its calls of the pipeline service.
    pub(crate) pipeline: fn() -> Router<App>,
    /// Its calls of the backfill service.
    pub(crate) backfill: fn() -> Router<App>,
    /// Its calls of the fault switch.
    pub(crate) switch: fn() -> Router<App>,
    /// The content of a file that is too long to store, by its bucket and key; `None` for any other file.
    pub(crate) long_file: fn(&str, &str) -> Option<String>,
    /// Writes its initial data.
    pub(crate) seed: Seed,
}

impl Area {
    /// An area with calls of the main API only.
    pub(crate) const fn new(name: &'static str, main: fn() -> Router<App>, seed: Seed) -> Self {
        Self {
            name,
            main,
            pipeline: Router::new,
            backfill: Router::new,
            switch: Router::new,
            long_file: |_, _| None,
            seed,
        }
    }
}
