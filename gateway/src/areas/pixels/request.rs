//! A request that a pixel received.

use gateway_macros::object;

use super::rest::PixelRequestRow;
use crate::graph::connection::ConnectionNode;
use crate::graph::scalars::DateTime;

/// A request that a pixel received from a device.
pub struct PixelRequest {
    device_ip: Option<String>,
    device_time: Option<DateTime>,
}

/// A request that a pixel received from a device.
#[object(row)]
impl PixelRequest {
    /// IP address of the device; null if unknown.
    async fn device_ip(&self) -> Option<&str> {
        self.device_ip.as_deref()
    }

    /// Time of the visit; null if unknown.
    async fn device_time(&self) -> Option<DateTime> {
        self.device_time
    }
}

impl PixelRequest {
    /// The request in a row.
    pub(super) fn new(row: &PixelRequestRow) -> Self {
        Self {
            device_ip: row.device_ip.clone(),
            device_time: row.device_time.map(DateTime),
        }
    }
}

impl ConnectionNode for PixelRequest {
    fn cursor_key(&self) -> String {
        let time = self.device_time.map(|time| time.0.timestamp_millis());
        format!(
            "{}/{}",
            time.unwrap_or_default(),
            self.device_ip.as_deref().unwrap_or_default()
        )
    }
}
