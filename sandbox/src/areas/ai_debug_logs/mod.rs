//! Debug logs of the AI assistant. They never change, and are computed when they are read.

mod details;
mod logs;
mod odd;
mod routes;

pub(crate) use routes::routes;
