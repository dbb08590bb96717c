//! The types of the schema, as far as values are checked against them.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use async_graphql::Name;
use async_graphql::parser::parse_schema;
use async_graphql::parser::types::{
    BaseType, FieldDefinition, InputValueDefinition, Type, TypeDefinition, TypeKind,
    TypeSystemDefinition,
};

use crate::schema;

/// The types of the gateway's own schema.
pub static SCHEMA_TYPES: LazyLock<SchemaTypes> =
    LazyLock::new(|| SchemaTypes::parse(schema::sdl_without_description()));

/// The types of a schema, by name.
#[derive(Default)]
pub struct SchemaTypes {
    objects: HashMap<Name, HashMap<Name, Field>>,
    /// Scalars are missing.
    inputs: HashMap<Name, Input>,
}

/// A field of an object or an interface.
pub struct Field {
    /// The name of its type, lists and nulls aside.
    pub type_name: Name,
    /// Its arguments.
    pub arguments: HashMap<Name, InputField>,
}

/// An argument, or a field of an input object.
pub struct InputField {
    /// Its type.
    pub ty: Type,
    /// Whether it has a value if it is omitted.
    pub has_default: bool,
}

impl InputField {
    /// Whether it may be omitted.
    pub fn is_optional(&self) -> bool {
        self.ty.nullable || self.has_default
    }
}

/// An enum or an input object.
pub enum Input {
    /// An enum with its values.
    Enum(HashSet<Name>),
    /// An input object with its fields.
    Object {
        /// The fields.
        fields: HashMap<Name, InputField>,
        /// Whether exactly one field must be given.
        is_one_of: bool,
    },
}

impl SchemaTypes {
    /// The types in a schema's text, which the gateway printed itself.
    fn parse(sdl: &str) -> Self {
        let document = parse_schema(sdl).expect("the printed schema is valid");
        let mut types = Self::default();
        for definition in document.definitions {
            if let TypeSystemDefinition::Type(definition) = definition {
                types.add(definition.node);
            }
        }
        types
    }

    fn add(&mut self, definition: TypeDefinition) {
        let is_one_of = definition
            .directives
            .iter()
            .any(|directive| directive.node.name.node == "oneOf");
        let name = definition.name.node;
        match definition.kind {
            TypeKind::Object(object) => {
                let fields = object.fields.into_iter().map(|field| field_of(field.node));
                self.objects.insert(name, fields.collect());
            }
            TypeKind::Interface(interface) => {
                let fields = interface
                    .fields
                    .into_iter()
                    .map(|field| field_of(field.node));
                self.objects.insert(name, fields.collect());
            }
            TypeKind::Enum(values) => {
                let values = values.values.into_iter().map(|value| value.node.value.node);
                self.inputs.insert(name, Input::Enum(values.collect()));
            }
            TypeKind::InputObject(object) => {
                let fields = object
                    .fields
                    .into_iter()
                    .map(|field| input_of(field.node))
                    .collect();
                self.inputs
                    .insert(name, Input::Object { fields, is_one_of });
            }
            TypeKind::Scalar | TypeKind::Union(_) => {}
        }
    }

    /// A field of an object or an interface; `None` for an unknown one and for introspection.
    pub fn field(&self, type_name: &str, field: &str) -> Option<&Field> {
        self.objects.get(type_name)?.get(field)
    }

    /// An enum or an input object; `None` for a scalar.
    pub fn input(&self, type_name: &str) -> Option<&Input> {
        self.inputs.get(type_name)
    }
}

fn field_of(field: FieldDefinition) -> (Name, Field) {
    let arguments = field
        .arguments
        .into_iter()
        .map(|argument| input_of(argument.node))
        .collect();
    let type_name = name_of(&field.ty.node.base).clone();
    (
        field.name.node,
        Field {
            type_name,
            arguments,
        },
    )
}

fn input_of(field: InputValueDefinition) -> (Name, InputField) {
    let has_default = field.default_value.is_some();
    let ty = field.ty.node;
    (field.name.node, InputField { ty, has_default })
}

fn name_of(base: &BaseType) -> &Name {
    match base {
        BaseType::Named(name) => name,
        BaseType::List(item) => name_of(&item.base),
    }
}
