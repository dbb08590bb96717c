//! Changes to attribution studies that are sent byte for byte.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn saved_places_leave_the_rest_of_their_study_byte_for_byte() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rest = r#""z":123456789012345678901234567890,"status":"\u0050ENDING","twice":1,"twice":2"#;
    let place = r#"{"placeRef":"As held", "placeId":619.0}"#;
    let study = |locations: &str| {
        format!(
            r#"{{"metaData":{{"tags":[1.10],"locations":[{locations}],"n":1e2}},{rest},"attributionId":94}}"#
        )
    };
    harness
        .fault(json!({
            "service": "main", "path": "/v3/api/attribution/94", "method": "GET", "kind": "wrong-shape",
            "status": 200, "body": study(&format!("{place},610")), "count": 1,
        }))
        .await;
    harness.clear_calls().await;
    let mutation = "mutation ($input: SaveStudyPlacesInput!) { saveStudyPlaces(input: $input) { errors { message } } }";
    let input = json!({ "studyId": 94, "placeIds": ["619"] });
    assert_eq!(
        client.graphql(mutation, json!({ "input": input })).await,
        json!({ "data": { "saveStudyPlaces": { "errors": [] } } })
    );
    assert_eq!(harness.written().await, [study(place)]);
}
