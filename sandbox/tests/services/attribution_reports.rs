use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Probe, list, row};

const PAGES: [&str; 3] = ["Homepage", "Product Page", "Checkout Page"];

async fn job(probe: &Probe, id: i64) -> Value {
    probe.data(&format!("/v3/internal/queue/{id}")).await
}

fn link(job: &Value) -> &str {
    let id = job["id"].to_string();
    let key = format!("attribution/{}/output.json", id.trim_matches('"'));
    job["result"][&key]
        .as_str()
        .unwrap_or_else(|| panic!("no report: {job}"))
}

async fn text(probe: &Probe, id: i64) -> String {
    let response = probe.fetch(link(&job(probe, id).await)).await;
    assert_eq!(response.status(), StatusCode::OK, "{id}");
    response.text().await.unwrap()
}

async fn report(probe: &Probe, id: i64) -> Value {
    serde_json::from_str(&text(probe, id).await).unwrap()
}

/// The statistic of the two-proportion test of a page's visitors.
fn z(report: &Value, page: &str) -> f64 {
    let of = |group: &str| {
        let visitors = report[group]["pageVisits"][page].as_f64().unwrap();
        (visitors, report[group]["uqDevices"].as_f64().unwrap())
    };
    let ((v1, n1), (v2, n2)) = (of("exposed"), of("control"));
    let pooled = (v1 + v2) / (n1 + n2);
    (v1 / n1 - v2 / n2) / (pooled * (1.0 - pooled) * (1.0 / n1 + 1.0 / n2)).sqrt()
}

#[tokio::test]
async fn each_level_of_confidence_is_in_the_middle_of_its_band_on_every_page() {
    let probe = Probe::start().await;
    for (id, low, high) in [
        (1_701, 2.58, 3.82),
        (1_702, 2.33, 2.58),
        (1_703, 1.96, 2.33),
        (1_704, 1.64, 1.96),
        (1_705, 1.44, 1.64),
        (1_706, 1.28, 1.44),
        (1_707, 0.0, 1.28),
        (1_708, -3.82, -2.58),
    ] {
        let report = report(&probe, id).await;
        let margin = (high - low) / 4.0;
        for page in PAGES {
            let z = z(&report, page);
            assert!(low + margin < z && z < high - margin, "{id} {page}: {z}");
        }
    }
}

#[tokio::test]
async fn reports_have_every_number_of_pixels_and_every_shape() {
    let probe = Probe::start().await;
    for (id, pixels) in [(1_709, 1), (1_710, 0), (1_711, 2), (1_712, 5), (1_701, 3)] {
        assert_eq!(list(&report(&probe, id).await["pixels"]).len(), pixels);
    }
    let visits = |report: &Value, group: &str| report[group]["pageVisits"]["Homepage"].clone();
    let none = report(&probe, 1_713).await;
    assert_eq!(
        (visits(&none, "exposed"), visits(&none, "control")),
        (json!(0), json!(0))
    );
    let no_control_visits = report(&probe, 1_714).await;
    assert_eq!(visits(&no_control_visits, "control"), 0);
    assert!(report(&probe, 1_715).await.get("control").is_none());
    assert_eq!(report(&probe, 1_716).await["exposed"], json!({}));
    let days = &report(&probe, 1_717).await["exposed"]["days"];
    assert_eq!(days.as_object().unwrap().len(), 28);
    let as_text = report(&probe, 1_718).await;
    assert_eq!(visits(&as_text, "control"), "400");
    assert_eq!(as_text["pixels"][0]["pixelId"], 31);
    let words = report(&probe, 1_719).await;
    assert_eq!(words["exposed"]["totalDevices"], "many");
    let objects = report(&probe, 1_720).await;
    assert!(objects["exposed"]["hourOfDay"]["8"]["uqDevices"].is_i64());
    assert!(
        report(&probe, 1_721).await["control"]
            .get("hourOfDay")
            .is_none()
    );
    let extra = report(&probe, 1_722).await;
    assert!(
        extra["exposed"]["hourOfDay"]["28"].is_i64()
            && extra["control"]["dayOfWeek"]["7"].is_object()
    );
    let more = report(&probe, 1_723).await;
    assert!(visits(&more, "exposed").as_i64() > more["exposed"]["uqDevices"].as_i64());
    let big = text(&probe, 1_733).await;
    assert!((1_500_000..3_000_000).contains(&big.len()), "{}", big.len());
    let big: Value = serde_json::from_str(&big).unwrap();
    assert_eq!(list(&big["control"]["days"]).len(), 730);
}

#[tokio::test]
async fn some_reports_cannot_be_read() {
    let probe = Probe::start().await;
    assert!(serde_json::from_str::<Value>(&text(&probe, 1_724).await).is_err());
    assert!(report(&probe, 1_725).await.is_array());
    assert!(text(&probe, 1_726).await.starts_with("<!doctype html>"));
    assert_eq!(text(&probe, 1_727).await, "");
    let missing = probe.fetch(link(&job(&probe, 1_728).await)).await;
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    let expired = job(&probe, 1_729).await;
    assert_eq!(link(&job(&probe, 1_729).await), link(&expired));
    assert_eq!(
        probe.fetch(link(&expired)).await.status(),
        StatusCode::FORBIDDEN
    );
    assert!(link(&job(&probe, 1_730).await).starts_with("http://files.example.com/"));
    assert_eq!(link(&job(&probe, 1_731).await), "not a link");
    let result = job(&probe, 1_732).await["result"].take();
    let files: Vec<&String> = result.as_object().unwrap().keys().collect();
    assert_eq!(files, ["attribution/1732/summary.csv"]);
}

#[tokio::test]
async fn studies_have_several_results_only_pending_or_failed_ones_or_none() {
    let probe = Probe::start().await;
    let jobs = probe.data("/v3/api/attribution/jobs").await;
    let results = |study: i64| -> Vec<&Value> {
        list(&jobs)
            .iter()
            .filter(|job| job["jobType"] == "JOB_QUEUE__ATTRIBUTION_PROCESS")
            .filter(|job| job["metaData"]["requestInfo"]["attributionId"] == study)
            .collect()
    };
    let with_files = |study: i64| {
        let mut found = results(study);
        found.retain(|job| job["result"].is_object());
        found
    };
    let newest = with_files(73)
        .into_iter()
        .max_by_key(|job| job["createdAt"].to_string())
        .unwrap();
    assert_eq!((results(73).len(), with_files(73).len()), (5, 3));
    assert_eq!(newest["id"], 1_742);
    assert_eq!((results(74).len(), with_files(74).len()), (1, 0));
    assert_eq!((results(75).len(), with_files(75).len()), (2, 0));
    assert!(results(76).is_empty());
    let info = &row(&jobs, "id", 1_749)["metaData"]["requestInfo"];
    assert!(info.get("attributionId").is_none());
    let study = probe.data("/v3/api/attribution/72").await;
    assert_eq!(info["campaignIds"], json!([study["campaignId"]]));
    // Every other job has the study of its number.
    let study = probe.data("/v3/api/attribution/133").await;
    assert_eq!(study["studyName"], "Big Report");
    assert_eq!(results(133)[0]["id"].to_string().trim_matches('"'), "1733");
}
