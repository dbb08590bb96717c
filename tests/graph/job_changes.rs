//! A job that is followed until it has ended.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::command_home::Home;
use crate::socket::Socket;
use crate::support::{Client, Harness, STAFF};

const FOLLOW: &str = include_str!("../examples/follow-job.graphql");

async fn socket(harness: &Harness, client: &Client) -> Socket {
    let token = format!("Bearer {}", client.token());
    Socket::ready(harness, json!({ "Authorization": token })).await
}

async fn follow(socket: &mut Socket, id: &str, job_id: &str) {
    let payload = json!({ "query": FOLLOW, "variables": { "jobId": job_id } });
    socket
        .send(json!({ "id": id, "type": "subscribe", "payload": payload }))
        .await;
}

/// The next event of the job.
async fn event(socket: &mut Socket) -> Value {
    let mut message = socket.receive().await;
    assert_eq!(message["type"], "next", "{message}");
    message["payload"]["data"]["jobChanged"].take()
}

/// Queues a job, which is pending until the clock goes on. Returns its key.
async fn queued(client: &Client) -> String {
    let run = "mutation { runPixelsJob(input: { pixelId: 31, dates: { preset: LAST_7_DAYS } }) { job { jobId } } }";
    let answer = client.graphql(run, json!({})).await;
    let job_id = answer["data"]["runPixelsJob"]["job"]["jobId"].as_str();
    job_id.unwrap_or_else(|| panic!("{answer}")).to_owned()
}

#[tokio::test]
async fn a_job_is_followed_until_it_has_ended() {
    let harness = Harness::with(&["--poll-interval-ms", "20", "--read-cache-seconds", "0"]).await;
    let client = harness.sign_in(STAFF).await;
    let job_id = queued(&client).await;
    let mut sockets = [
        socket(&harness, &client).await,
        socket(&harness, &client).await,
    ];
    let pending = json!({ "status": "PENDING", "failure": null, "files": [] });
    for socket in &mut sockets {
        follow(socket, "a", &job_id).await;
        for _ in 0..2 {
            assert_eq!(
                event(socket).await,
                json!({ "isDone": false, "hasChanged": false, "job": pending })
            );
        }
    }
    harness.advance_clock(3_600_000).await;
    for socket in &mut sockets {
        let last = loop {
            let event = event(socket).await;
            if event["isDone"] == true {
                break event;
            }
            assert_eq!(event["job"], pending);
        };
        assert_eq!(
            (&last["hasChanged"], &last["job"]["status"]),
            (&json!(true), &json!("COMPLETED"))
        );
        let files = last["job"]["files"].as_array().unwrap();
        assert_eq!(files.len(), 1, "{last}");
        assert!(files[0]["url"].is_string(), "{last}");
        assert_eq!(
            socket.receive().await,
            json!({ "id": "a", "type": "complete" })
        );
    }
}

#[tokio::test]
async fn a_job_that_has_ended_is_one_event() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let job_id = queued(&client).await;
    harness.advance_clock(3_600_000).await;
    // A session that has not read the job yet.
    let mut socket = socket(&harness, &harness.sign_in(STAFF).await).await;
    follow(&mut socket, "a", &job_id).await;
    let event = event(&mut socket).await;
    assert_eq!(
        (&event["isDone"], &event["job"]["status"]),
        (&json!(true), &json!("COMPLETED"))
    );
    assert_eq!(
        socket.receive().await,
        json!({ "id": "a", "type": "complete" })
    );
}

#[tokio::test]
async fn a_key_that_no_job_has_ends_the_subscription_with_an_error() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let mut socket = socket(&harness, &client).await;
    for (job_id, code) in [
        ("nope", "NOT_FOUND"),
        ("", "NOT_FOUND"),
        (&"1".repeat(1_001), "BAD_USER_INPUT"),
    ] {
        follow(&mut socket, "a", job_id).await;
        let event = socket.receive().await;
        let error = &event["payload"]["errors"][0];
        assert_eq!(error["extensions"]["code"], code, "{event}");
        assert_eq!(
            socket.receive().await,
            json!({ "id": "a", "type": "complete" })
        );
    }
}

#[tokio::test]
async fn a_job_is_read_once_for_all_who_follow_it_in_a_session() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let [one, other] = [queued(&client).await, queued(&client).await];
    // A session that has not read the jobs yet.
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let mut socket = socket(&harness, &client).await;
    for (id, job_id) in [("a", &one), ("b", &one), ("c", &other)] {
        follow(&mut socket, id, job_id).await;
        assert_eq!(event(&mut socket).await["isDone"], false);
    }
    let read = |job_id: &str| format!("main GET /v3/internal/queue/{job_id}");
    let mut reads = vec!["main GET /v3/auth/me".to_owned(), read(&one), read(&other)];
    reads.sort();
    assert_eq!(harness.sorted_calls().await, reads);
}

#[tokio::test]
async fn the_command_ends_with_the_job_that_it_follows() {
    let (harness, home) = (Harness::start().await, Home::new());
    let client = harness.sign_in(STAFF).await;
    let args = [
        "subscribe",
        FOLLOW,
        "--url",
        &client.url,
        "--var",
        "jobId=999999",
    ];
    let ended = home.run(&args, "", Some(client.token())).await;
    assert_eq!((ended.code, ended.stdout.as_str()), (Some(2), ""));
    assert!(ended.stderr.contains("NOT_FOUND"), "{ended:?}");
}
