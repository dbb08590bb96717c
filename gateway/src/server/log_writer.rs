//! Writes the log in batches: a request appends its line to a buffer, and one thread writes what has gathered in it.

use std::io::{self, Write};
use std::mem::take;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use tracing_subscriber::fmt::MakeWriter;

/// How long lines gather.
const GATHERING: Duration = Duration::from_millis(20);

/// The bytes of lines that may wait. Further lines are lost, because nothing reads the log fast enough.
const MOST_BYTES: usize = 4 << 20;

/// The thread that writes the log. Dropped, it writes what is left.
pub struct LogThread {
    lines: LogLines,
    thread: Option<JoinHandle<()>>,
}

/// The lines to be written.
#[derive(Clone, Default)]
pub(super) struct LogLines(Arc<Shared>);

#[derive(Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    has_changed: Condvar,
}

#[derive(Default)]
struct Waiting {
    lines: Vec<u8>,
    lost: u64,
    is_ending: bool,
}

impl LogThread {
    /// Starts the thread, which writes to `output`.
    pub(super) fn start(output: impl Write + Send + 'static) -> (Self, LogLines) {
        let lines = LogLines::default();
        let read = lines.clone();
        let thread = std::thread::Builder::new().name("log".to_owned());
        let thread = thread.spawn(move || read.write_to(output)).ok();
        let own = lines.clone();
        (Self { lines: own, thread }, lines)
    }
}

impl Drop for LogThread {
    fn drop(&mut self) {
        self.lines.waiting().is_ending = true;
        self.lines.0.has_changed.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ended = thread.join();
        }
    }
}

impl LogLines {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        let waiting = self.0.waiting.lock();
        waiting.unwrap_or_else(PoisonError::into_inner)
    }

    fn write_to(&self, mut output: impl Write) {
        let mut batch = Vec::new();
        loop {
            let has_changed = &self.0.has_changed;
            let is_idle = |waiting: &mut Waiting| waiting.lines.is_empty() && !waiting.is_ending;
            let waiting = has_changed
                .wait_while(self.waiting(), is_idle)
                .unwrap_or_else(PoisonError::into_inner);
            let goes_on = |waiting: &mut Waiting| !waiting.is_ending;
            let (mut waiting, _) = has_changed
                .wait_timeout_while(waiting, GATHERING, goes_on)
                .unwrap_or_else(PoisonError::into_inner);
            std::mem::swap(&mut waiting.lines, &mut batch);
            let (lost, is_ending) = (take(&mut waiting.lost), waiting.is_ending);
            drop(waiting);
            // Nothing can be done if the log cannot be written.
            let _written = output.write_all(&batch).and_then(|()| output.flush());
            batch.clear();
            if lost > 0 {
                tracing::warn!(lost, "Lines of the log were lost.");
            } else if is_ending {
                return;
            }
        }
    }
}

impl Write for LogLines {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let mut waiting = self.waiting();
        if waiting.lines.len() + line.len() > MOST_BYTES {
            waiting.lost += 1;
            metrics::counter!("marquee_log_lines_lost_total").increment(1);
            return Ok(line.len());
        }
        let is_first = waiting.lines.is_empty();
        waiting.lines.extend_from_slice(line);
        if is_first {
            self.0.has_changed.notify_one();
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for LogLines {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;

    /// Sends every batch; each is accepted once something arrives at `may_write`.
    struct Output {
        batches: Sender<String>,
        may_write: Receiver<()>,
    }

    impl Write for Output {
        fn write(&mut self, batch: &[u8]) -> io::Result<usize> {
            let _may_write = self.may_write.recv();
            let text = String::from_utf8_lossy(batch).into_owned();
            self.batches.send(text).map_err(io::Error::other)?;
            Ok(batch.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn output() -> (Output, Receiver<String>, Sender<()>) {
        let ((batches, written), (accept, may_write)) = (channel(), channel());
        (Output { batches, may_write }, written, accept)
    }

    #[test]
    fn lines_that_come_together_are_written_together_and_none_is_lost_at_the_end() {
        let (output, written, accept) = output();
        let (thread, mut lines) = LogThread::start(output);
        lines.write_all(b"one\n").unwrap();
        lines.write_all(b"two\n").unwrap();
        accept.send(()).unwrap();
        assert_eq!(written.recv().unwrap(), "one\ntwo\n");
        lines.write_all(b"three\n").unwrap();
        accept.send(()).unwrap();
        drop(thread);
        assert_eq!(written.recv().unwrap(), "three\n");
    }

    #[test]
    fn a_log_that_nothing_reads_blocks_no_request() {
        let (output, written, accept) = output();
        let (thread, mut lines) = LogThread::start(output);
        let line = [b'x'; 1_024];
        for _ in 0..3 * MOST_BYTES / line.len() {
            lines.write_all(&line).unwrap();
        }
        assert!(lines.waiting().lost > 0);
        drop(accept);
        drop(thread);
        assert!(written.iter().map(|batch| batch.len()).sum::<usize>() <= 2 * MOST_BYTES);
    }
}
