//! What all handlers share.

use std::{sync::Arc, time::Duration};

use crate::{
    db::database::Db,
    faults::active::ActiveFaults,
    seed::fill::SeedData,
    services::{call_log::CallLog, clock::Clock},
    storage::files::Signer,
};

/// What all handlers share.
pub(crate) struct AppState {
    pub(crate) db: Db,
    pub(crate) clock: Clock,
    pub(crate) faults: ActiveFaults,
    pub(crate) seed: SeedData,
    pub(crate) calls: CallLog,
    pub(crate) signer: Signer,
    pub(crate) job_step: Duration,
}

pub(crate) type App = Arc<AppState>;
