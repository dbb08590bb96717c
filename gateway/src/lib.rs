//! The gateway of Marquee: one typed graph over the company's REST services, and the console inside the same binary.

pub mod client_assets;
pub mod connections;
pub mod document_cost;
pub mod documents;
pub mod error;
pub mod gateway;
pub mod graphql_http;
pub mod graphql_request;
pub mod graphql_ws;
pub mod operation;
pub mod refusal;
pub mod request_ids;
pub mod request_limits;
pub mod schema;
pub mod server;
pub mod session;
pub mod setting_faults;
pub mod settings;
pub mod shared_work;
pub mod telemetry;
