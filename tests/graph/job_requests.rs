//! What a job was asked for.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn the_days_of_a_request_come_as_dates_or_as_times() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await.in_zone("America/New_York");
    let query = "{ job(by: { jobId: \"7\" }) { request { customerId dates { from to startsAt endsAt } } } }";
    let days = |[from, to, starts_at, ends_at]: [&str; 4]| json!({ "from": from, "to": to, "startsAt": starts_at, "endsAt": ends_at });
    let dates = || json!({ "startDate": "2025-03-09", "endDate": "2025-03-10" });
    let new_york = || json!({ "mainRange": ["1741496400", 1_741_838_399] });
    let utc = || json!({ "mainRange": [1_741_478_400, 1_741_651_199] });
    let exported = json!({ "startDate": "2025-03-09", "endDate": "2025-03-12", "mainRange": [1_741_496_400, 1_741_838_399] });
    let devices = "JOB_QUEUE__DEVICES_UNIQUE";
    let results = "JOB_QUEUE__ATTRIBUTION_PROCESS";
    let export = "JOB_QUEUE__ATTRIBUTION_IMPORT";
    let of_new_york = days([
        "2025-03-09",
        "2025-03-12",
        "2025-03-09T05:00:00Z",
        "2025-03-13T03:59:59Z",
    ]);
    let of_utc = days([
        "2025-03-09",
        "2025-03-10",
        "2025-03-09T00:00:00Z",
        "2025-03-10T23:59:59Z",
    ]);
    let cases = [
        (
            devices,
            dates(),
            days([
                "2025-03-09",
                "2025-03-10",
                "2025-03-09T05:00:00Z",
                "2025-03-11T03:59:59Z",
            ]),
        ),
        (devices, new_york(), of_new_york.clone()),
        // Days of studies are in UTC.
        (results, dates(), of_utc.clone()),
        (results, utc(), of_utc.clone()),
        (export, utc(), of_utc),
        // An export has the days of its study, and the times that it was asked for.
        (export, exported, of_new_york),
        (devices, json!({ "startDate": "2025-03-09" }), Value::Null),
        (
            results,
            json!({ "mainRange": [1_741_496_400] }),
            Value::Null,
        ),
        (
            results,
            json!({ "startDate": "soon", "endDate": 7 }),
            Value::Null,
        ),
        (devices, json!({}), Value::Null),
    ];
    for (job_type, mut info, dates) in cases {
        info["customerId"] = json!(3);
        let row = json!({ "id": 7, "status": 2, "jobType": job_type, "metaData": { "requestInfo": info } });
        harness
            .answer_once("/v3/internal/queue/7", json!({ "data": row }))
            .await;
        assert_eq!(
            client.fresh(query, json!({})).await,
            json!({ "data": { "job": { "request": { "customerId": 3, "dates": dates } } } }),
            "{job_type} {info}"
        );
    }
}

#[tokio::test]
async fn a_request_leads_to_its_pixel_and_campaigns_at_one_call_for_each_list() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ jobs(orderBy: { field: JOB_ID }) { nodes { jobId request {
  pixel { name } campaign { name } campaigns(filter: { text: \"spring\" }) { totalCount nodes { name } }
} } } }";
    let job = |id: i32, info: Value| json!({ "id": id, "status": 2, "metaData": { "requestInfo": info } });
    let first = job(
        1,
        json!({ "customerId": 3, "pixelId": 31, "campaignId": 4 }),
    );
    let rows = json!([
        first,
        job(
            2,
            json!({ "customerId": 3, "pixelId": 33, "campaignId": 99_999 })
        ),
        job(3, json!({ "customerId": 3, "campaignIds": [5, 4, 99_999] })),
        job(4, json!({ "customerId": 3, "pixelId": 999 })),
        job(5, Value::Null),
    ]);
    let none = || json!({ "totalCount": 0, "nodes": [] });
    let spring = || json!({ "name": "Spring Launch" });
    let node = |id: &str, pixel: Value, campaign: Value, campaigns: Value| json!({ "jobId": id, "request": { "pixel": pixel, "campaign": campaign, "campaigns": campaigns } });
    let home = || json!({ "name": "Home" });
    for (rows, nodes, pixels) in [
        (
            rows,
            json!([
                node("1", home(), spring(), none()),
                node("2", json!({ "name": "Checkout" }), Value::Null, none()),
                node("3", Value::Null, Value::Null, json!({ "totalCount": 1, "nodes": [spring()] })),
                node("4", Value::Null, Value::Null, none()),
                { "jobId": "5", "request": null },
            ]),
            // The customer's pixels, and the one that is not among them.
            vec![
                "main GET /v3/api/pixels/999",
                "main GET /v3/api/pixels/customer/3",
            ],
        ),
        (
            json!([first]),
            json!([node("1", home(), spring(), none())]),
            vec!["main GET /v3/api/pixels/31"],
        ),
    ] {
        harness
            .answer_once("/v3/internal/queue", json!({ "data": rows }))
            .await;
        harness.clear_calls().await;
        assert_eq!(
            client.fresh(query, json!({})).await,
            json!({ "data": { "jobs": { "nodes": nodes } } })
        );
        let mut calls = vec!["main GET /v3/api/campaigns"];
        calls.extend(pixels);
        calls.push("main GET /v3/internal/queue");
        assert_eq!(harness.sorted_calls().await, calls);
    }
}
