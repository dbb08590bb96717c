use reqwest::{Method, StatusCode};
use sandbox::ACCOUNTS;
use serde_json::json;

use crate::support::Probe;

#[tokio::test]
async fn both_accounts_sign_in_as_their_own_user() {
    let mut probe = Probe::start().await;
    for (account, name) in ACCOUNTS.iter().zip(["Dana Reyes", "Robin Okafor"]) {
        let (status, response) = probe
            .sign_in(&account.email.to_uppercase(), account.password)
            .await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!(response["data"]["user"]["displayName"], name);
        probe.token = response["data"]["token"].as_str().unwrap().to_owned();
        assert_eq!(probe.data("/v3/auth/me").await["email"], account.email);
    }
}

#[tokio::test]
async fn wrong_credentials_return_401_with_a_message() {
    let probe = Probe::start().await;
    for (email, password) in [
        (ACCOUNTS[0].email, "wrong"),
        ("nobody@marquee.example", ACCOUNTS[0].password),
        ("", ""),
    ] {
        let (status, response) = probe.sign_in(email, password).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
        assert_eq!(response, json!({ "message": "Invalid email or password." }));
    }
}

#[tokio::test]
async fn a_missing_or_unknown_token_is_forbidden_on_every_service_but_storage() {
    let probe = Probe::start().await;
    let Probe {
        sandbox, client, ..
    } = &probe;
    let paths = [
        format!("{}/v3/api/customers", sandbox.main_url),
        format!("{}/no/such/path", sandbox.main_url),
        format!("{}/api/hello", sandbox.pipeline_url),
        format!("{}/hello", sandbox.backfill_url),
    ];
    for url in paths {
        let request = client.get(&url);
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
    for (path, message) in [
        ("/v3/api/customers/4711", "Customer not found."),
        ("/v3/api/customers/three", "Customer not found."),
        ("/v3/api/asset-owners/4711", "Asset owner not found."),
        ("/v3/internal/queue/4711", "Job not found."),
        ("/v3/api/markets/latest-files/ffffff", "Market not found."),
        ("/v3/api/nothing", "Path not found."),
    ] {
        assert_eq!(
            probe.get(path).await,
            (StatusCode::NOT_FOUND, json!({ "message": message })),
            "{path}"
        );
    }
}

#[tokio::test]
async fn the_other_services_greet() {
    let probe = Probe::start().await;
    let Probe {
        sandbox,
        client,
        token,
    } = &probe;
    for (url, text) in [
        (
            format!("{}/api/hello", sandbox.pipeline_url),
            r#"{"message":"Hello from pipeline"}"#,
        ),
        (
            format!("{}/hello", sandbox.backfill_url),
            "Hello from backfill",
        ),
    ] {
        let response = client.get(url).bearer_auth(token).send().await.unwrap();
        assert_eq!(response.text().await.unwrap(), text);
    }
    let (status, response) = probe.send(Method::GET, "/v3/api/dev/redis", None).await;
    assert_eq!(
        (status, response),
        (
            StatusCode::OK,
            json!({ "message": "Redis connection successful." })
        )
    );
}

#[tokio::test]
async fn sixty_four_concurrent_reads_all_return_the_whole_list() {
    let probe = Probe::start().await;
    let expected = probe
        .request(Method::GET, "/v3/api/campaigns")
        .send()
        .await
        .unwrap()
        .bytes()
        .await
        .unwrap();
    let mut readers = tokio::task::JoinSet::new();
    for _ in 0..64 {
        let request = probe.request(Method::GET, "/v3/api/campaigns");
        readers.spawn(async move { request.send().await.unwrap().bytes().await.unwrap() });
    }
    while let Some(list) = readers.join_next().await {
        assert_eq!(list.unwrap(), expected);
    }
}
