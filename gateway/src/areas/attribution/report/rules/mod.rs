//! The rules of a report.

mod cautions;
mod interim;
mod names;
mod normal;
mod pages;
mod rates;
mod significance;

pub use cautions::{LiftCautionCode, cautions};
pub use interim::{Interim, interim};
pub use names::file_name;
pub use normal::{norm_s_inv, two_sided_p_value};
pub use pages::{TrackedPage, tracked_pages};
pub use rates::{
    Sample, frequency, frequency_label, lift, lift_hundredths, lift_label, visitation_rate,
    visitation_rate_label,
};
pub use significance::{Level, NoTestReason, ZTest, difference_interval, level, z_test};
