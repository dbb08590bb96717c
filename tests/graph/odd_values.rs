//! Values that no service should send, and no caller: each costs its own field at most.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::socket::Socket;
use crate::support::{DEVELOPER, Harness};

/// Times in other years than 1 to 9999, up to those that a computer can barely hold.
fn odd_times() -> [Value; 10] {
    [
        json!(253_402_300_800_000_i64),
        json!(8_210_266_876_799_000_i64),
        json!("8210266876799000"),
        json!(-8_334_601_228_800_000_i64),
        json!(i64::MAX),
        json!(i64::MIN),
        json!(1e300),
        json!("0000-12-31T23:59:59Z"),
        json!("9999-12-31T23:59:59-01:00"),
        json!("+262142-12-31T23:59:59Z"),
    ]
}

/// Those of them that are numbers, as times in seconds.
fn odd_seconds() -> [Value; 7] {
    [
        json!(253_402_300_800_i64),
        json!(8_210_266_876_799_i64),
        json!("8210266876799"),
        json!(-8_334_601_228_800_i64),
        json!(i64::MAX),
        json!(i64::MIN),
        json!(1e300),
    ]
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

#[tokio::test]
async fn an_odd_time_ends_no_operation_of_a_socket() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let mut socket = Socket::ready(&harness, json!({ "token": client.token() })).await;
    harness
        .answer_once(PROVIDERS, provider(json!(8_210_266_876_799_000_i64)))
        .await;
    let query = "{ providers { nodes { health { status } } } }";
    socket.subscribe("a", query).await;
    let nodes = json!([{ "health": { "status": "NO_HISTORY" } }]);
    assert_eq!(
        socket.receive().await["payload"],
        json!({ "data": { "providers": { "nodes": nodes } } })
    );
    assert_eq!(
        socket.receive().await,
        json!({ "id": "a", "type": "complete" })
    );
}

/// A read of a service, a body with a time, and a query whose answer has nothing for that time.
struct Case {
    path: &'static str,
    body: fn(&Value) -> Value,
    query: &'static str,
    data: Value,
    is_in_seconds: bool,
}

fn cases() -> Vec<Case> {
    vec![
        Case {
            path: "/v3/internal/queue/7",
            body: |time| json!({ "id": 7, "status": 2, "createdAt": time, "metaData": { "requestInfo": {} } }),
            query: "{ job(by: { jobId: \"7\" }) { createdAt request { dates { from } } } }",
            data: json!({ "job": { "createdAt": null, "request": { "dates": null } } }),
            is_in_seconds: false,
        },
        Case {
            path: "/v3/internal/queue/7",
            body: |time| {
                let link = format!("https://files.example/a?Expires={}", time.as_str().unwrap_or(&time.to_string()));
                let range = json!([time, time]);
                json!({ "id": 7, "status": 2, "result": { "a": link }, "metaData": { "requestInfo": { "mainRange": range } } })
            },
            query: "{ job(by: { jobId: \"7\" }) { files { expiresAt expiryLabel isExpired } request { dates { from } } } }",
            data: json!({ "job": {
                "files": [{ "expiresAt": null, "expiryLabel": null, "isExpired": false }], "request": { "dates": null },
            } }),
            is_in_seconds: true,
        },
        Case {
            path: "/v3/api/attribution",
            body: |time| {
                json!([{
                    "attributionId": 52, "status": "COMPLETE", "startDate": time, "endDate": time,
                    "postStudyEndDate": time, "deliveryDate": time,
                }])
            },
            query: "{ studies { nodes {
                startDate endDate postStudyEndDate deliveryDate daysRemaining isFinished remainingLabel
            } } }",
            data: json!({ "studies": { "nodes": [{
                "startDate": null, "endDate": null, "postStudyEndDate": null, "deliveryDate": null,
                "daysRemaining": null, "isFinished": false, "remainingLabel": null,
            }] } }),
            is_in_seconds: true,
        },
        Case {
            path: "/v3/api/campaigns",
            body: |time| {
                json!([{
                    "campaignId": 4, "customerId": 3, "activeFrom": time, "activeTo": time,
                    "minAdGroupActiveFrom": time, "maxAdGroupActiveTo": time,
                }])
            },
            query: "{ campaigns { nodes { activeFrom activeTo status } } }",
            data: json!({ "campaigns": { "nodes": [{ "activeFrom": null, "activeTo": null, "status": "DRAFT" }] } }),
            is_in_seconds: true,
        },
        Case {
            path: "/v3/api/campaigns/customer/3",
            body: |time| json!([{ "campaignId": 4, "customerId": 3, "activeFrom": time, "activeTo": time }]),
            query: "{ customer(by: { customerId: 3 }) { deviceDateRange { from } } }",
            data: json!({ "customer": { "deviceDateRange": null } }),
            is_in_seconds: true,
        },
        Case {
            path: "/v3/api/jobs/index",
            body: |time| {
                let audit = json!({ "auditId": 1, "jobType": "IMPRESSIONS", "jobStatus": { "a": true }, "createdAt": time });
                json!([{ "jobId": 330, "createdAt": time, "audits": [audit] }])
            },
            query: "{ processingJobs { nodes { createdAt hasImpressions } } }",
            data: json!({ "processingJobs": { "nodes": [{ "createdAt": null, "hasImpressions": true }] } }),
            is_in_seconds: false,
        },
        Case {
            path: "/v3/api/markets/latest-files/d4f1c2",
            body: |time| json!({ "Contents": [{ "Key": "a.csv", "LastModified": time }] }),
            query: "{ market(by: { hash: \"d4f1c2\" }) { latestFiles { files { lastModifiedAt } } } }",
            data: json!({ "market": { "latestFiles": { "files": [{ "lastModifiedAt": null }] } } }),
            is_in_seconds: false,
        },
    ]
}

#[tokio::test]
async fn an_odd_time_is_null_and_the_rest_of_its_row_is_not() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    for case in cases() {
        for zone in ["Asia/Tokyo", "America/New_York"] {
            let client = client.in_zone(zone);
            let times = match case.is_in_seconds {
                true => odd_seconds().to_vec(),
                false => odd_times().to_vec(),
            };
            for time in times {
                let body = json!({ "data": (case.body)(&time) });
                harness.answer_once(case.path, body).await;
                assert_eq!(
                    client.fresh(case.query, json!({})).await,
                    json!({ "data": case.data }),
                    "{} {time} {zone}",
                    case.path
                );
            }
        }
    }
}

#[tokio::test]
async fn the_days_of_a_caller_may_be_the_first_and_the_last() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let query =
        "query ($dates: DateRangeInput!) { dateRange(dates: $dates) { from to startsAt endsAt } }";
    let dates = json!({ "preset": "CUSTOM", "from": "0001-01-01", "to": "9999-12-31" });
    for (zone, starts_at, ends_at) in [
        ("UTC", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"),
        ("Asia/Tokyo", "0001-01-01T00:00:00Z", "9999-12-31T14:59:59Z"),
        (
            "America/New_York",
            "0001-01-01T04:56:02Z",
            "9999-12-31T23:59:59Z",
        ),
    ] {
        let client = client.in_zone(zone);
        let range = json!({ "from": "0001-01-01", "to": "9999-12-31", "startsAt": starts_at, "endsAt": ends_at });
        assert_eq!(
            client.graphql(query, json!({ "dates": dates })).await,
            json!({ "data": { "dateRange": range } }),
            "{zone}"
        );
    }
    let dates = json!({ "preset": "CUSTOM", "from": "0000-12-31", "to": "9999-12-31" });
    let answer = client.graphql(query, json!({ "dates": dates })).await;
    assert_eq!(answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT");
}

#[tokio::test]
async fn visits_of_a_week_end_where_an_int_does() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let day = json!({ "pages": { "Homepage": { "visits": i32::MAX }, "Product Page": { "visits": "9999999999" } } });
    let days = json!({ "0": day, "1": day, "6": day });
    harness
        .answer_once("/v3/api/pixels/pixelData/4", json!({ "data": days }))
        .await;
    let query =
        "{ campaign(by: { campaignId: 4 }) { pixelVisits { pages { home product checkout } } } }";
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "campaign": { "pixelVisits": { "pages": {
            "home": i32::MAX, "product": 0, "checkout": 0,
        } } } } })
    );
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
    for (path, field, key, name) in [
        ("/v3/api/markets", "markets", "marketId", "marketName"),
        (
            "/v3/api/customers",
            "customers",
            "customerId",
            "customerName",
        ),
        (
            "/v3/api/asset-owners/admin-list",
            "assetOwners",
            "assetOwnerId",
            "name",
        ),
    ] {
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
