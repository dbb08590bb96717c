//! Dates: filters, ranges of days, and their text.

mod arithmetic;
mod filter;
mod range;
mod text;

pub use arithmetic::{days_after, days_before, later, local_day};
pub use filter::{DatePreset, DateRangeInput, DayFilter, MISSING_DAYS, days_of};
pub use range::{DateRange, DaySpan, range_moments};
pub use text::{WEEKDAYS, day_label, day_text, length_text, moment_text};
