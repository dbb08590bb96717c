//! Attribution studies: lists, words, actions and places.

use chrono::{Days, Utc};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const STUDIES: &str = "/v3/api/attribution";

/// A day counted from today, as the graph writes it.
fn day(offset: i64) -> String {
    let today = Utc::now().date_naive();
    let days = Days::new(offset.unsigned_abs());
    let day = if offset < 0 {
        today - days
    } else {
        today + days
    };
    day.to_string()
}

/// The numbers of the studies that a filter keeps, in their order.
async fn kept(client: &Client, filter: Value) -> Vec<i64> {
    let query = "query ($filter: AttributionStudyFilter) { studies(first: 5000, filter: $filter) {
  totalCount nodes { attributionId }
} }";
    let answer = client.graphql(query, json!({ "filter": filter })).await;
    let studies = &answer["data"]["studies"];
    let nodes = studies["nodes"]
        .as_array()
        .unwrap_or_else(|| panic!("{answer}"));
    assert_eq!(studies["totalCount"], json!(nodes.len()));
    nodes
        .iter()
        .map(|node| node["attributionId"].as_i64().unwrap())
        .collect()
}

/// Studies, customers and pixel counts: three calls, however many studies are listed and whatever words they have.
#[tokio::test]
async fn a_list_of_cards_costs_three_calls_at_any_length() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "query ($first: Int, $text: String) { studies(first: $first, filter: { text: $text }) {
  totalCount
  nodes { attributionId name customerName customer { name } pixelCount remainingLabel
    availableActions { label decision { allowed } } run { allowed } }
} }";
    for (first, words) in [(1, ""), (5, "harbor"), (5000, ""), (5000, "transit lift")] {
        harness.clear_calls().await;
        let variables = json!({ "first": first, "text": words });
        let answer = client.fresh(query, variables).await;
        assert_eq!(answer.get("errors"), None);
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/attribution",
                "main GET /v3/api/customers",
                "main GET /v3/api/pixels/attribution-studies-pixel-counts",
            ],
            "{first} {words}"
        );
    }
}

#[tokio::test]
async fn a_study_has_the_fields_of_its_card_and_its_form() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: Int!) { study(by: { attributionId: $id }) {
  id attributionId name type typeText objective status statusLabel customerId customerName campaignId
  campaign { name } startDate endDate postStudyEndDate deliveryDate notes isPartOfOtherEffort pausesOtherChannels
  isBrandFocused hasAlignedAds pixelCount daysRemaining isFinished remainingLabel
} }";
    let study = async |id: i32| {
        let mut answer = client.graphql(query, json!({ "id": id })).await;
        assert_eq!(answer.get("errors"), None);
        answer["data"]["study"].take()
    };
    assert_eq!(
        study(52).await,
        json!({
            "id": "QXR0cmlidXRpb25TdHVkeTo1Mg", "attributionId": 52, "name": "Spring Lift", "type": "LIFT",
            "typeText": "LIFT", "objective": "Website Visitation Analysis", "status": "PENDING",
            "statusLabel": "PENDING", "customerId": 3, "customerName": "Harbor Transit", "campaignId": 4,
            "campaign": { "name": "Spring Launch" }, "startDate": day(-20), "endDate": day(10),
            "postStudyEndDate": day(24), "deliveryDate": null, "notes": null, "isPartOfOtherEffort": true,
            "pausesOtherChannels": false, "isBrandFocused": true, "hasAlignedAds": true, "pixelCount": 3,
            "daysRemaining": 23, "isFinished": false, "remainingLabel": "23 Days Remaining",
        })
    );
    // Unknown values and missing ones.
    let odd = study(78).await;
    assert_eq!(odd["status"], "UNRECOGNIZED");
    assert_eq!(odd["statusLabel"], "ON HOLD");
    assert_eq!(
        (&odd["type"], &odd["typeText"]),
        (&json!("UNRECOGNIZED"), &json!("BRAND_LIFT"))
    );
    let bare = study(77).await;
    for field in [
        "type",
        "typeText",
        "objective",
        "customerName",
        "campaignId",
        "campaign",
    ] {
        assert_eq!(bare[field], Value::Null, "{field}");
    }
    assert_eq!(
        (&bare["customerId"], &bare["pixelCount"]),
        (&json!(9999), &json!(0))
    );
    let endless = study(67).await;
    for field in ["postStudyEndDate", "daysRemaining", "remainingLabel"] {
        assert_eq!(endless[field], Value::Null, "{field}");
    }
    assert_eq!(endless["isFinished"], json!(false));
    assert_eq!(
        study(88).await["startDate"],
        json!(day(-14)),
        "a date sent as text"
    );
    assert_eq!(
        study(54).await["pixelCount"],
        json!(2),
        "a count sent as text"
    );
    assert_eq!(study(87).await["isBrandFocused"], Value::Null);
    assert_eq!(study(4711).await, Value::Null);
}

#[tokio::test]
async fn studies_are_filtered_by_status_words_and_customer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let all = kept(&client, json!({})).await;
    assert!(all.is_sorted_by(|a, b| a > b), "{all:?}");
    assert!(all.contains(&91), "an id sent as text");
    let pending = kept(&client, json!({ "statuses": ["PENDING"] })).await;
    assert!(
        pending.contains(&52) && pending.contains(&79),
        "{pending:?}"
    );
    assert!(!pending.contains(&53));
    let attention = kept(&client, json!({ "statuses": ["ATTENTION_REQUIRED"] })).await;
    assert_eq!(attention, [80, 75, 56]);
    assert_eq!(
        kept(&client, json!({ "statuses": ["UNRECOGNIZED"] })).await,
        [78]
    );
    assert!(kept(&client, json!({ "statuses": [] })).await.is_empty());
    let numbers = json!({ "attributionIds": [52, 75, 52, 4711] });
    assert_eq!(kept(&client, numbers).await, [75, 52]);
    let none = json!({ "attributionIds": [] });
    assert!(kept(&client, none).await.is_empty());
    let both = json!({ "attributionIds": [52, 75], "statuses": ["PENDING"] });
    assert_eq!(kept(&client, both).await, [52]);
    assert_eq!(kept(&client, json!({ "text": "   " })).await, all);
    let cases = [
        ("spring harbor lift pending", vec![52]),
        ("HARBOR 52", vec![52]),
        ("attention harbor", vec![75, 56]),
        ("on_hold", vec![78]),
        ("on hold casino", vec![78]),
        ("true", vec![]),
        ("spring bistro", vec![]),
    ];
    for (words, expected) in cases {
        let found = kept(&client, json!({ "text": words })).await;
        assert_eq!(found, expected, "{words}");
    }
    // A date is found as it is shown.
    let end = Utc::now().date_naive() + Days::new(24);
    let words = format!("spring {}", end.format("%m-%d-%Y"));
    assert_eq!(kept(&client, json!({ "text": words })).await, [52]);
    let both = json!({ "statuses": ["PENDING"], "text": "harbor", "customerId": 3 });
    let found = kept(&client, both).await;
    assert!(found.contains(&94) && !found.contains(&53), "{found:?}");
    let query =
        "{ customer(by: { customerId: 9 }) { studies { totalCount nodes { attributionId } } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"]["customer"]["studies"]["nodes"],
        json!([{ "attributionId": 57 }])
    );
}

#[tokio::test]
async fn actions_say_what_they_set_and_why_they_are_not_allowed() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: Int!) { study(by: { attributionId: $id }) {
  availableActions { kind label targetStatus decision { allowed code reason changesAt } explanation }
  run { code reason }
  approve: statusChange(to: APPROVED) { allowed code reason }
  attention: statusChange(to: ATTENTION_REQUIRED) { allowed }
} }";
    let study = async |id: i32| {
        let mut answer = client.graphql(query, json!({ "id": id })).await;
        answer["data"]["study"].take()
    };
    let allowed = json!({ "allowed": true, "code": "ALLOWED", "reason": null, "changesAt": null });
    let action = |kind: &str, label: &str, target: &str| json!({ "kind": kind, "label": label, "targetStatus": target, "decision": allowed, "explanation": null });
    let refused = json!({ "allowed": false, "code": "NO_PIXELS", "reason": "This study cannot be run.", "changesAt": null });
    assert_eq!(
        study(55).await,
        json!({
            "availableActions": [
                {
                    "kind": "RUN", "label": "Run Study", "targetStatus": null, "decision": refused,
                    "explanation": "A Website Visitation Analysis needs at least one pixel.",
                },
                action("ATTENTION", "Attn Req'd", "ATTENTION_REQUIRED"),
            ],
            "run": { "code": "NO_PIXELS", "reason": "This study cannot be run." },
            "approve": { "allowed": true, "code": "ALLOWED", "reason": null },
            "attention": { "allowed": true },
        })
    );
    let labels = async |id: i32| -> Vec<Value> {
        let study = study(id).await;
        let actions = study["availableActions"].as_array().unwrap().iter();
        actions.map(|action| action["label"].clone()).collect()
    };
    assert_eq!(labels(53).await, ["Run Study", "Attn Req'd"]);
    assert_eq!(labels(54).await, ["Review", "Complete", "Attn Req'd"]);
    assert_eq!(labels(67).await, ["Review", "Mid Complete", "Attn Req'd"]);
    assert_eq!(labels(81).await, ["Run Study"]);
    assert_eq!(labels(80).await, ["Approve"]);
    assert!(labels(83).await.is_empty());
    assert_eq!(
        study(82).await,
        json!({
            "availableActions": [action("ATTENTION", "Attn Req'd", "ATTENTION_REQUIRED")],
            "run": { "code": "NOT_AVAILABLE", "reason": "This study cannot be run." },
            "approve": {
                "allowed": false, "code": "PROCESSING",
                "reason": "Cannot change status of study that is currently processing.",
            },
            "attention": { "allowed": true },
        })
    );
    let soon = study(66).await;
    let offer = &soon["availableActions"][1];
    assert_eq!(offer["kind"], "MID_COMPLETE");
    assert_eq!(
        offer["decision"]["changesAt"],
        json!(format!("{}T00:00:01Z", day(9)))
    );
}

#[tokio::test]
async fn selected_places_are_held_as_places_or_ids_and_none_is_lost() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: Int!) { study(by: { attributionId: $id }) {
  selectedPlaces { placeId }
  places(filter: { isSelected: true }) { totalCount nodes { isSelected place { placeId } } }
  all: places(first: 1) { totalCount }
} }";
    let selected = async |id: i32| -> (Vec<String>, Value) {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({ "id": id })).await;
        let study = &answer["data"]["study"];
        let places = study["selectedPlaces"].as_array().unwrap();
        let ids = places
            .iter()
            .map(|place| place["placeId"].as_str().unwrap().to_owned());
        let mut ids: Vec<String> = ids.collect();
        ids.sort_unstable();
        assert_eq!(study["places"]["totalCount"], json!(ids.len()), "{id}");
        assert_eq!(
            harness.sorted_calls().await,
            [
                format!("main GET {STUDIES}/{id}"),
                "main GET /v3/api/places".to_owned()
            ]
        );
        (ids, study["all"]["totalCount"].clone())
    };
    let (ids, total) = selected(91).await;
    assert_eq!((ids.len(), total), (4, json!(4000)));
    assert!(ids.contains(&"P-700".to_owned()) && ids.contains(&"615".to_owned()));
    assert_eq!(selected(92).await.0.len(), 3);
    // Two keys are unknown to the list, and stay.
    let (ids, total) = selected(93).await;
    assert_eq!(ids, ["610", "99999", "P-99999", "here"]);
    assert_eq!(total, json!(4003));
    assert!(selected(90).await.0.is_empty());
}

#[tokio::test]
async fn places_cut_options_and_partners_can_be_listed() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
  places(first: 1, filter: { text: \"P-\" }) { totalCount }
  place(by: { placeId: \"P-700\" }) { id placeId }
  missing: place(by: { placeId: \"nowhere\" }) { id }
  cutOptions
  dataPartners { code name }
}";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer,
        json!({ "data": {
            "places": { "totalCount": 0 },
            "place": { "id": "UGxhY2U6UC03MDA", "placeId": "P-700" },
            "missing": null,
            "cutOptions": ["MARKET", "CREATIVE", "DAYPART", "DEVICE_TYPE", "FRAME", "AD_GROUP", "WEEKDAY", "AUDIENCE"],
            "dataPartners": [
                { "code": "GROUND_TRUTH", "name": "GroundTruth" },
                { "code": "ACCRETIVE", "name": "Accretive" },
                { "code": "ABSC_INSIGHTS", "name": "ABSC Insights" },
                { "code": "LIVERAMP", "name": "Liveramp" },
                { "code": "MARQUEE", "name": "Marquee" },
            ],
        } })
    );
    let pairs = json!([{ "cutOrderOne": "MARKET", "cutOrderTwo": "FRAME" }, { "cutOrderOne": "FRAME", "cutOrderTwo": null },
        { "cutOrderTwo": "LOST" }, null, "AUDIENCE"]);
    harness
        .answer_once("/v3/api/attribution/cut-options", json!({ "data": pairs }))
        .await;
    let answer = client.fresh("{ cutOptions }", json!({})).await;
    assert_eq!(
        answer["data"]["cutOptions"],
        json!(["MARKET", "FRAME", "AUDIENCE"])
    );
}

#[tokio::test]
async fn a_service_that_fails_costs_its_own_fields() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ studies(first: 1) { nodes { attributionId customerName pixelCount availableActions { label } } } }";
    harness
        .fault(json!({ "service": "main", "path": "/v3/api/pixels/attribution", "kind": "html" }))
        .await;
    let answer = client.fresh(query, json!({})).await;
    let node = &answer["data"]["studies"]["nodes"][0];
    assert_eq!(
        (&node["pixelCount"], &node["availableActions"]),
        (&Value::Null, &Value::Null)
    );
    assert!(node["attributionId"].is_number() && node["customerName"].is_string());
    harness.clear_faults().await;
    harness
        .fault(json!({ "service": "main", "path": STUDIES, "kind": "malformed-row" }))
        .await;
    let answer = client
        .fresh("{ studies(first: 5000) { totalCount } }", json!({}))
        .await;
    assert_eq!(
        answer.get("errors"),
        None,
        "rows that cannot be read are dropped"
    );
    harness.clear_faults().await;
    harness
        .fault(json!({ "service": "main", "path": STUDIES, "kind": "null-list" }))
        .await;
    let answer = client.fresh(query, json!({})).await;
    assert_eq!(answer, json!({ "data": { "studies": { "nodes": [] } } }));
}
