//! When the signed link of a file expires.

use async_graphql::SimpleObject;
use chrono::DateTime as Moment;
use chrono_tz::Tz;

use super::dates::moment_text;
use super::scalars::DateTime;
use crate::upstream::signed_url;

/// When the signed link of a file expires. Every file has these fields.
#[derive(SimpleObject)]
pub struct LinkExpiry {
    /// Time the link expires; null if the link does not have one.
    expires_at: Option<DateTime>,
    /// "expires MM/DD/YYYY h:mm A", in the time zone of the request; null if the link has no expiry.
    expiry_label: Option<String>,
    /// Whether the link had expired when it was read; false if it has no expiry.
    is_expired: bool,
}

impl LinkExpiry {
    /// The expiry of a link, as seen at a moment, with its label in the time zone of that moment.
    pub fn of(link: Option<&str>, now: Moment<Tz>) -> Self {
        let expires_at = link.and_then(signed_url::expires_at);
        Self {
            expires_at: expires_at.map(DateTime),
            expiry_label: expires_at
                .map(|at| format!("expires {}", moment_text(at, now.timezone()))),
            is_expired: expires_at.is_some_and(|at| at <= now),
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
        for (link, now, is_expired) in [
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
            assert_eq!(
                LinkExpiry::of(link, now).is_expired,
                is_expired,
                "{link:?} at {now}"
            );
        }
    }
}
