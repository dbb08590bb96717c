//! What all services share.

use std::{sync::Arc, time::Duration};

use tokio_util::sync::CancellationToken;

use crate::{
    db::database::Db,
    faults::fault::FaultBook,
    seed::fill::SeedData,
    services::{call_log::CallLog, clock::Clock},
    storage::files::Signer,
};

/// What all services share.
pub(crate) struct Kernel {
    pub(crate) clock: Clock,
    pub(crate) db: Db,
    pub(crate) faults: FaultBook,
    pub(crate) seed: SeedData,
    pub(crate) calls: CallLog,
    pub(crate) signer: Signer,
    pub(crate) job_step: Duration,
    pub(crate) stop: CancellationToken,
}

pub(crate) type App = Arc<Kernel>;
