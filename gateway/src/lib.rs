//! The gateway of Marquee: one typed graph over the company's REST services, and the console inside the same binary.
//!
//! The folders are layers. Each uses only those below it: command, server, contract, graphql, schema, search, attention, nodes, areas, graph,
//! request, upstream, memory, traces, config, error.

// The futures of all root fields nest in one another.
#![recursion_limit = "256"]

pub mod areas;
pub mod attention;
pub mod command;
pub mod config;
pub mod contract;
pub mod error;
pub mod graph;
pub mod graphql;
pub mod memory;
pub mod nodes;
pub mod request;
pub mod schema;
pub mod search;
pub mod server;
pub mod traces;
pub mod upstream;
