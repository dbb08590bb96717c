//! The building blocks of the areas' types.

pub mod audit;
pub mod budget;
pub mod bulk;
pub mod charged;
pub mod collation;
pub mod connection;
pub mod csv;
pub mod dates;
pub mod decision;
pub mod direct_json;
pub mod directives;
pub mod file_link;
pub mod filter_text;
pub mod global_id;
pub mod json;
pub mod list;
pub mod numbers;
pub mod order;
pub mod payload;
pub mod response_time;
pub mod scalars;
pub mod search;
pub mod text;
pub mod upload;
pub mod upstream_enum;
