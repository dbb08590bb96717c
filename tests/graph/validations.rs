//! The check of supported assets: its input and its rows.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

pub(crate) const PATH: &str = "/v3/api/dev/supported-assets-check";

/// Lets the next check have this response.
pub(crate) async fn answer(harness: &Harness, status: u16, body: &str) {
    harness
        .fault(json!({
            "service": "main", "path": PATH, "kind": "wrong-shape", "status": status, "body": body, "count": 1,
        }))
        .await;
}

/// Some fields of a check on ad group 93, with some parts of its input changed.
pub(crate) async fn check(
    client: &Client,
    fields: &str,
    changes: Value,
    run: Option<&str>,
) -> Value {
    let query = format!(
        "query ($input: SupportedAssetsCheckInput!, $run: String) {{
          supportedAssetsCheck(input: $input, run: $run) {{ {fields} }}
        }}"
    );
    let mut input = json!({
        "customerId": 3, "adGroupId": 93, "assetOwner": "Harbor Media", "mediaProduct": "Wrap",
    });
    for (key, value) in changes.as_object().unwrap() {
        input[key] = value.clone();
    }
    let answer = client
        .graphql(&query, json!({ "input": input, "run": run }))
        .await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    answer["data"]["supportedAssetsCheck"].clone()
}

/// A change to another media product.
pub(crate) fn product(name: &str) -> Value {
    json!({ "mediaProduct": name })
}

fn row(asset_id: i32, changes: Value) -> Value {
    let mut row = json!({
        "assetId": asset_id, "providerId": null, "assetOwner": null, "classRef": null, "isFound": null,
        "isProviderOk": null, "isOwnerOk": null, "isClassRefOk": null, "isEligible": false, "failureReasons": [],
    });
    for (key, value) in changes.as_object().unwrap() {
        row[key] = value.clone();
    }
    row
}

#[tokio::test]
async fn a_check_sends_its_criteria_and_returns_what_it_sent() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let changes = json!({
        "assetOwner": " Harbor Media ", "mediaPositions": ["LEFT", "CENTER"], "mediaProduct": " \t",
        "assetIds": [905, 4], "assetIdText": "905, x12, ,\n906",
    });
    let fields = "succeeded status rowCount criteria {
      customerId customer { name } adGroupId assetOwner mediaPositions mediaProduct
      assetIds { ids droppedParts duplicateIds }
    }";
    assert_eq!(
        check(&client, fields, changes, None).await,
        json!({
            "succeeded": true, "status": 200, "rowCount": 4,
            "criteria": {
                "customerId": 3, "customer": { "name": "Harbor Transit" }, "adGroupId": 93,
                "assetOwner": "Harbor Media", "mediaPositions": ["LEFT", "CENTER"], "mediaProduct": null,
                "assetIds": { "ids": [905, 4, 905, 906], "droppedParts": ["x12"], "duplicateIds": [905] },
            },
        })
    );
    let body = json!({
        "customerId": 3, "adGroupId": 93, "assetOwner": "Harbor Media", "mediaPositions": ["LEFT", "CENTER"],
        "mediaProduct": null, "assetIds": [905, 4, 905, 906],
    });
    assert_eq!(harness.only_write().await, (format!("POST {PATH}"), body));
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/customers".to_owned(),
            format!("main POST {PATH}"),
        ]
    );
}

#[tokio::test]
async fn a_criterion_that_is_omitted_is_sent_as_null() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "{ supportedAssetsCheck(input: {}) { status raw rowCount } }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "supportedAssetsCheck": {
            "status": 400, "raw": r#"{"message":"An ad group is required."}"#, "rowCount": 0,
        } } })
    );
    let body = json!({
        "customerId": null, "adGroupId": null, "assetOwner": null, "mediaPositions": [], "mediaProduct": null,
        "assetIds": [],
    });
    assert_eq!(harness.only_write().await.1, body);
}

#[tokio::test]
async fn odd_rows_are_read_as_far_as_they_can_be() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fields = "rowCount eligibleCount ineligibleCount unreadableRowCount defaultEligibility
      failureReasons { reason label count wouldBecomeEligible }
      rows { totalCount nodes {
        assetId providerId assetOwner classRef isFound isProviderOk isOwnerOk isClassRefOk isEligible failureReasons
      } }";
    let whole = json!({
        "providerId": 4, "assetOwner": "Harbor Media", "classRef": "KING", "isFound": true, "isProviderOk": true,
        "isOwnerOk": true, "isClassRefOk": true, "isEligible": true,
    });
    let all = [
        "assetOwner_mismatch",
        "classRef_not_eligible",
        "providerId_null",
        "media_product_mismatch",
        "asset_not_found",
        "inactive",
        "face_position_mismatch",
        "under__maintenance",
    ];
    let reason = |reason: &str, label: &str, count: i32| json!({ "reason": reason, "label": label, "count": count, "wouldBecomeEligible": 0 });
    assert_eq!(
        check(&client, fields, product("Odd Rows"), None).await,
        json!({
            "rowCount": 9, "eligibleCount": 2, "ineligibleCount": 7, "unreadableRowCount": 3,
            "defaultEligibility": "ALL",
            "failureReasons": [
                reason("inactive", "inactive", 2),
                reason("providerId_null", "Provider missing", 2),
                reason("7", "7", 1),
                reason("a,b", "a,b", 1),
                reason("asset_not_found", "asset not found", 1),
                reason("assetOwner_mismatch", "Asset owner mismatch", 1),
                reason("classRef_not_eligible", "Class not eligible", 1),
                reason("face_position_mismatch", "face position mismatch", 1),
                reason("media_product_mismatch", "media product mismatch", 1),
                reason("under__maintenance", "under  maintenance", 1),
            ],
            "rows": { "totalCount": 9, "nodes": [
                row(901, whole.clone()),
                row(901, whole),
                row(902, json!({ "assetOwner": "harbor media", "classRef": "tail" })),
                row(903, json!({})),
                row(904, json!({})),
                row(905, json!({})),
                row(906, json!({
                    "isFound": true, "isProviderOk": false, "isOwnerOk": true,
                    "failureReasons": ["providerId_null", "7"],
                })),
                row(907, json!({ "failureReasons": all })),
                row(908, json!({
                    "assetOwner": "=HYPERLINK(\"http://example.com\")", "classRef": "KING, QUEEN",
                    "failureReasons": ["inactive", "a,b"],
                })),
            ] },
        })
    );
}

/// Three eligible assets and five that are not, in no order.
const ASSETS: &str = r#"{"data":{"results":[
    {"assetId":312,"assetOwner":"beacon Boards","classRef":"TAIL","failure_reasons":["inactive"]},
    {"assetId":21,"assetOwner":"Anchor","classRef":"king","eligible":true},
    {"assetId":1250,"assetOwner":"anchor","classRef":"KING","failure_reasons":["inactive","providerId_null"]},
    {"assetId":12,"assetOwner":"Beacon Boards","classRef":"Queen","eligible":true},
    {"assetId":3,"failure_reasons":["providerId_null"]},
    {"assetId":4,"assetOwner":"Zebra","classRef":"tail","eligible":true},
    {"assetId":9,"assetOwner":"Zebra","classRef":"tail","failure_reasons":["inactive"]},
    {"assetId":8,"assetOwner":"Zebra","classRef":"tail","eligible":false}
]}}"#;

#[tokio::test]
async fn rows_are_filtered_and_sorted_from_one_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    answer(&harness, 200, ASSETS).await;
    harness.clear_calls().await;
    let cases = [
        ("", vec![3, 4, 8, 9, 12, 21, 312, 1250]),
        ("filter: { eligibility: ELIGIBLE }", vec![4, 12, 21]),
        (
            "filter: { eligibility: INELIGIBLE }",
            vec![3, 8, 9, 312, 1250],
        ),
        ("filter: { allReasons: [\"inactive\"] }", vec![9, 312, 1250]),
        (
            "filter: { allReasons: [\"inactive\", \"providerId_null\"] }",
            vec![1250],
        ),
        (
            "filter: { allReasons: [] }",
            vec![3, 4, 8, 9, 12, 21, 312, 1250],
        ),
        ("filter: { allReasons: [\"other\"] }", vec![]),
        ("filter: { text: \"12\" }", vec![12, 312, 1250]),
        (
            "filter: { text: \"12\", eligibility: INELIGIBLE, allReasons: [\"inactive\"] }",
            vec![312, 1250],
        ),
        (
            "orderBy: { field: ASSET_ID, direction: DESC }",
            vec![1250, 312, 21, 12, 9, 8, 4, 3],
        ),
        (
            "orderBy: { field: ASSET_OWNER }",
            vec![21, 1250, 12, 312, 4, 8, 9, 3],
        ),
        (
            "orderBy: { field: CLASS_REF }",
            vec![21, 1250, 12, 4, 8, 9, 312, 3],
        ),
        (
            "orderBy: { field: CLASS_REF, direction: DESC }",
            vec![312, 9, 8, 4, 12, 1250, 21, 3],
        ),
    ];
    for (arguments, ids) in cases {
        let arguments = if arguments.is_empty() {
            String::new()
        } else {
            format!("({arguments})")
        };
        let fields = format!(
            "rows{arguments} {{ totalCount nodes {{ assetId rowNumber }} }} matches{arguments} {{ count rowNumbers }}"
        );
        let found = check(&client, &fields, json!({}), Some("one")).await;
        let of_nodes = |key: &str| -> Vec<i64> {
            let nodes = found["rows"]["nodes"].as_array().unwrap();
            nodes.iter().map(|row| row[key].as_i64().unwrap()).collect()
        };
        assert_eq!(of_nodes("assetId"), ids, "{arguments}");
        assert_eq!(found["rows"]["totalCount"], ids.len());
        assert_eq!(
            found["matches"],
            json!({ "count": ids.len(), "rowNumbers": of_nodes("rowNumber") })
        );
    }
    assert_eq!(
        harness.sorted_calls().await,
        [format!("main POST {PATH}")],
        "one call for all filters"
    );
}

#[tokio::test]
async fn rows_are_grouped_by_reason_and_reasons_name_what_they_alone_prevent() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    answer(&harness, 200, ASSETS).await;
    let fields = "failureReasons { label count wouldBecomeEligible }
      all: matches { groups { reason label count rowNumbers } }
      some: matches(filter: { text: \"3\" }, orderBy: { field: ASSET_ID, direction: DESC }) {
        groups { label rowNumbers }
      }
      none: matches(filter: { text: \"x\" }) { groups { label } }";
    assert_eq!(
        check(&client, fields, json!({}), None).await,
        json!({
            "failureReasons": [
                { "label": "inactive", "count": 3, "wouldBecomeEligible": 2 },
                { "label": "Provider missing", "count": 2, "wouldBecomeEligible": 1 },
            ],
            "all": { "groups": [
                { "reason": "inactive", "label": "inactive", "count": 3, "rowNumbers": [7, 1, 3] },
                { "reason": "providerId_null", "label": "Provider missing", "count": 2, "rowNumbers": [5, 3] },
                { "reason": null, "label": "Unspecified", "count": 4, "rowNumbers": [6, 8, 4, 2] },
            ] },
            "some": { "groups": [
                { "label": "inactive", "rowNumbers": [1] },
                { "label": "Provider missing", "rowNumbers": [5] },
            ] },
            "none": { "groups": [] },
        })
    );
}

#[tokio::test]
async fn the_filtered_rows_are_exported() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fields = "
      odd: matches(filter: { eligibility: INELIGIBLE, text: \"90\" }) { report { fileName mediaType rowCount text } }
      none: matches(filter: { text: \"x\" }) { report { rowCount text } }";
    let header = "assetId,providerId,assetOwner,classRef,found,provider_ok,owner_ok,classref_ok,eligible,failure_reasons";
    let lines = [
        header,
        "902,,harbor media,tail,,,,,false,",
        "903,,,,,,,,false,",
        "904,,,,,,,,false,",
        "905,,,,,,,,false,",
        "906,,,,true,false,true,,false,providerId_null|7",
        "907,,,,,,,,false,assetOwner_mismatch|classRef_not_eligible|providerId_null|media_product_mismatch|\
         asset_not_found|inactive|face_position_mismatch|under__maintenance",
        "908,,\"'=HYPERLINK(\"\"http://example.com\"\")\",\"KING, QUEEN\",,,,,false,\"inactive|a,b\"",
        "",
    ];
    assert_eq!(
        check(&client, fields, product("Odd Rows"), None).await,
        json!({
            "odd": { "report": {
                "fileName": "validation_results.csv", "mediaType": "text/csv; charset=utf-8", "rowCount": 7,
                "text": lines.join("\r\n"),
            } },
            "none": { "report": { "rowCount": 0, "text": format!("{header}\r\n") } },
        })
    );
}

#[tokio::test]
async fn asset_ids_in_a_text_are_read_without_a_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query =
        "query ($text: String!) { assetIdList(text: $text) { ids droppedParts duplicateIds } }";
    assert_eq!(
        client
            .graphql(query, json!({ "text": "101, x12, , 104\n101;2147483648" }))
            .await,
        json!({ "data": { "assetIdList": {
            "ids": [101, 104, 101], "droppedParts": ["x12", "2147483648"], "duplicateIds": [101],
        } } })
    );
    assert_eq!(harness.calls().await, Vec::<String>::new());
}

#[tokio::test]
async fn invalid_input_is_refused_before_the_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let long = "x".repeat(101);
    let cases = [
        format!("run: \"{long}\", input: {{}}"),
        "input: { customerId: 2147483648 }".to_owned(),
        "input: { assetIds: [1.5] }".to_owned(),
        "input: { mediaPositions: [TOP] }".to_owned(),
        "input: { assetIds: null }".to_owned(),
    ];
    for arguments in cases {
        let query = format!("{{ supportedAssetsCheck({arguments}) {{ rowCount }} }}");
        let answer = client.graphql(&query, json!({})).await;
        assert_eq!(
            answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT",
            "{arguments}: {answer}"
        );
    }
    assert_eq!(harness.calls().await, Vec::<String>::new());
}
