//! The name that staff give a pixel. Some names make its calls fail.

use crate::db::records::Record;

pub(super) fn display_name(pixel: &Record) -> Option<&str> {
    pixel.get("metaData")?.get("displayName")?.as_str()
}
