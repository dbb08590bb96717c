//! The guard of provider locks: only lock maintainers may pass.

use crate::error::{Code, Error, Result};
use crate::session::Session;

/// Lets only lock maintainers pass.
///
/// # Errors
/// FORBIDDEN for everyone else; otherwise those of [`Session::roles`].
pub(in crate::areas::providers) async fn require_maintainer(session: &Session) -> Result<()> {
    if session.roles().await?.is_lock_maintainer {
        return Ok(());
    }
    Err(Error::new(
        Code::Forbidden,
        "Only lock maintainers may do this.",
    ))
}
