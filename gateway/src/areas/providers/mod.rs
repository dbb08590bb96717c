//! Providers: companies whose feeds tell where assets were.

mod config;
mod lock;
mod mutations;
mod pings;
mod provider;
mod queries;
mod rest;
mod revision;
mod rules;

pub use mutations::ProvidersMutation;
pub use provider::Provider;
pub use queries::ProvidersQuery;
