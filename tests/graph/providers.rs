//! Providers: the list, its rules and handlers.

use chrono::{TimeDelta, Utc};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

pub(crate) const PROVIDERS: &str = "/v3/api/providers";

fn ids(numbers: &[i32]) -> Vec<Value> {
    numbers
        .iter()
        .map(|number| json!({ "providerId": number }))
        .collect()
}

#[tokio::test]
async fn a_provider_has_all_its_fields() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ providers(first: 2) {
  totalCount
  nodes {
    id providerId name handler type typeLabel isActive isPush customerId customer { name }
    health { status label reason }
  }
  pageInfo { hasNextPage endCursor }
} }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "providers": {
            "totalCount": 25,
            "nodes": [
                {
                    "id": "UHJvdmlkZXI6MzA", "providerId": 30, "name": "Keyring Telematics",
                    "handler": "Custom", "type": "PUSH", "typeLabel": "Push", "isActive": true, "isPush": true,
                    "customerId": 9, "customer": { "name": "Metro Wraps" },
                    "health": { "status": "ACTIVE", "label": "Active", "reason": "Processed within the last 24 hours." },
                },
                {
                    "id": "UHJvdmlkZXI6Mjk", "providerId": 29, "name": "Línea Sur/Norte 50%",
                    "handler": "GeoTrail", "type": "PULL", "typeLabel": "Pull", "isActive": true, "isPush": false,
                    "customerId": 31, "customer": { "name": "Riverwalk Cycle Share" },
                    "health": { "status": "ACTIVE", "label": "Active", "reason": "Processed within the last 2 hours." },
                },
            ],
            "pageInfo": { "hasNextPage": true, "endCursor": "Q3Vyc29yT2ZQcm92aWRlcjpbIlBST1ZJREVSX0lEIERFU0MiLFt7Im4iOjI5fSx7Im4iOjI5fV0sMF0" },
        } } })
    );
    let query = "{ found: provider(by: { providerId: 22 }) { name handler customerId customer { slug } config { key } lastProcessedAt }
  none: provider(by: { providerId: 999 }) { name } }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": {
            "found": {
                "name": "Unassigned Prototype", "handler": null, "customerId": null, "customer": null,
                "config": [], "lastProcessedAt": null,
            },
            "none": null,
        } })
    );
}

#[tokio::test]
async fn providers_are_filtered_by_their_health() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let row = |id: i32, is_active: bool, last: Value| json!({ "providerId": id, "providerName": "P", "isActive": is_active, "lastProcessTimestamp": last });
    let hours_ago = |hours: i64| json!((Utc::now() - TimeDelta::hours(hours)).to_rfc3339());
    // A feed that is fetched is stale after two hours.
    let rows = json!([
        row(1, true, hours_ago(1)),
        row(2, true, hours_ago(3)),
        row(3, true, Value::Null),
        row(4, false, hours_ago(1)),
        row(5, false, Value::Null),
    ]);
    let query =
        "query ($filter: ProviderFilter) { providers(filter: $filter) { nodes { providerId } } }";
    for (filter, expected) in [
        (json!({}), vec![3, 2, 1]),
        (json!({ "healthStatuses": ["ACTIVE"] }), vec![1]),
        (
            json!({ "healthStatuses": ["STALE", "NO_HISTORY"] }),
            vec![3, 2],
        ),
        (
            json!({ "healthStatuses": ["STALE", "INACTIVE"] }),
            vec![5, 4, 2],
        ),
        (
            json!({ "healthStatuses": ["INACTIVE"], "includeInactive": false }),
            vec![],
        ),
        (
            json!({ "healthStatuses": ["STALE"], "includeInactive": true }),
            vec![2],
        ),
        (json!({ "healthStatuses": [] }), vec![]),
    ] {
        harness
            .answer_once(PROVIDERS, json!({ "data": rows }))
            .await;
        assert_eq!(
            client.fresh(query, json!({ "filter": filter })).await,
            json!({ "data": { "providers": { "nodes": ids(&expected) } } }),
            "{filter}"
        );
    }
}

#[tokio::test]
async fn a_provider_is_found_by_its_number_or_its_exact_name() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($by: ProviderBy!) { provider(by: $by) { providerId name isActive } }";
    let row =
        |id: i32, name: &str| json!({ "providerId": id, "providerName": name, "isActive": false });
    let rows = json!([row(9, "Twin"), row(4, "Twin"), row(2, "")]);
    let found = |id: i32, name: &str| json!({ "providerId": id, "name": name, "isActive": false });
    for (by, provider) in [
        (json!({ "providerId": 9 }), found(9, "Twin")),
        (json!({ "name": "Twin" }), found(4, "Twin")),
        (json!({ "name": "" }), found(2, "")),
        (json!({ "name": "twin" }), Value::Null),
        (json!({ "name": " Twin" }), Value::Null),
        (json!({ "providerId": 99 }), Value::Null),
    ] {
        harness
            .answer_once(PROVIDERS, json!({ "data": rows }))
            .await;
        assert_eq!(
            client.fresh(query, json!({ "by": by })).await,
            json!({ "data": { "provider": provider } }),
            "{by}"
        );
    }
    harness.clear_calls().await;
    let one = "The value of \"$by\" is invalid: \"ProviderBy\" needs exactly one of its fields, and not null.";
    for by in [
        json!({}),
        json!({ "name": null }),
        json!({ "name": "Twin", "providerId": 4 }),
    ] {
        assert_eq!(
            client.graphql(query, json!({ "by": by })).await,
            json!({ "errors": [{
                "message": one,
                "locations": [{ "line": 1, "column": 8 }],
                "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
            }] }),
            "{by}"
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn only_active_providers_are_listed_unless_inactive_ones_are_included() {
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
        (json!({ "text": "no match" }), 0, vec![]),
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
async fn providers_sort_by_every_field_ignoring_case_with_missing_values_last() {
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
        ("HANDLER", "ASC", [10, 5, 9, 17, 30]),
        ("HANDLER", "DESC", [23, 21, 19, 4, 12]),
        ("CUSTOMER", "ASC", [25, 1, 10, 19, 4]),
        ("CUSTOMER", "DESC", [21, 3, 12, 23, 11]),
        ("STATUS", "ASC", [1, 2, 3, 4, 5]),
        ("STATUS", "DESC", [26, 19, 10, 9, 8]),
        ("LAST_PROCESSED_AT", "ASC", [14, 27, 13, 26, 9]),
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
async fn type_and_health_follow_from_the_row() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ provider(by: { providerId: 1 }) { type typeLabel health { status label reason since changesAt } } }";
    let (past, future) = ("2001-01-01T00:00:00Z", "2999-12-31T22:00:00+00:00");
    let health = |status: &str, label: &str, reason: &str, changes_at: Value| json!({ "status": status, "label": label, "reason": reason, "since": null, "changesAt": changes_at });
    let inactive = health(
        "INACTIVE",
        "Inactive",
        "This provider is inactive.",
        Value::Null,
    );
    let stale = |hours: i32| {
        let reason = format!("Not processed within the last {hours} hours.");
        let mut stale = health("STALE", "Stale", &reason, Value::Null);
        stale["since"] = match hours {
            24 => json!("2001-01-02T00:00:00.001Z"),
            _ => json!("2001-01-01T02:00:00.001Z"),
        };
        stale
    };
    let active = |hours: i32, until: &str| {
        let reason = format!("Processed within the last {hours} hours.");
        health("ACTIVE", "Active", &reason, json!(until))
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
async fn a_configuration_is_sorted_by_key_and_its_secrets_are_masked() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: Int!) { provider(by: { providerId: $id }) { config { key value maskedValue isSecret } } }";
    let entry = |key: &str, value: &str, masked: &str| json!({ "key": key, "value": value, "maskedValue": masked, "isSecret": value != masked });
    let plain = |key: &str, value: &str| entry(key, value, value);
    let secret = |key: &str, value: &str| entry(key, value, "••••••••");
    let cases = [
        (
            21,
            vec![
                plain("gzip", "false"),
                plain("intervalMinutes", "7.5"),
                plain("note", "Größe & <Art> der Wagen"),
                plain(
                    "paging",
                    r#"{"cursor":{"encoded":false,"key":"next"},"size":500}"#,
                ),
                plain("proxy", ""),
                plain("routes", r#"[8,9,"X9"]"#),
                plain("url", "https://avl.windycity.example/v1"),
            ],
        ),
        (
            18,
            vec![
                plain("intervalMinutes", "23"),
                entry(
                    "url",
                    "https://push.palmetto.example/pings?access_key=example-4b7c9e10&format=json",
                    "https://push.palmetto.example/pings?access_key=••••••••&format=json",
                ),
            ],
        ),
        (
            30,
            vec![
                secret("access_token", "example.token.eyJzdWIiOiJrZXlyaW5nIn0"),
                secret("apiKey", "example-key-7f3c9b2e41d8"),
                secret("clientSecret", "example-secret-0b8e7a52"),
                secret(
                    "credentials",
                    r#"{"password":"example-pass-42","user":"keyring"}"#,
                ),
                plain("keyboard", "QWERTY"),
                secret("password", "correct horse battery staple"),
                plain("privateKeyId", "90210"),
                // What is typed here once is a secret.
                json!({ "key": "refreshToken", "value": "", "maskedValue": "", "isSecret": true }),
                plain("secretRotation", "true"),
                entry(
                    "signedUrl",
                    "https://files.keyring.example/drop?expires=3600&signature=example-sig-c0ffee",
                    "https://files.keyring.example/drop?expires=3600&signature=••••••••",
                ),
                plain("tokenLifetimeSeconds", "3600"),
                entry(
                    "url",
                    "https://integration:hunter2-example@keyring.example/feed",
                    "https://integration:••••••••@keyring.example/feed",
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

#[tokio::test]
async fn handlers_are_custom_and_those_in_use() {
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
