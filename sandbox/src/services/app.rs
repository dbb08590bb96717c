//! The state shared by all handlers.

use std::{sync::Arc, time::Duration};

use rusqlite::Connection;

use crate::{
    db::database::Db,
    faults::active::ActiveFaults,
    http::{
        error::{HttpError, HttpResult},
        response::data,
    },
    seed::seeder::Seeder,
    services::{call_log::CallLog, clock::Clock},
    storage::links::Signer,
};

/// The state shared by all handlers.
pub(crate) struct AppState {
    pub(crate) db: Db,
    pub(crate) clock: Clock,
    pub(crate) faults: ActiveFaults,
    pub(crate) seeder: Seeder,
    pub(crate) calls: CallLog,
    pub(crate) signer: Signer,
    pub(crate) job_step: Duration,
    /// See [`Area::long_file`](crate::services::area::Area).
    pub(crate) long_files: Vec<fn(&str, &str) -> Option<String>>,
}

pub(crate) type App = Arc<AppState>;

impl AppState {
    /// Responds with JSON text from the database.
    pub(crate) async fn read<F>(&self, read: F) -> HttpResult
    where
        F: FnOnce(&mut Connection) -> Result<String, HttpError> + Send + 'static,
    {
        Ok(data(self.db.call(read).await?))
    }
}
