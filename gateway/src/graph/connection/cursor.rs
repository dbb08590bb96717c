//! Cursors: the place of a row, as text.

use std::sync::Arc;

use super::place::Place;
use crate::error::{Error, Result};
use crate::graph::global_id;

/// The place after or before which a page begins or ends, whether its row is still there or not.
pub(super) struct Cursor {
    /// The order of the list; empty if it has only one.
    pub order: Arc<str>,
    pub place: Place<'static>,
    /// The number of rows before it with the same place.
    pub nth: usize,
}

impl Cursor {
    /// The cursor of a row of this type.
    pub fn to_text(&self, type_name: &str) -> String {
        let parts = (&self.order, &self.place, self.nth);
        let json = serde_json::to_string(&parts).unwrap_or_default();
        global_id::encode(&format!("CursorOf{type_name}"), json)
    }

    /// Reads the cursor of a list of this type and order.
    ///
    /// # Errors
    /// BAD_USER_INPUT for anything else.
    pub fn read(text: &str, type_name: &str, order: &str) -> Result<Self> {
        let read = || {
            let (of_type, json) = global_id::decode(text)?;
            let (order, place, nth) = serde_json::from_str(&json).ok()?;
            let cursor = Self { order, place, nth };
            let is_canonical = of_type.strip_prefix("CursorOf") == Some(type_name)
                && cursor.to_text(type_name) == text;
            is_canonical.then_some(cursor)
        };
        let cursor = read().ok_or_else(|| {
            Error::bad_input(format!(
                "This is not a valid cursor of a list of {type_name}."
            ))
        })?;
        if *cursor.order != *order {
            return Err(Error::bad_input(format!(
                "This cursor is of a list sorted by {}, and not by {order}.",
                cursor.order
            )));
        }
        Ok(cursor)
    }
}
