//! Lists, and single rows, that are read again and again while someone listens: once for all listeners of one session.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::future::Future;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use futures_util::future::BoxFuture;
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
pub struct Polls(Mutex<HashMap<PollKey, Weak<dyn Any + Send + Sync>>>);

/// The session, the type of list, and the key of the row.
type PollKey = (Fingerprint, TypeId, String);

/// A list as it was read at one time, or why it could not be.
struct Version<L> {
    list: Result<Arc<L>>,
    /// The session that has read it, and holds its memory for as long as someone has the list.
    _reader: RequestContext,
    /// No other version of any list has this number.
    number: u64,
}

impl<L> Version<L> {
    fn new(list: Result<Arc<L>>, reader: &RequestContext) -> Arc<Self> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        Arc::new(Self {
            list,
            _reader: reader.clone(),
            number: COUNT.fetch_add(1, Ordering::Relaxed),
        })
    }
}

/// What a poll has found last.
enum Latest<L> {
    Nothing,
    Read(Arc<Version<L>>),
    /// Why it is not read again: the session is over, or there can be no such row.
    Over(Error),
}

/// A poll. It stops with its last listener.
struct Poll<L> {
    found: watch::Receiver<Latest<L>>,
    task: AbortHandle,
}

impl<L> Drop for Poll<L> {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Polls {
    /// The poll of a list or row of this session; a new one if it has no listener yet.
    fn join<L: PolledList>(&self, context: &RequestContext, key: &str) -> Result<Arc<Poll<L>>> {
        let token = context.fingerprint().ok_or_else(Error::unauthenticated)?;
        let mut polls = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        polls.retain(|_, poll| poll.strong_count() > 0);
        let poll_key = (token, TypeId::of::<L>(), key.to_owned());
        let running = polls.get(&poll_key).and_then(Weak::upgrade);
        let running = running.and_then(|poll| poll.downcast::<Poll<L>>().ok());
        // One that has ended may still have listeners.
        if let Some(poll) = running.filter(|poll| !poll.task.is_finished()) {
            return Ok(poll);
        }
        let (sender, found) = watch::channel(Latest::Nothing);
        let pause = context.services().settings.poll_interval;
        let task = poll(context.renewed(), key.to_owned(), sender, pause);
        let task = tokio::spawn(task).abort_handle();
        let poll = Arc::new(Poll { found, task });
        let shared: Arc<dyn Any + Send + Sync> = Arc::clone(&poll) as _;
        polls.insert(poll_key, Arc::downgrade(&shared));
        Ok(poll)
    }
}

/// Reads a list until it is final, the session is over, no row has the key, or the first reading shows that none can. A list
/// that cannot be read is retried soon, and then after longer pauses, up to the interval.
async fn poll<L: PolledList>(
    mut context: RequestContext,
    key: String,
    sender: watch::Sender<Latest<L>>,
    interval: Duration,
) {
    let mut failures = 0_u32;
    loop {
        let pause = match read::<L>(&context, &key).await {
            Ok(list) => {
                let is_final = list.is_final();
                let is_new = sender.send_if_modified(|found| {
                    let is_same = matches!(found, Latest::Read(known)
                        if known.list.as_ref().is_ok_and(|known| Arc::ptr_eq(known, &list)));
                    if !is_same {
                        *found = Latest::Read(Version::new(Ok(list), &context));
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
                    sender.send_replace(Latest::Read(Version::new(Err(error), &context)));
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
fn is_over<L>(error: &Error, key: &str, found: &Latest<L>) -> bool {
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
struct Subscribed<L> {
    /// Keeps the poll running while it is held.
    _poll: Arc<Poll<L>>,
    receiver: watch::Receiver<Latest<L>>,
    last: Option<Arc<Version<L>>>,
    /// The last update, if it has not been used yet.
    pending: Option<Result<PollUpdate<L>>>,
}

/// What a subscription learns of its list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PollEvent {
    /// It has been read again, or could not be. Two subscriptions with the same numbers have seen the same lists, before
    /// and now.
    List {
        /// The number of the list before; `None` the first time.
        before: Option<u64>,
        /// The number of the list or the failure now.
        now: u64,
    },
    /// It will not be read again, for a reason that the next update has.
    End,
}

trait AnySubscription: Send {
    /// Waits until the list has been read again, or will not be; `None` if the last update is final.
    fn changed(&mut self) -> BoxFuture<'_, Option<PollEvent>>;
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

impl<L: PolledList> AnySubscription for Subscribed<L> {
    fn changed(&mut self) -> BoxFuture<'_, Option<PollEvent>> {
        Box::pin(async {
            let last = self.last.as_ref().and_then(|last| last.list.as_ref().ok());
            if last.is_some_and(|list| list.is_final()) {
                return None;
            }
            let reading = self.wait().await;
            let event = match &reading {
                Ok(reading) => reading.event,
                Err(_) => PollEvent::End,
            };
            self.pending = Some(reading);
            Some(event)
        })
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// A subscription to a polled list, from one event to the next.
#[derive(Clone, Default)]
pub struct PollSubscription(Arc<AsyncMutex<Option<Box<dyn AnySubscription>>>>);

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
        let known = slot
            .take()
            .and_then(|subscribed| subscribed.into_any().downcast().ok());
        let mut subscribed: Box<Subscribed<L>> = match known {
            Some(subscribed) => subscribed,
            None => Box::new(Subscribed::open(context, key)?),
        };
        let reading = subscribed.next().await?;
        *slot = Some(subscribed);
        Ok(reading)
    }

    /// Waits until the list has been read again, for [`Self::next`] to return it; `None` if it is known already
    /// that it will not be, because it is final or cannot be read.
    pub async fn changed(&self) -> Option<PollEvent> {
        match self.0.lock().await.as_mut() {
            Some(subscribed) => subscribed.changed().await,
            None => None,
        }
    }
}

/// A list as it was read, and as the subscription saw it before.
pub struct PollUpdate<L> {
    /// The list before; `None` the first time.
    pub before: Option<Arc<L>>,
    /// The list now, or why it could not be read: only if it [has failures](PolledList::HAS_FAILURES).
    pub now: Result<Arc<L>>,
    event: PollEvent,
    /// They hold the memory of both.
    _versions: (Option<Arc<Version<L>>>, Arc<Version<L>>),
}

impl<L> PollUpdate<L> {
    /// Why the list could not be read, to show to the user; `None` if it was.
    pub fn failure(&self) -> Option<String> {
        Some(self.now.as_ref().err()?.reason().to_owned())
    }
}

impl<L: PolledList> Subscribed<L> {
    /// Listens to a list of this session.
    ///
    /// # Errors
    /// UNAUTHENTICATED without a token.
    fn open(context: &RequestContext, key: &str) -> Result<Self> {
        let poll = context.services().polls.join(context, key)?;
        Ok(Self {
            receiver: poll.found.clone(),
            last: None,
            pending: None,
            _poll: poll,
        })
    }

    /// The list as it was read last.
    ///
    /// # Errors
    /// UNAUTHENTICATED if the session is over, NOT_FOUND for a key that no row has, and BAD_USER_INPUT for one that none can
    /// have.
    async fn next(&mut self) -> Result<PollUpdate<L>> {
        if let Some(update) = self.pending.take() {
            return update;
        }
        // Perhaps it was read before this listener came.
        match self.look() {
            Some(reading) => reading,
            None => self.wait().await,
        }
    }

    /// The list when it has been read again.
    async fn wait(&mut self) -> Result<PollUpdate<L>> {
        loop {
            if self.receiver.changed().await.is_err() {
                // It has panicked. A list that the listener has seen must not be taken for a new one.
                return Err(Error::internal("a poll ended before its listeners"));
            }
            if let Some(reading) = self.look() {
                return reading;
            }
        }
    }

    /// What the poll has found, if it has found anything.
    fn look(&mut self) -> Option<Result<PollUpdate<L>>> {
        let found = self.receiver.borrow_and_update();
        let now = match &*found {
            Latest::Read(now) => Arc::clone(now),
            Latest::Over(error) => return Some(Err(error.clone())),
            Latest::Nothing => return None,
        };
        // What changes while it cannot be read is a change of the next list.
        let before = match now.list {
            Ok(_) => self.last.replace(Arc::clone(&now)),
            Err(_) => self.last.clone(),
        };
        Some(Ok(PollUpdate {
            event: PollEvent::List {
                before: before.as_ref().map(|before| before.number),
                now: now.number,
            },
            before: before.as_ref().and_then(|before| before.list.clone().ok()),
            now: now.list.clone(),
            _versions: (before, now),
        }))
    }
}

#[cfg(test)]
mod tests;
