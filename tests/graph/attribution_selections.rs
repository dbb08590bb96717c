//! What is chosen for studies: places, cuts, and campaigns to retarget.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::attribution_changes::{EXPORT, STUDIES, answer, error, upstream};
use crate::support::{Harness, STAFF};

const PLACES: &str = "mutation ($input: SaveStudyPlacesInput!) { saveStudyPlaces(input: $input) {
  study { selectedPlaces { placeId } } errors { message path code }
} }";

#[tokio::test]
async fn places_are_saved_whole_and_the_rest_of_the_study_stays() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let before = upstream(&harness, &client, 94).await;
    harness.clear_calls().await;
    let input = json!({ "attributionId": 94, "placeIds": ["619", "610", "P-700", "610"] });
    let saved = answer(&client, PLACES, input).await;
    assert_eq!(saved["errors"], json!([]));
    assert_eq!(
        saved["study"]["selectedPlaces"].as_array().unwrap().len(),
        3
    );
    let (call, body) = harness.only_write().await;
    assert_eq!(call, format!("PUT {STUDIES}/94"));
    let locations = body["metaData"]["locations"].as_array().unwrap();
    assert_eq!(locations.len(), 3);
    assert_eq!(locations[1]["placeId"], json!(610));
    assert_eq!(locations[2]["placeId"], json!("P-700"));
    assert!(locations[0]["placeRef"].is_string());
    let mut expected = before;
    expected["metaData"]["locations"] = json!(locations);
    assert_eq!(body, expected);
    assert_eq!(upstream(&harness, &client, 94).await, expected);
    // What the list of places does not have stays as the study holds it.
    let input = json!({ "attributionId": 93, "placeIds": ["P-99999", "99999"] });
    answer(&client, PLACES, input).await;
    let kept = upstream(&harness, &client, 93).await;
    assert_eq!(kept["metaData"]["locations"], json!(["P-99999", 99999]));
    // A study without metadata gets some, and an empty list selects none.
    for (study, ids, expected) in [
        (89, vec!["610"], 1),
        (90, vec!["610", "615"], 2),
        (92, vec![], 0),
    ] {
        answer(
            &client,
            PLACES,
            json!({ "attributionId": study, "placeIds": ids }),
        )
        .await;
        let saved = upstream(&harness, &client, study).await;
        assert_eq!(
            saved["metaData"]["locations"].as_array().unwrap().len(),
            expected,
            "{study}"
        );
    }
    harness.clear_calls().await;
    let input = json!({ "attributionId": 94, "placeIds": ["610", "nowhere"] });
    let unknown = error(
        "There is no place nowhere.",
        "NOT_FOUND",
        json!(["input", "placeIds"]),
    );
    assert_eq!(
        answer(&client, PLACES, input).await,
        json!({ "study": null, "errors": unknown })
    );
    assert_eq!(harness.writes().await, []);
}

#[tokio::test]
async fn saved_places_leave_the_rest_of_their_study_byte_for_byte() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rest = r#""z":123456789012345678901234567890,"status":"\u0050ENDING","twice":1,"twice":2"#;
    let place = r#"{"placeRef":"As held", "placeId":619.0}"#;
    let refused = |what: &str| {
        let message = format!("The stored {what} could not be read, so nothing was saved.");
        (error(&message, "FAILED", Value::Null), None)
    };
    let saved = |study: &str| (json!([]), Some(study.replace("REST", rest)));
    let cases = [
        (
            format!(
                r#"{{"metaData":{{"tags":[1.10],"locations":[{place},610],"n":1e2}},REST,"attributionId":94}}"#
            ),
            saved(&format!(
                r#"{{"metaData":{{"tags":[1.10],"locations":[{place}],"n":1e2}},REST,"attributionId":94}}"#
            )),
        ),
        (
            r#"{REST,"attributionId":94,"metaData":"{\"locations\":[619]}"}"#.to_owned(),
            refused("places of the study"),
        ),
        (
            r#"{REST,"attributionId":94,"metaData":{"locations":"619"}}"#.to_owned(),
            refused("places of the study"),
        ),
        (r#"{REST,"attributionId":93}"#.to_owned(), refused("study")),
    ];
    for (study, (errors, written)) in cases {
        harness.clear_calls().await;
        harness
            .fault(json!({
                "service": "main", "path": "/v3/api/attribution/94", "method": "GET", "kind": "wrong-shape",
                "status": 200, "body": study.replace("REST", rest), "count": 1,
            }))
            .await;
        let input = json!({ "attributionId": 94, "placeIds": ["619"] });
        let answer = client.fresh(PLACES, json!({ "input": input })).await;
        assert_eq!(
            answer["data"]["saveStudyPlaces"]["errors"], errors,
            "{study}"
        );
        assert_eq!(harness.written().await, Vec::from_iter(written), "{study}");
    }
}

const CUTS: &str = "mutation ($input: SaveStudyCutsInput!) { saveStudyCuts(input: $input) {
  study { cuts { cutOrderOne cutOrderTwo } } errors { message path code }
} }";

#[tokio::test]
async fn cuts_are_replaced_for_the_studys_customer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let cuts = json!([{ "cutOrderOne": "FRAME", "cutOrderTwo": "WEEKDAY" }, { "cutOrderOne": "MARKET", "cutOrderTwo": "" }]);
    let saved = answer(&client, CUTS, json!({ "attributionId": 52, "cuts": cuts })).await;
    let expected = json!([{ "cutOrderOne": "FRAME", "cutOrderTwo": "WEEKDAY" }, { "cutOrderOne": "MARKET", "cutOrderTwo": null }]);
    assert_eq!(
        saved,
        json!({ "study": { "cuts": expected }, "errors": [] })
    );
    assert_eq!(
        harness.only_write().await,
        (
            format!("PUT {STUDIES}/52/cuts"),
            json!({ "cuts": expected })
        )
    );
    assert!(
        harness
            .calls()
            .await
            .contains(&format!("main PUT {STUDIES}/52/cuts?customerId=3"))
    );
    let emptied = answer(&client, CUTS, json!({ "attributionId": 52, "cuts": [] })).await;
    assert_eq!(emptied["study"]["cuts"], json!([]));
    for (one, message) in [
        (" ", "Please select what to break the results down by."),
        ("MARKET,CREATIVE", "A cut must not contain a comma."),
    ] {
        let cuts = json!({ "attributionId": 52, "cuts": [{ "cutOrderOne": one }] });
        for mutation in [CUTS, EXPORT] {
            let refused = answer(&client, mutation, cuts.clone()).await;
            assert_eq!(
                refused["errors"],
                error(message, "REJECTED", json!(["input", "cuts"])),
                "{one}"
            );
        }
    }
    let unknown = json!([{ "cutOrderOne": "MOON_PHASE" }]);
    let refused = answer(
        &client,
        CUTS,
        json!({ "attributionId": 52, "cuts": unknown }),
    )
    .await;
    assert_eq!(
        (&refused["study"], &refused["errors"][0]["code"]),
        (&Value::Null, &json!("REJECTED"))
    );
}

#[tokio::test]
async fn cuts_of_a_study_without_a_customer_are_not_saved_and_the_study_says_so_beforehand() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query { study(by: { attributionId: 52 }) { saveCuts { allowed code reason } } }";
    let decision = |allowed: bool, code: &str, reason: Value| {
        let decision = json!({ "allowed": allowed, "code": code, "reason": reason });
        json!({ "data": { "study": { "saveCuts": decision } } })
    };
    assert_eq!(
        client.graphql(query, json!({})).await,
        decision(true, "ALLOWED", Value::Null)
    );
    harness
        .fault(json!({
            "service": "main", "path": "/v3/api/attribution/52", "method": "GET", "kind": "wrong-shape",
            "status": 200, "body": r#"{"attributionId":52,"studyName":"Spring Lift","status":"PENDING"}"#,
        }))
        .await;
    harness.clear_calls().await;
    let reason = "This study belongs to no customer.";
    assert_eq!(
        client.fresh(query, json!({})).await,
        decision(false, "NO_CUSTOMER", json!(reason))
    );
    let input = json!({ "attributionId": 52, "cuts": [{ "cutOrderOne": "FRAME" }] });
    assert_eq!(
        answer(&client, CUTS, input).await,
        json!({ "study": null, "errors": error(reason, "REJECTED", Value::Null) })
    );
    assert!(harness.written().await.is_empty());
}

const RETARGET: &str =
    "mutation ($input: CreateRetargetingStudiesInput!) { createRetargetingStudies(input: $input) {
  attributionIds message errors { message path code }
} }";

#[tokio::test]
async fn retargeting_names_its_studies_and_both_missing_choices() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let campaign = json!({ "message": "Please select at least one campaign", "path": ["input", "campaignIds"], "code": "REJECTED" });
    let partner = json!({ "message": "Please select a data partner", "path": ["input", "dataPartner"], "code": "REJECTED" });
    let cases = [
        (json!({ "campaignIds": [] }), vec![&campaign, &partner]),
        (
            json!({ "campaignIds": [], "dataPartner": "MARQUEE" }),
            vec![&campaign],
        ),
        (
            json!({ "campaignIds": [4], "dataPartner": null }),
            vec![&partner],
        ),
    ];
    for (input, errors) in cases {
        let refused = json!({ "attributionIds": null, "message": null, "errors": errors });
        assert_eq!(answer(&client, RETARGET, input).await, refused);
    }
    assert_eq!(harness.writes().await, []);
    let input = json!({ "campaignIds": [4, 5], "dataPartner": "GROUND_TRUTH" });
    let done = answer(&client, RETARGET, input).await;
    assert_eq!(done["errors"], json!([]));
    let body = json!({ "campaignIds": [4, 5], "dataPartner": "GroundTruth" });
    assert_eq!(
        harness.only_write().await,
        (format!("POST {STUDIES}/create-retargeting-study"), body)
    );
    let ids: Vec<String> = done["attributionIds"]
        .as_array()
        .unwrap()
        .iter()
        .map(Value::to_string)
        .collect();
    assert_eq!(ids.len(), 2);
    let message = done["message"].as_str().unwrap();
    assert!(
        message.ends_with(&format!(". Attribution IDs: {}", ids.join(", "))),
        "{message}"
    );
    // Without a message of the service, and without its studies.
    let input = json!({ "campaignIds": [4, 5], "dataPartner": "LIVERAMP" });
    let done = answer(&client, RETARGET, input).await;
    let message = done["message"].as_str().unwrap();
    assert!(
        message.starts_with("Successfully marked 2 campaign(s) for retargeting. Attribution IDs: "),
        "{message}"
    );
    let done = answer(
        &client,
        RETARGET,
        json!({ "campaignIds": [4], "dataPartner": "ACCRETIVE" }),
    )
    .await;
    assert_eq!(done["attributionIds"], json!([]));
    let done = answer(
        &client,
        RETARGET,
        json!({ "campaignIds": [4], "dataPartner": "ABSC_INSIGHTS" }),
    )
    .await;
    assert_eq!(done["attributionIds"].as_array().unwrap().len(), 1);
    let refused = answer(
        &client,
        RETARGET,
        json!({ "campaignIds": [16], "dataPartner": "MARQUEE" }),
    )
    .await;
    let message = "This campaign's contract does not include retargeting.";
    assert_eq!(
        refused,
        json!({ "attributionIds": null, "message": null, "errors": error(message, "REJECTED", Value::Null) })
    );
}
