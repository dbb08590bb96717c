//! The requests with files in progress: few in total, half of them per address, and fewer per session.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::config::settings::Limits;
use crate::graphql::admission::per_address::{AddressPermit, PerAddress};
use crate::upstream::Fingerprint;

/// The requests with files that are in progress.
pub struct Uploads {
    all: usize,
    per_session: usize,
    of_addresses: Arc<PerAddress>,
    counts: Mutex<HashMap<Fingerprint, usize>>,
}

/// Counts a request with files as in progress until it is dropped.
pub struct UploadPermit {
    uploads: Arc<Uploads>,
    caller: Fingerprint,
    _of_address: AddressPermit,
}

/// Which limit is reached.
#[derive(Debug, Eq, PartialEq)]
pub enum UploadsFull {
    /// The limit of the session.
    OfSession,
    /// The limit of the address, which its sessions share.
    OfAddress,
    /// The limit of the gateway.
    OfAll,
}

impl Uploads {
    /// As many as the settings allow.
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

    /// Admits a request of a session at an address.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn take(
        self: &Arc<Self>,
        caller: Fingerprint,
        address: IpAddr,
    ) -> Result<UploadPermit, UploadsFull> {
        let mut counts = self.counts();
        let own = counts.get(&caller).copied().unwrap_or_default();
        if own >= self.per_session {
            return Err(UploadsFull::OfSession);
        }
        if counts.values().sum::<usize>() >= self.all {
            return Err(UploadsFull::OfAll);
        }
        let of_address = self
            .of_addresses
            .take(address)
            .ok_or(UploadsFull::OfAddress)?;
        counts.insert(caller, own + 1);
        Ok(UploadPermit {
            uploads: Arc::clone(self),
            caller,
            _of_address: of_address,
        })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<Fingerprint, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for UploadPermit {
    fn drop(&mut self) {
        let mut counts = self.uploads.counts();
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
    fn a_session_has_only_some_of_the_uploads() {
        let uploads = Uploads::of(3, 2);
        let take = |caller: u8| uploads.take([caller; 32], [192, 0, 2, caller].into());
        let first = take(1);
        let held = [take(1), take(2)];
        assert!(first.is_ok() && held.iter().all(Result::is_ok));
        assert_eq!(take(1).err(), Some(UploadsFull::OfSession));
        assert_eq!(take(2).err(), Some(UploadsFull::OfAll));
        drop(first);
        assert!(take(2).is_ok());
        drop(held);
        assert!(uploads.counts().is_empty());
    }
}
