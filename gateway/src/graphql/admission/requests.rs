//! The requests in flight: a limit in total, and one per address.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::config::settings::Limits;
use crate::graphql::admission::per_address::{AddressPermit, PerAddress};
use crate::graphql::request_error::RequestError;

/// The requests in flight, which count once their bodies have been read.
pub struct Requests {
    permits: Semaphore,
    per_address: Arc<PerAddress>,
}

/// Counts a request as in flight until it is dropped.
pub struct RequestPermit<'a> {
    _of_address: AddressPermit,
    _permit: SemaphorePermit<'a>,
}

impl Requests {
    /// Within these limits.
    pub fn new(limits: &Limits) -> Self {
        Self {
            permits: Semaphore::new(limits.requests_in_flight),
            per_address: PerAddress::new(limits.requests_per_address),
        }
    }

    /// Admits a request whose body has been read.
    ///
    /// # Errors
    /// If there are too many, in total or of this address.
    pub fn admit(&self, address: IpAddr) -> Result<RequestPermit<'_>, RequestError> {
        let of_address = self.per_address.take(address);
        let permit = self.permits.try_acquire();
        match (of_address, permit) {
            (Some(of_address), Ok(permit)) => Ok(RequestPermit {
                _of_address: of_address,
                _permit: permit,
            }),
            _ => Err(RequestError::overloaded().closing()),
        }
    }

    /// Admits a request that comes from no address that is counted, such as a probe; `None` if there are too many.
    pub fn take(&self) -> Option<SemaphorePermit<'_>> {
        self.permits.try_acquire().ok()
    }
}
