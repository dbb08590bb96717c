//! The rows and calls of attribution.

mod cut;
mod place;
mod retargeting;
mod study;

pub use cut::{CutRow, cut_options, cuts, save_cuts};
pub use place::{LocationRow, PlaceRow, RawPlaces, place, place_id_of, places, raw_places};
pub use retargeting::{Retargeted, create_retargeting_studies};
pub use study::{
    StudyBody, StudyExport, StudyRow, export_study, pixel_count, pixel_counts, run_study,
    save_status, save_study, save_whole_study, studies, study, whole_study,
};
