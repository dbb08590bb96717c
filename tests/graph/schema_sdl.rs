//! The printed schema, parsed.

use std::collections::BTreeMap;

use async_graphql::parser::parse_schema;
use async_graphql::parser::types::{
    BaseType, FieldDefinition, Type, TypeDefinition, TypeKind, TypeSystemDefinition,
};

/// The types of the graph by name.
pub(crate) struct Graph(BTreeMap<String, TypeDefinition>);

impl Graph {
    /// The schema that this gateway prints.
    pub(crate) fn read() -> Self {
        let document = parse_schema(gateway::schema::sdl_without_description()).unwrap();
        let types = document
            .definitions
            .into_iter()
            .filter_map(|definition| match definition {
                TypeSystemDefinition::Type(definition) => {
                    Some((definition.node.name.node.to_string(), definition.node))
                }
                TypeSystemDefinition::Schema(_) | TypeSystemDefinition::Directive(_) => None,
            });
        Self(types.collect())
    }

    /// All types, sorted by name.
    pub(crate) fn types(&self) -> impl Iterator<Item = (&str, &TypeDefinition)> {
        self.0
            .iter()
            .map(|(name, definition)| (name.as_str(), definition))
    }

    /// The fields of an object type or an interface; empty for any other type.
    pub(crate) fn fields(&self, type_name: &str) -> Vec<&FieldDefinition> {
        let fields = match self.0.get(type_name).map(|definition| &definition.kind) {
            Some(TypeKind::Object(object)) => &object.fields,
            Some(TypeKind::Interface(interface)) => &interface.fields,
            _ => return Vec::new(),
        };
        fields.iter().map(|field| &field.node).collect()
    }

    /// A field, which must exist.
    pub(crate) fn field(&self, type_name: &str, name: &str) -> &FieldDefinition {
        let fields = self.fields(type_name);
        let found = fields.into_iter().find(|field| field.name.node == name);
        found.unwrap_or_else(|| panic!("{type_name} has no field {name}"))
    }

    /// Whether a type has fields of its own.
    pub(crate) fn is_composite(&self, type_name: &str) -> bool {
        !self.fields(type_name).is_empty()
    }

    /// The object types, sorted by name.
    pub(crate) fn objects(&self) -> Vec<&str> {
        let objects = self
            .types()
            .filter(|(_, definition)| matches!(definition.kind, TypeKind::Object(_)));
        objects.map(|(name, _)| name).collect()
    }

    /// The object types that are nodes.
    pub(crate) fn nodes(&self) -> Vec<&str> {
        let is_node = |definition: &TypeDefinition| match &definition.kind {
            TypeKind::Object(object) => object.implements.iter().any(|name| name.node == "Node"),
            _ => false,
        };
        self.types()
            .filter(|(_, definition)| is_node(definition))
            .map(|(name, _)| name)
            .collect()
    }
}

/// The named type inside lists.
pub(crate) fn named(ty: &Type) -> &str {
    match &ty.base {
        BaseType::Named(name) => name.as_str(),
        BaseType::List(inner) => named(inner),
    }
}

/// Whether a field is marked `@semanticNonNull`.
pub(crate) fn is_semantically_non_null(field: &FieldDefinition) -> bool {
    field
        .directives
        .iter()
        .any(|directive| directive.node.name.node == "semanticNonNull")
}

/// The arguments that a field requires.
pub(crate) fn required_arguments(field: &FieldDefinition) -> Vec<&str> {
    let required = field
        .arguments
        .iter()
        .map(|argument| &argument.node)
        .filter(|argument| !argument.ty.node.nullable && argument.default_value.is_none());
    required
        .map(|argument| argument.name.node.as_str())
        .collect()
}
