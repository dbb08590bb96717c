//! Tracking pixels on web pages, and the visits they report.

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
