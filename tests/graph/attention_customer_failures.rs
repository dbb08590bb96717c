//! What needs attention of a customer, when lists cannot be read, need not be read, or cannot all be read.

use chrono::Utc;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::attention::subjects;
use crate::attention_customer::{
    OF_CUSTOMER, answer_with_campaigns_and_vehicles, items_of_customer,
};
use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_list_of_a_customer_that_fails_costs_its_kinds_only_and_is_an_item() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let filter =
        json!({ "filter": { "kinds": ["CAMPAIGN_WITHOUT_PIXEL", "VEHICLE_NEEDS_ATTENTION"] } });
    let campaigns = [
        ("CAMPAIGN_WITHOUT_PIXEL", "Campaign 10"),
        ("CAMPAIGN_WITHOUT_PIXEL", "Begun"),
    ];
    let vehicles = [
        ("VEHICLE_NEEDS_ATTENTION", "BUS-2"),
        ("VEHICLE_NEEDS_ATTENTION", "Vehicle 906"),
    ];
    let unread = ("UNREADABLE_LIST", "Campaigns");
    let cases = [
        (
            "/v3/api/campaigns/customer/3",
            [&[unread], &vehicles[..]].concat(),
            "Campaigns",
        ),
        (
            "/v3/api/pixels/customer/3",
            [&[unread], &vehicles[..]].concat(),
            "Pixels",
        ),
        (
            "/v3/internal/manager/customer-assets/3",
            [&[("UNREADABLE_LIST", "Vehicles")], &campaigns[..]].concat(),
            "Vehicles",
        ),
    ];
    let counts = "{ customer(by: { customerId: 3 }) { attentionCounts { kind count failure isRetryable } } }";
    for (path, expected, list) in cases {
        for query in [OF_CUSTOMER, counts] {
            harness.clear_faults().await;
            harness
                .fault(json!({ "service": "main", "path": path, "kind": "status", "status": 503 }))
                .await;
            answer_with_campaigns_and_vehicles(&harness, Utc::now()).await;
            let failure = format!("{list} cannot be read. The main service is not available.");
            if query == OF_CUSTOMER {
                let found = items_of_customer(&client, filter.clone()).await;
                assert_eq!(subjects(&found), expected, "{path}");
                assert_eq!(found[0]["reason"], failure);
                assert_eq!(found[0]["severity"], "HIGH");
                continue;
            }
            let answer = client.fresh(counts, json!({})).await;
            assert_eq!(answer.get("errors"), None, "{answer}");
            let kinds = answer["data"]["customer"]["attentionCounts"].as_array();
            for (kind, is_of) in [
                ("CAMPAIGN_WITHOUT_PIXEL", list != "Vehicles"),
                ("VEHICLE_NEEDS_ATTENTION", list == "Vehicles"),
            ] {
                let found = kinds.unwrap().iter().find(|found| found["kind"] == kind);
                let expected = match is_of {
                    true => {
                        json!({ "kind": kind, "count": null, "failure": failure, "isRetryable": true })
                    }
                    false => {
                        json!({ "kind": kind, "count": 2, "failure": null, "isRetryable": false })
                    }
                };
                assert_eq!(found, Some(&expected), "{path}");
            }
        }
    }
    harness.stop().await;
}

#[tokio::test]
async fn a_service_that_is_down_costs_a_customer_its_lists_only() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "pipeline", "path": "/api", "kind": "status", "status": 503 }))
        .await;
    let found = items_of_customer(&client, json!({ "first": 5000 })).await;
    let (unread, others): (Vec<_>, Vec<_>) = subjects(&found)
        .into_iter()
        .partition(|(kind, _)| *kind == "UNREADABLE_LIST");
    assert_eq!(unread, [("UNREADABLE_LIST", "Campaign refresh jobs")]);
    assert!(
        others
            .iter()
            .any(|(kind, _)| *kind == "VEHICLE_NEEDS_ATTENTION"),
        "{others:?}"
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_pixel_that_cannot_be_read_may_be_that_of_a_campaign() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let pixels = json!([{ "pixelId": 1, "campaign": 8 }, { "pixelId": {}, "campaign": 4 }]);
    harness
        .answer_once("/v3/api/pixels/customer/3", json!({ "data": pixels }))
        .await;
    answer_with_campaigns_and_vehicles(&harness, Utc::now()).await;
    let only = json!({ "filter": { "kinds": ["CAMPAIGN_WITHOUT_PIXEL"] } });
    let found = items_of_customer(&client, only).await;
    assert_eq!(subjects(&found), [("UNREADABLE_LIST", "Campaigns")]);
    assert_eq!(
        found[0]["reason"],
        "Some pixels cannot be read, so it is unknown which campaigns have none."
    );
    harness.stop().await;
}

#[tokio::test]
async fn without_an_active_campaign_the_pixels_are_not_read() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .answer_once("/v3/api/campaigns/customer/3", json!({ "data": [] }))
        .await;
    harness.clear_calls().await;
    let only = json!({ "filter": { "kinds": ["CAMPAIGN_WITHOUT_PIXEL"] } });
    assert_eq!(items_of_customer(&client, only).await, json!([]));
    let calls = [
        "main GET /v3/api/campaigns/customer/3",
        "main GET /v3/api/customers",
    ];
    assert_eq!(harness.sorted_calls().await, calls);
    harness.stop().await;
}

#[tokio::test]
async fn customers_beyond_the_calls_of_an_operation_fail_and_the_others_stay() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows: Vec<Value> = (1..=1000)
        .map(|id| json!({ "customerId": id, "customerName": format!("Customer {id}") }))
        .collect();
    harness
        .answer_once("/v3/api/customers", json!({ "data": rows }))
        .await;
    harness.clear_calls().await;
    let query =
        "{ customers(first: 1000) { nodes { customerId attention(first: 1) { totalCount } } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(harness.calls().await.len(), 120);
    let nodes = answer["data"]["customers"]["nodes"].as_array().unwrap();
    let failed = nodes.iter().filter(|node| node["attention"].is_null());
    let failed = failed.count();
    // The lists that all share were read first, so that the other calls serve some customers whole.
    assert!((880..960).contains(&failed), "{failed}");
    let errors = answer["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 1, "{errors:?}");
    let extensions = &errors[0]["extensions"];
    assert_eq!(extensions["code"], "LIMIT_EXCEEDED");
    assert_eq!(extensions["retryable"], true);
    assert_eq!(extensions["count"], failed);
    harness.stop().await;
}

#[tokio::test]
async fn without_a_session_a_customer_has_no_items() {
    let harness = Harness::start().await;
    let answer = harness.graphql(OF_CUSTOMER, json!({})).await;
    let code = &answer["errors"][0]["extensions"]["code"];
    assert_eq!(code, "UNAUTHENTICATED", "{answer}");
    harness.stop().await;
}
