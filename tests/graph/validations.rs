//! The body of the check of supported assets, which may repeat the token.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_token_in_the_body_of_a_failed_check_is_not_shown() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let page = format!("<pre>Authorization: Bearer {}</pre>", client.token());
    harness
        .fault(json!({
            "service": "main", "path": "/v3/api/dev/supported-assets-check", "kind": "wrong-shape", "status": 500,
            "body": page,
        }))
        .await;
    let query = "{ supportedAssetsCheck(input: { adGroupId: 93 }) { raw } }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "supportedAssetsCheck": { "raw": "<pre>Authorization: Bearer …</pre>" } } })
    );
}
