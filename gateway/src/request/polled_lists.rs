//! Lists, and single rows, that are read again and again while someone listens. The subscriptions of a session share the
//! reads in its cache.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::Mutex;
use tokio::time::sleep;

use super::RequestContext;
use crate::error::{Code, Error, Result};

/// A failed read, and a list that is still the cached one, are read again after the interval divided by this. Each further
/// failure doubles the pause.
const SOON: u32 = 10;

/// A list that can be polled, or a row.
pub trait PolledList: Send + Sync + Sized + 'static {
    /// Whether listeners hear when it cannot be read.
    const HAS_FAILURES: bool = false;

    /// Reads the list, or the row with this key. A list that was read lately is the same object.
    fn read(context: &RequestContext, key: &str) -> impl Future<Output = Result<Arc<Self>>> + Send;

    /// Whether it no longer changes: it is not read again, and its listeners hear nothing more.
    fn is_final(&self) -> bool {
        false
    }
}

/// A list, whose type its subscription knows.
type AnyList = Arc<dyn Any + Send + Sync>;

/// The reading of a list, and whether it is final.
type Reading = BoxFuture<'static, Result<(AnyList, bool)>>;

/// A list as it was read at one time, or why it could not be.
struct Version {
    list: Result<AnyList>,
    is_final: bool,
    /// It has read the list, and holds its memory for as long as someone has the list.
    _reader: RequestContext,
}

impl Version {
    fn list<L: PolledList>(&self) -> Result<Arc<L>> {
        let list = self.list.clone()?.downcast();
        list.map_err(|_| Error::internal("a list does not have the type of its poll"))
    }
}

/// How a list is read, and what its subscription has seen of it.
struct Subscribed {
    context: RequestContext,
    key: String,
    read: fn(RequestContext, String) -> Reading,
    has_failures: bool,
    /// The last version that could be read: what changes while it cannot be read is a change of the next list.
    last: Option<Arc<Version>>,
    /// How often it could not be read since then.
    failures: u32,
    /// What the subscription has not seen yet. An error ends it: the session is over, or there can be no such row.
    unseen: Option<Result<Version>>,
}

/// A subscription to a polled list, from one event to the next.
#[derive(Clone, Default)]
pub struct PollSubscription(Arc<Mutex<Option<Subscribed>>>);

impl PollSubscription {
    /// The list, or the row with this key, once it has been read. Starts to listen.
    ///
    /// # Errors
    /// UNAUTHENTICATED without a valid token, NOT_FOUND for a key that no row has, and BAD_USER_INPUT for one that none can
    /// have; nothing more follows then.
    pub async fn next<L: PolledList>(
        &self,
        context: &RequestContext,
        key: &str,
    ) -> Result<PollUpdate<L>> {
        let mut slot = self.0.lock().await;
        let mut subscribed = slot.take().unwrap_or_else(|| Subscribed {
            context: context.renewed(),
            key: key.to_owned(),
            read: read::<L>,
            has_failures: L::HAS_FAILURES,
            last: None,
            failures: 0,
            unseen: None,
        });
        let now = match subscribed.unseen.take() {
            Some(unseen) => unseen,
            None => subscribed.read().await,
        };
        let now = Arc::new(now?);
        let before = match now.list {
            Ok(_) => subscribed.last.replace(Arc::clone(&now)),
            Err(_) => subscribed.last.clone(),
        };
        *slot = Some(subscribed);
        Ok(PollUpdate {
            before: before.as_ref().and_then(|before| before.list().ok()),
            now: now.list(),
            _versions: (before, now),
        })
    }

    /// Waits until the list has been read again, for [`Self::next`] to return it; `None` if it is known already
    /// that it will not be, because it is final or cannot be read.
    pub async fn changed(&self) -> Option<()> {
        let mut slot = self.0.lock().await;
        let subscribed = slot.as_mut()?;
        if subscribed.last.as_ref().is_some_and(|last| last.is_final) {
            return None;
        }
        sleep(subscribed.pause()).await;
        subscribed.unseen = Some(subscribed.read().await);
        Some(())
    }
}

/// A list as it was read, and as the subscription saw it before.
pub struct PollUpdate<L> {
    /// The list before; `None` the first time.
    pub before: Option<Arc<L>>,
    /// The list now, or why it could not be read: only if it [has failures](PolledList::HAS_FAILURES).
    pub now: Result<Arc<L>>,
    /// They hold the memory of both.
    _versions: (Option<Arc<Version>>, Arc<Version>),
}

impl<L> PollUpdate<L> {
    /// Why the list could not be read, to show to the user; `None` if it was.
    pub fn failure(&self) -> Option<String> {
        Some(self.now.as_ref().err()?.reason().to_owned())
    }
}

impl Subscribed {
    /// Reads the list until there is something new to tell. If it cannot be read, it is retried soon, and then after longer
    /// pauses, up to the interval.
    ///
    /// # Errors
    /// If another reading would fail as this one did.
    async fn read(&mut self) -> Result<Version> {
        loop {
            let context = self.context.renewed();
            let (list, is_final) = match (self.read)(context.clone(), self.key.clone()).await {
                Ok((list, _)) if self.failures == 0 && self.is_last(&list) => {
                    sleep(self.interval() / SOON).await;
                    continue;
                }
                Ok((list, is_final)) => {
                    self.failures = 0;
                    (Ok(list), is_final)
                }
                Err(error) if self.is_over(&error) => return Err(error),
                Err(error) => {
                    self.failures += 1;
                    if !self.has_failures {
                        sleep(self.pause()).await;
                        continue;
                    }
                    (Err(error), false)
                }
            };
            return Ok(Version {
                list,
                is_final,
                _reader: context,
            });
        }
    }

    fn interval(&self) -> Duration {
        self.context.services().settings.poll_interval
    }

    /// How long to wait until the next reading.
    fn pause(&self) -> Duration {
        match self.failures {
            0 => self.interval(),
            failures => {
                let doubled = 1_u32 << (failures - 1).min(16);
                (self.interval() / SOON * doubled).min(self.interval())
            }
        }
    }

    fn is_last(&self, list: &AnyList) -> bool {
        let last = self.last.as_ref().and_then(|last| last.list.as_ref().ok());
        last.is_some_and(|last| Arc::ptr_eq(last, list))
    }

    /// Whether another reading would fail as this one did: the session is over, or no row has or can have the key. Lists have
    /// none.
    fn is_over(&self, error: &Error) -> bool {
        match error.code() {
            Code::Unauthenticated => true,
            Code::NotFound => !self.key.is_empty(),
            Code::BadUserInput => !self.key.is_empty() && self.last.is_none(),
            _ => false,
        }
    }
}

/// Reads a list for a session that is not over: the service of the list may not check its token.
fn read<L: PolledList>(context: RequestContext, key: String) -> Reading {
    async move {
        context.require_confirmed().await?;
        let list = L::read(&context, &key).await?;
        let is_final = list.is_final();
        Ok((list as AnyList, is_final))
    }
    .boxed()
}
