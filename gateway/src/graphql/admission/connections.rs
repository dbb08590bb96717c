//! The open connections, including WebSockets.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::config::settings::Settings;
use crate::graphql::admission::per_address::{AddressPermit, PerAddress};
use crate::graphql::execution::metrics::GaugeGuard;

/// The connections that may be open, in total and per address.
pub struct Connections {
    permits: Arc<Semaphore>,
    /// `None` behind a proxy, since all connections come from it.
    addresses: Option<Arc<PerAddress>>,
}

/// Counts a connection as open until it is dropped. A WebSocket keeps it after its request has been answered.
#[derive(Clone)]
pub struct ConnectionPermit {
    _held: Arc<(OwnedSemaphorePermit, Option<AddressPermit>, GaugeGuard)>,
}

impl Connections {
    /// The connections that the settings allow.
    pub fn new(settings: &Settings) -> Self {
        let limits = &settings.limits;
        let addresses = || PerAddress::new(limits.connections_per_address);
        Self {
            permits: Arc::new(Semaphore::new(limits.connections)),
            addresses: (!settings.is_behind_proxy()).then(addresses),
        }
    }

    /// One more connection from an address; `None` if the limit is reached.
    pub fn take(&self, address: IpAddr) -> Option<ConnectionPermit> {
        let permit = Arc::clone(&self.permits).try_acquire_owned().ok()?;
        let of_address = match &self.addresses {
            Some(addresses) => Some(addresses.take(address)?),
            None => None,
        };
        let open = GaugeGuard::new("marquee_connections_open");
        Some(ConnectionPermit {
            _held: Arc::new((permit, of_address, open)),
        })
    }
}
