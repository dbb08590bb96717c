//! Writing JSON that a service sent so that every reader of the answer can read it.

/// The maximum depth of a value. Many readers stop at 100 or 128 levels, and the answer has levels of its own.
const MAX_DEPTH: usize = 64;

/// Writes a value that a service sent, on one line: events and lines of a file end with a line end. What some readers
/// refuse, together with the whole answer, is replaced: half a surrogate pair by U+FFFD, and a number beyond the range of a
/// double, as well as what nests deeper than 64 levels, by null. The text must be valid JSON.
pub fn write_sent(json: &str, out: &mut Vec<u8>) {
    let mut rest = json.as_bytes();
    let mut depth = 0_usize;
    while let Some(first) = rest.first() {
        let length = match first {
            b'"' => text_length(rest),
            b'-' | b'0'..=b'9' => number_length(rest),
            _ => 1,
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        let is_hidden = depth > MAX_DEPTH;
        match first {
            b'{' | b'[' => {
                depth += 1;
                if depth == MAX_DEPTH + 1 {
                    out.extend_from_slice(b"null");
                }
            }
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if is_hidden || depth > MAX_DEPTH {
            continue;
        }
        match first {
            b'"' => write_text(token, out),
            b'-' | b'0'..=b'9' if is_too_large(token) => out.extend_from_slice(b"null"),
            b'\n' | b'\r' => out.push(b' '),
            _ => out.extend_from_slice(token),
        }
    }
}

/// The length of the text at the start, with both quotes.
fn text_length(json: &[u8]) -> usize {
    let mut at = 1;
    while let Some(byte) = json.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    json.len()
}

fn number_length(json: &[u8]) -> usize {
    let mut bytes = json.iter();
    bytes
        .position(|byte| !matches!(byte, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E'))
        .unwrap_or(json.len())
}

fn is_too_large(number: &[u8]) -> bool {
    // Only an exponent, or more digits than any number should have, leads beyond the range.
    let may_be = number.len() > 300 || number.iter().any(|byte| matches!(byte, b'e' | b'E'));
    may_be
        && std::str::from_utf8(number)
            .ok()
            .and_then(|number| number.parse::<f64>().ok())
            .is_none_or(f64::is_infinite)
}

/// Writes a text with both quotes.
fn write_text(text: &[u8], out: &mut Vec<u8>) {
    let mut rest = text;
    while let Some(at) = rest.iter().position(|byte| *byte == b'\\') {
        let (plain, escape) = rest.split_at(at);
        out.extend_from_slice(plain);
        let is_half = |unit: Option<u16>| matches!(unit, Some(0xD800..=0xDFFF));
        let (unit, next) = (unit_of(escape), escape.get(6..).and_then(unit_of));
        let length = match (unit, next) {
            (Some(0xD800..=0xDBFF), Some(0xDC00..=0xDFFF)) => 12,
            (Some(_), _) => 6,
            (None, _) => 2,
        };
        let (escape, after) = escape.split_at(length.min(escape.len()));
        match length == 6 && is_half(unit) {
            true => out.extend_from_slice(b"\\ufffd"),
            false => out.extend_from_slice(escape),
        }
        rest = after;
    }
    out.extend_from_slice(rest);
}

/// The UTF-16 unit of an escape such as `\ud83d` at the start.
fn unit_of(escape: &[u8]) -> Option<u16> {
    let digits = escape.strip_prefix(b"\\u")?.get(..4)?;
    u16::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn written(json: &str) -> String {
        let mut out = Vec::new();
        write_sent(json, &mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn what_every_reader_can_read_is_written_as_it_is() {
        for json in [
            "null",
            "-0.0",
            "\"\"",
            r#"{"z":1.10,"a":123456789012345678901234567890,"e":[1e2,-1E+30,5e-999]}"#,
            r#"{"a":1,"a":2,"__proto__":{"x":[]}}"#,
            r#"["\\","\"","\\\"","\/","\u0000","\\ud83d","\ud83d\ude8c \u00e9 é",true]"#,
        ] {
            assert_eq!(written(json), json);
        }
        assert_eq!(written("{\r\n\"a\":\t[1,\n2]\n}"), "{  \"a\":\t[1, 2] }");
    }

    #[test]
    fn what_some_readers_refuse_is_replaced() {
        for (json, expected) in [
            (r#""\ud83d""#, r#""\ufffd""#),
            (r#""\uDE8C!""#, r#""\ufffd!""#),
            (r#""\ud83d\n\ude8c""#, r#""\ufffd\n\ufffd""#),
            (r#""\ud83d\ud83d\ude8c""#, r#""\ufffd\ud83d\ude8c""#),
            (r#""\ud83d\u0041""#, r#""\ufffd\u0041""#),
            (r#"{"\ud83d":1}"#, r#"{"\ufffd":1}"#),
            ("[1e999,-1E999,1e308]", "[null,null,1e308]"),
        ] {
            assert_eq!(written(json), expected, "{json}");
        }
        let digits = "9".repeat(400);
        assert_eq!(written(&digits), "null");
        assert_eq!(written(&format!("0.{digits}")), format!("0.{digits}"));
    }

    #[test]
    fn what_nests_too_deep_is_null() {
        let nested = |depth: usize, inner: &str| {
            format!("{}{inner}{}", "[".repeat(depth), "]".repeat(depth))
        };
        let deepest = nested(MAX_DEPTH, "1");
        assert_eq!(written(&deepest), deepest);
        for inner in ["[]", "{\"a\":\"]}\"}", "[[1e999,\"\\ud83d\"]]"] {
            assert_eq!(
                written(&nested(MAX_DEPTH, &format!("1,{inner},2"))),
                nested(MAX_DEPTH, "1,null,2")
            );
        }
        let deep = "{\"a\":".repeat(10_000) + "1" + &"}".repeat(10_000);
        let beside = written(&format!("[{deep},{{\"b\":2}}]"));
        assert!(beside.ends_with(",{\"b\":2}]"), "{beside}");
        serde_json::from_str::<Value>(&beside).unwrap();
    }
}
