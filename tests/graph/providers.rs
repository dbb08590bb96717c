//! Providers: the list, its rules, locks, pings, and saving them.

use std::process::Stdio;
use std::sync::{Arc, Mutex};

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::support::{Client, DEVELOPER, Harness, STAFF, binary, http};

const PROVIDERS: &str = "/v3/api/providers";

/// A provider as the main API has it.
async fn upstream(harness: &Harness, client: &Client, provider_id: i32) -> Value {
    let address = format!("{}{PROVIDERS}/{provider_id}", harness.main_url());
    let request = client.http.get(address).bearer_auth(client.token());
    let mut answer: Value = request.send().await.unwrap().json().await.unwrap();
    answer["data"].take()
}

fn ids(numbers: &[i32]) -> Vec<Value> {
    numbers
        .iter()
        .map(|number| json!({ "providerId": number }))
        .collect()
}

#[tokio::test]
async fn a_provider_tells_all_there_is_to_know() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ providers(first: 2) {
  totalCount
  nodes {
    id providerId providerName handler type typeLabel isActive isPush customerId customer { customerName }
    health { status label tooltip }
  }
  pageInfo { hasNextPage endCursor }
} }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "providers": {
            "totalCount": 25,
            "nodes": [
                {
                    "id": "UHJvdmlkZXI6MzA", "providerId": 30, "providerName": "Keyring Telematics",
                    "handler": "Custom", "type": "PUSH", "typeLabel": "Push", "isActive": true, "isPush": true,
                    "customerId": 9, "customer": { "customerName": "Metro Wraps" },
                    "health": { "status": "ACTIVE", "label": "Active", "tooltip": "Processed within the last 24 hours." },
                },
                {
                    "id": "UHJvdmlkZXI6Mjk", "providerId": 29, "providerName": "Línea Sur/Norte 50%",
                    "handler": "GeoTrail", "type": "PULL", "typeLabel": "Pull", "isActive": true, "isPush": false,
                    "customerId": 31, "customer": { "customerName": "Riverwalk Cycle Share" },
                    "health": { "status": "ACTIVE", "label": "Active", "tooltip": "Processed within the last 2 hours." },
                },
            ],
            "pageInfo": { "hasNextPage": true, "endCursor": "Q3Vyc29yT2ZQcm92aWRlcjoxQDI5" },
        } } })
    );
    let query = "{ found: provider(providerId: 22) { providerName handler customerId customer { slug } config { key } lastProcessedAt }
  none: provider(providerId: 999) { providerName } }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": {
            "found": {
                "providerName": "Unassigned Prototype", "handler": null, "customerId": null, "customer": null,
                "config": [], "lastProcessedAt": null,
            },
            "none": null,
        } })
    );
}

#[tokio::test]
async fn providers_are_narrowed_to_those_in_use_unless_all_are_wanted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: ProviderFilter) { providers(filter: $filter, first: 5) { totalCount nodes { providerId } } }";
    let cases = [
        (Value::Null, 25, vec![30, 29, 28, 26, 24]),
        (
            json!({ "includeInactive": false }),
            25,
            vec![30, 29, 28, 26, 24],
        ),
        (
            json!({ "includeInactive": true }),
            31,
            vec![31, 30, 29, 28, 27],
        ),
        (json!({ "customerId": 3 }), 4, vec![17, 6, 5, 4]),
        (
            json!({ "customerId": 3, "includeInactive": true }),
            5,
            vec![17, 14, 6, 5, 4],
        ),
        (json!({ "text": "S3" }), 3, vec![28, 8, 7]),
        (json!({ "text": " transit/ " }), 1, vec![4]),
        (json!({ "text": "nobody" }), 0, vec![]),
        (json!({ "customerId": 999 }), 1, vec![26]),
    ];
    for (filter, total, rows) in cases {
        assert_eq!(
            client.graphql(query, json!({ "filter": filter })).await,
            json!({ "data": { "providers": { "totalCount": total, "nodes": ids(&rows) } } }),
            "{filter}"
        );
    }
}

#[tokio::test]
async fn providers_are_sorted_by_any_order_in_any_case_and_missing_ones_first() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($order: ProviderOrder) {
  providers(orderBy: $order, filter: { includeInactive: true }, first: 5) { nodes { providerId } }
}";
    let cases = [
        ("PROVIDER_ID", "ASC", [1, 2, 3, 4, 5]),
        ("PROVIDER_ID", "DESC", [31, 30, 29, 28, 27]),
        ("NAME", "ASC", [27, 25, 7, 10, 6]),
        ("NAME", "DESC", [21, 16, 22, 23, 4]),
        ("HANDLER", "ASC", [22, 10, 5, 9, 17]),
        ("HANDLER", "DESC", [23, 21, 19, 4, 12]),
        ("CUSTOMER", "ASC", [20, 22, 26, 31, 25]),
        ("CUSTOMER", "DESC", [21, 3, 12, 23, 11]),
        ("STATUS", "ASC", [1, 2, 3, 4, 5]),
        ("STATUS", "DESC", [26, 19, 10, 9, 8]),
        ("LAST_PROCESSED_AT", "ASC", [11, 12, 22, 25, 28]),
        ("TYPE", "ASC", [1, 2, 4, 6, 9]),
        ("TYPE", "DESC", [28, 27, 24, 8, 7]),
    ];
    for (field, direction, rows) in cases {
        let order = json!({ "field": field, "direction": direction });
        assert_eq!(
            client.graphql(query, json!({ "order": order })).await,
            json!({ "data": { "providers": { "nodes": ids(&rows) } } }),
            "{order}"
        );
    }
}

#[tokio::test]
async fn type_and_health_follow_from_what_the_service_sends() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "{ provider(providerId: 1) { type typeLabel health { status label tooltip changesAt } } }";
    let (past, future) = ("2001-01-01T00:00:00Z", "2999-12-31T22:00:00+00:00");
    let health = |status: &str, label: &str, tooltip: &str, changes_at: Value| json!({ "status": status, "label": label, "tooltip": tooltip, "changesAt": changes_at });
    let inactive = health(
        "INACTIVE",
        "Inactive",
        "This provider is inactive.",
        Value::Null,
    );
    let stale = |hours: i32| {
        let tooltip = format!("Not processed within the last {hours} hours.");
        health("STALE", "Stale", &tooltip, Value::Null)
    };
    let active = |hours: i32, until: &str| {
        let tooltip = format!("Processed within the last {hours} hours.");
        health("ACTIVE", "Active", &tooltip, json!(until))
    };
    let unused = health(
        "NO_HISTORY",
        "No History",
        "This provider has never been processed.",
        Value::Null,
    );
    let cases = [
        (
            json!({ "isActive": true, "isPush": true, "providerHandler": "s3_drop", "lastProcessTimestamp": past }),
            json!(["PUSH", "Push", stale(24)]),
        ),
        (
            json!({ "isActive": true, "isPush": false, "providerHandler": "S3Importer", "lastProcessTimestamp": past }),
            json!(["S3", "S3", stale(2)]),
        ),
        (
            json!({ "isActive": "true", "providerHandler": "geotab", "providerConfig": { "url": "s3://x" }, "lastProcessTimestamp": 978_307_200 }),
            json!(["PULL", "Pull", stale(2)]),
        ),
        (
            json!({ "isActive": true, "providerHandler": "geotab", "providerConfig": { "Bucket": 1 }, "lastProcessTimestamp": future }),
            json!(["S3", "S3", active(2, "3000-01-01T00:00:00.001Z")]),
        ),
        (
            json!({ "isActive": true, "isPush": 1, "lastProcessTimestamp": future }),
            json!(["PUSH", "Push", active(24, "3000-01-01T22:00:00.001Z")]),
        ),
        (
            json!({ "isActive": true, "providerConfig": "none", "lastProcessTimestamp": "yesterday" }),
            json!(["PULL", "Pull", unused]),
        ),
        (
            json!({ "isActive": false, "lastProcessTimestamp": future }),
            json!(["PULL", "Pull", inactive]),
        ),
        (
            json!({ "isActive": null }),
            json!(["PULL", "Pull", inactive]),
        ),
        (json!({}), json!(["PULL", "Pull", inactive])),
    ];
    for (mut row, expected) in cases {
        row["providerId"] = json!("1");
        harness
            .answer_once(PROVIDERS, json!({ "data": [row] }))
            .await;
        assert_eq!(
            client.fresh(query, json!({})).await,
            json!({ "data": { "provider": { "type": expected[0], "typeLabel": expected[1], "health": expected[2] } } }),
            "{row}"
        );
    }
}

#[tokio::test]
async fn a_configuration_is_told_by_key_and_what_looks_secret_is_marked() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: Int!) { provider(providerId: $id) { config { key value isSecret } } }";
    let entry = |key: &str, value: &str, is_secret: bool| json!({ "key": key, "value": value, "isSecret": is_secret });
    let cases = [
        (
            21,
            vec![
                entry("gzip", "false", false),
                entry("intervalMinutes", "7.5", false),
                entry("note", "Größe & <Art> der Wagen", false),
                entry(
                    "paging",
                    r#"{"cursor":{"encoded":false,"key":"next"},"size":500}"#,
                    false,
                ),
                entry("proxy", "", false),
                entry("routes", r#"[8,9,"X9"]"#, false),
                entry("url", "https://avl.windycity.example/v1", false),
            ],
        ),
        (
            30,
            vec![
                entry(
                    "access_token",
                    "example.token.eyJzdWIiOiJrZXlyaW5nIn0",
                    true,
                ),
                entry("apiKey", "example-key-7f3c9b2e41d8", true),
                entry("clientSecret", "example-secret-0b8e7a52", true),
                entry(
                    "credentials",
                    r#"{"password":"example-pass-42","user":"keyring"}"#,
                    true,
                ),
                entry("keyboard", "QWERTY", false),
                entry("password", "correct horse battery staple", true),
                entry("privateKeyId", "90210", true),
                entry("refreshToken", "", true),
                entry("secretRotation", "true", true),
                entry("tokenLifetimeSeconds", "3600", true),
                entry(
                    "url",
                    "https://integration:hunter2-example@keyring.example/feed",
                    true,
                ),
            ],
        ),
        (10, vec![]),
    ];
    for (provider_id, config) in cases {
        assert_eq!(
            client.graphql(query, json!({ "id": provider_id })).await,
            json!({ "data": { "provider": { "config": config } } })
        );
    }
}

/// All active providers with customers and locks: three reads, and one that asks who is reading.
#[tokio::test]
async fn a_list_with_customers_and_locks_takes_three_reads_whatever_its_length() {
    let harness = Harness::start().await;
    let query = "query ($first: Int, $locks: Boolean!) { providers(first: $first, filter: { includeInactive: true }) {
  nodes { customer { customerName } health { status } config { key } lock @include(if: $locks) { isLocked } }
} }";
    let reads = [
        "main GET /v3/api/customers",
        "main GET /v3/api/providers",
        "main GET /v3/api/providers/locks",
        "main GET /v3/auth/me",
    ];
    for (account, locks, reads) in [(DEVELOPER, true, &reads[..]), (STAFF, false, &reads[..2])] {
        let client = harness.sign_in(account).await;
        for first in [2, 5, 31] {
            harness.clear_calls().await;
            let answer = client
                .fresh(query, json!({ "first": first, "locks": locks }))
                .await;
            assert_eq!(answer.get("errors"), None);
            assert_eq!(harness.sorted_calls().await, reads, "{first}");
        }
    }
}

const LOCKS: &str = "{ providers(filter: { includeInactive: true }) { nodes {
  providerId lock { isLocked expiresAt neverExpires isUnlockRecommended unlock { allowed code reason } }
} } }";

#[tokio::test]
async fn locks_are_matched_by_number_or_by_name_and_expire_in_three_ways() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let provider = |id: i32, name: &str, last: Value| json!({ "providerId": id, "providerName": name, "isActive": true, "lastProcessTimestamp": last });
    let last = || json!("2025-03-12T11:46:40Z");
    let providers = [
        provider(1, "Named/100% é", last()),
        provider(2, "Numbered", last()),
        provider(3, "Text", last()),
        provider(4, "Grace", last()),
        provider(5, "Never processed", Value::Null),
        provider(6, "Null", last()),
        provider(7, "Absent", last()),
        provider(8, "Unlocked", last()),
        provider(9, "Unlisted", last()),
        provider(10, "2", last()),
        provider(11, "Zero", last()),
        provider(12, "Future", json!("2999-01-01T00:00:00Z")),
    ];
    let locks = json!([
        { "provider": "Named/100% é", "lockExp": -1, "isLocked": true },
        // 1741780000 is the last process time of most of them.
        { "provider": 2, "lockExp": 1_741_780_031, "isLocked": true },
        { "provider": "Text", "lockExp": "1741780100", "isLocked": "true" },
        { "provider": "Grace", "lockExp": 1_741_780_030, "isLocked": true },
        { "provider": 5, "lockExp": -1, "isLocked": true },
        { "provider": 6, "lockExp": null, "isLocked": true },
        { "provider": 7, "isLocked": true },
        { "provider": "Unlocked", "lockExp": "-1", "isLocked": false },
        { "provider": "Nobody", "lockExp": -1, "isLocked": true },
        { "provider": 4711, "lockExp": -1, "isLocked": true },
        { "provider": 11, "lockExp": 0, "isLocked": true },
        { "provider": 12, "lockExp": -1, "isLocked": true },
        { "lockExp": -1, "isLocked": true },
        "no row",
        null,
    ]);
    harness
        .answer_once(PROVIDERS, json!({ "data": providers }))
        .await;
    harness
        .answer_once("/v3/api/providers/locks", json!({ "data": locks }))
        .await;
    let locked = |id: i32, expires_at: Value, never: bool, recommended: bool| {
        json!({ "providerId": id, "lock": {
            "isLocked": true, "expiresAt": expires_at, "neverExpires": never, "isUnlockRecommended": recommended,
            "unlock": { "allowed": true, "code": "ALLOWED", "reason": null },
        } })
    };
    let free = |id: i32, never: bool| {
        json!({ "providerId": id, "lock": {
            "isLocked": false, "expiresAt": null, "neverExpires": never, "isUnlockRecommended": false,
            "unlock": { "allowed": false, "code": "NOT_LOCKED", "reason": "This provider is not locked." },
        } })
    };
    let none = || Value::Null;
    assert_eq!(
        client.fresh(LOCKS, json!({})).await,
        json!({ "data": { "providers": { "nodes": [
            locked(12, none(), true, false),
            locked(11, none(), false, false),
            // "2" is its name; the lock of number 2 is another provider's.
            free(10, false),
            free(9, false),
            free(8, true),
            locked(7, none(), false, false),
            locked(6, none(), false, false),
            locked(5, none(), true, false),
            locked(4, json!("2025-03-12T11:47:10Z"), false, false),
            locked(3, json!("2025-03-12T11:48:20Z"), false, true),
            locked(2, json!("2025-03-12T11:47:11Z"), false, true),
            locked(1, none(), true, true),
        ] } } })
    );
}

#[tokio::test]
async fn locks_are_for_maintainers_and_others_do_not_even_make_the_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "{ provider(providerId: 9) { providerName lock { isLocked } } }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({
            "data": { "provider": { "providerName": "Pedal Counter", "lock": null } },
            "errors": [{
                "message": "Only lock maintainers may do this.",
                "locations": [{ "line": 1, "column": 42 }],
                "path": ["provider", "lock"],
                "extensions": { "code": "FORBIDDEN", "retryable": false },
            }],
        })
    );
    let unlock = "mutation { unlockProvider(input: { providerId: 9 }) { errors { message } } }";
    assert_eq!(
        client.graphql(unlock, json!({})).await,
        json!({
            "data": { "unlockProvider": null },
            "errors": [{
                "message": "Only lock maintainers may do this.",
                "locations": [{ "line": 1, "column": 12 }],
                "path": ["unlockProvider"],
                "extensions": { "code": "FORBIDDEN", "retryable": false },
            }],
        })
    );
    let mut calls = harness.sorted_calls().await;
    calls.dedup();
    assert_eq!(
        calls,
        ["main GET /v3/api/providers", "main GET /v3/auth/me"]
    );
}

#[tokio::test]
async fn a_developer_who_maintains_no_locks_is_refused_like_anybody_else() {
    let harness = Harness::with(&["--lock-maintainers", STAFF]).await;
    let (developer, maintainer) = (
        harness.sign_in(DEVELOPER).await,
        harness.sign_in(STAFF).await,
    );
    let query =
        "{ viewer { isDeveloper isLockMaintainer } provider(providerId: 9) { lock { isLocked } } }";
    let unlock = "mutation { unlockProvider(input: { providerId: 9 }) { errors { message } } }";
    harness.clear_calls().await;
    let answer = developer.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"],
        json!({ "viewer": { "isDeveloper": true, "isLockMaintainer": false }, "provider": { "lock": null } })
    );
    assert_eq!(answer["errors"][0]["path"], json!(["provider", "lock"]));
    assert_eq!(answer["errors"][0]["extensions"]["code"], "FORBIDDEN");
    let answer = developer.graphql(unlock, json!({})).await;
    assert_eq!(answer["data"], json!({ "unlockProvider": null }));
    assert_eq!(answer["errors"][0]["extensions"]["code"], "FORBIDDEN");
    let calls = harness.calls().await;
    assert!(calls.iter().all(|call| !call.contains("lock")), "{calls:?}");
    // The maintainer, who is no developer, may.
    assert_eq!(
        maintainer.graphql(query, json!({})).await,
        json!({ "data": {
            "viewer": { "isDeveloper": false, "isLockMaintainer": true },
            "provider": { "lock": { "isLocked": true } },
        } })
    );
    assert_eq!(
        maintainer.graphql(unlock, json!({})).await,
        json!({ "data": { "unlockProvider": { "errors": [] } } })
    );
}

#[tokio::test]
async fn providers_and_pings_are_read_past_every_cache_on_the_way() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "{ provider(providerId: 12) { latestPings { pings } } }";
    client.graphql(query, json!({})).await;
    let calls = harness.calls().await;
    let stamped = |path: &str| {
        let start = format!("main GET {path}?t=");
        calls
            .iter()
            .filter_map(|call| call.strip_prefix(&start))
            .filter(|stamp| stamp.parse::<u64>().is_ok())
            .count()
    };
    assert_eq!(
        (
            calls.len(),
            stamped(PROVIDERS),
            stamped("/v3/api/providers/latest-pings/Toppers%20Live")
        ),
        (2, 1, 1),
        "{calls:?}"
    );
}

const UNLOCK: &str = "mutation ($id: Int!) { unlockProvider(input: { providerId: $id }) {
  provider { providerName lock { isLocked expiresAt neverExpires unlock { allowed } } }
  errors { message path code }
} }";

fn unlocked(provider: Value, errors: Value) -> Value {
    json!({ "data": { "unlockProvider": { "provider": provider, "errors": errors } } })
}

#[tokio::test]
async fn a_lock_is_taken_off_once_and_whatever_the_service_answers() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let free = |name: &str| {
        json!({ "providerName": name, "lock": {
            "isLocked": false, "expiresAt": null, "neverExpires": false, "unlock": { "allowed": false },
        } })
    };
    harness.clear_calls().await;
    let answer = client.graphql(UNLOCK, json!({ "id": 9 })).await;
    assert_eq!(answer, unlocked(free("Pedal Counter"), json!([])));
    let calls = harness.sorted_calls().await;
    let sent: Vec<&String> = calls.iter().filter(|call| call.contains("POST")).collect();
    assert_eq!(sent, ["main POST /v3/api/providers/unlock/9"]);
    // Another time there is nothing to take off, and nothing is sent.
    let refusal =
        json!([{ "message": "This provider is not locked.", "path": null, "code": "REJECTED" }]);
    harness.clear_calls().await;
    let answer = client.graphql(UNLOCK, json!({ "id": 9 })).await;
    assert_eq!(answer, unlocked(free("Pedal Counter"), refusal));
    let calls = harness.sorted_calls().await;
    assert!(calls.iter().all(|call| !call.contains("POST")), "{calls:?}");
    // An answer without a body is a success.
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/providers/unlock", "kind": "empty", "count": 1 }))
        .await;
    let answer = client.graphql(UNLOCK, json!({ "id": 4 })).await;
    assert_eq!(answer, unlocked(free("Transit/Sync 100%"), json!([])));
}

#[tokio::test]
async fn a_lock_that_the_service_keeps_stays_with_its_words() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let kept = json!({ "providerName": "Refuses Save", "lock": {
        "isLocked": true, "expiresAt": null, "neverExpires": true, "unlock": { "allowed": true },
    } });
    let words = "This provider is frozen while its contract is renewed.";
    let errors = json!([{ "message": words, "path": null, "code": "REJECTED" }]);
    let answer = client.graphql(UNLOCK, json!({ "id": 17 })).await;
    assert_eq!(answer, unlocked(kept, errors));
    let errors =
        json!([{ "message": "There is no such provider.", "path": null, "code": "NOT_FOUND" }]);
    let answer = client.graphql(UNLOCK, json!({ "id": 999 })).await;
    assert_eq!(answer, unlocked(Value::Null, errors));
}

#[tokio::test]
async fn an_unlock_is_sent_exactly_once_whatever_comes_of_it() {
    let harness = Harness::with(&["--upstream-timeout-ms", "2000"]).await;
    let client = harness.sign_in(DEVELOPER).await;
    let call = "main POST /v3/api/providers/unlock/9";
    for (fault, code) in [
        (
            json!({ "kind": "status", "status": 500 }),
            "UPSTREAM_UNAVAILABLE",
        ),
        (
            json!({ "kind": "status", "status": 503 }),
            "UPSTREAM_UNAVAILABLE",
        ),
        (json!({ "kind": "reset" }), "UPSTREAM_UNAVAILABLE"),
        (json!({ "kind": "hang" }), "UPSTREAM_TIMEOUT"),
    ] {
        let mut fault = fault;
        fault["service"] = json!("main");
        fault["path"] = json!("/v3/api/providers/unlock");
        harness.fault(fault.clone()).await;
        harness.clear_calls().await;
        let answer = client.graphql(UNLOCK, json!({ "id": 9 })).await;
        assert_eq!(answer["data"], json!({ "unlockProvider": null }), "{fault}");
        assert_eq!(answer["errors"][0]["extensions"]["code"], code, "{fault}");
        let calls = harness.calls().await;
        assert_eq!(
            calls.iter().filter(|sent| *sent == call).count(),
            1,
            "{fault}"
        );
        harness.clear_faults().await;
    }
}

#[tokio::test]
async fn locks_that_cannot_be_read_leave_the_providers_in_place() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/providers/locks", "kind": "status", "status": 500 }))
        .await;
    let query =
        "{ providers(first: 1) { nodes { providerName customer { slug } lock { isLocked } } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"],
        json!({ "providers": { "nodes": [
            { "providerName": "Keyring Telematics", "customer": { "slug": "metro-wraps" }, "lock": null },
        ] } })
    );
    assert_eq!(answer["errors"].as_array().unwrap().len(), 1);
    assert_eq!(
        answer["errors"][0]["path"],
        json!(["providers", "nodes", 0, "lock"])
    );
    assert_eq!(
        answer["errors"][0]["extensions"]["code"],
        "UPSTREAM_UNAVAILABLE"
    );
    // Without them nobody knows whether there is one to take off.
    let answer = client.graphql(UNLOCK, json!({ "id": 9 })).await;
    assert_eq!(answer["data"], json!({ "unlockProvider": null }));
}

#[tokio::test]
async fn pings_are_asked_for_by_the_exact_name_and_come_newest_first() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: Int!) { provider(providerId: $id) { latestPings { date pings } } }";
    for (provider_id, days, path) in [
        (4, 14, "Transit%2FSync%20100%25"),
        (16, 14, "Veh%C3%ADculos%20del%20R%C3%ADo"),
        (29, 14, "L%C3%ADnea%20Sur%2FNorte%2050%25"),
        (12, 0, "Toppers%20Live"),
    ] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "id": provider_id })).await;
        let rows = answer["data"]["provider"]["latestPings"]
            .as_array()
            .unwrap();
        assert_eq!(rows.len(), days, "{answer}");
        let dates: Vec<&str> = rows
            .iter()
            .map(|row| row["date"].as_str().unwrap())
            .collect();
        assert!(dates.iter().rev().is_sorted(), "{dates:?}");
        let called = format!("main GET /v3/api/providers/latest-pings/{path}");
        assert_eq!(
            harness.sorted_calls().await,
            ["main GET /v3/api/providers", &called]
        );
    }
    let rows = json!([
        { "PING_DATE": "2024-06-01", "PINGS": "48210" },
        { "PING_DATE": "2024-06-02T00:00:00Z", "PINGS": 7 },
        { "PING_DATE": "soon", "PINGS": "many" },
        "no row",
    ]);
    harness
        .answer_once("/v3/api/providers/latest-pings", json!({ "data": rows }))
        .await;
    assert_eq!(
        client.fresh(query, json!({ "id": 4 })).await,
        json!({ "data": { "provider": { "latestPings": [
            { "date": "2024-06-02", "pings": 7 },
            { "date": "2024-06-01", "pings": 48210 },
            { "date": null, "pings": null },
        ] } } })
    );
}

#[tokio::test]
async fn a_name_that_no_address_can_hold_is_never_asked_for() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ provider(providerId: 1) { latestPings { date } } }";
    let list = "main GET /v3/api/providers";
    for name in [".", "..", ""] {
        let row = json!({ "providerId": 1, "providerName": name });
        harness
            .answer_once(PROVIDERS, json!({ "data": [row] }))
            .await;
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({})).await;
        if name.is_empty() {
            assert_eq!(
                answer,
                json!({ "data": { "provider": { "latestPings": [] } } })
            );
        } else {
            assert_eq!(answer["errors"][0]["extensions"]["code"], "NOT_FOUND");
        }
        assert_eq!(harness.sorted_calls().await, [list], "{name}");
    }
    harness.clear_calls().await;
    let answer = client
        .graphql("{ job(jobId: \"..\") { jobId } }", json!({}))
        .await;
    assert_eq!(answer, json!({ "data": { "job": null } }));
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn handlers_to_choose_from_are_custom_and_those_in_use() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    assert_eq!(
        client.graphql("{ providerHandlers }", json!({})).await,
        json!({ "data": { "providerHandlers": [
            "Custom", "BikeDock", "FleetNow", "GeoTrail", "LegacyFtp", "Locator", "PalmettoPush", "RouteBeacon",
            "s3_drop", "S3Importer", "SkyPing", "TopperCloud", "TransitSync",
        ] } })
    );
    harness.answer_once(PROVIDERS, json!({ "data": [] })).await;
    assert_eq!(
        client.fresh("{ providerHandlers }", json!({})).await,
        json!({ "data": { "providerHandlers": ["Custom"] } })
    );
}

const SAVE: &str = "mutation ($input: SaveProviderInput!) { saveProvider(input: $input) {
  provider { providerId providerName customerId handler isActive isPush config { key value } }
  errors { message path code }
} }";

fn saved(provider: Value, errors: Value) -> Value {
    json!({ "data": { "saveProvider": { "provider": provider, "errors": errors } } })
}

#[tokio::test]
async fn a_new_provider_is_created_with_what_is_given_and_custom_for_no_handler() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let config = json!([{ "key": "url", "value": "https://ferry.example" }, { "key": "a b/ü", "value": "" }]);
    let input = json!({
        "providerName": "Ferry/Finder 5% é", "customerId": 3, "handler": " ", "isActive": true, "isPush": true,
        "config": config,
    });
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(SAVE, json!({ "input": input })).await,
        saved(
            json!({
                "providerId": 32, "providerName": "Ferry/Finder 5% é", "customerId": 3, "handler": "Custom",
                "isActive": true, "isPush": true, "config": [config[1], config[0]],
            }),
            json!([])
        )
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/providers", "main POST /v3/api/providers"]
    );
    // With nothing but a name it is not in use, and belongs to nobody.
    let answer = client
        .graphql(SAVE, json!({ "input": { "providerName": "Bare" } }))
        .await;
    let bare = json!({
        "providerId": 33, "providerName": "Bare", "customerId": null, "handler": "Custom", "isActive": false,
        "isPush": false, "config": [],
    });
    assert_eq!(answer, saved(bare, json!([])));
    let refusals = [
        (
            "Bare",
            "A provider named \"Bare\" already exists.",
            "CONFLICT",
        ),
        ("", "Provider name is required.", "REJECTED"),
    ];
    for (name, message, code) in refusals {
        let answer = client
            .graphql(SAVE, json!({ "input": { "providerName": name } }))
            .await;
        let errors = json!([{ "message": message, "path": null, "code": code }]);
        assert_eq!(answer, saved(Value::Null, errors));
    }
}

#[tokio::test]
async fn a_changed_provider_keeps_what_is_left_out_and_the_kinds_of_its_values() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let mut before = upstream(&harness, &client, 21).await;
    // The form sends every value as text, and one of them changed.
    let config = json!([
        { "key": "url", "value": "https://avl.windycity.example/v2" },
        { "key": "gzip", "value": "false" },
        { "key": "intervalMinutes", "value": "7.5" },
        { "key": "note", "value": "Größe & <Art> der Wagen" },
        { "key": "paging", "value": "{\"cursor\":{\"encoded\":false,\"key\":\"next\"},\"size\":500}" },
        { "key": "proxy", "value": "" },
        { "key": "routes", "value": "[8,9,\"X9\"]" },
    ]);
    let answer = client
        .graphql(
            SAVE,
            json!({ "input": { "providerId": 21, "config": config } }),
        )
        .await;
    assert_eq!(answer["data"]["saveProvider"]["errors"], json!([]));
    before["providerConfig"]["url"] = json!("https://avl.windycity.example/v2");
    let mut after = upstream(&harness, &client, 21).await;
    for row in [&mut before, &mut after] {
        // This feed delivers while the test runs.
        row["lastProcessTimestamp"] = Value::Null;
    }
    assert_eq!(after, before);
    // Null takes the customer away, and an empty handler is the custom one.
    let input = json!({ "providerId": 21, "customerId": null, "handler": "", "isPush": true });
    let answer = client.graphql(SAVE, json!({ "input": input })).await;
    let provider = &answer["data"]["saveProvider"]["provider"];
    assert_eq!(
        (
            &provider["customerId"],
            &provider["handler"],
            &provider["isPush"],
            &provider["isActive"]
        ),
        (&Value::Null, &json!("Custom"), &json!(true), &json!(true))
    );
    // A handler that is null stays null until somebody sets one.
    let answer = client
        .graphql(
            SAVE,
            json!({ "input": { "providerId": 22, "isPush": true } }),
        )
        .await;
    assert_eq!(
        answer["data"]["saveProvider"]["provider"]["handler"],
        Value::Null
    );
}

#[tokio::test]
async fn the_later_of_two_savers_is_told_what_the_earlier_changed() {
    let harness = Harness::start().await;
    let (first, second) = (
        harness.sign_in(STAFF).await,
        harness.sign_in(DEVELOPER).await,
    );
    let query = "{ provider(providerId: 24) { revision } }";
    let revision = |answer: Value| answer["data"]["provider"]["revision"].clone();
    let opened = revision(first.graphql(query, json!({})).await);
    assert_eq!(revision(second.graphql(query, json!({})).await), opened);
    let input = json!({ "providerId": 24, "revision": opened, "handler": "Locator 2", "config": [{ "key": "region", "value": "eu" }] });
    let answer = first.graphql(SAVE, json!({ "input": input })).await;
    assert_eq!(answer["data"]["saveProvider"]["errors"], json!([]));
    // The list that the second has read before is still kept; the change is found all the same.
    let mut input = json!({ "providerId": 24, "revision": opened, "providerName": "Locators" });
    harness.clear_calls().await;
    let words = "Somebody else has saved this provider since you opened it, with another Handler and Config. \
                 Copy what you need, close this form and open it again.";
    assert_eq!(
        second.graphql(SAVE, json!({ "input": input })).await,
        saved(
            Value::Null,
            json!([{ "message": words, "path": null, "code": "CONFLICT" }])
        )
    );
    assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/providers"]);
    // Based on what is there now the change goes through, and keeps the first one's.
    input["revision"] = revision(second.graphql(query, json!({})).await);
    assert_ne!(input["revision"], opened);
    let answer = second.graphql(SAVE, json!({ "input": input })).await;
    let provider = &answer["data"]["saveProvider"]["provider"];
    assert_eq!(
        (
            &provider["providerName"],
            &provider["handler"],
            &provider["config"]
        ),
        (
            &json!("Locators"),
            &json!("Locator 2"),
            &json!([{ "key": "region", "value": "eu" }])
        )
    );
}

#[tokio::test]
async fn a_provider_that_the_service_refuses_is_answered_in_its_words() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (provider_id, message, code) in [
        (
            17,
            "This provider is frozen while its contract is renewed.",
            "REJECTED",
        ),
        (999, "There is no such provider.", "NOT_FOUND"),
    ] {
        let errors = json!([{ "message": message, "path": null, "code": code }]);
        let input = json!({ "providerId": provider_id, "isPush": true });
        let answer = client.graphql(SAVE, json!({ "input": input })).await;
        assert_eq!(answer, saved(Value::Null, errors.clone()));
        let copy = "mutation ($id: Int!) { copyProvider(input: { providerId: $id }) { provider { providerId } errors { message path code } } }";
        if provider_id == 999 {
            assert_eq!(
                client.graphql(copy, json!({ "id": provider_id })).await,
                json!({ "data": { "copyProvider": { "provider": null, "errors": errors } } })
            );
        }
    }
}

#[tokio::test]
async fn a_save_is_known_by_its_number_whatever_the_service_answers() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fault = |method: &str, body: &Value| {
        let kind = if body.is_null() {
            "empty"
        } else {
            "wrong-shape"
        };
        json!({
            "service": "main", "path": PROVIDERS, "method": method, "kind": kind, "status": 200,
            "body": body.to_string(), "count": 1,
        })
    };
    let query = "mutation ($input: SaveProviderInput!) { saveProvider(input: $input) { provider { providerName isPush } errors { message } } }";
    for body in [
        Value::Null,
        json!({ "message": "Saved." }),
        json!({ "data": 1 }),
        json!("<ok>"),
    ] {
        harness.fault(fault("PUT", &body)).await;
        let input = json!({ "providerId": 2, "isPush": true });
        assert_eq!(
            client.graphql(query, json!({ "input": input })).await,
            json!({ "data": { "saveProvider": { "provider": { "providerName": "RouteBeacon", "isPush": true }, "errors": [] } } }),
            "{body}"
        );
    }
    // A new one whose number is not told is saved, but cannot be shown.
    for (number, (body, is_told)) in [
        (Value::Null, false),
        (json!({ "message": "Saved." }), false),
        (json!({ "data": { "id": "32" } }), true),
        (json!({ "data": 32 }), true),
    ]
    .into_iter()
    .enumerate()
    {
        harness.fault(fault("POST", &body)).await;
        let name = format!("Told {number}");
        let answer = client
            .graphql(query, json!({ "input": { "providerName": name } }))
            .await;
        assert_eq!(
            answer["data"]["saveProvider"]["errors"],
            json!([]),
            "{body}"
        );
        let provider = &answer["data"]["saveProvider"]["provider"];
        assert_eq!(provider.is_object(), is_told, "{body}: {answer}");
    }
}

#[tokio::test]
async fn a_copy_has_all_of_its_original_but_the_name() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let copy = "mutation ($id: Int!) { copyProvider(input: { providerId: $id }) { provider { providerId providerName } errors { message code } } }";
    let original = upstream(&harness, &client, 21).await;
    assert_eq!(
        client.graphql(copy, json!({ "id": 21 })).await,
        json!({ "data": { "copyProvider": {
            "provider": { "providerId": 32, "providerName": "Windy City AVL copy" }, "errors": [],
        } } })
    );
    let made = upstream(&harness, &client, 32).await;
    for key in [
        "customerId",
        "providerHandler",
        "isActive",
        "isPush",
        "providerConfig",
    ] {
        assert_eq!(made[key], original[key], "{key}");
    }
    // A copy of that name is there from the start.
    let errors = json!([{ "message": "A provider named \"Shared Telematics copy\" already exists.", "code": "CONFLICT" }]);
    assert_eq!(
        client.graphql(copy, json!({ "id": 20 })).await,
        json!({ "data": { "copyProvider": { "provider": null, "errors": errors } } })
    );
    // What is missing in the original is missing in the copy, save for the two flags.
    let answer = client.graphql(copy, json!({ "id": 22 })).await;
    assert_eq!(answer["data"]["copyProvider"]["provider"]["providerId"], 33);
    let made = upstream(&harness, &client, 33).await;
    assert_eq!(
        (
            &made["customerId"],
            &made["providerHandler"],
            &made["isPush"],
            &made["providerConfig"]
        ),
        (&Value::Null, &Value::Null, &json!(false), &json!({}))
    );
}

/// The command on a sandbox of its own, with all it writes; its logs are as detailed as anybody sets them.
struct Logged {
    child: Child,
    said: Arc<Mutex<String>>,
    client: reqwest::Client,
    url: String,
}

impl Logged {
    async fn start() -> Self {
        let mut child = Command::new(binary())
            .args(["--listen", "127.0.0.1:0", "--log", "debug"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        let mut errors = BufReader::new(child.stderr.take().unwrap()).lines();
        let copy = Arc::clone(&said);
        tokio::spawn(async move {
            while let Ok(Some(line)) = errors.next_line().await {
                copy.lock().unwrap().push_str(&line);
            }
        });
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = lines.next_line().await.unwrap().unwrap();
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        let address = first
            .split_whitespace()
            .find(|word| word.starts_with("http://"));
        Self {
            child,
            said,
            client: http().build().unwrap(),
            url: format!("{}/graphql", address.unwrap().trim_end_matches('/')),
        }
    }

    async fn ask(&self, token: &str, body: Value) -> Value {
        let request = self.client.post(&self.url).bearer_auth(token).json(&body);
        request.send().await.unwrap().json().await.unwrap()
    }
}

#[tokio::test]
async fn a_value_of_a_configuration_appears_in_no_log_and_in_no_error() {
    let mut command = Logged::start().await;
    let sign_in = format!(
        "mutation {{ signIn(input: {{ email: \"{STAFF}\", password: \"staff-pass\" }}) {{ token }} }}"
    );
    let answer = command.ask("none", json!({ "query": sign_in })).await;
    let token = answer["data"]["signIn"]["token"]
        .as_str()
        .unwrap()
        .to_owned();
    const SECRET: &str = "s3cr3t-7f3c";
    let with = |name: &str, value: Value| {
        let config = json!([{ "key": "password", "value": value }]);
        json!({ "query": SAVE, "variables": { "input": { "providerName": name, "config": config } } })
    };
    let inline = format!("{{ providers(filter: {{ text: \"{SECRET}\" }}) {{ nothing }} }}");
    let refused = [
        // Refused by the service: the name is taken.
        with("GeoTrail", json!(SECRET)),
        // Refused by the graph: a value is a text.
        with("Other", json!({ "inner": SECRET })),
        with("Other", json!([SECRET])),
        json!({ "query": inline }),
    ];
    for body in refused {
        let answer = command.ask(&token, body.clone()).await;
        let text = answer.to_string();
        assert!(text.contains("message"), "{text}");
        assert!(!text.contains(SECRET), "{body}: {text}");
    }
    let answer = command.ask(&token, with("Saved", json!(SECRET))).await;
    assert_eq!(
        answer["data"]["saveProvider"]["errors"],
        json!([]),
        "{answer}"
    );
    command.child.kill().await.unwrap();
    let said = command.said.lock().unwrap().clone();
    assert!(
        said.contains("saveProvider") || said.contains("/graphql"),
        "nothing was logged: {said}"
    );
    for hidden in [SECRET, &token, "staff-pass", "hunter2"] {
        assert!(!said.contains(hidden), "{hidden} stands in the log");
    }
}
