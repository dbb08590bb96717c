//! Pixels: the marks on web pages that tell when a device visits them.

mod mutations;
mod page;
mod pixel;
mod queries;
mod request;
mod rest;
mod rules;
mod visits;

pub use mutations::PixelsMutation;
pub use pixel::Pixel;
pub use queries::PixelsQuery;
pub use visits::PixelVisits;
