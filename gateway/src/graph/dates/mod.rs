//! Dates: filters, ranges of days, and their text.

mod filter;
mod range;
mod text;

pub use filter::{DatePreset, DateRangeInput, MISSING_DAYS, days_of};
pub use range::{DateRange, DaySpan, range_moments};
pub use text::{WEEKDAYS, day_text, moment_text};
