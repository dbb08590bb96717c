//! OpenTelemetry traces: what a request does and how long each part takes, sent to a collector over OTLP. Without
//! `--otlp-endpoint`, no span is created.
//!
//! A span contains ids, patterns of paths, names of services and fields, statuses and counts. Apart from the request id, it
//! never contains text from a caller, variables, values of a path, or addresses.

mod export;
mod span;

pub use export::{Traces, start};
pub use opentelemetry::KeyValue;
pub use opentelemetry::trace::SpanKind;
pub use span::{Span, Trace};
