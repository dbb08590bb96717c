//! Whether the pipeline service can be reached.

use std::sync::Arc;

use serde::Deserialize;

use crate::error::Result;
use crate::upstream::decode::Unreadable;
use crate::upstream::{Api, Call, Path, calls};

calls! {
    HELLO = Call::get("pipeline.hello", "/api/hello")
        .pipeline()
        .reads("A text, or an object with a message.", |body| greeting(body).map(drop));
}

/// The service's response to a greeting: a string, or an object with a message.
pub async fn hello(pipeline: &Api<'_>) -> Result<Arc<String>> {
    pipeline.read(Path::new(&HELLO, &[]), greeting).await
}

fn greeting(body: &[u8]) -> Result<String, Unreadable> {
    #[derive(Deserialize)]
    struct Greeting {
        message: String,
    }
    let text = std::str::from_utf8(body)
        .map_err(|_| "the body is not UTF-8")?
        .trim();
    // An object is a greeting if it has a message; markup comes from a server in between.
    let found = match text.chars().next() {
        None | Some('<' | '[') => None,
        Some('{') => serde_json::from_str(text)
            .ok()
            .map(|greeting: Greeting| greeting.message),
        Some('"') => serde_json::from_str(text).ok(),
        Some(_) => Some(text.to_owned()),
    };
    found.ok_or_else(|| "the body is no greeting".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_greeting_is_a_text_or_the_message_of_an_object() {
        let cases = [
            ("Hello from pipeline", Some("Hello from pipeline")),
            (" hello\n", Some("hello")),
            (r#"{"message":"hello"}"#, Some("hello")),
            (r#""hello""#, Some("hello")),
            ("", None),
            ("{}", None),
            (r#"{"message":7}"#, None),
            (r#"{"message":"hel"#, None),
            (r#""hel"#, None),
            ("[]", None),
            ("<html><body>Sign in</body></html>", None),
        ];
        for (body, expected) in cases {
            let found = greeting(body.as_bytes()).ok();
            assert_eq!(found.as_deref(), expected, "{body}");
        }
        assert!(greeting(b"\xff").is_err());
    }
}
