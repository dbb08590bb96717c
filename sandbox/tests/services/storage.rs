use reqwest::{Response, StatusCode};
use serde_json::Value;

use crate::support::{Probe, row};

/// The report link of the first seeded attribution job, which has not expired.
async fn report_link(probe: &Probe) -> String {
    let job = probe.data("/v3/internal/queue/1801").await;
    job["result"]["attribution/1801/output.json"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// Checks that storage answers with an error.
async fn is_refused(response: Response, status: StatusCode, code: &str) {
    assert_eq!(response.status(), status);
    assert_eq!(response.headers()["content-type"], "application/xml");
    let text = response.text().await.unwrap();
    assert!(text.contains(&format!("<Code>{code}</Code>")), "{text}");
}

#[tokio::test]
async fn a_link_with_a_token_or_altered_is_refused() {
    let probe = Probe::start().await;
    let link = report_link(&probe).await;
    let with_token = probe.client.get(&link).bearer_auth(&probe.token);
    let response = with_token.send().await.unwrap();
    is_refused(response, StatusCode::BAD_REQUEST, "InvalidArgument").await;
    for altered in [
        link.replace("output.json", "summary.csv"),
        link.replace("Expires=1", "Expires=2"),
        link.replace("AccessKeyId=SANDBOX", "AccessKeyId=OTHER"),
        format!("{link}0"),
    ] {
        let response = probe.fetch(altered).await;
        is_refused(response, StatusCode::FORBIDDEN, "SignatureDoesNotMatch").await;
    }
    let (bare, _) = link.split_once('?').unwrap();
    is_refused(
        probe.fetch(bare).await,
        StatusCode::FORBIDDEN,
        "AccessDenied",
    )
    .await;
}

#[tokio::test]
async fn reading_a_job_renews_its_expired_link() {
    let probe = Probe::start().await;
    let link = |job: &Value| {
        let mut files = job["result"].as_object().unwrap().values();
        files.next().unwrap().as_str().unwrap().to_owned()
    };
    let jobs = probe.data("/v3/internal/queue").await;
    let expired = probe.fetch(link(row(&jobs, "id", 1840))).await;
    is_refused(expired, StatusCode::FORBIDDEN, "AccessDenied").await;
    let fresh = link(&probe.data("/v3/internal/queue/1840").await);
    assert_eq!(probe.fetch(fresh).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn market_files_are_listed_with_links_that_work() {
    let probe = Probe::start().await;
    let listing = probe.data("/v3/api/markets/latest-files/d4f1c2").await;
    let file = &listing["Contents"][0];
    let response = probe.fetch(file["url"].as_str().unwrap()).await;
    let content = response.bytes().await.unwrap();
    assert_eq!(Some(content.len() as u64), file["Size"].as_u64());
}

#[tokio::test]
async fn debug_files_are_listed_for_one_market_or_all() {
    let probe = Probe::start().await;
    let listed = async |query: &str| {
        let listing = probe
            .data(&format!("/v3/api/dev/pipeline-debug{query}"))
            .await;
        let files = listing["Contents"].as_array()?.iter();
        Some(Vec::from_iter(files.map(|file| file["Key"].to_string())))
    };
    let all = listed("").await.unwrap();
    let boston = listed("?marketHash=d4f1c2").await.unwrap();
    assert!(boston.len() < all.len());
    assert!(boston.iter().all(|key| key.contains("_d4f1c2_")));
    assert_eq!(listed("?marketHash=ffffff").await, None);
}
