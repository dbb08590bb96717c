//! What every HTTP service has in common.

pub(crate) mod response;
