//! Lists of pixels: of a customer, of a campaign, without a campaign, and of a study.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const PIXELS: &str =
    "query ($filter: PixelFilter) { pixels(filter: $filter) { totalCount nodes { pixelId } } }";

#[tokio::test]
async fn a_filter_selects_one_list_and_a_campaign_wins_over_a_customer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let missing = vec![151, 108, 12, 132, 60, 84, 120, 144, 152, 24, 48, 72, 96];
    let spring = vec![37, 35, 33, 38, 31, 32, 36, 34];
    let cases = [
        (Value::Null, "missing-campaign", missing.clone()),
        (json!({}), "missing-campaign", missing.clone()),
        (
            json!({ "missingCampaign": false }),
            "missing-campaign",
            missing,
        ),
        (
            json!({ "text": " HOME " }),
            "missing-campaign",
            vec![120, 144, 152, 24, 48, 72, 96],
        ),
        (json!({ "campaignId": 4 }), "campaign/4", spring.clone()),
        (
            json!({ "campaignId": 4, "customerId": 7 }),
            "campaign/4",
            spring,
        ),
        (
            json!({ "campaignId": 4, "missingCampaign": true }),
            "campaign/4",
            vec![],
        ),
        (
            json!({ "customerId": 3, "missingCampaign": true }),
            "customer/3",
            vec![151, 152],
        ),
        (
            json!({ "customerId": 3, "text": "home" }),
            "customer/3",
            vec![31, 152],
        ),
        (json!({ "customerId": 29 }), "customer/29", vec![]),
    ];
    for (filter, list, pixels) in cases {
        harness.clear_calls().await;
        let nodes: Vec<Value> = pixels.iter().map(|id| json!({ "pixelId": id })).collect();
        assert_eq!(
            client.fresh(PIXELS, json!({ "filter": filter })).await,
            json!({ "data": { "pixels": { "totalCount": nodes.len(), "nodes": nodes } } }),
            "{filter}"
        );
        assert_eq!(
            harness.sorted_calls().await,
            [format!("main GET /v3/api/pixels/{list}")]
        );
    }
    // An unknown customer or campaign is an error, not an empty list.
    for filter in [json!({ "customerId": 999 }), json!({ "campaignId": 999 })] {
        let answer = client.graphql(PIXELS, json!({ "filter": filter })).await;
        assert_eq!(answer["data"], json!({ "pixels": null }));
        assert_eq!(answer["errors"][0]["extensions"]["code"], "NOT_FOUND");
    }
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
    let query = "{ pixels { nodes { pixelId name requestCount campaign { campaignRef } customer { slug } } } }";
    let spring = || json!({ "campaignRef": "Spring Launch" });
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
    let query = "query ($first: Int) { pixels(filter: { customerId: 3 }, first: $first) {
  nodes { name link campaign { campaignRef } customer { slug } }
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
async fn pixels_of_a_study_are_sorted_by_name_and_every_study_has_a_count() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ pixelsOfStudy(attributionId: 52, customerId: 3) { pixelId name } studyPixelCounts { attributionId pixelCount } }";
    let count = |study: i32, pixels: i32| json!({ "attributionId": study, "pixelCount": pixels });
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": {
            "pixelsOfStudy": [
                { "pixelId": 33, "name": "Checkout" },
                { "pixelId": 31, "name": "Home" },
                { "pixelId": 32, "name": "Products" },
            ],
            "studyPixelCounts": [count(52, 3), count(53, 1), count(54, 2), count(56, 2), count(999, 1)],
        } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/pixels/attribution-studies-pixel-counts",
            "main GET /v3/api/pixels/attribution/52/customer/3",
        ]
    );
}

#[tokio::test]
async fn visits_are_counted_by_page_and_by_weekday() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ campaign(campaignId: 4) { pixelVisits { pages { home product checkout } homeByWeekday { weekday visits } } } }";
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
    let query = "{ campaign(campaignId: 4) { pixelVisits { days { day weekday pages { page visits } } } } }";
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
