//! A parsed document and its operations.

use apollo_compiler::ExecutableDocument;
use apollo_compiler::executable::Operation;
use apollo_compiler::validation::Valid;
use async_graphql::Positioned;
use async_graphql::parser::types::{self, DocumentOperations, OperationDefinition};

use crate::graphql::documents::diagnostics::bounded;
use crate::graphql::request_error::RequestError;

/// The SHA-256 of a document's text.
pub type DocumentHash = [u8; 32];

/// A valid document within the limits.
pub struct Document {
    /// The hash of its text.
    pub hash: DocumentHash,
    /// Whether it is a persisted document of the client. These do not introspect.
    pub is_persisted: bool,
    /// Whether it selects any introspection field.
    pub is_introspection: bool,
    /// The length of its text, in bytes.
    pub text_length: usize,
    /// The document as validated.
    pub valid: Valid<ExecutableDocument>,
    /// The document for the executor.
    pub parsed: types::ExecutableDocument,
}

impl Document {
    /// The operation with this name, or the only one: as validated, and for the executor.
    pub fn operation(
        &self,
        name: Option<&str>,
    ) -> Result<(&Operation, &Positioned<OperationDefinition>), RequestError> {
        let operation = self.valid.operations.get(name).map_err(|error| {
            RequestError::bad_document(format!("{}.", bounded(&error.message().to_string())))
        })?;
        let parsed = match (&self.parsed.operations, &operation.name) {
            (DocumentOperations::Multiple(all), Some(name)) => all.get(name.as_str()),
            (DocumentOperations::Single(only), None) => Some(only),
            _ => None,
        };
        let parsed = parsed.expect("both parsers find the same operations");
        Ok((operation, parsed))
    }
}
