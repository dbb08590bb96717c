//! Testing the connection to the backfill service.

use gateway_macros::SimpleObject;

use crate::areas::backfill::rest;
use crate::error::Result;
use crate::graph::payload::{UserError, accepted};
use crate::request::RequestContext;
use crate::upstream::WriteResponse;

/// The backfill service's response to a greeting.
#[derive(SimpleObject)]
pub struct TestBackfillConnectionPayload {
    /// The response: a string, or the message of an object; null if the service rejects the greeting.
    message: Option<String>,
    /// Why the service rejects the greeting; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(context: &RequestContext) -> Result<TestBackfillConnectionPayload> {
    let greeted = rest::hello(&context.backfill()).await;
    Ok(match accepted(greeted)? {
        Ok(answer) => TestBackfillConnectionPayload {
            message: Some(greeting(&answer)),
            errors: Vec::new(),
        },
        Err(error) => TestBackfillConnectionPayload {
            message: None,
            errors: vec![error],
        },
    })
}

/// The text to show for a response.
fn greeting(greeting: &WriteResponse) -> String {
    let text = |part: &WriteResponse| part.text().filter(|_| part.json().starts_with('"'));
    if greeting.json() == "null" {
        return String::new();
    }
    (greeting.get("message").and_then(|message| text(&message)))
        .or_else(|| text(greeting))
        .unwrap_or_else(|| greeting.json().to_owned())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_response_is_shown_as_it_is_or_by_its_message() {
        let cases = [
            (json!("Hello from backfill"), "Hello from backfill"),
            (json!({ "message": "Hello" }), "Hello"),
            (json!({ "message": 7 }), r#"{"message":7}"#),
            (json!({ "status": "UP" }), r#"{"status":"UP"}"#),
            (json!([1]), "[1]"),
            (json!(null), ""),
        ];
        for (body, expected) in cases {
            let answer = WriteResponse::of_body(body.to_string().as_bytes()).unwrap();
            assert_eq!(greeting(&answer), expected);
        }
    }
}
