//! Reads: shared within a session, kept for seconds, and tried once more when a service was out of reach.

use std::sync::Arc;
use std::time::Duration;

use rand::Rng;
use reqwest::Method;
use serde::de::DeserializeOwned;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::time::Instant;

use super::call::{Api, BIG_BODY_CAP, BODY_CAP, BodyLimit, HttpResponse, not_found};
use super::decode::{self, Failure, Keyed, Row, Table, Unreadable};
use super::paths::Path;
use crate::error::{Code, Result};

/// Bodies from this size on take so long to decode that other requests must not wait for it.
const LONG_DECODE: usize = 1 << 20;

impl Api<'_> {
    /// A whole list, read once and kept for the session for seconds.
    ///
    /// # Errors
    /// As of every read: no session, not found, the service is down, late or unreadable.
    pub async fn table<T>(&self, path: Path) -> Result<Arc<Table<T>>>
    where
        T: Keyed + DeserializeOwned + Send + Sync + 'static,
    {
        self.read(path, |body| decode::read_list(body).map(Table::new))
            .await
    }

    /// One row that has a key.
    ///
    /// # Errors
    /// As of every read.
    pub async fn row<T>(&self, path: Path) -> Result<Row<T>>
    where
        T: Keyed + DeserializeOwned + Send + Sync + 'static,
    {
        let table = self
            .read_or_absent(path, |body| {
                Ok(decode::read_object(body)?.map(|row| Table::new(vec![row])))
            })
            .await?;
        Ok(Row::at(&table, 0))
    }

    /// A whole list whose rows have no key.
    ///
    /// # Errors
    /// As of every read.
    pub async fn list<T>(&self, path: Path) -> Result<Arc<Vec<T>>>
    where
        T: DeserializeOwned + Send + Sync + 'static,
    {
        self.read(path, decode::read_list).await
    }

    /// One object; NOT_FOUND when the service has none.
    ///
    /// # Errors
    /// As of every read.
    pub async fn one<T>(&self, path: Path) -> Result<Arc<T>>
    where
        T: DeserializeOwned + Send + Sync + 'static,
    {
        self.read_or_absent(path, |body| Ok(decode::read_object(body)?))
            .await
    }

    /// Any read: the answer's body decoded by `decode`, shared and kept for the session.
    ///
    /// # Errors
    /// As of every read.
    pub async fn read<T: Send + Sync + 'static>(
        &self,
        path: Path,
        decode: impl FnOnce(&[u8]) -> Result<T, Unreadable> + Send,
    ) -> Result<Arc<T>> {
        self.read_or_absent(path, |body| Ok(Some(decode(body)?)))
            .await
    }

    /// A read whose answer may be a refusal in words for the user. What is decoded comes with the bytes it
    /// takes.
    ///
    /// # Errors
    /// As of every read, and BAD_USER_INPUT with the service's words.
    pub async fn read_or_rejected<T: Send + Sync + 'static>(
        &self,
        path: Path,
        decode: impl FnOnce(&[u8]) -> Result<(T, usize), Failure> + Send,
    ) -> Result<Arc<T>> {
        self.read_weighed(path, |body| decode(body).map(Some)).await
    }

    async fn read_or_absent<T: Send + Sync + 'static>(
        &self,
        path: Path,
        decode: impl FnOnce(&[u8]) -> Result<Option<T>, Failure> + Send,
    ) -> Result<Arc<T>> {
        self.read_weighed(path, |body| {
            // Decoded rows take about twice the bytes of their JSON.
            Ok(decode(body)?.map(|value| (value, body.len().saturating_mul(2))))
        })
        .await
    }

    async fn read_weighed<T: Send + Sync + 'static>(
        &self,
        path: Path,
        decode: impl FnOnce(&[u8]) -> Result<Option<(T, usize)>, Failure> + Send,
    ) -> Result<Arc<T>> {
        let context = self.context;
        let address = format!("{} {}", self.service.name, path.as_str());
        context
            .cache()
            .get(
                context.authorization()?.fingerprint(),
                context.generation()?,
                &address,
                path.is_slow(),
                async {
                    let answer = self.get(&path).await?;
                    let decoding = tracing::warn_span!(
                        "decoding",
                        service = self.service.name,
                        call = path.template(),
                        request_id = context.request_id()
                    );
                    decoding
                        .in_scope(|| aside(answer.body.len(), || decode(&answer.body)))
                        .map_err(|failure| match failure {
                            Failure::Unreadable(cause) => self.service.unreadable(cause),
                            Failure::Rejected(words) => self.service.refused(words),
                        })?
                        .ok_or_else(|| not_found(self.service.name))
                },
            )
            .await
    }

    /// A read that is sent once, with one more try when the service could not be reached.
    async fn get(&self, path: &Path) -> Result<HttpResponse> {
        let deadline = self.deadline(if path.is_slow() { 2 } else { 1 });
        let limit = BodyLimit::Whole(if path.is_big() {
            BIG_BODY_CAP
        } else {
            BODY_CAP
        });
        let mut tried = false;
        loop {
            let answer = self
                .send(
                    &self.service.reads,
                    Method::GET,
                    path,
                    None,
                    deadline,
                    limit,
                )
                .await;
            let may_heal = match &answer {
                Ok(answer) => matches!(answer.status.as_u16(), 502..=504),
                Err(error) => error.code() == Code::UpstreamUnavailable && error.cause().is_some(),
            };
            let pause = Duration::from_millis(rand::rng().random_range(20..80));
            if tried
                || !may_heal
                || Instant::now() + pause >= deadline
                || !self.service.retries.spend()
            {
                return self.checked(path, answer?);
            }
            tried = true;
            tokio::time::sleep(pause).await;
        }
    }
}

/// Decodes a body. A long one first hands the other requests of this thread to another thread.
fn aside<T>(size: usize, decode: impl FnOnce() -> T) -> T {
    let has_others = Handle::current().runtime_flavor() == RuntimeFlavor::MultiThread;
    if size >= LONG_DECODE && has_others {
        tokio::task::block_in_place(decode)
    } else {
        decode()
    }
}
