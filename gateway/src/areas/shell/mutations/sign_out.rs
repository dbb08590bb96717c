//! Signing out.

use gateway_macros::SimpleObject;

use crate::caller::Caller;
use crate::graph::payload::UserError;

/// The result of signing out.
#[derive(SimpleObject)]
pub struct SignOutPayload {
    /// Why signing out failed; always empty, because it cannot fail.
    errors: Vec<UserError>,
}

pub(super) fn run(caller: &Caller) -> SignOutPayload {
    caller.forget_reads();
    SignOutPayload { errors: Vec::new() }
}
