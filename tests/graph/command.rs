//! The command itself as a process, on a sandbox of its own.

use std::path::PathBuf;
use std::process::{ExitStatus, Stdio};

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::task::JoinHandle;

use crate::support::http;

/// A command that runs until it is told to stop, or until it is no longer needed.
pub(crate) struct Running {
    /// The gateway's address, such as "http://127.0.0.1:4000".
    pub(crate) url: String,
    /// The address of the sandbox's fault switch.
    pub(crate) faults_url: String,
    /// The connections, for requests of a test's own.
    pub(crate) http: reqwest::Client,
    child: Child,
    log: JoinHandle<String>,
}

impl Running {
    /// Starts the command with these flags and waits until it says where it listens.
    pub(crate) async fn start(flags: &[&str]) -> Self {
        let mut child = Command::new(binary())
            .args(["--listen", "127.0.0.1:0"])
            .args(flags)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut errors = child.stderr.take().unwrap();
        let log = tokio::spawn(async move {
            let mut text = String::new();
            errors.read_to_string(&mut text).await.unwrap();
            text
        });
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut address = async || {
            let line = lines.next_line().await.unwrap().unwrap();
            let word = line
                .split_whitespace()
                .find(|word| word.starts_with("http://"));
            word.unwrap().trim_end_matches(['/', '.']).to_owned()
        };
        let (url, faults_url) = (address().await, address().await);
        // Kept open, so that what is printed later has somewhere to go.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Self {
            url,
            faults_url,
            http: http().build().unwrap(),
            child,
            log,
        }
    }

    /// Asks the gateway.
    pub(crate) async fn graphql(
        &self,
        token: Option<&str>,
        query: &str,
        variables: Value,
    ) -> Value {
        let mut request = self.http.post(format!("{}/graphql", self.url));
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        let body = json!({ "query": query, "variables": variables });
        let response = request.json(&body).send().await.unwrap();
        response.json().await.unwrap()
    }

    /// Asks it to stop, as a supervisor does.
    pub(crate) async fn terminate(&self) {
        let id = self.child.id().unwrap().to_string();
        let mut kill = Command::new("kill");
        assert!(kill.args(["-TERM", &id]).status().await.unwrap().success());
    }

    /// Waits until it has ended, and gives back how, and all it wrote to its log.
    pub(crate) async fn ended(mut self) -> (ExitStatus, String) {
        let status = self.child.wait().await.unwrap();
        (status, self.log.await.unwrap())
    }
}

/// The command, which stands beside these tests once the workspace is built (`make test` sees to it).
pub(crate) fn binary() -> PathBuf {
    // This test is <target>/<profile>/deps/graph-….
    let test = std::env::current_exe().unwrap();
    let binary = test.ancestors().nth(2).unwrap().join("marquee");
    assert!(
        binary.exists(),
        "{} is missing: run `cargo build --workspace --all-targets` first",
        binary.display()
    );
    binary
}
