//! The signed link of a file: whether it may be opened, and when it expires.

use gateway_macros::SimpleObject;

use super::dates::moment_text;
use super::decision::Decision;
use super::payload::UserErrorCode;
use super::scalars::DateTime;
use crate::request::RequestContext;
use crate::upstream::signed_url;
use crate::upstream::storage::{FileProblem, Storage};

/// The signed link of a file. Every file has these fields.
#[derive(SimpleObject)]
pub struct FileLink {
    /// Signed link, to open in a browser as is and without a referrer; null unless `open` is allowed. Treat it as a
    /// secret.
    url: Option<String>,
    /// Whether the link points to allowed storage: it must be an https link to one of the storage hosts in the
    /// gateway's settings, or an http link to one that is listed with a port other than 443. Whether it has expired
    /// does not matter; see `isExpired`.
    open: Decision,
    /// Time the link expires; null if it has no expiry.
    expires_at: Option<DateTime>,
    /// "expires MM/DD/YYYY h:mm A", in the time zone of the request; null if the link has no expiry.
    expiry_label: Option<String>,
    /// Whether the link had expired when it was read; false if it has no expiry.
    is_expired: bool,
}

impl FileLink {
    /// A link as this session may open it, and its expiry at the time of the request.
    pub fn of(context: &RequestContext, link: Option<&str>) -> Self {
        let open = open(&context.services().storage, link);
        let expires_at = link.and_then(signed_url::expires_at);
        Self {
            url: link.filter(|_| open.allowed).map(str::to_owned),
            open,
            expires_at: expires_at.map(DateTime),
            expiry_label: expires_at
                .map(|at| format!("expires {}", moment_text(at, context.time_zone()))),
            is_expired: expires_at.is_some_and(|at| at <= context.now()),
        }
    }
}

/// Whether a link may be followed.
pub fn open(storage: &Storage, link: Option<&str>) -> Decision {
    let (code, reason) = match link.map(|link| storage.check(link)) {
        Some(Ok(())) => return Decision::allow(),
        Some(Err(FileProblem::HostNotAllowed)) => (
            UserErrorCode::HostNotAllowed,
            "This file is on a host that is not allowed.",
        ),
        Some(Err(_)) => (
            UserErrorCode::InvalidLink,
            "The link to this file is invalid.",
        ),
        None => (UserErrorCode::NoLink, "There is no link to this file."),
    };
    Decision::refuse(code, reason)
}
