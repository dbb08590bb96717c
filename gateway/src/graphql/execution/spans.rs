//! The spans of operations and fields, if there are traces.

use std::sync::Arc;

use async_graphql::extensions::{
    Extension, ExtensionContext, ExtensionFactory, NextResolve, ResolveInfo,
};
use async_graphql::{ServerResult, Value};

use crate::caller::{Caller, CallerDetails};
use crate::graphql::execution::operation::Operation;
use crate::graphql::transport::response::GraphqlResponse;
use crate::traces::{self, KeyValue, Span, SpanKind};

impl Operation {
    /// Begins the span of the operation, which becomes the parent of its caller's spans; `None` without traces.
    pub(super) fn span(&self, details: &mut CallerDetails) -> Option<Span> {
        let trace = details.trace.as_ref()?;
        let record = self.record();
        let kind = KeyValue::new("graphql.operation.type", record.kind);
        let request_id = KeyValue::new("marquee.request_id", details.request_id.clone());
        let span = match record.name {
            Some(name) => {
                let title = format!("{} {name}", record.kind);
                let name = KeyValue::new("graphql.operation.name", name);
                trace.span(SpanKind::Internal, title, [kind, request_id, name])
            }
            None => trace.span(SpanKind::Internal, record.kind, [kind, request_id]),
        };
        details.trace = Some(span.trace().clone());
        Some(span)
    }
}

/// Ends the span of an operation.
pub(super) fn end(span: Option<Span>, response: &GraphqlResponse) {
    let Some(mut span) = span else { return };
    span.set("marquee.errors", response.errors as i64);
    span.set("marquee.upstream_calls", response.upstream_calls as i64);
    match response.errors {
        0 => span.end("ok", false),
        _ => span.end("errors", true),
    }
}

/// The schema extension that creates the spans of fields.
pub struct FieldSpans;

impl ExtensionFactory for FieldSpans {
    fn create(&self) -> Arc<dyn Extension> {
        Arc::new(Self)
    }
}

#[async_trait::async_trait]
impl Extension for FieldSpans {
    async fn resolve(
        &self,
        ctx: &ExtensionContext<'_>,
        info: ResolveInfo<'_>,
        next: NextResolve<'_>,
    ) -> ServerResult<Option<Value>> {
        let caller = ctx.data_opt::<Caller>().cloned();
        let Some(trace) = caller.as_ref().and_then(Caller::trace) else {
            return next.run(ctx, info).await;
        };
        let (type_name, name) = (info.parent_type, info.name);
        traces::in_field(trace, type_name, name, next.run(ctx, info)).await
    }
}
