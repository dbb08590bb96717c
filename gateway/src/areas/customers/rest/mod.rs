//! The rows and calls of this area, one file per noun.

mod billing;
mod customer;
mod saved_report;
mod user;

pub use billing::{BillingRow, billing};
pub use customer::{CustomerBody, CustomerBook, CustomerRow, customers, save_customer};
pub use saved_report::{SavedReportRow, saved_reports};
pub use user::{AuthBody, UserBody, save_user, users};
