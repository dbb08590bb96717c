//! The gateway's own schema, as documents are validated against it.

use std::collections::HashMap;
use std::sync::LazyLock;

use apollo_compiler::Schema;
use apollo_compiler::schema::ExtendedType;
use apollo_compiler::validation::Valid;
use async_graphql::Name;

use crate::schema;

/// The gateway's own schema.
pub static SCHEMA: LazyLock<Valid<Schema>> = LazyLock::new(|| {
    // apollo-compiler does not know `@oneOf`.
    let one_of = "extend type __Type { isOneOf: Boolean }";
    let text = format!("{}\n{one_of}\n", schema::sdl_without_description());
    Schema::parse_and_validate(text, "schema.graphql").expect("the printed schema is valid")
});

/// The object types of every interface and union.
static POSSIBLE_TYPES: LazyLock<HashMap<Name, Vec<Name>>> = LazyLock::new(|| {
    let unions = SCHEMA.types.iter().filter_map(|(name, ty)| match ty {
        ExtendedType::Union(union) => {
            let members = union.members.iter();
            Some((
                Name::new(name),
                members.map(|member| Name::new(&member.name)).collect(),
            ))
        }
        _ => None,
    });
    let interfaces = SCHEMA.implementers_map();
    let interfaces = interfaces
        .iter()
        .map(|(name, all)| (Name::new(name), all.objects.iter().map(Name::new).collect()));
    interfaces.chain(unions).collect()
});

/// The object types of an interface or a union; `None` for any other type.
pub fn possible_types(name: &str) -> Option<&'static [Name]> {
    POSSIBLE_TYPES.get(name).map(Vec::as_slice)
}
