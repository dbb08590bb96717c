//! The response of a service.

use reqwest::StatusCode;

use super::operation_memory::Claim;

/// A response whose body has been read.
pub(super) struct HttpResponse {
    pub(super) status: StatusCode,
    pub(super) body: Vec<u8>,
    /// Whether only the beginning of the body was read.
    pub(super) is_truncated: bool,
    /// Whether the body says where it ends. Otherwise it may have been cut off where the connection ended.
    pub(super) has_end: bool,
    /// The memory of the body.
    pub(super) claim: Claim,
}
