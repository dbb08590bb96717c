//! Tracking pixels on web pages, and the visits they report.

mod loaders;
mod mutations;
mod named_campaigns;
mod page_type;
mod pixel;
mod queries;
mod request;
mod rest;
mod rules;
mod visits;

pub(crate) use loaders::CampaignKey;
pub use mutations::PixelsMutation;
pub use pixel::{Pixel, PixelFilter, PixelOrderField};
pub use queries::PixelsQuery;
pub use request::{PixelRequest, PixelRequestOrderField};
pub(crate) use rest::{pixel_count, pixels_of_campaign, pixels_of_customer};
pub use visits::PixelVisits;
