//! Checks one setting at a time and keeps every problem, so that all are named together.
//! No problem repeats the value: it may hold a secret.

use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use url::Url;

/// Stands where a value was wrong; it is thrown away with the settings.
const NO_ADDRESS: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 0);

/// Everything that is wrong with the settings, each with what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsErrors(Vec<String>);

impl SettingsErrors {
    /// What the command line parser refused.
    pub(crate) fn of_flags(error: &clap::Error) -> Self {
        Self(vec![error.to_string()])
    }
}

impl fmt::Display for SettingsErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Wrong settings:")?;
        for problem in &self.0 {
            writeln!(f, "  {problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for SettingsErrors {}

/// Collects faults while values are read.
#[derive(Default)]
pub(crate) struct Checker(Vec<String>);

impl Checker {
    /// Notes that a flag is wrong and what would be right.
    pub(crate) fn problem(&mut self, flag: &str, right: &str) {
        let variable = flag
            .split(", ")
            .map(|flag| {
                format!(
                    "MARQUEE_{}",
                    flag.trim_start_matches('-')
                        .replace('-', "_")
                        .to_uppercase()
                )
            })
            .collect::<Vec<_>>()
            .join(", ");
        self.0.push(format!("{flag} ({variable}) must be {right}."));
    }

    /// The value, if nothing was wrong.
    pub(crate) fn finish<T>(self, value: T) -> Result<T, SettingsErrors> {
        if self.0.is_empty() {
            Ok(value)
        } else {
            Err(SettingsErrors(self.0))
        }
    }

    /// A whole number within bounds.
    pub(crate) fn number<N>(&mut self, flag: &str, text: &str, least: u64, most: u64) -> N
    where
        N: TryFrom<u64> + Default,
    {
        let number = text
            .trim()
            .parse::<u64>()
            .ok()
            .filter(|n| (least..=most).contains(n));
        match number.and_then(|number| N::try_from(number).ok()) {
            Some(number) => number,
            None => {
                self.problem(flag, &format!("a whole number from {least} to {most}"));
                N::default()
            }
        }
    }

    /// A positive count.
    pub(crate) fn count(&mut self, flag: &str, text: &str) -> usize {
        self.number(flag, text, 1, 1 << 30)
    }

    /// A positive time, up to an hour.
    pub(crate) fn milliseconds(&mut self, flag: &str, text: &str) -> Duration {
        Duration::from_millis(self.number(flag, text, 1, 3_600_000))
    }

    /// A port of a listener.
    pub(crate) fn port(&mut self, flag: &str, text: &str) -> u16 {
        self.number(flag, text, 1, u64::from(u16::MAX))
    }

    /// An address to listen on.
    pub(crate) fn address(&mut self, flag: &str, text: &str) -> SocketAddr {
        let text = text.trim();
        let parsed = match text.strip_prefix("localhost:") {
            Some(port) => format!("127.0.0.1:{port}").parse(),
            None => text.parse(),
        };
        parsed.unwrap_or_else(|_| {
            self.problem(flag, "an IP address and a port, such as 127.0.0.1:4000");
            NO_ADDRESS
        })
    }

    /// The address of a service: all three are named, or none is.
    pub(crate) fn service(&mut self, flag: &str, text: Option<&str>, is_sandbox: bool) -> Url {
        let url = match text {
            Some(text) => service_url(text.trim()),
            None if is_sandbox => service_url("http://127.0.0.1/"),
            None => Err(
                "given too, because another service is (leave all three out to start the sandbox)",
            ),
        };
        url.unwrap_or_else(|right| {
            self.problem(flag, right);
            service_url("http://127.0.0.1/").expect("this address is right")
        })
    }

    /// The address of a sandbox's problem switch.
    pub(crate) fn fault_switch(&mut self, flag: &str, text: &str) -> Option<Url> {
        service_url(text.trim())
            .map_err(|right| self.problem(flag, right))
            .ok()
    }

    /// Hosts, with the port of https where none is written.
    pub(crate) fn hosts(&mut self, flag: &str, text: &str) -> Vec<String> {
        let hosts: Vec<Option<String>> = parts(text).map(host_and_port).collect();
        if hosts.iter().any(Option::is_none) {
            self.problem(
                flag,
                "hosts with an optional port, separated by commas, such as storage.example:443",
            );
        }
        hosts.into_iter().flatten().collect()
    }

    /// A text that is not empty.
    pub(crate) fn text(&mut self, flag: &str, text: &str) -> String {
        if text.trim().is_empty() {
            self.problem(flag, "a text that is not empty");
        }
        text.trim().to_owned()
    }

    /// Email addresses.
    pub(crate) fn emails(&mut self, flag: &str, text: &str) -> Vec<String> {
        let is_email = |email: &str| {
            email.split_once('@').is_some_and(|(name, host)| {
                !name.is_empty() && !host.is_empty() && !host.contains('@')
            }) && !email.contains(char::is_whitespace)
        };
        if !parts(text).all(is_email) {
            self.problem(flag, "email addresses separated by commas");
        }
        parts(text).map(str::to_owned).collect()
    }

    /// An address a person can follow.
    pub(crate) fn contact(&mut self, flag: &str, text: &str) -> String {
        let is_right = Url::parse(text).is_ok_and(|url| {
            matches!(url.scheme(), "mailto" | "https") && has_no_credentials(&url)
        });
        if !is_right {
            self.problem(flag, "a mailto: or https: address");
        }
        text.to_owned()
    }

    /// One of a few words.
    pub(crate) fn one_of<T: Copy>(&mut self, flag: &str, text: &str, words: &[(&str, T)]) -> T {
        let found = words.iter().find(|(word, _)| *word == text.trim());
        found.map_or_else(
            || {
                let names: Vec<_> = words
                    .iter()
                    .map(|(word, _)| format!("\"{word}\""))
                    .collect();
                self.problem(flag, &names.join(" or "));
                words[0].1
            },
            |(_, value)| *value,
        )
    }

    /// A filter of log lines.
    pub(crate) fn log_filter(&mut self, flag: &str, text: &str) -> String {
        if text
            .parse::<tracing_subscriber::filter::EnvFilter>()
            .is_err()
        {
            self.problem(
                flag,
                "a level such as info, or a filter such as warn,gateway=debug",
            );
        }
        text.to_owned()
    }
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
}

fn has_no_credentials(url: &Url) -> bool {
    url.username().is_empty() && url.password().is_none()
}

fn service_url(text: &str) -> Result<Url, &'static str> {
    const RIGHT: &str = "an http or https address, such as https://api.example";
    let mut url = Url::parse(text).map_err(|_| RIGHT)?;
    if !matches!(url.scheme(), "http" | "https") || url.host_str().is_none_or(str::is_empty) {
        return Err(RIGHT);
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

fn host_and_port(text: &str) -> Option<String> {
    let url = Url::parse(&format!("https://{text}/")).ok()?;
    let is_bare = has_no_credentials(&url)
        && url.path() == "/"
        && url.query().is_none()
        && url.fragment().is_none();
    let host = url.host_str().filter(|host| is_bare && !host.is_empty())?;
    Some(format!("{host}:{}", url.port().unwrap_or(443)))
}
