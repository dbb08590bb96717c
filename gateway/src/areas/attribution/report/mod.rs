//! The report of an attribution job: how many of the devices exposed to a campaign visited the advertiser's pages,
//! compared with a control group that was not exposed.

mod confidence;
mod group;
mod page_comparison;
mod queries;
#[expect(clippy::module_inception, reason = "one file per graph type")]
mod report;
mod rest;
mod results;
mod rules;
mod step;
mod tables;
mod unavailable;

pub use group::DeviceGroup;
pub use queries::{AttributionHelpers, AttributionReportQuery};
pub use report::AttributionReport;
