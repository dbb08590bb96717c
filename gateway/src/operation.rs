//! The one way of a request, whether it came over HTTP or a socket: find its document, choose the
//! operation, check that its variables are there, execute, and write the answer to bytes once.

use std::sync::Arc;
use std::time::Instant;

use async_graphql::parser::types::{OperationType, VariableDefinition};
use async_graphql::{Positioned, Request, Response, ServerError, Value, Variables};
use bytes::Bytes;
use futures_util::stream::BoxStream;

use crate::documents::Document;
use crate::error::{Code, Error};
use crate::gateway::Gateway;
use crate::graphql_request::GraphqlRequest;
use crate::json::write_value;
use crate::refusal::{Location, Refusal};
use crate::session::{Caller, Session};
use crate::telemetry::{self, OperationRecord};

/// How many errors an answer names: a wrong document can have thousands.
const MOST_ERRORS: usize = 100;

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

/// A finished answer.
#[derive(Debug)]
pub struct Answer {
    /// The JSON of the answer.
    pub body: Bytes,
    /// Whether nothing was executed, because the document is wrong.
    pub is_request_error: bool,
    /// How many errors are in it.
    pub errors: usize,
    /// Calls to services made for it.
    pub upstream_calls: usize,
}

/// An answer as it is written: without `data` when nothing was executed.
pub struct Written {
    errors: Vec<ServerError>,
    data: Option<Value>,
}

impl Operation {
    /// Finds the document and the operation a request means.
    pub async fn find(
        gateway: &Gateway,
        request: GraphqlRequest,
        caller: &Caller,
    ) -> Result<Self, Refusal> {
        let documents = &gateway.documents;
        let document = match (&request.document_id, &request.query) {
            (Some(id), _) => documents.by_id(id)?,
            (None, Some(text)) => {
                let is_developer = async || {
                    Session::new(&gateway.kernel, caller.clone())
                        .is_developer()
                        .await
                };
                documents.by_text(text, is_developer).await?
            }
            (None, None) => return Err(Refusal::bad_request("Send a document.")),
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

    /// Executes a query or a mutation.
    pub async fn execute(self, gateway: &Gateway, caller: Caller) -> Answer {
        let started = Instant::now();
        let request_id = caller.request_id.clone();
        let session = Session::new(&gateway.kernel, caller);
        let (kind, label) = (self.kind_name(), self.label());
        let response = gateway
            .schema
            .execute(self.into_request(session.clone()))
            .await;
        telemetry::operation_ended(kind, &label, started.elapsed(), response.is_ok());
        let mut answer = Written::new(response, &request_id).into_answer();
        answer.upstream_calls = session.upstream_calls();
        answer
    }

    /// Starts any operation; a query or a mutation gives one answer, a subscription any number.
    pub fn execute_stream(self, gateway: &Gateway, caller: Caller) -> BoxStream<'static, Response> {
        let session = Session::new(&gateway.kernel, caller);
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

impl Answer {
    /// Adds to the record what is known at the end.
    pub fn finish(&self, record: &mut OperationRecord) {
        record.errors = self.errors;
        record.upstream_calls = self.upstream_calls;
    }
}

impl Written {
    /// Completes a response: every error gets a code and the request's id, and its cause is logged.
    pub fn new(response: Response, request_id: &str) -> Self {
        let Response {
            data, mut errors, ..
        } = response;
        errors.truncate(MOST_ERRORS);
        for error in &mut errors {
            complete(error, request_id);
        }
        // An error of execution always has a path: that of the field that failed.
        let is_request_error = data == Value::Null
            && !errors.is_empty()
            && errors.iter().all(|error| error.path.is_empty());
        Self {
            errors,
            data: (!is_request_error).then_some(data),
        }
    }

    /// Writes the response to bytes, once.
    pub fn into_answer(self) -> Answer {
        Answer {
            body: self.to_bytes(),
            is_request_error: self.data.is_none(),
            errors: self.errors.len(),
            upstream_calls: 0,
        }
    }

    fn to_bytes(&self) -> Bytes {
        let mut bytes = Vec::with_capacity(1_024);
        bytes.push(b'{');
        if !self.errors.is_empty() {
            bytes.extend_from_slice(br#""errors":"#);
            if let Err(error) = serde_json::to_writer(&mut bytes, &self.errors) {
                tracing::error!(%error, "an answer could not be written");
                return Bytes::from_static(br#"{"errors":[{"message":"The gateway failed to write its answer.","extensions":{"code":"INTERNAL"}}]}"#);
            }
        }
        if let Some(data) = &self.data {
            if !self.errors.is_empty() {
                bytes.push(b',');
            }
            bytes.extend_from_slice(br#""data":"#);
            write_value(data, &mut bytes);
        }
        bytes.push(b'}');
        bytes.into()
    }
}

fn complete(error: &mut ServerError, request_id: &str) {
    if let Some(known) = error.source::<Error>()
        && (known.cause().is_some() || known.code().is_fault())
    {
        tracing::warn!(
            request_id,
            path = %telemetry::Path(&error.path),
            code = known.code().as_str(),
            service = known.service(),
            status = known.status(),
            cause = known.cause(),
            "a field failed"
        );
    }
    let extensions = error.extensions.get_or_insert_default();
    if extensions.get("code").is_none() {
        // What the library says by itself is about the document, save for its own faults.
        let code = if error.message.starts_with("internal:") {
            Code::Internal
        } else {
            Code::BadUserInput
        };
        extensions.set("code", code.as_str());
        extensions.set("retryable", false);
    }
    extensions.set("requestId", request_id);
}

/// Execution would only find a missing variable where it is first used.
fn check_variables_are_there(
    definitions: &[Positioned<VariableDefinition>],
    variables: &Variables,
) -> Result<(), Refusal> {
    for definition in definitions {
        let variable = &definition.node;
        let is_given = variables
            .get(&variable.name.node)
            .is_some_and(|value| *value != Value::Null);
        if !is_given && !variable.var_type.node.nullable && variable.default_value.is_none() {
            return Err(Refusal::bad_document(format!(
                "The variable \"${}\" of type \"{}\" must be given.",
                variable.name.node, variable.var_type.node
            ))
            .at(Location {
                line: definition.pos.line,
                column: definition.pos.column,
            }));
        }
    }
    Ok(())
}
