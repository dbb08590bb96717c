//! Spans, and positions in a trace.

use std::borrow::Cow;

use axum::http::{HeaderMap, HeaderValue};
use opentelemetry::propagation::TextMapPropagator;
use opentelemetry::trace::{
    Span as _, SpanContext, SpanKind, Status, TraceContextExt, TraceState, Tracer,
};
use opentelemetry::{Context, KeyValue, Value};
use opentelemetry_http::HeaderExtractor;
use opentelemetry_sdk::propagation::TraceContextPropagator;
use opentelemetry_sdk::trace::SdkTracer;

/// A position in a trace: the parent of the spans that are created here.
#[derive(Clone, Debug)]
pub struct Trace {
    tracer: SdkTracer,
    /// The parent span; invalid if a span that is created here begins a trace.
    parent: SpanContext,
}

impl Trace {
    /// The position of a request: below the span in its `traceparent`, or at the start of a new trace. `tracestate` is
    /// ignored, because callers may write any text in it.
    pub(super) fn of_request(tracer: SdkTracer, headers: &HeaderMap) -> Self {
        let context = TraceContextPropagator::new()
            .extract_with_context(&Context::new(), &HeaderExtractor(headers));
        let named = context.span().span_context().clone();
        let parent = match named.is_valid() {
            true => SpanContext::new(
                named.trace_id(),
                named.span_id(),
                named.trace_flags(),
                true,
                TraceState::NONE,
            ),
            false => SpanContext::NONE,
        };
        Self { tracer, parent }
    }

    /// The start of a new trace.
    #[must_use]
    pub fn detached(&self) -> Self {
        Self {
            tracer: self.tracer.clone(),
            parent: SpanContext::NONE,
        }
    }

    /// The id of the trace.
    pub fn id(&self) -> String {
        self.parent.trace_id().to_string()
    }

    /// Begins a span.
    pub fn span(
        &self,
        kind: SpanKind,
        name: impl Into<Cow<'static, str>>,
        attributes: impl IntoIterator<Item = KeyValue>,
    ) -> Span {
        let builder = self
            .tracer
            .span_builder(name)
            .with_kind(kind)
            .with_attributes(attributes);
        let above = match self.parent.is_valid() {
            true => Context::new().with_remote_span_context(self.parent.clone()),
            false => Context::new(),
        };
        let span = self.tracer.build_with_context(builder, &above);
        Span {
            trace: Self {
                tracer: self.tracer.clone(),
                parent: span.span_context().clone(),
            },
            span,
        }
    }
}

/// A part of a request, until it is ended, or dropped because the caller is gone or its time was up.
pub struct Span {
    span: opentelemetry_sdk::trace::Span,
    trace: Trace,
}

impl Span {
    /// The position below it.
    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    /// Adds an attribute.
    pub fn set(&mut self, name: &'static str, value: impl Into<Value>) {
        self.span.set_attribute(KeyValue::new(name, value));
    }

    /// Ends it. The outcome is one of a few fixed words.
    pub fn end(mut self, outcome: impl Into<Value>, is_error: bool) {
        self.set("marquee.outcome", outcome);
        if is_error {
            self.span.set_status(Status::error(""));
        }
        self.span.end();
    }

    /// The `traceparent` of a request that it covers; `None` once the gateway has stopped.
    pub fn header(&self) -> Option<HeaderValue> {
        let context = self.span.span_context();
        let (trace, span) = (context.trace_id(), context.span_id());
        let text = format!("00-{trace}-{span}-{:02x}", context.trace_flags().to_u8());
        let header = HeaderValue::from_str(&text).ok();
        header.filter(|_| context.is_valid())
    }
}
