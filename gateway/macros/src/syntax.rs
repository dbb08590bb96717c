//! What is read from Rust's syntax.

use syn::{Attribute, GenericArgument, Ident, PathArguments, Type};

/// Removes the attributes of this name. Returns whether there were any.
pub(crate) fn take_attribute(attributes: &mut Vec<Attribute>, name: &str) -> bool {
    let count = attributes.len();
    attributes.retain(|attribute| !attribute.path().is_ident(name));
    attributes.len() < count
}

/// The last name of a type's path, references aside.
pub(crate) fn last_name(of: &Type) -> Option<&Ident> {
    match of {
        Type::Path(path) => path.path.segments.last().map(|segment| &segment.ident),
        Type::Reference(reference) => last_name(&reference.elem),
        _ => None,
    }
}

/// The types in the angle brackets of a type.
pub(crate) fn type_arguments(of: &Type) -> Vec<Type> {
    let Type::Path(path) = of else {
        return Vec::new();
    };
    let Some(PathArguments::AngleBracketed(arguments)) =
        path.path.segments.last().map(|segment| &segment.arguments)
    else {
        return Vec::new();
    };
    arguments
        .args
        .iter()
        .filter_map(|argument| match argument {
            GenericArgument::Type(argument) => Some(argument.clone()),
            _ => None,
        })
        .collect()
}

/// The name of a field whose method has this name.
pub(crate) fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let mut camel = words.next().unwrap_or_default().to_owned();
    for word in words {
        let mut letters = word.chars();
        camel.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        camel.push_str(letters.as_str());
    }
    camel
}
