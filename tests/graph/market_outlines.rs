//! The outlines of markets, byte for byte.

use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const OUTLINE: &str = "query ($id: ID!) { node(id: $id) { ... on Market { geoJsonText } } }";

const SAVE: &str = "mutation ($input: SaveMarketGeoJsonInput!) {
  saveMarketGeoJson(input: $input) { errors { message path code } }
}";

/// Lets the service answer the next read of market 2 with this body.
async fn answer_once(harness: &Harness, body: &str) {
    harness
        .fault(json!({
            "service": "main", "path": "/v3/api/markets/2", "method": "GET", "kind": "wrong-shape",
            "status": 200, "body": body, "count": 1,
        }))
        .await;
}

/// An outline is read as the object that the service sent, byte for byte but for its line ends.
#[tokio::test]
async fn an_outline_is_an_object() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ market(by: { marketId: 2 }) { geoJson geoJsonText } }";
    let outline = "{\"type\":\"FeatureCollection\",\r\n\"z\":1.10,\"a\":12345678901234567890}";
    for (sent, expected) in [
        (
            outline,
            "{\"type\":\"FeatureCollection\",  \"z\":1.10,\"a\":12345678901234567890}",
        ),
        // What many readers refuse, together with the whole answer.
        (
            "{\"a\":\"\\ud83d\",\"b\":[1e999]}",
            "{\"a\":\"\\ufffd\",\"b\":[null]}",
        ),
        ("[1]", "null"),
        ("\"{}\"", "null"),
        ("null", "null"),
    ] {
        let body = format!("{{\"data\":{{\"marketId\":2,\"geoJson\":{sent}}}}}");
        answer_once(&harness, &body).await;
        let body = json!({ "query": query });
        let request = client.request(Method::POST, "/graphql").json(&body);
        let response = request
            .header("cache-control", "no-cache")
            .send()
            .await
            .unwrap();
        let answer = response.text().await.unwrap();
        let expected = format!("\"geoJson\":{expected},");
        assert!(answer.contains(&expected), "{sent}: {answer}");
        assert_eq!(answer.contains("\"geoJsonText\":null"), sent == "null");
    }
}

#[tokio::test]
async fn a_saved_outline_leaves_the_rest_of_its_market_byte_for_byte() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let input = json!({ "marketId": 2, "geoJson": r#"{"features": [1.10]}"# });
    let rest = r#""z":123456789012345678901234567890,"n\u0061me":"\/","twice":1,"twice":2"#;
    let refused = json!([{
        "message": "The stored market could not be read, so nothing was saved.", "path": null, "code": "FAILED",
    }]);
    let outline = r#""geoJson":{"features": [1.10]}"#;
    let cases = [
        (
            format!(r#"{{{rest},"marketId":"2"}}"#),
            Some(format!(r#"{{{rest},"marketId":"2",{outline}}}"#)),
        ),
        (
            format!(r#"{{"geoJson":null,{rest},"marketId":2.0}}"#),
            Some(format!(r#"{{{outline},{rest},"marketId":2.0}}"#)),
        ),
        (format!(r#"{{{rest},"marketId":3}}"#), None),
    ];
    for (market, written) in cases {
        harness.clear_calls().await;
        answer_once(&harness, &market).await;
        let answer = client.fresh(SAVE, json!({ "input": input })).await;
        let errors = if written.is_some() {
            json!([])
        } else {
            refused.clone()
        };
        assert_eq!(
            answer["data"]["saveMarketGeoJson"]["errors"], errors,
            "{market}"
        );
        assert_eq!(harness.written().await, Vec::from_iter(written), "{market}");
    }
}

/// A market as the main API stores it.
async fn upstream(harness: &Harness, client: &Client, market_id: i32) -> Value {
    let address = format!("{}/v3/api/markets/{market_id}", harness.main_url());
    let request = client.http.get(address).bearer_auth(client.token());
    let mut answer: Value = request.send().await.unwrap().json().await.unwrap();
    answer["data"].take()
}

#[tokio::test]
async fn an_outline_of_two_megabytes_can_be_read_and_saved() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let before = upstream(&harness, &client, 32).await;
    // "Market:32"
    let answer = client
        .graphql(OUTLINE, json!({ "id": "TWFya2V0OjMy" }))
        .await;
    let text = answer["data"]["node"]["geoJsonText"].as_str().unwrap();
    let size = before["geoJson"].to_string().len();
    assert!(size > 2_000_000, "{size}");
    assert!(text.len() < size * 3 / 2, "{} of {size}", text.len());
    assert!(text.lines().count() < 30_000, "{}", text.lines().count());
    let input =
        json!({ "marketId": 32, "geoJson": text.replacen("Anchorage", "Anchorage Bowl", 1) });
    let answer = client.graphql(SAVE, json!({ "input": input })).await;
    assert_eq!(
        answer,
        json!({ "data": { "saveMarketGeoJson": { "errors": [] } } })
    );
    let after = upstream(&harness, &client, 32).await;
    assert_ne!(after, before);
    let after = after.to_string().replacen("Anchorage Bowl", "Anchorage", 1);
    let after: Value = serde_json::from_str(&after).unwrap();
    assert!(after == before, "something else has changed");
}
