use reqwest::StatusCode;
use serde_json::json;

use crate::support::{Probe, list, row};

#[tokio::test]
async fn a_created_customer_is_listed_and_changes_merge() {
    let probe = Probe::start().await;
    let (status, response) = probe
        .post(
            "/v3/api/customers",
            json!({ "customerName": "Night Owl Outdoor", "customerChannel": "BUS", "subscriptionType": "FLEX", "markets": [2] }),
        )
        .await;
    assert_eq!(status, StatusCode::CREATED);
    let id = response["data"]["customerId"].as_i64().unwrap();
    let path = format!("/v3/api/customers/{id}");

    let (status, response) = probe
        .put(&path, json!({ "customerChannel": "CAR", "customerId": id }))
        .await;
    assert_eq!(status, StatusCode::OK);
    let expected = json!({ "customerId": id, "customerName": "Night Owl Outdoor", "customerChannel": "CAR",
        "subscriptionType": "FLEX", "markets": [2] });
    assert_eq!(response, json!({ "data": expected }));
    assert_eq!(
        row(&probe.data("/v3/api/customers").await, "customerId", id),
        &expected
    );
}

#[tokio::test]
async fn creating_a_customer_with_an_existing_name_returns_409() {
    let probe = Probe::start().await;
    let response = probe
        .post("/v3/api/customers", json!({ "customerName": "Acme Media" }))
        .await;
    let message = json!({ "message": "A customer named \"Acme Media\" already exists." });
    assert_eq!(response, (StatusCode::CONFLICT, message));
    let (status, _) = probe
        .post("/v3/api/customers", json!({ "customerName": "  " }))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, _) = probe.post("/v3/api/customers", json!(["no object"])).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn rows_fail_as_their_names_say() {
    let probe = Probe::start().await;
    let locked = json!({ "message": "Customer name is locked by finance." });
    let change = json!({ "subscriptionType": "MEMBERSHIP" });
    assert_eq!(
        probe.put("/v3/api/customers/21", change).await,
        (StatusCode::UNPROCESSABLE_ENTITY, locked)
    );
    assert_eq!(
        probe.data("/v3/api/customers/21").await["subscriptionType"],
        "FLEX"
    );

    let (status, body) = probe
        .put("/v3/api/customers/22", json!({ "customerChannel": "CAR" }))
        .await;
    assert_eq!((status, body), (StatusCode::OK, json!("")));
    assert_eq!(
        probe.data("/v3/api/customers/22").await["customerChannel"],
        "CAR"
    );

    for path in [
        "/v3/api/accounts/invoice-metrics/23",
        "/v3/internal/manager/customer-assets/23",
    ] {
        assert_eq!(probe.get(path).await.0, StatusCode::INTERNAL_SERVER_ERROR);
    }
    for path in [
        "/v3/api/users/14",
        "/v3/api/markets/31",
        "/v3/api/asset-owners/23",
    ] {
        assert_eq!(
            probe.put(path, json!({})).await.0,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_created_user_can_sign_in_and_the_password_is_never_returned() {
    let probe = Probe::start().await;
    let auth = json!({ "authEmail": "nina@marquee.example", "authPassword": "first-secret" });
    let (status, response) = probe
        .post(
            "/v3/api/users",
            json!({ "displayName": "Nina", "customerId": 3, "auth": auth }),
        )
        .await;
    assert_eq!(status, StatusCode::CREATED);
    assert_eq!(
        response["data"]["auth"],
        json!({ "authEmail": "nina@marquee.example" })
    );
    let path = format!("/v3/api/users/{}", response["data"]["userId"]);
    assert_eq!(
        probe
            .sign_in("nina@marquee.example", "first-secret")
            .await
            .0,
        StatusCode::OK
    );

    // An empty password keeps the old one, and the account follows a new email address.
    let (_, response) = probe
        .put(
            &path,
            json!({ "auth": { "authEmail": "n@marquee.example", "authPassword": "" } }),
        )
        .await;
    assert_eq!(
        response["data"]["auth"],
        json!({ "authEmail": "n@marquee.example" })
    );
    assert_eq!(
        probe.sign_in("n@marquee.example", "first-secret").await.0,
        StatusCode::OK
    );
    assert_eq!(
        probe
            .sign_in("nina@marquee.example", "first-secret")
            .await
            .0,
        StatusCode::UNAUTHORIZED
    );

    probe
        .put(
            &path,
            json!({ "auth": { "authPassword": "second-secret" } }),
        )
        .await;
    assert_eq!(
        probe.sign_in("n@marquee.example", "second-secret").await.0,
        StatusCode::OK
    );
    assert!(
        !probe
            .data("/v3/api/users")
            .await
            .to_string()
            .contains("secret")
    );
}

#[tokio::test]
async fn an_existing_email_returns_409_in_any_case() {
    let probe = Probe::start().await;
    let auth = json!({ "auth": { "authEmail": "STAFF@marquee.example", "authPassword": "x" } });
    assert_eq!(
        probe.post("/v3/api/users", auth.clone()).await.0,
        StatusCode::CONFLICT
    );
    assert_eq!(
        probe.put("/v3/api/users/12", auth).await.0,
        StatusCode::CONFLICT
    );
}

#[tokio::test]
async fn users_have_their_customer_and_email_in_one_of_two_places() {
    let probe = Probe::start().await;
    let users = probe.data("/v3/api/users").await;
    let by_customer = row(&users, "userId", 15);
    assert_eq!(
        (
            by_customer.get("customerId"),
            &by_customer["customer"]["customerId"]
        ),
        (None, &json!(3))
    );
    let by_auth = row(&users, "userId", 16);
    assert!(by_auth.get("email").is_none() && by_auth["auth"]["authEmail"].is_string());
    assert_eq!(list(&users).len(), 60);
}
