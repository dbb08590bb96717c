//! Limits what callers may have open: connections, requests and uploads.

use std::sync::Arc;

use self::connections::Connections;
use self::per_address::PerAddress;
use self::requests::Requests;
use self::uploads::Uploads;
use crate::config::settings::Settings;
use crate::memory::Memory;

pub mod connections;
pub mod per_address;
pub mod requests;
pub mod uploads;

/// What callers may have open.
pub struct Admission {
    /// The open connections.
    pub connections: Connections,
    /// The open WebSockets.
    pub sockets: Arc<PerAddress>,
    /// The active subscriptions.
    pub subscriptions: Arc<PerAddress>,
    /// The requests in flight.
    pub requests: Requests,
    /// The memory of request bodies until they are answered.
    pub bodies: Arc<Memory>,
    /// The requests with files, until they are answered.
    pub uploads: Arc<Uploads>,
}

impl Admission {
    /// Within the limits of the settings.
    pub fn new(settings: &Settings) -> Self {
        let limits = &settings.limits;
        Self {
            connections: Connections::new(settings),
            sockets: PerAddress::new(limits.sockets_per_address),
            subscriptions: PerAddress::new(limits.subscriptions_per_address),
            requests: Requests::new(limits),
            bodies: Memory::new(limits.bodies_bytes),
            uploads: Uploads::new(limits),
        }
    }
}
