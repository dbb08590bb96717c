//! Whole queries against a real gateway on a real sandbox.

mod campaigns;
mod customers;
mod jobs;
mod markets;
mod nodes;
mod nullability;
mod pixels;
mod printed;
mod reports;
mod save_customer;
mod schema;
mod shell;
mod support;
mod users;
mod vehicles;
