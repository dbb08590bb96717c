use reqwest::{Method, StatusCode};
use sandbox::ACCOUNTS;
use serde_json::json;

use crate::support::Probe;

#[tokio::test]
async fn both_accounts_sign_in_and_are_who_they_are() {
    let mut probe = Probe::start().await;
    for (account, name) in ACCOUNTS.iter().zip(["Dana Reyes", "Robin Okafor"]) {
        let (status, answer) = probe
            .sign_in(&account.email.to_uppercase(), account.password)
            .await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!(answer["data"]["user"]["displayName"], name);
        probe.token = answer["data"]["token"].as_str().unwrap().to_owned();
        assert_eq!(probe.data("/v3/auth/me").await["email"], account.email);
    }
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn wrong_credentials_answer_401_with_a_message() {
    let probe = Probe::start().await;
    for (email, password) in [
        (ACCOUNTS[0].email, "wrong"),
        ("nobody@marquee.example", ACCOUNTS[0].password),
        ("", ""),
    ] {
        let (status, answer) = probe.sign_in(email, password).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
        assert_eq!(answer, json!({ "message": "Invalid email or password." }));
    }
    probe.sandbox.stop().await;
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
            let answer = request.send().await.unwrap();
            assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{url}");
            assert_eq!(answer.text().await.unwrap(), r#"{"message":"Forbidden"}"#);
        }
    }
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn unknown_paths_and_ids_answer_404_with_a_message() {
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
    probe.sandbox.stop().await;
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
        let answer = client.get(url).bearer_auth(token).send().await.unwrap();
        assert_eq!(answer.text().await.unwrap(), text);
    }
    let (status, answer) = probe.send(Method::GET, "/v3/api/dev/redis", None).await;
    assert_eq!(
        (status, answer),
        (
            StatusCode::OK,
            json!({ "message": "Redis connection successful." })
        )
    );
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn sixty_four_readers_at_once_all_get_the_whole_list() {
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
    probe.sandbox.stop().await;
}
