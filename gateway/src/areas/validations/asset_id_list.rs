//! Asset ids typed or pasted by a user.

use gateway_macros::SimpleObject;

use super::rules;
use crate::error::with_visible_characters;

/// Asset ids typed or pasted by a user.
#[derive(SimpleObject)]
pub struct AssetIdList {
    /// The ids, in order. An id given twice is listed twice.
    pub(super) ids: Vec<i32>,
    /// The non-empty parts that were dropped because they are not asset ids: whole numbers of up to 2147483647. A character
    /// in them that cannot be seen is replaced by its name, such as "U+200B".
    dropped_parts: Vec<String>,
    /// The ids given more than once, each listed once.
    duplicate_ids: Vec<i32>,
}

impl AssetIdList {
    /// The given ids, followed by those in a text.
    pub(super) fn of(mut ids: Vec<i32>, text: Option<&str>) -> Self {
        let typed = rules::asset_ids(text.unwrap_or_default());
        ids.extend(typed.ids);
        Self {
            duplicate_ids: rules::duplicates(&ids),
            dropped_parts: typed
                .dropped
                .into_iter()
                .map(with_visible_characters)
                .collect(),
            ids,
        }
    }
}
