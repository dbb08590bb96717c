//! Executes requests over HTTP and sockets: finds the document and the operation, checks the variables, and executes
//! the operation.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_graphql::parser::types::{
    DocumentOperations, ExecutableDocument, OperationDefinition, OperationType,
};
use async_graphql::{Name, Positioned, Request, Value, Variables};
use futures_util::future::{MaybeDone, join, maybe_done};
use futures_util::{FutureExt, StreamExt};

use crate::config::settings::Timeouts;
use crate::error::{Error, Result};
use crate::graph::audit::Audit;
use crate::graph::budget::AnswerBudget;
use crate::graph::prefetch::beside;
use crate::graph::upload::Files;
use crate::graphql::documents::check_values::check_variables;
use crate::graphql::documents::store::Document;
use crate::graphql::execution::audit::{self, Origin};
use crate::graphql::execution::catch_panic::catch_panic;
use crate::graphql::execution::cost::cost_of;
use crate::graphql::execution::executor::Executor;
use crate::graphql::execution::merge::merge;
use crate::graphql::execution::metrics::{self, OperationRecord};
use crate::graphql::execution::objects::check_objects;
use crate::graphql::execution::prefetch::Reads;
use crate::graphql::execution::spans;
use crate::graphql::execution::variables::keep_declared;
use crate::graphql::formats::list::fields;
use crate::graphql::request_error::RequestError;
use crate::graphql::transport::request::GraphqlRequest;
use crate::graphql::transport::response::GraphqlResponse;
use crate::memory::SMALL;
use crate::request::{MODEL_TIME, PollSubscription, RequestContext, RequestDetails};
use crate::schema::{DESCRIPTION, MODEL_MUTATIONS};

/// The longest document of a subscription, which is held parsed as long as the subscription lasts.
const MOST_SUBSCRIPTION_BYTES: usize = 4 << 10;

/// The longest name of an operation in logs, traces and metrics, in characters.
const LONGEST_NAME: usize = 80;

/// An operation that is ready to execute.
#[derive(Clone)]
pub struct Operation {
    /// Query, mutation or subscription.
    pub kind: OperationType,
    pub(super) document: Arc<Document>,
    /// Its name in the document.
    pub name: Option<String>,
    /// The operation as executed.
    pub merged: Positioned<OperationDefinition>,
    /// Its variables.
    pub variables: Variables,
    files: Option<Files>,
    /// What its mutations do.
    audit: Option<Arc<Audit>>,
}

impl Operation {
    /// Finds the document and the operation of a request.
    pub async fn find(
        executor: &Executor,
        request: GraphqlRequest,
        details: &RequestDetails,
    ) -> Result<Self, RequestError> {
        let documents = &executor.documents;
        let document = match (&request.document_id, &request.query) {
            (Some(id), _) => documents.by_id(id)?,
            (None, Some(text)) => {
                let is_developer = async || {
                    RequestContext::new(&executor.services, details.clone())
                        .is_developer()
                        .await
                };
                documents.by_text(text, is_developer).await?
            }
            (None, None) => return Err(RequestError::bad_request("Send a document.")),
        };
        let (valid, operation) = document.operation(request.operation_name.as_deref())?;
        if operation.node.ty == OperationType::Subscription
            && document.text_length > MOST_SUBSCRIPTION_BYTES
        {
            return Err(RequestError::limit(format!(
                "The document of a subscription has at most {MOST_SUBSCRIPTION_BYTES} bytes."
            )));
        }
        let definitions = &operation.node.variable_definitions;
        let mut variables = request.variables;
        keep_declared(&mut variables, definitions);
        check_variables(&document.valid, valid, &variables)?;
        let merged = merge(&document.parsed, operation, &mut variables)?;
        let limit = executor.services.settings.limits.objects;
        check_objects(&merged.node, &variables, limit)?;
        Ok(Self {
            kind: operation.node.ty,
            name: valid.name.as_ref().map(ToString::to_string),
            merged,
            variables,
            files: None,
            audit: None,
            document,
        })
    }

    /// The same operation with the files of its request.
    #[must_use]
    pub fn with_files(mut self, files: Files) -> Self {
        self.files = Some(files);
        self
    }

    /// Whether it waits for a language model.
    pub fn waits_for_model(&self) -> bool {
        self.mutates_by(&MODEL_MUTATIONS)
    }

    /// Whether its answer may have a token.
    pub fn signs_in(&self) -> bool {
        self.mutates_by(&["signIn"])
    }

    /// Whether it is a mutation with one of these fields.
    fn mutates_by(&self, names: &[&str]) -> bool {
        let mut fields = fields(&self.merged.node.selection_set.node);
        self.kind == OperationType::Mutation
            && fields.any(|field| names.contains(&field.name.node.as_str()))
    }

    /// The time limit of the whole request.
    pub fn time_limit(&self, timeouts: &Timeouts) -> Duration {
        match self.waits_for_model() {
            true => timeouts.model.max(timeouts.request),
            false => timeouts.request,
        }
    }

    /// Its kind as text.
    pub fn kind_name(&self) -> &'static str {
        match self.kind {
            OperationType::Query => "query",
            OperationType::Mutation => "mutation",
            OperationType::Subscription => "subscription",
        }
    }

    /// Its record for the access log, without counts yet.
    pub fn record(&self) -> OperationRecord {
        OperationRecord {
            kind: self.kind_name(),
            name: self.name.clone().filter(|name| name.len() <= LONGEST_NAME),
            errors: 0,
            upstream_calls: 0,
        }
    }

    /// Executes a query or a mutation.
    ///
    /// # Errors
    /// INTERNAL if execution panics.
    pub async fn execute(
        mut self,
        executor: &Arc<Executor>,
        mut details: RequestDetails,
    ) -> Result<Arc<GraphqlResponse>> {
        if self.waits_for_model() {
            details.time = MODEL_TIME;
        }
        let request_id = details.request_id.clone();
        if self.kind != OperationType::Query {
            // A task of its own: the write completes even if the caller disconnects.
            let owned = Arc::clone(executor);
            let (audit, origin) = self.audit(&details);
            self.audit = Some(Arc::clone(&audit));
            let task = executor.tasks.spawn(async move {
                let response = catch_panic(&request_id, self.run(&owned, details, None)).await;
                audit::write(&owned, audit, origin);
                response.map(Arc::new)
            });
            return task
                .await
                .unwrap_or_else(|_| Err(Error::internal("the task of a mutation ended early")));
        }
        let response = catch_panic(&request_id, self.run(executor, details, None)).await;
        response.map(Arc::new)
    }

    /// Its audit, in which nothing has begun.
    pub(super) fn audit(&self, details: &RequestDetails) -> (Arc<Audit>, Origin) {
        let audit = Audit::new(&self.merged.node, &self.variables);
        let origin = Origin {
            operation: self.record().name,
            details: details.clone(),
        };
        (Arc::new(audit), origin)
    }

    /// The same operation with another definition.
    ///
    /// # Errors
    /// If it can return too many objects.
    pub fn rewritten(
        &self,
        definition: OperationDefinition,
        executor: &Executor,
    ) -> Result<Self, RequestError> {
        check_objects(
            &definition,
            &self.variables,
            executor.services.settings.limits.objects,
        )?;
        Ok(Self {
            merged: Positioned::new(definition, self.merged.pos),
            ..self.clone()
        })
    }

    async fn run(
        self,
        executor: &Executor,
        mut details: RequestDetails,
        listener: Option<PollSubscription>,
    ) -> GraphqlResponse {
        let started = Instant::now();
        let span = self.span(&mut details);
        let request_id = details.request_id.clone();
        let context = RequestContext::new(&executor.services, details);
        let (kind, label) = (self.kind_name(), self.label());
        let is_introspection = self.document.is_introspection && listener.is_none();
        let introspection = match is_introspection {
            true => executor.introspection.acquire().await.ok(),
            false => None,
        };
        let descriptions = introspection.is_some().then(|| self.schema_descriptions());
        let limits = &executor.services.settings.limits;
        let budget = AnswerBudget::new(limits.rows, limits.list_bytes, &executor.answers);
        let budget = Arc::new(budget);
        let audit = self.audit.clone();
        let mut reads = match self.kind {
            OperationType::Query => Reads::of(&self.merged.node, &self.variables),
            // A mutation reads after it has written, and a subscription the list that was polled.
            _ => Reads::default(),
        };
        reads.limit(limits.upstream_calls / 2);
        let lists = reads.take_lists().make(context.clone());
        let mut lists = Box::pin(maybe_done(lists));
        let request = self.into_request(context.clone(), Arc::clone(&budget));
        let reads = join(&mut lists, reads.make(context.clone()));
        let execution = async {
            match listener {
                None => executor.schema.execute(request).await,
                // Each resolver of a subscription returns one event, or an error.
                Some(listener) => {
                    let mut events = executor.schema.execute_stream(request.data(listener));
                    events.next().await.unwrap_or_default()
                }
            }
        };
        let mut response = beside(execution, reads).await;
        // Other operations of the session may wait for a list that this one did not need in the end. If too many do, they
        // read it themselves.
        if matches!(*lists, MaybeDone::Future(_))
            && let Ok(permit) = Arc::clone(&executor.unneeded_reads).try_acquire_owned()
        {
            tokio::spawn(lists.map(|_| drop(permit)));
        }
        for (schema, description) in descriptions.into_iter().flatten() {
            if let Value::Object(data) = &mut response.data
                && let Some(Value::Object(schema)) = data.get_mut(&schema)
            {
                schema.insert(description, Value::from(DESCRIPTION));
            }
        }
        let is_ok = response.is_ok();
        metrics::operation_ended(kind, label, started.elapsed(), is_ok);
        if let Some(audit) = audit {
            audit.refused(&response.errors);
            audit.mark_errors_after_writes(&mut response);
        }
        let upstream_calls = context.upstream_calls();
        let cost = cost_of(&context, &budget, started, introspection.is_some()).await;
        let response = GraphqlResponse::new(response, &request_id, cost.as_ref());
        let mut response = response.with(budget.reservation());
        if introspection.is_some() && response.body.len() > SMALL {
            let reservation = executor.answers.reserve(response.body.len()).await;
            response = response.with(Some(reservation));
        }
        drop(introspection);
        response.upstream_calls = upstream_calls;
        spans::end(span, &response);
        response
    }

    /// Where its answer has the description of the schema, for which async-graphql has a text of its own.
    fn schema_descriptions(&self) -> Vec<(Name, Name)> {
        let mut found = Vec::new();
        for schema in fields(&self.merged.node.selection_set.node) {
            for field in fields(&schema.selection_set.node) {
                if schema.name.node == "__schema" && field.name.node == "description" {
                    let keys = [schema, field].map(|field| field.response_key().node.clone());
                    found.push(keys.into());
                }
            }
        }
        found
    }

    /// Executes one event of a subscription, with the time limit and the calls of a request.
    pub async fn event(
        &self,
        executor: &Executor,
        details: RequestDetails,
        listener: PollSubscription,
    ) -> GraphqlResponse {
        self.clone().run(executor, details, Some(listener)).await
    }

    /// The name for metrics. Those that are not persisted are no labels, because callers make them up as they like.
    fn label(&self) -> String {
        let name = self.name.clone().filter(|_| self.document.is_persisted);
        name.unwrap_or_else(|| "free text".to_owned())
    }

    fn into_request(self, context: RequestContext, budget: Arc<AnswerBudget>) -> Request {
        let mut request = Request::new("")
            .variables(self.variables)
            .data(context)
            .data(budget);
        if let Some(files) = self.files {
            request = request.data(files);
        }
        if let Some(audit) = self.audit {
            request = request.data(audit);
        }
        request.set_parsed_query(ExecutableDocument {
            operations: DocumentOperations::Single(self.merged),
            fragments: HashMap::new(),
        });
        request
    }
}
