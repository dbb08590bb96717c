//! Whole queries against a real gateway on a real sandbox.

mod hostile;
mod http;
mod settings;
mod shutdown;
mod support;
mod websocket;
