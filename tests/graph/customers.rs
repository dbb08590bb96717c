//! Customers: the list, its pages, and the fields of a customer.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

/// The response to an invalid argument.
fn rejected(field: &str, message: &str) -> Value {
    json!({
        "data": { field: null },
        "errors": [{
            "message": message,
            "locations": [{ "line": 1, "column": 3 }],
            "path": [field],
            "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
        }],
    })
}

#[tokio::test]
async fn customers_are_listed_by_name_with_unique_slugs() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customers(first: 5) {
  totalCount
  nodes { id customerId name slug channel }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
} }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "customers": {
            "totalCount": 40,
            "nodes": [
                { "id": "Q3VzdG9tZXI6MzA", "customerId": 30, "name": "!!!", "slug": "customer-30", "channel": "OTHER" },
                { "id": "Q3VzdG9tZXI6MjQ", "customerId": 24, "name": "<b>Bold</b> & Sons", "slug": "b-bold-b-sons", "channel": "RETAIL" },
                { "id": "Q3VzdG9tZXI6Nw", "customerId": 7, "name": "Acme Media", "slug": "acme-media", "channel": "AGENCY" },
                { "id": "Q3VzdG9tZXI6MTI", "customerId": 12, "name": "Acme Media", "slug": "acme-media-12", "channel": "AGENCY" },
                { "id": "Q3VzdG9tZXI6MTc", "customerId": 17, "name": "Bayfront Media Group", "slug": "bayfront-media-group", "channel": "AGENCY" },
            ],
            "pageInfo": {
                "hasNextPage": true,
                "hasPreviousPage": false,
                "startCursor": "Q3Vyc29yT2ZDdXN0b21lcjpbIk5BTUUgQVNDIixbeyJ0IjoiISEhIn0seyJuIjozMH1dLDBd",
                "endCursor": "Q3Vyc29yT2ZDdXN0b21lcjpbIk5BTUUgQVNDIixbeyJ0IjoiQmF5ZnJvbnQgTWVkaWEgR3JvdXAifSx7Im4iOjE3fV0sMF0",
            },
        } } })
    );
}

#[tokio::test]
async fn a_customer_is_found_by_its_number() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: Int!) { customer(by: { customerId: $id }) { customerId name slug } }";
    // The service sends the number of 17 as text.
    for (number, customer) in [
        (
            12,
            json!({ "customerId": 12, "name": "Acme Media", "slug": "acme-media-12" }),
        ),
        (
            17,
            json!({ "customerId": 17, "name": "Bayfront Media Group", "slug": "bayfront-media-group" }),
        ),
        (999, Value::Null),
        (-1, Value::Null),
    ] {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "id": number })).await;
        assert_eq!(answer, json!({ "data": { "customer": customer } }));
        assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/customers"]);
    }
}

#[tokio::test]
async fn a_customer_is_found_by_its_exact_slug() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($slug: String!) { customer(by: { slug: $slug }) { customerId } }";
    for (slug, customer_id) in [
        ("acme-media", 7),
        ("acme-media-12", 12),
        ("café-24", 25),
        ("customer-30", 30),
    ] {
        let answer = client.graphql(query, json!({ "slug": slug })).await;
        assert_eq!(
            answer,
            json!({ "data": { "customer": { "customerId": customer_id } } }),
            "{slug}"
        );
    }
    for slug in ["nobody", "Acme-Media", "acme-media-7", ""] {
        let answer = client.graphql(query, json!({ "slug": slug })).await;
        assert_eq!(answer, json!({ "data": { "customer": null } }), "{slug}");
    }
}

#[tokio::test]
async fn an_unknown_channel_is_unrecognized_with_its_text() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($slug: String!) { customer(by: { slug: $slug }) {
  channel channelText channelLabel subscriptionType subscriptionTypeText
} }";
    let cases = [
        (
            "gondola-cable-advertising",
            json!(["UNRECOGNIZED", "GONDOLA", "GONDOLA", "FLEX", "FLEX"]),
        ),
        (
            "uptown-taxi-toppers",
            json!([null, null, null, "MEMBERSHIP", "MEMBERSHIP"]),
        ),
        (
            "quiet-corner-media",
            json!(["OTHER", "OTHER", "Other", null, null]),
        ),
        (
            "lone-star-truckside",
            json!([
                "TRUCK_SIDE",
                "TRUCK_SIDE",
                "Truck Side",
                "MEMBERSHIP",
                "MEMBERSHIP"
            ]),
        ),
    ];
    for (slug, facts) in cases {
        assert_eq!(
            client.graphql(query, json!({ "slug": slug })).await,
            json!({ "data": { "customer": {
                "channel": facts[0],
                "channelText": facts[1],
                "channelLabel": facts[2],
                "subscriptionType": facts[3],
                "subscriptionTypeText": facts[4],
            } } })
        );
    }
}

#[tokio::test]
async fn customers_are_filtered_by_text_channel_and_subscription() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: CustomerFilter) { customers(filter: $filter) { totalCount nodes { customerId } } }";
    let cases = [
        (json!({ "text": " MEDIA " }), vec![7, 12, 17, 6, 29, 2]),
        (
            json!({ "text": "media", "channels": ["AGENCY"] }),
            vec![7, 12, 17],
        ),
        (
            json!({ "text": "media", "channels": ["AGENCY"], "subscriptionTypes": ["FLEX"] }),
            vec![12],
        ),
        (json!({ "channels": ["UNRECOGNIZED"] }), vec![26]),
        (json!({ "channels": [] }), vec![]),
        (json!({ "text": "</b> & s" }), vec![24]),
        (json!({ "text": "no match" }), vec![]),
        (json!({ "text": "17" }), vec![17]),
        (json!({ "text": " 24 " }), vec![24, 25]),
    ];
    for (filter, customers) in cases {
        let nodes: Vec<Value> = customers
            .iter()
            .map(|id| json!({ "customerId": id }))
            .collect();
        assert_eq!(
            client.graphql(query, json!({ "filter": filter })).await,
            json!({ "data": { "customers": { "totalCount": nodes.len(), "nodes": nodes } } }),
            "{filter}"
        );
    }
}

#[tokio::test]
async fn customers_are_sorted_by_every_field_with_ties_by_number() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($order: CustomerOrder) { customers(orderBy: $order, first: 4) { nodes { customerId } } }";
    let cases = [
        (json!({ "field": "NAME" }), [30, 24, 7, 12]),
        (
            json!({ "field": "NAME", "direction": "DESC" }),
            [14, 38, 32, 18],
        ),
        (json!({ "field": "CUSTOMER_ID" }), [1, 2, 3, 4]),
        (
            json!({ "field": "CUSTOMER_ID", "direction": "DESC" }),
            [40, 39, 38, 37],
        ),
        (json!({ "field": "CHANNEL" }), [7, 12, 17, 33]),
        (
            json!({ "field": "CHANNEL", "direction": "DESC" }),
            [35, 16, 5, 37],
        ),
    ];
    for (order, customers) in cases {
        let nodes = customers.map(|id| json!({ "customerId": id }));
        assert_eq!(
            client.graphql(query, json!({ "order": order })).await,
            json!({ "data": { "customers": { "nodes": nodes } } }),
            "{order}"
        );
    }
}

const PAGE: &str = "query ($first: Int, $after: String, $last: Int, $before: String) {
  customers(first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { customerId } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    totalCount
  }
}";

/// The numbers of a page's customers, and its page info.
async fn page(client: &Client, variables: Value) -> (Vec<i64>, Value) {
    let mut answer = client.graphql(PAGE, variables).await;
    let mut page = answer["data"]["customers"].take();
    assert_eq!(page["totalCount"], 40);
    let edges = page["edges"].as_array().unwrap();
    let cursor = |edge: Option<&Value>| edge.map_or(Value::Null, |edge| edge["cursor"].clone());
    assert_eq!(page["pageInfo"]["startCursor"], cursor(edges.first()));
    assert_eq!(page["pageInfo"]["endCursor"], cursor(edges.last()));
    let rows = edges
        .iter()
        .map(|edge| edge["node"]["customerId"].as_i64().unwrap())
        .collect();
    (rows, page["pageInfo"].take())
}

#[tokio::test]
async fn all_customers_can_be_paged_forward_and_backward() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let (all, whole) = page(&client, json!({})).await;
    assert_eq!(
        (all.len(), &whole["hasNextPage"], &whole["hasPreviousPage"]),
        (40, &json!(false), &json!(false))
    );

    let mut forward = Vec::new();
    let mut after = Value::Null;
    for number in 0..6 {
        let (rows, info) = page(&client, json!({ "first": 7, "after": after })).await;
        assert_eq!(rows.len(), if number < 5 { 7 } else { 5 });
        assert_eq!(info["hasNextPage"], number < 5, "page {number}");
        assert_eq!(info["hasPreviousPage"], number > 0, "page {number}");
        after = info["endCursor"].clone();
        forward.extend(rows);
    }
    assert_eq!(forward, all);
    let (rows, _) = page(&client, json!({ "first": 7, "after": after })).await;
    assert_eq!(rows, [0; 0]);

    let mut backward = Vec::new();
    let mut before = Value::Null;
    for number in 0..6 {
        let (mut rows, info) = page(&client, json!({ "last": 7, "before": before })).await;
        assert_eq!(info["hasNextPage"], number > 0, "page {number}");
        assert_eq!(info["hasPreviousPage"], number < 5, "page {number}");
        before = info["startCursor"].clone();
        rows.extend(backward);
        backward = rows;
    }
    assert_eq!(backward, all);
}

#[tokio::test]
async fn a_page_has_from_0_to_5000_rows() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let (rows, info) = page(&client, json!({ "first": 0 })).await;
    assert_eq!(rows, [0; 0]);
    assert_eq!(
        info,
        json!({ "hasNextPage": true, "hasPreviousPage": false, "startCursor": null, "endCursor": null })
    );
    assert_eq!(page(&client, json!({ "first": 5000 })).await.0.len(), 40);
    assert_eq!(page(&client, json!({ "last": 5000 })).await.0.len(), 40);
}

#[tokio::test]
async fn a_page_size_outside_the_limits_is_rejected() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (name, size) in [
        ("first", -1),
        ("first", 5001),
        ("last", -1),
        ("last", 5001),
        ("first", i32::MIN),
    ] {
        let query = format!("{{ customers({name}: {size}) {{ totalCount }} }}");
        let message = format!("\"{name}\" must be between 0 and 5000, not {size}.");
        assert_eq!(
            client.graphql(&query, json!({})).await,
            rejected("customers", &message)
        );
    }
}

#[tokio::test]
async fn an_invalid_cursor_or_one_of_another_list_is_rejected() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ markets(first: 1) { edges { cursor } } customers(first: 1) { nodes { id } } }";
    let answer = client.graphql(query, json!({})).await;
    let of_markets = answer["data"]["markets"]["edges"][0]["cursor"]
        .as_str()
        .unwrap();
    let id = answer["data"]["customers"]["nodes"][0]["id"]
        .as_str()
        .unwrap();
    let of_positions = "Q3Vyc29yT2ZDdXN0b21lcjowQDMw";
    let message = "This is not a valid cursor of a list of Customer.";
    for argument in ["after", "before"] {
        for cursor in ["", "x", "0@30", id, of_markets, of_positions] {
            let query = format!("{{ customers({argument}: \"{cursor}\") {{ totalCount }} }}");
            assert_eq!(
                client.graphql(&query, json!({})).await,
                rejected("customers", message),
                "{cursor}"
            );
        }
    }
    let in_order = "query ($after: String) { customers(first: 1, after: $after, orderBy: { field: NAME, direction: DESC }) { pageInfo { endCursor } } }";
    let page = client.graphql(in_order, json!({})).await;
    let cursor = &page["data"]["customers"]["pageInfo"]["endCursor"];
    let query = format!("{{ customers(after: {cursor}) {{ totalCount }} }}");
    let message = "This cursor is of a list sorted by NAME DESC, and not by NAME ASC.";
    assert_eq!(
        client.graphql(&query, json!({})).await,
        rejected("customers", message)
    );
}

#[tokio::test]
async fn the_default_device_range_spans_the_campaigns_up_to_six_days_ago() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ customer(by: { slug: \"harbor-transit\" }) { deviceDateRange { from to startsAt endsAt } } }";
    let campaign = |id: i32, from: Value, to: Value| json!({ "campaignId": id, "campaignRef": "C", "customerId": 3, "activeFrom": from, "activeTo": to });
    // 2025-01-10 to 2025-02-20, by the dates of its ad groups.
    let mut dated = campaign(1, json!(1), json!(2));
    dated["minAdGroupActiveFrom"] = json!(1_736_467_200);
    dated["maxAdGroupActiveTo"] = json!(1_740_095_999);
    let undated = campaign(2, Value::Null, json!(0));
    harness
        .answer_once(
            "/v3/api/campaigns/customer/3",
            json!({ "data": [dated, undated] }),
        )
        .await;
    let range = json!({
        "from": "2025-01-10", "to": "2025-02-20",
        "startsAt": "2025-01-10T05:00:00Z", "endsAt": "2025-02-21T04:59:59Z",
    });
    assert_eq!(
        client
            .in_zone("America/New_York")
            .graphql(query, json!({}))
            .await,
        json!({ "data": { "customer": { "deviceDateRange": range } } })
    );
    // Not started yet, so there is nothing to export.
    let coming = campaign(3, json!(32_500_000_000_i64), json!(32_503_680_000_i64));
    harness
        .answer_once("/v3/api/campaigns/customer/3", json!({ "data": [coming] }))
        .await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": { "customer": { "deviceDateRange": null } } })
    );
}
