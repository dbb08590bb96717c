//! Bytes that the gateway holds for callers who may be slow, counted per caller and in total.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

use crate::caller::network;
use crate::upstream::room::Room;

/// How often to look whether there is room again.
const PAUSE: Duration = Duration::from_millis(50);

/// Things held for callers, such as bodies being read. Past a limit, the caller who holds the most gives up what has not
/// moved for the longest time: no caller can take the memory of the others.
pub struct HeldBytes {
    limits: HeldLimits,
    state: Mutex<State>,
}

/// The limits on what may be held.
#[derive(Clone, Copy)]
pub struct HeldLimits {
    /// Bytes in total.
    pub bytes: usize,
    /// Number of things held per address.
    pub per_address: usize,
    /// How long a thing that does not move is held, however many bytes there are.
    pub grace: Duration,
}

struct State {
    bytes: usize,
    /// The room in which the bytes count, along with the bytes of others.
    room: Arc<Room>,
    /// Things by network, oldest first.
    held: HashMap<IpAddr, BTreeMap<u64, Held>>,
    next: u64,
}

struct Held {
    bytes: usize,
    /// When bytes were last added or sent.
    since: Instant,
    given_up: CancellationToken,
}

/// One thing, held until it is dropped.
pub struct Holding {
    all: Arc<HeldBytes>,
    network: IpAddr,
    number: u64,
    given_up: CancellationToken,
}

impl HeldBytes {
    /// Holds nothing yet; has a room of its own.
    pub fn new(limits: HeldLimits) -> Arc<Self> {
        Self::within(limits, Room::new(usize::MAX))
    }

    /// Holds nothing yet; shares a room with others.
    pub fn within(limits: HeldLimits, room: Arc<Room>) -> Arc<Self> {
        Arc::new(Self {
            limits,
            state: Mutex::new(State {
                bytes: 0,
                room,
                held: HashMap::new(),
                next: 0,
            }),
        })
    }

    /// Holds one more thing for an address, and cancels the token when it must be given up. An address at its limit
    /// gives up its oldest thing.
    pub fn hold(self: &Arc<Self>, address: IpAddr, given_up: CancellationToken) -> Holding {
        let network = network(address);
        let mut state = self.state();
        let count = state.held.get(&network).map_or(0, BTreeMap::len);
        if count >= self.limits.per_address {
            state.give_up_oldest(network);
        }
        let number = state.next;
        state.next += 1;
        let held = Held {
            bytes: 0,
            since: Instant::now(),
            given_up: given_up.clone(),
        };
        state.held.entry(network).or_default().insert(number, held);
        Holding {
            all: Arc::clone(self),
            network,
            number,
            given_up,
        }
    }

    /// Waits a moment, and then until the bytes are within the limit, giving up what does not move.
    pub async fn wait_for_room(&self) {
        loop {
            sleep(PAUSE).await;
            let mut state = self.state();
            state.shrink(&self.limits);
            if state.bytes < self.limits.bytes {
                return;
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Gives up what those who hold the most have not moved for the longest time, until the bytes are within the limit.
    fn shrink(&mut self, limits: &HeldLimits) {
        while self.bytes > limits.bytes {
            let Some(network) = self.heaviest() else {
                return;
            };
            let held = self.held[&network].iter();
            let slowest = held
                .filter(|(_, held)| held.bytes > 0)
                .min_by_key(|(_, held)| held.since);
            match slowest {
                Some((number, held)) if held.since.elapsed() >= limits.grace => {
                    self.give_up(network, *number);
                }
                _ => return,
            }
        }
    }

    /// The network that holds the most.
    fn heaviest(&self) -> Option<IpAddr> {
        let bytes = |(_, held): &(&IpAddr, &BTreeMap<u64, Held>)| {
            held.values().map(|held| held.bytes).sum::<usize>()
        };
        let heaviest = self.held.iter().max_by_key(bytes);
        heaviest.map(|(network, _)| *network)
    }

    /// Adds bytes to a thing. Returns whether it is still held.
    fn add(&mut self, network: IpAddr, number: u64, bytes: usize) -> bool {
        let of_network = self.held.get_mut(&network);
        let Some(held) = of_network.and_then(|held| held.get_mut(&number)) else {
            return false;
        };
        held.bytes += bytes;
        held.since = Instant::now();
        self.bytes += bytes;
        self.room.count(bytes);
        true
    }

    fn take_back(&mut self, network: IpAddr, number: u64, bytes: usize) {
        let of_network = self.held.get_mut(&network);
        if let Some(held) = of_network.and_then(|held| held.get_mut(&number)) {
            held.bytes -= bytes;
            self.bytes -= bytes;
            self.room.give_back(bytes);
        }
    }

    fn bytes_of(&self, network: IpAddr, number: u64) -> Option<usize> {
        let held = self.held.get(&network)?.get(&number)?;
        Some(held.bytes)
    }

    fn give_up_oldest(&mut self, network: IpAddr) {
        let oldest = self.held.get(&network).and_then(BTreeMap::first_key_value);
        if let Some(number) = oldest.map(|(number, _)| *number) {
            self.give_up(network, number);
        }
    }

    fn give_up(&mut self, network: IpAddr, number: u64) {
        if let Some(held) = self.remove(network, number) {
            held.given_up.cancel();
        }
    }

    fn remove(&mut self, network: IpAddr, number: u64) -> Option<Held> {
        let of_network = self.held.get_mut(&network)?;
        let held = of_network.remove(&number)?;
        if of_network.is_empty() {
            self.held.remove(&network);
        }
        self.bytes -= held.bytes;
        self.room.give_back(held.bytes);
        Some(held)
    }
}

impl Holding {
    /// Adds bytes to it.
    pub fn add(&self, bytes: usize) {
        let mut state = self.all.state();
        if state.add(self.network, self.number, bytes) {
            state.shrink(&self.all.limits);
        }
    }

    /// Takes away bytes that have been sent. What moves is not given up.
    pub fn sent(&self, bytes: usize) {
        let mut state = self.all.state();
        state.take_back(self.network, self.number, bytes);
        let of_network = state.held.get_mut(&self.network);
        if let Some(held) = of_network.and_then(|held| held.get_mut(&self.number)) {
            held.since = Instant::now();
        }
    }

    /// Adds bytes unless there are too many and this caller holds the most. A single thing always fits.
    pub fn try_add(&self, bytes: usize) -> bool {
        let mut state = self.all.state();
        if !state.add(self.network, self.number, bytes) {
            return false;
        }
        let limits = &self.all.limits;
        state.shrink(limits);
        let Some(own) = state.bytes_of(self.network, self.number) else {
            return false;
        };
        let is_alone = state.bytes == own;
        if is_alone || state.bytes <= limits.bytes || state.heaviest() != Some(self.network) {
            return true;
        }
        state.take_back(self.network, self.number, bytes);
        false
    }

    /// Waits until this must be given up.
    pub async fn given_up(&self) {
        self.given_up.cancelled().await;
    }

    /// Whether this must be given up.
    pub fn is_given_up(&self) -> bool {
        self.given_up.is_cancelled()
    }
}

impl Drop for Holding {
    fn drop(&mut self) {
        let _removed = self.all.state().remove(self.network, self.number);
    }
}
