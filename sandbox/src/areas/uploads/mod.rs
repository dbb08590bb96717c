//! Uploads of rows: frames, assets and media. A list with a wrong row is refused as a whole.

mod frames;
mod routes;
mod rows;
mod templates;

pub(crate) use routes::routes;
