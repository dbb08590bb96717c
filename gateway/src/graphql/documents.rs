//! The documents the gateway answers: those of the client's manifest, kept parsed from the start, and
//! free text, checked, measured and parsed through a bounded cache.

use std::collections::HashMap;
use std::sync::Arc;

use async_graphql::Name;
use async_graphql::parser::types::{DocumentOperations, ExecutableDocument, OperationType};
use async_graphql::parser::{Error as ParseError, parse_query};
use moka::future::Cache;
use sha2::{Digest, Sha256};

use crate::config::settings::{DocumentsMode, Limits, Settings};
use crate::error::shortened;
use crate::graph::direct_json::list_execution::ListExecution;
use crate::graphql::cost;
use crate::graphql::limits;
use crate::graphql::request_error::RequestError;

/// The client's operations by the hash of their text, as relay-compiler writes them.
const MANIFEST: &str = include_str!("../../persisted_queries.json");

/// How much more memory a parsed document takes than its text, about.
const PARSED_WEIGHT: usize = 20;

/// The SHA-256 of a document's text.
pub type DocumentHash = [u8; 32];

/// A parsed document that has passed every limit.
pub struct Document {
    /// The hash of its text.
    pub hash: DocumentHash,
    /// Whether it is one of the client's own.
    pub is_persisted: bool,
    /// Whether its lists may be written straight to bytes.
    pub lists: ListExecution,
    parsed: ExecutableDocument,
    text_length: usize,
}

impl Document {
    /// A copy of the parsed document, for one execution.
    pub fn parsed(&self) -> ExecutableDocument {
        self.parsed.clone()
    }

    /// The operation a request means, by its name or because it is the only one.
    pub fn operation(&self, name: Option<&str>) -> Result<OperationChoice<'_>, RequestError> {
        let (chosen, operation) = match (&self.parsed.operations, name) {
            (DocumentOperations::Single(operation), None) => (None, operation),
            (DocumentOperations::Multiple(operations), None) if operations.len() == 1 => {
                let (name, operation) = operations.iter().next().expect("there is one");
                (Some(name), operation)
            }
            (DocumentOperations::Multiple(_), None) => {
                return Err(RequestError::bad_document(
                    "The document has several operations: name one in \"operationName\".",
                ));
            }
            (DocumentOperations::Multiple(operations), Some(name))
                if operations.contains_key(name) =>
            {
                let (name, operation) = operations.get_key_value(name).expect("it was just seen");
                (Some(name), operation)
            }
            (_, Some(name)) => {
                return Err(RequestError::bad_document(format!(
                    "The document has no operation named \"{}\".",
                    shortened(name)
                )));
            }
        };
        Ok(OperationChoice {
            name: chosen,
            kind: operation.node.ty,
            definition: &operation.node,
        })
    }
}

/// The operation of a document that is to be executed.
pub struct OperationChoice<'a> {
    /// Its name, if it has one.
    pub name: Option<&'a Name>,
    /// Query, mutation or subscription.
    pub kind: OperationType,
    /// The operation itself.
    pub definition: &'a async_graphql::parser::types::OperationDefinition,
}

/// Every document the gateway knows.
pub struct Documents {
    mode: DocumentsMode,
    limits: Limits,
    persisted: HashMap<DocumentHash, Arc<Document>>,
    free: Cache<DocumentHash, Arc<Document>>,
}

impl Documents {
    /// Parses the manifest the gateway was built with.
    pub fn new(settings: &Settings) -> Result<Self, String> {
        Self::with_manifest(settings, MANIFEST)
    }

    fn with_manifest(settings: &Settings, manifest: &str) -> Result<Self, String> {
        let texts: HashMap<String, String> = serde_json::from_str(manifest)
            .map_err(|error| format!("The manifest of documents is wrong: {error}"))?;
        let mut persisted = HashMap::with_capacity(texts.len());
        for (id, text) in texts {
            let hash =
                parse_id(&id).ok_or_else(|| format!("The manifest's id {id} is not a SHA-256"))?;
            let parsed = parse_query(&text)
                .map_err(|error| format!("The manifest's document {id} is wrong: {error}"))?;
            let document = Document {
                hash,
                is_persisted: true,
                lists: ListExecution::of(&parsed),
                parsed,
                text_length: text.len(),
            };
            persisted.insert(hash, Arc::new(document));
        }
        let free = Cache::builder()
            .max_capacity(settings.document_cache_bytes)
            .weigher(|_, document: &Arc<Document>| {
                u32::try_from(document.text_length.saturating_mul(PARSED_WEIGHT) + 1_000)
                    .unwrap_or(u32::MAX)
            })
            .build();
        Ok(Self {
            mode: settings.documents,
            limits: settings.limits.clone(),
            persisted,
            free,
        })
    }

    /// The document with this id, from the manifest only.
    pub fn by_id(&self, id: &str) -> Result<Arc<Document>, RequestError> {
        parse_id(id)
            .and_then(|hash| self.persisted.get(&hash).cloned())
            .ok_or_else(RequestError::unknown_document)
    }

    /// The document with this text. `is_developer` is asked only when the answer depends on it.
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
        if let Some(document) = self.free.get(&hash).await {
            return Ok(document);
        }
        let document = Arc::new(self.read(text, hash)?);
        self.free.insert(hash, Arc::clone(&document)).await;
        Ok(document)
    }

    fn read(&self, text: &str, hash: DocumentHash) -> Result<Document, RequestError> {
        limits::check_document(text, &self.limits)?;
        let parsed = parse_query(text).map_err(|error| syntax_error(&error))?;
        cost::measure(&parsed, &self.limits)?;
        Ok(Document {
            hash,
            is_persisted: false,
            lists: ListExecution::of(&parsed),
            parsed,
            text_length: text.len(),
        })
    }
}

/// Reads an id as hex, with or without the name of the hash in front.
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

/// The parser's words without its drawing of the document, which would repeat the whole text.
fn syntax_error(error: &ParseError) -> RequestError {
    let written = error.to_string();
    let expected = written
        .lines()
        .find_map(|line| line.trim_start().strip_prefix("= "));
    let refusal = RequestError::bad_document(match expected {
        Some(expected) => format!("Syntax error: {expected}."),
        None => format!(
            "Syntax error: {}.",
            shortened(written.trim_end_matches('.'))
        ),
    });
    match error.positions().next() {
        Some(position) => refusal.at(position),
        None => refusal,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn documents(mode: &str, manifest: &str) -> Documents {
        let settings =
            Settings::from_flags(["--documents", mode]).expect("these settings are right");
        Documents::with_manifest(&settings, manifest).expect("the manifest is right")
    }

    fn manifest(text: &str) -> (String, String) {
        let id: String = Sha256::digest(text)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let manifest = serde_json::json!({ &id: text }).to_string();
        (id, manifest)
    }

    #[test]
    fn every_document_of_the_client_passes_the_default_limits() {
        let settings = Settings::from_flags::<_, &str>([]).expect("the defaults are right");
        let texts: HashMap<String, String> =
            serde_json::from_str(MANIFEST).expect("the manifest is JSON");
        let documents = Documents::new(&settings).expect("the manifest is right");
        for (id, text) in texts {
            let read = documents.read(&text, [0; 32]);
            assert!(read.is_ok(), "{id}: {:?}", read.err());
        }
    }

    #[tokio::test]
    async fn ids_are_taken_with_and_without_the_name_of_the_hash() {
        let (id, manifest) = manifest("query A { a }");
        let documents = documents("any", &manifest);
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

    #[tokio::test]
    async fn free_text_is_for_developers_when_documents_are_persisted() {
        let (_, manifest) = manifest("query A { a }");
        let documents = documents("persisted", &manifest);
        assert!(
            documents
                .by_text("query A { a }", async || false)
                .await
                .is_ok()
        );
        assert!(
            documents
                .by_text("query B { a }", async || false)
                .await
                .is_err()
        );
        assert!(
            documents
                .by_text("query B { a }", async || true)
                .await
                .is_ok()
        );
        assert!(
            documents
                .by_text("query B { a }", async || false)
                .await
                .is_err()
        );
    }

    #[tokio::test]
    async fn syntax_errors_name_the_place_and_do_not_repeat_the_text() {
        let documents = documents("any", "{}");
        let refusal = documents
            .by_text("{\n  a(b: ) }", async || false)
            .await
            .err()
            .expect("it is refused");
        let body = String::from_utf8(refusal.body("r").into()).expect("it is text");
        assert!(
            body.contains("Syntax error: expected") && body.contains("\"line\":2"),
            "{body}"
        );
        assert!(!body.contains("a(b"), "{body}");
    }
}
