//! The bodies that mutations send to the services, key by key.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, DEVELOPER, Harness, STAFF};

/// Executes a mutation that makes one write; returns the call and its body.
async fn sent(harness: &Harness, client: &Client, mutation: &str, input: Value) -> (String, Value) {
    harness.clear_calls().await;
    let (name, kind) = mutation.split_once(' ').unwrap();
    let query = format!(
        "mutation ($input: {kind}!) {{ {name}(input: $input) {{ errors {{ message }} }} }}"
    );
    let answer = client.graphql(&query, json!({ "input": input })).await;
    assert_eq!(
        answer,
        json!({ "data": { name: { "errors": [] } } }),
        "{input}"
    );
    harness.only_write().await
}

/// An entity as the main API returns it.
async fn upstream(harness: &Harness, client: &Client, path: &str) -> Value {
    let address = format!("{}{path}", harness.main_url());
    let request = client.http.get(address).bearer_auth(client.token());
    let mut answer: Value = request.send().await.unwrap().json().await.unwrap();
    answer["data"].take()
}

#[tokio::test]
async fn a_customer_is_sent_with_four_keys_and_a_changed_one_with_its_id() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let (create, update) = (
        "createCustomer CreateCustomerInput",
        "updateCustomer UpdateCustomerInput",
    );
    let input = json!({
        "name": "Pier & Quay", "channel": "TRUCK_SIDE", "subscriptionType": "FLEX", "marketIds": [5, 2],
    });
    let body = json!({
        "customerChannel": "TRUCK_SIDE", "customerName": "Pier & Quay", "subscriptionType": "FLEX", "markets": [5, 2],
    });
    assert_eq!(
        sent(&harness, &client, create, input).await,
        ("POST /v3/api/customers".to_owned(), body)
    );
    // Every key is sent even if the form is empty.
    let input =
        json!({ "name": "Bare", "channel": null, "subscriptionType": null, "marketIds": [] });
    let body = json!({ "customerChannel": null, "customerName": "Bare", "subscriptionType": null, "markets": [] });
    assert_eq!(
        sent(&harness, &client, create, input).await,
        ("POST /v3/api/customers".to_owned(), body)
    );
    let input = json!({
        "customerId": 3, "name": "Harbor Transit Group", "channel": "ECONOMIC_DEVELOPMENT",
        "subscriptionType": "MEMBERSHIP", "marketIds": [],
    });
    let body = json!({
        "customerId": 3, "customerChannel": "ECONOMIC_DEVELOPMENT", "customerName": "Harbor Transit Group",
        "subscriptionType": "MEMBERSHIP", "markets": [],
    });
    assert_eq!(
        sent(&harness, &client, update, input).await,
        ("PUT /v3/api/customers/3".to_owned(), body)
    );
}

#[tokio::test]
async fn a_user_is_sent_without_a_password_that_does_not_change() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let (create, update) = ("createUser CreateUserInput", "updateUser UpdateUserInput");
    let email = "ivy@marquee.example";
    // Invisible characters are not sent.
    let typed = format!("\u{feff}{email}\u{200b} ");
    let input = json!({ "displayName": "Ivy Lane", "customerId": 3, "email": typed, "password": "first-pass" });
    let body = json!({
        "displayName": "Ivy Lane", "customerId": 3, "auth": { "authEmail": email, "authPassword": "…" },
    });
    assert_eq!(
        sent(&harness, &client, create, input).await,
        ("POST /v3/api/users".to_owned(), body)
    );
    let change = |auth: Value| json!({ "userId": 61, "displayName": "Ivy Moor", "customerId": 3, "auth": auth });
    for (password, auth) in [
        (
            json!("second-pass"),
            json!({ "authEmail": email, "authPassword": "…" }),
        ),
        (json!(""), json!({ "authEmail": email })),
        (json!(null), json!({ "authEmail": email })),
    ] {
        let input = json!({
            "userId": 61, "displayName": "Ivy Moor", "customerId": 3, "email": typed, "password": password,
        });
        let (call, body) = sent(&harness, &client, update, input).await;
        assert_eq!(
            (call.as_str(), body),
            ("PUT /v3/api/users/61", change(auth)),
            "{password}"
        );
    }
}

#[tokio::test]
async fn a_health_check_is_sent_with_the_provider_of_the_vehicle() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows: Value = {
        let path = "/v3/internal/manager/customer-assets/3";
        upstream(&harness, &client, path).await["data"].take()
    };
    let mut providers: Vec<&str> = Vec::new();
    for row in rows.as_array().unwrap() {
        let Some(provider) = row["providerName"].as_str() else {
            continue;
        };
        if row["displayName"] == "Fails Check" || providers.contains(&provider) {
            continue;
        }
        providers.push(provider);
        let input = json!({ "customerId": 3, "assetId": row["assetId"] });
        let body = json!({ "assetId": row["assetId"], "providerName": provider });
        let check = "checkVehicleHealth CheckVehicleHealthInput";
        assert_eq!(
            sent(&harness, &client, check, input).await,
            ("POST /v3/api/assets/health-check".to_owned(), body)
        );
    }
    assert!(providers.len() > 1, "{providers:?}");
}

#[tokio::test]
async fn an_outline_is_sent_with_the_other_fields_of_its_market() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let geo = json!({ "type": "FeatureCollection", "features": [{ "type": "Feature", "geometry": null }] });
    // Markets with an outline, without the key, and with null.
    for market_id in [2, 28, 29] {
        let path = format!("/v3/api/markets/{market_id}");
        let mut market = upstream(&harness, &client, &path).await;
        assert!(market.as_object().unwrap().len() > 4, "{market}");
        market["geoJson"] = geo.clone();
        let input = json!({ "marketId": market_id, "geoJson": geo.to_string() });
        let save = "saveMarketGeoJson SaveMarketGeoJsonInput";
        assert_eq!(
            sent(&harness, &client, save, input).await,
            (format!("PUT {path}"), market)
        );
    }
}

#[tokio::test]
async fn a_provider_is_sent_with_exactly_its_six_keys() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let (create, update) = (
        "createProvider CreateProviderInput",
        "updateProvider UpdateProviderInput",
    );
    let input = json!({
        "name": "Ferry Finder", "customerId": 3, "handler": "", "isActive": false, "isPush": true,
        "config": [{ "key": "url", "value": "https://ferry.example" }],
    });
    let body = json!({
        "providerName": "Ferry Finder", "customerId": 3, "providerHandler": "Custom", "isActive": false,
        "isPush": true, "providerConfig": { "url": "https://ferry.example" },
    });
    assert_eq!(
        sent(&harness, &client, create, input).await,
        ("POST /v3/api/providers".to_owned(), body)
    );
    // A change of one key is sent with the other five unchanged, and no other field of the provider.
    let row = upstream(&harness, &client, "/v3/api/providers/21").await;
    let keys = [
        "providerName",
        "customerId",
        "providerHandler",
        "isActive",
        "isPush",
        "providerConfig",
    ];
    let mut body: Value = keys
        .iter()
        .map(|key| ((*key).to_owned(), row[*key].clone()))
        .collect();
    body["isPush"] = json!(row["isPush"] != true);
    let input = json!({ "providerId": 21, "isPush": body["isPush"] });
    assert_eq!(
        sent(&harness, &client, update, input).await,
        ("PUT /v3/api/providers/21".to_owned(), body.clone())
    );
    body["providerName"] = json!(format!("{} copy", row["providerName"].as_str().unwrap()));
    let copy = "copyProvider CopyProviderInput";
    assert_eq!(
        sent(&harness, &client, copy, json!({ "providerId": 21 })).await,
        ("POST /v3/api/providers".to_owned(), body)
    );
}

#[tokio::test]
async fn an_unlock_is_sent_without_a_body() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    harness.clear_calls().await;
    let unlock = "mutation { unlockProvider(input: { providerId: 9 }) { errors { message } } }";
    assert_eq!(
        client.graphql(unlock, json!({})).await,
        json!({ "data": { "unlockProvider": { "errors": [] } } })
    );
    assert_eq!(
        harness.writes().await,
        [("POST /v3/api/providers/unlock/9".to_owned(), 0, Value::Null)]
    );
}

#[tokio::test]
async fn a_default_market_is_sent_without_other_fields_of_its_owner() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for market in [json!(3), Value::Null] {
        let input = json!({ "assetOwnerId": 8, "defaultMarketId": market });
        let body = json!({ "defaultMarketId": market });
        let save = "saveAssetOwner SaveAssetOwnerInput";
        assert_eq!(
            sent(&harness, &client, save, input).await,
            ("PUT /v3/api/asset-owners/8".to_owned(), body)
        );
    }
}

#[tokio::test]
async fn a_new_pixel_is_sent_with_its_uuid_and_a_changed_one_without() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let (create, update) = (
        "createPixel CreatePixelInput",
        "updatePixel UpdatePixelInput",
    );
    let uuid = "6f9619ff-8b86-4d01-b42d-00c04fc964ff";
    let mut input = json!({
        "displayName": " Thanks ", "page": "CONTACT_US_PAGE", "funnelStage": "CONVERSION_PAGE",
        "url": "https://shop.example/thanks", "campaignId": 4, "customerId": 3, "uuid": uuid,
    });
    let mut body = json!({
        "pixelUUID": uuid, "campaign": 4, "customerId": 3,
        "metaData": {
            "page": "Contact Us Page", "displayName": "Thanks", "funnelStage": "Conversion Page",
            "url": "https://shop.example/thanks",
        },
    });
    assert_eq!(
        sent(&harness, &client, create, input.clone()).await,
        ("POST /v3/api/pixels".to_owned(), body.clone())
    );
    input.as_object_mut().unwrap().remove("uuid");
    input["pixelId"] = json!(32);
    input["url"] = Value::Null;
    body["pixelId"] = json!(32);
    body["metaData"]["url"] = Value::Null;
    body.as_object_mut().unwrap().remove("pixelUUID");
    assert_eq!(
        sent(&harness, &client, update, input).await,
        ("PATCH /v3/api/pixels/32".to_owned(), body)
    );
}

#[tokio::test]
async fn a_new_pixel_without_optional_fields_is_sent_without_their_keys() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let create = "createPixel CreatePixelInput";
    let uuid = "6f9619ff-8b86-4d01-b42d-00c04fc964ff";
    let input = json!({ "displayName": "Bare", "page": "HOMEPAGE", "uuid": uuid });
    let body =
        json!({ "pixelUUID": uuid, "metaData": { "page": "Homepage", "displayName": "Bare" } });
    assert_eq!(
        sent(&harness, &client, create, input).await,
        ("POST /v3/api/pixels".to_owned(), body)
    );
}

#[tokio::test]
async fn an_update_of_a_pixel_holds_only_what_is_given() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let update = "updatePixel UpdatePixelInput";
    for (mut input, mut body) in [
        (json!({}), json!({})),
        (
            json!({ "displayName": " Shelf " }),
            json!({ "metaData": { "displayName": "Shelf" } }),
        ),
        (
            json!({ "page": "LANDING_PAGE" }),
            json!({ "metaData": { "page": "Landing Page" } }),
        ),
        (
            json!({ "funnelStage": null, "url": null }),
            json!({ "metaData": { "funnelStage": null, "url": null } }),
        ),
        (json!({ "campaignId": null }), json!({ "campaign": null })),
        (json!({ "customerId": 3 }), json!({ "customerId": 3 })),
    ] {
        input["pixelId"] = json!(32);
        body["pixelId"] = json!(32);
        assert_eq!(
            sent(&harness, &client, update, input).await,
            ("PATCH /v3/api/pixels/32".to_owned(), body)
        );
    }
}
