//! The check that explains why assets are not supported on an ad group.

mod check;
mod products;
mod routes;

pub(crate) use routes::routes;
