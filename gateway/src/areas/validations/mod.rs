//! Validations: why assets are not supported on an ad group.

mod asset;
mod asset_id_list;
mod criteria;
mod failure_reason;
mod matches;
mod queries;
mod rest;
mod rules;
mod supported_assets_check;

pub use asset::{SupportedAsset, SupportedAssetOrderField};
pub use queries::{ValidationsHelpers, ValidationsQuery};
pub use supported_assets_check::SupportedAssetsCheck;
