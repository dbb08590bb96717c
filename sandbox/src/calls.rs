//! The record of every call that the services received.

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard, PoisonError},
};

use serde::Serialize;

/// How many calls are remembered; older ones are forgotten first, so that a load test cannot fill the memory.
const KEPT: usize = 100_000;

/// One call, in the order of arrival.
#[derive(Clone, Serialize)]
pub(crate) struct Call {
    pub(crate) service: &'static str,
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) query: String,
    /// Null while no answer has been given, and for good when the connection was broken off.
    pub(crate) status: Option<u16>,
}

#[derive(Default)]
struct Book {
    calls: VecDeque<Call>,
    /// How many calls came before the first one kept.
    forgotten: u64,
}

/// All calls since the start or the last time they were cleared.
#[derive(Default)]
pub(crate) struct CallLog(Mutex<Book>);

impl CallLog {
    /// Notes an arrival and answers the number under which its status is noted later.
    pub(crate) fn arrived(&self, call: Call) -> u64 {
        let mut book = self.book();
        if book.calls.len() == KEPT {
            book.calls.pop_front();
            book.forgotten += 1;
        }
        book.calls.push_back(call);
        book.forgotten + book.calls.len() as u64 - 1
    }

    pub(crate) fn answered(&self, number: u64, status: u16) {
        let mut book = self.book();
        let index = number
            .checked_sub(book.forgotten)
            .and_then(|index| usize::try_from(index).ok());
        if let Some(call) = index.and_then(|index| book.calls.get_mut(index)) {
            call.status = Some(status);
        }
    }

    pub(crate) fn all(&self) -> Vec<Call> {
        self.book().calls.iter().cloned().collect()
    }

    pub(crate) fn clear(&self) {
        let mut book = self.book();
        book.forgotten += book.calls.len() as u64;
        book.calls.clear();
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
