//! Credentials in text: in URLs, and in connection strings.

use percent_encoding::percent_decode_str;

use super::{MASK, Naming, masked_text, naming};

/// Schemes of an Authorization header, which are followed by credentials. "bearer" needs no other sign.
const SCHEMES: [&str; 4] = ["bearer", "basic", "digest", "token"];

/// Schemes of URLs that name people, not hosts.
const OF_PEOPLE: [&str; 4] = ["mailto", "sip", "xmpp", "acct"];

/// A text with the credentials in it masked.
pub fn without_credentials(text: &str) -> String {
    if let Some(masked) = masked_password_with_blanks(text) {
        return masked;
    }
    let mut answer = String::with_capacity(text.len());
    let mut before = "";
    for word in text.split_inclusive(ends_word) {
        let bare = word.trim_end_matches(ends_word);
        let is_scheme = is_one_of(&SCHEMES, bare);
        if !bare.is_empty() && !is_scheme && announces_secret(before) {
            answer.push_str(MASK);
            answer.push_str(&word[bare.len()..]);
        } else {
            answer.push_str(&masked_parameters(&masked_user_info(&masked_encoded(word))));
        }
        before = match bare {
            "" => before,
            _ if is_scheme && announces_secret(before) => SCHEMES[0],
            _ => bare,
        };
    }
    answer
}

/// Whether a word announces that the next one is a secret: "Bearer", "password:", or the "-u" of a command.
fn announces_secret(word: &str) -> bool {
    let named = word.strip_suffix(':');
    is_one_of(&SCHEMES[..1], word)
        || matches!(word, "-u" | "--user")
        || named.is_some_and(|name| naming(name) == Naming::Secret)
}

fn is_one_of(names: &[&str], word: &str) -> bool {
    names.iter().any(|name| word.eq_ignore_ascii_case(name))
}

/// A percent-encoded URL, masked as a whole if it has credentials.
fn masked_encoded(word: &str) -> String {
    let bare = word.trim_end_matches(ends_word);
    if !bare.to_ascii_lowercase().contains("%3a%2f%2f") || bare.contains("://") {
        return word.to_owned();
    }
    let decoded = percent_decode_str(bare).decode_utf8_lossy();
    if masked_parameters(&masked_user_info(&decoded)) == decoded {
        return word.to_owned();
    }
    format!("{MASK}{}", &word[bare.len()..])
}

/// A single URL whose password contains spaces, with the password masked; `None` for any other text.
fn masked_password_with_blanks(text: &str) -> Option<String> {
    let (scheme, rest) = text.split_once("://")?;
    let (authority, _) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let (user, password) = authority.split_once(':')?;
    let end = password.rfind('@')?;
    let (first, _) = password[..end].split_once(char::is_whitespace)?;
    let is_port = first.chars().all(|letter| letter.is_ascii_digit());
    if is_port || first.contains('@') || format!("{scheme}{user}").contains(char::is_whitespace) {
        return None;
    }
    let (_, after) = rest.split_at(user.len() + 1 + end);
    Some(format!(
        "{scheme}://{user}:{MASK}{}",
        masked_parameters(after)
    ))
}

/// Whether a character cannot be part of a URL.
fn ends_word(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '"' | '\'' | '<' | '>')
}

/// A text with the passwords before the hosts of its URLs masked.
fn masked_user_info(text: &str) -> String {
    if !text.contains("://") {
        return masked_bare_user_info(text);
    }
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

/// Masks user passwords in a text without "://": "user:password@host/path", "//user:password@host",
/// "https:/user:password@host".
fn masked_bare_user_info(text: &str) -> String {
    let is_slash = |letter: char| matches!(letter, '/' | '\\');
    let start = match text.split_once(':') {
        Some((scheme, rest)) if rest.starts_with(is_slash) => scheme.len() + 1,
        _ => 0,
    };
    let url = text[start..].trim_start_matches(is_slash);
    let start = text.len() - url.len();
    let host_end = url.find(['/', '?', '#', '=']).unwrap_or(url.len());
    let Some(end) = url[..host_end].rfind('@') else {
        return text.to_owned();
    };
    match url[..end].split_once(':') {
        Some((user, password))
            if !user.is_empty() && !password.is_empty() && !OF_PEOPLE.contains(&user) =>
        {
            format!("{}{user}:{MASK}{}", &text[..start], &url[end..])
        }
        _ => text.to_owned(),
    }
}

/// Splits a URL without its scheme before the "@" that ends its credentials; `None` if it has none.
fn user_info(url: &str) -> Option<(&str, &str)> {
    let host_end = url.find(['/', '?', '#']).unwrap_or(url.len());
    let (authority, _) = url.split_at(host_end);
    let end = authority.rfind('@').or_else(|| {
        // A password may have an unencoded slash. Only a host is followed by a port, which is a number.
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
            // The rest of an unencoded value.
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
    use crate::areas::providers::secrets::tests::masked;

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
            ("user:pw@ftp.example/in", "user:*@ftp.example/in"),
            ("//user:pw@ftp.example/in", "//user:*@ftp.example/in"),
            ("https:/user:pw@h", "https:/user:*@h"),
            (r"https:\\user:pw@h", r"https:\\user:*@h"),
            ("https%3A%2F%2Fuser%3Apw%40h", "*"),
            ("https://user:p w@h/a?sig=b", "https://user:*@h/a?sig=*"),
            ("Authorization: Bearer abc.def", "Authorization: Bearer *"),
            ("header: bearer abc", "header: bearer *"),
            ("Authorization: Basic YTpi", "Authorization: Basic *"),
            ("password: abc, then", "password: * then"),
            ("curl -u user:pw https://h", "curl -u * https://h"),
            (
                "https://h/a;jsessionid=A1?x=1",
                "https://h/a;jsessionid=*?x=1",
            ),
            (
                "https://h/?USERPASS=a&app_key=b",
                "https://h/?USERPASS=*&app_key=*",
            ),
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
            "mailto:ops@fleet.example",
            "see https://h:80 or ask ops@fleet.example",
            "https%3A%2F%2Fh%2Fa",
            "note: the bearer",
            "Basic plan, token ring",
            "a & b; c",
            r#"{ "a" : 1 }"#,
        ];
        for text in plain {
            assert_eq!(masked("url", &json!(text)), json!(text), "{text}");
        }
    }
}
