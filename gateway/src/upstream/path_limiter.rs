//! Limits the calls to a service that are under way, shared among its paths so that a slow one leaves some to the others.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// A fixed number of permits. A path never holds more of them than it leaves free, so that a
/// stuck path stops at half of them, two stuck paths at a third each, and so on: as many as the busiest path
/// has are always left for the others.
pub(super) struct PathLimiter {
    state: Mutex<State>,
}

struct State {
    free: usize,
    /// The number of permits that each path has, if any.
    taken: HashMap<&'static str, usize>,
    /// The calls that wait, the longest first.
    waiting: VecDeque<(&'static str, oneshot::Sender<PathPermit>)>,
}

/// The permit of one call, until it is dropped.
pub(super) struct PathPermit {
    limiter: Arc<PathLimiter>,
    path: &'static str,
}

impl PathLimiter {
    pub(super) fn new(count: usize) -> Arc<Self> {
        Arc::new(Self {
            state: Mutex::new(State {
                free: count,
                taken: HashMap::new(),
                waiting: VecDeque::new(),
            }),
        })
    }

    /// Waits for a permit for a call of this path.
    pub(super) async fn take(self: &Arc<Self>, path: &'static str) -> PathPermit {
        loop {
            let permit = {
                let mut state = self.state();
                if state.may_take(path) {
                    return self.give(&mut state, path);
                }
                let (sender, permit) = oneshot::channel();
                state.waiting.push_back((path, sender));
                permit
            };
            if let Ok(permit) = permit.await {
                return permit;
            }
        }
    }

    fn give(self: &Arc<Self>, state: &mut State, path: &'static str) -> PathPermit {
        state.free -= 1;
        *state.taken.entry(path).or_default() += 1;
        PathPermit {
            limiter: Arc::clone(self),
            path,
        }
    }

    /// Gives free permits to the calls that wait, in their order, passing over paths that have enough.
    fn give_to_waiting(self: &Arc<Self>) {
        let mut refused = Vec::new();
        {
            let mut state = self.state();
            state.waiting.retain(|(_, caller)| !caller.is_closed());
            let mut at = 0;
            while let Some(&(path, _)) = state.waiting.get(at) {
                if !state.may_take(path) {
                    at += 1;
                    continue;
                }
                if let Some((path, caller)) = state.waiting.remove(at)
                    && let Err(permit) = caller.send(self.give(&mut state, path))
                {
                    // The caller has just given up. Dropped below, because a drop locks the state.
                    refused.push(permit);
                }
            }
        }
        drop(refused);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn may_take(&self, path: &'static str) -> bool {
        self.taken.get(path).copied().unwrap_or(0) < self.free
    }
}

impl Drop for PathPermit {
    fn drop(&mut self) {
        {
            let mut state = self.limiter.state();
            state.free += 1;
            if let Some(taken) = state.taken.get_mut(self.path) {
                *taken -= 1;
                if *taken == 0 {
                    state.taken.remove(self.path);
                }
            }
        }
        self.limiter.give_to_waiting();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use futures_util::future::join_all;

    use super::*;

    #[tokio::test]
    async fn every_call_that_waits_gets_a_permit_in_the_end() {
        let limiter = PathLimiter::new(4);
        let calls = (0..100).map(|call| {
            let limiter = Arc::clone(&limiter);
            let path = ["a", "b", "c"][call % 3];
            async move {
                let _permit = limiter.take(path).await;
                tokio::task::yield_now().await;
            }
        });
        // Some give up while they wait.
        let given_up: Vec<_> = (0..10).map(|_| limiter.take("a").now_or_never()).collect();
        drop(given_up);
        join_all(calls).await;
        let state = limiter.state();
        assert_eq!(
            (state.free, state.taken.len(), state.waiting.len()),
            (4, 0, 0)
        );
    }
}
