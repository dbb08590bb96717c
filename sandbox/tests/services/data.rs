use std::{fs, time::Duration};

use reqwest::{Method, StatusCode};
use sandbox::{Sandbox, SandboxError, SandboxOptions};
use serde_json::json;

use crate::support::{Probe, in_file};

#[tokio::test]
async fn state_and_sessions_in_a_file_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let options = in_file(&folder);
    let first = Probe::with(options.clone()).await;
    first
        .put(
            "/v3/api/customers/3",
            json!({ "customerName": "Harbor Lines" }),
        )
        .await;
    let token = first.token.clone();
    first.sandbox.stop().await;

    let mut second = Probe::with(options).await;
    second.token = token;
    assert_eq!(
        second.data("/v3/api/customers/3").await["customerName"],
        "Harbor Lines"
    );
    assert_eq!(
        second
            .data("/v3/api/customers")
            .await
            .as_array()
            .unwrap()
            .len(),
        40
    );
    second.sandbox.stop().await;
}

#[tokio::test]
async fn an_expired_token_is_forbidden_and_a_deleted_file_is_not_found() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data.sqlite");
    let probe = Probe::with(SandboxOptions {
        data: Some(path.clone()),
        ..Default::default()
    })
    .await;
    let job = probe.data("/v3/internal/queue/1801").await;
    let link = job["result"]["attribution/1801/output.json"]
        .as_str()
        .unwrap();
    let outside = rusqlite::Connection::open(&path).unwrap();
    outside
        .execute("UPDATE tokens SET expires_at = unixepoch() - 1", [])
        .unwrap();
    outside.execute("DELETE FROM files", []).unwrap();
    assert_eq!(
        probe.get("/v3/auth/me").await,
        (StatusCode::FORBIDDEN, json!({ "message": "Forbidden" }))
    );
    let response = probe.fetch(link).await;
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    assert!(
        response
            .text()
            .await
            .unwrap()
            .contains("<Code>NoSuchKey</Code>")
    );
}

#[tokio::test]
async fn two_sandboxes_start_with_the_same_data() {
    let (one, other) = tokio::join!(Probe::start(), Probe::start());
    for path in [
        "/v3/api/customers",
        "/v3/api/users",
        "/v3/api/markets",
        "/v3/api/campaigns",
        "/v3/internal/manager/customer-assets/9",
        "/v3/api/pixels/campaign/4",
        "/v3/api/pixels/pixelData/4",
        "/v3/api/providers/latest-pings/FleetNow",
        "/v3/api/jobs/index",
    ] {
        assert_eq!(one.get(path).await, other.get(path).await, "{path}");
    }
    one.sandbox.stop().await;
    other.sandbox.stop().await;
}

#[tokio::test]
async fn a_data_file_of_the_first_version_is_migrated() {
    let folder = tempfile::tempdir().unwrap();
    let options = in_file(&folder);
    let probe = Probe::with(options.clone()).await;
    let customers = probe.data("/v3/api/customers").await;
    probe.sandbox.stop().await;
    rusqlite::Connection::open(options.data.as_ref().unwrap())
        .unwrap()
        .execute_batch("ALTER TABLE records RENAME TO entities; PRAGMA user_version = 1;")
        .unwrap();
    let probe = Probe::with(options).await;
    assert_eq!(probe.data("/v3/api/customers").await, customers);
}

#[tokio::test]
async fn an_id_is_never_used_twice() {
    let probe = Probe::start().await;
    let create = async |name: &str| {
        let (_, response) = probe
            .post("/v3/api/customers", json!({ "customerName": name }))
            .await;
        response["data"]["customerId"].as_i64().unwrap()
    };
    let first = create("Short Lived").await;
    let deleted = probe
        .send(
            Method::DELETE,
            "/v3/api/customers",
            Some(json!({ "id": first })),
        )
        .await;
    assert_eq!(deleted, (StatusCode::OK, json!({ "message": "Deleted." })));
    assert_eq!(
        probe.get(&format!("/v3/api/customers/{first}")).await.0,
        StatusCode::NOT_FOUND
    );
    assert_eq!(create("Next").await, first + 1);
}

#[tokio::test]
async fn the_error_names_a_data_file_that_is_not_a_database_or_too_new() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    fs::write(&path, "these are notes, and they are longer than a header").unwrap();
    let options = SandboxOptions {
        data: Some(path.clone()),
        ..Default::default()
    };
    let error = Sandbox::start(options).await.err().unwrap();
    assert!(
        matches!(error, SandboxError::Data { .. }) && error.to_string().contains("notes.txt"),
        "{error}"
    );
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        "these are notes, and they are longer than a header"
    );

    let path = folder.path().join("newer.sqlite");
    rusqlite::Connection::open(&path)
        .unwrap()
        .pragma_update(None, "user_version", 99)
        .unwrap();
    let options = SandboxOptions {
        data: Some(path),
        ..Default::default()
    };
    let error = Sandbox::start(options).await.err().unwrap();
    assert!(
        matches!(error, SandboxError::Newer { version: 99, .. }),
        "{error}"
    );
}

#[tokio::test]
async fn the_error_names_a_port_that_is_in_use() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let error = Sandbox::start(SandboxOptions {
        storage_port: port,
        ..Default::default()
    })
    .await
    .err()
    .unwrap();
    assert!(
        error.to_string().contains(&format!(
            "storage service cannot listen on 127.0.0.1:{port}"
        )),
        "{error}"
    );
}

#[tokio::test]
async fn a_stopped_sandbox_accepts_no_connections() {
    let probe = Probe::start().await;
    let Probe {
        sandbox, client, ..
    } = probe;
    let url = sandbox.main_url.clone();
    tokio::time::timeout(Duration::from_secs(5), sandbox.stop())
        .await
        .unwrap();
    assert!(client.get(url).send().await.unwrap_err().is_connect());
}
