//! Signing out.

use async_graphql::{InputObject, SimpleObject};

use crate::session::Session;

/// Nothing is needed to sign out.
#[derive(InputObject)]
pub struct SignOutInput {
    /// Handed back as it is.
    client_mutation_id: Option<String>,
}

/// The session has ended for the gateway.
#[derive(SimpleObject)]
pub struct SignOutPayload {
    /// What the input carried.
    client_mutation_id: Option<String>,
}

pub(super) fn run(session: &Session, input: SignOutInput) -> SignOutPayload {
    session.forget_reads();
    SignOutPayload {
        client_mutation_id: input.client_mutation_id,
    }
}
