//! When a signed link expires. The rest of a link is opaque: it is passed on byte for byte, and appears in
//! no log and no error.

use chrono::{DateTime, Utc};

/// When a link expires: the number in its query parameter `Expires`, in any case (rule link-expiry). None
/// without a numeric parameter.
pub fn expires_at(link: &str) -> Option<DateTime<Utc>> {
    let query = link.split_once('?')?.1;
    let query = query.split_once('#').map_or(query, |(query, _)| query);
    let value = url::form_urlencoded::parse(query.as_bytes())
        .find(|(name, _)| name.eq_ignore_ascii_case("Expires"))?
        .1;
    DateTime::from_timestamp(value.parse().ok()?, 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expiry_is_read_from_the_parameter_in_any_case() {
        let cases = [
            (
                "https://f.example/result.csv?Expires=1741780800&Signature=x",
                Some(1_741_780_800),
            ),
            (
                "https://f.example/result.csv?Signature=x&expires=1741780800",
                Some(1_741_780_800),
            ),
            (
                "https://f.example/result.csv?EXPIRES=1741780800#part",
                Some(1_741_780_800),
            ),
            ("https://f.example/result.csv?Signature=x", None),
            ("https://f.example/result.csv?Expires=soon", None),
            ("https://f.example/result.csv", None),
            ("", None),
        ];
        for (link, seconds) in cases {
            assert_eq!(expires_at(link).map(|at| at.timestamp()), seconds, "{link}");
        }
    }
}
