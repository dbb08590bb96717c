//! The path of a call to a service. Each value is encoded as one segment or query value, so that no user input can
//! change where a call goes.

use chrono::{DateTime, Utc};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use url::Url;

use super::contract::Call;
use super::paths::Paths;

/// What is not encoded in a segment or a query value.
const UNRESERVED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// The most bytes in one value, before it is encoded. Ids and names are far shorter.
const MAX_VALUE_BYTES: usize = 1_000;

/// The most bytes in a path with its query: enough for the campaigns of the largest device search. HTTP
/// clients cannot send 64 KB.
const MAX_BYTES: usize = 32 << 10;

/// Signed links are whole URLs, which the main API sends.
static SIGNED_LINK: Call = Call::get("storage.file", "signed link");

/// A path of a service, with its query.
pub struct Path {
    call: &'static Call,
    text: String,
    /// Whether the text is a whole URL.
    is_link: bool,
    has_timestamp: bool,
    has_invalid_segment: bool,
    has_long_value: bool,
}

impl Path {
    /// The path of a call. The values replace its placeholders in order.
    pub fn new(call: &'static Call, values: &[&(dyn std::fmt::Display + Sync)]) -> Self {
        let template = call.path;
        let mut text = String::with_capacity(template.len() + 16);
        let (mut has_invalid_segment, mut has_long_value) = (false, false);
        let mut values = values.iter();
        let mut parts = template.split('{');
        text.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let part = part.split_once('}').map_or("", |(_, part)| part);
            let value = values.next().map(ToString::to_string).unwrap_or_default();
            has_invalid_segment |= matches!(value.trim(), "" | "." | "..");
            has_long_value |= value.len() > MAX_VALUE_BYTES;
            text.extend(utf8_percent_encode(&value, UNRESERVED));
            text.push_str(part);
        }
        Self {
            call,
            text,
            is_link: false,
            has_timestamp: false,
            has_invalid_segment,
            has_long_value,
        }
    }

    /// A signed link, which is sent as it is.
    pub(super) fn signed_link(link: &str) -> Self {
        Self {
            text: link.to_owned(),
            is_link: true,
            ..Self::new(&SIGNED_LINK, &[])
        }
    }

    /// With one more query parameter.
    #[must_use]
    pub fn query(mut self, name: &str, value: impl std::fmt::Display) -> Self {
        debug_assert!(self.call.takes(name), "{name} of {}", self.call.name);
        let value = value.to_string();
        self.has_long_value |= value.len() > MAX_VALUE_BYTES;
        let value = utf8_percent_encode(&value, UNRESERVED);
        self.text = format!("{}{}{name}={value}", self.text, self.separator());
        self
    }

    /// What separates the next query parameter from the text so far.
    fn separator(&self) -> char {
        if self.text.contains('?') { '&' } else { '?' }
    }

    /// With the cache-buster `t`: the time of the request in milliseconds.
    #[must_use]
    pub fn with_timestamp(mut self) -> Self {
        self.has_timestamp = true;
        self
    }

    /// Without the cache-buster, for a write.
    #[must_use]
    pub(super) fn without_timestamp(mut self) -> Self {
        self.has_timestamp = false;
        self
    }

    /// The call whose path it is.
    pub fn call(&self) -> &'static Call {
        self.call
    }

    /// The path without its values: a name for metrics, permits and the log.
    pub fn template(&self) -> &'static str {
        self.call.path
    }

    /// The path and query, without the cache-buster; a signed link as a whole. Not for the log.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether a value is blank or a dot segment. HTTP clients remove `.` and `..`, even if they are
    /// encoded, so that the call would go elsewhere.
    pub fn has_invalid_segment(&self) -> bool {
        self.has_invalid_segment
    }

    /// Whether a value, or the whole, is longer than is sent to any service.
    pub fn is_too_long(&self) -> bool {
        !self.is_link && (self.has_long_value || self.text.len() > MAX_BYTES)
    }

    /// The whole URL, below the base URL of a service that has other paths for some calls.
    pub fn url(&self, base: &Url, paths: &Paths, now: DateTime<Utc>) -> String {
        if self.is_link {
            return self.text.clone();
        }
        let mut url = base.as_str().trim_end_matches('/').to_owned();
        match paths.of(self.call) {
            template if template == self.call.path => url.push_str(&self.text),
            template => url.push_str(&self.moved(template)),
        }
        if self.has_timestamp {
            url.push_str(&format!("{}t={}", self.separator(), now.timestamp_millis()));
        }
        url
    }

    /// The path and query with another template, which has the same values.
    fn moved(&self, template: &str) -> String {
        let (path, query) = self.text.split_once('?').unwrap_or((&self.text, ""));
        let mut moved = template.to_owned();
        for (name, value) in self.call.path.split('/').zip(path.split('/')) {
            if name.starts_with('{') {
                moved = moved.replace(name, value);
            }
        }
        if !query.is_empty() {
            moved.push('?');
            moved.push_str(query);
        }
        moved
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static QUEUED_JOB: Call = Call::get("jobs.one", "/v3/internal/queue/{id}");
    static PIXELS: Call =
        Call::get("pixels.requests", "/v3/api/pixels").query(&["name", "pixelId", "startDate"]);

    fn queued_job(job_id: &str) -> Path {
        Path::new(&QUEUED_JOB, &[&job_id])
    }

    fn url(path: &Path, base: &str, now: DateTime<Utc>) -> String {
        path.url(&Url::parse(base).unwrap(), &Paths::default(), now)
    }

    #[test]
    fn a_value_is_encoded_as_one_segment() {
        let cases = [
            ("plain-7", "/v3/internal/queue/plain-7"),
            ("a/b", "/v3/internal/queue/a%2Fb"),
            (
                "50% off?x=1#y",
                "/v3/internal/queue/50%25%20off%3Fx%3D1%23y",
            ),
            ("Zürich", "/v3/internal/queue/Z%C3%BCrich"),
            ("...", "/v3/internal/queue/..."),
        ];
        for (value, path) in cases {
            assert_eq!(queued_job(value).as_str(), path);
            assert!(!queued_job(value).has_invalid_segment(), "{value}");
        }
    }

    #[test]
    fn blank_values_and_dot_segments_are_invalid() {
        for value in ["", " ", ".", ".."] {
            assert!(queued_job(value).has_invalid_segment(), "{value}");
        }
        let address = queued_job("%2e%2e");
        let address = url(&address, "http://main.example/base/", DateTime::UNIX_EPOCH);
        assert_eq!(
            Url::parse(&address).unwrap().path(),
            "/base/v3/internal/queue/%252e%252e"
        );
    }

    #[test]
    fn the_length_of_a_value_and_of_the_whole_is_limited() {
        for (length, is_too_long) in [(1_000, false), (1_001, true)] {
            // What counts is the value, not its encoding.
            assert_eq!(queued_job(&"/".repeat(length)).is_too_long(), is_too_long);
            let path = Path::new(&PIXELS, &[]).query("name", "/".repeat(length));
            assert_eq!(path.is_too_long(), is_too_long, "{length}");
        }
        for (parameters, is_too_long) in [(1_000, false), (2_000, true)] {
            let path = (0..parameters).fold(Path::new(&PIXELS, &[]), |path, _| {
                path.query("pixelId", i32::MAX)
            });
            assert_eq!(path.is_too_long(), is_too_long, "{parameters}");
        }
    }
}
