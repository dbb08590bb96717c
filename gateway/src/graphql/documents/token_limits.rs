//! The limits that are checked before parsing: nesting of JSON, number of values, tokens and nesting of a document.
//! Parsers recurse as deep as their input nests, so the nesting is counted first. The limits of apollo-compiler's parser
//! would not do: they also count white space, so that a document could be too long only because it is indented.

use crate::config::settings::Limits;
use crate::graphql::request_error::RequestError;

/// Checks the nesting of JSON, without recursion.
pub fn check_json_nesting(json: &[u8], limits: &Limits) -> Result<(), RequestError> {
    let mut depth = 0_usize;
    let mut bytes = json.iter();
    while let Some(byte) = bytes.next() {
        match byte {
            b'{' | b'[' => {
                depth += 1;
                if depth > limits.json_depth {
                    return Err(RequestError::limit(format!(
                        "The JSON of the request nests deeper than {} levels.",
                        limits.json_depth
                    )));
                }
            }
            b'}' | b']' => depth = depth.saturating_sub(1),
            b'"' => skip_string(&mut bytes),
            _ => {}
        }
    }
    Ok(())
}

/// Checks the number of values in the variables, which are a valid JSON object.
pub fn check_json(json: &[u8], limits: &Limits) -> Result<(), RequestError> {
    // The object itself does not count.
    if count_values(json) - 1 > limits.variable_values {
        return Err(RequestError::limit(format!(
            "The variables hold more than {} values.",
            limits.variable_values
        )));
    }
    Ok(())
}

/// The number of values in valid JSON: the whole, plus one after each comma and each non-empty opening bracket.
pub fn count_values(json: &[u8]) -> usize {
    let (mut count, mut is_opened) = (1, false);
    let mut bytes = json.iter();
    while let Some(byte) = bytes.next() {
        if byte.is_ascii_whitespace() {
            continue;
        }
        count += usize::from(is_opened && !matches!(byte, b'}' | b']'));
        is_opened = matches!(byte, b'{' | b'[');
        match byte {
            b',' => count += 1,
            b'"' => skip_string(&mut bytes),
            _ => {}
        }
    }
    count
}

/// Skips the rest of a JSON string.
fn skip_string<'a>(bytes: &mut impl Iterator<Item = &'a u8>) {
    while let Some(byte) = bytes.next() {
        match byte {
            b'\\' => {
                bytes.next();
            }
            b'"' => break,
            _ => {}
        }
    }
}

/// Checks the number of tokens and the nesting of brackets.
///
/// An unterminated string is an error here: the parser would read `"""` as an empty string and a quote, and would see
/// brackets where this function sees text.
pub fn check_tokens(text: &str, limits: &Limits) -> Result<(), RequestError> {
    check(text, limits.tokens, limits.nesting)
}

/// Checks the nesting of brackets in a document of any length.
pub fn check_nesting(text: &str, nesting: usize) -> Result<(), RequestError> {
    check(text, usize::MAX, nesting)
}

fn check(text: &str, max_tokens: usize, max_nesting: usize) -> Result<(), RequestError> {
    let bytes = text.as_bytes();
    let (mut at, mut tokens, mut nesting) = (0, 0_usize, 0_usize);
    while at < bytes.len() {
        let start = at;
        match bytes[at] {
            b' ' | b'\t' | b'\r' | b'\n' | b',' => {
                at += 1;
                continue;
            }
            b'#' => {
                at = skip_while(bytes, at, |byte| byte != b'\n' && byte != b'\r');
                continue;
            }
            // The byte order mark counts as white space.
            0xEF if bytes[at..].starts_with(b"\xEF\xBB\xBF") => {
                at += 3;
                continue;
            }
            b'"' => {
                at = end_of_string(bytes, at).ok_or_else(|| {
                    RequestError::bad_document("Syntax Error: Unterminated string.")
                })?;
            }
            b'{' | b'[' | b'(' => {
                at += 1;
                nesting += 1;
                if nesting > max_nesting {
                    return Err(RequestError::limit(format!(
                        "The document nests deeper than {max_nesting} brackets."
                    )));
                }
            }
            b'}' | b']' | b')' => {
                at += 1;
                nesting = nesting.saturating_sub(1);
            }
            b'.' if bytes[at..].starts_with(b"...") => at += 3,
            byte if is_name(byte) => at = skip_while(bytes, at, is_name),
            byte if byte == b'-' || byte.is_ascii_digit() => {
                at = skip_while(bytes, at + 1, |byte| {
                    is_name(byte) || matches!(byte, b'.' | b'+' | b'-')
                });
            }
            _ => at += 1,
        }
        debug_assert!(at > start, "every iteration consumes a byte");
        tokens += 1;
        if tokens > max_tokens {
            return Err(RequestError::limit(format!(
                "The document has more than {max_tokens} tokens."
            )));
        }
    }
    Ok(())
}

fn is_name(byte: u8) -> bool {
    byte == b'_' || byte.is_ascii_alphanumeric()
}

fn skip_while(bytes: &[u8], from: usize, matches: impl Fn(u8) -> bool) -> usize {
    bytes[from..]
        .iter()
        .position(|byte| !matches(*byte))
        .map_or(bytes.len(), |length| from + length)
}

/// The end of the string that starts here; `None` if it is unterminated.
fn end_of_string(bytes: &[u8], start: usize) -> Option<usize> {
    if bytes[start..].starts_with(b"\"\"\"") {
        let mut at = start + 3;
        while at < bytes.len() {
            if bytes[at..].starts_with(b"\\\"\"\"") {
                at += 4;
            } else if bytes[at..].starts_with(b"\"\"\"") {
                return Some(at + 3);
            } else {
                at += 1;
            }
        }
        return None;
    }
    let mut at = start + 1;
    while at < bytes.len() {
        match bytes[at] {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            b'\n' | b'\r' => return None,
            _ => at += 1,
        }
    }
    None
}

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::{Rng, SeedableRng};

    use super::*;
    use crate::config::settings::Settings;
    use crate::error::Code;
    use crate::graphql::documents::parse::parse;

    fn limits() -> Limits {
        Limits {
            tokens: 50,
            nesting: 8,
            json_depth: 4,
            variable_values: 5,
            ..Settings::from_flags::<_, &str>([]).unwrap().limits
        }
    }

    fn error_code(text: &str) -> Option<Code> {
        check_tokens(text, &limits())
            .err()
            .map(|error| error.code())
    }

    #[test]
    fn limit_of_tokens_is_exact() {
        let with = |names: usize| format!("{{{}}}", " a".repeat(names));
        assert_eq!(error_code(&with(48)), None);
        assert_eq!(error_code(&with(49)), Some(Code::LimitExceeded));
    }

    #[test]
    fn limit_of_nesting_is_exact_for_every_bracket() {
        for (open, close) in [("{", "}"), ("[", "]"), ("(", ")")] {
            let nested = |depth: usize| format!("{}{}", open.repeat(depth), close.repeat(depth));
            assert_eq!(error_code(&nested(8)), None, "{open}");
            assert_eq!(error_code(&nested(9)), Some(Code::LimitExceeded), "{open}");
        }
    }

    #[test]
    fn brackets_in_strings_and_comments_do_not_nest() {
        let many = "[".repeat(20);
        for text in [
            format!("{{ a(b: \"{many}\") }}"),
            format!("{{ a(b: \"\\\"{many}\") }}"),
            format!("{{ a(b: \"\"\"{many} \\\"\"\" {many}\n \" {many}\"\"\") }}"),
            format!("# {many} \"\n{{ a }}"),
            format!("# {many} \"\r{{ a }}"),
        ] {
            assert_eq!(error_code(&text), None, "{text}");
        }
    }

    #[test]
    fn strings_that_do_not_end_are_bad_input() {
        for text in [
            "{ a(b: \"x\n\") }",
            "{ a(b: \"\"\"x\") }",
            "{ a(b: \"x",
            "{ a(b: [\"\"\"]\" [[[[[[[[[[[[ 1",
            "\"\\",
        ] {
            assert_eq!(error_code(text), Some(Code::BadUserInput), "{text}");
        }
    }

    #[test]
    fn no_parsed_document_nests_deeper_than_counted() {
        const PIECES: [&str; 18] = [
            "{", "}", "[", "]", "(", ")", "\"", "\"\"\"", "\\", "#", "\n", "a", ":", "1", " ",
            "...", "@b", "\\\"\"\"",
        ];
        let mut random = StdRng::seed_from_u64(7);
        for _ in 0..4_000 {
            let length = random.random_range(1..40);
            let noise: String = (0..length)
                .map(|_| PIECES[random.random_range(0..PIECES.len())])
                .collect();
            let text = format!("{{ a(b: [{noise}]) }}");
            if check_tokens(&text, &limits()).is_ok()
                && let Ok(parsed) = parse(&text)
            {
                let written = format!("{:?}", parsed.document);
                let lists = written.matches("List(").count();
                assert!(lists <= text.matches('[').count(), "{text}");
            }
        }
    }

    #[test]
    fn limit_of_json_nesting_is_exact() {
        assert!(check_json_nesting(br#"{"a":[[{"b":"[[[[\"[["}]]}"#, &limits()).is_ok());
        assert!(check_json_nesting(br#"{"a":[[{"b":[]}]]}"#, &limits()).is_err());
    }

    #[test]
    fn limit_of_variable_values_is_exact() {
        for (json, is_within) in [
            ("{}", true),
            (r#"{"a":[1,2,3,4]}"#, true),
            (r#"{"a":[1,2,3,4,5]}"#, false),
            (r#"{"a":1,"b":2,"c":3,"d":4,"e":5}"#, true),
            (r#"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}"#, false),
            (r#"{ "a" : [ { "b" : [ { } , [ ] ] } ] }"#, true),
            (r#"{"a":[{"b":[{},[]]}],"c":0}"#, false),
            (r#"{"a":",[{\",[{"}"#, true),
        ] {
            let checked = check_json(json.as_bytes(), &limits());
            assert_eq!(checked.is_ok(), is_within, "{json}");
        }
    }
}
