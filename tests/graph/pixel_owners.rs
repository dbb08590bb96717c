//! The customer and the campaign of a pixel, of which an update may give one.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::pixel_saves::{UPDATE, refused};
use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_pixel_keeps_the_owner_that_is_not_given_if_both_belong_together() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let numbers = client
        .graphql(
            "{ campaigns(filter: { customerId: 1 }, first: 1) { nodes { campaignId } } }",
            json!({}),
        )
        .await;
    let of_another = &numbers["data"]["campaigns"]["nodes"][0]["campaignId"];
    let cases = [
        (
            json!({ "pixelId": 32, "campaignId": of_another }),
            "campaignId",
            format!(
                "The campaign {of_another} belongs to the customer 1, and the pixel keeps its customer 3. Give customerId, too."
            ),
        ),
        (
            json!({ "pixelId": 32, "customerId": 1 }),
            "customerId",
            "The pixel keeps its campaign 4, which belongs to another customer, 3. Give campaignId, too.".to_owned(),
        ),
    ];
    for (input, field, message) in cases {
        harness.clear_calls().await;
        let errors = json!([{ "message": message, "path": ["input", field], "code": "REJECTED" }]);
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            refused("updatePixel", &errors)
        );
        assert_eq!(harness.writes().await, []);
    }
    let update = "mutation ($input: UpdatePixelInput!) { updatePixel(input: $input) {
  pixel { campaign { campaignId } customer { customerId } } errors { message }
} }";
    let saved = |campaign: &Value, customer_id: i32| {
        let campaign = campaign
            .as_i64()
            .map(|number| json!({ "campaignId": number }));
        let pixel = json!({ "campaign": campaign, "customer": { "customerId": customer_id } });
        json!({ "data": { "updatePixel": { "pixel": pixel, "errors": [] } } })
    };
    for (input, expected) in [
        // Its own customer and campaign, each alone.
        (json!({ "customerId": 3 }), saved(&json!(4), 3)),
        (json!({ "campaignId": 4 }), saved(&json!(4), 3)),
        // Both, or a customer without a campaign.
        (
            json!({ "customerId": 1, "campaignId": of_another }),
            saved(of_another, 1),
        ),
        (
            json!({ "customerId": 3, "campaignId": null }),
            saved(&Value::Null, 3),
        ),
        (json!({ "customerId": 1 }), saved(&Value::Null, 1)),
    ] {
        let mut whole = input.clone();
        whole["pixelId"] = json!(32);
        assert_eq!(
            client.graphql(update, json!({ "input": whole })).await,
            expected,
            "{input}"
        );
    }
    // What cannot be read is left to the service.
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/campaigns/4", "kind": "status", "status": 500, "count": 1 }))
        .await;
    assert_eq!(
        client
            .graphql(
                update,
                json!({ "input": { "pixelId": 33, "customerId": 1 } })
            )
            .await,
        saved(&json!(4), 1)
    );
}
