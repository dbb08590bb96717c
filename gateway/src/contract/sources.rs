//! Which types and fields of the graph each call is the source of, as their descriptions say.

use std::collections::{BTreeMap, BTreeSet};

use apollo_compiler::ast::{Definition, Document};

use crate::schema;

/// A call by its method, and its path without the names of its values.
pub(super) type CallKey = (&'static str, String);

const METHODS: [&str; 4] = ["GET", "POST", "PUT", "PATCH"];

/// A path without its query and the names of its values.
pub(super) fn shape(path: &str) -> String {
    let path = path.split('?').next().unwrap_or_default();
    let segments = path
        .split('/')
        .map(|segment| match segment.starts_with('{') {
            true => "{}",
            false => segment,
        });
    segments.collect::<Vec<_>>().join("/")
}

/// The types and fields by call.
pub(super) fn by_call() -> BTreeMap<CallKey, BTreeSet<String>> {
    let document = Document::parse(schema::sdl(), "schema.graphql");
    let document = document.unwrap_or_else(|broken| broken.partial);
    let mut users = BTreeMap::<_, BTreeSet<String>>::new();
    let mut add = |description: Option<&str>, name: String| {
        for call in calls_of(description.unwrap_or_default()) {
            users.entry(call).or_default().insert(name.clone());
        }
    };
    for definition in &document.definitions {
        let (name, description, fields) = match definition {
            Definition::ObjectTypeDefinition(item) => (&item.name, &item.description, &item.fields),
            Definition::InterfaceTypeDefinition(item) => {
                (&item.name, &item.description, &item.fields)
            }
            _ => continue,
        };
        add(description.as_deref(), name.to_string());
        for field in fields {
            add(
                field.description.as_deref(),
                format!("{name}.{}", field.name),
            );
        }
    }
    users
}

/// The calls that a description names after "Source:". Several methods may share a path.
fn calls_of(description: &str) -> Vec<CallKey> {
    let (mut methods, mut calls) = (Vec::new(), Vec::new());
    let source = description.split_once("Source:").map(|(_, source)| source);
    for word in source.unwrap_or_default().split_whitespace() {
        let word = word.trim_end_matches([',', '.', ';', ':', ')']);
        if let Some(method) = METHODS.iter().find(|method| **method == word) {
            methods.push(*method);
        } else if word.starts_with('/') {
            calls.extend(methods.drain(..).map(|method| (method, shape(word))));
        }
    }
    calls
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::upstream::Call;

    #[test]
    fn a_source_is_a_call_of_the_contract() {
        let calls: BTreeSet<_> = Call::all()
            .iter()
            .map(|call| (call.method, shape(call.path)))
            .collect();
        let unknown: Vec<_> = by_call()
            .into_iter()
            .filter(|(call, _)| !calls.contains(call))
            .collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }

    #[test]
    fn each_call_has_a_name_a_path_and_a_user() {
        let users = by_call();
        let calls = Call::all();
        let names: BTreeSet<_> = calls.iter().map(|call| call.name).collect();
        let paths: BTreeSet<_> = calls.iter().map(|call| (call.method, call.path)).collect();
        assert_eq!((names.len(), paths.len()), (calls.len(), calls.len()));
        let unused: Vec<_> = calls
            .iter()
            .filter(|call| !users.contains_key(&(call.method, shape(call.path))))
            // The developer tests are one table.
            .filter(|call| !call.name.starts_with("dev."))
            .map(|call| call.name)
            .collect();
        assert_eq!(unused, Vec::<&str>::new());
    }
}
