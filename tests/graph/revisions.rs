//! The second of two saves that are based on the same revision is refused, whatever is saved.

use async_graphql::parser::types::TypeKind;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::printed::{Graph, named};
use crate::support::{DEVELOPER, Harness, STAFF};

/// Two changes to one object.
struct Case {
    mutation: &'static str,
    /// The field of the payload with the object, which is also the root field.
    object: &'static str,
    key: (&'static str, i32),
    /// The field of the object with the revision.
    revision: &'static str,
    changes: [Value; 2],
    /// What the refusal names.
    changed: &'static str,
    /// The calls of a refused save. None of them is a write.
    reads: &'static [&'static str],
}

fn outline(name: &str) -> Value {
    let feature = json!({ "type": "Feature", "properties": { "name": name }, "geometry": null });
    json!({ "geoJson": json!({ "type": "FeatureCollection", "features": [feature] }).to_string() })
}

fn cases() -> [Case; 9] {
    let case = |mutation, object, key, revision, changes, changed, reads| Case {
        mutation,
        object,
        key,
        revision,
        changes,
        changed,
        reads,
    };
    let cut = |property: &str| json!({ "cuts": [{ "cutOrderOne": property }] });
    [
        case(
            "saveAssetOwner",
            "assetOwner",
            ("assetOwnerId", 8),
            "revision",
            [
                json!({ "defaultMarketId": 3 }),
                json!({ "defaultMarketId": null }),
            ],
            "Default Market",
            &["/v3/api/asset-owners/admin-list"],
        ),
        case(
            "saveMarketGeoJson",
            "market",
            ("marketId", 2),
            "revision",
            [outline("one"), outline("two")],
            "the outline",
            &["/v3/api/markets", "/v3/api/markets/2"],
        ),
        case(
            "saveStudyCuts",
            "study",
            ("attributionId", 52),
            "cutsRevision",
            [cut("FRAME"), cut("WEEKDAY")],
            "the cuts",
            &[
                "/v3/api/attribution/52",
                "/v3/api/attribution/52/cuts?customerId=3",
            ],
        ),
        case(
            "saveStudyPlaces",
            "study",
            ("attributionId", 94),
            "placesRevision",
            [
                json!({ "placeIds": ["619", "610"] }),
                json!({ "placeIds": [] }),
            ],
            "the places",
            &[
                "/v3/api/attribution/94",
                "/v3/api/attribution/94",
                "/v3/api/places",
            ],
        ),
        case(
            "updateCustomer",
            "customer",
            ("customerId", 9),
            "revision",
            [
                json!({ "channel": "BUS", "marketIds": [4] }),
                json!({ "name": "Metro" }),
            ],
            "Channel and Markets",
            &["/v3/api/customers"],
        ),
        case(
            "updatePixel",
            "pixel",
            ("pixelId", 31),
            "revision",
            [
                json!({ "url": "https://shop.example/new", "funnelStage": null, "displayName": "Start" }),
                json!({ "page": "HOMEPAGE" }),
            ],
            "Name, Funnel Stage and URL",
            &["/v3/api/pixels/31"],
        ),
        case(
            "updateProvider",
            "provider",
            ("providerId", 24),
            "revision",
            [
                json!({ "handler": "Locator 2", "config": [{ "key": "region", "value": "eu" }] }),
                json!({ "name": "Locators" }),
            ],
            "Handler and Config",
            &["/v3/api/providers"],
        ),
        case(
            "updateStudy",
            "study",
            ("attributionId", 52),
            "revision",
            [
                json!({ "notes": "Call the client.", "hasAlignedAds": null }),
                json!({ "name": "Lift" }),
            ],
            "Notes and Ads aligned with the responses being measured",
            &["/v3/api/attribution/52"],
        ),
        case(
            "updateUser",
            "user",
            ("userId", 15),
            "revision",
            [
                json!({ "displayName": "Pia" }),
                json!({ "email": "pia@marquee.example" }),
            ],
            "Name",
            &["/v3/api/users"],
        ),
    ]
}

#[test]
fn every_save_of_a_form_takes_a_revision_that_its_object_has() {
    let graph = Graph::read();
    let mut saves = Vec::new();
    for field in graph.fields("Mutation") {
        let name = field.name.node.as_str();
        if !name.starts_with("update") && !name.starts_with("save") {
            continue;
        }
        let input = named(&field.arguments[0].node.ty.node);
        let (_, definition) = graph.types().find(|(name, _)| *name == input).unwrap();
        let TypeKind::InputObject(input) = &definition.kind else {
            panic!("{input} is no input");
        };
        // An input that is only a key has nothing that could be overwritten: `updateCampaignMetadata`.
        if input.fields.len() == 1 {
            continue;
        }
        let mut fields = input.fields.iter().map(|field| &field.node);
        let revision = fields.find(|field| field.name.node == "revision");
        let ty = revision.map(|field| field.ty.node.to_string());
        assert_eq!(ty.as_deref(), Some("String"), "{name}");
        saves.push(name.to_owned());
    }
    let cases = cases();
    let expected: Vec<&str> = cases.iter().map(|case| case.mutation).collect();
    assert_eq!(saves, expected);
    for case in &cases {
        let payload = named(&graph.field("Mutation", case.mutation).ty.node);
        let object = named(&graph.field(payload, case.object).ty.node);
        let revision = graph.field(object, case.revision);
        assert_eq!(named(&revision.ty.node), "String", "{}", case.mutation);
    }
}

#[tokio::test]
async fn the_second_of_two_saves_is_refused_and_told_what_the_first_changed() {
    let harness = Harness::start().await;
    let (first, second) = (
        harness.sign_in(STAFF).await,
        harness.sign_in(DEVELOPER).await,
    );
    for case in cases() {
        let Case {
            mutation,
            object,
            key: (key, number),
            revision,
            changes: [change, other],
            changed,
            reads,
        } = case;
        let calls: Vec<String> = reads
            .iter()
            .map(|path| format!("main GET {path}"))
            .collect();
        let read = format!("{{ {object}(by: {{ {key}: {number} }}) {{ {revision} }} }}");
        let opened = first.graphql(&read, json!({})).await["data"][object][revision].clone();
        // The second session has the object in its cache, too.
        let cached = second.graphql(&read, json!({})).await;
        assert_eq!(cached["data"][object][revision], opened, "{mutation}");
        let input_type = format!("{}{}Input", mutation[..1].to_uppercase(), &mutation[1..]);
        let save = format!(
            "mutation ($input: {input_type}!) {{ {mutation}(input: $input) {{
               {object} {{ {revision} }} errors {{ message path code }}
             }} }}"
        );
        let input = |change: Value, revision: &Value| {
            let mut input = change;
            input[key] = json!(number);
            input["revision"] = revision.clone();
            json!({ "input": input })
        };
        let saved = first.graphql(&save, input(change, &opened)).await;
        let now = saved["data"][mutation][object][revision].clone();
        assert_eq!(saved["data"][mutation]["errors"], json!([]), "{mutation}");
        assert_ne!(now, opened, "{mutation}");

        harness.clear_calls().await;
        let noun = match object {
            "assetOwner" => "asset owner",
            noun => noun,
        };
        let message = format!("Someone else has changed {changed} since you opened this {noun}.");
        assert_eq!(
            second.graphql(&save, input(other.clone(), &opened)).await,
            json!({ "data": { mutation: {
                object: { revision: now },
                "errors": [{ "message": message, "path": null, "code": "CONFLICT" }],
            } } })
        );
        assert_eq!(harness.sorted_calls().await, calls, "{mutation}");
        // What has been seen may be overwritten.
        let saved = second.graphql(&save, input(other, &now)).await;
        assert_eq!(saved["data"][mutation]["errors"], json!([]), "{mutation}");
    }
}
