//! Sends ended spans to the collector without delaying requests: a bounded queue, and one task that empties it. The batch
//! processor of the SDK does not count the spans that it loses.

use std::time::Duration;

use axum::http::HeaderMap;
use opentelemetry::trace::TracerProvider;
use opentelemetry::{Context, KeyValue};
use opentelemetry_otlp::{Protocol, RetryPolicy, SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::error::OTelSdkResult;
use opentelemetry_sdk::trace::{
    SdkTracer, SdkTracerProvider, Span, SpanData, SpanExporter as _, SpanProcessor,
};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout_at};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use url::Url;

use super::span::Trace;

/// The maximum number of ended spans that wait, about a kilobyte each. Further ones are lost.
const QUEUE: usize = 4_096;
/// The number of spans in a request to the collector.
const BATCH: usize = 512;
/// How long spans gather after a batch that was not full.
const GATHERING: Duration = Duration::from_secs(1);
/// How long a batch may take to send. After that it is lost.
const SEND_TIME: Duration = Duration::from_secs(5);

/// The traces of a gateway.
pub struct Traces {
    tracer: SdkTracer,
    stopping: CancellationToken,
    sending: TaskTracker,
}

/// Starts to send traces to the collector at this base URL.
///
/// # Errors
/// If an OpenTelemetry variable has an invalid value, or the HTTP client cannot be built.
pub fn start(endpoint: &Url) -> Result<Traces, String> {
    let url = endpoint
        .join("v1/traces")
        .map_err(|error| error.to_string())?;
    let client = reqwest::Client::builder()
        .no_proxy()
        .redirect(reqwest::redirect::Policy::none())
        .timeout(SEND_TIME)
        .build()
        .map_err(|error| error.to_string())?;
    let mut exporter = SpanExporter::builder()
        .with_http()
        .with_http_client(client)
        .with_endpoint(url)
        .with_protocol(Protocol::HttpBinary)
        // Between two attempts, the exporter would block a thread of the gateway.
        .with_retry_policy(RetryPolicy::disabled())
        .build()
        .map_err(|error| error.to_string())?;
    // With what OTEL_RESOURCE_ATTRIBUTES adds.
    let resource = Resource::builder()
        .with_service_name("marquee")
        .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")))
        .build();
    exporter.set_resource(&resource);
    let (queue, spans) = mpsc::channel(QUEUE);
    let provider = SdkTracerProvider::builder()
        .with_resource(resource)
        .with_span_processor(Queue(queue))
        .build();
    let (stopping, sending) = (CancellationToken::new(), TaskTracker::new());
    sending.spawn(send(spans, exporter, stopping.clone()));
    sending.close();
    Ok(Traces {
        tracer: provider.tracer("marquee"),
        stopping,
        sending,
    })
}

impl Traces {
    /// The position of a request in its trace.
    pub fn of_request(&self, headers: &HeaderMap) -> Trace {
        Trace::of_request(self.tracer.clone(), headers)
    }

    /// Sends the spans that have ended, until the deadline. The rest is lost, as are spans that end later.
    pub async fn stop(&self, deadline: Instant) {
        self.stopping.cancel();
        if timeout_at(deadline, self.sending.wait()).await.is_err() {
            tracing::warn!("the time to stop is over: spans were lost");
        }
    }
}

fn lost(spans: usize) {
    metrics::counter!("marquee_spans_lost_total").increment(spans as u64);
}

/// Takes the spans that have ended. It never waits.
#[derive(Debug)]
struct Queue(mpsc::Sender<SpanData>);

impl SpanProcessor for Queue {
    fn on_start(&self, _: &mut Span, _: &Context) {}

    fn on_end(&self, span: SpanData) {
        if self.0.try_send(span).is_err() {
            lost(1);
        }
    }

    fn force_flush(&self) -> OTelSdkResult {
        Ok(())
    }

    fn shutdown_with_timeout(&self, _: Duration) -> OTelSdkResult {
        Ok(())
    }
}

/// Sends spans in batches, until the traces are stopped and those that have ended by then are sent.
async fn send(
    mut spans: mpsc::Receiver<SpanData>,
    exporter: SpanExporter,
    stopping: CancellationToken,
) {
    let (mut batch, mut is_failing) = (Vec::new(), false);
    loop {
        let received = spans.recv_many(&mut batch, BATCH);
        if stopping.run_until_cancelled(received).await.is_none() {
            spans.close();
            spans.recv_many(&mut batch, BATCH).await;
        }
        let count = batch.len();
        if count == 0 {
            return;
        }
        let sent = exporter.export(std::mem::take(&mut batch)).await;
        if let Err(error) = &sent {
            lost(count);
            // The metric counts those of the following batches.
            if !is_failing {
                tracing::warn!(spans = count, cause = %error, "spans were lost");
            }
        }
        is_failing = sent.is_err();
        if count < BATCH {
            stopping.run_until_cancelled(sleep(GATHERING)).await;
        }
    }
}
