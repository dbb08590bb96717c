//! Asset owners: who owns vehicles and boards, and in which market most of them are.

mod asset_owner;
mod mutations;
mod queries;
mod rest;

pub use asset_owner::AssetOwner;
pub use mutations::AssetOwnersMutation;
pub use queries::AssetOwnersQuery;
