//! Writes the log in batches: a request appends its line to a buffer, and one thread writes what has gathered in it.

use std::io::{self, Write};
use std::mem::take;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tracing_subscriber::fmt::MakeWriter;

/// How long lines gather.
const GATHERING: Duration = Duration::from_millis(20);

/// The bytes of lines that may wait. Further lines are lost, because nothing reads the log fast enough.
const MOST_BYTES: usize = 4 << 20;

/// How long the remaining lines may take to write when the process ends. If nothing reads the log, they are lost.
const LAST_LINES: Duration = Duration::from_secs(2);

/// The thread that writes the log. When this is dropped, it writes what is left.
pub struct LogThread {
    lines: LogLines,
    /// Disconnected when the thread has ended.
    ended: Receiver<()>,
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
    /// Starts the thread, which writes to `output`. Lines that cannot be written there go to the other log.
    pub(super) fn start(
        output: impl Write + Send + 'static,
        other: Option<LogLines>,
    ) -> (Self, LogLines) {
        let lines = LogLines::default();
        let read = lines.clone();
        let (running, ended): (Sender<()>, _) = channel();
        let thread = std::thread::Builder::new().name("log".to_owned());
        let _started = thread.spawn(move || {
            let _running = running;
            read.write_to(output, other);
        });
        let own = lines.clone();
        (Self { lines: own, ended }, lines)
    }
}

impl Drop for LogThread {
    fn drop(&mut self) {
        self.lines.waiting().is_ending = true;
        self.lines.0.has_changed.notify_one();
        // Nothing is sent: it waits for the end of the thread.
        let _ended: Result<(), RecvTimeoutError> = self.ended.recv_timeout(LAST_LINES);
    }
}

impl LogLines {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        let waiting = self.0.waiting.lock();
        waiting.unwrap_or_else(PoisonError::into_inner)
    }

    fn write_to(&self, mut output: impl Write, mut other: Option<Self>) {
        let mut batch = Vec::new();
        let mut is_cut = false;
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
            if is_cut {
                batch.insert(0, b'\n');
            }
            let (written, result) = write_batch(&mut output, &batch);
            let whole = batch[..written].iter().rposition(|byte| *byte == b'\n');
            let whole = whole.map_or(0, |end| end + 1);
            is_cut = whole < written || (is_cut && written == 0);
            // Nothing can be done if the log itself cannot be written.
            if let (Err(error), Some(other)) = (result, &mut other) {
                tracing::error!(%error, "A file of the log cannot be written. Its lines follow here.");
                let _accepted = other.write(batch[whole..].trim_ascii_start());
            }
            batch.clear();
            if lost > 0 {
                tracing::warn!(lost, "Lines of the log were lost.");
            } else if is_ending {
                return;
            }
        }
    }
}

/// Writes a batch, and returns how much of it was written.
fn write_batch(output: &mut impl Write, batch: &[u8]) -> (usize, io::Result<()>) {
    let mut written = 0;
    while written < batch.len() {
        match output.write(&batch[written..]) {
            Ok(0) => return (written, Err(io::ErrorKind::WriteZero.into())),
            Ok(length) => written += length,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return (written, Err(error)),
        }
    }
    (written, output.flush())
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
    use std::time::Instant;

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
        let (thread, mut lines) = LogThread::start(output, None);
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
    fn lines_that_a_file_refuses_are_in_the_other_log_and_a_cut_one_spoils_none() {
        /// Has so much room.
        struct Disk(Sender<String>, Receiver<usize>);

        impl Write for Disk {
            fn write(&mut self, batch: &[u8]) -> io::Result<usize> {
                let room = self.1.recv().unwrap_or_default();
                if room == 0 {
                    return Err(io::ErrorKind::StorageFull.into());
                }
                let taken = &batch[..room.min(batch.len())];
                let text = String::from_utf8_lossy(taken).into_owned();
                self.0.send(text).map_err(io::Error::other)?;
                Ok(taken.len())
            }

            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }

        let ((writes, written), (room, rooms)) = (channel(), channel());
        let other = LogLines::default();
        let (thread, mut lines) = LogThread::start(Disk(writes, rooms), Some(other.clone()));
        lines.write_all(b"one\ntwo\n").unwrap();
        for room_left in [6, 0] {
            room.send(room_left).unwrap();
        }
        assert_eq!(written.recv().unwrap(), "one\ntw");
        let mut refused = String::new();
        while refused.is_empty() {
            refused = String::from_utf8(take(&mut other.waiting().lines)).unwrap();
            std::thread::yield_now();
        }
        assert_eq!(refused, "two\n", "without what the file has");
        lines.write_all(b"three\n").unwrap();
        room.send(100).unwrap();
        assert_eq!(written.recv().unwrap(), "\nthree\n");
        drop(thread);
    }

    #[test]
    fn a_log_that_nothing_reads_does_not_keep_the_process() {
        let (output, _written, _accept) = output();
        let (thread, mut lines) = LogThread::start(output, None);
        lines.write_all(b"one\n").unwrap();
        let started = Instant::now();
        drop(thread);
        assert!(started.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn a_log_that_nothing_reads_blocks_no_request() {
        let (output, written, accept) = output();
        let (thread, mut lines) = LogThread::start(output, None);
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
