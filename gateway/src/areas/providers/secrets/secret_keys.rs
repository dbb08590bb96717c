//! The keys that name secrets.

/// Names of secrets, wherever they occur in a key.
const NAMES: [&str; 22] = [
    "secret",
    "password",
    "passwd",
    "passphrase",
    "token",
    "credential",
    "apikey",
    "accesskey",
    "privatekey",
    "secretkey",
    "sharedkey",
    "signingkey",
    "subscriptionkey",
    "encryptionkey",
    "accountkey",
    "appkey",
    "consumerkey",
    "licensekey",
    "sshkey",
    "sessionid",
    "authheader",
    "pwd",
];

/// Names of secrets that are also parts of other words, such as "pass" in "passengers": only the last word counts.
const WORDS: [&str; 10] = [
    "auth",
    "authorization",
    "bearer",
    "cookie",
    "jwt",
    "pass",
    "pw",
    "sas",
    "sig",
    "signature",
];

/// Words that end like "dbpass" but name no secret.
const NO_PASSWORDS: [&str; 6] = [
    "bypass",
    "compass",
    "overpass",
    "surpass",
    "trespass",
    "underpass",
];

/// What a key reveals about its value.
#[derive(Debug, Eq, PartialEq)]
pub enum Naming {
    /// The value is a secret: "accessToken".
    Secret,
    /// The value is related to a secret, but may only describe it: "tokenLifetimeSeconds".
    AboutSecret,
    /// Nothing.
    Plain,
}

/// What a key reveals about its value.
pub fn naming(key: &str) -> Naming {
    let squashed: String = key
        .chars()
        .filter(|letter| letter.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    // "password2" is a second password.
    let is_digit = |letter: char| letter.is_ascii_digit();
    let unnumbered = squashed.trim_end_matches(is_digit);
    let ends_with = |names: &[&str]| names.iter().any(|name| unnumbered.ends_with(name));
    if unnumbered == "key"
        || ends_with(&NAMES)
        || ends_with(&["pass"]) && !ends_with(&NO_PASSWORDS)
        || WORDS.contains(&last_word(key).trim_end_matches(is_digit))
    {
        Naming::Secret
    } else if NAMES.iter().any(|name| squashed.contains(name)) {
        Naming::AboutSecret
    } else {
        Naming::Plain
    }
}

/// The last word of a key in any style: "sig" for "feedSig", "FEED_SIG" and "feed-sig".
fn last_word(key: &str) -> String {
    let key = key.trim_end_matches(|letter: char| !letter.is_alphanumeric());
    let mut start = 0;
    let mut was_lowercase = false;
    for (place, letter) in key.char_indices() {
        if !letter.is_alphanumeric() {
            start = place + letter.len_utf8();
        } else if letter.is_uppercase() && was_lowercase {
            start = place;
        }
        was_lowercase = letter.is_lowercase();
    }
    key.get(start..).unwrap_or_default().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_names_a_secret_by_its_end_and_has_to_do_with_one_by_its_words() {
        let cases = [
            (Naming::Secret, "key"),
            (Naming::Secret, "api_key"),
            (Naming::Secret, "API-Key"),
            (Naming::Secret, "x-api-key"),
            (Naming::Secret, "clientSecret"),
            (Naming::Secret, "password"),
            (Naming::Secret, "dbpassword"),
            (Naming::Secret, "authToken"),
            (Naming::Secret, "X-Amz-Security-Token"),
            (Naming::Secret, "X-Amz-Signature"),
            (Naming::Secret, "feedSig"),
            (Naming::Secret, "FTP_PWD"),
            (Naming::Secret, "Authorization"),
            (Naming::Secret, "authHeader"),
            (Naming::Secret, "bearer"),
            (Naming::Secret, "DBPASS"),
            (Naming::Secret, "dbpwd"),
            (Naming::Secret, "userPass"),
            (Naming::Secret, "password1"),
            (Naming::Secret, "pass_2"),
            (Naming::Secret, "jsessionid"),
            (Naming::Secret, "consumer_key"),
            (Naming::AboutSecret, "awsAccessKeyId"),
            (Naming::AboutSecret, "tokenLifetimeSeconds"),
            (Naming::AboutSecret, "secretRotation"),
            (Naming::AboutSecret, "credentials"),
            (Naming::AboutSecret, "tokens"),
            (Naming::Plain, "keyboard"),
            (Naming::Plain, "primaryKey"),
            (Naming::Plain, "passengers"),
            (Naming::Plain, "bypass"),
            (Naming::Plain, "compass"),
            (Naming::Plain, "cookieDomain"),
            (Naming::Plain, "signatureVersion"),
            (Naming::Plain, "design"),
            (Naming::Plain, "author"),
            (Naming::Plain, ""),
        ];
        for (expected, key) in cases {
            assert_eq!(naming(key), expected, "{key}");
        }
    }
}
