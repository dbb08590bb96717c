//! Providers: companies whose feeds tell where assets were.

mod lock;
mod mutations;
mod provider;
mod queries;
mod rest;
mod revision;
mod rules;

pub use mutations::ProvidersMutation;
pub use provider::Provider;
pub use queries::ProvidersQuery;
