//! Searching the schema of a gateway.

use apollo_compiler::ast::{Definition, Document, FieldDefinition};

/// The most entries that a search returns.
const MOST_FOUND: usize = 30;
/// The longest type that is shown, in bytes.
const MAX_SHOWN: usize = 20_000;

/// A schema that can be searched.
pub(super) struct SchemaIndex {
    types: Document,
    entries: Vec<Entry>,
}

/// A type, a field, an input field or an enum value.
struct Entry {
    /// Such as "Query.campaigns".
    coordinate: String,
    /// The coordinate with arguments and type.
    signature: String,
    description: String,
}

impl SchemaIndex {
    /// The index of a printed schema; `None` if it cannot be parsed.
    pub(super) fn of(sdl: &str) -> Option<Self> {
        let types = Document::parse(sdl, "schema.graphql").ok()?;
        let mut entries = Vec::new();
        types
            .definitions
            .iter()
            .for_each(|definition| add(definition, &mut entries));
        Some(Self { types, entries })
    }

    /// The entries whose name or description contain all words; those with the words in their names come first, and of
    /// these the fields of Query.
    pub(super) fn search(&self, text: &str) -> String {
        let text = text.to_lowercase();
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.is_empty() {
            return "Give one or more words.".to_owned();
        }
        let mut found: Vec<((bool, bool, usize), &Entry)> = self
            .entries
            .iter()
            .filter_map(|entry| {
                let name = entry.coordinate.to_lowercase();
                let description = entry.description.to_lowercase();
                let in_name = words.iter().all(|word| name.contains(word));
                let has = |word: &&str| name.contains(*word) || description.contains(*word);
                let rank = (!in_name, !name.starts_with("query."), name.len());
                words.iter().all(has).then_some((rank, entry))
            })
            .collect();
        found.sort_by_key(|(rank, _)| *rank);
        let shown = found.iter().take(MOST_FOUND);
        let mut lines: Vec<String> = shown.map(|(_, entry)| entry.line()).collect();
        match found.len().saturating_sub(MOST_FOUND) {
            0 if lines.is_empty() => {
                lines.push("Nothing in the schema has these words.".to_owned())
            }
            0 => {}
            more => lines.push(format!("There are {more} more. Add words.")),
        }
        lines.join("\n")
    }

    /// A type as the schema prints it; `None` if there is none with this name.
    pub(super) fn show(&self, name: &str) -> Option<String> {
        let mut definitions = self.types.definitions.iter();
        let is_named = |definition: &&Definition| {
            definition.name().is_some_and(|known| known == name)
                && !matches!(definition, Definition::DirectiveDefinition(_))
        };
        let shown = definitions.find(is_named)?.to_string();
        match shown.len() > MAX_SHOWN {
            true => Some(format!(
                "The type is too long. Search for \"{name}.\" and more words."
            )),
            false => Some(shown),
        }
    }
}

impl Entry {
    fn line(&self) -> String {
        let first = self.description.split("\n\n").next().unwrap_or_default();
        let first = first.split_whitespace().collect::<Vec<_>>().join(" ");
        format!("{} # {first}", self.signature)
    }
}

fn add(definition: &Definition, entries: &mut Vec<Entry>) {
    let mut push = |coordinate: String, rest: &str, description: Option<&str>| {
        entries.push(Entry {
            signature: format!("{coordinate}{rest}"),
            coordinate,
            description: description.unwrap_or_default().to_owned(),
        });
    };
    match definition {
        Definition::ObjectTypeDefinition(object) => {
            push(object.name.to_string(), "", object.description.as_deref());
            for field in &object.fields {
                let coordinate = format!("{}.{}", object.name, field.name);
                push(coordinate, &rest_of(field), field.description.as_deref());
            }
        }
        Definition::InterfaceTypeDefinition(interface) => {
            let description = interface.description.as_deref();
            push(interface.name.to_string(), "", description);
            for field in &interface.fields {
                let coordinate = format!("{}.{}", interface.name, field.name);
                push(coordinate, &rest_of(field), field.description.as_deref());
            }
        }
        Definition::InputObjectTypeDefinition(input) => {
            push(input.name.to_string(), "", input.description.as_deref());
            for field in &input.fields {
                let coordinate = format!("{}.{}", input.name, field.name);
                let rest = format!(": {}", field.ty);
                push(coordinate, &rest, field.description.as_deref());
            }
        }
        Definition::EnumTypeDefinition(kind) => {
            push(kind.name.to_string(), "", kind.description.as_deref());
            for value in &kind.values {
                let coordinate = format!("{}.{}", kind.name, value.value);
                push(coordinate, "", value.description.as_deref());
            }
        }
        Definition::UnionTypeDefinition(union) => {
            push(union.name.to_string(), "", union.description.as_deref());
        }
        Definition::ScalarTypeDefinition(scalar) => {
            push(scalar.name.to_string(), "", scalar.description.as_deref());
        }
        _ => {}
    }
}

/// The arguments and the type of a field.
fn rest_of(field: &FieldDefinition) -> String {
    let arguments: Vec<String> = field
        .arguments
        .iter()
        .map(|argument| format!("{}: {}", argument.name, argument.ty))
        .collect();
    match arguments.is_empty() {
        true => format!(": {}", field.ty),
        false => format!("({}): {}", arguments.join(", "), field.ty),
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;
    use crate::schema;

    #[test]
    fn fields_are_found_by_their_names_and_descriptions() {
        let index = SchemaIndex::of(schema::sdl()).unwrap();
        let first = |text: &str| {
            let found = index.search(text);
            found.lines().next().unwrap_or_default().to_owned()
        };
        assert!(
            first("inventoryFileTypes")
                .starts_with("Query.inventoryFileTypes: [InventoryFileTypeInfo!]! # ")
        );
        assert!(first("query CAMPAIGNS").starts_with("Query.campaigns("));
        assert!(first("providerhealthstatus stale").starts_with("ProviderHealthStatus.STALE # "));
        assert_eq!(
            first("noSuchThingAnywhere"),
            "Nothing in the schema has these words."
        );
        assert_eq!(first("  "), "Give one or more words.");
        let many = index.search("name");
        assert_eq!(many.lines().count(), MOST_FOUND + 1);
        assert!(many.ends_with("more. Add words."), "{many}");
    }

    #[test]
    fn a_type_is_shown_as_it_is_printed() {
        let index =
            SchemaIndex::of("\"\"\"\nA day.\n\"\"\"\nscalar Date\ntype Query { today: Date! }")
                .unwrap();
        assert!(index.show("Date").unwrap().contains("scalar Date"));
        assert!(index.show("Query").unwrap().contains("today: Date!"));
        let whole = SchemaIndex::of(schema::sdl()).unwrap();
        assert!(whole.show("Query").unwrap().contains("too long"));
        assert_eq!(index.show("Nothing"), None);
        assert!(SchemaIndex::of("type {").is_none());
    }
}
