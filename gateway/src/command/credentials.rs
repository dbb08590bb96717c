//! The file with the tokens of the gateways that the user has signed in to.

use std::collections::BTreeMap;
use std::fs::{self, DirBuilder, OpenOptions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use url::Url;

use crate::command::failure::Failure;
use crate::config::arguments::config_folder;

/// The tokens, by the address of their gateway.
#[derive(Default, Deserialize, Serialize)]
pub(super) struct Credentials {
    /// The gateway of the last sign-in.
    current: Option<String>,
    tokens: BTreeMap<String, String>,
}

impl Credentials {
    /// The path of the file.
    pub(super) fn path() -> Result<PathBuf, Failure> {
        let folder = config_folder().ok_or_else(|| {
            Failure::local("There is no folder for the token: set HOME or XDG_CONFIG_HOME.")
        })?;
        Ok(folder.join("marquee").join("credentials.json"))
    }

    /// Reads the file, if there is a folder for it.
    pub(super) fn read() -> Result<Self, Failure> {
        Self::path().map_or_else(|_| Ok(Self::default()), |path| Self::read_from(&path))
    }

    /// Reads the file at a path.
    pub(super) fn read_from(path: &Path) -> Result<Self, Failure> {
        let shown = path.display();
        let failed = |error| Failure::local(format!("{shown} cannot be read: {error}."));
        let mode = match fs::metadata(path) {
            Ok(metadata) => metadata.permissions().mode(),
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(failed(error)),
        };
        if mode & 0o077 != 0 {
            return Err(Failure::local(format!(
                "{shown} can be read by others: run `chmod 600 {shown}`, and sign in again if they may have read it."
            )));
        }
        let text = fs::read_to_string(path).map_err(failed)?;
        serde_json::from_str(&text).map_err(|_| {
            Failure::local(format!("{shown} is invalid: delete it and sign in again."))
        })
    }

    /// The gateway of the last sign-in.
    pub(super) fn current(&self) -> Option<Url> {
        self.current.as_ref()?.parse().ok()
    }

    /// The token for a gateway. That of another one is never sent there.
    pub(super) fn token(&self, url: &Url) -> Option<&str> {
        self.tokens.get(url.as_str()).map(String::as_str)
    }

    /// Adds a token and writes the file at a path.
    pub(super) fn keep(mut self, url: &Url, token: String, path: &Path) -> Result<(), Failure> {
        self.tokens.insert(url.to_string(), token);
        self.current = Some(url.to_string());
        self.write(path).map_err(|error| {
            Failure::local(format!("{} cannot be written: {error}.", path.display()))
        })
    }

    /// Removes the token for a gateway and writes the file at a path. Returns whether there was one.
    pub(super) fn forget(mut self, url: &Url, path: &Path) -> Result<bool, Failure> {
        let was_there = self.tokens.remove(url.as_str()).is_some();
        if self.current.as_deref() == Some(url.as_str()) {
            self.current = None;
        }
        match was_there {
            true => self.write(path).map(|()| true).map_err(|error| {
                Failure::local(format!("{} cannot be written: {error}.", path.display()))
            }),
            false => Ok(false),
        }
    }

    /// Writes the file at once, so that no reader sees half of it.
    fn write(&self, path: &Path) -> std::io::Result<()> {
        let folder = path.parent().unwrap_or(Path::new("."));
        DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(folder)?;
        let draft = folder.join(format!(".credentials-{}", std::process::id()));
        let mut options = OpenOptions::new();
        let mut file = options
            .write(true)
            .create_new(true)
            .mode(0o600)
            .open(&draft)?;
        let written = serde_json::to_vec_pretty(self)
            .map_err(std::io::Error::from)
            .and_then(|json| file.write_all(&json))
            .and_then(|()| fs::rename(&draft, path));
        if written.is_err() {
            let _gone = fs::remove_file(&draft);
        }
        written
    }
}
