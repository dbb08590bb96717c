//! Asset owners: companies that own vehicles and boards, and the market where most of them are.

mod asset_owner;
mod mutations;
mod queries;
mod rest;

pub use asset_owner::{AssetOwner, AssetOwnerFilter, AssetOwnerOrderField};
pub use mutations::AssetOwnersMutation;
pub use queries::AssetOwnersQuery;
pub(crate) use rest::asset_owners;
