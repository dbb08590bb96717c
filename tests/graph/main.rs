//! Whole queries against a real gateway on a real sandbox.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails by panicking, in its helpers too"
)]

mod campaigns;
mod customers;
mod hostile;
mod http;
mod jobs;
mod markets;
mod nodes;
mod pixels;
mod reports;
mod save_customer;
mod settings;
mod shell;
mod shutdown;
mod support;
mod users;
mod vehicles;
mod websocket;
