//! Lists, and single rows, that are read again and again while someone listens: once for all listeners of one session.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::{Mutex as AsyncMutex, watch};
use tokio::task::AbortHandle;
use tokio::time::sleep;

use super::RequestContext;
use crate::error::{Code, Error, Result};
use crate::upstream::Fingerprint;

/// A failed read is first retried after the interval divided by this. Each further failure doubles the pause.
const FIRST_PAUSE: u32 = 10;

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

/// The polls of all sessions.
#[derive(Default)]
pub struct Polls(Mutex<HashMap<PollKey, Weak<Poll>>>);

/// The session, the type of list, and the key of the row.
type PollKey = (Fingerprint, TypeId, String);

/// A list, whose type those who listen to it know.
type AnyList = Arc<dyn Any + Send + Sync>;

/// A list as it was read at one time, or why it could not be.
struct Version {
    list: Result<AnyList>,
    is_final: bool,
    /// The session that has read it, and holds its memory for as long as someone has the list.
    _reader: RequestContext,
}

impl Version {
    fn new(list: Result<AnyList>, is_final: bool, reader: &RequestContext) -> Arc<Self> {
        Arc::new(Self {
            list,
            is_final,
            _reader: reader.clone(),
        })
    }

    fn list<L: PolledList>(&self) -> Result<Arc<L>> {
        let list = self.list.clone()?.downcast();
        list.map_err(|_| Error::internal("a list does not have the type of its poll"))
    }
}

/// What a poll has found last.
enum Latest {
    Nothing,
    Read(Arc<Version>),
    /// Why it is not read again: the session is over, or there can be no such row.
    Over(Error),
}

/// A poll. It stops with its last listener.
struct Poll {
    found: watch::Receiver<Latest>,
    task: AbortHandle,
}

impl Drop for Poll {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Polls {
    /// The poll of a list or row of this session; a new one if it has no listener yet.
    fn join<L: PolledList>(&self, context: &RequestContext, key: &str) -> Result<Arc<Poll>> {
        let token = context.fingerprint().ok_or_else(Error::unauthenticated)?;
        let mut polls = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        polls.retain(|_, poll| poll.strong_count() > 0);
        let poll_key = (token, TypeId::of::<L>(), key.to_owned());
        let running = polls.get(&poll_key).and_then(Weak::upgrade);
        // One that has ended may still have listeners.
        if let Some(poll) = running.filter(|poll| !poll.task.is_finished()) {
            return Ok(poll);
        }
        let (sender, found) = watch::channel(Latest::Nothing);
        let pause = context.services().settings.poll_interval;
        let task = poll::<L>(context.renewed(), key.to_owned(), sender, pause);
        let task = tokio::spawn(task).abort_handle();
        let poll = Arc::new(Poll { found, task });
        polls.insert(poll_key, Arc::downgrade(&poll));
        Ok(poll)
    }
}

/// Reads a list until it is final, the session is over, no row has the key, or the first reading shows that none can. A list
/// that cannot be read is retried soon, and then after longer pauses, up to the interval.
async fn poll<L: PolledList>(
    mut context: RequestContext,
    key: String,
    sender: watch::Sender<Latest>,
    interval: Duration,
) {
    let mut failures = 0_u32;
    loop {
        let pause = match read::<L>(&context, &key).await {
            Ok(list) => {
                let (is_final, list): (_, AnyList) = (list.is_final(), list);
                let is_new = sender.send_if_modified(|found| {
                    let is_same = matches!(found, Latest::Read(known)
                        if known.list.as_ref().is_ok_and(|known| Arc::ptr_eq(known, &list)));
                    if !is_same {
                        *found = Latest::Read(Version::new(Ok(list), is_final, &context));
                    }
                    !is_same
                });
                if is_final {
                    return;
                }
                failures = 0;
                // A cached list is about to be read again.
                if is_new { interval } else { interval / 10 }
            }
            Err(error) if is_over(&error, &key, &sender.borrow()) => {
                sender.send_replace(Latest::Over(error));
                return;
            }
            Err(error) => {
                if L::HAS_FAILURES {
                    let failed = Version::new(Err(error), false, &context);
                    sender.send_replace(Latest::Read(failed));
                }
                failures += 1;
                pause_after(failures, interval)
            }
        };
        sleep(pause).await;
        context = context.renewed();
    }
}

/// How long to wait after this many failures in a row.
fn pause_after(failures: u32, interval: Duration) -> Duration {
    let doubled = 1_u32 << (failures - 1).min(16);
    (interval / FIRST_PAUSE * doubled).min(interval)
}

/// Whether another reading would fail as this one did: the session is over, or no row has or can have the key. Lists have
/// none.
fn is_over(error: &Error, key: &str, found: &Latest) -> bool {
    match error.code() {
        Code::Unauthenticated => true,
        Code::NotFound => !key.is_empty(),
        Code::BadUserInput => !key.is_empty() && matches!(found, Latest::Nothing),
        _ => false,
    }
}

/// Reads a list for a session that is not over: the service of the list may not check its token.
async fn read<L: PolledList>(context: &RequestContext, key: &str) -> Result<Arc<L>> {
    context.require_confirmed().await?;
    L::read(context, key).await
}

/// What one subscription to a list has seen of it.
struct Subscribed {
    /// Keeps the poll running while it is held.
    _poll: Arc<Poll>,
    receiver: watch::Receiver<Latest>,
    /// The last version, whether it could be read or not.
    seen: Option<Arc<Version>>,
    /// The last one that could be read: what changes while it cannot be read is a change of the next list.
    last: Option<Arc<Version>>,
}

/// A subscription to a polled list, from one event to the next.
#[derive(Clone, Default)]
pub struct PollSubscription(Arc<AsyncMutex<Option<Subscribed>>>);

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
        let mut subscribed = match slot.take() {
            Some(subscribed) => subscribed,
            None => Subscribed::open::<L>(context, key)?,
        };
        let (before, now) = subscribed.next().await?;
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
        // If the poll has ended, `next` says so.
        let _has_ended = subscribed.receiver.changed().await;
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
    /// Listens to a list of this session.
    ///
    /// # Errors
    /// UNAUTHENTICATED without a token.
    fn open<L: PolledList>(context: &RequestContext, key: &str) -> Result<Self> {
        let poll = context.services().polls.join::<L>(context, key)?;
        Ok(Self {
            receiver: poll.found.clone(),
            seen: None,
            last: None,
            _poll: poll,
        })
    }

    /// The list before, and now when it has been read again.
    ///
    /// # Errors
    /// UNAUTHENTICATED if the session is over, NOT_FOUND for a key that no row has, and BAD_USER_INPUT for one that none can
    /// have.
    async fn next(&mut self) -> Result<(Option<Arc<Version>>, Arc<Version>)> {
        loop {
            let found = match &*self.receiver.borrow_and_update() {
                Latest::Read(now) => Some(Arc::clone(now)),
                Latest::Over(error) => return Err(error.clone()),
                Latest::Nothing => None,
            };
            let seen = self.seen.as_ref();
            let is_new = |now: &Arc<Version>| seen.is_none_or(|seen| !Arc::ptr_eq(seen, now));
            if let Some(now) = found.filter(is_new) {
                self.seen = Some(Arc::clone(&now));
                let before = match now.list {
                    Ok(_) => self.last.replace(Arc::clone(&now)),
                    Err(_) => self.last.clone(),
                };
                return Ok((before, now));
            }
            if self.receiver.changed().await.is_err() {
                // It has panicked. A list that the listener has seen must not be taken for a new one.
                return Err(Error::internal("a poll ended before its listeners"));
            }
        }
    }
}

#[cfg(test)]
mod tests;
