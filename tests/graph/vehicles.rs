//! The vehicles of a customer.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

const PATH: &str = "/v3/internal/manager/customer-assets/3";

/// Vehicles in every form the service may send.
fn odd_vehicles() -> Value {
    json!([
        { "assetId": 1, "assetStatus": "ACTIVE", "extraStatus": null, "paired": "CONFIRMED", "assetRef": "b-2",
          "displayName": "Second", "assetType": "BUS", "classRef": "KING", "assetOwner": "Harbor Media",
          "providerName": "FleetNow", "group": "North" },
        { "assetId": "2", "assetStatus": "RETIRED", "extraStatus": "", "paired": "NOT_FOUND", "assetRef": "A-1",
          "displayName": "First", "assetType": "CAR", "classRef": "TAIL", "assetOwner": "Metro Wraps" },
        { "assetId": 3, "assetStatus": "IN_TRANSFER", "extraStatus": "In Maintenance", "paired": "LOST_FOR_GOOD",
          "assetRef": 77, "displayName": null, "classRef": "KING", "group": "East" },
        { "assetId": 4 },
        { "assetRef": "no number" },
        "no row",
    ])
}

#[tokio::test]
async fn vehicles_and_counts_are_read_from_one_envelope_or_two() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customer(by: { slug: \"harbor-transit\" }) {
  vehicleSummary { total active inactive retired providers }
  vehicles { totalCount nodes {
    id assetId assetRef displayName label processing processingLabel statusLabel paired pairedLabel
    assetType classRef owner providerName group
  } }
} }";
    let counts = json!({ "active": 1, "inactive": "2", "retired": 1, "total": 4 });
    let flat = json!({ "data": odd_vehicles(), "panelData": counts });
    let deep = json!({ "data": { "data": odd_vehicles(), "panelData": counts } });
    for body in [flat, deep] {
        harness.answer_once(PATH, body).await;
        assert_eq!(
            client.fresh(query, json!({})).await,
            json!({ "data": { "customer": {
                "vehicleSummary": { "total": 4, "active": 1, "inactive": 2, "retired": 1, "providers": null },
                "vehicles": { "totalCount": 4, "nodes": [
                    {
                        "id": "VmVoaWNsZTozOjM", "assetId": 3, "assetRef": "77", "displayName": null, "label": "77",
                        "processing": "OTHER", "processingLabel": "IN_TRANSFER", "statusLabel": "In Maintenance",
                        "paired": "UNRECOGNIZED", "pairedLabel": "LOST_FOR_GOOD", "assetType": null,
                        "classRef": "KING", "owner": null, "providerName": null, "group": "East",
                    },
                    {
                        "id": "VmVoaWNsZTozOjI", "assetId": 2, "assetRef": "A-1", "displayName": "First", "label": "First",
                        "processing": "RETIRED", "processingLabel": "Retired", "statusLabel": "In Service",
                        "paired": "NOT_FOUND", "pairedLabel": "Not Found", "assetType": "CAR", "classRef": "TAIL",
                        "owner": "Metro Wraps", "providerName": null, "group": null,
                    },
                    {
                        "id": "VmVoaWNsZTozOjE", "assetId": 1, "assetRef": "b-2", "displayName": "Second", "label": "Second",
                        "processing": "ACTIVE", "processingLabel": "Active", "statusLabel": "In Service",
                        "paired": "CONFIRMED", "pairedLabel": "Confirmed", "assetType": "BUS", "classRef": "KING",
                        "owner": "Harbor Media", "providerName": "FleetNow", "group": "North",
                    },
                    {
                        "id": "VmVoaWNsZTozOjQ", "assetId": 4, "assetRef": "", "displayName": null, "label": "Vehicle 4",
                        "processing": "OTHER", "processingLabel": "Unknown", "statusLabel": "In Service",
                        "paired": null, "pairedLabel": null, "assetType": null, "classRef": null, "owner": null,
                        "providerName": null, "group": null,
                    },
                ] },
            } } })
        );
    }
}

#[tokio::test]
async fn vehicles_are_filtered_and_sorted_by_every_column() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: VehicleFilter, $order: VehicleOrder) { customer(by: { slug: \"harbor-transit\" }) {
  vehicles(filter: $filter, orderBy: $order) { nodes { assetId } }
} }";
    let by = |field: &str| json!({ "field": field });
    let cases = [
        (json!({ "text": "HARBOR" }), Value::Null, vec![1]),
        (json!({ "text": "in service" }), Value::Null, vec![2, 1, 4]),
        (json!({ "text": "in_transfer" }), Value::Null, vec![3]),
        (json!({ "text": "lost_for" }), Value::Null, vec![3]),
        (json!({ "text": "not found" }), Value::Null, vec![2]),
        (
            json!({ "processing": ["RETIRED", "OTHER"] }),
            Value::Null,
            vec![3, 2, 4],
        ),
        (
            json!({ "pairings": ["UNRECOGNIZED", "CONFIRMED"] }),
            Value::Null,
            vec![3, 1],
        ),
        (
            json!({ "pairings": ["NEEDS_ATTENTION"] }),
            Value::Null,
            vec![],
        ),
        (
            json!({ "owners": ["Metro Wraps", "Nobody"] }),
            Value::Null,
            vec![2],
        ),
        (
            json!({ "classes": ["KING"], "processing": ["ACTIVE"] }),
            Value::Null,
            vec![1],
        ),
        (
            json!({ "owners": ["", "Metro Wraps"] }),
            Value::Null,
            vec![3, 2, 4],
        ),
        (
            json!({ "statuses": ["In Maintenance"] }),
            Value::Null,
            vec![3],
        ),
        (
            json!({ "statuses": ["In Service"] }),
            Value::Null,
            vec![2, 1, 4],
        ),
        (json!({ "types": ["CAR", ""] }), Value::Null, vec![3, 2, 4]),
        (json!({ "providers": ["FleetNow"] }), Value::Null, vec![1]),
        (
            json!({ "groups": ["East", "North"] }),
            Value::Null,
            vec![3, 1],
        ),
        (json!({ "groups": [] }), Value::Null, vec![]),
        (Value::Null, by("DISPLAY_NAME"), vec![2, 1, 3, 4]),
        (Value::Null, by("PROCESSING"), vec![1, 3, 2, 4]),
        (Value::Null, by("STATUS"), vec![3, 1, 2, 4]),
        (Value::Null, by("PAIRED"), vec![1, 3, 2, 4]),
        (Value::Null, by("TYPE"), vec![1, 2, 3, 4]),
        (Value::Null, by("CLASS"), vec![1, 3, 2, 4]),
        (Value::Null, by("OWNER"), vec![1, 2, 3, 4]),
        (Value::Null, by("PROVIDER"), vec![1, 2, 3, 4]),
        (Value::Null, by("GROUP"), vec![3, 1, 2, 4]),
        (
            Value::Null,
            json!({ "field": "ASSET_REF", "direction": "DESC" }),
            vec![1, 2, 3, 4],
        ),
    ];
    for (filter, order, vehicles) in cases {
        harness
            .answer_once(PATH, json!({ "data": odd_vehicles() }))
            .await;
        let nodes: Vec<Value> = vehicles.iter().map(|id| json!({ "assetId": id })).collect();
        assert_eq!(
            client
                .fresh(query, json!({ "filter": filter, "order": order }))
                .await,
            json!({ "data": { "customer": { "vehicles": { "nodes": nodes } } } }),
            "{filter} {order}"
        );
    }
}

#[tokio::test]
async fn a_vehicle_has_its_customer_and_provider() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "assetId": 1, "assetRef": "A", "providerName": "FleetNow" },
        { "assetId": 2, "assetRef": "B", "providerName": "Old Colony Feed" },
        { "assetId": 3, "assetRef": "C", "providerName": "fleetnow" },
        { "assetId": 4, "assetRef": "D", "providerName": "" },
        { "assetId": 5, "assetRef": "E" },
    ]);
    harness.answer_once(PATH, json!({ "data": rows })).await;
    let query = "{ customer(by: { slug: \"harbor-transit\" }) { vehicles { nodes {
  assetId provider { providerId name isActive } customer { customerId slug }
} } } }";
    let vehicle = |id: i32, provider: Value| {
        json!({
            "assetId": id, "provider": provider, "customer": { "customerId": 3, "slug": "harbor-transit" },
        })
    };
    harness.clear_calls().await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "customer": { "vehicles": { "nodes": [
            vehicle(1, json!({ "providerId": 6, "name": "FleetNow", "isActive": true })),
            // An inactive provider is found too; the name has to match exactly.
            vehicle(2, json!({ "providerId": 14, "name": "Old Colony Feed", "isActive": false })),
            vehicle(3, Value::Null),
            vehicle(4, Value::Null),
            vehicle(5, Value::Null),
        ] } } } })
    );
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/customers",
            "main GET /v3/api/providers",
            "main GET /v3/internal/manager/customer-assets/3",
        ]
    );
}

#[tokio::test]
async fn vehicles_with_customers_and_providers_cost_three_calls_at_any_length() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($first: Int) { customer(by: { customerId: 3 }) {
  vehicleSummary { total }
  vehicles(first: $first) { totalCount nodes { provider { customer { slug } } customer { name } } }
} }";
    for first in [1, 10, 120] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "first": first })).await;
        assert_eq!(answer.get("errors"), None);
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/customers",
                "main GET /v3/api/providers",
                "main GET /v3/internal/manager/customer-assets/3",
            ]
        );
    }
}
