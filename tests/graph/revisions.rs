//! The second of two saves that are based on the same revision is refused, whatever is saved.

use async_graphql::parser::types::TypeKind;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::schema_sdl::{Graph, named};
use crate::support::{DEVELOPER, Harness, STAFF, table};

/// Two changes to one object, in four lines: the mutation; the field of the payload with the object, which is also the root
/// field, its key, and its field with the revision; the changes; what the refusal names, and the reads of a refused save.
const CASES: &str = r#"
saveAssetOwner
assetOwner assetOwnerId 8 revision
{"defaultMarketId":3} | {"defaultMarketId":null}
Default Market | /v3/api/asset-owners/admin-list

saveMarketGeoJson
market marketId 2 revision
{"geoJson":"{\"type\":\"FeatureCollection\",\"features\":[{}]}"} | {"geoJson":"{\"type\":\"FeatureCollection\",\"features\":[{},{}]}"}
the outline | /v3/api/markets /v3/api/markets/2

saveStudyCuts
study studyId 52 cutsRevision
{"cuts":[{"cutOrderOne":"FRAME"}]} | {"cuts":[{"cutOrderOne":"WEEKDAY"}]}
the cuts | /v3/api/attribution/52 /v3/api/attribution/52/cuts?customerId=3

saveStudyPlaces
study studyId 94 placesRevision
{"placeIds":["619","610"]} | {"placeIds":[]}
the places | /v3/api/attribution/94 /v3/api/attribution/94 /v3/api/places

updateCustomer
customer customerId 9 revision
{"channel":"BUS","marketIds":[4]} | {"name":"Metro"}
Channel and Markets | /v3/api/customers

updatePixel
pixel pixelId 31 revision
{"url":"https://shop.example/new","funnelStage":null,"displayName":"Start"} | {"page":"HOMEPAGE"}
Name, Funnel Stage and URL | /v3/api/pixels/31

updateProvider
provider providerId 24 revision
{"handler":"Locator 2","config":[{"key":"region","value":"eu"}]} | {"name":"Locators"}
Handler and Config | /v3/api/providers

updateStudy
study studyId 52 revision
{"notes":"Call the client.","hasAlignedAds":null} | {"name":"Lift"}
Notes and Ads aligned with the responses being measured | /v3/api/attribution/52

updateUser
user userId 15 revision
{"displayName":"Pia"} | {"email":"pia@marquee.example"}
Name | /v3/api/users
"#;

struct Case {
    mutation: &'static str,
    object: &'static str,
    key: &'static str,
    number: i32,
    revision: &'static str,
    changes: [Value; 2],
    changed: &'static str,
    reads: Vec<String>,
}

fn cases() -> Vec<Case> {
    let case = |text: &'static str| {
        let lines = Vec::from_iter(text.lines());
        let words = Vec::from_iter(lines[1].split(' '));
        let [changes]: [[&str; 2]; 1] = table(lines[2]).try_into().unwrap();
        let [[changed, reads]]: [[&str; 2]; 1] = table(lines[3]).try_into().unwrap();
        Case {
            mutation: lines[0],
            object: words[0],
            key: words[1],
            number: words[2].parse().unwrap(),
            revision: words[3],
            changes: changes.map(|change| serde_json::from_str(change).unwrap()),
            changed,
            reads: Vec::from_iter(reads.split(' ').map(|path| format!("main GET {path}"))),
        }
    };
    CASES.trim().split("\n\n").map(case).collect()
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
            key,
            number,
            revision,
            changes: [change, other],
            changed,
            reads,
        } = case;
        let argument = match object {
            "customer" | "market" | "provider" | "user" => format!("by: {{ {key}: {number} }}"),
            _ => format!("{key}: {number}"),
        };
        let read = format!("{{ {object}({argument}) {{ {revision} }} }}");
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
        let message =
            format!("Someone else has changed {changed} of this {noun} since it was read.");
        assert_eq!(
            second.graphql(&save, input(other.clone(), &opened)).await,
            json!({ "data": { mutation: {
                object: { revision: now },
                "errors": [{ "message": message, "path": ["input", "revision"], "code": "STALE" }],
            } } })
        );
        assert_eq!(harness.sorted_calls().await, reads, "{mutation}");
        // What has been seen may be overwritten.
        let saved = second.graphql(&save, input(other, &now)).await;
        assert_eq!(saved["data"][mutation]["errors"], json!([]), "{mutation}");
    }
}
