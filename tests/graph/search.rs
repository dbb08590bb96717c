//! Finding things across all areas, and what references stand for.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const SEARCH: &str = "query ($text: String!, $kinds: [SearchKind!], $first: Int) {
    search(text: $text, kinds: $kinds, first: $first) {
        totalCount
        hits { kind title matchedText reason node { __typename id } }
        kinds { kind count failure isRetryable }
    }
}";

async fn search(client: &Client, variables: Value) -> Value {
    let mut answer = client.graphql(SEARCH, variables).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    answer["data"]["search"].take()
}

/// The kind, title and reason of each hit.
fn hits(found: &Value) -> Vec<(&str, &str, &str)> {
    let hits = found["hits"].as_array().unwrap().iter();
    fn text<'a>(hit: &'a Value, name: &str) -> &'a str {
        hit[name].as_str().unwrap()
    }
    hits.map(|hit| (text(hit, "kind"), text(hit, "title"), text(hit, "reason")))
        .collect()
}

#[tokio::test]
async fn things_are_found_by_names_and_keys_the_best_first() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let only = |text: &str, kind: &str| json!({ "text": text, "kinds": [kind] });
    let cases = [
        (
            only("harbor transit", "CUSTOMER"),
            vec![("CUSTOMER", "Harbor Transit", "NAME")],
        ),
        (
            only("harbor-transit", "CUSTOMER"),
            vec![("CUSTOMER", "Harbor Transit", "SLUG")],
        ),
        (
            only("#3", "CUSTOMER"),
            vec![("CUSTOMER", "Harbor Transit", "NUMBER")],
        ),
        (
            only("cafe", "CUSTOMER"),
            vec![("CUSTOMER", "Café 24", "NAME")],
        ),
        (
            // The beginning of a name, then of a word, then a part.
            only("transit", "CUSTOMER"),
            vec![
                ("CUSTOMER", "Gateway Arch Transit", "NAME"),
                ("CUSTOMER", "Harbor Transit", "NAME"),
                (
                    "CUSTOMER",
                    "International Consortium of Regional Transit Shelter and Station Advertising Partners West",
                    "NAME",
                ),
                ("CUSTOMER", "Windy City Transit Ads", "NAME"),
            ],
        ),
        (
            only("36b71b", "MARKET"),
            vec![("MARKET", "Los Angeles", "HASH")],
        ),
        (
            only("transit  harbor\u{200b}", "CUSTOMER"),
            vec![("CUSTOMER", "Harbor Transit", "NAME")],
        ),
        (
            // Words of the name and of the customer's name.
            only("launch harbor transit", "CAMPAIGN"),
            vec![
                ("CAMPAIGN", "Atlas Motors - Spring Launch", "NAME"),
                ("CAMPAIGN", "Juniper Cosmetics - Spring Launch", "NAME"),
                ("CAMPAIGN", "Spring Launch", "NAME"),
            ],
        ),
        (
            only("harbor transit", "CAMPAIGN"),
            vec![
                ("CAMPAIGN", "Harbor Foods - Always On", "NAME"),
                ("CAMPAIGN", "Harbor Foods - Back to School", "NAME"),
                ("CAMPAIGN", "Harbor Foods - Weekend Getaway", "NAME"),
            ],
        ),
        (
            only("harbor 52", "ATTRIBUTION_STUDY"),
            vec![("ATTRIBUTION_STUDY", "Spring Lift", "NAME")],
        ),
        (only("31", "PIXEL"), vec![("PIXEL", "Home", "NUMBER")]),
        (
            only("1001", "PIPELINE_JOB"),
            vec![("PIPELINE_JOB", "1001", "KEY")],
        ),
        (only("nothing like it", "CAMPAIGN"), vec![]),
        (only("  ", "CUSTOMER"), vec![]),
        (
            json!({ "text": "/app/customer/harbor-transit/campaign/4" }),
            vec![
                ("CAMPAIGN", "Spring Launch", "NUMBER"),
                ("CUSTOMER", "Harbor Transit", "SLUG"),
            ],
        ),
        (
            json!({ "text": "Q3VzdG9tZXI6Mw" }),
            vec![("CUSTOMER", "Harbor Transit", "NUMBER")],
        ),
    ];
    for (variables, expected) in cases {
        let found = search(&client, variables.clone()).await;
        assert_eq!(hits(&found), expected, "{variables}");
        assert_eq!(found["totalCount"], json!(expected.len()), "{variables}");
    }
    let email = search(&client, only(STAFF, "USER")).await;
    assert_eq!(email["hits"][0]["reason"], "EMAIL");
    assert_eq!(email["hits"][0]["matchedText"], STAFF);
    harness.stop().await;
}

#[tokio::test]
async fn a_search_for_everything_reads_each_list_once() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let found = search(&client, json!({ "text": "3", "first": 5 })).await;
    assert_eq!(found["hits"].as_array().unwrap().len(), 5);
    assert!(found["totalCount"].as_u64() > Some(5));
    assert_eq!(found["hits"][0]["node"]["__typename"], "Customer");
    let kinds = found["kinds"].as_array().unwrap();
    assert_eq!(kinds.len(), 11);
    assert!(kinds.iter().all(|kind| kind["failure"] == Value::Null));
    let calls = harness.sorted_calls().await;
    assert_eq!(
        calls,
        [
            "main GET /v3/api/ai-insights/admin-conversations",
            "main GET /v3/api/asset-owners/admin-list",
            "main GET /v3/api/attribution",
            "main GET /v3/api/campaigns",
            "main GET /v3/api/customers",
            "main GET /v3/api/markets",
            "main GET /v3/api/pixels/3",
            "main GET /v3/api/providers",
            "main GET /v3/api/users",
            "main GET /v3/internal/queue",
            "pipeline GET /api/jobs",
            "pipeline GET /api/jobs-sf",
        ]
    );
    // The next letter costs only the lists whose jobs and studies are running.
    harness.clear_calls().await;
    search(&client, json!({ "text": "harbor" })).await;
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/attribution",
            "main GET /v3/internal/queue"
        ]
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_kind_whose_service_fails_is_named_and_the_others_answer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/customers", "kind": "status", "status": 503 }))
        .await;
    harness
        .fault(json!({ "service": "pipeline", "path": "/api/jobs-sf", "kind": "status", "status": 503 }))
        .await;
    let found = search(&client, json!({ "text": "3" })).await;
    let kinds = found["kinds"].as_array().unwrap();
    let failed: Vec<_> = kinds
        .iter()
        .filter(|kind| kind["failure"] != Value::Null)
        .collect();
    let failure = |kind: &str, service: &str| {
        json!({
            "kind": kind, "count": null, "isRetryable": true,
            "failure": format!("The {service} service is not available."),
        })
    };
    assert_eq!(
        failed,
        [
            &failure("CUSTOMER", "main"),
            &failure("PIPELINE_JOB", "pipeline")
        ]
    );
    assert!(hits(&found).iter().any(|(kind, ..)| *kind == "CAMPAIGN"));
    harness.stop().await;
}

#[tokio::test]
async fn a_search_without_a_session_or_with_wrong_arguments_fails() {
    let harness = Harness::start().await;
    let answer = harness.graphql(SEARCH, json!({ "text": "3" })).await;
    assert_eq!(answer["errors"][0]["extensions"]["code"], "UNAUTHENTICATED");
    let client = harness.sign_in(STAFF).await;
    for variables in [
        json!({ "text": "3", "first": 0 }),
        json!({ "text": "3", "first": 101 }),
        json!({ "text": "é".repeat(201) }),
    ] {
        let answer = client.graphql(SEARCH, variables.clone()).await;
        assert_eq!(
            answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT",
            "{variables}"
        );
    }
    let longest = json!({ "text": "é".repeat(200), "first": 100, "kinds": ["CUSTOMER"] });
    assert_eq!(search(&client, longest).await["totalCount"], 0);
    harness.stop().await;
}

#[tokio::test]
async fn a_reference_stands_for_its_objects() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let id = "Q3VzdG9tZXI6Mw";
    let cases = [
        (id.to_owned(), vec!["Customer Q3VzdG9tZXI6Mw"]),
        ("harbor-transit".to_owned(), vec!["Customer Q3VzdG9tZXI6Mw"]),
        (
            "https://console.example/app/customer/harbor-transit/campaign/4/pixel/31".to_owned(),
            vec![
                "Pixel UGl4ZWw6MzE",
                "Campaign Q2FtcGFpZ246NA",
                "Customer Q3VzdG9tZXI6Mw",
            ],
        ),
        (
            format!("/graphiql?variables=%7B%22id%22%3A%22{id}%22%7D"),
            vec!["Customer Q3VzdG9tZXI6Mw"],
        ),
        (
            "/app/place-details/1283".to_owned(),
            vec!["Place UGxhY2U6MTI4Mw"],
        ),
        // A name may be that of several, and is no reference.
        ("Harbor Transit".to_owned(), vec![]),
        ("/app/customers".to_owned(), vec![]),
        (String::new(), vec![]),
    ];
    let resolve =
        "query ($reference: String!) { resolve(reference: $reference) { __typename id } }";
    for (reference, expected) in cases {
        let answer = client
            .graphql(resolve, json!({ "reference": reference }))
            .await;
        let nodes = answer["data"]["resolve"].as_array();
        let nodes = nodes.unwrap_or_else(|| panic!("{reference}: {answer}"));
        let found: Vec<String> = nodes
            .iter()
            .map(|node| {
                let text = |name: &str| node[name].as_str().unwrap().to_owned();
                format!("{} {}", text("__typename"), text("id"))
            })
            .collect();
        assert_eq!(found, expected, "{reference}");
    }
    harness.stop().await;
}
