//! The database: one connection on a thread of its own, so that no call blocks the runtime and
//! every call sees the whole of the one before it.

use std::{path::Path, sync::mpsc, thread};

use rusqlite::{Connection, OptionalExtension, params};
use tokio::sync::oneshot;

use crate::{SandboxError, http::error::HttpError};

/// The versions of the tables, oldest first. `PRAGMA user_version` counts those already made.
const MIGRATIONS: [&str; 2] = [
    include_str!("tables.sql"),
    "ALTER TABLE entities RENAME TO records",
];

type Work = Box<dyn FnOnce(&mut Connection) + Send>;

enum Errand {
    Run(Work),
    Close(oneshot::Sender<()>),
}

/// A handle to the database thread.
#[derive(Clone)]
pub(crate) struct Db {
    errands: mpsc::Sender<Errand>,
}

impl Db {
    /// Hands a prepared connection to a new database thread.
    pub(crate) fn serve(mut connection: Connection) -> Result<Self, SandboxError> {
        let (errands, inbox) = mpsc::channel();
        thread::Builder::new()
            .name("sandbox-database".to_owned())
            .spawn(move || {
                while let Ok(errand) = inbox.recv() {
                    match errand {
                        Errand::Run(work) => work(&mut connection),
                        Errand::Close(closed) => {
                            drop(connection);
                            // Nobody may be waiting any more; the connection is closed all the same.
                            let _ = closed.send(());
                            return;
                        }
                    }
                }
            })
            .map_err(|cause| SandboxError::Thread { cause })?;
        Ok(Self { errands })
    }

    /// Runs `work` on the database thread and waits for its result.
    pub(crate) async fn call<T, F>(&self, work: F) -> Result<T, HttpError>
    where
        T: Send + 'static,
        F: FnOnce(&mut Connection) -> Result<T, HttpError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let errand = Errand::Run(Box::new(move |connection| {
            // A caller that went away does not undo its work.
            let _ = answer.send(work(connection));
        }));
        let closed = || HttpError::Internal("the database is closed".to_owned());
        self.errands.send(errand).map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Closes the file after all work that came before.
    pub(crate) async fn close(&self) {
        let (closed, when_closed) = oneshot::channel();
        if self.errands.send(Errand::Close(closed)).is_ok() {
            // An error only says that the thread has already gone.
            let _ = when_closed.await;
        }
    }
}

/// Opens the file, or a database in memory, and brings its tables up to date.
pub(crate) fn open(data: Option<&Path>) -> Result<Connection, SandboxError> {
    let fault = |cause| SandboxError::Data {
        path: data.map(Path::to_owned),
        cause,
    };
    let mut connection = match data {
        Some(path) => Connection::open(path),
        None => Connection::open_in_memory(),
    }
    .map_err(fault)?;
    connection
        .execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;",
        )
        .map_err(fault)?;
    connection.set_prepared_statement_cache_capacity(128);
    let version: u32 = connection
        .query_row("PRAGMA user_version", [], |row| row.get(0))
        .map_err(fault)?;
    let made = usize::try_from(version).unwrap_or(usize::MAX);
    if made > MIGRATIONS.len() {
        return Err(SandboxError::Newer {
            path: data.map(Path::to_owned),
            version,
        });
    }
    let transaction = connection.transaction().map_err(fault)?;
    for (version, migration) in (1_u32..).zip(MIGRATIONS).skip(made) {
        transaction.execute_batch(migration).map_err(fault)?;
        transaction
            .pragma_update(None, "user_version", version)
            .map_err(fault)?;
    }
    transaction.commit().map_err(fault)?;
    Ok(connection)
}

/// A remembered setting, if there is one.
pub(crate) fn setting(connection: &Connection, name: &str) -> rusqlite::Result<Option<String>> {
    connection
        .prepare_cached("SELECT value FROM settings WHERE name = ?")?
        .query_row([name], |row| row.get(0))
        .optional()
}

/// Remembers a setting.
pub(crate) fn remember(connection: &Connection, name: &str, value: &str) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)")?
        .execute(params![name, value])
        .map(|_| ())
}
