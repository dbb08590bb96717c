//! The one way of a request, whether it came over HTTP or a socket: find its document, choose the
//! operation, check that its variables are there, and execute it, together with identical queries.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::time::Instant;

use async_graphql::parser::types::{OperationType, VariableDefinition};
use async_graphql::{Positioned, Request, Response, Value, Variables};
use futures_util::stream::BoxStream;
use sha2::{Digest, Sha256};

use crate::graphql::deduplicate::Key;
use crate::graphql::documents::Document;
use crate::graphql::metrics::{self, OperationRecord};
use crate::graphql::request::GraphqlRequest;
use crate::graphql::request_error::RequestError;
use crate::graphql::response::GraphqlResponse;
use crate::graphql::state::AppState;
use crate::session::{Caller, Session};

/// An operation that may be executed.
pub struct Operation {
    /// The document it stands in.
    pub document: Arc<Document>,
    /// Query, mutation or subscription.
    pub kind: OperationType,
    /// Its name in the document.
    pub name: Option<String>,
    /// Its variables.
    pub variables: Variables,
}

impl Operation {
    /// Finds the document and the operation a request means.
    pub async fn find(
        gateway: &AppState,
        request: GraphqlRequest,
        caller: &Caller,
    ) -> Result<Self, RequestError> {
        let documents = &gateway.documents;
        let document = match (&request.document_id, &request.query) {
            (Some(id), _) => documents.by_id(id)?,
            (None, Some(text)) => {
                let is_developer = async || {
                    Session::new(&gateway.services, caller.clone())
                        .is_developer()
                        .await
                };
                documents.by_text(text, is_developer).await?
            }
            (None, None) => return Err(RequestError::bad_request("Send a document.")),
        };
        let chosen = document.operation(request.operation_name.as_deref())?;
        check_variables_are_there(&chosen.definition.variable_definitions, &request.variables)?;
        let kind = chosen.kind;
        let name = chosen.name.map(ToString::to_string);
        Ok(Self {
            document,
            kind,
            name,
            variables: request.variables,
        })
    }

    /// The word for its kind.
    pub fn kind_name(&self) -> &'static str {
        match self.kind {
            OperationType::Query => "query",
            OperationType::Mutation => "mutation",
            OperationType::Subscription => "subscription",
        }
    }

    /// What the access log says of it as it begins.
    pub fn record(&self) -> OperationRecord {
        OperationRecord {
            kind: self.kind_name(),
            name: self.name.clone().filter(|_| self.document.is_persisted),
            errors: 0,
            upstream_calls: 0,
        }
    }

    /// Answers a query or a mutation, a query together with an identical one where that is in flight. A
    /// mutation is never shared, and no query joins one that began before a mutation ended.
    pub async fn answer(self, gateway: &Arc<AppState>, caller: Caller) -> Arc<GraphqlResponse> {
        let owned = Arc::clone(gateway);
        if self.kind != OperationType::Query {
            // A task of its own: a caller who goes away does not leave a write half done.
            let task = gateway.tasks.spawn(async move {
                let answer = self.execute(&owned, caller).await;
                owned.in_flight_queries.forget();
                Arc::new(answer)
            });
            return match task.await {
                Ok(answer) => answer,
                Err(failed) => resume_unwind(failed.into_panic()),
            };
        }
        if caller.fresh {
            return Arc::new(self.execute(gateway, caller).await);
        }
        let key = self.key(&caller);
        gateway
            .in_flight_queries
            .join(key, async move { self.execute(&owned, caller).await })
            .await
    }

    /// Two queries with one key have one answer: same session, zone, document, operation and variables.
    fn key(&self, caller: &Caller) -> Key {
        let mut hash = Sha256::new();
        match &caller.authorization {
            Some(token) => hash.update(token.fingerprint()),
            None => hash.update(b"nobody"),
        }
        hash.update(self.document.hash);
        for text in [caller.time_zone.name(), self.name.as_deref().unwrap_or("")] {
            hash.update(text.len().to_le_bytes());
            hash.update(text);
        }
        hash.update(canonical(&self.variables));
        hash.finalize().into()
    }

    async fn execute(self, gateway: &AppState, caller: Caller) -> GraphqlResponse {
        let started = Instant::now();
        let request_id = caller.request_id.clone();
        let session = Session::new(&gateway.services, caller);
        let (kind, label) = (self.kind_name(), self.label());
        let response = gateway
            .schema
            .execute(self.into_request(session.clone()))
            .await;
        metrics::operation_ended(kind, &label, started.elapsed(), response.is_ok());
        let mut answer = GraphqlResponse::new(response, &request_id);
        answer.upstream_calls = session.upstream_calls();
        answer
    }

    /// Starts any operation; a query or a mutation gives one answer, a subscription any number.
    pub fn execute_stream(
        self,
        gateway: &AppState,
        caller: Caller,
    ) -> BoxStream<'static, Response> {
        let session = Session::new(&gateway.services, caller);
        gateway.schema.execute_stream(self.into_request(session))
    }

    /// The operation's name as far as it is known beforehand, so that metrics have few names.
    fn label(&self) -> String {
        match &self.name {
            Some(name) if self.document.is_persisted => name.clone(),
            _ => "free text".to_owned(),
        }
    }

    fn into_request(self, session: Session) -> Request {
        let mut request = Request::new("")
            .variables(self.variables)
            .data(session)
            .data(self.document.lists);
        request.operation_name = self.name;
        request.set_parsed_query(self.document.parsed());
        request
    }
}

/// Execution would only find a missing variable where it is first used.
fn check_variables_are_there(
    definitions: &[Positioned<VariableDefinition>],
    variables: &Variables,
) -> Result<(), RequestError> {
    for definition in definitions {
        let variable = &definition.node;
        let is_given = variables
            .get(&variable.name.node)
            .is_some_and(|value| *value != Value::Null);
        if !is_given && !variable.var_type.node.nullable && variable.default_value.is_none() {
            return Err(RequestError::bad_document(format!(
                "The variable \"${}\" of type \"{}\" must be given.",
                variable.name.node, variable.var_type.node
            ))
            .at(definition.pos));
        }
    }
    Ok(())
}

/// The variables in one spelling: sorted by name, objects in the order they were sent.
fn canonical(variables: &Variables) -> Vec<u8> {
    serde_json::to_vec(variables).unwrap_or_default()
}
