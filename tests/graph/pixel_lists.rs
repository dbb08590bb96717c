//! Lists of pixels: of a customer, of a campaign and without a campaign.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const PIXELS: &str = "query ($of: PixelsOf!, $filter: PixelFilter) {
  pixels(of: $of, filter: $filter) { totalCount nodes { pixelId } }
}";

#[tokio::test]
async fn a_list_is_of_a_campaign_a_customer_or_without_a_campaign_and_filtered() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let missing = vec![151, 108, 12, 132, 60, 84, 120, 144, 152, 24, 48, 72, 96];
    let without = json!({ "withoutCampaign": true });
    let spring = json!({ "campaignId": 4 });
    let cases = [
        (&without, Value::Null, "missing-campaign", missing.clone()),
        (&without, json!({}), "missing-campaign", missing),
        (
            &without,
            json!({ "text": " HOME " }),
            "missing-campaign",
            vec![120, 144, 152, 24, 48, 72, 96],
        ),
        (
            &spring,
            Value::Null,
            "campaign/4",
            vec![37, 35, 33, 38, 31, 32, 36, 34],
        ),
        (
            &spring,
            json!({ "pages": ["PRODUCT_PAGE", "CHECKOUT_PAGE"] }),
            "campaign/4",
            vec![33, 32],
        ),
        (&spring, json!({ "pages": [] }), "campaign/4", vec![]),
        (
            &spring,
            json!({ "pages": ["PRODUCT_PAGE"], "text": "checkout" }),
            "campaign/4",
            vec![],
        ),
        (
            &spring,
            json!({ "funnelStages": ["CONVERSION_PAGE"] }),
            "campaign/4",
            vec![37, 34],
        ),
        (
            &json!({ "customerId": 3 }),
            json!({ "text": "home" }),
            "customer/3",
            vec![31, 152],
        ),
        (
            &json!({ "customerId": 29 }),
            Value::Null,
            "customer/29",
            vec![],
        ),
    ];
    for (of, filter, list, pixels) in cases {
        harness.clear_calls().await;
        let nodes: Vec<Value> = pixels.iter().map(|id| json!({ "pixelId": id })).collect();
        assert_eq!(
            client
                .fresh(PIXELS, json!({ "of": of, "filter": filter }))
                .await,
            json!({ "data": { "pixels": { "totalCount": nodes.len(), "nodes": nodes } } }),
            "{of} {filter}"
        );
        assert_eq!(
            harness.sorted_calls().await,
            [format!("main GET /v3/api/pixels/{list}")]
        );
    }
    // An unknown customer or campaign is an error, not an empty list.
    for (of, words) in [
        (json!({ "customerId": 999 }), "Customer not found."),
        (json!({ "campaignId": 999 }), "Campaign not found."),
    ] {
        assert_eq!(
            client.graphql(PIXELS, json!({ "of": of })).await,
            json!({
                "data": { "pixels": null },
                "errors": [{
                    "message": words,
                    "locations": [{ "line": 2, "column": 3 }],
                    "path": ["pixels"],
                    "extensions": {
                        "code": "NOT_FOUND", "retryable": false, "service": "main", "userMessage": words,
                    },
                }],
            })
        );
    }
}

#[tokio::test]
async fn a_list_of_pixels_needs_exactly_one_owner() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let one = "The value of \"$of\" is invalid: \"PixelsOf\" needs exactly one of its fields, and not null.";
    for (of, message) in [
        (json!({}), one),
        (json!({ "campaignId": 4, "customerId": 3 }), one),
        (json!({ "campaignId": null }), one),
        (
            json!({ "campaign": 4 }),
            "The value of \"$of\" is invalid: \"PixelsOf\" has no field \"campaign\". Did you mean \"campaignId\"?",
        ),
    ] {
        assert_eq!(
            client.graphql(PIXELS, json!({ "of": of })).await,
            json!({ "errors": [{
                "message": message,
                "locations": [{ "line": 1, "column": 8 }],
                "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
            }] }),
            "{of}"
        );
    }
    assert_eq!(
        client
            .graphql(PIXELS, json!({ "of": { "withoutCampaign": false } }))
            .await,
        json!({
            "data": { "pixels": null },
            "errors": [{
                "message": "of.withoutCampaign must be true: there is no list of the pixels of all campaigns.",
                "locations": [{ "line": 2, "column": 3 }],
                "path": ["pixels"],
                "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
            }],
        })
    );
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn pixels_are_sorted_by_every_field_and_paged_from_both_ends() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "pixelId": 3, "requestCount": 5, "metaData": { "displayName": "beta" } },
        { "pixelId": 1, "requestCount": "7", "metaData": { "displayName": "Alpha" } },
        { "pixelId": 2, "metaData": { "displayName": "alpha" } },
        { "pixelId": 10, "requestCount": 5, "metaData": { "displayName": "Gamma" } },
    ]);
    let query = "query ($order: PixelOrder, $first: Int, $last: Int) {
  pixels(of: { customerId: 3 }, orderBy: $order, first: $first, last: $last) { totalCount nodes { pixelId } }
}";
    let by = |field: &str, direction: &str| json!({ "order": { "field": field, "direction": direction } });
    for (variables, ids) in [
        (json!({}), vec![1, 2, 3, 10]),
        (by("NAME", "DESC"), vec![10, 3, 2, 1]),
        (by("PIXEL_ID", "ASC"), vec![1, 2, 3, 10]),
        (by("PIXEL_ID", "DESC"), vec![10, 3, 2, 1]),
        (by("REQUEST_COUNT", "ASC"), vec![3, 10, 1, 2]),
        (by("REQUEST_COUNT", "DESC"), vec![1, 10, 3, 2]),
        (json!({ "first": 2 }), vec![1, 2]),
        (json!({ "last": 2 }), vec![3, 10]),
    ] {
        harness
            .answer_once("/v3/api/pixels/customer/3", json!({ "data": rows }))
            .await;
        let nodes: Vec<Value> = ids.iter().map(|id| json!({ "pixelId": id })).collect();
        assert_eq!(
            client.fresh(query, variables.clone()).await,
            json!({ "data": { "pixels": { "totalCount": 4, "nodes": nodes } } }),
            "{variables}"
        );
    }
    assert_eq!(
        client.fresh(query, json!({ "first": 1, "last": 1 })).await,
        json!({
            "data": { "pixels": null },
            "errors": [{
                "message": "Give first or last, not both.",
                "locations": [{ "line": 2, "column": 3 }],
                "path": ["pixels"],
                "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
            }],
        })
    );
}

/// Pixels of one campaign: its own list. Of several: the list of their customer, once.
#[tokio::test]
async fn the_pixels_of_several_campaigns_cost_one_call_per_customer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($customer: Int!, $first: Int!) { customer(by: { customerId: $customer }) {
  campaigns(first: $first, orderBy: { field: CAMPAIGN_ID }) { nodes { campaignId pixels { nodes { pixelId campaign { campaignId } } } } }
} }";
    let list = "{ customer(by: { customerId: 3 }) { campaigns(first: 100, orderBy: { field: CAMPAIGN_ID }) { nodes { campaignId } } } }";
    let answer = client.fresh(list, json!({})).await;
    let campaigns = answer["data"]["customer"]["campaigns"]["nodes"].clone();
    let campaigns = campaigns.as_array().unwrap();
    assert!(campaigns.len() > 2, "{answer}");
    let base = [
        "main GET /v3/api/campaigns",
        "main GET /v3/api/campaigns/customer/3",
        "main GET /v3/api/customers",
    ];
    let first = format!(
        "main GET /v3/api/pixels/campaign/{}",
        campaigns[0]["campaignId"]
    );
    for (count, call) in [
        (1, first.as_str()),
        (2, "main GET /v3/api/pixels/customer/3"),
        (campaigns.len(), "main GET /v3/api/pixels/customer/3"),
    ] {
        harness.clear_calls().await;
        let answer = client
            .fresh(query, json!({ "customer": 3, "first": count }))
            .await;
        assert_eq!(answer.get("errors"), None, "{answer}");
        let calls = harness.sorted_calls().await;
        let pixels: Vec<&String> = calls
            .iter()
            .filter(|call| !base.contains(&call.as_str()))
            .collect();
        assert_eq!(pixels, [call], "{calls:?}");
        // Each campaign has its own pixels, as its own list has them.
        let nodes = answer["data"]["customer"]["campaigns"]["nodes"]
            .as_array()
            .unwrap();
        assert_eq!(nodes.len(), count);
        for node in nodes {
            let id = &node["campaignId"];
            let own = client
                .graphql(
                    "query ($of: PixelsOf!) { pixels(of: $of) { nodes { pixelId campaign { campaignId } } } }",
                    json!({ "of": { "campaignId": id } }),
                )
                .await;
            assert_eq!(node["pixels"], own["data"]["pixels"], "{id}");
        }
    }
    // Campaigns of two customers: one call for each customer with several campaigns.
    let both = "{ a: customer(by: { customerId: 3 }) { campaigns(first: 3) { nodes { pixels { totalCount } } } }
  b: customer(by: { customerId: 9 }) { campaigns(first: 3) { nodes { pixels { totalCount } } } } }";
    harness.clear_calls().await;
    let answer = client.fresh(both, json!({})).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    let calls = harness.sorted_calls().await;
    let pixels: Vec<&String> = calls
        .iter()
        .filter(|call| call.contains("/pixels/"))
        .collect();
    assert_eq!(
        pixels,
        [
            "main GET /v3/api/pixels/customer/3",
            "main GET /v3/api/pixels/customer/9",
        ]
    );
}

#[tokio::test]
async fn the_pixels_of_a_campaign_are_filtered_sorted_and_paged() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ campaign(by: { campaignId: 4 }) {
  pixels(filter: { text: \"s\" }, orderBy: { field: PIXEL_ID, direction: DESC }, first: 3) {
    totalCount nodes { pixelId name } pageInfo { hasNextPage }
  }
} }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "campaign": { "pixels": {
            "totalCount": 6,
            "nodes": [
                { "pixelId": 38, "name": "Fails Job" },
                { "pixelId": 37, "name": "Breaks Check" },
                { "pixelId": 36, "name": "Refuses Save" },
            ],
            "pageInfo": { "hasNextPage": true },
        } } } })
    );
}

#[tokio::test]
async fn the_campaigns_of_a_list_are_found_in_every_shape() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let named =
        |id: Value, name: &str| json!({ "pixelId": id, "metaData": { "displayName": name } });
    let with = |mut pixel: Value, key: &str, value: Value| {
        pixel[key] = value;
        pixel
    };
    let rows = json!([
        with(named(json!(1), "a number"), "campaign", json!(4)),
        with(named(json!("2"), "an object"), "campaign", json!({ "campaignId": 4, "campaignRef": "Odd" })),
        with(named(json!(3), "a text"), "campaign", json!("4")),
        with(named(json!(4), "null"), "campaign", Value::Null),
        named(json!(5), "missing"),
        with(named(json!(6), "unknown"), "campaign", json!(99_999)),
        with(named(json!(7), "nonsense"), "campaign", json!("soon")),
        with(named(json!(8), "an empty object"), "campaign", json!({})),
        with(named(json!(9), "own customer"), "customerId", json!("7")),
        { "pixelId": 10, "requestCount": "12", "metaData": "none" },
        { "pixelUUID": "no number" },
        "no row",
    ]);
    harness
        .answer_once("/v3/api/pixels/missing-campaign", json!({ "data": rows }))
        .await;
    let query = "{ pixels(of: { withoutCampaign: true }) { nodes { pixelId name requestCount campaign { name } customer { slug } } } }";
    let spring = || json!({ "name": "Spring Launch" });
    let harbor = || json!({ "slug": "harbor-transit" });
    let none = || Value::Null;
    let pixel = |id: i32, name: &str, campaign: Value, customer: Value| json!({ "pixelId": id, "name": name, "requestCount": null, "campaign": campaign, "customer": customer });
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "pixels": { "nodes": [
            pixel(1, "a number", spring(), harbor()),
            pixel(3, "a text", spring(), harbor()),
            pixel(8, "an empty object", none(), none()),
            pixel(2, "an object", spring(), harbor()),
            pixel(5, "missing", none(), none()),
            pixel(7, "nonsense", none(), none()),
            pixel(4, "null", none(), none()),
            pixel(9, "own customer", none(), json!({ "slug": "acme-media" })),
            { "pixelId": 10, "name": "Pixel 10", "requestCount": 12, "campaign": null, "customer": null },
            pixel(6, "unknown", none(), none()),
        ] } } })
    );
}

/// The list itself, all campaigns and all customers: three reads.
#[tokio::test]
async fn a_list_with_campaigns_and_customers_costs_three_reads_at_any_length() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($first: Int) { pixels(of: { customerId: 3 }, first: $first) {
  nodes { name link campaign { name } customer { slug } }
} }";
    for first in [2, 10, 23] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "first": first })).await;
        assert_eq!(answer.get("errors"), None);
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/campaigns",
                "main GET /v3/api/customers",
                "main GET /v3/api/pixels/customer/3",
            ]
        );
    }
}

#[tokio::test]
async fn visits_are_counted_by_page_and_by_weekday() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ campaign(by: { campaignId: 4 }) { pixelVisits { pages { home product checkout } homeByWeekday { weekday visits } } } }";
    let day = |home: i32| json!({ "pages": { "Homepage": { "visits": home } } });
    let mut days = json!({ "0": day(5), "1": day(0), "2": day(2), "3": day(1), "4": day(0), "5": day(0), "6": day(4) });
    days["0"]["pages"]["Product Page"] = json!({ "visits": "3" });
    days["6"]["pages"]["Checkout Page"] = json!({ "visits": 2 });
    days["7"] = day(100);
    let mut without = days.clone();
    without.as_object_mut().unwrap().remove("3");
    let cases = [
        (json!({ "data": days }), [12, 3, 2], [5, 0, 2, 1, 0, 0, 4]),
        (
            json!({ "data": without }),
            [11, 3, 2],
            [5, 0, 2, 0, 0, 0, 4],
        ),
        (json!({ "data": null }), [0; 3], [0; 7]),
        (json!({}), [0; 3], [0; 7]),
    ];
    let names = [
        "Sunday",
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday",
    ];
    for (body, [home, product, checkout], bars) in cases {
        harness
            .answer_once("/v3/api/pixels/pixelData/4", body.clone())
            .await;
        let by_weekday: Vec<Value> = names
            .iter()
            .zip(bars)
            .map(|(weekday, visits)| json!({ "weekday": weekday, "visits": visits }))
            .collect();
        assert_eq!(
            client.fresh(query, json!({})).await,
            json!({ "data": { "campaign": { "pixelVisits": {
                "pages": { "home": home, "product": product, "checkout": checkout },
                "homeByWeekday": by_weekday,
            } } } }),
            "{body}"
        );
    }

    let body = json!({ "data": {
        "6": { "pages": { "Product Page": { "visits": "3" }, "Homepage": { "visits": 4 } } }, "2": { "pages": {} }, "4": null,
    } });
    harness
        .answer_once("/v3/api/pixels/pixelData/4", body)
        .await;
    let query = "{ campaign(by: { campaignId: 4 }) { pixelVisits { days { day weekday pages { page visits } } } } }";
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "campaign": { "pixelVisits": { "days": [
            { "day": 2, "weekday": "Tuesday", "pages": [] },
            { "day": 6, "weekday": "Saturday", "pages": [
                { "page": "Homepage", "visits": 4 }, { "page": "Product Page", "visits": 3 },
            ] },
        ] } } } })
    );
}
