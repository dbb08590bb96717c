//! The pings of providers, which are read by their names.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::providers::PROVIDERS;
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
            stamped(PROVIDERS),
            stamped("/v3/api/providers/latest-pings/Toppers%20Live")
        ),
        (2, 1, 1),
        "{calls:?}"
    );
}

#[tokio::test]
async fn pings_are_read_by_the_exact_name_and_sorted_newest_first() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "query ($id: Int!) { provider(by: { providerId: $id }) { latestPings { date pings } } }";
    for (provider_id, days, path) in [
        (4, 14, "Transit%2FSync%20100%25"),
        (16, 14, "Veh%C3%ADculos%20del%20R%C3%ADo"),
        (29, 14, "L%C3%ADnea%20Sur%2FNorte%2050%25"),
        (12, 0, "Toppers%20Live"),
    ] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "id": provider_id })).await;
        let rows = answer["data"]["provider"]["latestPings"]
            .as_array()
            .unwrap();
        assert_eq!(rows.len(), days, "{answer}");
        let dates: Vec<&str> = rows
            .iter()
            .map(|row| row["date"].as_str().unwrap())
            .collect();
        assert!(dates.iter().rev().is_sorted(), "{dates:?}");
        let called = format!("main GET /v3/api/providers/latest-pings/{path}");
        assert_eq!(
            harness.sorted_calls().await,
            ["main GET /v3/api/providers", &called]
        );
    }
    let rows = json!([
        { "PING_DATE": "2024-06-01", "PINGS": "48210" },
        { "PING_DATE": "2024-06-02T00:00:00Z", "PINGS": 7 },
        { "PING_DATE": "soon", "PINGS": "many" },
        "no row",
    ]);
    harness
        .answer_once("/v3/api/providers/latest-pings", json!({ "data": rows }))
        .await;
    assert_eq!(
        client.fresh(query, json!({ "id": 4 })).await,
        json!({ "data": { "provider": { "latestPings": [
            { "date": "2024-06-02", "pings": 7 },
            { "date": "2024-06-01", "pings": 48210 },
            { "date": null, "pings": null },
        ] } } })
    );
}

#[tokio::test]
async fn a_name_that_does_not_fit_into_a_path_is_never_sent() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ provider(by: { providerId: 1 }) { latestPings { date } } }";
    let list = "main GET /v3/api/providers";
    for name in [".", "..", ""] {
        let row = json!({ "providerId": 1, "providerName": name });
        harness
            .answer_once(PROVIDERS, json!({ "data": [row] }))
            .await;
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({})).await;
        if name.is_empty() {
            assert_eq!(
                answer,
                json!({ "data": { "provider": { "latestPings": [] } } })
            );
        } else {
            assert_eq!(answer["errors"][0]["extensions"]["code"], "NOT_FOUND");
        }
        assert_eq!(harness.sorted_calls().await, [list], "{name}");
    }
    harness.clear_calls().await;
    let answer = client
        .graphql("{ job(by: { jobId: \"..\" }) { jobId } }", json!({}))
        .await;
    assert_eq!(answer, json!({ "data": { "job": null } }));
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}
