//! The rules of attribution studies.

mod actions;
mod export;
mod remaining;
mod results;
mod retargeting;
mod status;
mod steps;

pub use actions::{StudyActionKind, StudyFacts, actions, explanation, run, status_change};
pub use export::{Exportable, customer_of_cuts, exportable};
pub use remaining::{Remaining, finished_since, remaining};
pub use results::{JobFacts, StudiesOfJobs, StudyKeys, is_of_study, open_results};
pub use retargeting::{MISSING_CAMPAIGN, MISSING_PARTNER, success_message};
pub use status::{StudyStatus, status, status_explanation, status_label};
pub use steps::{StudyStepState, next_action, steps};
