//! A sighting of a device.

use std::sync::Arc;

use gateway_macros::object;

use super::rules::Pin;
use crate::graph::connection::connection_node;
use crate::graph::scalars::DateTime;
use crate::upstream::decode;

/// A sighting of a device, by its position in a file.
pub struct DebugPin {
    pins: Arc<Vec<Pin>>,
    at: u32,
}

/// A sighting of a device.
#[object(row)]
impl DebugPin {
    /// The device's id; empty if the file does not give one.
    async fn device_id(&self) -> &str {
        &self.pin().device_id
    }

    /// When it was seen; null unless the file gives it in whole seconds or milliseconds since 1970.
    async fn seen_at(&self) -> Option<DateTime> {
        let seconds = self.pin().seconds?;
        decode::epoch(seconds)
            .and_then(decode::in_years)
            .map(DateTime)
    }

    /// Degrees north of the equator.
    async fn latitude(&self) -> f64 {
        self.pin().latitude
    }

    /// Degrees east of Greenwich.
    async fn longitude(&self) -> f64 {
        self.pin().longitude
    }
}

impl DebugPin {
    pub(super) fn new(pins: &Arc<Vec<Pin>>, at: u32) -> Self {
        Self {
            pins: Arc::clone(pins),
            at,
        }
    }

    fn pin(&self) -> &Pin {
        &self.pins[self.at as usize]
    }
}

connection_node!(DebugPin, "A device that was seen", "devices that were seen");
