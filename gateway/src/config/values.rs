//! Reads the values of settings. An error says what a value must be; it never repeats the value, which
//! may hold a secret.

use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::time::Duration;

use tracing_subscriber::EnvFilter;
use url::Url;

type Result<T, E = String> = std::result::Result<T, E>;

/// A list whose items are separated by commas. The alias keeps clap from reading it as a repeated flag.
pub type List = Vec<String>;

/// A whole number within bounds.
pub fn number<N: TryFrom<u64> + 'static>(
    bounds: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<N> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.trim().parse().ok();
        number
            .filter(|number| bounds.contains(number))
            .and_then(|number| N::try_from(number).ok())
            .ok_or_else(|| {
                let (least, most) = (bounds.start(), bounds.end());
                format!("a whole number from {least} to {most}")
            })
    }
}

/// A positive count.
pub fn count(text: &str) -> Result<usize> {
    number(1..=1 << 30)(text)
}

/// A positive number of milliseconds, up to an hour.
pub fn milliseconds(text: &str) -> Result<Duration> {
    number(1..=3_600_000)(text).map(Duration::from_millis)
}

/// An address to listen on.
pub fn address(text: &str) -> Result<SocketAddr, &'static str> {
    let text = text.trim();
    let address = match text.strip_prefix("localhost:") {
        Some(port) => format!("127.0.0.1:{port}").parse(),
        None => text.parse(),
    };
    address.map_err(|_| "an IP address and a port, such as 127.0.0.1:4000")
}

/// The base URL of a service.
pub fn service_url(text: &str) -> Result<Url, &'static str> {
    const EXPECTED: &str = "an http or https address, such as https://api.example";
    let mut url = Url::parse(text.trim()).map_err(|_| EXPECTED)?;
    if !matches!(url.scheme(), "http" | "https") || url.host_str().is_none_or(str::is_empty) {
        return Err(EXPECTED);
    }
    if !has_no_credentials(&url) {
        return Err("an address without a user name or password in it");
    }
    if url.query().is_some() || url.fragment().is_some() {
        return Err("an address without ? or # in it");
    }
    if !url.path().ends_with('/') {
        let path = format!("{}/", url.path());
        url.set_path(&path);
    }
    Ok(url)
}

/// The address of a file on the web, which the browser reads. It may have a query.
pub fn web_address(text: &str) -> Result<Url, &'static str> {
    let url = Url::parse(text.trim()).ok();
    url.filter(|url| matches!(url.scheme(), "http" | "https") && has_no_credentials(url))
        .ok_or("an http or https address without a user name or password, such as https://maps.example/style.json")
}

/// Hosts, each with its port: that of https unless another is given.
pub fn hosts(text: &str) -> Result<List, &'static str> {
    items(text)
        .map(host_and_port)
        .collect::<Option<_>>()
        .ok_or("hosts with an optional port, separated by commas, such as storage.example:443")
}

fn host_and_port(text: &str) -> Option<String> {
    let url = Url::parse(&format!("https://{text}/")).ok()?;
    let is_bare = has_no_credentials(&url)
        && url.path() == "/"
        && url.query().is_none()
        && url.fragment().is_none();
    let host = url.host_str().filter(|host| is_bare && !host.is_empty())?;
    Some(format!("{host}:{}", url.port().unwrap_or(443)))
}

/// A text that is not empty.
pub fn text(text: &str) -> Result<String, &'static str> {
    match text.trim() {
        "" => Err("a text that is not empty"),
        text => Ok(text.to_owned()),
    }
}

/// Email addresses.
pub fn emails(text: &str) -> Result<List, &'static str> {
    let is_email = |email: &str| {
        email
            .split_once('@')
            .is_some_and(|(name, host)| !name.is_empty() && !host.is_empty() && !host.contains('@'))
            && !email.contains(char::is_whitespace)
    };
    if !items(text).all(is_email) {
        return Err("email addresses separated by commas");
    }
    Ok(items(text).map(str::to_owned).collect())
}

/// A link to a mailbox or a page.
pub fn contact(text: &str) -> Result<String, &'static str> {
    let url = Url::parse(text).ok();
    url.filter(|url| matches!(url.scheme(), "mailto" | "https") && has_no_credentials(url))
        .map(|_| text.to_owned())
        .ok_or("a mailto: or https: address")
}

/// A filter of log lines.
pub fn log_filter(text: &str) -> Result<String, &'static str> {
    text.parse::<EnvFilter>()
        .map(|_| text.to_owned())
        .map_err(|_| "a level such as info, or a filter such as warn,gateway=debug")
}

fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(',')
        .map(str::trim)
        .filter(|item| !item.is_empty())
}

fn has_no_credentials(url: &Url) -> bool {
    url.username().is_empty() && url.password().is_none()
}
