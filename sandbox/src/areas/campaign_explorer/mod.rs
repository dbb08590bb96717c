//! The campaign explorer: campaigns with their flights, and figures by day.

mod routes;

pub(crate) use routes::routes;
