//! Links to files, which the user's browser opens: only valid ones to the storage hosts of the settings are returned.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const HOSTS: &[&str] = &[
    "--storage-hosts",
    "files.example,other.example:8443,127.0.0.1:9000",
];

const INVALID: (&str, &str) = ("INVALID_LINK", "The link to this file is invalid.");
const NOT_ALLOWED: (&str, &str) = (
    "HOST_NOT_ALLOWED",
    "This file is on a host that is not allowed.",
);
const NO_LINK: (&str, &str) = ("NO_LINK", "There is no link to this file.");

/// Links that are returned as they are.
const ALLOWED: [&str; 6] = [
    "https://files.example/b/k?Expires=4102444800&Signature=a%2Bb%3D",
    "https://files.example:443/b/k",
    "https://FILES.example/b/k",
    "https://other.example:8443/b/a%20b",
    "https://127.0.0.1:9000/b/k",
    "http://127.0.0.1:9000/b/k",
];

/// Links that are not returned, and why.
const REFUSED: [(&str, (&str, &str)); 19] = [
    ("http://files.example/b/k", NOT_ALLOWED),
    ("http://files.example:443/b/k", INVALID),
    ("https://files.example:8443/b/k", NOT_ALLOWED),
    ("https://other.example/b/k", NOT_ALLOWED),
    ("http://127.0.0.1/b/k", NOT_ALLOWED),
    ("https://evil.example/b/k", NOT_ALLOWED),
    ("https://files.example.evil.example/b/k", NOT_ALLOWED),
    ("https://files.example@evil.example/b/k", INVALID),
    ("https://user:secret@files.example/b/k", INVALID),
    ("https://files.example/b/../k", INVALID),
    ("https://files.example/b/%2e%2E/k", INVALID),
    ("https://files.example/b/a b", INVALID),
    ("https://files.example\\b", INVALID),
    ("javascript:alert(1)", INVALID),
    ("data:text/html,hello", INVALID),
    ("file:///etc/passwd", INVALID),
    ("//files.example/b/k", INVALID),
    ("/b/k", INVALID),
    ("", INVALID),
];

/// A file as the graph returns it.
fn file(url: Option<&str>, refusal: Option<(&str, &str)>) -> Value {
    let (code, reason) = refusal.unzip();
    let open =
        json!({ "allowed": refusal.is_none(), "code": code, "reason": reason, "changesAt": null });
    json!({ "url": url, "open": open })
}

#[tokio::test]
async fn only_links_to_the_storage_hosts_are_returned_with_a_market() {
    let harness = Harness::with(HOSTS).await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ market(by: { hash: \"d4f1c2\" }) { latestFiles { files { url open { allowed code reason changesAt } } } } }";
    let mut rows = Vec::new();
    let mut files = Vec::new();
    let allowed = ALLOWED.map(|link| (link, file(Some(link), None)));
    let refused = REFUSED.map(|(link, why)| (link, file(None, Some(why))));
    for (place, (link, file)) in allowed.into_iter().chain(refused).enumerate() {
        rows.push(json!({ "Key": format!("a{place:02}"), "url": link }));
        files.push(file);
    }
    rows.push(json!({ "Key": "b" }));
    files.push(file(None, Some(NO_LINK)));
    harness
        .answer_once(
            "/v3/api/markets/latest-files/d4f1c2",
            json!({ "data": rows }),
        )
        .await;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "market": { "latestFiles": { "files": files } } } })
    );
}

#[tokio::test]
async fn the_link_of_a_job_that_is_not_returned_keeps_its_name_and_expiry() {
    let harness = Harness::with(HOSTS).await;
    let client = harness.sign_in(STAFF).await;
    let row = json!({ "id": 7, "status": "2", "result": {
        "pixels/7/requests.csv": "https://evil.example/k?Expires=1741780800",
    } });
    harness
        .answer_once("/v3/internal/queue/7", json!({ "data": row }))
        .await;
    let query = "{ job(jobId: \"7\") { files { key name url expiresAt expiryLabel isExpired } refresh { allowed } } }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "job": { "files": [{
            "key": "pixels/7/requests.csv", "name": "requests.csv", "url": null,
            "expiresAt": "2025-03-12T12:00:00Z", "expiryLabel": "expires 03/12/2025 12:00 PM", "isExpired": true,
        }], "refresh": { "allowed": true } } } })
    );
}

#[tokio::test]
async fn no_link_is_returned_without_storage_hosts() {
    let harness = Harness::with(&["--storage-hosts", ""]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ job(jobId: \"7\") { files { url open { allowed code reason changesAt } } } }";
    let row = json!({ "id": 7, "status": "2", "result": { "a": "https://files.example/k" } });
    harness
        .answer_once("/v3/internal/queue/7", json!({ "data": row }))
        .await;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "job": { "files": [file(None, Some(NOT_ALLOWED))] } } })
    );
}
