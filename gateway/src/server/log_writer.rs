//! Where the log is written: a request only appends its line to a queue, which a thread empties.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::sync::{Mutex, PoisonError};
use std::thread::sleep;
use std::time::Duration;

use tracing_appender::non_blocking::{ErrorCounter, NonBlocking, NonBlockingBuilder, WorkerGuard};

/// The number of lines that may wait. Further ones are lost, because nothing reads the log fast enough.
const MOST_LINES: usize = 8_192;

/// How long lines gather.
const GATHERING: Duration = Duration::from_millis(20);

static LOST: Mutex<Vec<ErrorCounter>> = Mutex::new(Vec::new());

/// Starts a thread that writes lines to an output. When its guard is dropped, it writes what is left.
pub(super) fn start(output: impl Write + Send + 'static) -> (NonBlocking, WorkerGuard) {
    let builder = NonBlockingBuilder::default().buffered_lines_limit(MOST_LINES);
    let (lines, thread) = builder.thread_name("log").finish(output);
    let mut lost = LOST.lock().unwrap_or_else(PoisonError::into_inner);
    lost.push(lines.error_counter());
    (lines, thread)
}

/// The number of lines of the process that were lost.
pub(super) fn lost_lines() -> usize {
    let lost = LOST.lock().unwrap_or_else(PoisonError::into_inner);
    lost.iter().map(ErrorCounter::dropped_lines).sum()
}

/// Writes lines in batches: the thread flushes when no line waits, and then leaves some time for more to come.
pub(super) struct Batches<W: Write>(pub(super) BufWriter<W>);

impl<W: Write> Write for Batches<W> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.0.write(line)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()?;
        sleep(GATHERING);
        Ok(())
    }
}

/// The file of the audit lines. Those that it refuses, as a full disk does, are written to the log.
pub(super) struct AuditFile {
    pub(super) file: File,
    pub(super) log: NonBlocking,
    pub(super) is_failing: bool,
}

impl Write for AuditFile {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        // The last line may have been cut off.
        let before: &[u8] = if self.is_failing { b"\n" } else { b"" };
        let written = self.file.write_all(&[before, line].concat());
        if let Err(error) = &written {
            if !self.is_failing {
                tracing::error!(%error, "The audit log cannot be written. Its lines follow here.");
            }
            self.log.write_all(line)?;
        }
        self.is_failing = written.is_err();
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
