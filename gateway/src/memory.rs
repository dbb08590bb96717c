//! The memory for long bodies, rows and answers: a number of bytes, which are reserved before they are used. Those who wait
//! are served in the order in which they came.

use std::sync::Arc;

use bytes::Bytes;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// What is shorter than this needs no reservation.
pub const SMALL: usize = 64 << 10;

/// The bytes of one permit. A number of permits has 32 bits.
const UNIT: usize = 1 << 10;

/// A number of bytes that may be in use.
pub struct Memory {
    /// The number of bytes.
    pub limit: usize,
    free: Arc<Semaphore>,
    overdraft: Arc<Semaphore>,
}

/// The right to use more than is free, until this is dropped. One holder at a time has it, so that those who wait for what
/// others use come to an end.
pub type Overdraft = OwnedSemaphorePermit;

/// Bytes that are in use until this is dropped.
pub struct Reservation(OwnedSemaphorePermit);

impl Memory {
    /// Of this many bytes.
    pub fn new(limit: usize) -> Arc<Self> {
        let limit = limit.min(u32::MAX as usize * UNIT);
        Arc::new(Self {
            limit,
            free: Arc::new(Semaphore::new(units(limit))),
            overdraft: Arc::new(Semaphore::new(1)),
        })
    }

    /// The bytes that are in use.
    pub fn used(&self) -> usize {
        self.limit - (self.free.available_permits() * UNIT).min(self.limit)
    }

    /// Grows a reservation, which may not exist yet, to these bytes if they are free.
    pub fn grow(&self, reservation: &mut Option<Reservation>, bytes: usize) -> bool {
        if let Some(reservation) = reservation {
            return reservation.grow_to(bytes);
        }
        let free = Arc::clone(&self.free);
        let permit = free.try_acquire_many_owned(permits(units(bytes)));
        *reservation = permit.ok().map(Reservation);
        reservation.is_some()
    }

    /// Reserves bytes as soon as they are free. More than there are never become free.
    pub async fn reserve(&self, bytes: usize) -> Reservation {
        let free = Arc::clone(&self.free);
        let permit = free.acquire_many_owned(permits(units(bytes))).await;
        Reservation(permit.expect("the semaphore is never closed"))
    }

    /// Waits for the overdraft.
    pub async fn overdraft(&self) -> Overdraft {
        let permit = Arc::clone(&self.overdraft).acquire_owned().await;
        permit.expect("the semaphore is never closed")
    }
}

impl Reservation {
    /// The bytes that are reserved.
    pub fn bytes(&self) -> usize {
        self.0.num_permits() * UNIT
    }

    /// Adds another reservation to this one.
    pub fn add(&mut self, more: Self) {
        self.0.merge(more.0);
    }

    /// Frees all but these bytes.
    pub fn shrink_to(&mut self, bytes: usize) {
        let less = self.0.num_permits().saturating_sub(units(bytes));
        drop(self.0.split(less));
    }

    /// Reserves more, up to these bytes, if they are free.
    pub fn grow_to(&mut self, bytes: usize) -> bool {
        let more = units(bytes).saturating_sub(self.0.num_permits());
        let free = Arc::clone(self.0.semaphore());
        let grown = free.try_acquire_many_owned(permits(more));
        grown.map(|more| self.0.merge(more)).is_ok()
    }
}

/// Bytes that keep something, such as their reservation, until the last reference to them is dropped.
pub fn bytes_with(bytes: Bytes, kept: impl Send + 'static) -> Bytes {
    struct Owner<T>(Bytes, T);
    impl<T> AsRef<[u8]> for Owner<T> {
        fn as_ref(&self) -> &[u8] {
            &self.0
        }
    }
    Bytes::from_owner(Owner(bytes, kept))
}

fn units(bytes: usize) -> usize {
    bytes.div_ceil(UNIT)
}

fn permits(units: usize) -> u32 {
    u32::try_from(units).unwrap_or(u32::MAX)
}
