//! The command as a client, with a home of its own.

use std::collections::hash_map::RandomState;
use std::fs;
use std::hash::BuildHasher;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::Value;
use tokio::io::AsyncWriteExt;
use tokio::process::Command;

use crate::command::binary;
use crate::support::{Client, Harness};

/// A folder for the files of one user, deleted in the end.
pub(crate) struct Home(PathBuf);

/// How a command ended.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Home {
    pub(crate) fn new() -> Self {
        let number = RandomState::new().hash_one(std::process::id());
        let folder = std::env::temp_dir().join(format!("marquee-home-{number:x}"));
        fs::create_dir(&folder).unwrap();
        Self(folder)
    }

    /// The path of a file of this user.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file. Returns its path as an argument.
    pub(crate) fn file(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }

    /// Runs the command with this text as stdin, and with a token in the environment.
    pub(crate) async fn run(&self, args: &[&str], stdin: &str, token: Option<&str>) -> Ended {
        let mut command = Command::new(binary());
        command.args(args).env("HOME", &self.0);
        command
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("MARQUEE_TOKEN")
            .env_remove("MARQUEE_URL");
        if let Some(token) = token {
            command.env("MARQUEE_TOKEN", token);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        // A command that reads nothing may have ended.
        let _read = input.write_all(stdin.as_bytes()).await;
        drop(input);
        let output = child.wait_with_output().await.unwrap();
        Ended {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// Runs `query` as this client.
    pub(crate) async fn query(&self, client: &Client, args: &[&str]) -> Ended {
        let args = [&["query", "--url", &client.url], args].concat();
        self.run(&args, "", Some(client.token())).await
    }

    /// Signs in with this password.
    pub(crate) async fn login(&self, harness: &Harness, email: &str, password: &str) -> Ended {
        let args = ["login", &harness.url, "--email", email];
        self.run(&args, &format!("{password}\n"), None).await
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let folder: &Path = &self.0;
        let _gone = fs::remove_dir_all(folder);
    }
}

impl Ended {
    /// What was printed, as JSON, by a command that succeeded.
    pub(crate) fn json(&self) -> Value {
        assert_eq!(self.code, Some(0), "{self:?}");
        serde_json::from_str(&self.stdout).unwrap()
    }
}
