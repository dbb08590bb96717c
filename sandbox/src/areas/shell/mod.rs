//! Sign-in: accounts, tokens, and the person behind a token.

mod accounts;
mod routes;
mod seed;

pub(crate) use accounts::{Caller, caller, forget_expired_tokens, secret, set_account};
pub(crate) use routes::{SIGN_IN, routes};
pub(crate) use seed::seed;
