//! Signing in.

use async_graphql::{InputObject, SimpleObject};
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

/// A document must not guess many passwords at once.
struct SignIn;

pub(super) async fn run(session: &Session, input: SignInInput) -> Result<SignInPayload> {
    if !session.is_first::<SignIn>() {
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
    let body = match rest::authenticate(&session.main(), &credentials).await {
        Ok(WriteOutcome::Accepted(body)) => body,
        Ok(WriteOutcome::Rejected { message, .. }) => return Ok(refused(&message)),
        Err(error) => {
            // A response that cannot be read may still tell a right password from a wrong one.
            if error.code() != Code::UpstreamInvalidResponse {
                attempt.uncount();
            }
            return Err(error);
        }
    };
    // Nothing but a token is a success: what the service answers to a guess may have any status.
    let signed_in = signed_in(body)?;
    attempt.succeed();
    Ok(SignInPayload {
        token: Some(signed_in.token),
        viewer: signed_in.user.map(|user| Viewer::signed_in(session, user)),
        errors: Vec::new(),
    })
}

/// The token in a response, and the user if there is one.
fn signed_in(mut body: serde_json::Value) -> Result<rest::SignedIn> {
    let data = body.get_mut("data").map(serde_json::Value::take);
    rest::SignedIn::deserialize(data.unwrap_or(body))
        .ok()
        .filter(|signed_in| Authorization::bearer(&signed_in.token).is_some())
        .ok_or_else(|| {
            Error::new(
                Code::UpstreamInvalidResponse,
                "The main service accepted the sign-in but returned no token.",
            )
            .from_service("main", None)
        })
}

fn refused(message: &str) -> SignInPayload {
    SignInPayload {
        errors: vec![UserError::new(UserErrorCode::Unauthorized, message)],
        ..SignInPayload::default()
    }
}
