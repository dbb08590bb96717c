//! The campaign explorer: a campaign with its markets and flights, as the explorer's own calls describe it.

mod daily_figures;
mod explored_campaign;
mod explorer;
mod queries;
mod rest;

pub(crate) use daily_figures::{DailyDevices, DailyMiles};
pub use queries::CampaignExplorerQuery;
