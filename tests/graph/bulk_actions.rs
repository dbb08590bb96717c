//! Bulk mutations: each object has its own outcome, and lists are read once for all objects.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::attribution_changes::answer;
use crate::support::{DEVELOPER, Harness, STAFF};

pub const RERUN: &str = "mutation ($input: RerunPipelineJobsInput!) { rerunPipelineJobs(input: $input) {
  outcomes { jobId isDone job { phase } error { message code isRetryable } } errors { message path code }
} }";

const DELETE: &str =
    "mutation ($input: DeletePipelineJobsInput!) { deletePipelineJobs(input: $input) {
  outcomes { jobId isDone deletedId error { message code } } errors { message path code }
} }";

const REFRESH: &str =
    "mutation ($input: RunCampaignRefreshJobsInput!) { runCampaignRefreshJobs(input: $input) {
  outcomes { jobId isDone job { jobId } error { message code } } errors { message path code }
} }";

const UNLOCK: &str = "mutation ($input: UnlockProvidersInput!) { unlockProviders(input: $input) {
  outcomes { providerId isDone provider { lock { isLocked } } error { message code } } errors { message path code }
} }";

const RUN_STUDIES: &str = "mutation ($input: RunStudiesInput!) { runStudies(input: $input) {
  outcomes { attributionId isDone jobId study { status } error { message code } } errors { message path code }
} }";

const STATUSES: &str =
    "mutation ($input: ChangeStudyStatusesInput!) { changeStudyStatuses(input: $input) {
  outcomes { attributionId isDone study { status } error { message code } } errors { message path code }
} }";

const CHECK_PIXELS: &str = "mutation ($input: CheckPixelsInput!) { checkPixels(input: $input) {
  outcomes { pixelId isDone hasFiredRecently error { message code } } errors { message path code }
} }";

const CHECK_VEHICLES: &str = "mutation ($input: CheckVehiclesHealthInput!) { checkVehiclesHealth(input: $input) {
  outcomes { assetId isDone vehicle { assetRef } healthCheck { statusText } error { message code } } errors { message path code }
} }";

fn error(code: &str, message: &str) -> Value {
    json!({ "message": message, "code": code })
}

/// How many times each call was made.
pub async fn counted(harness: &Harness) -> Vec<(String, usize)> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for call in harness.sorted_calls().await {
        match counts.last_mut() {
            Some((last, count)) if *last == call => *count += 1,
            _ => counts.push((call, 1)),
        }
    }
    counts
}

pub fn calls(expected: &[(&str, usize)]) -> Vec<(String, usize)> {
    expected
        .iter()
        .map(|(call, count)| ((*call).to_owned(), *count))
        .collect()
}

#[tokio::test]
async fn jobs_run_again_each_with_its_outcome() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let input = json!({ "jobIds": ["902", "909", "1001", "902", "424242", "907"] });
    let refused = |code: &str, message: &str| json!({ "message": message, "code": code, "isRetryable": false });
    let queued = json!({ "phase": "PENDING" });
    assert_eq!(
        answer(&client, RERUN, input).await,
        json!({ "outcomes": [
            { "jobId": "902", "isDone": true, "job": queued, "error": null },
            { "jobId": "909", "isDone": false, "job": null, "error": refused("REJECTED",
                "This job is part of a nightly run that has not ended.") },
            { "jobId": "1001", "isDone": true, "job": queued, "error": null },
            { "jobId": "424242", "isDone": false, "job": null, "error": refused("NOT_FOUND", "Job not found.") },
            { "jobId": "907", "isDone": false, "job": null, "error": refused("FAILED",
                "The pipeline service is not available.") },
        ], "errors": [] })
    );
    assert_eq!(
        counted(&harness).await,
        calls(&[
            ("pipeline GET /api/jobs", 1),
            ("pipeline GET /api/jobs-sf", 1),
            ("pipeline POST /api/re-run-job", 5),
        ])
    );
}

#[tokio::test]
async fn jobs_are_deleted_if_their_own_decision_allows_it() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let input = json!({ "jobIds": ["902", "905", "910", "424242"] });
    assert_eq!(
        answer(&client, DELETE, input).await,
        json!({ "outcomes": [
            // PipelineJob:902
            { "jobId": "902", "isDone": true, "deletedId": "UGlwZWxpbmVKb2I6OTAy", "error": null },
            { "jobId": "905", "isDone": false, "deletedId": null, "error": error("NOT_DELETABLE", "This job cannot be deleted.") },
            { "jobId": "910", "isDone": false, "deletedId": null, "error": error("REJECTED",
                "This job is kept for a report and cannot be deleted.") },
            { "jobId": "424242", "isDone": false, "deletedId": null, "error": error("NOT_FOUND", "There is no such job.") },
        ], "errors": [] })
    );
    assert_eq!(
        counted(&harness).await,
        calls(&[
            ("pipeline GET /api/jobs", 1),
            ("pipeline GET /api/jobs-sf", 1),
            ("pipeline POST /api/delete-job", 2),
        ])
    );
}

#[tokio::test]
async fn refresh_jobs_run_unless_they_lack_data() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let input = json!({ "jobIds": ["79", "80", "104"] });
    let missing = error("MISSING_DATA", "This campaign refresh job is missing data.");
    assert_eq!(
        answer(&client, REFRESH, input).await,
        json!({ "outcomes": [
            { "jobId": "79", "isDone": true, "job": { "jobId": "79" }, "error": null },
            { "jobId": "80", "isDone": false, "job": null, "error": missing },
            { "jobId": "104", "isDone": true, "job": { "jobId": "104" }, "error": null },
        ], "errors": [] })
    );
    // Once before the runs, and once for their results.
    assert_eq!(
        counted(&harness).await,
        calls(&[
            ("pipeline GET /api/pipeline-jobs", 2),
            ("pipeline POST /api/run-pipeline-job", 2),
        ])
    );
}

#[tokio::test]
async fn providers_are_unlocked_by_maintainers_only() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    harness.clear_calls().await;
    let input = json!({ "providerIds": [4, 5, 6, 999, 4] });
    assert_eq!(
        answer(&client, UNLOCK, input.clone()).await,
        json!({ "outcomes": [
            { "providerId": 4, "isDone": true, "provider": { "lock": { "isLocked": false } }, "error": null },
            { "providerId": 5, "isDone": false, "provider": null, "error": error("NOT_LOCKED", "This provider is not locked.") },
            { "providerId": 6, "isDone": true, "provider": { "lock": { "isLocked": false } }, "error": null },
            { "providerId": 999, "isDone": false, "provider": null, "error": error("NOT_FOUND", "There is no such provider.") },
        ], "errors": [] })
    );
    assert_eq!(
        counted(&harness).await,
        calls(&[
            ("main GET /v3/api/providers", 2),
            ("main GET /v3/api/providers/locks", 2),
            ("main GET /v3/auth/me", 1),
            ("main POST /v3/api/providers/unlock/4", 1),
            ("main POST /v3/api/providers/unlock/6", 1),
        ])
    );
    let staff = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let refused = staff.graphql(UNLOCK, json!({ "input": input })).await;
    assert_eq!(refused["errors"][0]["extensions"]["code"], "FORBIDDEN");
    assert_eq!(harness.writes().await, []);
}

#[tokio::test]
async fn studies_run_and_change_their_status_as_one_does() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let input = json!({ "attributionIds": [53, 55, 52, 59, 4711] });
    let refused = |study: i32, code: &str, message: &str| json!({ "attributionId": study, "isDone": false, "jobId": null, "study": null, "error": error(code, message) });
    let mut ran = answer(&client, RUN_STUDIES, input).await;
    let job = ran["outcomes"][0]["jobId"].take();
    assert!(job.is_string(), "{job}");
    assert_eq!(
        ran,
        json!({ "outcomes": [
            { "attributionId": 53, "isDone": true, "jobId": null, "study": { "status": "PROCESSING" }, "error": null },
            refused(55, "NO_PIXELS", "This study cannot be run."),
            refused(52, "NOT_AVAILABLE", "This study cannot be run."),
            refused(59, "REJECTED", "The measurement partner has not delivered this study's devices."),
            refused(4711, "NOT_FOUND", "There is no such study."),
        ], "errors": [] })
    );
    assert_eq!(
        counted(&harness).await,
        calls(&[
            ("main GET /v3/api/attribution", 2),
            (
                "main GET /v3/api/pixels/attribution-studies-pixel-counts",
                1
            ),
            ("main POST /v3/api/attribution/process-study/53", 1),
            ("main POST /v3/api/attribution/process-study/59", 1),
        ])
    );
    harness.clear_calls().await;
    // One is running, and keeps its status.
    let input = json!({ "attributionIds": [53, 133, 132], "status": "UNDER_REVIEW" });
    let set = answer(&client, STATUSES, input).await;
    let outcome = |place: usize| &set["outcomes"][place];
    assert_eq!(outcome(0)["isDone"], false);
    assert_eq!(outcome(0)["error"]["code"], "PROCESSING");
    for place in [1, 2] {
        assert_eq!(outcome(place)["isDone"], true);
        assert_eq!(outcome(place)["study"]["status"], "UNDER_REVIEW");
    }
    assert_eq!(
        counted(&harness).await,
        calls(&[
            ("main GET /v3/api/attribution", 2),
            ("main PUT /v3/api/attribution/status/132", 1),
            ("main PUT /v3/api/attribution/status/133", 1),
        ])
    );
    let input = json!({ "attributionIds": [133], "status": "UNRECOGNIZED" });
    let refused = answer(&client, STATUSES, input).await;
    assert_eq!(refused["errors"][0]["path"], json!(["input", "status"]));
}

#[tokio::test]
async fn pixels_and_vehicles_are_checked_each_by_a_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let failed = |code: &str| error(code, "There was an error checking this pixel.");
    assert_eq!(
        answer(
            &client,
            CHECK_PIXELS,
            json!({ "pixelIds": [31, 34, 37, 999] })
        )
        .await,
        json!({ "outcomes": [
            { "pixelId": 31, "isDone": true, "hasFiredRecently": true, "error": null },
            { "pixelId": 34, "isDone": true, "hasFiredRecently": false, "error": null },
            { "pixelId": 37, "isDone": false, "hasFiredRecently": null, "error": failed("FAILED") },
            { "pixelId": 999, "isDone": false, "hasFiredRecently": null, "error": failed("NOT_FOUND") },
        ], "errors": [] })
    );
    let list = "{ customer(by: { slug: \"harbor-transit\" }) {
  vehicles(filter: { pairings: [NOT_FOUND] }, first: 1) { nodes { assetId assetRef } }
} }";
    let found = client.graphql(list, json!({})).await;
    let lost = &found["data"]["customer"]["vehicles"]["nodes"][0];
    harness.clear_calls().await;
    let input = json!({ "customerId": 3, "assetIds": [lost["assetId"], 1] });
    let checked = answer(&client, CHECK_VEHICLES, input).await;
    let [first, second] = checked["outcomes"].as_array().unwrap().as_slice() else {
        panic!("two outcomes: {checked}");
    };
    assert_eq!(first["vehicle"]["assetRef"], lost["assetRef"]);
    assert_eq!(
        (&first["isDone"], &first["error"]),
        (&json!(true), &Value::Null)
    );
    assert!(first["healthCheck"]["statusText"].is_string(), "{first}");
    assert_eq!(
        second["error"],
        error("NOT_FOUND", "This customer has no such vehicle.")
    );
    let writes = harness.writes().await;
    assert_eq!(writes.len(), 1, "{writes:?}");
}

/// With none, or too many, nothing is read or written.
#[tokio::test]
async fn an_input_names_1_to_100_objects() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let numbers = |count: i32| json!((1..=count).collect::<Vec<_>>());
    let texts = |count: i32| json!((1..=count).map(|key| key.to_string()).collect::<Vec<_>>());
    let of = |field: &str, keys: Value| {
        let mut input = json!({ field: keys });
        if field == "assetIds" {
            input["customerId"] = json!(3);
        }
        input
    };
    let cases = [
        (RERUN, "jobIds", texts as fn(i32) -> Value),
        (DELETE, "jobIds", texts),
        (REFRESH, "jobIds", texts),
        (UNLOCK, "providerIds", numbers),
        (RUN_STUDIES, "attributionIds", numbers),
        (CHECK_PIXELS, "pixelIds", numbers),
        (CHECK_VEHICLES, "assetIds", numbers),
    ];
    harness.clear_calls().await;
    for (mutation, field, keys) in cases {
        for (count, message) in [
            (0, "Give at least one."),
            (101, "Give at most 100 at once."),
        ] {
            let refused = answer(&client, mutation, of(field, keys(count))).await;
            assert_eq!(
                refused,
                json!({ "outcomes": [], "errors": [
                    { "message": message, "path": ["input", field], "code": "REJECTED" },
                ] }),
                "{mutation}"
            );
        }
    }
    assert_eq!(
        counted(&harness).await,
        calls(&[("main GET /v3/auth/me", 1)])
    );
}
