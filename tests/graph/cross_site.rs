//! Requests that a page of another host can make a browser send without asking first.

use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::Value;

use crate::support::Harness;

#[tokio::test]
async fn a_get_with_the_content_type_of_a_form_or_of_text_is_refused() {
    let harness = Harness::start().await;
    for (content_type, status) in [
        (None, 200),
        (Some("application/json"), 200),
        (Some("application/json; charset=utf-8"), 200),
        (Some("text/plain"), 415),
        (Some("text/plain; x=application/json"), 415),
        (Some("multipart/form-data"), 415),
        (Some("application/x-www-form-urlencoded"), 415),
        (Some("message/partial"), 415),
        (Some(""), 415),
    ] {
        let mut request = harness.request(Method::GET, "/graphql?query={__typename}");
        if let Some(content_type) = content_type {
            request = request.header("content-type", content_type);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status().as_u16(), status, "{content_type:?}");
        let answer: Value = response.json().await.unwrap();
        let code = &answer["errors"][0]["extensions"]["code"];
        assert_eq!(code == "BAD_USER_INPUT", status == 415, "{content_type:?}");
    }
    harness.stop().await;
}
