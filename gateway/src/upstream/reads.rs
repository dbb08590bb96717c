//! Reads: shared within a session and cached for seconds.

use std::sync::Arc;

use reqwest::Method;
use sha2::{Digest, Sha256};
use tokio::runtime::{Handle, RuntimeFlavor};

use super::call::{Api, BodyMode, RequestBody};
use super::contract::Answer;
use super::decode::{self, FromJson, Keyed, ListRows, ListShape, Row, Table, Unreadable};
use super::path::Path;
use super::read_cache::Decoded;
use super::response::HttpResponse;
use super::writes::{RawResponse, to_json};
use crate::error::{Code, Result};

/// What is this long takes so long to decode or to write that other requests must not wait for it.
const LONG: usize = 256 << 10;

impl Api<'_> {
    /// A whole list whose rows have keys.
    ///
    /// # Errors
    /// As of every read: the session is invalid, there is no such record, or the service is unavailable,
    /// too slow or unreadable.
    pub fn table<T>(&self, path: Path) -> impl Future<Output = Result<Arc<Table<T>>>>
    where
        T: Keyed + FromJson + Send + Sync + 'static,
    {
        self.read_rows(path, |rows, length| {
            let table = Table::new(rows);
            Decoded {
                is_final: table.is_final(),
                ..Decoded::of(table, length)
            }
        })
    }

    /// One row with a key; NOT_FOUND if there is none.
    ///
    /// # Errors
    /// As of every read.
    pub async fn row<T>(&self, path: Path) -> Result<Row<T>>
    where
        T: Keyed + FromJson + Send + Sync + 'static,
    {
        let table = self
            .read_decoded(path, <[u8]>::len, |body| {
                Ok(decode::read_object(body)?.map(|row: T| Decoded {
                    is_final: row.is_final(),
                    ..Decoded::of(Table::new(vec![row]), body.len())
                }))
            })
            .await?;
        Ok(Row::at(&table, 0))
    }

    /// A whole list whose rows have no keys.
    ///
    /// # Errors
    /// As of every read.
    pub fn list<T>(&self, path: Path) -> impl Future<Output = Result<Arc<Vec<T>>>>
    where
        T: FromJson + Send + Sync + 'static,
    {
        self.list_as(path, |list| list.rows)
    }

    /// A whole list, of whose rows `build` makes a value.
    ///
    /// # Errors
    /// As of every read.
    pub fn list_as<T, V>(
        &self,
        path: Path,
        build: impl FnOnce(ListRows<T>) -> V + Send,
    ) -> impl Future<Output = Result<Arc<V>>>
    where
        T: FromJson + Send + Sync + 'static,
        V: Send + Sync + 'static,
    {
        self.read_rows(path, |rows, length| Decoded::of(build(rows), length))
    }

    /// A list. `build` gets its rows and the length of the body.
    fn read_rows<T, V>(
        &self,
        path: Path,
        build: impl FnOnce(ListRows<T>, usize) -> Decoded<V> + Send,
    ) -> impl Future<Output = Result<Arc<V>>>
    where
        T: FromJson + Send + Sync + 'static,
        V: Send + Sync + 'static,
    {
        let (call, counts) = (path.call(), &self.service.counts);
        let shape = match call.answer {
            Answer::List(_, shape) => shape,
            _ => ListShape::default(),
        };
        self.read_decoded(path, <[u8]>::len, move |body| {
            let rows = decode::read_list::<T>(body, shape)?;
            counts.unreadable(call, rows.unreadable);
            // The texts and lists of the rows take about as much memory as in the body.
            let bytes = rows.rows.len() * size_of::<T>() + body.len();
            let decoded = build(rows, body.len());
            Ok(Some(Decoded { bytes, ..decoded }))
        })
    }

    fn address(&self, path: &Path) -> String {
        [self.service.name, " ", path.as_str()].concat()
    }

    /// One object; NOT_FOUND if there is none.
    ///
    /// # Errors
    /// As of every read.
    pub fn one<T>(&self, path: Path) -> impl Future<Output = Result<Arc<T>>>
    where
        T: FromJson + Send + Sync + 'static,
    {
        self.read_or_absent(path, |body| decode::read_object(body))
    }

    /// Any read, whose body `decode` decodes.
    ///
    /// # Errors
    /// As of every read.
    pub fn read<T: Send + Sync + 'static>(
        &self,
        path: Path,
        decode: impl FnOnce(&[u8]) -> Result<T, Unreadable> + Send,
    ) -> impl Future<Output = Result<Arc<T>>> {
        self.read_or_absent(path, |body| Ok(Some(decode(body)?)))
    }

    /// A read of much memory. `weigh` returns the bytes of memory that decoding
    /// takes at most, beside the body; `decode` also returns those that the decoded value takes.
    ///
    /// # Errors
    /// As of every read.
    pub fn read_weighed<T: Send + Sync + 'static>(
        &self,
        path: Path,
        weigh: impl FnOnce(&[u8]) -> usize + Send,
        decode: impl FnOnce(&[u8]) -> Result<(T, usize), Unreadable> + Send,
    ) -> impl Future<Output = Result<Arc<T>>> {
        self.read_decoded(path, weigh, |body| {
            let (value, bytes) = decode(body)?;
            Ok(Some(Decoded {
                bytes,
                ..Decoded::of(value, 0)
            }))
        })
    }

    /// Any read, whose body `decode` decodes; NOT_FOUND if there is nothing in it.
    ///
    /// # Errors
    /// As of every read.
    pub fn read_or_absent<T: Send + Sync + 'static>(
        &self,
        path: Path,
        decode: impl FnOnce(&[u8]) -> Result<Option<T>, Unreadable> + Send,
    ) -> impl Future<Output = Result<Arc<T>>> {
        self.read_decoded(path, <[u8]>::len, |body| {
            Ok(decode(body)?.map(|value| Decoded::of(value, body.len())))
        })
    }

    fn read_decoded<T: Send + Sync + 'static>(
        &self,
        path: Path,
        weigh: impl FnOnce(&[u8]) -> usize + Send,
        decode: impl FnOnce(&[u8]) -> Result<Option<Decoded<T>>, Unreadable> + Send,
    ) -> impl Future<Output = Result<Arc<T>>> {
        let service = self.service;
        self.read_once(
            self.address(&path),
            path.call().patience > 1,
            async move || {
                self.context.count_read()?;
                let mode = BodyMode::Whole(path.call().body_limit());
                let mut response = service.check(&path, self.get(&path, mode).await?)?;
                let HttpResponse { body, claim, .. } = &mut response;
                let bytes = body.len() + weigh(body);
                let until = self.context.deadline;
                self.context.reserve(claim, bytes, until).await?;
                let decoded = self
                    .decode(&path, body.len(), || decode(body))
                    .map_err(|why| service.unreadable(why))?
                    .ok_or_else(|| service.not_found())?;
                Ok(Decoded {
                    claim: Some(response.claim),
                    ..decoded
                })
            },
        )
    }

    /// A POST that changes nothing. It is sent once and never retried. `decode` gets the response, whatever its
    /// status, or why there is none, and returns a value and its size in bytes.
    ///
    /// With a `run`, a name that the caller chooses, the value is cached as that of a slow read. Without one, only
    /// requests that are already running use it.
    ///
    /// # Errors
    /// If the session is invalid, or the request has made all the calls it may make.
    pub async fn read_by_post<B, T>(
        &self,
        path: Path,
        body: &B,
        run: Option<&str>,
        decode: impl FnOnce(Result<RawResponse>) -> (T, usize) + Send,
    ) -> Result<Arc<T>>
    where
        B: serde::Serialize + Sync,
        T: Send + Sync + 'static,
    {
        let service = self.service;
        let authorization = self.context.authorization()?;
        let body = to_json(body)?;
        let digest = Sha256::digest(&body);
        let run_name = run.unwrap_or_default();
        let address = format!(
            "{} POST {} {digest:x} {run_name}",
            service.name,
            path.as_str()
        );
        self.read_once(address, run.is_some(), async || {
            self.context.count_read()?;
            let deadline = self.deadline(path.call().patience);
            let mode = BodyMode::Whole(path.call().body_limit());
            let client = &service.writes;
            let body = Some(RequestBody::Json(body));
            let answer = self
                .send(client, Method::POST, &path, body, deadline, mode)
                .await;
            let mut arrived = None;
            let answer = match answer {
                Ok(response) if self.is_session_over(response.status).await => {
                    return Err(service.error_of(&response));
                }
                Ok(response) => {
                    arrived = Some(response.claim);
                    Ok(RawResponse {
                        status: response.status.as_u16(),
                        // A page that explains an error may repeat the request.
                        body: authorization.removed_from(response.body),
                        is_truncated: response.is_truncated,
                    })
                }
                Err(error) if error.code() == Code::LimitExceeded => return Err(error),
                Err(error) => Err(error),
            };
            let length = answer.as_ref().map_or(0, |response| response.body.len());
            let (value, bytes) = without_blocking(length, || decode(answer));
            Ok(Decoded {
                value,
                bytes,
                claim: arrived,
                is_final: run.is_some(),
            })
        })
        .await
    }

    /// Decodes a body of so many bytes. What is odd about it is logged with the names of the service and the path.
    pub(super) fn decode<T>(&self, path: &Path, length: usize, decode: impl FnOnce() -> T) -> T {
        let span = tracing::warn_span!(
            "decoding",
            service = self.service.name,
            call = path.template(),
            request_id = self.context.request_id
        );
        span.in_scope(|| without_blocking(length, decode))
    }
}

/// Does work on so many bytes. For many, the other requests of this thread first move to another thread.
pub fn without_blocking<T>(size: usize, work: impl FnOnce() -> T) -> T {
    let has_other_threads = Handle::try_current()
        .is_ok_and(|handle| handle.runtime_flavor() == RuntimeFlavor::MultiThread);
    if size >= LONG && has_other_threads {
        tokio::task::block_in_place(work)
    } else {
        work()
    }
}
