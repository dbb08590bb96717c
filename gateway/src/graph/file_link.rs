//! The signed link of a file: whether it may be opened, and when it expires.

use chrono::DateTime as Moment;
use chrono_tz::Tz;
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
        let expiry = Expiry::of(link, context.local_now());
        Self {
            url: link.filter(|_| open.allowed).map(str::to_owned),
            open,
            expires_at: expiry.at,
            expiry_label: expiry.label,
            is_expired: expiry.is_over,
        }
    }
}

/// Whether a link may be followed.
pub fn open(storage: &Storage, link: Option<&str>) -> Decision {
    decide(link.map(|link| storage.check(link)))
}

/// Whether a link may be followed, given the result of the storage check; `None` if there is no link.
fn decide(checked: Option<Result<(), FileProblem>>) -> Decision {
    let (code, reason) = match checked {
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

/// When a link expires.
struct Expiry {
    at: Option<DateTime>,
    label: Option<String>,
    is_over: bool,
}

impl Expiry {
    /// The expiry of a link at a moment, with its label in the time zone of that moment.
    fn of(link: Option<&str>, now: Moment<Tz>) -> Self {
        let at = link.and_then(signed_url::expires_at);
        Self {
            at: at.map(DateTime),
            label: at.map(|at| format!("expires {}", moment_text(at, now.timezone()))),
            is_over: at.is_some_and(|at| at <= now),
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeZone;
    use chrono_tz::America::New_York;

    use super::*;

    #[test]
    fn a_link_has_expired_from_the_second_of_its_expiry() {
        let link = "https://files.example/a?Expires=1741780800&Signature=x";
        for (link, now, is_over) in [
            (Some(link), 1_741_780_799, false),
            (Some(link), 1_741_780_800, true),
            (Some(link), 1_741_780_801, true),
            (Some("https://files.example/a"), 1_741_780_801, false),
            (
                Some("https://files.example/a?Expires=soon"),
                1_741_780_801,
                false,
            ),
            (None, 1_741_780_801, false),
        ] {
            let now = New_York.timestamp_opt(now, 0).unwrap();
            let expiry = Expiry::of(link, now);
            assert_eq!(expiry.is_over, is_over, "{link:?} at {now}");
        }
    }
}
