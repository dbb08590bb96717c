use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Probe, STEP, list, row, slow_jobs, texts};

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

/// Runs a study and returns its job.
async fn run(probe: &Probe, id: i64, parameters: Value) -> Value {
    let path = format!("{STUDIES}/process-study/{id}");
    let (status, mut response) = probe.post(&path, parameters).await;
    assert_eq!(status, StatusCode::OK, "{response}");
    response["data"].take()
}

/// The content of the file of an ended job whose key ends like this.
async fn file(probe: &Probe, queued: &Value, end: &str) -> String {
    let id = queued["id"].to_string();
    let path = format!("/v3/internal/queue/{}", id.trim_matches('"'));
    let job = probe.data(&path).await;
    let mut files = job["result"].as_object().unwrap().iter();
    let (_, link) = files.find(|(key, _)| key.ends_with(end)).unwrap();
    probe
        .fetch(link.as_str().unwrap())
        .await
        .text()
        .await
        .unwrap()
}

#[tokio::test]
async fn studies_have_every_status_objective_and_type() {
    let probe = Probe::start().await;
    let studies = probe.data(STUDIES).await;
    assert_eq!(
        texts(&studies, "status"),
        "ACTIVE, APPROVED, ATTENTION REQUIRED, ATTENTION_REQUIRED, COMPLETE, MID STUDY COMPLETE, MID_STUDY_COMPLETE, \
         ON_HOLD, PENDING, PROCESSING, UNDER REVIEW, UNDER_REVIEW, pending"
    );
    assert_eq!(
        texts(&studies, "objective"),
        "App Download Analysis, Store Visitation Analysis, Website Visitation Analysis"
    );
    assert_eq!(texts(&studies, "studyType"), "BRAND_LIFT, CONVERSION, LIFT");
    let count = |holds: fn(&Value) -> bool| list(&studies).iter().filter(|row| holds(row)).count();
    assert_eq!(count(|study| study.get("attributionId").is_none()), 1);
    for (id, key, length) in [(85, "studyName", 200), (86, "notes", 600)] {
        let text = study(&probe, id).await[key].to_string();
        assert_eq!(text.trim_matches('"').chars().count(), length);
    }
}

#[tokio::test]
async fn the_sent_keys_of_a_study_are_merged() {
    let probe = Probe::start().await;
    let mut expected = study(&probe, 94).await;
    let change = json!({ "notes": "Done.", "metaData": { "locations": [610] } });
    let (_, response) = probe.put(&format!("{STUDIES}/94"), change).await;
    expected["notes"] = json!("Done.");
    expected["metaData"]["locations"] = json!([610]);
    assert_eq!(expected["metaData"]["requestedBy"], "Ada Byron");
    assert_eq!(response["data"], expected);
    // The status of the named study is saved, with an empty response.
    let saved = set_status(&probe, 62, "APPROVED").await;
    assert_eq!(saved, (StatusCode::OK, json!("")));
    assert_eq!(status_of(&probe, 62).await, "APPROVED");
}

#[tokio::test]
async fn places_have_ids_that_are_numbers_or_text() {
    let probe = Probe::start().await;
    let places = probe.data("/v3/api/places").await;
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
    let long = row(&places, "placeId", 614)["placeRef"].as_str().unwrap();
    assert_eq!(long.chars().count(), 200);
}

#[tokio::test]
async fn an_export_keeps_its_parameters_and_produces_a_list_of_devices() {
    let probe = Probe::with(slow_jobs()).await;
    let query = "email=staff@marquee.example&mainRange=1741651200&mainRange=1741737599&deviceGroup=EXPOSED&customerId=3\
                 &campaignIds=4&campaignIds=5&startDate=2025-03-11&endDate=2025-03-11\
                 &timezone=America/New_York&cuts=MARKET,CREATIVE&cuts=DAYPART";
    let queued = probe
        .data(&format!("{STUDIES}/process-study/52?{query}"))
        .await;
    assert_eq!(
        queued["metaData"]["requestInfo"],
        json!({
            "attributionId": 52, "customerId": 3, "campaignIds": [4, 5], "mainRange": [1_741_651_200, 1_741_737_599],
            "startDate": "2025-03-11", "endDate": "2025-03-11", "timezone": "America/New_York",
            "deviceGroup": "EXPOSED", "cuts": ["MARKET,CREATIVE", "DAYPART"],
        })
    );
    assert_eq!(status_of(&probe, 52).await, "PENDING");
    probe.advance(STEP).await;
    assert!(
        file(&probe, &queued, "export.csv")
            .await
            .starts_with("device_id\n")
    );
}

#[tokio::test]
async fn a_run_is_processing_until_its_job_has_ended_with_a_report_of_the_studys_pixels() {
    let probe = Probe::with(slow_jobs()).await;
    let before = study(&probe, 53).await;
    let queued = run(&probe, 53, json!({})).await;
    let range = json!([before["startDate"], before["endDate"]]);
    assert_eq!(
        queued["metaData"]["requestInfo"],
        json!({ "customerId": 3, "campaignIds": [4], "mainRange": range, "attributionId": 53 })
    );
    probe.advance(STEP - 1_000).await;
    assert_eq!(status_of(&probe, 53).await, "PROCESSING");
    probe.advance(1_000).await;
    let studies = probe.data(STUDIES).await;
    assert_eq!(row(&studies, "attributionId", 53)["status"], "UNDER_REVIEW");
    let report = file(&probe, &queued, "output.json").await;
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(
        report["pixels"],
        json!([{ "pixelId": 34, "page": "Location Page", "displayName": "Store Locator" }])
    );
    assert!(report["exposed"]["uqDevices"].is_i64());
}

#[tokio::test]
async fn a_run_fails_or_is_overtaken_by_another_status() {
    let probe = Probe::with(slow_jobs()).await;
    let failing = run(&probe, 60, json!({})).await;
    let body = json!({ "mainRange": [1, 2], "timezone": "UTC" });
    let overtaken = run(&probe, 55, body).await;
    assert_eq!(
        overtaken["metaData"]["requestInfo"],
        json!({ "customerId": 3, "campaignIds": [4], "mainRange": [1, 2], "timezone": "UTC", "attributionId": 55 })
    );
    set_status(&probe, 55, "ATTENTION_REQUIRED").await;
    probe.advance(STEP).await;
    for id in [55, 60] {
        assert_eq!(status_of(&probe, id).await, "ATTENTION_REQUIRED");
    }
    let jobs = probe.data(&format!("{STUDIES}/jobs")).await;
    let job = list(&jobs)
        .iter()
        .find(|job| job["id"] == failing["id"])
        .unwrap();
    assert!(job["result"].is_null() && job["message"].is_string());
}

#[tokio::test]
async fn the_attribution_jobs_are_those_of_two_types() {
    let probe = Probe::start().await;
    let of_studies = probe.data(&format!("{STUDIES}/jobs")).await;
    let is_of_studies = |job: &&Value| job["jobType"].as_str().unwrap().contains("__ATTRIBUTION_");
    let all = probe.data("/v3/internal/queue").await;
    let expected = list(&all).iter().filter(is_of_studies).count();
    assert_eq!(
        list(&of_studies).iter().filter(is_of_studies).count(),
        expected
    );
    assert_eq!(list(&of_studies).len(), expected);
}

#[tokio::test]
async fn retargeting_creates_a_pending_study_for_each_campaign() {
    let probe = Probe::start().await;
    let create = async |partner: &str| {
        let body = json!({ "campaignIds": [4, "8"], "dataPartner": partner });
        let path = format!("{STUDIES}/create-retargeting-study");
        let (status, response) = probe.post(&path, body).await;
        assert_eq!(status, StatusCode::CREATED);
        response
    };
    let ids = |first: i64| json!([{ "attributionId": first }, { "attributionId": first + 1 }]);
    let message = |partner: &str| format!("Sent 2 campaign(s) to {partner}.");
    let whole = json!({ "message": message("GroundTruth"), "studies": ids(134) });
    assert_eq!(create("GroundTruth").await, whole);
    // The others have envelopes of their own.
    assert_eq!(create("Liveramp").await, json!({ "studies": ids(136) }));
    assert_eq!(
        create("Accretive").await,
        json!({ "message": message("Accretive") })
    );
    let inner = json!({ "message": message("ABSC Insights"), "studies": ids(140) });
    assert_eq!(create("ABSC Insights").await, json!({ "data": inner }));
    let study = study(&probe, 134).await;
    assert_eq!(
        (&study["status"], &study["objective"]),
        (&json!("PENDING"), &json!("Retargeting"))
    );
    assert_eq!(
        (&study["customerId"], &study["campaignId"]),
        (&json!(3), &json!(4))
    );
}

#[tokio::test]
async fn what_is_wrong_with_a_call_about_studies_is_said() {
    let probe = Probe::start().await;
    let before = probe.data(STUDIES).await;
    let lines = r#"
        GET /v3/api/attribution/x => 404 Attribution study not found.
        PUT /v3/api/attribution/status/52 {} => 400
        PUT /v3/api/attribution/status/52 {"status":null} => 400
        PUT /v3/api/attribution/status/52 {"status":"UNDER REVIEW"} => 400
        PUT /v3/api/attribution/status/4711 {"status":"APPROVED"} => 404 Attribution study not found.
        POST /v3/api/attribution/process-study/4711 => 404 Attribution study not found.
        GET /v3/api/attribution/process-study/52?customerId=3 => 400
        GET /v3/api/attribution/process-study/52?mainRange=1&mainRange=2 => 400
        GET /v3/api/attribution/process-study/52?customerId=3&mainRange=1 => 400
        GET /v3/api/places/609 => 404 Place not found.
        GET /v3/api/places/700 => 404 Place not found.
        GET /v3/api/places/P-610 => 404 Place not found.
        GET /v3/api/places/P- => 404 Place not found.
        GET /v3/api/attribution/77/cuts?customerId=9999 => 200
        GET /v3/api/attribution/52/cuts => 400
        PUT /v3/api/attribution/52/cuts {"cuts":[]} => 400
        GET /v3/api/attribution/52/cuts?customerId=9 => 404
        PUT /v3/api/attribution/52/cuts?customerId=9 {"cuts":[]} => 404
        GET /v3/api/attribution/4711/cuts?customerId=3 => 404
        PUT /v3/api/attribution/4711/cuts?customerId=3 {"cuts":[]} => 404
        GET /v3/api/attribution/61/cuts?customerId=3 => 500
        PUT /v3/api/attribution/61/cuts?customerId=3 {"cuts":[]} => 500
        PUT /v3/api/attribution/52/cuts?customerId=3 {} => 400
        PUT /v3/api/attribution/52/cuts?customerId=3 {"cuts":[{}]} => 422
        PUT /v3/api/attribution/52/cuts?customerId=3 {"cuts":[{"cutOrderOne":"SHOE_SIZE"}]} => 422 "SHOE_SIZE" is not a cut option.
        PUT /v3/api/attribution/52/cuts?customerId=3 {"cuts":[{"cutOrderOne":"MARKET","cutOrderTwo":"SHOE_SIZE"}]} => 422
        POST /v3/api/attribution/create-retargeting-study {"campaignIds":[],"dataPartner":"Marquee"} => 400 At least one campaign is required.
        POST /v3/api/attribution/create-retargeting-study {"campaignIds":null,"dataPartner":"Marquee"} => 400 At least one campaign is required.
        POST /v3/api/attribution/create-retargeting-study {"campaignIds":[4],"dataPartner":null} => 400 A data partner is required.
        POST /v3/api/attribution/create-retargeting-study {"campaignIds":[4],"dataPartner":" "} => 400 A data partner is required.
        POST /v3/api/attribution/create-retargeting-study {"campaignIds":[4,99999],"dataPartner":"Marquee"} => 422 Campaign 99999 is unknown."#;
    probe.answers(lines).await;
    // Of a refused list no campaign is retargeted. The one that refuses can be selected.
    let path = format!("{STUDIES}/create-retargeting-study");
    let body = json!({ "campaignIds": [4, 16], "dataPartner": "Marquee" });
    assert_eq!(
        probe.post(&path, body).await.0,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(probe.data(STUDIES).await, before);
    let active = probe.data("/v3/api/campaigns/active-campaigns").await;
    row(&active, "campaignId", 16);
}
