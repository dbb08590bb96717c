//! The spans of fields. A field gets one only when it calls a service.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::SystemTime;

use opentelemetry::KeyValue;
use opentelemetry::trace::SpanKind;

use super::span::{Span, Trace};

tokio::task_local! {
    static FIELD: Arc<Field>;
}

/// A field that is being resolved.
struct Field {
    operation: Trace,
    /// The enclosing field.
    above: Option<Arc<Self>>,
    began: SystemTime,
    type_name: String,
    name: String,
    /// The position below its span, once it has one.
    own: OnceLock<Trace>,
    span: Mutex<Option<Span>>,
    has_failed_call: AtomicBool,
}

impl Field {
    /// The position below its span, which starts when the field did.
    fn trace(&self) -> &Trace {
        self.own.get_or_init(|| {
            let attributes = [
                KeyValue::new("graphql.field.type", self.type_name.clone()),
                KeyValue::new("graphql.field.name", self.name.clone()),
            ];
            let name = format!("{}.{}", self.type_name, self.name);
            let parent = self.parent();
            let span = parent.span_since(self.began, SpanKind::Internal, name, attributes);
            let trace = span.trace().clone();
            *self.span.lock().unwrap_or_else(PoisonError::into_inner) = Some(span);
            trace
        })
    }

    /// The nearest enclosing field that has a span, or the operation.
    fn parent(&self) -> &Trace {
        match &self.above {
            None => &self.operation,
            Some(above) => above.own.get().unwrap_or_else(|| above.parent()),
        }
    }
}

/// Resolves a field of an operation. Calls that are made meanwhile are attributed to the field.
pub async fn in_field<T>(
    operation: &Trace,
    type_name: &str,
    name: &str,
    resolving: impl Future<Output = T>,
) -> T {
    if !operation.is_sampled() {
        return resolving.await;
    }
    let field = Arc::new(Field {
        operation: operation.clone(),
        above: FIELD
            .try_with(Arc::clone)
            .ok()
            .filter(|above| above.operation.is_with(operation)),
        began: SystemTime::now(),
        type_name: type_name.to_owned(),
        name: name.to_owned(),
        own: OnceLock::new(),
        span: Mutex::default(),
        has_failed_call: AtomicBool::new(false),
    });
    let resolved = FIELD.scope(Arc::clone(&field), resolving).await;
    let mut span = field.span.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(span) = span.take() {
        match field.has_failed_call.load(Ordering::Relaxed) {
            true => span.end("failed call", true),
            false => span.end("done", false),
        }
    }
    resolved
}

/// The position of a call in an operation: below the field that is being resolved, or else below the operation.
pub fn of_call(operation: &Trace) -> Trace {
    let of_field = FIELD.try_with(|field| {
        let is_same = field.operation.is_with(operation);
        is_same.then(|| field.trace().clone())
    });
    of_field.ok().flatten().unwrap_or_else(|| operation.clone())
}

/// Notes that a call of the field that is being resolved failed. The field may still have a value.
pub fn call_failed() {
    let _outside = FIELD.try_with(|field| field.has_failed_call.store(true, Ordering::Relaxed));
}
