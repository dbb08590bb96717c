use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use serde::Deserialize;
use serde_json::Value;
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::*;

/// What serde_json makes of the first value of a text.
fn first<'a, T: Deserialize<'a>>(text: &'a [u8]) -> Read<(T, usize)> {
    let mut values = serde_json::Deserializer::from_slice(text).into_iter::<T>();
    match values.next() {
        Some(Ok(value)) => Ok((value, values.byte_offset())),
        Some(Err(error)) => Err(match error.classify() {
            Category::Eof => Fault::End,
            _ => Fault::Syntax,
        }),
        None => Err(Fault::End),
    }
}

fn scalar_of(value: Value) -> Scalar<'static> {
    match value {
        Value::Null => Scalar::Null,
        Value::Bool(value) => Scalar::Bool(value),
        Value::Number(number) => match number.as_i64() {
            Some(value) => Scalar::Int(value),
            None => Scalar::Float(number.as_f64().expect("a number is a float")),
        },
        Value::String(text) => Scalar::Text(text.into()),
        Value::Array(_) | Value::Object(_) => Scalar::Other,
    }
}

fn is_same(text: &[u8]) {
    let shown = String::from_utf8_lossy(text);
    let mut json = Json::of(text);
    let skipped = json.skip().map(|()| json.at);
    let is_delimiter = |byte: &u8| b" \t\r\n,:[]{}\"".contains(byte);
    let is_word = !matches!(text.trim_ascii_start().first(), Some(b'"' | b'[' | b'{'));
    if let Ok(end) = skipped
        && is_word
        && text.get(end).is_some_and(|next| !is_delimiter(next))
    {
        // serde_json refuses a word right after a number or a literal; here, what reads on refuses it.
        assert!(first::<&RawValue>(text).is_err(), "{shown}");
        return;
    }
    let expected = first::<&RawValue>(text).map(|(_, end)| end);
    // A text that is not UTF-8 is refused when it is used.
    if std::str::from_utf8(text).is_ok() {
        assert_eq!(skipped.ok(), expected.ok(), "{shown}");
        for end in 0..expected.unwrap_or(0) {
            let cut = Json::of(&text[..end]).skip();
            assert_ne!(cut, Err(Fault::Syntax), "{shown} up to {end}");
        }
    }
    let scalar = Json::of(text).scalar();
    let expected = first::<Value>(text).map(|(value, _)| scalar_of(value));
    match (scalar, expected) {
        // serde_json may miss the nearest float by one.
        (Ok(Scalar::Float(float)), Ok(Scalar::Float(expected))) => {
            assert!((float - expected).abs() <= 1e-15 * float.abs(), "{shown}");
        }
        (Ok(scalar), Ok(expected)) => {
            assert_eq!(format!("{scalar:?}"), format!("{expected:?}"), "{shown}");
        }
        (Err(_), Err(_)) => {}
        // Nothing is decoded of what a list or an object holds.
        (Ok(Scalar::Other), Err(_)) => {}
        (scalar, expected) => panic!("{shown}: {scalar:?}, not {expected:?}"),
    }
}

#[test]
fn a_value_ends_where_serde_json_says() {
    const CASES: &str = concat!(
        "| |null |nul|nulx|true,|tru |false]|0|-0|00|01|-|-x|1.|1.5,|1.x|1e|1e5|1E+|1e-7 |1e999|",
        "-1e999|9223372036854775807|9223372036854775808|18446744073709551616|-9223372036854775809|",
        "\"\"|\"a|\"\\n\"|\"\\x\"|\"\\u12\"|\"\\u1g34\"|\"\\ud83d\"|\"\\ud83d\\ude00\"|\"\\udc00\"|",
        "\"tab\t\"|\"é\"|[]|[ ]|[1,]|[,]|[1 2]|[[[]]]|[[|{}|{ }|{\"a\":1}|{\"a\":1,}|{\"a\"}|",
        "{\"a\":}|{a:1}|{\"a\":{\"b\":[1,{\"c\":null}]}} x|{\"a\":1]|[1}|]|}|:|x|'a'|\u{feff}1",
    );
    for text in CASES.split('|') {
        is_same(text.as_bytes());
    }
}

#[test]
fn random_texts_are_read_as_serde_json_reads_them() {
    const PARTS: &str = concat!(
        "{|}|[|]|,|:|\"|\"a\"|\"key\":|\\|\\n|\\u|00e9|\\ud83d|null|true|false|n|0|1|-|+|.|e|E|",
        "9223372036854775808| |\n|\t|\u{1}|é|𝄞|abcdefgh|[1,2]|{\"a\":1}|",
        "\"long text without an escape\"|1.5|1e3|\"\\\"\"|\"x\\/y\"|/|\u{7f}|-0|[]",
    );
    let parts = Vec::from_iter(PARTS.split('|'));
    let mut random = StdRng::seed_from_u64(7);
    for _ in 0..60_000 {
        let mut text = Vec::new();
        for _ in 0..random.random_range(1..9) {
            text.extend_from_slice(parts.choose(&mut random).unwrap().as_bytes());
        }
        if random.random_bool(0.1) {
            let at = random.random_range(0..text.len());
            text[at] = random.random();
        }
        is_same(&text);
    }
}
