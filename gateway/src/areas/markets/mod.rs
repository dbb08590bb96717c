//! Markets: the places in which advertising is measured.

mod geo_json;
mod market;
mod mutations;
mod outline_text;
mod queries;
mod rest;
mod rules;

pub use market::Market;
pub use mutations::MarketsMutation;
pub use queries::MarketsQuery;
