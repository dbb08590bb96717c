//! The record of every call that the services received, and of what the writes among them said.

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard, PoisonError},
};

use serde::Serialize;
use serde_json::Value;

/// How many calls are remembered; older ones are forgotten first, so that a load test cannot fill the memory.
const KEPT: usize = 100_000;

/// How many writes are remembered, which weigh more than calls; older ones are forgotten first.
const KEPT_WRITES: usize = 1_000;

/// The largest body, in bytes, that is kept with its write; of a larger one only the length is.
pub(crate) const KEPT_BODY: usize = 16 * 1024;

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

/// What one write said, in the order in which writes were received.
#[derive(Clone, Serialize)]
pub(crate) struct Write {
    service: &'static str,
    method: String,
    path: String,
    /// The bytes of the body, 0 for none; null when the caller announced no length.
    length: Option<u64>,
    /// The body without its passwords; null when there is none, when it is no JSON, or when it is too large.
    body: Option<Value>,
}

impl Write {
    /// A write as it came; `text` is its body, as far as that is small enough to be kept.
    pub(crate) fn new(
        service: &'static str,
        method: String,
        path: String,
        length: Option<u64>,
        text: &[u8],
    ) -> Self {
        let mut body = serde_json::from_slice(text).ok();
        if let Some(body) = &mut body {
            hide_passwords(body);
        }
        Self {
            service,
            method,
            path,
            length,
            body,
        }
    }
}

/// Puts "…" in place of every value whose key speaks of a password, however deep it lies.
fn hide_passwords(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if key.to_lowercase().contains("password") {
                    *value = Value::from("…");
                } else {
                    hide_passwords(value);
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(hide_passwords),
        _ => {}
    }
}

#[derive(Default)]
struct Book {
    writes: VecDeque<Write>,
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

    pub(crate) fn wrote(&self, write: Write) {
        let mut book = self.book();
        if book.writes.len() == KEPT_WRITES {
            book.writes.pop_front();
        }
        book.writes.push_back(write);
    }

    pub(crate) fn writes(&self) -> Vec<Write> {
        self.book().writes.iter().cloned().collect()
    }

    pub(crate) fn clear(&self) {
        let mut book = self.book();
        book.writes.clear();
        book.forgotten += book.calls.len() as u64;
        book.calls.clear();
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
