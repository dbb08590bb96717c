//! Attribution studies: whether a campaign led to visits, the places and cuts of a study, and its jobs.

mod action;
mod cut;
mod data_partner;
mod loaders;
mod mutations;
mod open_studies;
mod place;
mod queries;
mod report;
mod rest;
mod rules;
mod study;
mod study_list;
mod study_place;
mod study_type;

pub use mutations::AttributionMutation;
pub use place::{Place, PlaceOrderField};
pub use queries::AttributionQuery;
pub use report::{AttributionHelpers, AttributionReport, AttributionReportQuery};
pub(crate) use rest::studies;
pub(crate) use rules::StudyStatus;
pub use study::Study;
pub use study_list::{StudyFilter, StudyOrderField};
pub use study_place::{StudyPlace, StudyPlaceOrderField};
