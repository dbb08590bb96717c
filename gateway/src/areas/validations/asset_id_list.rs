//! Asset ids that a user has typed or pasted.

use gateway_macros::SimpleObject;

use super::rules;

/// Asset ids that a user has typed or pasted.
#[derive(SimpleObject)]
pub struct AssetIdList {
    /// The ids in their order. An id that is given twice is in the list twice.
    pub(super) ids: Vec<i32>,
    /// The parts that are dropped because they are not asset ids, which are whole numbers of up to 2147483647. Empty
    /// parts are not among them.
    dropped_parts: Vec<String>,
    /// The ids that are given more than once, each listed once.
    duplicate_ids: Vec<i32>,
}

impl AssetIdList {
    /// The given ids, and those in a text after them.
    pub(super) fn of(mut ids: Vec<i32>, text: Option<&str>) -> Self {
        let typed = rules::asset_ids(text.unwrap_or_default());
        ids.extend(typed.ids);
        Self {
            duplicate_ids: rules::duplicates(&ids),
            dropped_parts: typed.dropped.into_iter().map(str::to_owned).collect(),
            ids,
        }
    }
}
