//! A frame and its site.

use gateway_macros::object;
use serde_json::value::RawValue;

use super::rest::{FrameRow, SiteRow};
use crate::upstream::Row;

pub struct Frame(pub(super) Row<FrameRow>);

/// A place that carries stationary media, such as one face of a billboard. Values of any kind are JSON text, with the
/// service's order of keys and spelling of numbers.
#[object]
impl Frame {
    /// The frame's number.
    async fn frame_id(&self) -> i32 {
        self.0.frame_id
    }

    /// What the customer calls it; null if unknown.
    async fn frame_ref(&self) -> Option<&str> {
        self.0.frame_ref.as_deref()
    }

    /// Where it faces, in degrees clockwise from north; null if unknown.
    async fn bearing(&self) -> Option<f64> {
        self.0.exposition_angle
    }

    /// How wide the angle is from which it can be seen, in degrees; null if unknown.
    async fn width(&self) -> Option<f64> {
        self.0.exposition_width
    }

    /// What else is known about it, as JSON; null if missing.
    async fn metadata(&self) -> Option<&str> {
        json(self.0.meta_data.as_deref())
    }

    /// Where it stands; null if unknown.
    async fn site(&self) -> Option<Site> {
        self.0.site.is_some().then(|| Site(self.0.clone()))
    }
}

pub struct Site(Row<FrameRow>);

/// Where frames stand. Frames of one site have the same `siteId`.
#[object]
impl Site {
    /// The site's number; null if unknown.
    async fn site_id(&self) -> Option<i32> {
        self.row()?.site_id
    }

    /// What the customer calls it; null if unknown.
    async fn site_ref(&self) -> Option<&str> {
        self.row()?.site_ref.as_deref()
    }

    /// Name; null if unknown.
    async fn name(&self) -> Option<&str> {
        self.row()?.site_name.as_deref()
    }

    /// Latitude in degrees; null if unknown.
    async fn latitude(&self) -> Option<f64> {
        self.row()?.site_lat
    }

    /// Longitude in degrees; null if unknown.
    async fn longitude(&self) -> Option<f64> {
        self.row()?.site_lon
    }

    /// The address in one line; null if unknown.
    async fn address(&self) -> Option<&str> {
        self.row()?.site_address.as_deref()
    }

    /// What it carries, as JSON; null if missing.
    async fn inventory(&self) -> Option<&str> {
        json(self.row()?.site_inventory.as_deref())
    }

    /// What else is known about it, as JSON; null if missing.
    async fn metadata(&self) -> Option<&str> {
        json(self.row()?.meta_data.as_deref())
    }
}

impl Site {
    fn row(&self) -> Option<&SiteRow> {
        self.0.site.as_ref()
    }
}

fn json(value: Option<&RawValue>) -> Option<&str> {
    value.map(RawValue::get).filter(|json| *json != "null")
}
