//! Uploads of rows: frames, assets and media. One invalid row rejects the whole list.

mod frames;
mod routes;
mod rows;
mod templates;

pub(crate) use routes::routes;
