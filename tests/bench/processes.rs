//! The server processes: how they start and end, and what they have used.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::Result;

/// What Linux counts a second in, in everything it tells programs.
const TICKS_PER_SECOND: f64 = 100.0;

/// Runs a program on one core. Without it, servers run on all.
const TASKSET: &str = "/usr/bin/taskset";

/// A running server, which ends with this value.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    child: Child,
    /// Kept open, so that the server may go on writing.
    _output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts a program with nothing in its environment, on one core where `taskset` can do that, and waits until it
    /// says where it listens.
    pub fn start(program: &Path, arguments: &[&str], core: usize) -> Result<Self> {
        let start = |command: &mut Command| {
            command
                .args(arguments)
                .env_clear()
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
        };
        let core = core.to_string();
        let mut child = start(Command::new(TASKSET).args(["-c", &core]).arg(program))
            .or_else(|_| start(&mut Command::new(program)))
            .map_err(|error| format!("{} does not start: {error}", program.display()))?;
        let mut output = BufReader::new(child.stdout.take().ok_or("no output to read")?);
        let mut line = String::new();
        output.read_line(&mut line)?;
        let address = line
            .split_once("http://")
            .and_then(|(_, rest)| rest.split('/').next()?.parse().ok());
        let Some(address) = address else {
            child.kill()?;
            child.wait()?;
            return Err(format!("{} {arguments:?} does not start", program.display()).into());
        };
        Ok(Self {
            address,
            child,
            _output: output,
        })
    }

    /// The seconds of CPU it has used so far; nothing where the system does not tell.
    pub fn cpu_seconds(&self) -> Option<f64> {
        let stat = self.proc_file("stat")?;
        // The name of the program stands in brackets and may hold anything; numbers follow it.
        let (_, numbers) = stat.rsplit_once(") ")?;
        let mut times = numbers.split(' ').skip(11).map(str::parse::<f64>);
        let (user, system) = (times.next()?.ok()?, times.next()?.ok()?);
        Some((user + system) / TICKS_PER_SECOND)
    }

    /// The most memory it has held at once, in mebibytes; nothing where the system does not tell.
    pub fn peak_memory(&self) -> Option<f64> {
        let status = self.proc_file("status")?;
        let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
        let kibibytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kibibytes / 1_024.0)
    }

    fn proc_file(&self, name: &str) -> Option<String> {
        std::fs::read_to_string(format!("/proc/{}/{name}", self.child.id())).ok()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ended = self.child.kill();
        let _status = self.child.wait();
    }
}
