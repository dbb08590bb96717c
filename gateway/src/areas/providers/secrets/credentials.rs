//! Credentials in texts: in URLs, and in connection strings.

use percent_encoding::percent_decode_str;

use super::{MASK, Naming, masked_text, naming};

/// A text with the credentials in it masked.
pub fn without_credentials(text: &str) -> String {
    text.split_inclusive(ends_word)
        .map(|word| masked_parameters(&masked_user_info(word)))
        .collect()
}

/// Whether a character is no part of a URL.
fn ends_word(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '"' | '\'' | '<' | '>')
}

/// A text with the passwords before the hosts of its URLs masked.
fn masked_user_info(text: &str) -> String {
    let mut parts = text.split("://");
    let mut answer = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        answer.push_str("://");
        match user_info(part) {
            None => answer.push_str(part),
            Some((user_info, rest)) => {
                // A user without a password is itself the secret: "https://token@host".
                match user_info.split_once(':') {
                    Some((user, password)) if !password.is_empty() => {
                        answer.push_str(user);
                        answer.push(':');
                        answer.push_str(MASK);
                    }
                    _ => answer.push_str(MASK),
                }
                answer.push_str(rest);
            }
        }
    }
    answer
}

/// Splits a URL without its scheme before the "@" that ends its credentials; `None` if it has none.
fn user_info(url: &str) -> Option<(&str, &str)> {
    let host_end = url.find(['/', '?', '#']).unwrap_or(url.len());
    let (authority, _) = url.split_at(host_end);
    let end = authority.rfind('@').or_else(|| {
        // A password may have a slash that is not encoded. What follows a host is a port, a number.
        let (_, port) = authority.rsplit_once(':')?;
        let is_port = port.chars().all(|letter| letter.is_ascii_digit());
        if is_port || port.ends_with(']') {
            None
        } else {
            url.rfind('@')
        }
    })?;
    (end > 0).then(|| url.split_at(end))
}

/// A text with the values of secret parameters masked: those of a query, a fragment or a connection string.
fn masked_parameters(text: &str) -> String {
    let mut answer = String::with_capacity(text.len());
    let mut is_hidden = false;
    let mut delimiter = "";
    for piece in text.split_inclusive(['?', '&', ';', '#']) {
        let (piece, end) = match piece.char_indices().next_back() {
            Some((place, '?' | '&' | ';' | '#')) => piece.split_at(place),
            _ => piece.split_at(piece.trim_end_matches(ends_word).len()),
        };
        match piece.split_once('=') {
            Some((name, value)) => {
                let shown = masked_parameter(name, value);
                is_hidden = shown != value;
                answer.push_str(name);
                answer.push('=');
                answer.push_str(&shown);
            }
            // The rest of a value that is not encoded.
            None if is_hidden && matches!(delimiter, ";" | "?") => {}
            None => answer.push_str(piece),
        }
        answer.push_str(end);
        delimiter = end;
    }
    answer
}

fn masked_parameter(name: &str, value: &str) -> String {
    let decode = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let decoded = decode(value);
    if value.contains(MASK) && naming(&decode(name)) != Naming::Secret {
        return value.to_owned();
    }
    let shown = masked_text(&decode(name), &decoded);
    if shown == decoded {
        value.to_owned()
    } else if decoded == value {
        shown
    } else {
        MASK.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::areas::providers::secrets::masked;

    #[test]
    fn credentials_in_a_url_are_masked_and_the_rest_of_it_is_not() {
        let masks = [
            ("https://h/feed?token=abc&x=1", "https://h/feed?token=*&x=1"),
            (
                "https://h/feed?x=1&access_key=a%2Fb#top",
                "https://h/feed?x=1&access_key=*#top",
            ),
            ("https://h/?sig=a=b==&se=2026", "https://h/?sig=*&se=2026"),
            (
                "https://h/?signature=a&key=b&password=c&secret=d",
                "https://h/?signature=*&key=*&password=*&secret=*",
            ),
            (
                "https://h/?X-Amz-Credential=a&X-Amz-Expires=300",
                "https://h/?X-Amz-Credential=*&X-Amz-Expires=300",
            ),
            ("https://h/?api%5Fkey=a", "https://h/?api%5Fkey=*"),
            ("https://h/?token=a;b&x=1", "https://h/?token=*;&x=1"),
            ("https://h/?token=a&debug", "https://h/?token=*&debug"),
            ("https://h/#access_token=a", "https://h/#access_token=*"),
            ("/feed?TOKEN=a", "/feed?TOKEN=*"),
            ("https://user:pw@host", "https://user:*@host"),
            ("https://user:p&w;@host/a?x=1", "https://user:*@host/a?x=1"),
            (
                "https://user:p@w@host:8080/@here",
                "https://user:*@host:8080/@here",
            ),
            ("https://user:p/w@host/a", "https://user:*@host/a"),
            ("https://key@host/a", "https://*@host/a"),
            ("https://key:@host/a", "https://*@host/a"),
            ("s3://a:b@bucket/in", "s3://a:*@bucket/in"),
            ("https://user:pw@h/?token=a", "https://user:*@h/?token=*"),
            (
                "https://h/?u=https://a:b@c/&x=1",
                "https://h/?u=https://a:*@c/&x=1",
            ),
            (
                "https://h/?u=https%3A%2F%2Fa%3Ab%40c&x=1",
                "https://h/?u=*&x=1",
            ),
            (
                "see https://a:b@c and <https://d?key=e>",
                "see https://a:*@c and <https://d?key=*>",
            ),
            ("Server=h;Password=p;Port=1", "Server=h;Password=*;Port=1"),
            (r#"["https://a:b@c/"]"#, r#"["https://a:*@c/"]"#),
        ];
        for (text, expected) in masks {
            let expected = json!(expected.replace('*', MASK));
            assert_eq!(masked("url", &json!(text)), expected, "{text}");
        }
        let plain = [
            "https://fleet.example/@here",
            "https://fleet.example:8080/@here",
            "https://[::1]:80/@here",
            "https://h/?tokenLifetime=3600&keyboard=us&x=a@b",
            "https://h/?token=&a=1&b=<2>",
            "https://h/token/abc",
            "ops@fleet.example",
            "a & b; c",
            r#"{ "a" : 1 }"#,
        ];
        for text in plain {
            assert_eq!(masked("url", &json!(text)), json!(text), "{text}");
        }
    }
}
