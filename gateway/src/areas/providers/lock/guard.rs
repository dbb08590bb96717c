//! The guard of provider locks: only lock maintainers may pass.

use crate::caller::Caller;
use crate::error::{Code, Error, Result};

/// Lets only lock maintainers pass.
///
/// # Errors
/// FORBIDDEN for everyone else; otherwise those of [`Caller::roles`].
pub(in crate::areas::providers) async fn require_maintainer(caller: &Caller) -> Result<()> {
    if caller.roles().await?.is_lock_maintainer {
        return Ok(());
    }
    Err(Error::new(
        Code::Forbidden,
        "Only lock maintainers may do this.",
    ))
}
