//! What all services share.

use std::{sync::Arc, time::Duration};

use tokio_util::sync::CancellationToken;

use crate::{calls::CallLog, clock::Clock, db::Db, faults::FaultBook, files::Signer, seed::Fresh};

/// What all services share.
pub(crate) struct Kernel {
    pub(crate) clock: Clock,
    pub(crate) db: Db,
    pub(crate) faults: FaultBook,
    pub(crate) fresh: Fresh,
    pub(crate) calls: CallLog,
    pub(crate) signer: Signer,
    pub(crate) job_step: Duration,
    pub(crate) stop: CancellationToken,
}

pub(crate) type App = Arc<Kernel>;
