//! Runs of campaigns.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, DEVELOPER, Harness, STAFF};

async fn run(client: &Client, campaign_id_text: &str, job_type: &str) -> Value {
    run_all(
        client,
        json!({ "campaignIdText": campaign_id_text, "jobType": job_type }),
    )
    .await
}

async fn run_all(client: &Client, input: Value) -> Value {
    let query = "mutation ($input: RunCampaignsInput!) { runCampaigns(input: $input) {
        message errors { message path code }
    } }";
    let mut answer = client.graphql(query, json!({ "input": input })).await;
    assert_eq!(answer.get("errors"), None);
    answer["data"]["runCampaigns"].take()
}

fn error(code: &str, field: &str, message: &str) -> Value {
    json!({ "message": message, "path": ["input", field], "code": code })
}

#[tokio::test]
async fn campaigns_are_run_by_one_call_and_the_services_message_is_shown() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (ids, sent, job_type, message) in [
        ("9, 10", "9,10", "GOLD", "2 campaigns submitted."),
        ("9", "9", "UF", "1 campaign submitted."),
    ] {
        harness.clear_calls().await;
        assert_eq!(
            run(&client, ids, job_type).await,
            json!({ "message": message, "errors": [] })
        );
        let body = json!({ "runBy": "Dana Reyes", "campaignIds": sent, "jobType": job_type });
        assert_eq!(
            harness.only_write().await,
            ("POST /api/run-campaigns-sf".to_owned(), body)
        );
    }
    let empty = json!({
        "service": "pipeline", "path": "/api/run-campaigns-sf", "kind": "wrong-shape", "status": 200, "body": "{}",
    });
    harness.fault(empty).await;
    assert_eq!(
        run(&client, "9", "GOLD").await,
        json!({ "message": null, "errors": [] })
    );
}

#[tokio::test]
async fn an_invalid_text_is_refused_before_any_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    for (ids, message) in [
        (" ", "Campaign IDs are required"),
        (
            "9,x",
            "Invalid format. Please use comma-separated numbers only",
        ),
        (
            "1,2,3,4,5,6,7,8,9,10,11",
            "Maximum of 10 campaign IDs allowed",
        ),
    ] {
        assert_eq!(
            run(&client, ids, "GOLD").await,
            json!({ "message": null, "errors": [error("REJECTED", "campaignIdText", message)] })
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn campaigns_are_also_given_as_numbers() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let eleven: Vec<i32> = (1..=11).collect();
    for (ids, message) in [
        (json!([]), "Campaign IDs are required"),
        (
            json!([9, -1]),
            "Invalid format. Please use comma-separated numbers only",
        ),
        (json!(eleven), "Maximum of 10 campaign IDs allowed"),
    ] {
        let payload = run_all(&client, json!({ "campaignIds": ids, "jobType": "GOLD" })).await;
        let refused = error("REJECTED", "campaignIds", message);
        assert_eq!(payload, json!({ "message": null, "errors": [refused] }));
    }
    let both = json!({ "campaignIds": [9], "campaignIdText": "10", "jobType": "GOLD" });
    let words = "Give the campaigns either as numbers or as text.";
    assert_eq!(
        run_all(&client, both).await["errors"],
        json!([error("REJECTED", "campaignIdText", words)])
    );
    assert_eq!(
        run_all(&client, json!({ "jobType": "GOLD" })).await["errors"],
        json!([error(
            "REJECTED",
            "campaignIdText",
            "Campaign IDs are required"
        )])
    );
    assert_eq!(harness.sorted_calls().await, [""; 0]);
    let payload = run_all(
        &client,
        json!({ "campaignIds": [9, 10], "jobType": "GOLD" }),
    )
    .await;
    assert_eq!(
        payload,
        json!({ "message": "2 campaigns submitted.", "errors": [] })
    );
    let body = json!({ "runBy": "Dana Reyes", "campaignIds": "9,10", "jobType": "GOLD" });
    assert_eq!(
        harness.only_write().await,
        ("POST /api/run-campaigns-sf".to_owned(), body)
    );
}

#[tokio::test]
async fn only_developers_run_the_types_for_developers() {
    let harness = Harness::start().await;
    let staff = harness.sign_in(STAFF).await;
    let developer = harness.sign_in(DEVELOPER).await;
    let refusal = "Only developers can run this job type.";
    let query = "{ campaignRunJobs { jobType label run { allowed code reason } } }";
    for (client, is_developer) in [(&staff, false), (&developer, true)] {
        let open = json!({ "allowed": true, "code": "ALLOWED", "reason": null });
        let closed = json!({ "allowed": false, "code": "MISSING_ROLE", "reason": refusal });
        let special = if is_developer { &open } else { &closed };
        let gold = "Refresh Impressions (for existing inventory added to a flight/campaign)";
        let uf = "UF Only (Impressions exist, but Uniques and Frequency seem off)";
        let bronze = "Full Matching (for new inventory)";
        assert_eq!(
            client.graphql(query, json!({})).await["data"]["campaignRunJobs"],
            json!([
                { "jobType": "GOLD", "label": gold, "run": open },
                { "jobType": "UF", "label": uf, "run": open },
                { "jobType": "BRONZE", "label": bronze, "run": special },
                { "jobType": "SILVER", "label": "Bronze To Gold (for devs)", "run": special },
            ])
        );
        for job_type in ["BRONZE", "SILVER"] {
            harness.clear_calls().await;
            let payload = run(client, "9", job_type).await;
            let expected = if is_developer {
                json!([])
            } else {
                json!([error("MISSING_ROLE", "jobType", refusal)])
            };
            assert_eq!(payload["errors"], expected);
            let writes = harness.writes().await;
            assert_eq!(writes.len(), usize::from(is_developer), "{job_type}");
        }
    }
    // Both fields are at fault.
    let payload = run(&staff, "", "SILVER").await;
    assert_eq!(
        payload["errors"],
        json!([
            error("MISSING_ROLE", "jobType", refusal),
            error("REJECTED", "campaignIdText", "Campaign IDs are required"),
        ])
    );
}
