//! The log of all calls that the services receive, and of the bodies of writes.

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard, PoisonError},
};

use serde::Serialize;
use serde_json::value::RawValue;

use crate::{faults::inject::ServiceName, services::passwords::without_passwords};

/// The number of calls kept, limited because of load tests. The oldest are dropped.
const KEPT_CALLS: usize = 100_000;
/// The number of writes kept. The oldest are dropped.
const KEPT_WRITES: usize = 1_000;
/// The largest body, in bytes, that is kept with its write.
pub(crate) const KEPT_BODY: usize = 16 * 1024;

/// A call.
#[derive(Clone, Serialize)]
pub(crate) struct Call {
    pub(crate) service: ServiceName,
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) query: String,
    /// Null until the response is sent, and if the connection was reset.
    pub(crate) status: Option<u16>,
}

/// A call that is not a read, with its body.
#[derive(Clone, Serialize)]
pub(crate) struct Write {
    service: ServiceName,
    method: String,
    path: String,
    /// The length of the body in bytes; null if the caller did not announce it.
    length: Option<u64>,
    /// The body as sent, but without its passwords; null if it is missing, too large or not JSON.
    body: Option<Box<RawValue>>,
}

impl Write {
    /// A write. `text` is its body, empty if it is too large.
    pub(crate) fn new(
        service: ServiceName,
        method: String,
        path: String,
        length: Option<u64>,
        text: &[u8],
    ) -> Self {
        Self {
            service,
            method,
            path,
            length,
            body: without_passwords(text),
        }
    }
}

#[derive(Default)]
struct Log {
    calls: VecDeque<Call>,
    writes: VecDeque<Write>,
    /// The number of calls dropped before the first one kept.
    dropped: u64,
}

/// The calls since the start, or since the log was cleared.
#[derive(Default)]
pub(crate) struct CallLog(Mutex<Log>);

impl CallLog {
    /// Adds a call that has arrived, and returns the number to end it with.
    pub(crate) fn begin(&self, call: Call) -> u64 {
        let mut log = self.log();
        if log.calls.len() == KEPT_CALLS {
            log.calls.pop_front();
            log.dropped += 1;
        }
        log.calls.push_back(call);
        log.dropped + log.calls.len() as u64 - 1
    }

    /// Adds the status of the response to a call, if the call is still kept.
    pub(crate) fn end(&self, number: u64, status: u16) {
        let mut log = self.log();
        let index = number
            .checked_sub(log.dropped)
            .and_then(|index| usize::try_from(index).ok());
        if let Some(call) = index.and_then(|index| log.calls.get_mut(index)) {
            call.status = Some(status);
        }
    }

    pub(crate) fn add_write(&self, write: Write) {
        let mut log = self.log();
        if log.writes.len() == KEPT_WRITES {
            log.writes.pop_front();
        }
        log.writes.push_back(write);
    }

    pub(crate) fn calls(&self) -> Vec<Call> {
        self.log().calls.iter().cloned().collect()
    }

    pub(crate) fn writes(&self) -> Vec<Write> {
        self.log().writes.iter().cloned().collect()
    }

    pub(crate) fn clear(&self) {
        let mut log = self.log();
        log.writes.clear();
        log.dropped += log.calls.len() as u64;
        log.calls.clear();
    }

    fn log(&self) -> MutexGuard<'_, Log> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
