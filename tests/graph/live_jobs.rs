//! Job lists that say when they change.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::socket::Socket;
use crate::support::{Client, Harness, STAFF};

const JOBS: &str = "subscription { pipelineJobsChanged {
  hasChanged removedIds added { pipelineJobId } changed { pipelineJobId phase market { name } }
} }";

const REFRESH_JOBS: &str = "subscription { campaignRefreshJobsChanged {
  hasChanged removedIds added { refreshJobId } changed { refreshJobId phase campaignName }
} }";

/// A gateway that reads the lists again and again, without a pause that a test would notice.
async fn quick() -> (Harness, Client) {
    let harness = Harness::with(&["--poll-interval-ms", "20", "--read-cache-seconds", "0"]).await;
    let client = harness.sign_in(STAFF).await;
    (harness, client)
}

async fn socket(harness: &Harness, client: &Client) -> Socket {
    let token = format!("Bearer {}", client.token());
    Socket::ready(harness, json!({ "Authorization": token })).await
}

/// A socket that has received the first event of a subscription.
async fn subscribed(harness: &Harness, client: &Client, query: &str) -> Socket {
    let mut socket = socket(harness, client).await;
    socket.subscribe("a", query).await;
    assert_eq!(socket.receive().await["type"], "next");
    socket
}

/// The next event in which something has changed.
async fn change(socket: &mut Socket, field: &str) -> Value {
    loop {
        let message = socket.receive().await;
        assert_eq!(message["type"], "next", "{message}");
        let mut event = message["payload"]["data"][field].clone();
        assert!(event.is_object(), "{message}");
        if event["hasChanged"] == true {
            return event["changed"].take();
        }
    }
}

#[tokio::test]
async fn the_first_event_has_no_changes() {
    let (harness, client) = quick().await;
    let nothing = json!({ "hasChanged": false, "removedIds": [], "added": [], "changed": [] });
    for (query, field) in [
        (JOBS, "pipelineJobsChanged"),
        (REFRESH_JOBS, "campaignRefreshJobsChanged"),
    ] {
        let mut socket = socket(&harness, &client).await;
        socket.subscribe("a", query).await;
        assert_eq!(
            socket.receive().await,
            json!({ "id": "a", "type": "next", "payload": { "data": { field: nothing } } })
        );
    }
}

#[tokio::test]
async fn a_job_that_changes_is_an_event_with_all_its_fields() {
    let (harness, client) = quick().await;
    let mut socket = subscribed(&harness, &client, JOBS).await;
    let rerun = "mutation { rerunPipelineJobs(input: { pipelineJobIds: [\"902\"] }) { errors { message } } }";
    client.graphql(rerun, json!({})).await;
    let changed = change(&mut socket, "pipelineJobsChanged").await;
    assert_eq!(changed.as_array().unwrap().len(), 1, "{changed}");
    assert_eq!(changed[0]["pipelineJobId"], "902");
    assert_eq!(changed[0]["phase"], "PENDING");
    assert!(changed[0]["market"]["name"].is_string(), "{changed}");
}

#[tokio::test]
async fn jobs_that_come_and_go_are_named() {
    let (harness, client) = quick().await;
    let mut socket = subscribed(&harness, &client, JOBS).await;
    let delete = "mutation { deletePipelineJobs(input: { pipelineJobIds: [\"902\"] }) { errors { message } } }";
    client.graphql(delete, json!({})).await;
    let event = async |socket: &mut Socket| loop {
        let message = socket.receive().await;
        let event = &message["payload"]["data"]["pipelineJobsChanged"];
        if event["hasChanged"] == true {
            return event.clone();
        }
    };
    // PipelineJob:902
    let removed = event(&mut socket).await;
    assert_eq!(removed["removedIds"], json!(["UGlwZWxpbmVKb2I6OTAy"]));
    assert_eq!(removed["added"], json!([]));
    let run =
        "mutation { createPipelineJobs(input: { marketIds: [2], startDate: \"2025-03-12\" }) {
        errors { message } } }";
    client.graphql(run, json!({})).await;
    let added = event(&mut socket).await;
    assert_eq!(added["added"].as_array().unwrap().len(), 1, "{added}");
    assert_eq!(added["removedIds"], json!([]));
}

#[tokio::test]
async fn a_refresh_job_that_is_run_is_an_event() {
    let (harness, client) = quick().await;
    let query = "{ campaignRefreshJobs(first: 500) { nodes { refreshJobId run { allowed } } } }";
    let answer = client.graphql(query, json!({})).await;
    let nodes = answer["data"]["campaignRefreshJobs"]["nodes"]
        .as_array()
        .unwrap();
    let runnable = nodes.iter().find(|job| job["run"]["allowed"] == true);
    let job_id = &runnable.unwrap()["refreshJobId"];
    let mut socket = subscribed(&harness, &client, REFRESH_JOBS).await;
    let run = "mutation ($id: String!) { runCampaignRefreshJobs(input: { refreshJobIds: [$id] }) { errors { message } } }";
    client.graphql(run, json!({ "id": job_id })).await;
    let changed = change(&mut socket, "campaignRefreshJobsChanged").await;
    assert_eq!(changed[0]["refreshJobId"], *job_id);
}

#[tokio::test]
async fn a_list_is_read_once_for_all_subscriptions_of_a_session_and_for_no_other_session() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let mut sockets = [
        socket(&harness, &client).await,
        socket(&harness, &client).await,
    ];
    for socket in &mut sockets {
        for id in ["a", "b"] {
            socket.subscribe(id, JOBS).await;
            assert_eq!(socket.receive().await["type"], "next");
        }
    }
    // The first call asks whose token it is: the service of the lists may not.
    let reads = [
        "main GET /v3/auth/me",
        "pipeline GET /api/jobs",
        "pipeline GET /api/jobs-sf",
    ];
    assert_eq!(harness.sorted_calls().await, reads);
    // Another session does not see what this one has read.
    let other = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let mut socket = socket(&harness, &other).await;
    socket.subscribe("a", JOBS).await;
    assert_eq!(socket.receive().await["type"], "next");
    assert_eq!(harness.sorted_calls().await, reads);
}

#[tokio::test]
async fn nothing_is_read_once_all_subscriptions_have_ended() {
    let (harness, client) = quick().await;
    let mut socket = subscribed(&harness, &client, JOBS).await;
    socket.send(json!({ "id": "a", "type": "complete" })).await;
    // What is under way has ended when as many calls come as before.
    socket.subscribe("b", "{ __typename }").await;
    while socket.receive().await["id"] != "b" {}
    let is_quiet = async || {
        harness.clear_calls().await;
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        harness.calls().await.is_empty()
    };
    assert!(is_quiet().await || is_quiet().await);
}

#[tokio::test]
async fn a_list_that_cannot_be_read_is_an_event_and_changes_meanwhile_follow() {
    let (harness, client) = quick().await;
    let mut socket = socket(&harness, &client).await;
    let jobs =
        "subscription { pipelineJobsChanged { failure hasChanged changed { pipelineJobId } } }";
    socket.subscribe("a", jobs).await;
    let mut is_failing = async |expected: bool| loop {
        let message = socket.receive().await;
        let event = &message["payload"]["data"]["pipelineJobsChanged"];
        assert!(event.is_object(), "{message}");
        if event["failure"].is_string() == expected {
            return event.clone();
        }
    };
    is_failing(false).await;
    let fault =
        json!({ "service": "pipeline", "path": "/api/jobs-sf", "kind": "status", "status": 500 });
    harness.fault(fault).await;
    assert_eq!(
        is_failing(true).await,
        json!({ "failure": "The pipeline service is not available.", "hasChanged": false, "changed": [] })
    );
    let rerun = "mutation { rerunPipelineJobs(input: { pipelineJobIds: [\"902\"] }) { errors { message } } }";
    client.graphql(rerun, json!({})).await;
    harness.clear_faults().await;
    let event = is_failing(false).await;
    assert_eq!(event["changed"][0]["pipelineJobId"], "902", "{event}");
}

#[tokio::test]
async fn a_session_that_is_over_ends_the_subscription() {
    let (harness, client) = quick().await;
    let mut live = socket(&harness, &client).await;
    live.subscribe("a", JOBS).await;
    assert_eq!(live.receive().await["type"], "next");
    let fault =
        json!({ "service": "pipeline", "path": "/api/jobs", "kind": "status", "status": 401 });
    harness.fault(fault).await;
    loop {
        let message = live.receive().await;
        let errors = &message["payload"]["errors"];
        if errors.is_array() {
            assert_eq!(errors[0]["extensions"]["code"], "UNAUTHENTICATED");
            break;
        }
    }
    assert_eq!(
        live.receive().await,
        json!({ "id": "a", "type": "complete" })
    );
    // So does one without a token, at once.
    let mut anonymous = Socket::ready(&harness, Value::Null).await;
    anonymous.subscribe("a", JOBS).await;
    let message = anonymous.receive().await;
    assert_eq!(message["type"], "error", "{message}");
    assert_eq!(
        message["payload"][0]["extensions"]["code"], "UNAUTHENTICATED",
        "{message}"
    );
}
