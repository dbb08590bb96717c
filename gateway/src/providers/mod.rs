//! Providers: companies whose feeds tell where assets were.

mod provider;
mod rest;

pub use provider::Provider;
