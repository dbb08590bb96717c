//! Mutations with an `Idempotency-Key`.

use pretty_assertions::assert_eq;
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use crate::support::{Client, DEVELOPER, Harness, STAFF, form};

const RUN: &str = "mutation ($input: RunPixelsJobInput!) { runPixelsJob(input: $input) { job { jobId status } errors { code message } } }";

/// Sends a request with these keys.
async fn with_keys(client: &Client, keys: &[&str], body: Value) -> Response {
    let mut request = client.request(Method::POST, "/graphql").json(&body);
    for key in keys {
        request = request.header("idempotency-key", *key);
    }
    request.send().await.unwrap()
}

async fn send(client: &Client, key: &str, pixel: i32) -> Response {
    let input = json!({ "input": { "pixelId": pixel, "dates": { "preset": "LAST_7_DAYS" } } });
    let body = json!({ "query": RUN, "variables": input });
    with_keys(client, &[key], body).await
}

async fn job(response: Response) -> (bool, Value) {
    let is_replayed = response.headers().contains_key("idempotency-replayed");
    let answer: Value = response.json().await.unwrap();
    let job = answer["data"]["runPixelsJob"]["job"].clone();
    assert!(job["jobId"].is_string(), "{answer}");
    (is_replayed, job)
}

#[tokio::test]
async fn a_mutation_with_the_same_key_is_executed_once() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let (is_replayed, first) = job(send(&client, "night-1", 31).await).await;
    assert!(!is_replayed);
    assert_eq!(
        job(send(&client, "night-1", 31).await).await,
        (true, first.clone())
    );
    // Another session of the same user repeats it; another user has keys of their own.
    let again = harness.sign_in(STAFF).await;
    assert_eq!(
        job(send(&again, "night-1", 31).await).await,
        (true, first.clone())
    );
    assert_eq!(runs(&harness).await, 1);
    let other = harness.sign_in(DEVELOPER).await;
    let (is_replayed, theirs) = job(send(&other, "night-1", 31).await).await;
    assert!(!is_replayed && theirs != first);
    let (is_replayed, second) = job(send(&client, "night-2", 31).await).await;
    assert!(!is_replayed && second != first);
}

/// How often the job was queued.
async fn runs(harness: &Harness) -> usize {
    let calls = harness.calls().await;
    let runs = calls
        .iter()
        .filter(|call| call.contains("pixel-query-async"));
    runs.count()
}

#[tokio::test]
async fn requests_at_the_same_time_wait_for_the_first_one() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let sent = std::iter::repeat_with(|| send(&client, "k", 31)).take(5);
    let mut jobs = Vec::new();
    for response in futures_util::future::join_all(sent).await {
        jobs.push(job(response).await);
    }
    assert_eq!(
        jobs.iter().filter(|(is_replayed, _)| !is_replayed).count(),
        1
    );
    assert!(jobs.iter().all(|(_, job)| *job == jobs[0].1), "{jobs:?}");
    assert_eq!(runs(&harness).await, 1);
}

#[tokio::test]
async fn a_key_that_is_invalid_or_was_used_for_something_else_is_refused() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    job(send(&client, "k", 31).await).await;
    let sign_out = json!({ "query": "mutation { signOut { __typename } }" });
    let fields = "signIn(input: { email: \"a\", password: \"b\" }) { token }";
    let sign_in = json!({ "query": format!("mutation {{ {fields} }}") });
    let spread = format!("mutation {{ ...F }} fragment F on Mutation {{ x: {fields} }}");
    let spread = json!({ "query": spread });
    let cases = [
        (send(&client, "k", 32).await, 422, "another request"),
        (send(&client, "", 31).await, 400, "1 to 200"),
        (send(&client, &"k".repeat(201), 31).await, 400, "1 to 200"),
        (with_keys(&client, &["a", "b"], sign_out).await, 400, ""),
        (send(&harness, "k", 31).await, 401, "sign in"),
        (
            with_keys(&client, &["t"], sign_in.clone()).await,
            400,
            "tokens are not kept",
        ),
        (
            with_keys(&harness, &["t"], sign_in).await,
            400,
            "tokens are not kept",
        ),
        (
            with_keys(&client, &["t"], spread).await,
            400,
            "tokens are not kept",
        ),
    ];
    for (response, status, part) in cases {
        assert_eq!(response.status().as_u16(), status, "{part}");
        let answer: Value = response.json().await.unwrap();
        let message = answer["errors"][0]["message"].as_str().unwrap();
        assert!(message.to_lowercase().contains(part), "{message}");
    }
    job(send(&client, &"k".repeat(200), 31).await).await;
    let upload = "mutation ($input: UploadInventoryInput!) { uploadInventory(input: $input) { upload { text } } }";
    let body = form(
        upload,
        json!({ "customerId": 3, "file": null }),
        &["file"],
        &[("a.csv", b"a,b\n")],
    );
    let request = client
        .request(Method::POST, "/graphql")
        .header("idempotency-key", "files");
    let request = request.header("content-type", "multipart/form-data; boundary=edge");
    let refused = request.body(body).send().await.unwrap();
    assert_eq!(refused.status(), StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_mutation_that_was_not_done_may_be_sent_again_with_its_key() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let unlock = async || -> Value {
        let query =
            "mutation { unlockProviders(input: { providerIds: [9] }) { errors { message } } }";
        let answer = with_keys(&client, &["k"], json!({ "query": query }));
        answer.await.json().await.unwrap()
    };
    // The locks are read before one is removed.
    let locks = "/v3/api/providers/locks";
    harness
        .fault(json!({ "service": "main", "path": locks, "method": "GET", "kind": "status", "status": 503 }))
        .await;
    let failed = unlock().await;
    assert_eq!(
        failed["errors"][0]["extensions"]["retryable"], true,
        "{failed}"
    );
    harness.clear_faults().await;
    let done = unlock().await;
    assert_eq!(
        done["data"]["unlockProviders"]["errors"],
        json!([]),
        "{done}"
    );
}

/// What was done stays done, even if its answer has no memory.
#[tokio::test]
async fn a_mutation_whose_answer_is_refused_may_have_been_done_and_is_not_done_again() {
    let harness = Harness::with(&["limit:list_bytes=1000"]).await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let keys: Vec<String> = (0..100).map(|key| format!("missing-{key}")).collect();
    let rerun = "mutation ($input: RerunPipelineJobsInput!) { rerunPipelineJobs(input: $input) { outcomes { pipelineJobId } } }";
    let body = json!({ "query": rerun, "variables": { "input": { "pipelineJobIds": keys } } });
    for _ in 0..2 {
        let answer = with_keys(&client, &["k"], body.clone()).await;
        let answer: Value = answer.json().await.unwrap();
        assert_eq!(answer["data"], json!({ "rerunPipelineJobs": null }));
        let error = &answer["errors"][0];
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("It may have been done"), "{message}");
        let extensions = &error["extensions"];
        assert_eq!(extensions["code"], "LIMIT_EXCEEDED");
        assert_eq!(
            (&extensions["retryable"], &extensions["outcomeUnknown"]),
            (&json!(false), &json!(true))
        );
    }
    let calls = harness.calls().await;
    let writes = calls.iter().filter(|call| call.contains("re-run-job"));
    assert_eq!(writes.count(), 100, "{calls:?}");
}
