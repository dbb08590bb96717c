//! OpenTelemetry traces: what a request does and how long each part takes, sent to a collector over OTLP. Off unless
//! `--otlp-endpoint` names one; then no span is made.
//!
//! A span has ids, patterns of paths, names of services and fields, statuses and counts. It never has a text of a caller, a
//! variable, the values in a path, or an address.

mod client;
mod export;
mod field;
mod span;

pub use export::{Traces, start};
pub use field::{call_failed, in_field, of_call};
pub use opentelemetry::KeyValue;
pub use opentelemetry::trace::SpanKind;
pub use span::{Span, Trace};
