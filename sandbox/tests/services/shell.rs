use reqwest::StatusCode;
use sandbox::ACCOUNTS;
use serde_json::json;

use crate::support::Probe;

#[tokio::test]
async fn both_accounts_sign_in_with_their_email_in_any_case() {
    let mut probe = Probe::start().await;
    for account in ACCOUNTS {
        let email = account.email.to_uppercase();
        let (_, response) = probe.sign_in(&email, account.password).await;
        probe.token = response["data"]["token"].as_str().unwrap().to_owned();
        assert_eq!(probe.data("/v3/auth/me").await["email"], account.email);
    }
}

#[tokio::test]
async fn wrong_credentials_return_401_with_a_message() {
    let probe = Probe::start().await;
    let message = json!({ "message": "Invalid email or password." });
    for (email, password) in [
        (ACCOUNTS[0].email, "wrong"),
        ("nobody@marquee.example", ACCOUNTS[0].password),
        ("", ""),
    ] {
        let refused = probe.sign_in(email, password).await;
        assert_eq!(refused, (StatusCode::UNAUTHORIZED, message.clone()));
    }
}

#[tokio::test]
async fn a_missing_or_unknown_token_is_forbidden_on_every_service_but_storage() {
    let probe = Probe::start().await;
    let sandbox = &probe.sandbox;
    for url in [
        format!("{}/v3/api/customers", sandbox.main_url),
        format!("{}/no/such/path", sandbox.main_url),
        format!("{}/api/hello", sandbox.pipeline_url),
        format!("{}/hello", sandbox.backfill_url),
    ] {
        let request = probe.client.get(&url);
        for request in [
            request.try_clone().unwrap(),
            request.bearer_auth("nonsense"),
        ] {
            let response = request.send().await.unwrap();
            assert_eq!(response.status(), StatusCode::FORBIDDEN, "{url}");
            assert_eq!(response.text().await.unwrap(), r#"{"message":"Forbidden"}"#);
        }
    }
}

#[tokio::test]
async fn unknown_paths_and_ids_return_404_with_a_message() {
    let probe = Probe::start().await;
    let lines = "
        GET /v3/api/customers/4711 => 404 Customer not found.
        GET /v3/api/customers/three => 404 Customer not found.
        GET /v3/api/asset-owners/4711 => 404 Asset owner not found.
        GET /v3/internal/queue/4711 => 404 Job not found.
        GET /v3/api/markets/latest-files/ffffff => 404 Market not found.
        GET /v3/api/nothing => 404 Path not found.";
    probe.answers(lines).await;
}
