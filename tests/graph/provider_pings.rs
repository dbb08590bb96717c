//! The pings of providers are read past every HTTP cache.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn providers_and_pings_are_read_past_every_http_cache() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "{ provider(by: { providerId: 12 }) { latestPings { pings } } }";
    client.graphql(query, json!({})).await;
    let calls = harness.calls().await;
    let stamped = |path: &str| {
        let start = format!("main GET {path}?t=");
        calls
            .iter()
            .filter_map(|call| call.strip_prefix(&start))
            .filter(|stamp| stamp.parse::<u64>().is_ok())
            .count()
    };
    assert_eq!(
        (
            calls.len(),
            stamped("/v3/api/providers"),
            stamped("/v3/api/providers/latest-pings/Toppers%20Live")
        ),
        (2, 1, 1),
        "{calls:?}"
    );
}
