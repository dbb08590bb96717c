//! Searching the schema of a gateway.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use apollo_compiler::ast::{Definition, Document, FieldDefinition};

use crate::error::shortened_to;

/// The most entries that a search returns.
const MOST_FOUND: usize = 30;
/// What is read of a search, in characters, and its words.
const MAX_SEARCH: usize = 1_000;
const MOST_WORDS: usize = 20;
/// The longest line of an entry, in characters.
const MAX_LINE: usize = 400;
/// The longest type that is shown, in bytes.
const MAX_SHOWN: usize = 20_000;

/// A schema that can be searched.
pub(super) struct SchemaIndex {
    types: Document,
    entries: Vec<Entry>,
}

/// A type, a field, an input field, an enum value or a tool.
struct Entry {
    /// Such as "Query.campaigns".
    coordinate: String,
    /// The coordinate with arguments and type.
    signature: String,
    description: String,
    /// The stems of the words in the coordinate, each between spaces.
    name_stems: String,
    /// Those of the words in the description.
    description_stems: String,
}

impl SchemaIndex {
    /// The index of a printed schema and of tools with their tasks; `None` if the schema cannot be parsed.
    pub(super) fn of(sdl: &str, tools: &[(String, &str)]) -> Option<Self> {
        let types = Document::parse(sdl, "schema.graphql").ok()?;
        let mut entries = Vec::new();
        for (name, task) in tools {
            entries.push(Entry::new(format!("Tool.{name}"), "", task));
        }
        types
            .definitions
            .iter()
            .for_each(|definition| add(definition, &mut entries));
        Some(Self { types, entries })
    }

    /// The entries with the most of the words in their names or descriptions. Of these come first those with the words in
    /// their names, tools, the fields of Query, and short names.
    pub(super) fn search(&self, text: &str) -> String {
        let words: String = text.chars().take(MAX_SEARCH).collect();
        let words = stems(&words);
        let words: BTreeSet<&str> = words.split_whitespace().take(MOST_WORDS).collect();
        if words.is_empty() {
            return "Give one or more words.".to_owned();
        }
        let mut found: Vec<_> = self
            .entries
            .iter()
            .filter_map(|entry| {
                let count = |stems: &str| {
                    let has = |word: &&&str| stems.contains(&format!(" {word} "));
                    words.iter().filter(has).count()
                };
                let both = format!("{}{}", entry.name_stems, entry.description_stems);
                let (in_both, in_name) = (count(&both), count(&entry.name_stems));
                let place = ["Tool.", "Query."]
                    .iter()
                    .position(|prefix| entry.coordinate.starts_with(prefix));
                let rank = (
                    Reverse((in_both, in_name)),
                    place.unwrap_or(2),
                    entry.coordinate.len(),
                );
                (in_both > 0).then_some((rank, entry))
            })
            .collect();
        found.sort_by_key(|(rank, _)| *rank);
        let shown = found.iter().take(MOST_FOUND);
        let mut lines: Vec<String> = shown.map(|(_, entry)| entry.line()).collect();
        match found.len().saturating_sub(MOST_FOUND) {
            0 if lines.is_empty() => {
                lines.push("Nothing in the schema has one of these words.".to_owned())
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
    fn new(coordinate: String, rest: &str, description: &str) -> Self {
        Self {
            signature: format!("{coordinate}{rest}"),
            name_stems: stems(&coordinate),
            description_stems: stems(description),
            description: description.to_owned(),
            coordinate,
        }
    }

    fn line(&self) -> String {
        let first = self.description.split("\n\n").next().unwrap_or_default();
        let first = first.split_whitespace().collect::<Vec<_>>().join(" ");
        shortened_to(&format!("{} # {first}", self.signature), MAX_LINE)
    }
}

fn add(definition: &Definition, entries: &mut Vec<Entry>) {
    let mut push = |coordinate: String, rest: &str, description: Option<&str>| {
        entries.push(Entry::new(
            coordinate,
            rest,
            description.unwrap_or_default(),
        ));
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

/// The stems of the words of a text, each between spaces. The parts of a name such as "isLocked" are words.
fn stems(text: &str) -> String {
    let mut words = String::new();
    let mut was_small = false;
    for letter in text.chars() {
        if letter.is_uppercase() && was_small || !letter.is_alphanumeric() {
            words.push(' ');
        }
        if letter.is_alphanumeric() {
            words.extend(letter.to_lowercase());
        }
        was_small = letter.is_lowercase();
    }
    let stems = words.split_whitespace().map(stem);
    stems.fold(" ".to_owned(), |stems, stem| stems + &stem + " ")
}

/// A word of English without its ending: that of "ends", "ended" and "ending" is "end".
fn stem(word: &str) -> String {
    let ending = ["ing", "ed", "es", "s", "e"]
        .iter()
        .find_map(|ending| word.strip_suffix(ending).filter(|rest| rest.len() > 2));
    let mut stem = match word.strip_suffix("ies") {
        Some(rest) => format!("{rest}y"),
        None => ending.unwrap_or(word).to_owned(),
    };
    let mut letters = stem.chars().rev();
    if let (Some(last), Some(before)) = (letters.next(), letters.next())
        && last == before
        && stem.len() > 3
    {
        stem.pop();
    }
    stem
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
        let tools = [(
            "campaigns_ending_soon".to_owned(),
            "Finds campaigns that end.",
        )];
        let index = SchemaIndex::of(schema::sdl(), &tools).unwrap();
        let first = |text: &str| {
            let found = index.search(text);
            found.lines().next().unwrap_or_default().to_owned()
        };
        assert!(
            first("inventoryFileTypes")
                .starts_with("Query.inventoryFileTypes: [InventoryFileTypeInfo!]! # ")
        );
        assert!(first("query CAMPAIGNS").starts_with("Query.campaign("));
        assert!(first("provider health status stale").starts_with("ProviderHealthStatus.STALE # "));
        let cases = [
            ("campaigns ending soon", "Tool.campaigns_ending_soon"),
            ("end of a campaign", "Campaign"),
            ("stuck lock", "AttentionKind.STUCK_LOCK"),
            ("locked providers", "ProviderLock"),
        ];
        for (words, part) in cases {
            let found = index.search(words);
            let mut first = found.lines().take(5);
            assert!(first.any(|line| line.contains(part)), "{words}: {found}");
        }
        assert_eq!(
            first("xyzzy"),
            "Nothing in the schema has one of these words."
        );
        assert_eq!(first("  "), "Give one or more words.");
        let many = index.search("name");
        assert_eq!(many.lines().count(), MOST_FOUND + 1);
        assert!(many.ends_with("more. Add words."), "{many}");
    }

    #[test]
    fn words_have_the_stem_of_their_other_forms() {
        for (words, expected) in [
            ("end ends ended ending", " end end end end "),
            ("run running stop stopped", " run run stop stop "),
            ("file files stale", " fil fil stal "),
            ("entry entries day days", " entry entry day day "),
            ("isLocked CUSTOMER_ID", " is lock customer id "),
            ("", " "),
        ] {
            assert_eq!(stems(words), expected);
        }
    }

    #[test]
    fn a_type_is_shown_as_it_is_printed() {
        let index = SchemaIndex::of(
            "\"\"\"\nA day.\n\"\"\"\nscalar Date\ntype Query { today: Date! }",
            &[],
        )
        .unwrap();
        assert!(index.show("Date").unwrap().contains("scalar Date"));
        assert!(index.show("Query").unwrap().contains("today: Date!"));
        let whole = SchemaIndex::of(schema::sdl(), &[]).unwrap();
        assert!(whole.show("Query").unwrap().contains("too long"));
        assert_eq!(index.show("Nothing"), None);
        assert!(SchemaIndex::of("type {", &[]).is_none());
    }
}
