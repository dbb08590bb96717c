//! Rows and calls of this area, a file for each noun.

mod customer;
mod report;
mod user;

pub use customer::{CustomerBody, CustomerBook, CustomerRow, customers, save_customer};
pub use report::{BillingRow, billing, saved_reports};
pub use user::{AuthBody, UserBody, save_user, users};
