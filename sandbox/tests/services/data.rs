use std::{fs, time::Duration};

use reqwest::StatusCode;
use sandbox::{Sandbox, SandboxError, SandboxOptions};
use serde_json::json;

use crate::support::{Probe, in_file, list, row};

#[tokio::test]
async fn state_and_sessions_in_a_file_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let first = Probe::with(in_file(&folder)).await;
    let change = json!({ "customerName": "Harbor Lines" });
    first.put("/v3/api/customers/3", change.clone()).await;
    let token = first.token.clone();
    first.sandbox.stop().await;

    let mut second = Probe::with(in_file(&folder)).await;
    second.token = token;
    let customers = second.data("/v3/api/customers").await;
    let customer = row(&customers, "customerId", 3);
    assert_eq!(customer["customerName"], change["customerName"]);
    assert_eq!(list(&customers).len(), 40);
}

#[tokio::test]
async fn an_expired_token_is_forbidden_and_a_deleted_file_is_not_found() {
    let folder = tempfile::tempdir().unwrap();
    let options = in_file(&folder);
    let probe = Probe::with(options.clone()).await;
    let job = probe.data("/v3/internal/queue/1801").await;
    let link = &job["result"]["attribution/1801/output.json"];
    let outside = rusqlite::Connection::open(options.data.unwrap()).unwrap();
    let change = "UPDATE tokens SET expires_at = unixepoch() - 1; DELETE FROM files;";
    outside.execute_batch(change).unwrap();
    probe.answers("GET /v3/auth/me => 403 Forbidden").await;
    let response = probe.fetch(link.as_str().unwrap()).await;
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    let text = response.text().await.unwrap();
    assert!(text.contains("<Code>NoSuchKey</Code>"), "{text}");
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
        "/v3/api/ai-insights/admin-conversations",
        "/v3/api/planning/ai-debug-logs",
    ] {
        assert_eq!(one.get(path).await, other.get(path).await, "{path}");
    }
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
        let body = json!({ "customerName": name });
        let (_, response) = probe.post("/v3/api/customers", body).await;
        response["data"]["customerId"].as_i64().unwrap()
    };
    let first = create("Short Lived").await;
    let lines = format!(
        "DELETE /v3/api/customers {{\"id\":{first}}} => 200 Deleted.
         GET /v3/api/customers/{first} => 404"
    );
    probe.answers(&lines).await;
    assert_eq!(create("Next").await, first + 1);
}

/// Why a sandbox with these options does not start.
async fn error(options: SandboxOptions) -> SandboxError {
    Sandbox::start(options).await.err().unwrap()
}

#[tokio::test]
async fn the_error_names_a_data_file_that_is_not_a_database_or_too_new() {
    let folder = tempfile::tempdir().unwrap();
    let options = in_file(&folder);
    let path = options.data.clone().unwrap();
    let notes = "these are notes, and they are longer than a header";
    fs::write(&path, notes).unwrap();
    let refused = error(options.clone()).await;
    assert!(matches!(refused, SandboxError::Data { .. }), "{refused}");
    assert!(refused.to_string().contains("sandbox.db"), "{refused}");
    assert_eq!(fs::read_to_string(&path).unwrap(), notes);

    fs::remove_file(&path).unwrap();
    let newer = rusqlite::Connection::open(&path).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    let refused = error(options).await;
    assert!(
        matches!(refused, SandboxError::Newer { version: 99, .. }),
        "{refused}"
    );
}

#[tokio::test]
async fn the_error_names_a_port_that_is_in_use() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let options = SandboxOptions {
        storage_port: port,
        ..Default::default()
    };
    let refused = error(options).await.to_string();
    let expected = format!("storage service cannot listen on 127.0.0.1:{port}");
    assert!(refused.contains(&expected), "{refused}");
}

#[tokio::test]
async fn a_stopped_sandbox_accepts_no_connections() {
    let probe = Probe::start().await;
    let url = probe.sandbox.main_url.clone();
    let stop = probe.sandbox.stop();
    tokio::time::timeout(Duration::from_secs(5), stop)
        .await
        .unwrap();
    let refused = probe.client.get(url).send().await.unwrap_err();
    assert!(refused.is_connect());
}
