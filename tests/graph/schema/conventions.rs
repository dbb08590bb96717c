//! The conventions of the graph: what things are called, and which types days, keys, searches and JSON have.

use std::collections::BTreeMap;

use async_graphql::parser::types::{InputValueDefinition, TypeKind};
use pretty_assertions::assert_eq;

use crate::schema_sdl::{Graph, named};
use crate::support::words;

/// The arguments and the fields of input objects, each with where it is.
fn inputs(graph: &Graph) -> Vec<(String, &InputValueDefinition)> {
    let mut inputs = Vec::new();
    for (type_name, definition) in graph.types() {
        match &definition.kind {
            TypeKind::InputObject(input) => {
                for field in &input.fields {
                    let field = &field.node;
                    inputs.push((format!("{type_name}.{}", field.name.node), field));
                }
            }
            TypeKind::Object(_) => {
                for field in graph.fields(type_name) {
                    for argument in &field.arguments {
                        let (field, argument) = (&field.name.node, &argument.node);
                        let place = format!("{type_name}.{field}({})", argument.name.node);
                        inputs.push((place, argument));
                    }
                }
            }
            _ => {}
        }
    }
    inputs
}

/// The name of everything that has a value, with its type and where it is.
fn values(graph: &Graph) -> Vec<(&str, String, String)> {
    let mut values = Vec::new();
    for (type_name, definition) in graph.types() {
        match &definition.kind {
            TypeKind::InputObject(input) => {
                for field in &input.fields {
                    let (name, ty) = (field.node.name.node.as_str(), &field.node.ty.node);
                    values.push((name, ty.to_string(), type_name.to_owned()));
                }
            }
            TypeKind::Object(_) => {
                for field in graph.fields(type_name) {
                    let (name, ty) = (field.name.node.as_str(), &field.ty.node);
                    values.push((name, ty.to_string(), type_name.to_owned()));
                    for argument in &field.arguments {
                        let (name, ty) = (argument.node.name.node.as_str(), &argument.node.ty.node);
                        values.push((
                            name,
                            ty.to_string(),
                            format!("{type_name}.{}", field.name.node),
                        ));
                    }
                }
            }
            _ => {}
        }
    }
    values
}

#[test]
fn a_range_of_days_is_one_input() {
    let graph = Graph::read();
    let days: Vec<String> = inputs(&graph)
        .into_iter()
        .filter(|(_, input)| named(&input.ty.node) == "Date")
        .map(|(place, _)| place)
        .collect();
    // Single days, and the fields of a study, which are saved one by one.
    let expected = "
        DateRangeInput.from DateRangeInput.to ExportStudyInput.endDate ExportStudyInput.startDate MarketRunKey.date
        Query.pipelineCalendar(month)
        UpdateStudyInput.deliveryDate UpdateStudyInput.endDate UpdateStudyInput.postStudyEndDate
        UpdateStudyInput.startDate
    ";
    assert_eq!(days, words(expected));
}

#[test]
fn a_key_has_the_same_type_everywhere() {
    let graph = Graph::read();
    let mut types: BTreeMap<&str, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    for (name, ty, place) in values(&graph) {
        if name.ends_with("Id") {
            let ty = ty.replace(['!', '[', ']'], "");
            types
                .entry(name)
                .or_default()
                .entry(ty)
                .or_default()
                .push(place);
        }
    }
    types.retain(|_, types| types.len() > 1);
    assert_eq!(types, BTreeMap::new());
}

#[test]
fn many_keys_are_a_list() {
    let graph = Graph::read();
    let mut others: Vec<String> = values(&graph)
        .into_iter()
        .filter(|(name, ty, _)| {
            (name.ends_with("Ids") || name.ends_with("Hashes")) && !ty.starts_with('[')
        })
        .map(|(name, _, place)| format!("{place}.{name}"))
        .collect();
    others.sort_unstable();
    // A parsed text, which has a list of ids.
    assert_eq!(others, ["SupportedAssetsCriteria.assetIds"]);
}

/// The keys in filters are lists, so that one filter serves one and many. `conversationAnalytics` is no list: its service takes one
/// customer and one user.
#[test]
fn a_filter_takes_keys_as_lists_and_inactive_rows_by_one_word() {
    let graph = Graph::read();
    for (place, input) in inputs(&graph) {
        let Some((filter, name)) = place.split_once('.') else {
            continue;
        };
        if !filter.ends_with("Filter") || filter == "ConversationAnalyticsFilter" {
            continue;
        }
        assert!(!name.ends_with("Id"), "{place} takes one key");
        let is_list = input.ty.node.to_string().starts_with('[');
        assert!(!name.ends_with("Ids") || is_list, "{place} is no list");
        assert!(!["isActive", "isInactive"].contains(&name), "{place}");
    }
}

/// The texts of a filter that are not the search `text`: each is compared with one value.
const ONE_VALUE: [&str; 4] = [
    "DebugLogFilter.featureTypeText",
    "DebugLogFilter.route",
    "DebugLogFilter.userIdText",
    "MarketFilter.countryCode",
];

#[test]
fn a_list_is_searched_by_text() {
    let graph = Graph::read();
    let others: Vec<String> = inputs(&graph)
        .into_iter()
        .filter(|(place, input)| {
            place.contains("Filter.")
                && input.ty.node.to_string() == "String"
                && input.name.node != "text"
        })
        .map(|(place, _)| place)
        .collect();
    assert_eq!(others, ONE_VALUE);
}

#[test]
fn an_object_with_an_id_is_looked_up_by_its_key() {
    let graph = Graph::read();
    let nodes = graph.nodes();
    for field in graph.fields("Query") {
        let name = field.name.node.as_str();
        if !nodes.contains(&field.ty.node.to_string().as_str()) {
            continue;
        }
        let arguments: Vec<&str> = field
            .arguments
            .iter()
            .map(|argument| argument.node.name.node.as_str())
            .collect();
        // `by` is for a choice of keys; some keys have two parts.
        let is_plain = arguments.iter().all(|name| name.ends_with("Id"));
        let by = format!("{}By.", field.ty.node);
        let keys = inputs(&graph)
            .into_iter()
            .filter(|(place, _)| place.starts_with(&by));
        let is_choice = arguments == ["by"] && keys.count() > 1;
        assert!(is_plain || is_choice, "{name}: {arguments:?}");
    }
}

#[test]
fn a_value_of_any_type_is_json_and_its_text_says_so() {
    let graph = Graph::read();
    for type_name in graph.objects() {
        for field in graph.fields(type_name) {
            let (name, ty) = (field.name.node.as_str(), named(&field.ty.node));
            let description = field.description.as_ref();
            let description = description.map_or("", |text| text.node.as_str());
            let is_json_text = ty == "String" && description.contains("as JSON text");
            assert!(
                !is_json_text || name.ends_with("Text"),
                "{type_name}.{name} is JSON text, and its name does not end in \"Text\""
            );
        }
    }
    let is_of = |scalar: &str| -> Vec<String> {
        let fields = graph.objects().into_iter().flat_map(|type_name| {
            let fields = graph.fields(type_name).into_iter();
            fields.map(move |field| (type_name, field))
        });
        fields
            .filter(|(_, field)| named(&field.ty.node) == scalar)
            .map(|(type_name, field)| format!("{type_name}.{}", field.name.node))
            .collect()
    };
    assert_eq!(is_of("GeoJSON"), ["Frame.sector", "Market.geoJson"]);
    // The text of each is there for those who need its spelling.
    for place in is_of("JSON").iter().chain(&["Market.geoJson".to_owned()]) {
        let (type_name, name) = place.split_once('.').unwrap();
        let text = graph.field(type_name, &format!("{name}Text"));
        assert_eq!(named(&text.ty.node), "String", "{place}");
    }
}

#[test]
fn a_value_as_the_service_spells_it_says_so_in_its_name() {
    let graph = Graph::read();
    for type_name in graph.objects() {
        for field in graph.fields(type_name) {
            let name = field.name.node.as_str();
            let description = field.description.as_ref();
            let description = description.map_or("", |text| text.node.as_str());
            // A label shows only unknown values so.
            let sentence = description
                .split(". ")
                .find(|text| text.contains("service spells"));
            let is_spelled = sentence.is_some_and(|text| {
                !["nknown", "Any other", "any other", "a step of"]
                    .iter()
                    .any(|label| text.contains(label))
                    || text.contains("unknown if")
                    || text.contains("if unknown")
            });
            assert!(
                !is_spelled || name.ends_with("Text") || name.ends_with("Texts"),
                "{type_name}.{name} is a value as the service spells it, and its name does not end in \"Text\""
            );
        }
    }
}

/// How a name begins that is true or false.
const BOOLEANS: &str =
    "is has can was allowed changes created include needs never pauses succeeded";

#[test]
fn names_are_of_the_thing_and_not_of_the_screen() {
    let graph = Graph::read();
    let mut odd = Vec::new();
    for (name, ty, place) in values(&graph) {
        let name_has = |word: &str| name.to_lowercase().contains(word);
        // The service says "conversationPreview", and an inventory file has its first rows as `preview`.
        let is_of_the_thing = ["conversationPreview", "preview"].contains(&name);
        let is_of_a_screen = ["tooltip", "preview", "dialog", "button"]
            .iter()
            .any(|word| name_has(word) && !is_of_the_thing);
        let is_unclear = ty.trim_end_matches('!') == "Boolean"
            && !words(BOOLEANS).iter().any(|begin| name.starts_with(begin))
            && name != "withoutCampaign";
        if is_of_a_screen || is_unclear {
            odd.push(format!("{place}.{name}: {ty}"));
        }
    }
    assert_eq!(odd, [""; 0]);
}
