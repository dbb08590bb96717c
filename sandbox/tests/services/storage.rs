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

async fn code(response: Response) -> (StatusCode, String) {
    let status = response.status();
    assert_eq!(response.headers()["content-type"], "application/xml");
    let text = response.text().await.unwrap();
    let code = text
        .split("<Code>")
        .nth(1)
        .unwrap()
        .split("</Code>")
        .next()
        .unwrap()
        .to_owned();
    (status, code)
}

#[tokio::test]
async fn a_signed_link_serves_its_file_without_a_token() {
    let probe = Probe::start().await;
    let response = probe.fetch(report_link(&probe).await).await;
    assert_eq!(response.status(), StatusCode::OK);
    let report: Value = response.json().await.unwrap();
    assert!(report["exposed"]["uqDevices"].is_i64() && report["pixels"][0]["pixelId"] == 31);
}

#[tokio::test]
async fn a_link_with_an_authorization_header_returns_400() {
    let probe = Probe::start().await;
    let response = probe
        .client
        .get(report_link(&probe).await)
        .bearer_auth(&probe.token)
        .send()
        .await
        .unwrap();
    assert_eq!(
        code(response).await,
        (StatusCode::BAD_REQUEST, "InvalidArgument".to_owned())
    );
}

#[tokio::test]
async fn an_altered_link_returns_403() {
    let probe = Probe::start().await;
    let link = report_link(&probe).await;
    let altered = [
        link.replace("output.json", "summary.csv"),
        link.replace("Expires=1", "Expires=2"),
        link.replace("AccessKeyId=SANDBOX", "AccessKeyId=OTHER"),
        format!("{link}0"),
    ];
    for link in altered {
        let response = probe.fetch(link).await;
        assert_eq!(
            code(response).await,
            (StatusCode::FORBIDDEN, "SignatureDoesNotMatch".to_owned())
        );
    }
    let bare = link.split('?').next().unwrap();
    let response = probe.fetch(bare).await;
    assert_eq!(
        code(response).await,
        (StatusCode::FORBIDDEN, "AccessDenied".to_owned())
    );
}

#[tokio::test]
async fn reading_a_job_renews_its_expired_link() {
    let probe = Probe::start().await;
    let link = |job: &Value| {
        job["result"]
            .as_object()
            .unwrap()
            .values()
            .next()
            .unwrap()
            .as_str()
            .unwrap()
            .to_owned()
    };
    let jobs = probe.data("/v3/internal/queue").await;
    let response = probe.fetch(link(row(&jobs, "id", 1840))).await;
    assert_eq!(
        code(response).await,
        (StatusCode::FORBIDDEN, "AccessDenied".to_owned())
    );

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
    let listed = async |path: &str| {
        let listing = probe.data(path).await;
        listing["Contents"].as_array().map(|files| {
            files
                .iter()
                .map(|file| file["Key"].clone())
                .collect::<Vec<_>>()
        })
    };
    let all = listed("/v3/api/dev/pipeline-debug").await.unwrap();
    let boston = listed("/v3/api/dev/pipeline-debug?marketHash=d4f1c2")
        .await
        .unwrap();
    assert!(boston.len() < all.len());
    assert!(
        boston
            .iter()
            .all(|key| key.as_str().unwrap().contains("_d4f1c2_"))
    );
    assert_eq!(
        listed("/v3/api/dev/pipeline-debug?marketHash=ffffff").await,
        None
    );
}
