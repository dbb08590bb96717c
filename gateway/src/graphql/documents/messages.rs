//! What is wrong with a document, in the words of graphql-js, which its users know.
//!
//! apollo-compiler has them for most rules. It drops a selection that is invalid, and then reports again that what is left
//! is incomplete, or that what the selection used is unused; such errors are left out.

use apollo_compiler::Schema;
use apollo_compiler::diagnostic::ToCliReport;
use apollo_compiler::parser::SourceSpan;
use apollo_compiler::schema::ExtendedType;
use apollo_compiler::validation::DiagnosticData;

use super::suggestions::{did_you_mean, similar};

/// An error of a document.
pub(super) struct Found<'a> {
    data: &'a DiagnosticData,
    rule: &'static str,
    /// The part of the document that is wrong.
    text: &'a str,
    /// The message.
    pub(super) message: String,
}

impl<'a> Found<'a> {
    /// An error of a document with this text.
    pub(super) fn new(data: &'a DiagnosticData, document: &'a str, schema: &Schema) -> Self {
        let range = data.location().map(|at| at.offset()..at.end_offset());
        let mut found = Self {
            data,
            rule: data.unstable_error_name().unwrap_or_default(),
            text: range.and_then(|at| document.get(at)).unwrap_or_default(),
            message: data
                .unstable_compat_message()
                .unwrap_or_else(|| data.to_string()),
        };
        found.reword(document, schema);
        found
    }

    /// Corrects the message, and adds suggestions.
    fn reword(&mut self, document: &str, schema: &Schema) {
        let quoted: Vec<&str> = self.message.split('"').skip(1).step_by(2).collect();
        let changed = match (self.rule, &quoted[..]) {
            ("UndefinedField", [field, parent]) => {
                Some(self.message.clone() + &similar_fields(schema, parent, field))
            }
            ("UndefinedArgument", [argument, place]) => Some(match place.strip_prefix('@') {
                Some(directive) => {
                    let known = schema.directive_definitions.get(directive);
                    let known = known.iter().flat_map(|known| &known.arguments);
                    let known = similar(argument, known.map(|known| known.name.as_str()));
                    let known = did_you_mean("", &known);
                    format!("Unknown argument \"{argument}\" on directive \"@{directive}\".{known}")
                }
                None => {
                    let field = place
                        .split_once('.')
                        .and_then(|(parent, field)| schema.type_field(parent, field).ok());
                    let known = field.iter().flat_map(|field| &field.arguments);
                    let known = similar(argument, known.map(|known| known.name.as_str()));
                    self.message.clone() + &did_you_mean("", &known)
                }
            }),
            (
                "UndefinedDefinition"
                | "UndefinedTypeInNamedFragmentTypeCondition"
                | "UndefinedTypeInInlineFragmentTypeCondition",
                [name],
            ) => {
                let known = similar(name, schema.types.keys().map(|name| name.as_str()));
                Some(self.message.clone() + &did_you_mean("", &known))
            }
            ("UndefinedInputValue", [field, parent]) => match schema.types.get(*parent) {
                Some(ExtendedType::InputObject(known)) => {
                    let known = similar(field, known.fields.keys().map(|name| name.as_str()));
                    Some(self.message.clone() + &did_you_mean("", &known))
                }
                _ => None,
            },
            ("UndefinedEnumValue", [value, parent]) => {
                Some(self.message.clone() + &similar_values(schema, parent, value))
            }
            ("UnsupportedValueType", _) => self.unsupported_value(document, schema),
            ("MissingSubselection", [field, parent, ..]) => {
                schema.type_field(parent, field).ok().map(|known| {
                    format!(
                        "Field \"{field}\" of type \"{}\" must have a selection of subfields. Did you mean \"{field} {{ \
                         ... }}\"?",
                        known.ty
                    )
                })
            }
            ("ConflictingFieldType", _) => {
                Some(self.message.replacen(" and \"", "\" and \"", 1))
            }
            ("RecursiveFragmentDefinition", [first, _, via @ ..]) => {
                let via: Vec<String> = via.iter().map(|name| format!("\"{name}\"")).collect();
                let via = match via.is_empty() {
                    true => String::new(),
                    false => format!(" via {}", via.join(", ")),
                };
                Some(format!("Cannot spread fragment \"{first}\" within itself{via}."))
            }
            _ => None,
        };
        if let Some(message) = changed {
            self.message = message;
        }
        let ends_with_value = self.message.contains(" cannot represent ");
        if !ends_with_value && !self.message.ends_with(['.', '?']) {
            self.message.push('.');
        }
    }

    /// The message of a value that does not fit its type.
    fn unsupported_value(&self, document: &str, schema: &Schema) -> Option<String> {
        let plain = self.data.to_string();
        let (ty, found) = plain
            .strip_prefix("expected value of type ")?
            .split_once(", found ")?;
        let name = ty.trim_matches(['[', ']', '!']);
        let value = self.text;
        if found == "null" {
            return Some(format!("Expected value of type \"{ty}\", found null."));
        }
        if found == "a variable" {
            let own = type_of_variable(document, value).unwrap_or("another");
            return Some(format!(
                "Variable \"{value}\" of type \"{own}\" used in position expecting type \"{ty}\"."
            ));
        }
        Some(match name {
            "Int" => format!("Int cannot represent non-integer value: {value}"),
            "Float" => format!("Float cannot represent non numeric value: {value}"),
            "String" => format!("String cannot represent a non string value: {value}"),
            "Boolean" => format!("Boolean cannot represent a non boolean value: {value}"),
            "ID" => format!("ID cannot represent a non-string and non-integer value: {value}"),
            _ => match schema.types.get(name)? {
                ExtendedType::Enum(_) => {
                    let known = similar_values(schema, name, value);
                    format!("Enum \"{name}\" cannot represent non-enum value: {value}.{known}")
                }
                _ => format!("Expected value of type \"{ty}\", found {value}."),
            },
        })
    }

    /// Where it is.
    pub(super) fn location(&self) -> Option<SourceSpan> {
        self.data.location()
    }

    /// A text in quotation marks in the message.
    fn quoted(&self, at: usize) -> &str {
        self.message.split('"').nth(2 * at + 1).unwrap_or_default()
    }

    fn contains(&self, other: &Self) -> bool {
        match (self.data.location(), other.data.location()) {
            (Some(outer), Some(inner)) => {
                outer.offset() <= inner.offset() && inner.end_offset() <= outer.end_offset()
            }
            _ => false,
        }
    }

    /// Whether this error only follows from other ones.
    fn follows_from(&self, others: &[Self], document: &str, schema: &Schema) -> bool {
        let [name, of] = [0, 1].map(|at| self.quoted(at));
        let has = |rule: &str| others.iter().any(|other| other.rule == rule);
        let has_of_name = |rule: &str| {
            let mut others = others.iter();
            others.any(|other| other.rule == rule && other.quoted(0) == name)
        };
        match self.rule {
            // Its selection is there, and invalid itself.
            "MissingSubselection" => self.text.ends_with('}'),
            "UnusedVariable" | "UnusedFragment" => is_mentioned_twice(document, name),
            "UndefinedFragment" => {
                has("UndefinedTypeInNamedFragmentTypeCondition")
                    && is_mentioned_twice(document, name)
            }
            "ConflictingFieldType" => has_of_name("ConflictingFieldName"),
            "InvalidFragmentSpread" => has_of_name("InvalidFragmentTarget"),
            "UndefinedField" => {
                has("InvalidFragmentTarget") && !schema.types.get(of).is_some_and(is_composite)
            }
            "DisallowedVariableUsage" => {
                has("UndefinedDefinition")
                    && !schema.types.contains_key(of.trim_matches(['[', ']', '!']))
            }
            // null is given, which is another error.
            "RequiredArgument" | "RequiredField" => others.iter().any(|other| {
                other.rule == "UnsupportedValueType" && other.text == "null" && self.contains(other)
            }),
            _ => false,
        }
    }
}

/// The errors without those that only follow from others.
pub(super) fn without_consequences<'a>(
    found: Vec<Found<'a>>,
    document: &str,
    schema: &Schema,
) -> Vec<Found<'a>> {
    let is_kept = |one: &Found<'_>| !one.follows_from(&found, document, schema);
    let kept: Vec<bool> = found.iter().map(is_kept).collect();
    if found.len() < 2 || !kept.contains(&true) {
        return found;
    }
    let kept = found.into_iter().zip(kept).filter(|(_, is_kept)| *is_kept);
    kept.map(|(found, _)| found).collect()
}

/// The type of a variable, such as "$id", as the document declares it.
fn type_of_variable<'a>(document: &'a str, variable: &str) -> Option<&'a str> {
    let declared = document.match_indices(variable).find_map(|(at, _)| {
        let after = document[at + variable.len()..].trim_start();
        after.strip_prefix(':')
    })?;
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || "_[]!".contains(letter);
    let declared = declared.trim_start();
    let end = declared.find(|letter| !is_part(letter));
    Some(&declared[..end.unwrap_or(declared.len())])
}

fn is_composite(ty: &ExtendedType) -> bool {
    ty.is_object() || ty.is_interface() || ty.is_union()
}

/// Whether a name occurs at least twice, where it is defined and where it is used.
fn is_mentioned_twice(document: &str, name: &str) -> bool {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let uses = document.match_indices(name).filter(|(at, _)| {
        !document[..*at].ends_with(is_part) && !document[at + name.len()..].starts_with(is_part)
    });
    uses.count() > 1
}

/// Suggests the types that have a field, or else the fields of a type with similar names.
fn similar_fields(schema: &Schema, parent: &str, field: &str) -> String {
    let fields = match schema.types.get(parent) {
        Some(ExtendedType::Object(object)) => &object.fields,
        Some(ExtendedType::Interface(interface)) => {
            let mut with_field: Vec<&str> = schema
                .types
                .iter()
                .filter(|(_, ty)| match ty {
                    ExtendedType::Object(object) => {
                        object.implements_interfaces.contains(parent)
                            && object.fields.contains_key(field)
                    }
                    _ => false,
                })
                .map(|(name, _)| name.as_str())
                .collect();
            with_field.sort_unstable();
            if !with_field.is_empty() {
                return did_you_mean("to use an inline fragment on", &with_field);
            }
            &interface.fields
        }
        _ => return String::new(),
    };
    let known = similar(field, fields.keys().map(|name| name.as_str()));
    did_you_mean("", &known)
}

fn similar_values(schema: &Schema, name: &str, value: &str) -> String {
    match schema.types.get(name) {
        Some(ExtendedType::Enum(known)) => {
            let known = similar(value, known.values.keys().map(|name| name.as_str()));
            did_you_mean("the enum value", &known)
        }
        _ => String::new(),
    }
}
