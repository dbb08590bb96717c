//! Debug logs of the AI assistant. Nothing changes them, so they are made when they are read.

mod details;
mod logs;
mod odd;
mod routes;

pub(crate) use routes::routes;
