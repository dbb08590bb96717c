//! Sends one error for all fields that failed at the same place for the same reason.
//!
//! A field of a list fails once per row, and a failed service would fill a response with the same error. Errors are never
//! dropped instead: a null without an error would mean that there is nothing.

use async_graphql::indexmap::IndexMap;
use async_graphql::{PathSegment, ServerError, Value};

use crate::error::{Code, Error};

/// The maximum number of reasons in a response. Beyond it, the errors of a place with the same code are one.
const MAX_REASONS: usize = 100;

/// The maximum number of paths listed in one error.
const MAX_PATHS: usize = 10;

/// What the errors of a group have in common.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    /// The path without its positions in lists.
    place: Vec<String>,
    code: Option<Code>,
    service: Option<&'static str>,
    is_retryable: bool,
    /// `None` once there are too many.
    message: Option<String>,
}

impl Key {
    fn of(error: &ServerError) -> Self {
        let known = error.source::<Error>();
        let names = error.path.iter().filter_map(|segment| match segment {
            PathSegment::Field(name) => Some(name.clone()),
            PathSegment::Index(_) => None,
        });
        Self {
            place: names.collect(),
            code: known.map(Error::code),
            service: known.and_then(Error::service),
            is_retryable: known.is_some_and(Error::is_retryable),
            message: Some(error.message.clone()),
        }
    }
}

/// Groups the errors of a response, in the order of the first of each, whose message and path the group has.
pub fn group_errors(errors: Vec<ServerError>) -> Vec<ServerError> {
    let mut groups: IndexMap<Key, (ServerError, Vec<Value>, usize)> = IndexMap::new();
    for error in errors {
        let mut key = Key::of(&error);
        if groups.len() >= MAX_REASONS && !groups.contains_key(&key) {
            key.message = None;
        }
        let path = path_value(&error.path);
        let (_, paths, count) = groups.entry(key).or_insert((error, Vec::new(), 0));
        *count += 1;
        if paths.len() < MAX_PATHS {
            paths.push(path);
        }
    }
    let groups = groups.into_iter().map(|(key, (mut error, paths, count))| {
        if count == 1 {
            return error;
        }
        if key.message.is_none() {
            error.message = format!(
                "{} A response lists {MAX_REASONS} reasons; {} further failures of this field have the same code and may have \
                 others.",
                error.message,
                count - 1
            );
        }
        let extensions = error.extensions.get_or_insert_default();
        extensions.set("count", count);
        extensions.set("paths", Value::List(paths));
        error
    });
    groups.collect()
}

fn path_value(path: &[PathSegment]) -> Value {
    let segments = path.iter().map(|segment| match segment {
        PathSegment::Field(name) => Value::from(name.clone()),
        PathSegment::Index(index) => Value::from(*index),
    });
    Value::List(segments.collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn error(code: Code, message: &str, path: &[PathSegment]) -> ServerError {
        let error = async_graphql::Error::from(Error::new(code, message.to_owned()));
        let mut error = ServerError {
            source: error.source,
            extensions: error.extensions,
            ..ServerError::new(error.message, None)
        };
        error.path = path.to_vec();
        error
    }

    fn in_row(field: &str, row: usize, code: Code, message: &str) -> ServerError {
        let name = |name: &str| PathSegment::Field(name.to_owned());
        let path = [name("rows"), PathSegment::Index(row), name(field)];
        error(code, message, &path)
    }

    /// The field, the message, the count and the rows of each.
    fn summary(errors: &[ServerError]) -> Vec<serde_json::Value> {
        let row = |path: &serde_json::Value| path[1].clone();
        let summary = errors.iter().map(|error| {
            let error = serde_json::to_value(error).unwrap();
            let paths = error["extensions"]["paths"].as_array();
            let rows: Vec<_> = paths.into_iter().flatten().map(row).collect();
            let count = &error["extensions"]["count"];
            json!([error["path"][2], error["message"], count, rows])
        });
        summary.collect()
    }

    #[test]
    fn too_many_reasons_are_counted_by_place_and_code() {
        let mut errors: Vec<ServerError> = (0..MAX_REASONS)
            .map(|row| in_row("a", row, Code::NotFound, &format!("No {row}.")))
            .collect();
        errors.extend([
            in_row("a", 100, Code::NotFound, "No 100."),
            in_row("b", 100, Code::NotFound, "No 100."),
            in_row("a", 101, Code::NotFound, "No 101."),
            in_row("a", 102, Code::UpstreamTimeout, "No 102."),
            in_row("a", 103, Code::NotFound, "No 7."),
        ]);
        let grouped = summary(&group_errors(errors));
        assert_eq!(grouped[7], json!(["a", "No 7.", 2, [7, 103]]));
        let more = "No 100. A response lists 100 reasons; 1 further failures of this field have the same code and may \
                    have others.";
        assert_eq!(
            grouped[MAX_REASONS..],
            [
                json!(["a", more, 2, [100, 101]]),
                json!(["b", "No 100.", null, []]),
                json!(["a", "No 102.", null, []]),
            ]
        );
    }
}
