use std::{collections::BTreeSet, time::Duration};

use reqwest::{Method, StatusCode};
use sandbox::SandboxOptions;
use serde_json::{Value, json};

use crate::support::{Probe, list, row};

const STUDIES: &str = "/v3/api/attribution";

async fn study(probe: &Probe, id: i64) -> Value {
    probe.data(&format!("{STUDIES}/{id}")).await
}

async fn status_of(probe: &Probe, id: i64) -> Value {
    study(probe, id).await["status"].clone()
}

async fn set_status(probe: &Probe, id: i64, status: &str) -> (StatusCode, Value) {
    let path = format!("{STUDIES}/status/{id}");
    probe.put(&path, json!({ "status": status })).await
}

async fn run(probe: &Probe, id: i64) -> (StatusCode, Value) {
    let path = format!("{STUDIES}/process-study/{id}");
    probe.send(Method::POST, &path, None).await
}

/// The job of this id, with new links.
async fn job(probe: &Probe, id: &Value) -> Value {
    let id = id.to_string();
    probe
        .data(&format!("/v3/internal/queue/{}", id.trim_matches('"')))
        .await
}

/// The link to a job's report.
async fn output(probe: &Probe, id: &Value) -> String {
    let job = job(probe, id).await;
    let files = job["result"].as_object().unwrap();
    let (_, link) = files
        .iter()
        .find(|(key, _)| key.contains("output.json"))
        .unwrap_or_else(|| panic!("no report: {job}"));
    link.as_str().unwrap().to_owned()
}

/// A sandbox whose jobs stay pending until the clock is advanced.
async fn with_slow_jobs() -> Probe {
    Probe::with(SandboxOptions {
        job_step: Duration::from_secs(60),
        ..Default::default()
    })
    .await
}

#[tokio::test]
async fn studies_have_every_status_objective_and_type() {
    let probe = Probe::start().await;
    let studies = probe.data(STUDIES).await;
    let values = |key: &str| -> BTreeSet<String> {
        list(&studies)
            .iter()
            .map(|study| study[key].as_str().unwrap_or("null").to_owned())
            .collect()
    };
    let expected = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect();
    assert_eq!(
        values("status"),
        expected(&[
            "ACTIVE",
            "APPROVED",
            "ATTENTION REQUIRED",
            "ATTENTION_REQUIRED",
            "COMPLETE",
            "MID STUDY COMPLETE",
            "MID_STUDY_COMPLETE",
            "ON_HOLD",
            "PENDING",
            "PROCESSING",
            "UNDER REVIEW",
            "UNDER_REVIEW",
            "pending",
        ])
    );
    assert_eq!(
        values("objective"),
        expected(&[
            "App Download Analysis",
            "Store Visitation Analysis",
            "Website Visitation Analysis",
            "null",
        ])
    );
    assert_eq!(
        values("studyType"),
        expected(&["BRAND_LIFT", "CONVERSION", "LIFT", "null"])
    );
    let count = |holds: fn(&Value) -> bool| list(&studies).iter().filter(|row| holds(row)).count();
    assert!(count(|study| study["status"] == "PENDING") >= 9);
    assert_eq!(count(|study| study.get("attributionId").is_none()), 1);
    assert_eq!(
        study(&probe, 85).await["studyName"]
            .as_str()
            .unwrap()
            .chars()
            .count(),
        200
    );
    assert_eq!(
        study(&probe, 86).await["notes"]
            .as_str()
            .unwrap()
            .chars()
            .count(),
        600
    );
}

#[tokio::test]
async fn the_sent_keys_of_a_study_are_merged() {
    let probe = Probe::start().await;
    let before = study(&probe, 94).await;
    let path = format!("{STUDIES}/94");
    let locations = json!({ "locations": [610] });
    let (status, response) = probe
        .put(&path, json!({ "notes": "Done.", "metaData": locations }))
        .await;
    assert_eq!(status, StatusCode::OK);
    let mut after = before;
    after["notes"] = json!("Done.");
    after["metaData"]["locations"] = json!([610]);
    assert_eq!(after["metaData"]["requestedBy"], "Ada Byron");
    assert_eq!(response["data"], after);
    assert_eq!(study(&probe, 94).await, after);

    let (status, response) = set_status(&probe, 94, "APPROVED").await;
    assert_eq!(
        (status, &response["data"]["status"]),
        (StatusCode::OK, &json!("APPROVED"))
    );
}

#[tokio::test]
async fn named_studies_are_not_saved_or_are_saved_with_an_empty_response() {
    let probe = Probe::start().await;
    let refused = (
        StatusCode::UNPROCESSABLE_ENTITY,
        json!({ "message": "This study is locked by its measurement partner." }),
    );
    let refuses = format!("{STUDIES}/58");
    assert_eq!(probe.put(&refuses, json!({ "notes": "x" })).await, refused);
    assert_eq!(set_status(&probe, 58, "APPROVED").await, refused);
    assert_eq!(status_of(&probe, 58).await, "PENDING");

    let empty = (StatusCode::OK, json!(""));
    let path = format!("{STUDIES}/62");
    assert_eq!(probe.put(&path, json!({ "notes": "x" })).await, empty);
    assert_eq!(set_status(&probe, 62, "APPROVED").await, empty);
    let saved = study(&probe, 62).await;
    assert_eq!(
        (&saved["notes"], &saved["status"]),
        (&json!("x"), &json!("APPROVED"))
    );
}

#[tokio::test]
async fn a_status_must_be_known_and_so_must_the_study() {
    let probe = Probe::start().await;
    let path = format!("{STUDIES}/status/52");
    for body in [
        json!({}),
        json!({ "status": null }),
        json!({ "status": "UNDER REVIEW" }),
    ] {
        assert_eq!(probe.put(&path, body).await.0, StatusCode::BAD_REQUEST);
    }
    let not_found = (
        StatusCode::NOT_FOUND,
        json!({ "message": "Attribution study not found." }),
    );
    assert_eq!(set_status(&probe, 4711, "APPROVED").await, not_found);
    assert_eq!(probe.get(&format!("{STUDIES}/x")).await, not_found);
    assert_eq!(run(&probe, 4711).await, not_found);
}

#[tokio::test]
async fn places_have_ids_that_are_numbers_or_text() {
    let probe = Probe::start().await;
    let places = probe.data("/v3/api/places").await;
    assert_eq!(list(&places).len(), 4_000);
    assert_eq!(
        *row(&places, "placeId", 610),
        json!({
            "placeId": 610, "placeRef": "Pier Store", "placeAddress": "1 Pier Rd", "placeCity": "Boston",
            "placeRegion": "MA", "placePostal": "02110", "placeIsoCode": "USA", "geometryType": "POLYGON",
        })
    );
    for (id, stored) in [
        ("610", json!(610)),
        ("611", json!("611")),
        ("P-700", json!("P-700")),
    ] {
        let place = probe.data(&format!("/v3/api/places/{id}")).await;
        assert_eq!(place["placeId"], stored);
    }
    for id in ["609", "700", "P-610", "P-", "x"] {
        let found = probe.get(&format!("/v3/api/places/{id}")).await;
        let message = json!({ "message": "Place not found." });
        assert_eq!(found, (StatusCode::NOT_FOUND, message), "{id}");
    }
    let long = &row(&places, "placeId", 614)["placeRef"];
    assert_eq!(long.as_str().unwrap().chars().count(), 200);
}

#[tokio::test]
async fn the_cuts_of_a_study_are_read_and_replaced() {
    let probe = Probe::start().await;
    let options = probe.data(&format!("{STUDIES}/cut-options")).await;
    assert_eq!(list(&options).len(), 8);
    let path = format!("{STUDIES}/52/cuts?customerId=3");
    let cut = |one: &str, two: Value| json!({ "cutOrderOne": one, "cutOrderTwo": two });
    assert_eq!(
        probe.data(&path).await,
        json!([
            cut("MARKET", json!("CREATIVE")),
            cut("DAYPART", Value::Null)
        ])
    );
    let cuts = json!([cut("FRAME", Value::Null)]);
    let saved = probe.put(&path, json!({ "cuts": cuts })).await;
    assert_eq!(saved, (StatusCode::OK, json!({ "data": cuts })));
    assert_eq!(probe.data(&path).await, cuts);
    assert_eq!(
        probe
            .data(&format!("{STUDIES}/77/cuts?customerId=9999"))
            .await,
        json!([])
    );
}

#[tokio::test]
async fn cuts_need_the_studys_customer_and_known_options() {
    let probe = Probe::start().await;
    for (query, expected) in [
        ("52/cuts", StatusCode::BAD_REQUEST),
        ("52/cuts?customerId=9", StatusCode::NOT_FOUND),
        ("4711/cuts?customerId=3", StatusCode::NOT_FOUND),
        ("61/cuts?customerId=3", StatusCode::INTERNAL_SERVER_ERROR),
    ] {
        let path = format!("{STUDIES}/{query}");
        assert_eq!(probe.get(&path).await.0, expected, "{query}");
        let body = json!({ "cuts": [] });
        assert_eq!(probe.put(&path, body).await.0, expected, "{query}");
    }
    let path = format!("{STUDIES}/52/cuts?customerId=3");
    for (body, expected) in [
        (json!({}), StatusCode::BAD_REQUEST),
        (json!({ "cuts": [{}] }), StatusCode::UNPROCESSABLE_ENTITY),
        (
            json!({ "cuts": [{ "cutOrderOne": "MARKET", "cutOrderTwo": "SHOE_SIZE" }] }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
    ] {
        assert_eq!(probe.put(&path, body.clone()).await.0, expected, "{body}");
    }
    let refused = probe
        .put(&path, json!({ "cuts": [{ "cutOrderOne": "SHOE_SIZE" }] }))
        .await;
    assert_eq!(
        refused.1,
        json!({ "message": "\"SHOE_SIZE\" is not a cut option." })
    );
}

#[tokio::test]
async fn an_export_keeps_its_parameters_and_produces_a_list_of_devices() {
    let probe = with_slow_jobs().await;
    let path = format!("{STUDIES}/process-study/52");
    let query = "email=staff@marquee.example&mainRange=1741651200&mainRange=1741737599&deviceGroup=EXPOSED&customerId=3\
                 &campaignIds=4&campaignIds=5&startDate=2025-03-11&endDate=2025-03-11\
                 &timezone=America/New_York&cuts=MARKET,CREATIVE&cuts=DAYPART";
    let queued = probe.data(&format!("{path}?{query}")).await;
    assert_eq!(queued["jobType"], "JOB_QUEUE__ATTRIBUTION_IMPORT");
    assert_eq!(
        queued["metaData"]["requestInfo"],
        json!({
            "attributionId": 52, "customerId": 3, "campaignIds": [4, 5], "mainRange": [1_741_651_200, 1_741_737_599],
            "startDate": "2025-03-11", "endDate": "2025-03-11", "timezone": "America/New_York",
            "deviceGroup": "EXPOSED", "cuts": ["MARKET,CREATIVE", "DAYPART"],
        })
    );
    assert_eq!(status_of(&probe, 52).await, "PENDING");
    probe.advance(60_000).await;
    let job = job(&probe, &queued["id"]).await;
    let files = job["result"].as_object().unwrap();
    let (key, link) = files.iter().next().unwrap();
    assert!(key.ends_with("export.csv"));
    let file = probe.fetch(link.as_str().unwrap()).await;
    assert!(file.text().await.unwrap().starts_with("device_id\n"));
    for query in [
        "customerId=3",
        "mainRange=1&mainRange=2",
        "customerId=3&mainRange=1",
    ] {
        let response = probe.get(&format!("{path}?{query}")).await;
        assert_eq!(response.0, StatusCode::BAD_REQUEST, "{query}");
    }
}

#[tokio::test]
async fn a_run_is_processing_and_then_under_review_with_a_report_of_the_studys_pixels() {
    let probe = with_slow_jobs().await;
    let before = study(&probe, 53).await;
    let (status, response) = run(&probe, 53).await;
    assert_eq!(status, StatusCode::OK);
    let queued = &response["data"];
    assert_eq!(queued["jobType"], "JOB_QUEUE__ATTRIBUTION_PROCESS");
    assert_eq!(
        queued["metaData"]["requestInfo"],
        json!({
            "customerId": 3, "campaignIds": [4], "mainRange": [before["startDate"], before["endDate"]],
            "attributionId": 53,
        })
    );
    assert_eq!(status_of(&probe, 53).await, "PROCESSING");
    probe.advance(59_000).await;
    assert_eq!(status_of(&probe, 53).await, "PROCESSING");
    probe.advance(1_000).await;
    let studies = probe.data(STUDIES).await;
    assert_eq!(row(&studies, "attributionId", 53)["status"], "UNDER_REVIEW");
    let report = probe.fetch(output(&probe, &queued["id"]).await).await;
    let report: Value = report.json().await.unwrap();
    assert_eq!(
        report["pixels"],
        json!([{ "pixelId": 34, "page": "Location Page", "displayName": "Store Locator" }])
    );
    assert!(report["exposed"]["uqDevices"].is_i64());
}

#[tokio::test]
async fn runs_fail_are_refused_or_are_overtaken_by_another_status() {
    let probe = with_slow_jobs().await;
    let (status, response) = run(&probe, 60).await;
    assert_eq!(status, StatusCode::OK);
    run(&probe, 55).await;
    let refused = run(&probe, 59).await;
    assert_eq!(
        refused,
        (
            StatusCode::UNPROCESSABLE_ENTITY,
            json!({ "message": "The measurement partner has not delivered this study's devices." })
        )
    );
    assert_eq!(status_of(&probe, 59).await, "APPROVED");
    set_status(&probe, 55, "ATTENTION_REQUIRED").await;
    probe.advance(60_000).await;
    assert_eq!(status_of(&probe, 60).await, "ATTENTION_REQUIRED");
    assert_eq!(status_of(&probe, 55).await, "ATTENTION_REQUIRED");
    let job = job(&probe, &response["data"]["id"]).await;
    assert!(job["result"].is_null() && job["message"].is_string());

    // The body of a run may have other parameters.
    let path = format!("{STUDIES}/process-study/55");
    let body = json!({ "mainRange": [1, 2], "timezone": "UTC" });
    let (_, response) = probe.post(&path, body).await;
    assert_eq!(
        response["data"]["metaData"]["requestInfo"],
        json!({ "customerId": 3, "campaignIds": [4], "mainRange": [1, 2], "timezone": "UTC", "attributionId": 55 })
    );
}

#[tokio::test]
async fn the_attribution_jobs_are_those_of_two_types() {
    let probe = Probe::start().await;
    let ids = |jobs: &Value| -> BTreeSet<String> {
        list(jobs)
            .iter()
            .filter(|job| {
                job["jobType"]
                    .as_str()
                    .unwrap()
                    .starts_with("JOB_QUEUE__ATTRIBUTION_")
            })
            .map(|job| job["id"].to_string())
            .collect()
    };
    let jobs = probe.data(&format!("{STUDIES}/jobs")).await;
    let found = ids(&jobs);
    assert_eq!(found.len(), list(&jobs).len());
    assert_eq!(found, ids(&probe.data("/v3/internal/queue").await));
}

#[tokio::test]
async fn retargeting_creates_a_pending_study_for_each_campaign() {
    let probe = Probe::start().await;
    let path = format!("{STUDIES}/create-retargeting-study");
    let create = async |partner: &str| {
        let body = json!({ "campaignIds": [4, "8"], "dataPartner": partner });
        let (status, response) = probe.post(&path, body).await;
        assert_eq!(status, StatusCode::CREATED);
        response
    };
    let ids = |first: i64| json!([{ "attributionId": first }, { "attributionId": first + 1 }]);
    let message = |partner: &str| format!("Sent 2 campaign(s) to {partner}.");
    assert_eq!(
        create("GroundTruth").await,
        json!({ "message": message("GroundTruth"), "studies": ids(134) })
    );
    assert_eq!(create("Liveramp").await, json!({ "studies": ids(136) }));
    assert_eq!(
        create("Accretive").await,
        json!({ "message": message("Accretive") })
    );
    assert_eq!(
        create("ABSC Insights").await,
        json!({ "data": { "message": message("ABSC Insights"), "studies": ids(140) } })
    );
    let study = study(&probe, 134).await;
    assert_eq!(
        [
            &study["status"],
            &study["objective"],
            &study["customerId"],
            &study["campaignId"]
        ],
        [
            &json!("PENDING"),
            &json!("Retargeting"),
            &json!(3),
            &json!(4)
        ]
    );
}

#[tokio::test]
async fn retargeting_is_refused_as_a_whole() {
    let probe = Probe::start().await;
    let path = format!("{STUDIES}/create-retargeting-study");
    let count = list(&probe.data(STUDIES).await).len();
    for (campaigns, partner, status, message) in [
        (
            json!([]),
            json!("Marquee"),
            400,
            "At least one campaign is required.",
        ),
        (
            json!(null),
            json!("Marquee"),
            400,
            "At least one campaign is required.",
        ),
        (json!([4]), json!(null), 400, "A data partner is required."),
        (json!([4]), json!(" "), 400, "A data partner is required."),
        (
            json!([4, 99_999]),
            json!("Marquee"),
            422,
            "Campaign 99999 is unknown.",
        ),
        (
            json!([4, 16]),
            json!("Marquee"),
            422,
            "This campaign's contract does not include retargeting.",
        ),
    ] {
        let body = json!({ "campaignIds": campaigns, "dataPartner": partner });
        let (found, response) = probe.post(&path, body).await;
        assert_eq!(
            (found.as_u16(), response),
            (status, json!({ "message": message }))
        );
    }
    assert_eq!(list(&probe.data(STUDIES).await).len(), count);
    // The refused campaign can be selected.
    let active = probe.data("/v3/api/campaigns/active-campaigns").await;
    row(&active, "campaignId", 16);
}

#[tokio::test]
async fn a_reset_ends_runs_and_removes_new_studies() {
    let probe = with_slow_jobs().await;
    let count = list(&probe.data(STUDIES).await).len();
    run(&probe, 53).await;
    let body = json!({ "campaignIds": [4], "dataPartner": "Marquee" });
    probe
        .post(&format!("{STUDIES}/create-retargeting-study"), body)
        .await;
    probe.switch(Method::POST, "/reset").await;
    assert_eq!(status_of(&probe, 53).await, "APPROVED");
    assert_eq!(list(&probe.data(STUDIES).await).len(), count);
}
