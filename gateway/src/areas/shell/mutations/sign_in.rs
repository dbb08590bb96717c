//! Signing in.

use async_graphql::{Context, InputObject};
use axum::http::header;
use gateway_macros::SimpleObject;

use crate::areas::shell::{Viewer, rest, rules};
use crate::error::{Code, Error, Result};
use crate::graph::audit;
use crate::graph::payload::{UserError, UserErrorCode};
use crate::graph::scalars::DateTime;
use crate::graph::text::trim_invisible;
use crate::request::{KnownUser, request_context};
use crate::upstream::{Authorization, WriteOutcome, WriteResponse};

/// Email address and password.
#[derive(InputObject)]
pub struct SignInInput {
    /// The email address. Blanks at its ends are dropped.
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
    /// When the token ends, by its own claim `exp`; null if signing in failed, or if the token says nothing that can be read.
    expires_at: Option<DateTime>,
    /// The signed-in user; null if signing in failed, or if the service did not return the user.
    viewer: Option<Viewer>,
    /// Why signing in failed; empty on success.
    errors: Vec<UserError>,
}

/// The maximum length of an email address or password, in bytes. A service may close the connection if a body is too
/// long, which would count as a failure of the service.
const MAX_BYTES: usize = 1_000;

/// A document must not guess many passwords at once.
struct SignIn;

pub(super) async fn run(ctx: &Context<'_>, input: SignInInput) -> Result<SignInPayload> {
    let context = request_context(ctx);
    if !context.is_first::<SignIn>() {
        return Err(Error::new(
            Code::LimitExceeded,
            "Only one sign-in per request is allowed.",
        ));
    }
    let email = trim_invisible(&input.email);
    if !rules::is_company_email(email, &context.services().settings.company_text) {
        return Ok(refused("Unauthorized"));
    }
    if email.len().max(input.password.len()) > MAX_BYTES {
        return Err(Error::bad_input(format!(
            "An email address or a password has at most {MAX_BYTES} bytes."
        )));
    }
    let limits = &context.services().sign_in_limits;
    let attempt = match limits.begin(context.address(), email) {
        Ok(attempt) => attempt,
        Err(wait) => {
            let message = "Too many failed attempts. Please try again in a minute.";
            let error = UserError::new(UserErrorCode::TooManyAttempts, message);
            let error = error.may_be_retried_after(wait);
            if let Some(seconds) = error.retry_after_seconds {
                ctx.insert_http_header(header::RETRY_AFTER, seconds.to_string());
            }
            return Ok(SignInPayload {
                errors: vec![error],
                ..SignInPayload::default()
            });
        }
    };
    let credentials = rest::Credentials {
        email,
        password: &input.password,
    };
    let answer = match rest::authenticate(&context.main(), &credentials).await {
        Ok(WriteOutcome::Accepted(answer)) => answer,
        Ok(WriteOutcome::Rejected { message, .. }) => return Ok(refused(&message)),
        Err(error) => {
            // Even an unreadable response may distinguish a right password from a wrong one.
            if error.code() != Code::UpstreamInvalidResponse {
                attempt.uncount();
            }
            return Err(error);
        }
    };
    // Only a token means success: the response to a guess may have any status.
    let signed_in = signed_in(&answer)?;
    attempt.succeed();
    let authorization = Authorization::bearer(&signed_in.token);
    if let (Some(user), Some(authorization)) = (&signed_in.user, authorization) {
        let (user, users) = (KnownUser::from(user), &context.services().known_users);
        users.remember(authorization.fingerprint(), user.clone(), None);
        audit::signed_in(ctx, user);
    }
    Ok(SignInPayload {
        expires_at: rules::token_end(&signed_in.token).map(DateTime),
        token: Some(signed_in.token),
        viewer: signed_in.user.map(|user| Viewer::signed_in(context, user)),
        errors: Vec::new(),
    })
}

/// The token in a response, and the user if present.
fn signed_in(answer: &WriteResponse) -> Result<rest::SignedIn> {
    answer
        .data()
        .row::<rest::SignedIn>()
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
