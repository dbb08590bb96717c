//! Properties of any JSON that a service sends.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::Value;

use super::*;

/// JSON, in part with texts, numbers or depths that some parsers reject.
fn json() -> impl Strategy<Value = String> {
    let text = vec(
        prop_oneof![
            Just("\\ud83d".to_owned()),
            Just("\\ude8c".to_owned()),
            Just("\\\\".to_owned()),
            Just("\\\"".to_owned()),
            "\\\\u[0-9a-f]{4}",
            "[^\"\\\\\\x00-\\x1f]{0,4}",
        ],
        0..6,
    );
    let leaf = prop_oneof![
        Just("null".to_owned()),
        "-?(0|[1-9][0-9]{0,30})(\\.[0-9]{1,5})?([eE][+-]?[0-9]{1,4})?",
        text.clone()
            .prop_map(|text| format!("\"{}\"", text.concat())),
    ];
    leaf.prop_recursive(90, 200, 4, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(|items| format!("[{}]", items.join(","))),
            inner.clone().prop_map(|item| format!("[ {item}\n]")),
            vec((text.clone(), inner), 0..4).prop_map(|members| {
                let members: Vec<String> = members
                    .into_iter()
                    .map(|(key, value)| format!("\"{}\":{value}", key.concat()))
                    .collect();
                format!("{{{}}}", members.join(", "))
            }),
        ]
    })
}

fn written(json: &str) -> String {
    let mut out = Vec::new();
    write_sent(json, &mut out);
    String::from_utf8(out).unwrap()
}

proptest! {
    #[test]
    fn written_json_can_be_parsed(json in json()) {
        let written = written(&json);
        let read: Result<Value, _> = serde_json::from_str(&written);
        prop_assert!(read.is_ok(), "{read:?}: {written}");
        prop_assert!(!written.contains(['\r', '\n']));
        // JSON that can be parsed as sent is not changed.
        if let Ok(sent) = serde_json::from_str::<Value>(&json)
            && depth(&sent) <= MAX_DEPTH
        {
            prop_assert_eq!(read.unwrap(), sent);
        }
    }

    #[test]
    fn writing_again_changes_nothing(json in json()) {
        let once = written(&json);
        prop_assert_eq!(written(&once), once);
    }
}

fn depth(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(depth).max().unwrap_or(0),
        Value::Object(members) => 1 + members.values().map(depth).max().unwrap_or(0),
        _ => 0,
    }
}
