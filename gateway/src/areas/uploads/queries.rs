//! The queries of uploads.

use gateway_macros::object;

use super::file_type_info::InventoryFileTypeInfo;

/// The queries of uploads.
#[derive(Default)]
pub struct UploadsQuery;

#[object]
impl UploadsQuery {
    /// The types of inventory files with their columns, as `checkInventoryFile` and `uploadInventory` expect them. Costs
    /// no call.
    async fn inventory_file_types(&self) -> Vec<InventoryFileTypeInfo> {
        InventoryFileTypeInfo::all()
    }
}
