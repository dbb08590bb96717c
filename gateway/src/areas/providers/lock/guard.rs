//! The guard of provider locks: only lock maintainers may pass.

use crate::error::{Code, Error, Result};
use crate::request::RequestContext;

/// Lets only lock maintainers pass.
///
/// # Errors
/// FORBIDDEN for everyone else; otherwise those of [`RequestContext::roles`].
pub(crate) async fn require_maintainer(context: &RequestContext) -> Result<()> {
    if context.roles().await?.is_lock_maintainer {
        return Ok(());
    }
    Err(Error::new(
        Code::Forbidden,
        "Only lock maintainers may do this.",
    ))
}
