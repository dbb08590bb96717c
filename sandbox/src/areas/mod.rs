//! One folder per area of the product, as in the gateway and the client.

pub(crate) mod asset_owners;
pub(crate) mod campaigns;
pub(crate) mod customers;
pub(crate) mod dev;
pub(crate) mod devices;
pub(crate) mod jobs;
pub(crate) mod markets;
pub(crate) mod pixels;
pub(crate) mod providers;
pub(crate) mod shell;
pub(crate) mod vehicles;
