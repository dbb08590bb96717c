//! The outlines of markets.

use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const OUTLINE: &str = "query ($id: ID!) { node(id: $id) { ... on Market { geoJsonText } } }";

#[tokio::test]
async fn an_outline_is_formatted_with_its_keys_and_numbers_unchanged() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // "Market:2"
    let query = json!({ "id": "TWFya2V0OjI" });
    let deep = format!("{}{}", "[".repeat(2_000), "]".repeat(2_000));
    let market = |geo_json: &str| format!("{{\"data\":{{\"marketId\":2{geo_json}}}}}");
    let cases = [
        (market(""), Value::Null),
        (market(",\"geoJson\":null"), Value::Null),
        (
            market(",\"geoJson\":{\"type\":\"FeatureCollection\",\"features\":[]}"),
            json!("{\n  \"type\": \"FeatureCollection\",\n  \"features\": []\n}"),
        ),
        // One that was saved with more nesting than can be indented is as it was saved.
        (market(&format!(",\"geoJson\":{deep}")), json!(deep)),
        // Keys keep their order, numbers their digits, and positions share a line.
        (
            market(
                ",\"geoJson\":{\"z\":1.10,\"a\":12345678901234567890,\"features\":[[[1e2,-0.0],[3,4]]]}",
            ),
            json!(
                "{\n  \"z\": 1.10,\n  \"a\": 12345678901234567890,\n  \"features\": [\n    [\n      [1e2, -0.0], [3, 4]\n    ]\n  ]\n}"
            ),
        ),
    ];
    for (body, outline) in cases {
        harness
            .fault(json!({
                "service": "main", "path": "/v3/api/markets/2", "method": "GET", "kind": "wrong-shape",
                "status": 200, "body": body, "count": 1,
            }))
            .await;
        assert_eq!(
            client.fresh(OUTLINE, query.clone()).await,
            json!({ "data": { "node": { "geoJsonText": outline } } }),
            "{body}"
        );
    }
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
        harness
            .fault(json!({
                "service": "main", "path": "/v3/api/markets/2", "method": "GET", "kind": "wrong-shape",
                "status": 200, "body": body, "count": 1,
            }))
            .await;
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

/// The object itself is accepted in place of its text.
#[tokio::test]
async fn an_outline_is_saved_as_an_object_too() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let outline = json!({ "type": "FeatureCollection", "features": [{ "type": "Feature" }] });
    let input = json!({ "marketId": 2, "geoJson": outline });
    let answer = client.graphql(SAVE, json!({ "input": input })).await;
    assert_eq!(answer, saved(json!({ "name": "Boston" }), json!([])));
    assert_eq!(upstream(&harness, &client, 2).await["geoJson"], outline);
    let written = "mutation { saveMarketGeoJson(input: { marketId: 2, geoJson: { features: [{ a: 1 }] } }) { errors { message } } }";
    let answer = client.graphql(written, json!({})).await;
    assert_eq!(
        answer,
        json!({ "data": { "saveMarketGeoJson": { "errors": [] } } })
    );
    assert_eq!(
        upstream(&harness, &client, 2).await["geoJson"],
        json!({ "features": [{ "a": 1 }] })
    );
    for (value, words) in [
        (json!({ "features": [] }), "Geo Json is invalid."),
        (json!({}), "Geo Json is invalid."),
    ] {
        let input = json!({ "marketId": 2, "geoJson": value });
        let answer = client.graphql(SAVE, json!({ "input": input })).await;
        assert_eq!(
            answer["data"]["saveMarketGeoJson"]["errors"][0]["message"],
            words
        );
    }
    for value in [json!(1), json!([1]), json!(true), Value::Null] {
        let input = json!({ "marketId": 2, "geoJson": value });
        let answer = client.graphql(SAVE, json!({ "input": input })).await;
        assert_eq!(answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT");
    }
}

#[tokio::test]
async fn an_outline_is_refused_by_the_length_of_its_indented_text() {
    let harness = Harness::with(&["--max-list-bytes", "50000"]).await;
    let client = harness.sign_in(STAFF).await;
    let (count, depth) = (4_000, 8);
    let texts = vec![r#""""#; count].join(",");
    let geo_json = format!("{}{texts}{}", "[".repeat(depth), "]".repeat(depth));
    assert!(geo_json.len() < 50_000);
    let body = format!("{{\"data\":{{\"marketId\":2,\"geoJson\":{geo_json}}}}}");
    harness
        .fault(json!({
            "service": "main", "path": "/v3/api/markets/2", "method": "GET", "kind": "wrong-shape",
            "status": 200, "body": body, "count": 1,
        }))
        .await;
    let answer = client.fresh(OUTLINE, json!({ "id": "TWFya2V0OjI" })).await;
    assert_eq!(answer["data"]["node"]["geoJsonText"], Value::Null);
    // Each text has a line with a comma, and the brackets have lines too.
    let brackets: usize = (0..depth).map(|level| 2 * (2 * level + 2)).sum();
    let length = count * (2 * depth + 2 + 2) - 1 + brackets - 1;
    let error = &answer["errors"][0];
    assert_eq!(error["extensions"]["code"], "LIMIT_EXCEEDED");
    let message = error["message"].as_str().unwrap();
    assert!(
        message.contains(&format!(" return {length} bytes,")),
        "{message}"
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_saved_outline_leaves_the_rest_of_its_market_byte_for_byte() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let save = "mutation ($input: SaveMarketGeoJsonInput!) { saveMarketGeoJson(input: $input) {
  market { marketId } errors { message path code }
} }";
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
        harness
            .fault(json!({
                "service": "main", "path": "/v3/api/markets/2", "method": "GET", "kind": "wrong-shape",
                "status": 200, "body": market, "count": 1,
            }))
            .await;
        let answer = client.fresh(save, json!({ "input": input })).await;
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

#[tokio::test]
async fn a_text_is_checked_without_a_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query =
        "query ($text: String!, $bounds: [Float!]) { geoJsonCheck(text: $text, bounds: $bounds) {
      isValid message featureCount place line column reason warnings { line column message }
    } }";
    let valid = |warnings: Value| {
        json!({
            "isValid": true, "message": "Geo Json is valid.", "featureCount": 1, "place": null, "line": null,
            "column": null, "reason": null, "warnings": warnings,
        })
    };
    let invalid = |at: Option<(i32, i32)>, reason: &str| {
        let place = at.map(|(line, column)| format!("Line {line}, column {column}."));
        json!({
            "isValid": false, "message": "Geo Json is invalid.", "featureCount": 0, "place": place,
            "line": at.map(|at| at.0), "column": at.map(|at| at.1), "reason": reason, "warnings": [],
        })
    };
    let far = "Longitude 42.3 and latitude -71.1 are far from the present outline. They seem to be swapped.";
    let market = client
        .graphql(
            "{ market(by: { marketId: 2 }) { geoJsonBounds } }",
            json!({}),
        )
        .await;
    let bounds = &market["data"]["market"]["geoJsonBounds"];
    assert_eq!(*bounds, json!([-71.45, 42.12, -70.6, 42.72]));
    harness.clear_calls().await;
    for (text, check) in [
        (GEO, valid(json!([]))),
        (
            "\u{feff}{\"features\": [\n{\"geometry\": {\"type\": \"Point\", \"coordinates\": [42.3, -71.1]}}]}",
            valid(json!([{ "line": 2, "column": 47, "message": far }])),
        ),
        (
            "{\n  \"features\": [1,]\n}",
            invalid(Some((2, 18)), "Expected value."),
        ),
        (
            "{\"features\":[]}",
            invalid(None, "The \"features\" list is missing or empty."),
        ),
        ("", invalid(Some((1, 0)), "The text ends too early.")),
        (
            &format!("{{\"features\":{}{}}}", "[".repeat(64), "]".repeat(64)),
            invalid(None, "It is nested more than 64 levels deep."),
        ),
    ] {
        assert_eq!(
            client
                .graphql(query, json!({ "text": text, "bounds": bounds }))
                .await,
            json!({ "data": { "geoJsonCheck": check } }),
            "{text}"
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

const GEO: &str = r#"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null}]}"#;
const SAVE: &str = "mutation ($input: SaveMarketGeoJsonInput!) { saveMarketGeoJson(input: $input) {
  market { name } errors { message path code }
} }";

fn saved(market: Value, errors: Value) -> Value {
    json!({ "data": { "saveMarketGeoJson": { "market": market, "errors": errors } } })
}

/// A market as the main API stores it.
async fn upstream(harness: &Harness, client: &Client, market_id: i32) -> Value {
    let address = format!("{}/v3/api/markets/{market_id}", harness.main_url());
    let request = client.http.get(address).bearer_auth(client.token());
    let mut answer: Value = request.send().await.unwrap().json().await.unwrap();
    answer["data"].take()
}

#[tokio::test]
async fn saving_an_outline_leaves_every_other_field_unchanged() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // With an outline, without one, and with a null one.
    for market_id in [2, 28, 29] {
        let mut market = upstream(&harness, &client, market_id).await;
        assert_eq!(market["marketId"], market_id);
        harness.clear_calls().await;
        let input = json!({ "marketId": market_id, "geoJson": GEO });
        let answer = client.graphql(SAVE, json!({ "input": input })).await;
        let name = json!({ "name": market["marketName"] });
        assert_eq!(answer, saved(name, json!([])));
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/markets".to_owned(),
                format!("main GET /v3/api/markets/{market_id}"),
                format!("main PUT /v3/api/markets/{market_id}"),
            ]
        );
        market["geoJson"] = serde_json::from_str(GEO).unwrap();
        assert_eq!(upstream(&harness, &client, market_id).await, market);
    }
    // An empty response is a success.
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/markets/2", "method": "PUT", "kind": "empty", "count": 1 }))
        .await;
    let answer = client
        .graphql(SAVE, json!({ "input": { "marketId": 2, "geoJson": GEO } }))
        .await;
    assert_eq!(answer, saved(json!({ "name": "Boston" }), json!([])));
}

#[tokio::test]
async fn an_invalid_outline_is_not_sent() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let errors = json!([{ "message": "Geo Json is invalid.", "path": ["input", "geoJson"], "code": "REJECTED" }]);
    for text in [
        "",
        "not json",
        "{}",
        "[]",
        "null",
        "{\"features\":[]}",
        "{\"features\":{}}",
        "{\"features\":[1],}",
        &format!("{{\"features\":{}{}}}", "[".repeat(64), "]".repeat(64)),
    ] {
        harness.clear_calls().await;
        let input = json!({ "marketId": 2, "geoJson": text });
        let answer = client.fresh(SAVE, json!({ "input": input })).await;
        assert_eq!(answer, saved(Value::Null, errors.clone()), "{text}");
        assert_eq!(harness.sorted_calls().await, [""; 0]);
    }
}

#[tokio::test]
async fn a_refused_outline_has_the_services_message_and_no_market() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (market_id, message, code) in [
        (31, "This market's boundary is under review.", "REJECTED"),
        (999, "There is no such market.", "NOT_FOUND"),
    ] {
        let input = json!({ "marketId": market_id, "geoJson": GEO });
        let errors = json!([{ "message": message, "path": null, "code": code }]);
        let answer = client.graphql(SAVE, json!({ "input": input })).await;
        assert_eq!(answer, saved(Value::Null, errors));
    }
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
    assert_eq!(answer, saved(json!({ "name": "Anchorage" }), json!([])));
    let after = upstream(&harness, &client, 32).await;
    assert_ne!(after, before);
    let after = after.to_string().replacen("Anchorage Bowl", "Anchorage", 1);
    let after: Value = serde_json::from_str(&after).unwrap();
    assert!(after == before, "something else has changed");
}
