//! Markets: the places in which advertising is measured.

mod market;
mod queries;
mod rest;

pub use market::Market;
pub use queries::MarketsQuery;
