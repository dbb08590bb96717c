//! What every list returns for invalid pages, and for bad responses of its service.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF, table};

/// A list: its field, its arguments besides paging, its type, its path, and its number of rows.
struct List {
    field: &'static str,
    filter: &'static str,
    row: &'static str,
    path: &'static str,
    total: i32,
}

const LISTS: [List; 4] = [
    list(
        "providers",
        "filter: { includeInactive: true }",
        "Provider",
        "/v3/api/providers",
        31,
    ),
    list(
        "assetOwners",
        "",
        "AssetOwner",
        "/v3/api/asset-owners/admin-list",
        32,
    ),
    list("markets", "", "Market", "/v3/api/markets", 32),
    list(
        "pixels",
        "of: { customerIds: [3] }",
        "Pixel",
        "/v3/api/pixels/customer/3",
        23,
    ),
];

const fn list(
    field: &'static str,
    filter: &'static str,
    row: &'static str,
    path: &'static str,
    total: i32,
) -> List {
    List {
        field,
        filter,
        row,
        path,
        total,
    }
}

impl List {
    fn query(&self, page: &str) -> String {
        let (field, filter) = (self.field, self.filter);
        let arguments = format!("{filter} {page}");
        let arguments = if arguments.trim().is_empty() {
            String::new()
        } else {
            format!("({arguments})")
        };
        format!(
            "{{ {field}{arguments} {{ totalCount nodes {{ id }} pageInfo {{ hasNextPage }} }} }}"
        )
    }
}

#[tokio::test]
async fn invalid_paging_arguments_are_refused_and_an_empty_page_is_allowed() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let of_customers = "Q3Vyc29yT2ZDdXN0b21lcjowQDMw";
    for list in LISTS {
        let answer = client.graphql(&list.query("first: 0"), json!({})).await;
        let page =
            json!({ "totalCount": list.total, "nodes": [], "pageInfo": { "hasNextPage": true } });
        assert_eq!(answer, json!({ "data": { list.field: page } }));
        let answer = client.graphql(&list.query("first: 5000"), json!({})).await;
        let nodes = answer["data"][list.field]["nodes"].as_array().unwrap();
        assert_eq!(nodes.len(), usize::try_from(list.total).unwrap());
        let id = nodes[0]["id"].as_str().unwrap();
        let no_cursor = format!("This is not a valid cursor of a list of {}.", list.row);
        let between =
            |name: &str, count: i32| format!("\"{name}\" must be between 0 and 5000, not {count}.");
        let both = || "Give first or last, not both.".to_owned();
        let mut cases = vec![
            ("first: -1".to_owned(), between("first", -1)),
            ("first: 5001".to_owned(), between("first", 5001)),
            ("last: -7".to_owned(), between("last", -7)),
            ("first: 1 last: 1".to_owned(), both()),
            ("first: 0 last: 0".to_owned(), both()),
        ];
        for cursor in ["", "x", id, of_customers, "0@1"] {
            cases.push((format!("after: \"{cursor}\""), no_cursor.clone()));
            cases.push((format!("before: \"{cursor}\""), no_cursor.clone()));
        }
        for (page, message) in cases {
            let answer = client.graphql(&list.query(&page), json!({})).await;
            assert_eq!(answer["data"], json!({ list.field: null }), "{page}");
            let error = &answer["errors"][0];
            assert_eq!(error["message"], json!(message), "{page}");
            assert_eq!(error["extensions"]["code"], "BAD_USER_INPUT", "{page}");
        }
    }
}

/// A list below an object, or without ids: the query around it, its field, and a field that tells its rows apart. The node is
/// "AdGroup:3:4:90".
const NESTED: &str = r#"
    { LIST }                                                              | savedReports   | savedReportId
    { customer(by: { customerId: 3 }) { LIST } }                          | billingMetrics | campaignId
    { customer(by: { customerId: 3 }) { LIST } }                          | markets        | marketId
    { customer(by: { customerId: 3 }) { LIST } }                          | providers      | providerId
    { customer(by: { customerId: 3 }) { LIST } }                          | pixels         | pixelId
    { customer(by: { customerId: 2 }) { LIST } }                          | vehicles       | assetId
    { campaign(campaignId: 4) { LIST } }                          | pixels         | pixelId
    { node(id: "QWRHcm91cDozOjQ6OTA") { ... on AdGroup { LIST } } }       | assets         | assetId
    { market(by: { marketId: 2 }) { LIST } }                              | customers      | customerId
    { market(by: { marketId: 2 }) { LIST } }                              | assetOwners    | assetOwnerId
"#;

#[tokio::test]
async fn nested_lists_are_paged_forward_and_backward_by_cursors() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for [around, field, key] in table(NESTED) {
        let page = async |arguments: String| {
            let list = format!(
                "list: {field}({arguments}) {{ totalCount edges {{ cursor node {{ {key} }} }} pageInfo {{ hasNextPage hasPreviousPage }} }}"
            );
            let answer = client
                .graphql(&around.replace("LIST", &list), json!({}))
                .await;
            let data = &answer["data"];
            let parents = ["customer", "campaign", "market", "node"];
            let parent = parents.iter().find(|parent| !data[**parent].is_null());
            let list = parent.map_or(data, |parent| &data[*parent])["list"].clone();
            assert!(list.is_object(), "{field}: {answer}");
            list
        };
        let rows = |list: &Value| list["edges"].as_array().unwrap().clone();
        let whole = page("first: 5000".to_owned()).await;
        let all = rows(&whole);
        assert!(all.len() > 1, "{field}");
        assert_eq!(whole["totalCount"], all.len(), "{field}");

        let mut forward = rows(&page("first: 2".to_owned()).await);
        while forward.len() < all.len() {
            let cursor = &forward.last().unwrap()["cursor"];
            let next = page(format!("first: 2, after: {cursor}")).await;
            forward.extend(rows(&next));
            let info = json!({ "hasNextPage": forward.len() < all.len(), "hasPreviousPage": true });
            assert_eq!(next["pageInfo"], info, "{field}");
        }
        assert_eq!(forward, all, "{field}");

        let mut backward = rows(&page("last: 2".to_owned()).await);
        while backward.len() < all.len() {
            let cursor = &backward[0]["cursor"];
            let previous = page(format!("last: 2, before: {cursor}")).await;
            backward.splice(..0, rows(&previous));
            let info =
                json!({ "hasNextPage": true, "hasPreviousPage": backward.len() < all.len() });
            assert_eq!(previous["pageInfo"], info, "{field}");
        }
        assert_eq!(backward, all, "{field}");
    }
}

#[tokio::test]
async fn a_list_without_a_session_is_unauthenticated() {
    let harness = Harness::start().await;
    let nobody: &Client = &harness;
    let forged = harness.with_token("made-up");
    for list in LISTS {
        for (client, calls) in [(nobody, 0), (&forged, 1)] {
            harness.clear_calls().await;
            let answer = client.fresh(&list.query(""), json!({})).await;
            assert_eq!(answer["data"], json!({ list.field: null }));
            assert_eq!(answer["errors"][0]["extensions"]["code"], "UNAUTHENTICATED");
            assert_eq!(harness.calls().await.len(), calls);
        }
    }
}

#[tokio::test]
async fn bad_responses_of_a_service_become_codes_and_bad_rows_are_left_out() {
    let harness = Harness::with(&["--upstream-timeout-ms", "3000"]).await;
    let client = harness.sign_in(STAFF).await;
    let failures = r#"
        {"kind":"status","status":401} | UNAUTHENTICATED
        {"kind":"status","status":403} | UNAUTHENTICATED
        {"kind":"status","status":500} | UPSTREAM_UNAVAILABLE
        {"kind":"reset"}               | UPSTREAM_UNAVAILABLE
        {"kind":"cut"}                 | UPSTREAM_UNAVAILABLE
        {"kind":"html"}                | UPSTREAM_UNAVAILABLE
        {"kind":"html","status":200}   | UPSTREAM_INVALID_RESPONSE
        {"kind":"empty"}               | UPSTREAM_INVALID_RESPONSE
        {"kind":"not-json"}            | UPSTREAM_INVALID_RESPONSE
        {"kind":"redirect"}            | UPSTREAM_INVALID_RESPONSE
        {"kind":"hang"}                | UPSTREAM_TIMEOUT
    "#;
    for list in LISTS {
        let query = list.query("first: 5000");
        let strike = async |mut fault: Value| {
            fault["service"] = json!("main");
            fault["path"] = json!(list.path);
            harness.fault(fault).await;
            let answer = client.fresh(&query, json!({})).await;
            harness.clear_faults().await;
            answer
        };
        for [fault, code] in table(failures) {
            let answer = strike(serde_json::from_str(fault).unwrap()).await;
            assert_eq!(answer["data"], json!({ list.field: null }), "{fault}");
            assert_eq!(answer["errors"].as_array().unwrap().len(), 1);
            let error = &answer["errors"][0];
            assert_eq!(error["extensions"]["code"], code, "{fault}: {}", list.field);
            let text = error.to_string();
            for secret in ["127.0.0.1", client.token()] {
                assert!(!text.contains(secret), "{text}");
            }
        }
        for (fault, rows) in [
            (json!({ "kind": "latency", "latencyMs": 300 }), list.total),
            (json!({ "kind": "text-for-numbers" }), list.total),
            (
                json!({ "kind": "text-for-numbers", "body": "many" }),
                list.total,
            ),
            (json!({ "kind": "unknown-enum" }), list.total),
            (json!({ "kind": "malformed-row" }), list.total - 2),
            (json!({ "kind": "null-list" }), 0),
        ] {
            let answer = strike(fault.clone()).await;
            assert_eq!(answer.get("errors"), None, "{fault}: {}", list.field);
            assert_eq!(
                answer["data"][list.field]["totalCount"], rows,
                "{fault}: {}",
                list.field
            );
        }
        // The next read succeeds.
        let answer = client.fresh(&query, json!({})).await;
        assert_eq!(answer["data"][list.field]["totalCount"], list.total);
    }
}

#[tokio::test]
async fn a_filter_with_too_many_values_is_refused_before_anything_runs() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($ids: [Int!]) { conversations(filter: { customerIds: $ids }) { totalCount } markets { totalCount } }";
    let ids = |count: i32| json!({ "ids": (1_000..1_000 + count).collect::<Vec<_>>() });
    assert_eq!(
        client.graphql(query, ids(1_000)).await,
        json!({ "data": { "conversations": { "totalCount": 0 }, "markets": { "totalCount": 32 } } })
    );
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(query, ids(1_001)).await,
        json!({ "errors": [{
            "message": "The filter \"customerIds\" of \"conversations\" has 1001 values, and at most 1000 are allowed.",
            "locations": [{ "line": 1, "column": 46 }],
            "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
        }] })
    );
    assert!(harness.sorted_calls().await.is_empty());
}
