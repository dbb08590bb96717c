//! The database: one connection on a thread of its own. Calls run one after the other and do not block the runtime.

use std::{path::Path, sync::mpsc, thread};

use rusqlite::{Connection, OptionalExtension, params};
use tokio::sync::oneshot;

use crate::{SandboxError, http::error::HttpError};

/// The migrations, oldest first. `PRAGMA user_version` is the number of those applied.
const MIGRATIONS: [&str; 2] = [
    include_str!("tables.sql"),
    "ALTER TABLE entities RENAME TO records",
];

type Work = Box<dyn FnOnce(&mut Connection) + Send>;

enum Task {
    Run(Work),
    Close(oneshot::Sender<()>),
}

/// A handle to the database thread.
#[derive(Clone)]
pub(crate) struct Db {
    tasks: mpsc::Sender<Task>,
}

impl Db {
    /// Hands a prepared connection to a new database thread.
    pub(crate) fn serve(mut connection: Connection) -> Result<Self, SandboxError> {
        let (tasks, queue) = mpsc::channel();
        thread::Builder::new()
            .name("sandbox-database".to_owned())
            .spawn(move || {
                while let Ok(task) = queue.recv() {
                    match task {
                        Task::Run(work) => work(&mut connection),
                        Task::Close(closed) => {
                            drop(connection);
                            // The caller may have stopped waiting.
                            let _ = closed.send(());
                            return;
                        }
                    }
                }
            })
            .map_err(|cause| SandboxError::Thread { cause })?;
        Ok(Self { tasks })
    }

    /// Runs `work` on the database thread and waits for its result.
    pub(crate) async fn call<T, F>(&self, work: F) -> Result<T, HttpError>
    where
        T: Send + 'static,
        F: FnOnce(&mut Connection) -> Result<T, HttpError> + Send + 'static,
    {
        let (sender, result) = oneshot::channel();
        let task = Task::Run(Box::new(move |connection| {
            // The caller may have stopped waiting. The work is done anyway.
            let _ = sender.send(work(connection));
        }));
        let closed = || HttpError::Internal("the database is closed".to_owned());
        self.tasks.send(task).map_err(|_| closed())?;
        result.await.map_err(|_| closed())?
    }

    /// Closes the connection after all queued work.
    pub(crate) async fn close(&self) {
        let (closed, when_closed) = oneshot::channel();
        if self.tasks.send(Task::Close(closed)).is_ok() {
            // An error means that the thread has already ended.
            let _ = when_closed.await;
        }
    }
}

/// Opens the file, or a database in memory, and brings its tables up to date.
pub(crate) fn open(data: Option<&Path>) -> Result<Connection, SandboxError> {
    let error = |cause| SandboxError::Data {
        path: data.map(Path::to_owned),
        cause,
    };
    let mut connection = match data {
        Some(path) => Connection::open(path),
        None => Connection::open_in_memory(),
    }
    .map_err(error)?;
    connection
        .execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;",
        )
        .map_err(error)?;
    connection.set_prepared_statement_cache_capacity(128);
    let version: u32 = connection
        .query_row("PRAGMA user_version", [], |row| row.get(0))
        .map_err(error)?;
    let made = usize::try_from(version).unwrap_or(usize::MAX);
    if made > MIGRATIONS.len() {
        return Err(SandboxError::Newer {
            path: data.map(Path::to_owned),
            version,
        });
    }
    let transaction = connection.transaction().map_err(error)?;
    for (version, migration) in (1_u32..).zip(MIGRATIONS).skip(made) {
        transaction.execute_batch(migration).map_err(error)?;
        transaction
            .pragma_update(None, "user_version", version)
            .map_err(error)?;
    }
    transaction.commit().map_err(error)?;
    Ok(connection)
}

/// The value of a setting.
pub(crate) fn setting(connection: &Connection, name: &str) -> rusqlite::Result<Option<String>> {
    connection
        .prepare_cached("SELECT value FROM settings WHERE name = ?")?
        .query_row([name], |row| row.get(0))
        .optional()
}

/// The setting that stores the day on which an area was seeded.
pub(crate) fn seeded(area: &str) -> String {
    format!("seeded {area}")
}

/// Sets a setting.
pub(crate) fn set_setting(
    connection: &Connection,
    name: &str,
    value: &str,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)")?
        .execute(params![name, value])
        .map(|_| ())
}
