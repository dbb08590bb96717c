//! Providers: companies whose feeds supply the positions of vehicles and other assets.

mod concerns;
mod config;
mod lock;
mod mutations;
mod pings;
mod provider;
mod queries;
mod rest;
mod rules;
mod secrets;

pub(crate) use lock::require_maintainer;
pub use mutations::ProvidersMutation;
pub use provider::{Provider, ProviderFilter, ProviderOrderField};
pub use queries::ProvidersQuery;
pub(crate) use rest::{providers, providers_of_customer};
pub(crate) use rules::ProviderHealthStatus;
