//! The media types of GraphQL over HTTP: what a request may be sent as, and what its answer is.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};

use crate::error::Code;
use crate::graphql::request_error::RequestError;

/// The media types an answer can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MediaType {
    /// The media type of GraphQL answers: the status tells whether anything was executed.
    Graphql,
    /// Plain JSON: a well-formed request is answered with 200 whatever is wrong with its document.
    Json,
}

impl MediaType {
    /// The media type as a header.
    pub(crate) fn header(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Graphql => "application/graphql-response+json; charset=utf-8",
            Self::Json => "application/json; charset=utf-8",
        })
    }

    /// The status of a well-formed request whose document is wrong.
    pub(crate) fn document_status(self) -> StatusCode {
        match self {
            Self::Graphql => StatusCode::BAD_REQUEST,
            Self::Json => StatusCode::OK,
        }
    }
}

/// Refuses a body that is not plain JSON in UTF-8.
pub(crate) fn check_content_type(headers: &HeaderMap) -> Result<(), RequestError> {
    let refused = |message| {
        RequestError::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Code::BadUserInput,
            message,
        )
        .closing()
    };
    let content_type = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("");
    let mut pieces = content_type.split(';').map(str::trim);
    let is_json = pieces
        .next()
        .is_some_and(|essence| essence.eq_ignore_ascii_case("application/json"));
    let is_utf8 = pieces
        .filter_map(|piece| piece.split_once('='))
        .all(|(name, value)| {
            !name.trim().eq_ignore_ascii_case("charset")
                || ["utf-8", "utf8"]
                    .iter()
                    .any(|utf8| value.trim().trim_matches('"').eq_ignore_ascii_case(utf8))
        });
    if !is_json || !is_utf8 {
        return Err(refused("Send the request as application/json in UTF-8."));
    }
    let is_plain = headers
        .get(header::CONTENT_ENCODING)
        .is_none_or(|encoding| encoding.as_bytes() == b"identity");
    if !is_plain {
        return Err(refused("Send the request without Content-Encoding."));
    }
    Ok(())
}

/// The media type to answer in: the one the caller likes better, the first named of two that it likes
/// equally, and plain JSON where it does not say.
pub(crate) fn negotiate(headers: &HeaderMap) -> Option<MediaType> {
    let accepted: Vec<_> = headers
        .get_all(header::ACCEPT)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .collect();
    let accepted = accepted.join(",");
    if accepted.trim().is_empty() {
        return Some(MediaType::Json);
    }
    let ranges: Vec<Range<'_>> = accepted
        .split(',')
        .enumerate()
        .filter_map(Range::read)
        .collect();
    let quality_of = |essence: &str, media_type| {
        let matching = ranges.iter().filter(|range| range.holds(essence));
        let range =
            matching.max_by_key(|range| (range.precision(), std::cmp::Reverse(range.place)))?;
        // Between wildcards alone, plain JSON comes first.
        let place = if range.precision() == 2 {
            range.place
        } else {
            usize::MAX - usize::from(media_type == MediaType::Json)
        };
        (range.quality > 0).then_some((range.quality, std::cmp::Reverse(place), media_type))
    };
    [
        quality_of("application/graphql-response+json", MediaType::Graphql),
        quality_of("application/json", MediaType::Json),
    ]
    .into_iter()
    .flatten()
    .max_by_key(|(quality, place, _)| (*quality, *place))
    .map(|(_, _, media_type)| media_type)
}

/// One entry of an `Accept` header.
struct Range<'a> {
    essence: &'a str,
    /// In thousandths.
    quality: u16,
    place: usize,
}

impl<'a> Range<'a> {
    fn read((place, text): (usize, &'a str)) -> Option<Self> {
        let mut pieces = text.split(';').map(str::trim);
        let essence = pieces.next().filter(|essence| !essence.is_empty())?;
        let mut quality = 1_000;
        for (name, value) in pieces.filter_map(|piece| piece.split_once('=')) {
            let value = value.trim().trim_matches('"');
            if name.trim().eq_ignore_ascii_case("q") {
                let number = value
                    .parse::<f32>()
                    .ok()
                    .filter(|number| (0.0..=1.0).contains(number))?;
                quality = thousandths(number);
            } else if name.trim().eq_ignore_ascii_case("charset")
                && !value.eq_ignore_ascii_case("utf-8")
            {
                return None;
            }
        }
        Some(Self {
            essence,
            quality,
            place,
        })
    }

    fn holds(&self, essence: &str) -> bool {
        matches!(self.essence, "*/*" | "application/*")
            || self.essence.eq_ignore_ascii_case(essence)
    }

    fn precision(&self) -> u8 {
        match self.essence {
            "*/*" => 0,
            "application/*" => 1,
            _ => 2,
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is between 0 and 1"
)]
fn thousandths(number: f32) -> u16 {
    (number * 1_000.0) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(accept: &str) -> Option<MediaType> {
        let mut headers = HeaderMap::new();
        headers.insert(
            header::ACCEPT,
            HeaderValue::from_str(accept).expect("it is a header"),
        );
        negotiate(&headers)
    }

    #[test]
    fn the_media_type_liked_best_is_chosen() {
        use MediaType::{Graphql, Json};
        for (accept, media_type) in [
            ("", Some(Json)),
            ("*/*", Some(Json)),
            ("application/*", Some(Json)),
            ("application/json", Some(Json)),
            ("APPLICATION/JSON; charset=UTF-8", Some(Json)),
            ("application/graphql-response+json", Some(Graphql)),
            (
                "application/graphql-response+json, application/json;q=0.9",
                Some(Graphql),
            ),
            (
                "application/graphql-response+json;q=0.5, application/json;q=0.9",
                Some(Json),
            ),
            (
                "application/json, application/graphql-response+json",
                Some(Json),
            ),
            (
                "application/graphql-response+json, application/json",
                Some(Graphql),
            ),
            ("text/html, */*;q=0.1", Some(Json)),
            ("application/json;q=0, */*", Some(Graphql)),
            ("application/graphql-response+json, */*", Some(Graphql)),
            ("text/html", None),
            ("application/json;q=0", None),
            ("application/json;charset=latin1", None),
            ("application/json;q=high", None),
        ] {
            assert_eq!(chosen(accept), media_type, "{accept}");
        }
    }
}
