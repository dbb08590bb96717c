//! Limits what callers may have open: connections, requests and uploads.

use std::net::IpAddr;
use std::sync::Arc;

use moka::sync::Cache;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::config::settings::Settings;
use crate::graphql::execution::metrics::GaugeGuard;
use crate::graphql::request_error::RequestError;
use crate::memory::Memory;
use crate::request::network;

/// The bytes of the bodies of all requests, and of the values in them, until they are answered. Others wait, and in the end
/// get 503. Those below 64 KiB are not counted.
const BODIES_BYTES: usize = 64 << 20;

/// The most addresses that are counted. What one has open that is forgotten counts in total only.
const ADDRESSES: u64 = 20_000;

/// What callers may have open.
pub struct Admission {
    /// The open connections, including WebSockets. Behind a proxy, all come from its address.
    connections: Limited,
    /// The open WebSockets.
    pub sockets: Limited,
    /// The active subscriptions.
    pub subscriptions: Limited,
    /// The GraphQL requests in flight, which count once their bodies have been read.
    pub requests: Limited,
    /// The memory of request bodies until they are answered.
    pub bodies: Arc<Memory>,
    /// The requests with files, until they are answered.
    pub uploads: Limited,
}

impl Admission {
    /// Within the limits of the settings.
    pub fn new(settings: &Settings) -> Self {
        let limits = &settings.limits;
        let is_direct = !settings.is_behind_proxy();
        let per_address = |limit| Limited::new(Semaphore::MAX_PERMITS, Some(limit));
        Self {
            connections: Limited::new(
                limits.connections,
                is_direct.then_some(limits.connections_per_address),
            ),
            // A stranger can keep one open for as long as the gateway runs.
            sockets: Limited::new(limits.connections / 2, Some(limits.sockets_per_address)),
            subscriptions: per_address(limits.subscriptions_per_address),
            requests: Limited::new(limits.requests_in_flight, Some(limits.requests_per_address)),
            bodies: Memory::new(BODIES_BYTES),
            uploads: Limited::new(limits.uploads, None),
        }
    }

    /// Admits a connection; `None` if too many are open.
    pub fn connect(&self, address: IpAddr) -> Option<ConnectionPermit> {
        let permit = self.connections.take(address)?;
        let open = GaugeGuard::new("marquee_connections_open");
        Some(Arc::new((permit, open)))
    }

    /// Admits a request whose body has been read.
    ///
    /// # Errors
    /// If there are too many, in total or of this address.
    pub fn admit(&self, address: IpAddr) -> Result<Permit, RequestError> {
        let permit = self.requests.take(address);
        permit.ok_or_else(|| RequestError::overloaded().closing())
    }
}

/// Counts a connection as open until it is dropped. A WebSocket keeps it after its request has been answered.
pub type ConnectionPermit = Arc<(Permit, GaugeGuard)>;

/// What may be open at once, in total and per address.
pub struct Limited {
    all: Arc<Semaphore>,
    per_address: Option<usize>,
    /// The permits of the addresses that were seen lately.
    addresses: Cache<IpAddr, Arc<Semaphore>>,
}

/// Counts as open until it is dropped.
pub struct Permit {
    _permit: OwnedSemaphorePermit,
    _of_address: Option<OwnedSemaphorePermit>,
}

impl Limited {
    fn new(total: usize, per_address: Option<usize>) -> Self {
        Self {
            all: Arc::new(Semaphore::new(total)),
            per_address,
            addresses: Cache::new(ADDRESSES),
        }
    }

    /// One more, of an address if that is counted; `None` if a limit is reached.
    pub fn take(&self, address: impl Into<Option<IpAddr>>) -> Option<Permit> {
        let permit = Arc::clone(&self.all).try_acquire_owned().ok()?;
        let of_address = match (self.per_address, address.into()) {
            (Some(most), Some(address)) => {
                let new = || Arc::new(Semaphore::new(most));
                let of_address = self.addresses.get_with(network(address), new);
                Some(of_address.try_acquire_owned().ok()?)
            }
            _ => None,
        };
        Some(Permit {
            _permit: permit,
            _of_address: of_address,
        })
    }
}
