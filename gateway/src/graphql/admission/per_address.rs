//! Counts what each caller has open, to keep one caller from taking everything.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::request::network;

/// The number of things each caller has open. The addresses of an IPv6 network count as one caller.
pub struct PerAddress {
    cap: usize,
    counts: Mutex<HashMap<IpAddr, usize>>,
}

/// One thing that an address has open, until it is dropped.
pub struct AddressPermit {
    counted: Arc<PerAddress>,
    network: IpAddr,
}

impl PerAddress {
    /// Allows at most this many per address.
    pub fn new(cap: usize) -> Arc<Self> {
        Arc::new(Self {
            cap,
            counts: Mutex::default(),
        })
    }

    /// One more for an address; `None` if it has reached its limit.
    pub fn take(self: &Arc<Self>, address: IpAddr) -> Option<AddressPermit> {
        let network = network(address);
        let mut counts = self.counts();
        let count = counts.entry(network).or_default();
        // No entry stays empty, because the cap is at least one.
        if *count >= self.cap {
            return None;
        }
        *count += 1;
        Some(AddressPermit {
            counted: Arc::clone(self),
            network,
        })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for AddressPermit {
    fn drop(&mut self) {
        let mut counts = self.counted.counts();
        if let Some(count) = counts.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.network);
            }
        }
    }
}
