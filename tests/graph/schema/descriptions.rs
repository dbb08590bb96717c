//! Everything in the schema says what it is, in the gateway's own words.

use async_graphql::parser::types::{TypeDefinition, TypeKind};
use pretty_assertions::assert_eq;
use serde_json::json;

use crate::schema_sdl::Graph;
use crate::support::Harness;

fn undescribed(name: &str, definition: &TypeDefinition) -> Vec<String> {
    let mut missing = Vec::new();
    let mut check = |path: String, description: Option<&str>| {
        if description.is_none_or(|text| text.trim().len() < 5) {
            missing.push(path);
        }
    };
    let text = |description: &Option<async_graphql::Positioned<String>>| {
        description.as_ref().map(|text| text.node.clone())
    };
    check(name.to_owned(), text(&definition.description).as_deref());
    let fields = match &definition.kind {
        TypeKind::Object(object) => object.fields.as_slice(),
        TypeKind::Interface(interface) => interface.fields.as_slice(),
        _ => &[],
    };
    for field in fields.iter().map(|field| &field.node) {
        let path = format!("{name}.{}", field.name.node);
        check(path.clone(), text(&field.description).as_deref());
        for argument in field.arguments.iter().map(|argument| &argument.node) {
            check(
                format!("{path}({})", argument.name.node),
                text(&argument.description).as_deref(),
            );
        }
    }
    if let TypeKind::Enum(values) = &definition.kind {
        for value in values.values.iter().map(|value| &value.node) {
            check(
                format!("{name}.{}", value.value.node),
                text(&value.description).as_deref(),
            );
        }
    }
    if let TypeKind::InputObject(input) = &definition.kind {
        for field in input.fields.iter().map(|field| &field.node) {
            check(
                format!("{name}.{}", field.name.node),
                text(&field.description).as_deref(),
            );
        }
    }
    missing
}

#[test]
fn everything_is_described() {
    let graph = Graph::read();
    let missing: Vec<String> = graph
        .types()
        .flat_map(|(name, definition)| undescribed(name, definition))
        .collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_scalar_of_its_own_says_where_it_is_specified() {
    let graph = Graph::read();
    let specified = graph.types().filter_map(|(name, definition)| {
        if !matches!(definition.kind, TypeKind::Scalar) {
            return None;
        }
        let directives = definition.directives.iter().map(|directive| {
            let url = directive.node.get_argument("url");
            let url = url.map(|url| url.node.to_string()).unwrap_or_default();
            format!("{} {}", directive.node.name.node, url.replace('"', ""))
        });
        Some(format!("{name} {}", Vec::from_iter(directives).join(" ")))
    });
    assert_eq!(
        Vec::from_iter(specified),
        [
            "Date specifiedBy https://scalars.graphql.org/andimarek/local-date.html",
            "DateTime specifiedBy https://www.rfc-editor.org/rfc/rfc3339#section-5.6",
            "GeoJSON specifiedBy https://www.rfc-editor.org/rfc/rfc7946",
            "JSON specifiedBy https://www.rfc-editor.org/rfc/rfc8259",
            "Upload specifiedBy https://github.com/jaydenseric/graphql-multipart-request-spec",
        ]
    );
}

/// The text above `schema` in `schema.graphql`.
fn description() -> &'static str {
    let text = include_str!("../../../schema.graphql");
    let (before, _) = text.split_once("\n\"\"\"\nschema {").unwrap();
    before.rsplit_once("\"\"\"\n").unwrap().1
}

#[tokio::test]
async fn introspection_describes_the_schema_in_the_gateways_own_words() {
    let harness = Harness::start().await;
    assert!(description().starts_with("Marquee's graph: "));
    for (query, expected) in [
        (
            "{ __schema { description } }",
            json!({ "__schema": { "description": description() } }),
        ),
        (
            "{ schema: __schema { text: description } }",
            json!({ "schema": { "text": description() } }),
        ),
        (
            "{ __typename __schema { ...Text queryType { name } } } fragment Text on __Schema { description }",
            json!({
                "__typename": "Query",
                "__schema": {
                    "description": description(),
                    "queryType": { "name": "Query" },
                },
            }),
        ),
    ] {
        assert_eq!(
            harness.graphql(query, json!({})).await,
            json!({ "data": expected })
        );
    }
    let query = "{ __schema { directives { name description args { name description } } } }";
    let answer = harness.graphql(query, json!({})).await;
    for directive in answer["data"]["__schema"]["directives"].as_array().unwrap() {
        let arguments = directive["args"].as_array().unwrap();
        for described in [directive].into_iter().chain(arguments) {
            assert!(described["description"].is_string(), "{directive}");
        }
    }
    let query = "{ __schema { types { name description } description } }";
    let answer = harness.graphql(query, json!({})).await;
    let schema = &answer["data"]["__schema"];
    assert_eq!(schema["description"], description());
    let types = schema["types"].as_array().unwrap();
    let date_time = types.iter().find(|ty| ty["name"] == "DateTime").unwrap();
    assert_ne!(date_time["description"], description());
    assert!(types.len() > 100, "{}", types.len());
    harness.stop().await;
}

#[tokio::test]
async fn introspection_says_where_a_scalar_is_specified_and_what_takes_one_field() {
    let harness = Harness::start().await;
    let query = "{
  date: __type(name: \"Date\") { specifiedByURL }
  time: __type(name: \"DateTime\") { specifiedByURL }
  by: __type(name: \"CustomerBy\") { isOneOf inputFields { name } }
  input: __type(name: \"CreatePixelInput\") { isOneOf }
}";
    assert_eq!(
        harness.graphql(query, json!({})).await,
        json!({ "data": {
            "date": { "specifiedByURL": "https://scalars.graphql.org/andimarek/local-date.html" },
            "time": { "specifiedByURL": "https://www.rfc-editor.org/rfc/rfc3339#section-5.6" },
            "by": { "isOneOf": true, "inputFields": [{ "name": "customerId" }, { "name": "slug" }] },
            "input": { "isOneOf": false },
        } })
    );
    harness.stop().await;
}
