//! The documents that the gateway executes: the persisted ones of the client's manifest, parsed at the
//! start, and free text, which is checked, parsed and measured once and kept in a bounded cache.

use std::collections::HashMap;
use std::sync::Arc;

use moka::future::Cache;
use sha2::{Digest, Sha256};

use crate::config::settings::{DocumentsMode, Limits, Settings};
use crate::graphql::documents::document::{Document, DocumentHash};
use crate::graphql::documents::measure::measure;
use crate::graphql::documents::parse::{parse, parse_executable};
use crate::graphql::documents::validate::validate;
use crate::graphql::request_error::RequestError;

/// The client's documents by the hash of their text, as written by relay-compiler. A debug build reads them from disk, so that
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

/// The memory of a parsed document, as a multiple of its text. Estimated.
const PARSED_SIZE_FACTOR: usize = 40;

/// All documents.
pub struct DocumentStore {
    mode: DocumentsMode,
    limits: Limits,
    persisted: HashMap<DocumentHash, Arc<Document>>,
    free_text: Cache<DocumentHash, Arc<Document>>,
}

impl DocumentStore {
    /// Parses the built-in manifest.
    pub fn new(settings: &Settings) -> Result<Self, String> {
        Self::with_manifest(settings, manifest()?)
    }

    fn with_manifest(settings: &Settings, texts: HashMap<String, String>) -> Result<Self, String> {
        let mut persisted = HashMap::with_capacity(texts.len());
        for (id, text) in texts {
            let hash =
                parse_id(&id).ok_or_else(|| format!("The manifest's id {id} is not a SHA-256"))?;
            let document = read(&text, hash, true, &settings.limits)
                .map_err(|error| format!("The manifest's document {id} is invalid: {error:?}"))?;
            persisted.insert(hash, Arc::new(document));
        }
        let free_text = Cache::builder()
            .max_capacity(settings.document_cache_bytes)
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
        parse_id(id)
            .and_then(|hash| self.persisted.get(&hash).cloned())
            .ok_or_else(RequestError::unknown_document)
    }

    /// The document with this text. `is_developer` is called only if the result depends on it.
    pub async fn by_text(
        &self,
        text: &str,
        is_developer: impl AsyncFnOnce() -> bool,
    ) -> Result<Arc<Document>, RequestError> {
        let hash: DocumentHash = Sha256::digest(text.as_bytes()).into();
        if let Some(document) = self.persisted.get(&hash) {
            return Ok(Arc::clone(document));
        }
        if self.mode == DocumentsMode::Persisted && !is_developer().await {
            return Err(RequestError::bad_request(
                "This gateway answers the console's own documents only.",
            ));
        }
        if let Some(document) = self.free_text.get(&hash).await {
            return Ok(document);
        }
        let document = Arc::new(read(text, hash, false, &self.limits)?);
        self.free_text.insert(hash, Arc::clone(&document)).await;
        Ok(document)
    }
}

/// Parses, measures and validates a document.
fn read(
    text: &str,
    hash: DocumentHash,
    is_persisted: bool,
    limits: &Limits,
) -> Result<Document, RequestError> {
    let document = parse(text, limits.tokens, limits.depth)?;
    let cost = measure(&document, limits)?;
    Ok(Document {
        hash,
        is_persisted,
        is_introspection: cost.is_introspection,
        text_length: text.len(),
        valid: validate(document)?,
        parsed: parse_executable(text)?,
    })
}

/// Parses an id: hex digits, with or without the prefix "sha256:".
fn parse_id(id: &str) -> Option<DocumentHash> {
    let hex = id.strip_prefix("sha256:").unwrap_or(id).as_bytes();
    if hex.len() != 64 {
        return None;
    }
    let digit = |byte: u8| {
        char::from(byte)
            .to_digit(16)
            .and_then(|digit| u8::try_from(digit).ok())
    };
    let mut hash = [0; 32];
    for (byte, pair) in hash.iter_mut().zip(hex.chunks_exact(2)) {
        *byte = digit(pair[0])? * 16 + digit(pair[1])?;
    }
    Some(hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn documents(mode: &str, texts: HashMap<String, String>) -> DocumentStore {
        let settings = Settings::from_flags(["--documents", mode]).expect("the settings are valid");
        DocumentStore::with_manifest(&settings, texts).expect("the manifest is valid")
    }

    fn with_id(text: &str) -> (String, HashMap<String, String>) {
        let id: String = Sha256::digest(text)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        (id.clone(), HashMap::from([(id, text.to_owned())]))
    }

    #[tokio::test]
    async fn ids_have_an_optional_prefix() {
        let (id, texts) = with_id("query A { __typename }");
        let documents = documents("any", texts);
        assert!(documents.by_id(&id).is_ok());
        assert!(documents.by_id(&format!("sha256:{id}")).is_ok());
        for wrong in [
            "",
            "sha256:",
            &id[1..],
            &"é".repeat(32),
            &id.replace(&id[..1], "g"),
        ] {
            assert!(documents.by_id(wrong).is_err(), "{wrong}");
        }
    }
}
