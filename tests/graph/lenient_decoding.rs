//! Values that no service should send, and no caller: each costs its own field at most.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{DEVELOPER, Harness, table};

/// Times in other years than 1 to 9999, up to those that a computer can barely hold.
fn odd_times() -> Vec<Value> {
    let texts = [
        "0000-12-31T23:59:59Z",
        "9999-12-31T23:59:59-01:00",
        "+262142-12-31T23:59:59Z",
    ];
    let numbers = [
        253_402_300_800_000_i64,
        -8_334_601_228_800_000,
        i64::MAX,
        i64::MIN,
    ];
    let mut times = vec![json!("8210266876799000"), json!(1e300)];
    times.extend(texts.map(Value::from));
    times.extend(numbers.map(Value::from));
    times
}

/// Those of them that are numbers, as times in seconds.
fn odd_seconds() -> Vec<Value> {
    let numbers = [253_402_300_800_i64, -8_334_601_228_800, i64::MAX, i64::MIN];
    let mut times = vec![json!("8210266876799"), json!(1e300)];
    times.extend(numbers.map(Value::from));
    times
}

/// The first and the last second of the years 1 to 9999.
const FIRST: i64 = -62_135_596_800;
const LAST: i64 = 253_402_300_799;

const PROVIDERS: &str = "/v3/api/providers";
const HEALTH: &str = "{ providers { nodes {
  lastProcessedAt health { status since changesAt } lock { expiresAt isUnlockRecommended changesAt }
} } }";

fn provider(last: Value) -> Value {
    let row = json!({ "providerId": 6, "providerName": "P", "isActive": true, "lastProcessTimestamp": last });
    json!({ "data": [row] })
}

#[tokio::test]
async fn a_provider_with_an_odd_time_was_never_processed() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let answer = |last: Value, status: &str, since: Value| {
        json!({ "data": { "providers": { "nodes": [{
            "lastProcessedAt": last, "health": { "status": status, "since": since, "changesAt": null },
            "lock": { "expiresAt": null, "isUnlockRecommended": false, "changesAt": null },
        }] } } })
    };
    for (time, expiry) in odd_times().into_iter().zip(odd_seconds().iter().cycle()) {
        let lock = json!({ "provider": 6, "lockExp": expiry, "isLocked": true });
        harness
            .answer_once("/v3/api/providers/locks", json!({ "data": [lock] }))
            .await;
        harness.answer_once(PROVIDERS, provider(time.clone())).await;
        assert_eq!(
            client.fresh(HEALTH, json!({})).await,
            answer(Value::Null, "NO_HISTORY", Value::Null),
            "{time} {expiry}"
        );
    }
    // The last and the first time can be read. Nothing can be added to the last.
    for (time, text, status, since) in [
        (LAST, "9999-12-31T23:59:59Z", "ACTIVE", Value::Null),
        (
            FIRST,
            "0001-01-01T00:00:00Z",
            "STALE",
            json!("0001-01-01T02:00:00.001Z"),
        ),
    ] {
        let lock = json!({ "provider": 6, "lockExp": i64::MAX, "isLocked": true });
        harness
            .answer_once("/v3/api/providers/locks", json!({ "data": [lock] }))
            .await;
        harness
            .answer_once(PROVIDERS, provider(json!(time * 1_000)))
            .await;
        assert_eq!(
            client.fresh(HEALTH, json!({})).await,
            answer(json!(text), status, since)
        );
    }
}

/// A read of a service, a body with the time T, and a query whose answer has nothing for that time.
const READS: &str = r#"
    /v3/internal/queue/7 | {"id":7,"status":2,"createdAt":T,"metaData":{"requestInfo":{}}} | { job(jobId: "7") { createdAt request { dates { from } } } } | {"job":{"createdAt":null,"request":{"dates":null}}}
    /v3/internal/queue/7 | {"id":7,"status":2,"result":{"a":"https://files.example/a?Expires=BARE"},"metaData":{"requestInfo":{"mainRange":[T,T]}}} | { job(jobId: "7") { files { expiresAt expiryLabel isExpired } request { dates { from } } } } | {"job":{"files":[{"expiresAt":null,"expiryLabel":null,"isExpired":false}],"request":{"dates":null}}}
    /v3/api/attribution | [{"attributionId":52,"status":"COMPLETE","startDate":T,"endDate":T,"postStudyEndDate":T,"deliveryDate":T}] | { studies { nodes { startDate endDate postStudyEndDate deliveryDate daysRemaining isFinished remainingLabel } } } | {"studies":{"nodes":[{"startDate":null,"endDate":null,"postStudyEndDate":null,"deliveryDate":null,"daysRemaining":null,"isFinished":false,"remainingLabel":null}]}}
    /v3/api/campaigns | [{"campaignId":4,"customerId":3,"activeFrom":T,"activeTo":T,"minAdGroupActiveFrom":T,"maxAdGroupActiveTo":T}] | { campaigns { nodes { activeFrom activeTo status } } } | {"campaigns":{"nodes":[{"activeFrom":null,"activeTo":null,"status":"DRAFT"}]}}
    /v3/api/campaigns/customer/3 | [{"campaignId":4,"customerId":3,"activeFrom":T,"activeTo":T}] | { customer(by: { customerId: 3 }) { deviceDateRange { from } } } | {"customer":{"deviceDateRange":null}}
    /v3/api/jobs/index | [{"jobId":330,"createdAt":T,"audits":[{"auditId":1,"jobType":"IMPRESSIONS","jobStatus":{"a":true},"createdAt":T}]}] | { processingJobs { nodes { createdAt hasImpressions } } } | {"processingJobs":{"nodes":[{"createdAt":null,"hasImpressions":true}]}}
    /v3/api/markets/latest-files/d4f1c2 | {"Contents":[{"Key":"a.csv","LastModified":T}]} | { market(by: { hash: "d4f1c2" }) { latestFiles { files { lastModifiedAt } } } } | {"market":{"latestFiles":{"files":[{"lastModifiedAt":null}]}}}
"#;

#[tokio::test]
async fn an_odd_time_is_null_and_the_rest_of_its_row_is_not() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let zones = ["Asia/Tokyo", "America/New_York"].map(|zone| client.in_zone(zone));
    for [path, body, query, data] in table(READS) {
        let data: Value = serde_json::from_str(data).unwrap();
        // Those of jobs and files are in milliseconds, or texts.
        let times = match body.contains("reatedAt") || body.contains("LastModified") {
            true => odd_times(),
            false => odd_seconds(),
        };
        for time in times {
            let text = time.to_string();
            let body = body
                .replace("BARE", text.trim_matches('"'))
                .replace(":T", &format!(":{text}"));
            let body = body.replace("[T,T]", &format!("[{text},{text}]"));
            let body: Value = serde_json::from_str(&body).unwrap();
            for client in &zones {
                harness.answer_once(path, json!({ "data": body })).await;
                let answer = client.fresh(query, json!({})).await;
                assert_eq!(answer, json!({ "data": data }), "{path} {time}");
            }
        }
    }
}

#[tokio::test]
async fn rows_that_cannot_be_read_are_counted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let count = async |field: &str| {
        let query = format!("{{ {field} {{ totalCount unreadableCount nodes {{ id }} }} }}");
        let answer = client.fresh(&query, json!({})).await;
        assert_eq!(answer.get("errors"), None, "{answer}");
        let list = &answer["data"][field.split('(').next().unwrap()];
        let nodes = list["nodes"].as_array().unwrap().len();
        (
            nodes,
            list["totalCount"].clone(),
            list["unreadableCount"].clone(),
        )
    };
    let rows = |key: &str, name: &str| {
        json!([
            { key: 1, name: "North" }, { name: "No key" }, 7, null, { key: {}, name: "Odd key" },
            { key: 2, name: "South" },
        ])
    };
    let lists = "
        /v3/api/markets                  | markets     | marketId     | marketName
        /v3/api/customers                | customers   | customerId   | customerName
        /v3/api/asset-owners/admin-list  | assetOwners | assetOwnerId | name
    ";
    for [path, field, key, name] in table(lists) {
        harness.answer_once(path, rows(key, name)).await;
        assert_eq!(count(field).await, (2, json!(2), json!(4)), "{field}");
        // A filter hides rows, not what is missing.
        harness.answer_once(path, rows(key, name)).await;
        let found = count(&format!("{field}(filter: {{ text: \"north\" }})")).await;
        assert_eq!(found, (1, json!(1), json!(4)), "{field}");
    }
    // Of both lists of jobs. The path is the beginning of both of theirs, and either may be read first.
    let job = json!([{ "jobId": "x1" }, { "status": "no key" }]);
    for _ in 0..2 {
        harness
            .service_answers_once("pipeline", "/api/jobs", job.clone())
            .await;
    }
    assert_eq!(count("pipelineJobs").await, (1, json!(1), json!(2)));
    let all = count("providers").await;
    assert_eq!(all.2, json!(0), "{all:?}");
}
