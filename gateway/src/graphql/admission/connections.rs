//! The open connections, including WebSockets.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::config::settings::Settings;
use crate::graphql::admission::per_address::{AddressPlace, PerAddress};
use crate::graphql::execution::metrics::GaugeGuard;

/// The connections that may be open, in total and per address.
pub struct Connections {
    permits: Arc<Semaphore>,
    /// `None` behind a proxy, since all connections come from it.
    addresses: Option<Arc<PerAddress>>,
}

/// The place of one connection, which counts as open while it is held. A WebSocket keeps it after its request has been
/// answered.
#[derive(Clone)]
pub struct ConnectionPlace {
    _held: Arc<(OwnedSemaphorePermit, Option<AddressPlace>, GaugeGuard)>,
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

    /// A place for one more connection from an address; `None` if the limit is reached.
    pub fn take(&self, address: IpAddr) -> Option<ConnectionPlace> {
        let permit = Arc::clone(&self.permits).try_acquire_owned().ok()?;
        let place = match &self.addresses {
            Some(addresses) => Some(addresses.take(address)?),
            None => None,
        };
        let open = GaugeGuard::new("marquee_connections_open");
        Some(ConnectionPlace {
            _held: Arc::new((permit, place, open)),
        })
    }
}
