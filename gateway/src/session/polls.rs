//! Lists that are read again and again while someone listens: once for all listeners of one session.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::sync::{Mutex as AsyncMutex, watch};
use tokio::task::AbortHandle;
use tokio::time::sleep;

use super::Session;
use crate::error::{Code, Error, Result};
use crate::upstream::Fingerprint;

/// How much longer the pauses become while a list cannot be read.
const LONGEST_PAUSE: u32 = 8;

/// A list that can be polled.
pub trait PolledList: Send + Sync + Sized + 'static {
    /// Reads the list. A list that was read lately is the same object.
    fn read(session: &Session) -> impl Future<Output = Result<Arc<Self>>> + Send;
}

/// The polls of all sessions.
#[derive(Default)]
pub struct Polls(Mutex<HashMap<(Fingerprint, TypeId), Weak<dyn Any + Send + Sync>>>);

/// What a poll has found last.
enum Found<L> {
    Nothing,
    List(Arc<L>),
    /// The session is over.
    Over(Error),
}

/// A poll. It ends when nobody has it any more.
struct Poll<L> {
    found: watch::Receiver<Found<L>>,
    task: AbortHandle,
}

impl<L> Drop for Poll<L> {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Polls {
    /// The poll of a list of this session; a new one if nobody listens to it yet.
    fn join<L: PolledList>(&self, session: &Session) -> Result<Arc<Poll<L>>> {
        let token = session.fingerprint().ok_or_else(Error::unauthenticated)?;
        let mut polls = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        polls.retain(|_, poll| poll.strong_count() > 0);
        let key = (token, TypeId::of::<L>());
        let running = polls.get(&key).and_then(Weak::upgrade);
        if let Some(poll) = running.and_then(|poll| poll.downcast().ok()) {
            return Ok(poll);
        }
        let (sender, found) = watch::channel(Found::Nothing);
        let pause = session.services().settings.poll_interval;
        let task = tokio::spawn(poll(session.renewed(), sender, pause)).abort_handle();
        let poll = Arc::new(Poll { found, task });
        let shared: Arc<dyn Any + Send + Sync> = Arc::clone(&poll) as _;
        polls.insert(key, Arc::downgrade(&shared));
        Ok(poll)
    }
}

/// Reads a list until the session is over. A list that cannot be read is tried again, at longer and longer intervals.
async fn poll<L: PolledList>(
    mut session: Session,
    sender: watch::Sender<Found<L>>,
    interval: Duration,
) {
    let mut pause = interval;
    loop {
        match L::read(&session).await {
            Ok(list) => {
                let is_new = sender.send_if_modified(|found| {
                    let is_same = matches!(found, Found::List(known) if Arc::ptr_eq(known, &list));
                    if !is_same {
                        *found = Found::List(list);
                    }
                    !is_same
                });
                // A cached list is about to be read again.
                pause = if is_new { interval } else { interval / 10 };
            }
            Err(error) if error.code() == Code::Unauthenticated => {
                sender.send_replace(Found::Over(error));
                return;
            }
            Err(_) => pause = (pause * 2).clamp(interval, interval * LONGEST_PAUSE),
        }
        sleep(pause).await;
        session = session.renewed();
    }
}

/// What one listener of a list has seen of it.
struct Feed<L> {
    /// Polls as long as somebody has it.
    _poll: Arc<Poll<L>>,
    receiver: watch::Receiver<Found<L>>,
    last: Option<Arc<L>>,
}

trait AnyFeed: Send {
    /// Waits until the list has been read again, or the session is over.
    fn changed(&mut self) -> BoxFuture<'_, ()>;
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

impl<L: PolledList> AnyFeed for Feed<L> {
    fn changed(&mut self) -> BoxFuture<'_, ()> {
        // The sender ends only after it has said that the session is over.
        let changed = self.receiver.changed();
        Box::pin(async { drop(changed.await) })
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// Who listens to a list: one subscription, from one event to the next.
#[derive(Clone, Default)]
pub struct Listener(Arc<AsyncMutex<Option<Box<dyn AnyFeed>>>>);

impl Listener {
    /// The list, once it has been read. Starts to listen.
    ///
    /// # Errors
    /// UNAUTHENTICATED without a valid token; the listener then hears nothing more.
    pub async fn next<L: PolledList>(&self, session: &Session) -> Result<Reading<L>> {
        let mut slot = self.0.lock().await;
        let known = slot.take().and_then(|feed| feed.into_any().downcast().ok());
        let mut feed: Box<Feed<L>> = match known {
            Some(feed) => feed,
            None => Box::new(Feed::open(session)?),
        };
        let reading = feed.next().await?;
        *slot = Some(feed);
        Ok(reading)
    }

    /// Waits until the list has been read again. Returns false if it will not be.
    pub async fn changed(&self) -> bool {
        match self.0.lock().await.as_mut() {
            Some(feed) => {
                feed.changed().await;
                true
            }
            None => false,
        }
    }
}

/// A list as it was read, and as the listener saw it before.
pub struct Reading<L> {
    /// The list before; `None` the first time.
    pub before: Option<Arc<L>>,
    /// The list now.
    pub now: Arc<L>,
}

impl<L: PolledList> Feed<L> {
    /// Listens to a list of this session.
    ///
    /// # Errors
    /// UNAUTHENTICATED without a token.
    fn open(session: &Session) -> Result<Self> {
        let poll = session.services().polls.join(session)?;
        Ok(Self {
            receiver: poll.found.clone(),
            last: None,
            _poll: poll,
        })
    }

    /// The list as it was read last.
    ///
    /// # Errors
    /// UNAUTHENTICATED if the session is over.
    async fn next(&mut self) -> Result<Reading<L>> {
        loop {
            {
                let found = self.receiver.borrow_and_update();
                match &*found {
                    Found::List(list) => {
                        let now = Arc::clone(list);
                        let before = self.last.replace(Arc::clone(&now));
                        return Ok(Reading { before, now });
                    }
                    Found::Over(error) => return Err(error.clone()),
                    Found::Nothing => {}
                }
            }
            if self.receiver.changed().await.is_err() {
                return Err(Error::internal("a poll ended before its listeners"));
            }
        }
    }
}
