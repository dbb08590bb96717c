//! Pixels that are created and changed.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const CREATE: &str = "mutation ($input: CreatePixelInput!) { createPixel(input: $input) {
  pixel { pixelId uuid displayName page funnelStage url requestCount campaign { campaignId } customer { customerId } }
  campaign { pixelCount }
  errors { message path code }
} }";

pub(crate) const UPDATE: &str = "mutation ($input: UpdatePixelInput!) { updatePixel(input: $input) {
  pixel { pixelId uuid displayName page funnelStage url requestCount campaign { campaignId } customer { customerId } }
  campaign { pixelCount }
  errors { message path code }
} }";

/// The answer to a pixel that was not saved.
pub(crate) fn refused(name: &str, errors: &Value) -> Value {
    json!({ "data": { name: { "pixel": null, "campaign": null, "errors": errors } } })
}

#[tokio::test]
async fn a_new_pixel_keeps_its_uuid_and_counts_for_its_campaign() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let uuid = "6f9619ff-8b86-4d01-b42d-00c04fc964ff";
    let mut input = json!({
        "displayName": " Thanks ", "page": "CONTACT_US_PAGE", "funnelStage": "CONVERSION_PAGE",
        "url": "https://shop.example/thanks", "campaignId": 4, "uuid": uuid,
    });
    assert_eq!(
        client.graphql(CREATE, json!({ "input": input })).await,
        json!({ "data": { "createPixel": {
            "pixel": {
                "pixelId": 155,
                "uuid": uuid,
                "displayName": "Thanks",
                "page": "CONTACT_US_PAGE",
                "funnelStage": "CONVERSION_PAGE",
                "url": "https://shop.example/thanks",
                "requestCount": 0,
                "campaign": { "campaignId": 4 },
                "customer": { "customerId": 3 },
            },
            "campaign": { "pixelCount": 9 },
            "errors": [],
        } } })
    );
    // A UUID that is taken is refused. Without one the gateway generates one.
    let answer = client.graphql(CREATE, json!({ "input": input })).await;
    let errors = json!([{ "message": "A pixel with this UUID already exists.", "path": null, "code": "CONFLICT" }]);
    assert_eq!(answer, refused("createPixel", &errors));
    input.as_object_mut().unwrap().remove("uuid");
    let answer = client.graphql(CREATE, json!({ "input": input })).await;
    let made = answer["data"]["createPixel"]["pixel"]["uuid"]
        .as_str()
        .unwrap();
    assert!(made.len() == 36 && &made[14..15] == "4", "{made}");
}

#[tokio::test]
async fn a_changed_pixel_keeps_its_uuid_and_omitted_fields() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let before = client
        .graphql(
            "{ pixel(by: { pixelId: 32 }) { uuid requestCount url } }",
            json!({}),
        )
        .await;
    let before = &before["data"]["pixel"];
    let input = json!({
        "pixelId": 32, "displayName": "Shelf", "page": "EDUCATION_PAGE", "funnelStage": null,
    });
    assert_eq!(
        client.graphql(UPDATE, json!({ "input": input })).await,
        json!({ "data": { "updatePixel": {
            "pixel": {
                "pixelId": 32,
                "uuid": before["uuid"],
                "displayName": "Shelf",
                "page": "EDUCATION_PAGE",
                "funnelStage": null,
                "url": before["url"],
                "requestCount": before["requestCount"],
                "campaign": { "campaignId": 4 },
                "customer": { "customerId": 3 },
            },
            "campaign": null,
            "errors": [],
        } } })
    );
    // A pixel is renamed without its page.
    let input = json!({ "pixelId": 32, "displayName": "Shelves", "url": null });
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(UPDATE, json!({ "input": input })).await,
        json!({ "data": { "updatePixel": {
            "pixel": {
                "pixelId": 32,
                "uuid": before["uuid"],
                "displayName": "Shelves",
                "page": "EDUCATION_PAGE",
                "funnelStage": null,
                "url": null,
                "requestCount": before["requestCount"],
                "campaign": { "campaignId": 4 },
                "customer": { "customerId": 3 },
            },
            "campaign": null,
            "errors": [],
        } } })
    );
    let body = json!({ "pixelId": 32, "metaData": { "displayName": "Shelves", "url": null } });
    assert_eq!(
        harness.only_write().await,
        ("PATCH /v3/api/pixels/32".to_owned(), body)
    );
}

#[tokio::test]
async fn a_pixel_moves_to_a_campaign_and_out_of_it() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let update = "mutation ($input: UpdatePixelInput!) { updatePixel(input: $input) {
  pixel { displayName campaign { campaignId } customer { customerId } } campaign { campaignId pixelCount } errors { message }
} }";
    let saved = |pixel: Value, campaign: Value| json!({ "data": { "updatePixel": { "pixel": pixel, "campaign": campaign, "errors": [] } } });
    let cases = [
        (
            json!({ "pixelId": 32, "campaignId": 6 }),
            json!({ "displayName": "Products", "campaign": { "campaignId": 6 }, "customer": { "customerId": 3 } }),
            json!({ "campaignId": 6, "pixelCount": 2 }),
        ),
        (
            json!({ "pixelId": 32, "campaignId": null }),
            json!({ "displayName": "Products", "campaign": null, "customer": { "customerId": 3 } }),
            Value::Null,
        ),
    ];
    for (input, pixel, campaign) in cases {
        assert_eq!(
            client.graphql(update, json!({ "input": input })).await,
            saved(pixel, campaign)
        );
    }
}

#[tokio::test]
async fn an_invalid_pixel_is_refused_field_by_field_before_any_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let error = |field: &str, message: &str| json!({ "message": message, "path": ["input", field], "code": "REJECTED" });
    let name = error("displayName", "A name is required.");
    let page = error("page", "UNRECOGNIZED cannot be saved.");
    let stage = error("funnelStage", "UNRECOGNIZED cannot be saved.");
    let uuid = error("uuid", "This is not a valid UUID.");
    let cases = [
        (
            json!({ "displayName": " \t", "page": "HOMEPAGE" }),
            json!([name]),
        ),
        (
            json!({ "displayName": "Home", "page": "UNRECOGNIZED" }),
            json!([page]),
        ),
        (
            json!({ "displayName": "Home", "page": "HOMEPAGE", "funnelStage": "UNRECOGNIZED" }),
            json!([stage]),
        ),
        (
            json!({ "displayName": "Home", "page": "HOMEPAGE", "uuid": "home" }),
            json!([uuid]),
        ),
        (
            json!({ "displayName": "", "page": "UNRECOGNIZED", "funnelStage": "UNRECOGNIZED", "uuid": "" }),
            json!([uuid, name, page, stage]),
        ),
    ];
    for (input, errors) in cases {
        assert_eq!(
            client.graphql(CREATE, json!({ "input": input })).await,
            refused("createPixel", &errors),
            "{input}"
        );
    }
    let cases = [
        (json!({ "displayName": " \t" }), json!([name])),
        (json!({ "page": "UNRECOGNIZED" }), json!([page])),
        (json!({ "funnelStage": "UNRECOGNIZED" }), json!([stage])),
        (
            json!({ "displayName": null, "page": null, "customerId": null }),
            json!([
                name,
                error("page", "A page is required."),
                error("customerId", "The field \"customerId\" cannot be cleared."),
            ]),
        ),
    ];
    for (mut input, errors) in cases {
        input["pixelId"] = json!(32);
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            refused("updatePixel", &errors),
            "{input}"
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
    assert_eq!(harness.writes().await, []);
}

#[tokio::test]
async fn the_customer_and_the_campaign_of_a_pixel_exist_and_belong_together() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let error = |code: &str, field: &str, message: &str| json!({ "message": message, "path": ["input", field], "code": code });
    let customer = error(
        "NOT_FOUND",
        "customerId",
        "There is no customer with the number 99999.",
    );
    let campaign = error(
        "NOT_FOUND",
        "campaignId",
        "There is no campaign with the number 99999.",
    );
    let other = error(
        "REJECTED",
        "campaignId",
        "The campaign 4 belongs to another customer, 3.",
    );
    let cases = [
        (json!({ "customerId": 99999 }), json!([customer])),
        (json!({ "campaignId": 99999 }), json!([campaign])),
        (
            json!({ "customerId": 99999, "campaignId": 99999 }),
            json!([customer, campaign]),
        ),
        (json!({ "customerId": 1, "campaignId": 4 }), json!([other])),
    ];
    for (owners, errors) in cases {
        let mut input = owners.clone();
        input["displayName"] = json!("Home");
        input["page"] = json!("HOMEPAGE");
        assert_eq!(
            client.graphql(CREATE, json!({ "input": input })).await,
            refused("createPixel", &errors),
            "{owners}"
        );
        let mut input = owners.clone();
        input["pixelId"] = json!(32);
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            refused("updatePixel", &errors),
            "{owners}"
        );
    }
    assert_eq!(harness.writes().await, []);
}

#[tokio::test]
async fn a_pixel_without_required_fields_is_a_request_error() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    for (query, input, problem) in [
        (
            CREATE,
            json!({ "page": "HOMEPAGE" }),
            "$input.displayName\" is invalid: \"String!\" is required",
        ),
        (
            CREATE,
            json!({ "displayName": "Home" }),
            "$input.page\" is invalid: \"PixelPage!\" is required",
        ),
        (
            CREATE,
            json!({ "displayName": null, "page": "HOMEPAGE" }),
            "$input.displayName\" is invalid: \"String!\" may not be null",
        ),
        (
            CREATE,
            json!({ "displayName": "Home", "page": "BLOG" }),
            "$input.page\" is invalid: \"PixelPage\" has no value \"BLOG\"",
        ),
        (
            UPDATE,
            json!({ "displayName": "Home" }),
            "$input.pixelId\" is invalid: \"Int!\" is required",
        ),
        // A UUID never changes.
        (
            UPDATE,
            json!({ "pixelId": 32, "uuid": "6f9619ff-8b86-4d01-b42d-00c04fc964ff" }),
            "$input\" is invalid: \"UpdatePixelInput\" has no field \"uuid\"",
        ),
    ] {
        assert_eq!(
            client.graphql(query, json!({ "input": input })).await,
            json!({ "errors": [{
                "message": format!("The value of \"{problem}."),
                "locations": [{ "line": 1, "column": 11 }],
                "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
            }] }),
            "{input}"
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn a_rejected_pixel_has_the_services_message() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (
            36,
            Value::Null,
            "This pixel is part of a running study and cannot be changed.",
            "REJECTED",
        ),
        (
            31,
            json!(99_999),
            "There is no campaign with the number 99999.",
            "NOT_FOUND",
        ),
        (999, Value::Null, "Pixel not found.", "NOT_FOUND"),
    ];
    for (pixel_id, campaign_id, message, code) in cases {
        let input = json!({ "pixelId": pixel_id, "displayName": "Any", "campaignId": campaign_id });
        let path = match campaign_id.is_null() {
            true => Value::Null,
            false => json!(["input", "campaignId"]),
        };
        let errors = json!([{ "message": message, "path": path, "code": code }]);
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            refused("updatePixel", &errors)
        );
    }
}
