//! A device that was seen.

use gateway_macros::SimpleObject;

use super::rules::Pin;
use crate::graph::scalars::DateTime;
use crate::upstream::decode;

/// A device that was seen.
#[derive(SimpleObject)]
pub struct DebugPin {
    /// The device's id; empty if the file does not say it.
    device_id: String,
    /// When it was seen; null if the file does not say it in whole seconds or milliseconds since 1970.
    seen_at: Option<DateTime>,
    /// Degrees north of the equator.
    latitude: f64,
    /// Degrees east of Greenwich.
    longitude: f64,
}

impl DebugPin {
    pub(super) fn new(pin: &Pin) -> Self {
        let seen_at = pin
            .seconds
            .and_then(decode::epoch)
            .and_then(decode::in_years);
        Self {
            device_id: pin.device_id.to_string(),
            seen_at: seen_at.map(DateTime),
            latitude: pin.latitude,
            longitude: pin.longitude,
        }
    }
}
