//! Locks of providers: matching, expiry, roles and unlocking.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{DEVELOPER, Harness, STAFF};

const PROVIDERS: &str = "/v3/api/providers";

/// Providers, customers and locks: three reads, and one for the caller's roles.
#[tokio::test]
async fn a_list_with_customers_and_locks_costs_three_reads_at_any_length() {
    let harness = Harness::start().await;
    let query = "query ($first: Int, $locks: Boolean!) { providers(first: $first, filter: { includeInactive: true }) {
  nodes { customer { name } health { status } config { key } lock @include(if: $locks) { isLocked } }
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
async fn locks_match_by_number_or_name_and_expire_in_three_ways() {
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
        // The last process time of most of them is 1741780000.
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
            // Its name is "2". The lock of number 2 belongs to another provider.
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
async fn locks_are_for_maintainers_and_cost_others_no_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "{ provider(by: { providerId: 9 }) { name lock { isLocked } } }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({
            "data": { "provider": { "name": "Pedal Counter", "lock": null } },
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
async fn a_developer_who_is_no_lock_maintainer_is_refused() {
    let harness = Harness::with(&["--lock-maintainers", STAFF]).await;
    let (developer, maintainer) = (
        harness.sign_in(DEVELOPER).await,
        harness.sign_in(STAFF).await,
    );
    let query = "{ viewer { isDeveloper isLockMaintainer } provider(by: { providerId: 9 }) { lock { isLocked } } }";
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
    // A lock maintainer who is no developer may.
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

const UNLOCK: &str = "mutation ($id: Int!) { unlockProvider(input: { providerId: $id }) {
  provider { name lock { isLocked expiresAt neverExpires unlock { allowed } } }
  errors { message path code }
} }";

fn unlocked(provider: Value, errors: Value) -> Value {
    json!({ "data": { "unlockProvider": { "provider": provider, "errors": errors } } })
}

#[tokio::test]
async fn a_provider_is_unlocked_once_and_an_empty_response_is_success() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let free = |name: &str| {
        json!({ "name": name, "lock": {
            "isLocked": false, "expiresAt": null, "neverExpires": false, "unlock": { "allowed": false },
        } })
    };
    harness.clear_calls().await;
    let answer = client.graphql(UNLOCK, json!({ "id": 9 })).await;
    assert_eq!(answer, unlocked(free("Pedal Counter"), json!([])));
    let calls = harness.sorted_calls().await;
    let sent: Vec<&String> = calls.iter().filter(|call| call.contains("POST")).collect();
    assert_eq!(sent, ["main POST /v3/api/providers/unlock/9"]);
    // The second time it is not locked, and nothing is sent.
    let refusal =
        json!([{ "message": "This provider is not locked.", "path": null, "code": "NOT_LOCKED" }]);
    harness.clear_calls().await;
    let answer = client.graphql(UNLOCK, json!({ "id": 9 })).await;
    assert_eq!(answer, unlocked(Value::Null, refusal));
    let calls = harness.sorted_calls().await;
    assert!(calls.iter().all(|call| !call.contains("POST")), "{calls:?}");
    // A response without a body is a success.
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/providers/unlock", "kind": "empty", "count": 1 }))
        .await;
    let answer = client.graphql(UNLOCK, json!({ "id": 4 })).await;
    assert_eq!(answer, unlocked(free("Transit/Sync 100%"), json!([])));
}

#[tokio::test]
async fn a_rejected_unlock_has_the_services_message() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let words = "This provider is frozen while its contract is renewed.";
    let errors = json!([{ "message": words, "path": null, "code": "REJECTED" }]);
    let answer = client.graphql(UNLOCK, json!({ "id": 17 })).await;
    assert_eq!(answer, unlocked(Value::Null, errors));
    // It stays locked.
    let query = "{ provider(by: { providerId: 17 }) { name lock { isLocked neverExpires unlock { allowed } } } }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "provider": {
            "name": "Refuses Save",
            "lock": { "isLocked": true, "neverExpires": true, "unlock": { "allowed": true } },
        } } })
    );
    let errors =
        json!([{ "message": "There is no such provider.", "path": null, "code": "NOT_FOUND" }]);
    let answer = client.graphql(UNLOCK, json!({ "id": 999 })).await;
    assert_eq!(answer, unlocked(Value::Null, errors));
}

#[tokio::test]
async fn an_unlock_is_sent_exactly_once_even_if_it_fails() {
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
async fn providers_are_listed_even_if_locks_cannot_be_read() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/providers/locks", "kind": "status", "status": 500 }))
        .await;
    let query = "{ providers(first: 1) { nodes { name customer { slug } lock { isLocked } } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"],
        json!({ "providers": { "nodes": [
            { "name": "Keyring Telematics", "customer": { "slug": "metro-wraps" }, "lock": null },
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
    // Whether the provider is locked is unknown, so it cannot be unlocked.
    let answer = client.graphql(UNLOCK, json!({ "id": 9 })).await;
    assert_eq!(answer["data"], json!({ "unlockProvider": null }));
}
