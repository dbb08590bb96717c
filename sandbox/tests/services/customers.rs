use reqwest::StatusCode;
use serde_json::json;

use crate::support::Probe;

#[tokio::test]
async fn the_account_of_a_user_follows_the_email_and_passwords_are_never_returned() {
    let probe = Probe::start().await;
    let signs_in = async |email: &str| probe.sign_in(email, "secret").await.0;
    let auth = json!({ "authEmail": "nina@marquee.example", "authPassword": "secret" });
    let user = json!({ "displayName": "Nina", "customerId": 3, "auth": auth });
    let (status, response) = probe.post("/v3/api/users", user).await;
    assert_eq!(status, StatusCode::CREATED);
    assert_eq!(
        response["data"]["auth"],
        json!({ "authEmail": "nina@marquee.example" })
    );
    assert_eq!(signs_in("nina@marquee.example").await, StatusCode::OK);

    // An empty password keeps the old one.
    let path = format!("/v3/api/users/{}", response["data"]["userId"]);
    let auth = json!({ "authEmail": "n@marquee.example", "authPassword": "" });
    let (_, response) = probe.put(&path, json!({ "auth": auth })).await;
    assert_eq!(
        response["data"]["auth"],
        json!({ "authEmail": "n@marquee.example" })
    );
    assert_eq!(signs_in("n@marquee.example").await, StatusCode::OK);
    assert_eq!(
        signs_in("nina@marquee.example").await,
        StatusCode::UNAUTHORIZED
    );
    let users = probe.data("/v3/api/users").await.to_string();
    assert!(!users.contains("secret"));
}

#[tokio::test]
async fn a_body_must_be_an_object_and_the_reports_of_one_customer_fail() {
    let probe = Probe::start().await;
    let lines = r#"
        POST /v3/api/customers ["no object"] => 400
        GET /v3/api/accounts/invoice-metrics/23 => 500
        GET /v3/internal/manager/customer-assets/23 => 500"#;
    probe.answers(lines).await;
}
