//! Properties of documents and JSON, for any tokens.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::Value;

use super::*;
use crate::graphql::documents::parse::parse;

fn json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<i32>().prop_map(Value::from),
        "[\\[\\]{}\",:\\\\a]{0,8}".prop_map(Value::from),
    ];
    leaf.prop_recursive(6, 40, 5, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..5).prop_map(Value::from),
            proptest::collection::btree_map("[\\[\\]{}\",:a]{0,4}", inner, 0..5)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(members) => members.values().map(count).sum(),
        _ => 0,
    }
}

fn depth(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(depth).max().unwrap_or(0),
        Value::Object(members) => 1 + members.values().map(depth).max().unwrap_or(0),
        _ => 0,
    }
}

proptest! {
    #[test]
    fn values_and_levels_of_json_are_counted_as_a_parser_does(value in json()) {
        for text in [value.to_string(), format!("{value:#}")] {
            prop_assert_eq!(count_values(text.as_bytes()), count(&value), "{}", text);
            let limits = |json_depth| Limits {
                json_depth,
                ..crate::config::settings::Settings::from_flags::<_, &str>([]).unwrap().limits
            };
            let levels = depth(&value);
            prop_assert!(check_json_nesting(text.as_bytes(), &limits(levels)).is_ok());
            if levels > 0 {
                prop_assert!(check_json_nesting(text.as_bytes(), &limits(levels - 1)).is_err());
            }
        }
    }

    #[test]
    fn no_document_that_can_be_parsed_has_more_brackets_than_counted(
        pieces in vec(prop_oneof![
            Just("{"), Just("}"), Just("["), Just("]"), Just("("), Just(")"), Just("\""), Just("\"\"\""), Just("\\"),
            Just("#"), Just("\n"), Just("\r"), Just("a"), Just(":"), Just("$v"), Just("1"), Just(" "), Just(","),
            Just("..."), Just("@b"), Just("\\\"\"\""), Just("\u{feff}"), Just("é"), Just("-1.5e3"), Just("null"),
        ], 0..40),
        most in 1_usize..6,
    ) {
        let text = format!("{{ a(b: {}) }}", pieces.concat());
        if check_nesting(&text, most).is_ok()
            && let Ok(parsed) = parse(&text)
        {
            // One pair of brackets belongs to the selection, one to the arguments.
            let levels = levels(&format!("{:?}", parsed.document));
            prop_assert!(levels <= most, "{levels} levels in {text}");
        }
    }

    #[test]
    fn any_text_is_counted_to_its_end(text in "\\PC{0,200}|[\"\\\\#{}\\[\\]()\\n\\r.a -]{0,200}") {
        let all = check(&text, usize::MAX, usize::MAX);
        prop_assert_eq!(all.is_ok(), check(&text, text.len(), text.len()).is_ok());
    }
}

/// The most lists and objects within each other in the printed document.
fn levels(written: &str) -> usize {
    let (mut most, mut open) = (0_usize, Vec::new());
    let mut rest = written;
    while let Some(at) = rest.find(['(', ')', '{', '}', '[', ']', '"']) {
        let (before, after) = rest.split_at(at);
        let bracket = after.as_bytes()[0];
        rest = &after[1..];
        match bracket {
            b'"' => {
                let mut is_escaped = false;
                let end = rest.bytes().position(|byte| {
                    let is_end = byte == b'"' && !is_escaped;
                    is_escaped = byte == b'\\' && !is_escaped;
                    is_end
                });
                rest = end.map_or("", |end| &rest[end + 1..]);
            }
            b'(' | b'{' | b'[' => {
                open.push(before.ends_with("List") || before.ends_with("Object"));
                most = most.max(open.iter().filter(|is_value| **is_value).count());
            }
            _ => drop(open.pop()),
        }
    }
    most
}
