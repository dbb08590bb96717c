//! The documents that the gateway executes: the persisted ones of the client's manifest, parsed at the
//! start, and free text, which is checked, parsed and measured once and kept in a bounded cache.

use std::collections::HashMap;
use std::sync::Arc;

use apollo_compiler::ExecutableDocument;
use apollo_compiler::executable::Operation;
use apollo_compiler::validation::Valid;
use async_graphql::Positioned;
use async_graphql::parser::types::{self, DocumentOperations, OperationDefinition};
use moka::future::Cache;
use sha2::{Digest, Sha256};

use crate::config::settings::{DocumentsMode, Limits, Settings};
use crate::graphql::documents::diagnostics::bounded;
use crate::graphql::documents::measure::measure;
use crate::graphql::documents::parse::{parse, parse_executable};
use crate::graphql::documents::validate::validate;
use crate::graphql::request_error::RequestError;

/// The client's documents by the SHA-256 of their text, as written by relay-compiler. A debug build reads them from disk, so that
/// another document does not compile the gateway again.
pub fn manifest() -> Result<HashMap<String, String>, String> {
    #[cfg(debug_assertions)]
    let manifest = &std::fs::read(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/persisted_queries.json"
    ))
    .map_err(|error| format!("The manifest of documents cannot be read: {error}"))?;
    #[cfg(not(debug_assertions))]
    let manifest = include_bytes!("../../../persisted_queries.json");
    serde_json::from_slice(manifest)
        .map_err(|error| format!("The manifest of documents is invalid: {error}"))
}

/// The memory for parsed documents that are not persisted.
const CACHE_BYTES: u64 = 16 << 20;

/// The memory of a parsed document, as a multiple of its text. Estimated.
const PARSED_SIZE_FACTOR: usize = 40;

/// A valid document within the limits.
pub struct Document {
    /// The SHA-256 of its text, in hexadecimal digits: the id of a persisted document.
    pub id: String,
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

/// All documents.
pub struct DocumentStore {
    mode: DocumentsMode,
    limits: Limits,
    persisted: HashMap<String, Arc<Document>>,
    free_text: Cache<String, Arc<Document>>,
}

impl DocumentStore {
    /// Parses the built-in manifest.
    pub fn new(settings: &Settings) -> Result<Self, String> {
        let mut persisted = HashMap::new();
        for (id, text) in manifest()? {
            let document = read(&text, id.clone(), true, &settings.limits)
                .map_err(|error| format!("The manifest's document {id} is invalid: {error:?}"))?;
            persisted.insert(id, Arc::new(document));
        }
        let free_text = Cache::builder()
            .max_capacity(CACHE_BYTES)
            .weigher(|_, document: &Arc<Document>| {
                u32::try_from(document.text_length.saturating_mul(PARSED_SIZE_FACTOR) + 1_000)
                    .unwrap_or(u32::MAX)
            })
            .build();
        Ok(Self {
            mode: settings.documents,
            limits: settings.limits.clone(),
            persisted,
            free_text,
        })
    }

    /// The persisted document with this id.
    pub fn by_id(&self, id: &str) -> Result<Arc<Document>, RequestError> {
        let hex = id.strip_prefix("sha256:").unwrap_or(id);
        let document = self.persisted.get(hex);
        document.cloned().ok_or_else(RequestError::unknown_document)
    }

    /// The document with this text. `is_developer` is called only if the result depends on it.
    pub async fn by_text(
        &self,
        text: &str,
        is_developer: impl AsyncFnOnce() -> bool,
    ) -> Result<Arc<Document>, RequestError> {
        let id = format!("{:x}", Sha256::digest(text));
        if let Some(document) = self.persisted.get(&id) {
            return Ok(Arc::clone(document));
        }
        if self.mode == DocumentsMode::Persisted && !is_developer().await {
            return Err(RequestError::bad_request(
                "This gateway answers the console's own documents only.",
            ));
        }
        if let Some(document) = self.free_text.get(&id).await {
            return Ok(document);
        }
        let document = Arc::new(read(text, id.clone(), false, &self.limits)?);
        self.free_text.insert(id, Arc::clone(&document)).await;
        Ok(document)
    }
}

/// Parses, measures and validates a document.
fn read(
    text: &str,
    id: String,
    is_persisted: bool,
    limits: &Limits,
) -> Result<Document, RequestError> {
    let document = parse(text, limits.tokens, limits.depth)?;
    let cost = measure(&document, limits)?;
    Ok(Document {
        id,
        is_persisted,
        is_introspection: cost.is_introspection,
        text_length: text.len(),
        valid: validate(document)?,
        parsed: parse_executable(text)?,
    })
}
