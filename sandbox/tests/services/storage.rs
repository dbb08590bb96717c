use reqwest::{Response, StatusCode};
use serde_json::Value;

use crate::support::{Probe, row};

/// The report link of the first seeded attribution job, which is fresh.
async fn report_link(probe: &Probe) -> String {
    let job = probe.data("/v3/internal/queue/1801").await;
    job["result"]["attribution/1801/output.json"]
        .as_str()
        .unwrap()
        .to_owned()
}

async fn code(answer: Response) -> (StatusCode, String) {
    let status = answer.status();
    assert_eq!(answer.headers()["content-type"], "application/xml");
    let text = answer.text().await.unwrap();
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
    let answer = probe
        .client
        .get(report_link(&probe).await)
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    let report: Value = answer.json().await.unwrap();
    assert!(report["exposed"]["uqDevices"].is_i64() && report["pixels"][0]["pixelId"] == 31);
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn a_link_with_an_authorization_header_is_refused_with_400() {
    let probe = Probe::start().await;
    let answer = probe
        .client
        .get(report_link(&probe).await)
        .bearer_auth(&probe.token)
        .send()
        .await
        .unwrap();
    assert_eq!(
        code(answer).await,
        (StatusCode::BAD_REQUEST, "InvalidArgument".to_owned())
    );
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn an_altered_link_is_refused_with_403() {
    let probe = Probe::start().await;
    let link = report_link(&probe).await;
    let altered = [
        link.replace("output.json", "summary.csv"),
        link.replace("Expires=1", "Expires=2"),
        link.replace("AccessKeyId=SANDBOX", "AccessKeyId=OTHER"),
        format!("{link}0"),
    ];
    for link in altered {
        let answer = probe.client.get(link).send().await.unwrap();
        assert_eq!(
            code(answer).await,
            (StatusCode::FORBIDDEN, "SignatureDoesNotMatch".to_owned())
        );
    }
    let bare = link.split('?').next().unwrap();
    let answer = probe.client.get(bare).send().await.unwrap();
    assert_eq!(
        code(answer).await,
        (StatusCode::FORBIDDEN, "AccessDenied".to_owned())
    );
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn an_old_link_has_expired_and_reading_its_job_again_renews_it() {
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
    let answer = probe
        .client
        .get(link(row(&jobs, "id", 1840)))
        .send()
        .await
        .unwrap();
    assert_eq!(
        code(answer).await,
        (StatusCode::FORBIDDEN, "AccessDenied".to_owned())
    );

    let fresh = link(&probe.data("/v3/internal/queue/1840").await);
    assert_eq!(
        probe.client.get(fresh).send().await.unwrap().status(),
        StatusCode::OK
    );
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn market_files_are_listed_with_links_that_work() {
    let probe = Probe::start().await;
    let listing = probe.data("/v3/api/markets/latest-files/d4f1c2").await;
    let file = &listing["Contents"][0];
    let answer = probe
        .client
        .get(file["url"].as_str().unwrap())
        .send()
        .await
        .unwrap();
    let content = answer.bytes().await.unwrap();
    assert_eq!(Some(content.len() as u64), file["Size"].as_u64());
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn debug_files_are_listed_for_all_markets_or_for_one() {
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
    probe.sandbox.stop().await;
}
