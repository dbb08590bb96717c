//! The requests in flight: a limit in total, and one per address.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::config::settings::Limits;
use crate::graphql::admission::per_address::{AddressPlace, PerAddress};
use crate::graphql::request_error::RequestError;

/// The places of requests, taken once their bodies have been read.
pub struct Requests {
    places: Semaphore,
    per_address: Arc<PerAddress>,
}

/// The place of a request in flight, until it is dropped.
pub struct Admission<'a> {
    _place: AddressPlace,
    _permit: SemaphorePermit<'a>,
}

impl Requests {
    /// Within these limits.
    pub fn new(limits: &Limits) -> Self {
        Self {
            places: Semaphore::new(limits.requests_in_flight),
            per_address: PerAddress::new(limits.requests_per_address),
        }
    }

    /// Admits a request whose body has been read.
    ///
    /// # Errors
    /// If no place is left, in total or for this address.
    pub fn admit(&self, address: IpAddr) -> Result<Admission<'_>, RequestError> {
        let place = self.per_address.take(address);
        let permit = self.places.try_acquire();
        match (place, permit) {
            (Some(place), Ok(permit)) => Ok(Admission {
                _place: place,
                _permit: permit,
            }),
            _ => Err(RequestError::overloaded().closing()),
        }
    }

    /// A place for a request that comes from no address that is counted, such as a probe; `None` if none is left.
    pub fn take(&self) -> Option<SemaphorePermit<'_>> {
        self.places.try_acquire().ok()
    }
}
