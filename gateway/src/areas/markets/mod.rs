//! Markets: the places where advertising is measured.

mod geo_json_check;
mod market;
mod market_files;
mod market_list;
mod mutations;
mod outline_parts;
mod outline_warnings;
mod pretty_json;
mod queries;
mod rest;
mod rules;

pub use market::Market;
pub use market_list::{MarketFilter, MarketOrderField, Markets};
pub use mutations::MarketsMutation;
pub(crate) use outline_warnings::ANTARCTIC;
pub(crate) use pretty_json::{pretty, pretty_length};
pub use queries::{MarketsHelpers, MarketsQuery};
