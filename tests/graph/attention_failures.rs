//! What needs attention, when lists cannot be read or there is no session.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::attention::{ATTENTION, SUMMARY, items, subjects};
use crate::pipeline_summary::client_and_midnight;
use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_service_that_is_down_costs_its_kinds_only_and_is_an_item() {
    let main = [
        "STALE_PROVIDER",
        "UNFINISHED_STUDY",
        "DUE_STUDY",
        "BLOCKED_STUDY",
        "MARKED_STUDY",
        "SILENT_PROVIDER",
    ];
    let pipeline = [
        "FAILED_MARKET_JOB",
        "FAILED_REFRESH_JOB",
        "MISSING_MARKET_JOBS",
    ];
    // Coverage needs the list of markets as well; failed jobs use it only for names.
    let main_too = [&main[..], &["MISSING_MARKET_JOBS"]].concat();
    let cases = [
        (
            "main",
            "/v3",
            &main_too[..],
            &pipeline[..2],
            &["Coverage", "Providers", "Attribution studies"][..],
        ),
        (
            "pipeline",
            "/api",
            &pipeline[..],
            &main[..],
            &["Market jobs", "Campaign refresh jobs"],
        ),
    ];
    for (service, path, lost, kept, lists) in cases {
        let harness = Harness::start().await;
        let client = harness.sign_in(STAFF).await;
        harness
            .fault(json!({ "service": service, "path": path, "kind": "status", "status": 503 }))
            .await;
        let mut found = items(&client, json!({ "first": 5000 })).await;
        let rows = found.as_array_mut().unwrap();
        rows.retain(|item| item["kind"] == "UNREADABLE_LIST");
        let unreadable: Vec<Value> = lists.iter().map(|list| {
            json!({
                "kind": "UNREADABLE_LIST", "severity": "HIGH", "subject": list, "since": null, "node": null, "action": null,
                "reason": format!("{list} cannot be read. The {service} service is not available."),
            })
        }).collect();
        assert_eq!(*rows, unreadable, "{service}");
        let answer = client.fresh(SUMMARY, json!({})).await;
        assert_eq!(answer.get("errors"), None, "{answer}");
        let kinds = answer["data"]["attentionSummary"]["kinds"]
            .as_array()
            .unwrap();
        for kind in kinds {
            let name = kind["kind"].as_str().unwrap();
            if name == "STUCK_LOCK" {
                continue;
            }
            assert_eq!(kind["count"].is_null(), lost.contains(&name), "{kind}");
            assert_eq!(kind["count"].is_u64(), kept.contains(&name), "{kind}");
            assert_eq!(kind["failure"].is_null(), kept.contains(&name), "{kind}");
            assert_eq!(kind["isRetryable"], lost.contains(&name), "{kind}");
        }
        let figures = answer["data"]["attentionSummary"]["figures"]
            .as_array()
            .unwrap();
        let unread: Vec<_> = figures
            .iter()
            .filter(|figure| figure["count"].is_null())
            .map(|figure| figure["kind"].as_str().unwrap())
            .collect();
        let expected = match service {
            "main" => vec!["PROVIDERS_WITHOUT_DATA", "WAITING_STUDIES"],
            _ => vec!["FAILED_MARKET_JOBS", "FAILED_REFRESH_JOBS"],
        };
        assert_eq!(unread, expected, "{service}");
        harness.stop().await;
    }
}

#[tokio::test]
async fn half_of_the_market_jobs_is_better_than_none() {
    let harness = Harness::start().await;
    let (client, midnight) = client_and_midnight(&harness).await;
    harness
        .fault(json!({ "service": "pipeline", "path": "/api/jobs-sf", "kind": "status", "status": 503 }))
        .await;
    let job = json!({ "jobId": 6, "status": "FAILED", "processingStartTime": midnight, "jobType": "TRANSIT" });
    harness
        .service_answers_once("pipeline", "/api/jobs", json!({ "data": [job] }))
        .await;
    let only = json!({ "filter": { "kinds": ["FAILED_MARKET_JOB"] } });
    let found = items(&client, only).await;
    assert_eq!(
        subjects(&found),
        [
            ("UNREADABLE_LIST", "Market jobs"),
            ("FAILED_MARKET_JOB", "Job 6")
        ]
    );
    let reason = "The jobs of the warehouse are missing. The pipeline service is not available.";
    assert_eq!(found[0]["reason"], reason);
    // The missing list may have a job for such a day.
    let only = json!({ "filter": { "kinds": ["MISSING_MARKET_JOBS"] } });
    let found = items(&client, only).await;
    assert_eq!(subjects(&found), [("UNREADABLE_LIST", "Coverage")]);
    assert_eq!(found[0]["reason"], reason);
    // The reason is given only once.
    let found = items(&client, json!({})).await;
    let unread = subjects(&found).into_iter();
    let unread: Vec<_> = unread
        .filter(|(kind, _)| *kind == "UNREADABLE_LIST")
        .collect();
    assert_eq!(unread, [("UNREADABLE_LIST", "Market jobs")]);
    harness.stop().await;
}

#[tokio::test]
async fn items_and_figures_need_a_session() {
    let harness = Harness::start().await;
    for query in [ATTENTION, SUMMARY] {
        let answer = harness.graphql(query, json!({})).await;
        let code = &answer["errors"][0]["extensions"]["code"];
        assert_eq!(code, "UNAUTHENTICATED", "{answer}");
    }
    harness.stop().await;
}
