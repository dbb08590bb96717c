//! The only HTTP of the gateway: one client per REST service, the caller's token on every call, a
//! deadline, one retry of reads, a breaker, shared reads and a record of the calls.

mod breaker;
pub mod fault_switch;
pub mod paths;
pub mod read_cache;
pub mod reading;
pub mod signed_url;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rand::Rng;
use reqwest::{Method, StatusCode, header};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::sync::Semaphore;
use tokio::time::Instant;
use url::Url;

use crate::error::{Code, Error, Result};
use crate::session::Session;
use breaker::{Breaker, RetryBudget};
use paths::Path;
use reading::{Failure, Keyed, Table, Unreadable};

pub use reading::Row;

/// Calls of one path shape in flight at once, so that one stuck path leaves room for the others.
const CALLS_PER_PATH: usize = 32;
/// What a body of an ordinary answer may hold.
const BODY_CAP: usize = 16 << 20;
/// What a body of one of the known big lists may hold.
const BIG_BODY_CAP: usize = 64 << 20;
/// What is read of a refusal's body.
const REFUSAL_CAP: usize = 64 << 10;
/// What is read of a body that is shown as it is.
const PROBE_CAP: usize = 4 << 20;

/// One REST service, shared by all sessions of this process.
pub struct Service {
    name: &'static str,
    base: Url,
    /// Reads ride on kept connections.
    reads: reqwest::Client,
    /// A write never rides on a connection that may be stale.
    writes: reqwest::Client,
    deadline: Duration,
    calls: Semaphore,
    calls_by_path: Mutex<HashMap<&'static str, Arc<Semaphore>>>,
    breaker: Breaker,
    retries: RetryBudget,
}

/// What a write answered: the service took it, or said no in words for the user.
pub enum Written {
    /// Taken; the body is JSON, or null when the service answered nothing readable.
    Done(serde_json::Value),
    /// Refused: the status, and the service's words.
    Refused {
        /// The HTTP status.
        status: u16,
        /// The service's own words, or ours where it had none.
        message: String,
    },
}

/// What a probe answered, as it was.
pub struct Probe {
    /// The HTTP status.
    pub status: u16,
    /// The answer.
    pub body: String,
    /// Whether the answer was longer, and this is its beginning.
    pub is_cut: bool,
}

/// A service as one session may call it.
pub struct Api<'a> {
    service: &'a Service,
    session: &'a Session,
}

impl Service {
    /// A service at its base address.
    ///
    /// # Errors
    /// When the HTTP client cannot be built.
    pub fn new(
        name: &'static str,
        base: Url,
        deadline: Duration,
        connections: usize,
    ) -> Result<Self> {
        let client = |idle: usize| {
            reqwest::Client::builder()
                .no_proxy()
                .redirect(reqwest::redirect::Policy::none())
                .retry(reqwest::retry::never())
                .connect_timeout(Duration::from_secs(2))
                .pool_max_idle_per_host(idle)
                // Below every keep-alive in use, so that a kept connection is not closed under a read.
                .pool_idle_timeout(Duration::from_secs(4))
                .tcp_nodelay(true)
                .build()
                .map_err(|error| Error::internal(format!("no HTTP client: {error}")))
        };
        Ok(Self {
            name,
            base,
            reads: client(connections)?,
            writes: client(0)?,
            deadline,
            calls: Semaphore::new(connections),
            calls_by_path: Mutex::default(),
            breaker: Breaker::new(),
            retries: RetryBudget::new(),
        })
    }

    /// The base address, for addresses that staff hand on (the link of a pixel).
    pub fn base(&self) -> &Url {
        &self.base
    }

    /// This service as a session may call it.
    pub fn by<'a>(&'a self, session: &'a Session) -> Api<'a> {
        Api {
            service: self,
            session,
        }
    }

    /// The beginnings, up to the first value, of the paths called since this process started, in order.
    pub fn called_paths(&self) -> Vec<&'static str> {
        let paths = self
            .calls_by_path
            .lock()
            .expect("no holder of this lock panics");
        let mut beginnings: Vec<&'static str> = paths
            .keys()
            .filter_map(|template| template.split("/{}").next())
            .collect();
        beginnings.sort_unstable();
        beginnings.dedup();
        beginnings
    }

    fn path_permits(&self, template: &'static str) -> Arc<Semaphore> {
        let mut paths = self
            .calls_by_path
            .lock()
            .expect("no holder of this lock panics");
        Arc::clone(
            paths
                .entry(template)
                .or_insert_with(|| Arc::new(Semaphore::new(CALLS_PER_PATH))),
        )
    }

    fn error(&self, code: Code, message: impl Into<std::borrow::Cow<'static, str>>) -> Error {
        Error::new(code, message).from_service(self.name, None)
    }

    fn unavailable(&self) -> Error {
        self.error(
            Code::UpstreamUnavailable,
            format!("The {} service is not available.", self.name),
        )
    }

    fn timed_out(&self) -> Error {
        self.error(
            Code::UpstreamTimeout,
            format!("The {} service did not answer in time.", self.name),
        )
    }

    fn unreadable(&self, cause: Unreadable) -> Error {
        self.error(
            Code::UpstreamInvalidResponse,
            format!("The {} service answered something unreadable.", self.name),
        )
        .with_cause(cause)
    }

    fn refused(&self, words: String) -> Error {
        let error = self.error(
            Code::BadUserInput,
            format!("The {} service refused this request.", self.name),
        );
        if words.is_empty() {
            error
        } else {
            error.with_user_message(words)
        }
    }

    fn transport_error(&self, error: &reqwest::Error) -> Error {
        // The address may hold a person's words in its query: it stays out of the cause.
        let cause = if error.is_timeout() {
            "timeout"
        } else if error.is_connect() {
            "connect"
        } else {
            "transport"
        };
        if error.is_timeout() && !error.is_connect() {
            self.timed_out().with_cause(cause)
        } else {
            self.unavailable().with_cause(cause)
        }
    }
}

/// A read answer: its status and its whole body.
struct Answer {
    status: StatusCode,
    body: Vec<u8>,
    /// Whether only the beginning of the body was read.
    is_cut: bool,
}

/// How much of a body is read.
#[derive(Clone, Copy)]
enum BodyLimit {
    /// A longer answer is none; of a refusal the beginning is enough.
    Whole(usize),
    /// Of anything longer the beginning.
    Beginning(usize),
}

impl Api<'_> {
    /// A whole list, read once and kept for the session for seconds.
    ///
    /// # Errors
    /// As of every read: no session, not found, the service is down, late or unreadable.
    pub async fn table<T>(&self, path: Path) -> Result<Arc<Table<T>>>
    where
        T: Keyed + DeserializeOwned + Send + Sync + 'static,
    {
        self.read(path, |body| reading::read_list(body).map(Table::new))
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
                Ok(reading::read_object(body)?.map(|row| Table::new(vec![row])))
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
        self.read(path, reading::read_list).await
    }

    /// One object; NOT_FOUND when the service has none.
    ///
    /// # Errors
    /// As of every read.
    pub async fn one<T>(&self, path: Path) -> Result<Arc<T>>
    where
        T: DeserializeOwned + Send + Sync + 'static,
    {
        self.read_or_absent(path, |body| Ok(reading::read_object(body)?))
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

    /// A read whose answer may be a refusal in words for the user.
    ///
    /// # Errors
    /// As of every read, and BAD_USER_INPUT with the service's words.
    pub async fn read_or_refused<T: Send + Sync + 'static>(
        &self,
        path: Path,
        decode: impl FnOnce(&[u8]) -> Result<T, Failure> + Send,
    ) -> Result<Arc<T>> {
        self.read_or_absent(path, |body| decode(body).map(Some))
            .await
    }

    async fn read_or_absent<T: Send + Sync + 'static>(
        &self,
        path: Path,
        decode: impl FnOnce(&[u8]) -> Result<Option<T>, Failure> + Send,
    ) -> Result<Arc<T>> {
        let session = self.session;
        let token = session.token()?;
        let generation = session.generation().ok_or_else(Error::unauthenticated)?;
        let address = format!("{} {}", self.service.name, path.as_str());
        session
            .kernel()
            .read_cache
            .get(token.fingerprint(), generation, &address, async {
                let answer = self.get(&path).await?;
                let value = decode(&answer.body)
                    .map_err(|failure| match failure {
                        Failure::Unreadable(cause) => self.service.unreadable(cause),
                        Failure::Refused(words) => self.service.refused(words),
                    })?
                    .ok_or_else(|| not_found(self.service.name))?;
                Ok((value, answer.body.len()))
            })
            .await
    }

    /// A read that is sent once, with one more try when the service could not be reached.
    async fn get(&self, path: &Path) -> Result<Answer> {
        let deadline = self
            .session
            .deadline()
            .min(Instant::now() + self.service.deadline);
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
                return self.checked(answer?);
            }
            tried = true;
            tokio::time::sleep(pause).await;
        }
    }

    /// A POST with a JSON body.
    ///
    /// # Errors
    /// As of every write.
    pub async fn post<B: serde::Serialize + Sync>(&self, path: Path, body: &B) -> Result<Written> {
        self.write(Method::POST, path, Some(body)).await
    }

    /// A POST without a body.
    ///
    /// # Errors
    /// As of every write.
    pub async fn post_nothing(&self, path: Path) -> Result<Written> {
        self.write::<()>(Method::POST, path, None).await
    }

    /// A PUT with a JSON body.
    ///
    /// # Errors
    /// As of every write.
    pub async fn put<B: serde::Serialize + Sync>(&self, path: Path, body: &B) -> Result<Written> {
        self.write(Method::PUT, path, Some(body)).await
    }

    /// A PATCH with a JSON body.
    ///
    /// # Errors
    /// As of every write.
    pub async fn patch<B: serde::Serialize + Sync>(&self, path: Path, body: &B) -> Result<Written> {
        self.write(Method::PATCH, path, Some(body)).await
    }

    /// A GET that changes data: sent as a write is.
    ///
    /// # Errors
    /// As of every write.
    pub async fn get_that_writes(&self, path: Path) -> Result<Written> {
        self.write::<()>(Method::GET, path, None).await
    }

    /// A write: sent exactly once, never shared, and nothing the session read before it is seen after.
    ///
    /// # Errors
    /// When the session has ended, or the service is down or late; a refusal is no error.
    async fn write<B: serde::Serialize + Sync>(
        &self,
        method: Method,
        path: Path,
        body: Option<&B>,
    ) -> Result<Written> {
        self.session.token()?;
        let deadline = self
            .session
            .deadline()
            .min(Instant::now() + self.service.deadline);
        let body = body
            .map(serde_json::to_vec)
            .transpose()
            .map_err(|error| Error::internal(format!("a body cannot be written: {error}")))?;
        self.session.forget_reads();
        let answer = self
            .send(
                &self.service.writes,
                method,
                &path,
                body,
                deadline,
                BodyLimit::Whole(BODY_CAP),
            )
            .await;
        self.session.forget_reads();
        let answer = answer?;
        match answer.status {
            StatusCode::OK | StatusCode::CREATED => Ok(Written::Done(
                serde_json::from_slice(&answer.body).unwrap_or_default(),
            )),
            StatusCode::BAD_REQUEST
            | StatusCode::FORBIDDEN
            | StatusCode::NOT_FOUND
            | StatusCode::CONFLICT
            | StatusCode::UNPROCESSABLE_ENTITY => Ok(Written::Refused {
                status: answer.status.as_u16(),
                message: message_of(&answer.body).unwrap_or_else(|| {
                    format!(
                        "The {} service refused this ({}).",
                        self.service.name,
                        answer.status.as_u16()
                    )
                }),
            }),
            _ => Err(self.refusal(&answer)),
        }
    }

    /// The answer of a read, when it is one; else the failure its status stands for.
    fn checked(&self, answer: Answer) -> Result<Answer> {
        match answer.status {
            StatusCode::OK | StatusCode::CREATED => Ok(answer),
            _ => Err(self.refusal(&answer)),
        }
    }

    fn refusal(&self, answer: &Answer) -> Error {
        let status = answer.status.as_u16();
        let error = match status {
            401 | 403 => Error::unauthenticated(),
            404 => not_found(self.service.name),
            400 | 409 | 422 => self
                .service
                .refused(message_of(&answer.body).unwrap_or_default()),
            500..=599 => self.service.unavailable(),
            _ => self.service.unreadable(format!("status {status}")),
        };
        error.from_service(self.service.name, Some(status))
    }

    async fn send(
        &self,
        client: &reqwest::Client,
        method: Method,
        path: &Path,
        body: Option<Vec<u8>>,
        deadline: Instant,
        limit: BodyLimit,
    ) -> Result<Answer> {
        let service = self.service;
        let started = Instant::now();
        if !service.breaker.allows() {
            metrics::counter!("marquee_upstream_held_back_total", "service" => service.name)
                .increment(1);
            return Err(service.unavailable());
        }
        let call = async {
            let path_permits = service.path_permits(path.template());
            let _path_permit = path_permits
                .acquire_owned()
                .await
                .map_err(|_| service.unavailable())?;
            let _permit = service
                .calls
                .acquire()
                .await
                .map_err(|_| service.unavailable())?;
            self.session.record_call();
            let mut request = client
                .request(method, path.url(&service.base, self.session.now()))
                .header(header::ACCEPT, "application/json");
            if let Some(token) = self.session.token_if_any() {
                request = request.header(header::AUTHORIZATION, token.as_header());
            }
            if let Some(body) = body {
                request = request
                    .header(header::CONTENT_TYPE, "application/json")
                    .body(body);
            }
            let mut response = request
                .send()
                .await
                .map_err(|error| service.transport_error(&error))?;
            let status = response.status();
            let (cap, may_be_cut) = match limit {
                BodyLimit::Beginning(cap) => (cap, true),
                BodyLimit::Whole(cap) if status.is_success() => (cap, false),
                BodyLimit::Whole(_) => (REFUSAL_CAP, true),
            };
            let mut body =
                Vec::with_capacity(response.content_length().unwrap_or(0).min(1 << 20) as usize);
            let mut is_cut = false;
            while let Some(chunk) = response
                .chunk()
                .await
                .map_err(|error| service.transport_error(&error))?
            {
                let room = cap - body.len();
                if chunk.len() > room {
                    if !may_be_cut {
                        return Err(service.unreadable(format!("a body above {cap} bytes")));
                    }
                    body.extend_from_slice(&chunk[..room]);
                    is_cut = true;
                    break;
                }
                body.extend_from_slice(&chunk);
            }
            Ok(Answer {
                status,
                body,
                is_cut,
            })
        };
        let answer = match tokio::time::timeout_at(deadline, call).await {
            Ok(answer) => answer,
            Err(_) => Err(service.timed_out()),
        };
        let outcome = match &answer {
            Ok(answer) => answer.status.as_u16().to_string(),
            Err(error) => error.code().as_str().to_owned(),
        };
        match &answer {
            Ok(answer) if !matches!(answer.status.as_u16(), 502..=504) => {
                service.breaker.succeeded();
                service.retries.earn();
            }
            // A stuck path is kept apart by its permits; it must not close the whole service.
            Err(error) if error.code() != Code::UpstreamUnavailable => {}
            _ => service.breaker.failed(),
        }
        metrics::histogram!("marquee_upstream_seconds", "service" => service.name, "path" => path.template())
            .record(started.elapsed().as_secs_f64());
        metrics::counter!("marquee_upstream_calls_total", "service" => service.name, "outcome" => outcome)
            .increment(1);
        tracing::debug!(
            service = service.name,
            path = path.template(),
            elapsed_ms = started.elapsed().as_millis() as u64,
            "Called a service."
        );
        answer
    }

    /// A call whose answer is shown as it is, whatever it says: sent once, as a write is, because some of
    /// the developers' calls change data. Of an answer of megabytes the beginning is read.
    ///
    /// # Errors
    /// When the session has ended, or nothing was answered in time.
    pub async fn probe<B: serde::Serialize + Sync>(
        &self,
        method: Method,
        path: Path,
        body: Option<&B>,
    ) -> Result<Probe> {
        self.session.token()?;
        let deadline = self
            .session
            .deadline()
            .min(Instant::now() + self.service.deadline);
        let body = body
            .map(serde_json::to_vec)
            .transpose()
            .map_err(|error| Error::internal(format!("a body cannot be written: {error}")))?;
        self.session.forget_reads();
        let is_read = method == Method::GET;
        let answer = self
            .send(
                &self.service.writes,
                method,
                &path,
                body,
                deadline,
                BodyLimit::Beginning(PROBE_CAP),
            )
            .await;
        self.session.forget_reads();
        let answer = answer?;
        let has_ended = match answer.status {
            StatusCode::UNAUTHORIZED => true,
            // What a write may not do is no word about the session.
            StatusCode::FORBIDDEN => is_read,
            _ => false,
        };
        if has_ended {
            return Err(self.refusal(&answer));
        }
        Ok(Probe {
            status: answer.status.as_u16(),
            body: String::from_utf8_lossy(&answer.body).into_owned(),
            is_cut: answer.is_cut,
        })
    }

    /// Sign-in: the one call that has no token, and whose 401 is an answer.
    ///
    /// # Errors
    /// When the service is down, late or unreadable.
    pub async fn authenticate<B: serde::Serialize + Sync>(&self, body: &B) -> Result<Written> {
        let deadline = self
            .session
            .deadline()
            .min(Instant::now() + self.service.deadline);
        let body = serde_json::to_vec(body)
            .map_err(|error| Error::internal(format!("a body cannot be written: {error}")))?;
        let answer = self
            .send(
                &self.service.writes,
                Method::POST,
                &paths::authenticate(),
                Some(body),
                deadline,
                BodyLimit::Whole(BODY_CAP),
            )
            .await?;
        match answer.status.as_u16() {
            200 | 201 => serde_json::from_slice(&answer.body)
                .map(Written::Done)
                .map_err(|error| self.service.unreadable(error.to_string())),
            status @ (400 | 401 | 403 | 404 | 409 | 422 | 429) => Ok(Written::Refused {
                status,
                message: message_of(&answer.body).unwrap_or_else(|| "Sign-in failed.".to_owned()),
            }),
            _ => Err(self.refusal(&answer)),
        }
    }
}

fn not_found(service: &'static str) -> Error {
    Error::not_found(format!("The {service} service has no such record."))
}

/// The `message` of a refusal's body, cut to a length that a screen can show.
fn message_of(body: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct Refusal {
        #[serde(default, deserialize_with = "reading::text")]
        message: Option<String>,
    }
    let refusal: Refusal = serde_json::from_slice(body).ok()?;
    refusal
        .message
        .map(|words| words.trim().chars().take(500).collect::<String>())
        .filter(|words| !words.is_empty())
}
