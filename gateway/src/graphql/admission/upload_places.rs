//! The places for requests with files: few in total, half of them per address, and fewer per session.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::config::settings::Limits;
use crate::graphql::admission::per_address::{AddressPlace, PerAddress};
use crate::upstream::Fingerprint;

/// The requests with files that are in progress.
pub struct UploadPlaces {
    all: usize,
    per_session: usize,
    of_addresses: Arc<PerAddress>,
    counts: Mutex<HashMap<Fingerprint, usize>>,
}

/// The place of a request with files, until it is dropped.
pub struct UploadPlace {
    places: Arc<UploadPlaces>,
    caller: Fingerprint,
    _of_address: AddressPlace,
}

/// Why there is no place.
#[derive(Debug, Eq, PartialEq)]
pub enum NoPlace {
    /// The session has reached its limit.
    OfSession,
    /// The sessions of the address have reached their limit together.
    OfAddress,
    /// The total limit is reached.
    AtAll,
}

impl UploadPlaces {
    /// The places that the settings allow.
    pub fn new(limits: &Limits) -> Arc<Self> {
        Self::of(limits.uploads, limits.uploads_per_session)
    }

    fn of(all: usize, per_session: usize) -> Arc<Self> {
        Arc::new(Self {
            all,
            per_session,
            of_addresses: PerAddress::new(all.div_ceil(2)),
            counts: Mutex::default(),
        })
    }

    /// Takes a place for a session at an address.
    ///
    /// # Errors
    /// Why there is no place.
    pub fn take(
        self: &Arc<Self>,
        caller: Fingerprint,
        address: IpAddr,
    ) -> Result<UploadPlace, NoPlace> {
        let mut counts = self.counts();
        let own = counts.get(&caller).copied().unwrap_or_default();
        if own >= self.per_session {
            return Err(NoPlace::OfSession);
        }
        if counts.values().sum::<usize>() >= self.all {
            return Err(NoPlace::AtAll);
        }
        let of_address = self.of_addresses.take(address).ok_or(NoPlace::OfAddress)?;
        counts.insert(caller, own + 1);
        Ok(UploadPlace {
            places: Arc::clone(self),
            caller,
            _of_address: of_address,
        })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<Fingerprint, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for UploadPlace {
    fn drop(&mut self) {
        let mut counts = self.places.counts();
        if let Some(count) = counts.get_mut(&self.caller) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.caller);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_takes_only_some_of_the_places() {
        let places = UploadPlaces::of(3, 2);
        let take = |caller: u8| places.take([caller; 32], [192, 0, 2, caller].into());
        let first = take(1);
        let held = [take(1), take(2)];
        assert!(first.is_ok() && held.iter().all(Result::is_ok));
        assert_eq!(take(1).err(), Some(NoPlace::OfSession));
        assert_eq!(take(2).err(), Some(NoPlace::AtAll));
        drop(first);
        assert!(take(2).is_ok());
        drop(held);
        assert!(places.counts().is_empty());
    }
}
