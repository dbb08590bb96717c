//! The rules of a report.

mod arithmetic;
mod cautions;
mod figures;
mod interim;
mod names;
mod normal;
mod outlook;
mod pages;
mod rates;
mod significance;

pub use arithmetic::{Step, arithmetic, frequency_step};
pub use cautions::{LiftCautionCode, cautions};
pub use figures::ReportFigure;
pub use interim::{Interim, ReportFinalityStatus, finality, interim};
pub use names::file_name;
pub use normal::{norm_s_inv, two_sided_p_value};
pub use outlook::outlook;
pub use pages::{TrackedPage, tracked_pages};
pub use rates::{
    Sample, frequency, frequency_label, lift, lift_hundredths, lift_label, visitation_rate,
    visitation_rate_label,
};
pub use significance::{
    Level, NoTestReason, ZTest, difference_interval, level, limits_around, z_test,
};
