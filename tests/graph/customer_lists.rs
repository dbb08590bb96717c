//! The lists of a customer.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn a_customer_has_markets_users_and_providers() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customer(by: { slug: \"harbor-transit\" }) {
  id customerId name channel subscriptionType marketIds
  markets { nodes { marketId name } }
  users(first: 3) { totalCount nodes { userId displayName email } }
  providers(filter: { includeInactive: true }) { totalCount nodes { providerId name isActive isPush handler } }
  campaigns(first: 1, orderBy: { field: CAMPAIGN_ID }) { totalCount nodes { campaignId name } }
} }";
    let provider = |id: i32, name: &str, [is_active, is_push]: [bool; 2], handler: &str| json!({ "providerId": id, "name": name, "isActive": is_active, "isPush": is_push, "handler": handler });
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "customer": {
            "id": "Q3VzdG9tZXI6Mw",
            "customerId": 3,
            "name": "Harbor Transit",
            "channel": "BUS",
            "subscriptionType": "FLEX",
            "marketIds": [2, 5, 9, 14, 21],
            "markets": { "nodes": [
                { "marketId": 2, "name": "Boston" },
                { "marketId": 9, "name": "Hartford" },
                { "marketId": 14, "name": "Portland, ME" },
                { "marketId": 5, "name": "Providence" },
                { "marketId": 21, "name": "Worcester" },
            ] },
            "users": { "totalCount": 16, "nodes": [
                { "userId": 12, "displayName": "Ada Byron", "email": "ada@marquee.example" },
                { "userId": 20, "displayName": "Amara Park", "email": "amara.park20@harbortransit.example" },
                { "userId": 1, "displayName": "Dana Reyes", "email": "staff@marquee.example" },
            ] },
            "providers": { "totalCount": 5, "nodes": [
                provider(17, "Refuses Save", [true, false], "Custom"),
                provider(14, "Old Colony Feed", [false, false], "LegacyFtp"),
                provider(6, "FleetNow", [true, false], "FleetNow"),
                provider(5, "Harbor AVL", [true, true], "Custom"),
                provider(4, "Transit/Sync 100%", [true, false], "TransitSync"),
            ] },
            "campaigns": { "totalCount": 25, "nodes": [{ "campaignId": 4, "name": "Spring Launch" }] },
        } } })
    );
}

#[tokio::test]
async fn the_markets_of_a_customer_are_filtered_and_sorted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "query ($filter: MarketFilter, $order: MarketOrder) { customer(by: { customerId: 3 }) {
  markets(filter: $filter, orderBy: $order) { totalCount nodes { marketId } }
} }";
    let market = |id: i32, name: &str, population: Value, is_active: bool| {
        json!({
            "marketId": id, "marketName": name, "marketHash": format!("hash{id}"),
            "marketMetrics": { "marketpop": population },
            "metaData": { "isActive": is_active, "countryCode": "USA" },
        })
    };
    // The customer is in 2, 5, 9, 14 and 21; there is no 21.
    let rows = json!([
        market(14, "Portland", json!(520_000), false),
        market(2, "Boston", json!(4_900_000), true),
        market(5, "boston", Value::Null, true),
        market(9, "Hartford", json!(520_000), true),
        market(1, "New York", json!(19_500_000), true),
    ]);
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let cases = [
        (Value::Null, Value::Null, vec![2, 5, 9, 14]),
        (Value::Null, by("NAME", "DESC"), vec![14, 9, 5, 2]),
        (Value::Null, by("MARKET_ID", "ASC"), vec![2, 5, 9, 14]),
        (Value::Null, by("MARKET_ID", "DESC"), vec![14, 9, 5, 2]),
        (Value::Null, by("POPULATION", "ASC"), vec![9, 14, 2, 5]),
        (Value::Null, by("POPULATION", "DESC"), vec![2, 14, 9, 5]),
        (json!({ "text": "BOST" }), Value::Null, vec![2, 5]),
        (json!({ "isActive": false }), Value::Null, vec![14]),
        (
            json!({ "minPopulation": 520_000, "isActive": true }),
            Value::Null,
            vec![2, 9],
        ),
        (json!({ "text": "new york" }), Value::Null, vec![]),
    ];
    for (filter, order, markets) in cases {
        harness
            .answer_once("/v3/api/markets", json!({ "data": rows }))
            .await;
        let nodes: Vec<Value> = markets.iter().map(|id| json!({ "marketId": id })).collect();
        assert_eq!(
            client
                .fresh(query, json!({ "filter": filter, "order": order }))
                .await,
            json!({ "data": { "customer": { "markets": { "totalCount": nodes.len(), "nodes": nodes } } } }),
            "{filter} {order}"
        );
    }
}

#[tokio::test]
async fn the_providers_of_a_customer_are_active_ones_by_default_highest_number_first() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "query ($filter: ProviderFilter, $order: ProviderOrder) { customer(by: { customerId: 3 }) {
  providers(filter: $filter, orderBy: $order) { totalCount nodes { providerId } }
} }";
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let all = || json!({ "includeInactive": true });
    let cases = [
        (Value::Null, Value::Null, vec![17, 6, 5, 4]),
        (
            json!({ "includeInactive": false }),
            Value::Null,
            vec![17, 6, 5, 4],
        ),
        (all(), Value::Null, vec![17, 14, 6, 5, 4]),
        (all(), by("PROVIDER_ID", "ASC"), vec![4, 5, 6, 14, 17]),
        (all(), by("NAME", "ASC"), vec![6, 5, 14, 17, 4]),
        (all(), by("NAME", "DESC"), vec![4, 17, 14, 5, 6]),
        // 5 and 17 have the same handler.
        (all(), by("HANDLER", "ASC"), vec![5, 17, 6, 14, 4]),
        (all(), by("HANDLER", "DESC"), vec![4, 14, 6, 17, 5]),
        (json!({ "text": "AVL" }), Value::Null, vec![5]),
        (json!({ "text": "feed" }), Value::Null, vec![]),
        (
            json!({ "text": "feed", "includeInactive": true }),
            Value::Null,
            vec![14],
        ),
        (json!({ "customerId": 9 }), Value::Null, vec![]),
    ];
    for (filter, order, providers) in cases {
        harness.clear_calls().await;
        let nodes: Vec<Value> = providers
            .iter()
            .map(|id| json!({ "providerId": id }))
            .collect();
        assert_eq!(
            client
                .fresh(query, json!({ "filter": filter, "order": order }))
                .await,
            json!({ "data": { "customer": { "providers": { "totalCount": nodes.len(), "nodes": nodes } } } }),
            "{filter} {order}"
        );
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/customers",
                "main GET /v3/api/providers/customer/3"
            ]
        );
    }
}

#[tokio::test]
async fn the_pixels_of_a_customer_are_filtered_and_sorted() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "pixelId": 3, "campaign": { "campaignId": 4 }, "customerId": 3, "requestCount": 7, "metaData": { "displayName": "home" } },
        { "pixelId": "1", "customerId": 3, "requestCount": 7,
          "metaData": { "displayName": "Shop", "page": "Product Page", "funnelStage": "Conversion Page" } },
        { "pixelId": 2, "campaign": "99999", "requestCount": "12", "metaData": { "displayName": "Home" } },
        { "pixelId": 4, "customerId": 3 },
    ]);
    let query = "query ($filter: PixelFilter, $order: PixelOrder) { customer(by: { customerId: 3 }) {
  pixels(filter: $filter, orderBy: $order) { totalCount nodes { pixelId name campaign { campaignId } } }
} }";
    let by = |field: &str, direction: &str| json!({ "field": field, "direction": direction });
    let pixel = |id: i32| match id {
        1 => json!({ "pixelId": 1, "name": "Shop", "campaign": null }),
        2 => json!({ "pixelId": 2, "name": "Home", "campaign": null }),
        3 => json!({ "pixelId": 3, "name": "home", "campaign": { "campaignId": 4 } }),
        _ => json!({ "pixelId": id, "name": format!("Pixel {id}"), "campaign": null }),
    };
    let cases = [
        (Value::Null, Value::Null, vec![2, 3, 4, 1]),
        (Value::Null, by("NAME", "DESC"), vec![1, 4, 3, 2]),
        (Value::Null, by("PIXEL_ID", "ASC"), vec![1, 2, 3, 4]),
        (Value::Null, by("REQUEST_COUNT", "ASC"), vec![1, 3, 2, 4]),
        (Value::Null, by("REQUEST_COUNT", "DESC"), vec![2, 3, 1, 4]),
        (json!({ "text": "HOME" }), Value::Null, vec![2, 3]),
        (json!({ "pages": ["PRODUCT_PAGE"] }), Value::Null, vec![1]),
        (
            json!({ "funnelStages": ["VISIT_PAGE"] }),
            Value::Null,
            vec![],
        ),
    ];
    for (filter, order, pixels) in cases {
        harness
            .answer_once("/v3/api/pixels/customer/3", json!({ "data": rows }))
            .await;
        let nodes: Vec<Value> = pixels.iter().map(|id| pixel(*id)).collect();
        assert_eq!(
            client
                .fresh(query, json!({ "filter": filter, "order": order }))
                .await,
            json!({ "data": { "customer": { "pixels": { "totalCount": nodes.len(), "nodes": nodes } } } }),
            "{filter} {order}"
        );
    }
}

#[tokio::test]
async fn the_pixels_and_providers_of_customers_cost_one_call_per_customer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // Three customers: 7, 12 and 17.
    let query = "query ($rows: Int) { customers(first: 3, filter: { text: \"media\" }) { nodes {
  pixels(first: $rows) { nodes { campaign { name } customer { slug } } }
  providers(first: $rows) { nodes { customer { slug } } }
} } }";
    for rows in [1, 50] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "rows": rows })).await;
        assert_eq!(answer.get("errors"), None);
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/campaigns",
                "main GET /v3/api/customers",
                "main GET /v3/api/pixels/customer/12",
                "main GET /v3/api/pixels/customer/17",
                "main GET /v3/api/pixels/customer/7",
                "main GET /v3/api/providers/customer/12",
                "main GET /v3/api/providers/customer/17",
                "main GET /v3/api/providers/customer/7",
            ]
        );
    }
}

#[tokio::test]
async fn a_customer_without_data_has_empty_lists() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customer(by: { slug: \"quiet-corner-media\" }) {
  marketIds
  markets { totalCount nodes { name } }
  campaigns { totalCount nodes { id } }
  users { totalCount nodes { id } }
  vehicles { totalCount nodes { id } }
  vehicleSummary { total active inactive retired providers }
  pixels { totalCount nodes { id } }
  providers(filter: { includeInactive: true }) { totalCount nodes { id } }
  billingMetrics { totalCount nodes { campaignId } }
  deviceDateRange { from to }
} }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "customer": {
            "marketIds": [],
            "markets": { "totalCount": 0, "nodes": [] },
            "campaigns": { "totalCount": 0, "nodes": [] },
            "users": { "totalCount": 0, "nodes": [] },
            "vehicles": { "totalCount": 0, "nodes": [] },
            "vehicleSummary": { "total": 0, "active": 0, "inactive": 0, "retired": 0, "providers": 0 },
            "pixels": { "totalCount": 0, "nodes": [] },
            "providers": { "totalCount": 0, "nodes": [] },
            "billingMetrics": { "totalCount": 0, "nodes": [] },
            "deviceDateRange": null,
        } } })
    );
}
