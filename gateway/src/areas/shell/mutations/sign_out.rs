//! Signing out.

use async_graphql::{InputObject, SimpleObject};

use crate::session::Session;

/// Input of `signOut`. All fields are optional.
#[derive(InputObject)]
pub struct SignOutInput {
    /// Returned unchanged in the payload.
    client_mutation_id: Option<String>,
}

/// The result of signing out.
#[derive(SimpleObject)]
pub struct SignOutPayload {
    /// The input's `clientMutationId`; null if omitted.
    client_mutation_id: Option<String>,
}

pub(super) fn run(session: &Session, input: SignOutInput) -> SignOutPayload {
    session.forget_reads();
    SignOutPayload {
        client_mutation_id: input.client_mutation_id,
    }
}
