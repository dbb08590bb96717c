//! The check that says why assets are not supported on an ad group.

mod check;
mod products;
mod routes;

pub(crate) use routes::routes;
