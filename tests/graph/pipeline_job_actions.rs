//! Running jobs of markets again, and deleting them.

use chrono::{Days, NaiveTime, SecondsFormat, SubsecRound, TimeDelta, Utc};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const RERUN: &str = "mutation ($id: String!) { rerunPipelineJob(input: { jobId: $id }) {
  job { jobId phase durationSeconds startedAt } errors { message path code }
} }";

const DELETE: &str = "mutation ($id: String!) { deletePipelineJob(input: { jobId: $id }) {
  deletedId errors { message path code }
} }";

fn error(code: &str, message: &str) -> Value {
    json!([{ "message": message, "path": null, "code": code }])
}

async fn rerun(client: &Client, id: &str) -> Value {
    client.graphql(RERUN, json!({ "id": id })).await
}

async fn delete(client: &Client, id: &str) -> Value {
    client.graphql(DELETE, json!({ "id": id })).await
}

fn deleted(id: Value, errors: Value) -> Value {
    json!({ "data": { "deletePipelineJob": { "deletedId": id, "errors": errors } } })
}

#[tokio::test]
async fn a_job_runs_again_whatever_its_phase() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // Failed, pending, completed, and one that only the warehouse has.
    for (id, sent) in [
        ("902", json!(902)),
        ("905", json!(905)),
        ("1001", json!(1001)),
        ("SF-505", json!("SF-505")),
    ] {
        harness.clear_calls().await;
        let job =
            json!({ "jobId": id, "phase": "PENDING", "durationSeconds": null, "startedAt": null });
        assert_eq!(
            rerun(&client, id).await,
            json!({ "data": { "rerunPipelineJob": { "job": job, "errors": [] } } })
        );
        assert_eq!(
            harness.only_write().await,
            ("POST /api/re-run-job".to_owned(), json!({ "jobId": sent }))
        );
        assert_eq!(
            harness.calls().await[0],
            "pipeline POST /api/re-run-job",
            "nothing is read before"
        );
    }
}

#[tokio::test]
async fn a_refused_rerun_has_the_services_message() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (id, errors) in [
        (
            "909",
            error(
                "REJECTED",
                "This job is part of a nightly run that has not ended.",
            ),
        ),
        ("424242", error("NOT_FOUND", "Job not found.")),
    ] {
        assert_eq!(
            rerun(&client, id).await,
            json!({ "data": { "rerunPipelineJob": { "job": null, "errors": errors } } })
        );
    }
    harness.clear_calls().await;
    let answer = rerun(&client, "907").await;
    assert_eq!(answer["data"], json!({ "rerunPipelineJob": null }));
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_UNAVAILABLE"
    );
    assert_eq!(harness.calls().await, ["pipeline POST /api/re-run-job"]);
}

#[tokio::test]
async fn a_failed_job_is_deleted_and_gone() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    // PipelineJob:902
    let id = "UGlwZWxpbmVKb2I6OTAy";
    assert_eq!(delete(&client, "902").await, deleted(json!(id), json!([])));
    assert_eq!(
        harness.only_write().await,
        ("POST /api/delete-job".to_owned(), json!({ "jobId": 902 }))
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "pipeline GET /api/jobs",
            "pipeline GET /api/jobs-sf",
            "pipeline POST /api/delete-job",
        ]
    );
    let query = "query ($id: ID!) { node(id: $id) { id } }";
    assert_eq!(
        client.graphql(query, json!({ "id": id })).await,
        json!({ "data": { "node": null } })
    );
    assert_eq!(
        delete(&client, "902").await,
        deleted(Value::Null, error("NOT_FOUND", "There is no such job."))
    );
}

#[tokio::test]
async fn a_job_that_may_not_be_deleted_is_refused_without_a_write() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let refusal = || error("NOT_DELETABLE", "This job cannot be deleted.");
    // Pending since long, postponed without a start, and completed.
    for id in ["905", "907", "909"] {
        assert_eq!(delete(&client, id).await, deleted(Value::Null, refusal()));
    }
    assert_eq!(harness.writes().await, []);
    // The service refuses one that may.
    let message = "This job is kept for a report and cannot be deleted.";
    assert_eq!(
        delete(&client, "910").await,
        deleted(Value::Null, error("REJECTED", message))
    );
}

/// The warehouse may know that a job has ended that the pipeline service takes to be running.
#[tokio::test]
async fn a_job_is_not_deleted_while_a_list_is_missing() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "pipeline", "path": "/api/jobs-sf", "kind": "status", "status": 500 }))
        .await;
    harness.clear_calls().await;
    let answer = delete(&client, "902").await;
    assert_eq!(answer["data"], json!({ "deletePipelineJob": null }));
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_UNAVAILABLE"
    );
    assert_eq!(harness.writes().await, []);
    // It can be read, but whether one of another id exists is unknown.
    let query = "query ($id: ID!) { node(id: $id) { id } }";
    let known = "UGlwZWxpbmVKb2I6OTAy";
    assert_eq!(
        client.graphql(query, json!({ "id": known })).await,
        json!({ "data": { "node": { "id": known } } })
    );
    // PipelineJob:SF-505
    let answer = client
        .graphql(query, json!({ "id": "UGlwZWxpbmVKb2I6U0YtNTA1" }))
        .await;
    assert_eq!(answer["data"], json!({ "node": null }));
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_UNAVAILABLE"
    );
}

#[tokio::test]
async fn seeded_jobs_are_at_both_sides_of_what_can_be_deleted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ pipelineJobs(filter: { marketHashes: [\"d4f1c2\"] }, first: 500) { nodes { jobId delete { allowed } } } }";
    let answer = client.graphql(query, json!({})).await;
    let jobs = answer["data"]["pipelineJobs"]["nodes"].as_array().unwrap();
    let cases = [
        ("901", true),
        ("902", true),
        ("905", false),
        ("906", true),
        ("907", false),
        ("908", true),
        ("909", false),
    ];
    for (id, expected) in cases {
        let job = jobs.iter().find(|job| job["jobId"] == id).unwrap();
        assert_eq!(job["delete"]["allowed"], expected, "{id}");
    }
}

#[tokio::test]
async fn a_running_job_can_be_deleted_from_the_callers_next_midnight_on() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ pipelineJobs(first: 1) { nodes { delete { allowed code reason changesAt } } } }";
    let started_at = Utc::now().trunc_subsecs(0);
    let job = json!({ "jobId": 1, "date": "2999-01-01", "status": "UPLOADING", "processingStartTime": started_at });
    // The names of these zones count westwards. They are never on the same date.
    for (zone, hours) in [("Etc/GMT-14", 14), ("Etc/GMT+12", -12)] {
        harness
            .service_answers_once("pipeline", "/api/jobs", json!([job]))
            .await;
        let offset = TimeDelta::hours(hours);
        let midnight = (started_at + offset).date_naive() + Days::new(1);
        let midnight = midnight.and_time(NaiveTime::MIN).and_utc() - offset;
        let decision = json!({
            "allowed": false, "code": "NOT_DELETABLE", "reason": "This job cannot be deleted.",
            "changesAt": midnight.to_rfc3339_opts(SecondsFormat::Secs, true),
        });
        assert_eq!(
            client.in_zone(zone).fresh(query, json!({})).await,
            json!({ "data": { "pipelineJobs": { "nodes": [{ "delete": decision }] } } }),
            "{zone}"
        );
    }
}
