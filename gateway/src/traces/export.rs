//! Sends ended spans to the collector without delaying requests: a bounded queue, and one task that empties it.

use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::HeaderMap;
use opentelemetry::trace::TracerProvider;
use opentelemetry::{Context, Key, KeyValue};
use opentelemetry_otlp::{Protocol, RetryPolicy, SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::error::OTelSdkResult;
use opentelemetry_sdk::trace::{
    SdkTracer, SdkTracerProvider, Span, SpanData, SpanExporter as _, SpanProcessor,
};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_util::sync::CancellationToken;
use url::Url;

use super::client::{Client, LastRefusal};
use super::span::Trace;

/// The maximum number of ended spans that wait, about a kilobyte each. Further ones are lost.
const QUEUE: usize = 4_096;
/// The number of spans in a request to the collector.
const BATCH: usize = 512;
/// How long a batch waits for more spans.
const LINGER: Duration = Duration::from_secs(1);
/// How long a batch may take to send. After that it is lost.
const SEND_TIME: Duration = Duration::from_secs(5);
/// The minimum time between two log lines about lost spans.
const BETWEEN_LINES: Duration = Duration::from_secs(60);

/// The reason for the loss of spans that never reached a batch.
const QUEUE_IS_FULL: &str = "too many spans";

/// The traces of a gateway.
pub struct Traces {
    tracer: SdkTracer,
    provider: SdkTracerProvider,
    stopping: CancellationToken,
    counts: Arc<Counts>,
    task: Mutex<Option<JoinHandle<()>>>,
}

/// Starts to send traces to the collector at this base URL.
///
/// # Errors
/// If an OpenTelemetry variable has an invalid value, or the HTTP client cannot be built.
pub fn start(endpoint: &Url) -> Result<Traces, String> {
    let url = endpoint
        .join("v1/traces")
        .map_err(|error| error.to_string())?;
    let last_refusal = LastRefusal::default();
    let client = Client::new(SEND_TIME, last_refusal.clone()).map_err(|error| error.to_string())?;
    let mut exporter = SpanExporter::builder()
        .with_http()
        .with_http_client(client)
        .with_endpoint(url)
        .with_protocol(Protocol::HttpBinary)
        .with_timeout(SEND_TIME)
        // Between two attempts, the exporter would block a thread of the gateway.
        .with_retry_policy(RetryPolicy::disabled())
        .build()
        .map_err(|error| error.to_string())?;
    let resource = resource();
    exporter.set_resource(&resource);
    let (sender, spans) = mpsc::channel(QUEUE);
    let counts = Arc::new(Counts::default());
    let queue = Queue {
        sender,
        counts: Arc::clone(&counts),
    };
    let provider = SdkTracerProvider::builder()
        .with_resource(resource)
        .with_span_processor(queue)
        .build();
    let stopping = CancellationToken::new();
    let sending = Sending {
        spans,
        exporter,
        last_refusal,
        counts: Arc::clone(&counts),
        stopping: stopping.clone(),
        cause: QUEUE_IS_FULL.into(),
        last_line: None,
    };
    // The metric exists before the first span is lost.
    counts.lost(0);
    Ok(Traces {
        tracer: provider.tracer("marquee"),
        provider,
        stopping,
        counts,
        task: Mutex::new(Some(tokio::spawn(sending.run()))),
    })
}

/// The resource that the spans belong to: `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES`, if they are set.
fn resource() -> Resource {
    let version = KeyValue::new("service.version", env!("CARGO_PKG_VERSION"));
    let builder = || Resource::builder().with_attribute(version.clone());
    let named = builder().build();
    let name = named.get(&Key::from_static_str("service.name"));
    match name {
        Some(name) if !name.as_str().starts_with("unknown_service") => named,
        _ => builder().with_service_name("marquee").build(),
    }
}

impl Traces {
    /// The position of a request in its trace.
    pub fn of_request(&self, headers: &HeaderMap) -> Trace {
        Trace::of_request(self.tracer.clone(), headers)
    }

    /// Sends the spans that have ended, until the deadline. The rest is lost, as are spans that end later.
    pub async fn stop(&self, deadline: Instant) {
        self.stopping.cancel();
        let task = self
            .task
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(mut task) = task
            && timeout_at(deadline, &mut task).await.is_err()
        {
            task.abort();
            let _aborted = task.await;
            self.counts.lost(self.counts.waiting());
            self.counts.report("the time to stop is over");
        }
        let _stopped = self.provider.shutdown();
    }
}

/// The number of waiting spans, and of those lost since the last log line.
#[derive(Debug, Default)]
struct Counts {
    waiting: AtomicU64,
    unreported: AtomicU64,
}

impl Counts {
    fn waiting(&self) -> u64 {
        self.waiting.load(Ordering::Relaxed)
    }

    fn lost(&self, spans: u64) {
        metrics::counter!("marquee_spans_lost_total").increment(spans);
        self.unreported.fetch_add(spans, Ordering::Relaxed);
    }

    /// Writes a line about the spans that were lost since the last one, if there are any.
    fn report(&self, cause: &str) -> bool {
        let spans = self.unreported.swap(0, Ordering::Relaxed);
        if spans > 0 {
            tracing::warn!(spans, cause, "spans were lost");
        }
        spans > 0
    }
}

/// Takes the spans that have ended. It never waits.
#[derive(Debug)]
struct Queue {
    sender: mpsc::Sender<SpanData>,
    counts: Arc<Counts>,
}

impl SpanProcessor for Queue {
    fn on_start(&self, _: &mut Span, _: &Context) {}

    fn on_end(&self, span: SpanData) {
        // Counted first, because the task may send it immediately.
        self.counts.waiting.fetch_add(1, Ordering::Relaxed);
        if self.sender.try_send(span).is_err() {
            self.counts.waiting.fetch_sub(1, Ordering::Relaxed);
            self.counts.lost(1);
        }
    }

    fn force_flush(&self) -> OTelSdkResult {
        Ok(())
    }

    fn shutdown_with_timeout(&self, _: Duration) -> OTelSdkResult {
        Ok(())
    }
}

/// The task that sends spans.
struct Sending {
    spans: mpsc::Receiver<SpanData>,
    exporter: SpanExporter,
    last_refusal: LastRefusal,
    counts: Arc<Counts>,
    stopping: CancellationToken,
    /// The reason for the losses since the last line.
    cause: Cow<'static, str>,
    last_line: Option<Instant>,
}

/// Adds spans to a batch until it is full, or no more can come.
async fn fill_up(spans: &mut mpsc::Receiver<SpanData>, batch: &mut Vec<SpanData>) {
    while batch.len() < BATCH {
        let free = BATCH - batch.len();
        if spans.recv_many(batch, free).await == 0 {
            break;
        }
    }
}

impl Sending {
    async fn run(mut self) {
        let stopping = self.stopping.clone();
        let mut batch = Vec::new();
        loop {
            let fill = async {
                if self.spans.recv_many(&mut batch, BATCH).await > 0 {
                    let _full = timeout(LINGER, fill_up(&mut self.spans, &mut batch)).await;
                }
            };
            if stopping.run_until_cancelled(fill).await.is_none() {
                // The spans that have ended by now are still sent.
                self.spans.close();
                fill_up(&mut self.spans, &mut batch).await;
                while !batch.is_empty() {
                    self.send(std::mem::take(&mut batch)).await;
                    fill_up(&mut self.spans, &mut batch).await;
                }
                break;
            }
            if batch.is_empty() {
                break;
            }
            self.send(std::mem::take(&mut batch)).await;
        }
        self.counts.report(&self.cause);
    }

    async fn send(&mut self, batch: Vec<SpanData>) {
        let spans = batch.len() as u64;
        let sent = timeout(SEND_TIME, self.exporter.export(batch)).await;
        let refusal = self.last_refusal.take();
        let (lost, cause) = match sent {
            Ok(Ok(())) => match refusal {
                None => (0, None),
                Some(refusal) => (refusal.spans.min(spans), Some(refusal.cause.into())),
            },
            Ok(Err(error)) => (spans, Some(error.to_string().into())),
            Err(_) => (spans, Some("no answer in time".into())),
        };
        self.counts.waiting.fetch_sub(spans, Ordering::Relaxed);
        if let Some(cause) = cause {
            self.counts.lost(lost);
            self.cause = cause;
        }
        self.report();
    }

    /// Logs lost spans, at most once a minute.
    fn report(&mut self) {
        let is_due = self
            .last_line
            .is_none_or(|last| last.elapsed() >= BETWEEN_LINES);
        if is_due && self.counts.report(&self.cause) {
            self.last_line = Some(Instant::now());
            self.cause = QUEUE_IS_FULL.into();
        }
    }
}
