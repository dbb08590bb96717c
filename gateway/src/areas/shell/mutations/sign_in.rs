//! Signing in.

use std::sync::atomic::{AtomicBool, Ordering};

use async_graphql::InputObject;
use gateway_macros::SimpleObject;
use serde::Deserialize;

use crate::areas::shell::{Viewer, rest, rules};
use crate::error::{Code, Error, Result};
use crate::graph::payload::{UserError, UserErrorCode};
use crate::session::Session;
use crate::upstream::{Authorization, WriteOutcome};

/// Email address and password.
#[derive(InputObject)]
pub struct SignInInput {
    /// The email address.
    email: String,
    /// The password. Sent to the service once and never stored.
    #[graphql(secret)]
    password: String,
}

/// The token of a new session, or why signing in failed.
#[derive(Default, SimpleObject)]
pub struct SignInPayload {
    /// Bearer token, to send as `Authorization: Bearer {token}`; null if signing in failed.
    token: Option<String>,
    /// The signed-in user; null if signing in failed, or if the service did not return the user.
    viewer: Option<Viewer>,
    /// Why signing in failed; empty on success.
    errors: Vec<UserError>,
}

/// The longest email address or password, in bytes. A service may end the connection of a body that is too long,
/// which would count as its failure.
const MAX_BYTES: usize = 1_000;

/// Whether the request has tried a sign-in: a document must not guess many passwords at once.
#[derive(Default)]
struct OneSignIn(AtomicBool);

pub(super) async fn run(session: &Session, input: SignInInput) -> Result<SignInPayload> {
    let tried = session.loader(|_| OneSignIn::default());
    if tried.0.swap(true, Ordering::AcqRel) {
        return Err(Error::new(
            Code::LimitExceeded,
            "Only one sign-in per request is allowed.",
        ));
    }
    if !rules::is_company_email(&input.email, &session.services().settings.company_text) {
        return Ok(refused("Unauthorized"));
    }
    if input.email.len().max(input.password.len()) > MAX_BYTES {
        return Err(Error::bad_input(format!(
            "An email address or a password has at most {MAX_BYTES} bytes."
        )));
    }
    let Some(attempt) = session
        .services()
        .sign_in_limits
        .begin(session.address(), &input.email)
    else {
        return Ok(refused(
            "Too many failed attempts. Please try again in a minute.",
        ));
    };
    let credentials = rest::Credentials {
        email: &input.email,
        password: &input.password,
    };
    let answer = rest::authenticate(&session.main(), &credentials).await;
    match &answer {
        Ok(WriteOutcome::Rejected { .. }) => {}
        Ok(WriteOutcome::Accepted(_)) => attempt.succeed(),
        Err(_) => attempt.uncount(),
    }
    match answer? {
        WriteOutcome::Rejected { message, .. } => Ok(refused(&message)),
        WriteOutcome::Accepted(mut body) => {
            let data = body.get_mut("data").map(serde_json::Value::take);
            let signed_in = rest::SignedIn::deserialize(data.unwrap_or(body))
                .ok()
                .filter(|signed_in| Authorization::bearer(&signed_in.token).is_some())
                .ok_or_else(|| {
                    Error::new(
                        Code::UpstreamInvalidResponse,
                        "The main service accepted the sign-in but returned no token.",
                    )
                    .from_service("main", None)
                })?;
            Ok(SignInPayload {
                token: Some(signed_in.token),
                viewer: signed_in.user.map(|user| Viewer::signed_in(session, user)),
                errors: Vec::new(),
            })
        }
    }
}

fn refused(message: &str) -> SignInPayload {
    SignInPayload {
        errors: vec![UserError::new(UserErrorCode::Unauthorized, message)],
        ..SignInPayload::default()
    }
}
