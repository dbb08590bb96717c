//! A parsed document and its operations.

use async_graphql::parser::types::{DocumentOperations, ExecutableDocument, OperationDefinition};
use async_graphql::{Name, Positioned};

use crate::error::shortened;
use crate::graphql::request_error::RequestError;

/// The SHA-256 of a document's text.
pub type DocumentHash = [u8; 32];

/// The kind of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentKind {
    /// A persisted document of the client. These do not introspect.
    Persisted,
    /// Free text that selects introspection fields.
    Introspection,
    /// Other free text.
    FreeText,
}

/// A parsed document within the limits.
pub struct Document {
    /// The hash of its text.
    pub hash: DocumentHash,
    /// Whether it is a persisted document of the client.
    pub is_persisted: bool,
    /// Whether it selects any introspection field.
    pub is_introspection: bool,
    /// The length of its text, in bytes.
    pub text_length: usize,
    /// The parsed text.
    pub parsed: ExecutableDocument,
}

impl Document {
    /// A document, from its text and the parsed text.
    pub fn new(
        hash: DocumentHash,
        text: &str,
        parsed: ExecutableDocument,
        kind: DocumentKind,
    ) -> Self {
        Self {
            hash,
            is_persisted: kind == DocumentKind::Persisted,
            is_introspection: kind == DocumentKind::Introspection,
            text_length: text.len(),
            parsed,
        }
    }

    /// The operation with this name, or the only one, and its name in the document.
    pub fn operation(
        &self,
        name: Option<&str>,
    ) -> Result<(Option<&Name>, &Positioned<OperationDefinition>), RequestError> {
        let operations = &self.parsed.operations;
        let chosen = match (operations, name) {
            (DocumentOperations::Single(operation), None) => Some((None, operation)),
            (DocumentOperations::Single(_), Some(_)) => None,
            (DocumentOperations::Multiple(operations), Some(name)) => operations
                .get_key_value(name)
                .map(|(name, operation)| (Some(name), operation)),
            (DocumentOperations::Multiple(operations), None) => {
                let mut operations = operations.iter();
                match (operations.next(), operations.next()) {
                    (Some((name, operation)), None) => Some((Some(name), operation)),
                    _ => {
                        return Err(RequestError::bad_document(
                            "The document has several operations: name one in \"operationName\".",
                        ));
                    }
                }
            }
        };
        let (name, operation) = chosen.ok_or_else(|| {
            RequestError::bad_document(format!(
                "The document has no operation named \"{}\".",
                shortened(name.unwrap_or_default())
            ))
        })?;
        Ok((name, operation))
    }
}
