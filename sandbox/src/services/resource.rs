//! REST resources with the usual operations: list, read, update, create, delete.

use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::{delete, get, patch, post, put},
};
use rusqlite::{Connection, Transaction, params};
use serde_json::Value;

use crate::{
    db::records::{By, Columns, Record, int, list, next_id, object, one, store},
    http::{
        error::{HttpError, HttpResult},
        response::{created, data, message},
    },
    services::app::App,
};

/// Rows of this name refuse to be saved.
pub(crate) const REFUSES_SAVE: &str = "Refuses Save";
/// Reports and device searches of the customer of this name fail.
pub(crate) const BROKEN_REPORTS: &str = "Broken Reports";
/// Rows of this name are saved, and answered with an empty body.
const EMPTY_ANSWER: &str = "Empty Answer";

/// A call that a model operations.
#[derive(Clone, Copy)]
pub(crate) enum Operation {
    List,
    Read,
    /// PUT and PATCH, which both merge.
    Update,
    Create,
    Delete,
}

/// What is being saved.
pub(crate) struct Saving<'a> {
    pub(crate) id: i64,
    pub(crate) is_new: bool,
    pub(crate) record: &'a mut Record,
}

/// A kind of record that is served in the usual way.
pub(crate) struct Resource {
    /// Its segment of the path, such as "asset-owners".
    pub(crate) path: &'static str,
    /// Its name in messages, such as "Asset owner".
    pub(crate) title: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) id_key: &'static str,
    pub(crate) operations: &'static [Operation],
    pub(crate) columns: fn(&Record) -> Columns,
    /// Called before a save: completes the record, or returns an error.
    pub(crate) prepare: fn(&Transaction<'_>, &mut Saving<'_>) -> Result<(), HttpError>,
    /// The message with which the row "Refuses Save" is not saved.
    pub(crate) save_error: &'static str,
}

impl Resource {
    pub(crate) fn routes(&'static self) -> Router<App> {
        let all = format!("/v3/api/{}", self.path);
        let one = format!("{all}/{{id}}");
        self.operations
            .iter()
            .fold(Router::new(), |router, operation| match operation {
                Operation::List => router.route(
                    &all,
                    get(async move |State(app): State<App>| -> HttpResult {
                        Ok(data(
                            app.db
                                .call(|connection| Ok(list(connection, self.kind, By::All)?))
                                .await?,
                        ))
                    }),
                ),
                Operation::Read => router.route(
                    &one,
                    get(
                        async move |State(app): State<App>, Path(id): Path<String>| -> HttpResult {
                            Ok(data(
                                app.db
                                    .call(move |connection| self.read(connection, &id))
                                    .await?,
                            ))
                        },
                    ),
                ),
                Operation::Update => router
                    .route(
                        &one,
                        put(async move |State(app), Path(id), body| {
                            self.update(app, id, body).await
                        }),
                    )
                    .route(
                        &one,
                        patch(async move |State(app), Path(id), body| {
                            self.update(app, id, body).await
                        }),
                    ),
                Operation::Create => router.route(
                    &all,
                    post(
                        async move |State(app): State<App>, body: Bytes| -> HttpResult {
                            Ok(created(
                                app.db
                                    .call(move |connection| self.create(connection, &body))
                                    .await?,
                            ))
                        },
                    ),
                ),
                Operation::Delete => router.route(
                    &all,
                    delete(
                        async move |State(app): State<App>, body: Bytes| -> HttpResult {
                            app.db
                                .call(move |connection| self.remove(connection, &body))
                                .await?;
                            Ok(message("Deleted."))
                        },
                    ),
                ),
            })
    }

    fn read(&self, connection: &Connection, id: &str) -> Result<String, HttpError> {
        let id = id.parse().map_err(|_| HttpError::not_found(self.title))?;
        one(connection, self.kind, id)?.ok_or_else(|| HttpError::not_found(self.title))
    }

    async fn update(&'static self, app: App, id: String, body: Bytes) -> HttpResult {
        let saved = app
            .db
            .call(move |connection| self.merge(connection, &id, &body))
            .await?;
        Ok(match saved {
            Some(text) => data(text),
            None => StatusCode::OK.into_response(),
        })
    }

    /// Merges the sent keys into the record; nothing comes back from a record that answers nothing.
    fn merge(
        &self,
        connection: &mut Connection,
        id: &str,
        body: &[u8],
    ) -> Result<Option<String>, HttpError> {
        let transaction = connection.transaction()?;
        let mut record: Record = serde_json::from_str(&self.read(&transaction, id)?)?;
        let id = id.parse().map_err(|_| HttpError::not_found(self.title))?;
        let name = (self.columns)(&record).name;
        if name.as_deref() == Some(REFUSES_SAVE) {
            return Err(HttpError::unprocessable(self.save_error));
        }
        for (key, sent) in object(body)? {
            // The id of a record is the one in its path, in the shape that it always had.
            if key == self.id_key {
                continue;
            }
            match (record.get_mut(&key), sent) {
                (Some(Value::Object(kept)), Value::Object(sent))
                    if key == "auth" || key == "metaData" =>
                {
                    kept.extend(sent);
                }
                (_, sent) => {
                    record.insert(key, sent);
                }
            }
        }
        let text = self.save(
            &transaction,
            Saving {
                id,
                is_new: false,
                record: &mut record,
            },
        )?;
        transaction.commit()?;
        Ok((name.as_deref() != Some(EMPTY_ANSWER)).then_some(text))
    }

    fn create(&self, connection: &mut Connection, body: &[u8]) -> Result<String, HttpError> {
        let transaction = connection.transaction()?;
        let mut record = object(body)?;
        let id = next_id(&transaction, self.kind)?;
        record.insert(self.id_key.to_owned(), id.into());
        let text = self.save(
            &transaction,
            Saving {
                id,
                is_new: true,
                record: &mut record,
            },
        )?;
        transaction.commit()?;
        Ok(text)
    }

    fn save(
        &self,
        transaction: &Transaction<'_>,
        mut saving: Saving<'_>,
    ) -> Result<String, HttpError> {
        (self.prepare)(transaction, &mut saving)?;
        let columns = (self.columns)(saving.record);
        let text = serde_json::to_string(saving.record)?;
        store(transaction, self.kind, saving.id, &columns, &text)?;
        Ok(text)
    }

    fn remove(&self, connection: &mut Connection, body: &[u8]) -> Result<(), HttpError> {
        let sent = object(body)?;
        let id = sent
            .get("id")
            .and_then(int)
            .ok_or_else(|| HttpError::bad_request("An id is required."))?;
        let removed = connection
            .prepare_cached("DELETE FROM records WHERE kind = ? AND id = ?")?
            .execute(params![self.kind, id])?;
        if removed == 0 {
            return Err(HttpError::not_found(self.title));
        }
        Ok(())
    }
}

/// The answer of a handler that only reads JSON text from the database.
pub(crate) async fn reading<F>(app: &App, read: F) -> Result<Response, HttpError>
where
    F: FnOnce(&mut Connection) -> Result<String, HttpError> + Send + 'static,
{
    Ok(data(app.db.call(read).await?))
}
