//! REST resources with the usual operations: list, read, update, create, delete.

use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    http::StatusCode,
    response::IntoResponse,
    routing::{delete, get, post, put},
};
use rusqlite::{Connection, Transaction, params};
use serde_json::Value;

use crate::{
    db::records::{self, By, Columns, Record, int, next_id, object},
    http::{
        error::{HttpError, HttpResult},
        response::{created, data, message},
    },
    services::app::App,
};

/// Rows with this name cannot be saved.
pub(crate) const REFUSES_SAVE: &str = "Refuses Save";
/// Reports and device searches of the customer with this name fail.
pub(crate) const BROKEN_REPORTS: &str = "Broken Reports";
/// Rows with this name are saved, with an empty response.
pub(crate) const EMPTY_ANSWER: &str = "Empty Answer";

/// An operation of a resource.
#[derive(Clone, Copy)]
pub(crate) enum Operation {
    List,
    Read,
    /// PUT and PATCH, which both merge.
    Update,
    Create,
    Delete,
}

/// A record that is about to be saved.
pub(crate) struct Saving<'a> {
    pub(crate) id: i64,
    pub(crate) is_new: bool,
    pub(crate) record: &'a mut Record,
}

/// A kind of record served with the usual operations.
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
    /// The error message for saving the row "Refuses Save".
    pub(crate) save_error: &'static str,
}

impl Resource {
    pub(crate) fn routes(&'static self) -> Router<App> {
        let all = format!("/v3/api/{}", self.path);
        let one = format!("{all}/{{id}}");
        let list = async move |State(app): State<App>| {
            app.read(|connection| Ok(records::list(connection, self.kind, By::All)?))
                .await
        };
        let read = async move |State(app): State<App>, Path(id): Path<String>| {
            app.read(move |connection| self.read(connection, &id)).await
        };
        let update = async move |State(app), Path(id), body| self.update(app, id, body).await;
        let create = async move |State(app): State<App>, body: Bytes| -> HttpResult {
            let create = move |connection: &mut Connection| self.create(connection, &body);
            Ok(created(app.db.call(create).await?))
        };
        let remove = async move |State(app): State<App>, body: Bytes| -> HttpResult {
            let remove = move |connection: &mut Connection| self.remove(connection, &body);
            app.db.call(remove).await?;
            Ok(message("Deleted."))
        };
        self.operations
            .iter()
            .fold(Router::new(), |router, operation| match operation {
                Operation::List => router.route(&all, get(list)),
                Operation::Read => router.route(&one, get(read)),
                Operation::Update => router.route(&one, put(update).patch(update)),
                Operation::Create => router.route(&all, post(create)),
                Operation::Delete => router.route(&all, delete(remove)),
            })
    }

    pub(crate) fn read(&self, connection: &Connection, id: &str) -> Result<String, HttpError> {
        let id = id.parse().map_err(|_| HttpError::not_found(self.title))?;
        records::one(connection, self.kind, id)?.ok_or_else(|| HttpError::not_found(self.title))
    }

    /// Merges the sent keys into the record and responds with it.
    pub(crate) async fn update(&'static self, app: App, id: String, body: Bytes) -> HttpResult {
        let saved = app
            .db
            .call(move |connection| self.merge(connection, &id, &body))
            .await?;
        Ok(match saved {
            Some(text) => data(text),
            None => StatusCode::OK.into_response(),
        })
    }

    /// Merges the sent keys into the record and returns it, or None if the response is to be empty.
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
            // The id in the path takes precedence, and its stored shape stays.
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
        records::store(transaction, self.kind, saving.id, &columns, &text)?;
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
