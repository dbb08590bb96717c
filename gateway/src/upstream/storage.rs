//! Storage: the files behind signed links. Only listed hosts are called, without a token and without following
//! redirects, and only links to them are handed to users. A link appears in no log and no error.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use url::Url;

use super::call::{BODY_LIMIT, BodyMode};
use super::call_context::CallContext;
use super::decode::Unreadable;
use super::path::Path;
use super::read_cache::Decoded;
use super::response::{HttpResponse, is_success};
use super::service::Service;
use super::signed_url;
use crate::error::{Error, Result};

/// Concurrent reads of a host. Each may hold a file of the longest size in memory.
const READS_PER_HOST: usize = 8;

/// The storage hosts of the settings. Each has its own permits, timeouts and breaker.
pub struct Storage {
    hosts: HashMap<String, Service>,
}

/// Why a signed link gives no file. Asking again does not help, a new link may.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FileProblem {
    /// It is not a link that can be sent as it is.
    InvalidLink,
    /// The host is not in the settings.
    HostNotAllowed,
    /// The link has expired, or storage refuses it.
    Expired,
    /// Storage has no such file.
    NotFound,
    /// The file is longer than the gateway reads.
    TooLarge,
    /// The file is not what was expected.
    Unreadable,
}

impl Storage {
    /// Storage on these hosts, each with its port.
    ///
    /// # Errors
    /// INTERNAL if an HTTP client cannot be built.
    pub fn new(hosts: &[String], timeout: Duration) -> Result<Self> {
        let service = |host: &String| {
            let base = Url::parse(&format!("https://{host}/"))
                .map_err(|_| Error::internal("a storage host is not a host"))?;
            let service = Service::of_storage(base, timeout, READS_PER_HOST)?;
            Ok((host.clone(), service))
        };
        Ok(Self {
            hosts: hosts.iter().map(service).collect::<Result<_>>()?,
        })
    }

    /// Whether a link may be followed: it can be sent byte for byte, and its host is in the settings.
    ///
    /// # Errors
    /// Why it may not: [`FileProblem::InvalidLink`] or [`FileProblem::HostNotAllowed`].
    pub fn check(&self, link: &str) -> Result<(), FileProblem> {
        self.host_of(link).map(drop)
    }

    fn host_of(&self, link: &str) -> Result<&Service, FileProblem> {
        let host = signed_url::host_and_port(link).ok_or(FileProblem::InvalidLink)?;
        self.hosts.get(&host).ok_or(FileProblem::HostNotAllowed)
    }

    /// The file behind a signed link, decoded, or why there is none. A file is cached as every read is; a problem is
    /// only for the requests that are already running. `weigh` returns the bytes of memory that the decoded file takes at
    /// most, for which there must be memory before it is decoded.
    ///
    /// # Errors
    /// As of every read, but a refusal by storage never ends the session.
    pub async fn file<T: Send + Sync + 'static>(
        &self,
        context: &CallContext,
        link: &str,
        weigh: impl FnOnce(&[u8]) -> usize + Send,
        decode: impl FnOnce(&[u8]) -> Result<T, Unreadable> + Send,
    ) -> Result<Result<Arc<T>, FileProblem>> {
        let service = match self.host_of(link) {
            Ok(service) => service,
            Err(problem) => return Ok(Err(problem)),
        };
        if signed_url::expires_at(link).is_some_and(|at| at < context.now) {
            return Ok(Err(FileProblem::Expired));
        }
        let api = service.with(context);
        let path = Path::signed_link(link);
        let address = format!("{} {link}", service.name);
        let file = api
            .read_once(address, false, async || {
                context.count_read()?;
                let mut response = api.get(&path, BodyMode::Beginning(BODY_LIMIT)).await?;
                let (file, bytes) = match problem_of(service, &response)? {
                    Some(problem) => (Err(problem), 0),
                    None => {
                        let HttpResponse { body, claim, .. } = &mut response;
                        let bytes = weigh(body);
                        let until = context.deadline;
                        context.reserve(claim, body.len() + bytes, until).await?;
                        let file = api.decode(&path, body.len(), || {
                            decode(body).map_err(|Unreadable { cause, .. }| {
                                tracing::warn!(cause, "A file in storage could not be read.");
                                FileProblem::Unreadable
                            })
                        });
                        (file, bytes)
                    }
                };
                Ok(Decoded {
                    is_final: file.is_ok(),
                    value: file.map(Arc::new),
                    bytes,
                    claim: Some(response.claim),
                })
            })
            .await?;
        Ok((*file).clone())
    }
}

/// What the status and the length of a response say about the link.
///
/// # Errors
/// If storage itself failed.
fn problem_of(service: &Service, response: &HttpResponse) -> Result<Option<FileProblem>> {
    let status = response.status.as_u16();
    match status {
        _ if is_success(response.status) && response.is_truncated => {
            Ok(Some(FileProblem::TooLarge))
        }
        // The lines of a file do not say whether there are more.
        _ if is_success(response.status) => {
            Ok((!response.has_end).then_some(FileProblem::Unreadable))
        }
        401 | 403 => Ok(Some(FileProblem::Expired)),
        404 => Ok(Some(FileProblem::NotFound)),
        500..=599 => Err(service
            .unavailable()
            .from_service(service.name, Some(status))),
        _ => Err(service
            .unexpected(status)
            .from_service(service.name, Some(status))),
    }
}
