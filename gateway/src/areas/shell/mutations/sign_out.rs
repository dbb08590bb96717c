//! Signing out.

use gateway_macros::SimpleObject;

use crate::graph::payload::UserError;
use crate::request::RequestContext;

/// The result of signing out.
#[derive(SimpleObject)]
pub struct SignOutPayload {
    /// Why signing out failed; always empty, because it cannot fail.
    errors: Vec<UserError>,
}

pub(super) fn run(context: &RequestContext) -> SignOutPayload {
    context.forget_reads();
    SignOutPayload { errors: Vec::new() }
}
