//! Every text, every list and all JSON takes its bytes and rows from the budget of its operation.

use async_graphql::SDLExportOptions;
use async_graphql::parser::parse_schema;
use async_graphql::parser::types::{BaseType, Type, TypeKind, TypeSystemDefinition};
use pretty_assertions::assert_eq;

/// Whether a field of this type can be large: a list, a text, or JSON.
fn can_be_large(of: &Type) -> bool {
    match &of.base {
        BaseType::List(_) => true,
        BaseType::Named(name) => ["String", "JSON", "GeoJSON"].contains(&name.as_str()),
    }
}

#[test]
fn every_field_that_can_be_large_is_metered() {
    // Tags are printed in this form of the schema only.
    let options = SDLExportOptions::new().federation();
    let schema = gateway::schema::builder().finish();
    let text = schema.sdl_with_options(options);
    let document = parse_schema(&text).expect("the schema is valid");
    let (mut metered, mut free) = (0, Vec::new());
    for definition in document.definitions {
        let TypeSystemDefinition::Type(definition) = definition else {
            continue;
        };
        let (name, kind) = (definition.node.name.node, definition.node.kind);
        let TypeKind::Object(object) = kind else {
            continue;
        };
        for field in object.fields {
            let field = field.node;
            let is_metered = field.directives.iter().any(|directive| {
                let tag = directive.node.get_argument("name");
                directive.node.name.node == "tag"
                    && tag.is_some_and(|tag| tag.node.to_string() == "\"metered\"")
            });
            match can_be_large(&field.ty.node) {
                true if is_metered => metered += 1,
                true => free.push(format!("{name}.{}", field.name.node)),
                false => {}
            }
        }
    }
    assert_eq!(free, [""; 0], "declare them with #[object] or SimpleObject");
    assert!(metered > 500, "{metered}");
}
