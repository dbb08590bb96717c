//! The checked settings of the gateway. All wrong settings are named at once, each with what would be right.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use url::Url;

/// Which documents callers may send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentsMode {
    /// The manifest's and free text.
    Any,
    /// Only the manifest's, save from developers.
    Persisted,
}

/// The shape of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// One JSON object a line.
    Json,
    /// Lines for people.
    Text,
}

/// What one request may cost before it is refused with `LIMIT_EXCEEDED`.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request body and of a socket message.
    pub body_bytes: usize,
    /// Bytes of a request body that has one of the places for large ones.
    pub large_body_bytes: usize,
    /// Places for large request bodies.
    pub large_bodies: usize,
    /// Lexical tokens of a document.
    pub tokens: usize,
    /// Nesting of `{`, `[` and `(` in a document.
    pub nesting: usize,
    /// Depth of selected fields.
    pub depth: usize,
    /// Fields once fragments are written out.
    pub fields: usize,
    /// Aliases once fragments are written out.
    pub aliases: usize,
    /// Those of them on fields with arguments or fields of their own.
    pub calling_aliases: usize,
    /// Fields at the root of an operation.
    pub root_fields: usize,
    /// Directives once fragments are written out.
    pub directives: usize,
    /// Depth of fields below `__schema` and `__type`.
    pub introspection_depth: usize,
    /// Fields below `__schema` and `__type`.
    pub introspection_fields: usize,
    /// Nesting of JSON in a body and of the variables in it.
    pub json_depth: usize,
    /// Values, lists and objects in the variables.
    pub variable_values: usize,
    /// Operations running at once on one socket.
    pub socket_operations: usize,
    /// Requests being answered at once; more are turned away with 503.
    pub requests_in_flight: usize,
    /// Open connections; more are turned away with 503.
    pub connections: usize,
}

/// How long a peer may take.
#[derive(Clone, Debug)]
pub struct Timeouts {
    /// For a request's head.
    pub header: Duration,
    /// Between two pieces of a body.
    pub body: Duration,
    /// Between two requests of a connection.
    pub idle: Duration,
    /// For a peer that does not read its answer.
    pub write: Duration,
    /// For a whole request.
    pub request: Duration,
    /// For `connection_init` on a socket.
    pub socket_init: Duration,
    /// How long an ending gateway still accepts, saying `Connection: close`.
    pub notice: Duration,
    /// How long a stop may take at most.
    pub drain: Duration,
}

/// The checked settings.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where the gateway listens.
    pub listen: SocketAddr,
    /// The main API; of no meaning until [`Settings::point_at`] when `is_sandbox`.
    pub main_api_url: Url,
    /// The pipeline service.
    pub pipeline_url: Url,
    /// The backfill service.
    pub backfill_url: Url,
    /// `host:port` of every storage that signed addresses may point at.
    pub storage_hosts: Vec<String>,
    /// Whether no service was named and the embedded sandbox is to be started.
    pub is_sandbox: bool,
    /// The text every staff email contains.
    pub company_text: String,
    /// Emails of the developers.
    pub developers: Vec<String>,
    /// Emails of those who may see and take off provider locks.
    pub lock_maintainers: Vec<String>,
    /// Where a person who needs help is sent.
    pub contact_url: String,
    /// How long whole upstream lists are kept; 0 keeps none.
    pub read_cache_seconds: u64,
    /// How much memory the kept lists may take.
    pub read_cache_bytes: u64,
    /// The deadline of one upstream call.
    pub upstream_timeout: Duration,
    /// Upstream calls at once, per service.
    pub upstream_connections: usize,
    /// Which documents callers may send.
    pub documents: DocumentsMode,
    /// How much memory the documents of free text may take.
    pub document_cache_bytes: u64,
    /// Whether the last `X-Forwarded-For` entry is the caller's address.
    pub is_behind_proxy: bool,
    /// The shape of log lines.
    pub log_format: LogFormat,
    /// What is logged, in the filter language of `tracing`.
    pub log_filter: String,
    /// The sandbox's database; memory when absent.
    pub sandbox_data: Option<PathBuf>,
    /// The port of the sandbox's problem switch; any free one when absent.
    pub sandbox_faults_port: Option<u16>,
    /// The sandbox's problem switch; absent when the services are no sandbox.
    pub sandbox_faults_url: Option<Url>,
    /// What one request may cost.
    pub limits: Limits,
    /// How long a peer may take.
    pub timeouts: Timeouts,
}

impl Settings {
    /// Points the gateway at the main API, pipeline, backfill, storage and problem switch of a sandbox that
    /// has been started.
    pub fn point_at(
        &mut self,
        [main, pipeline, backfill, storage, faults]: [&String; 5],
    ) -> Result<(), url::ParseError> {
        self.main_api_url = Url::parse(main)?;
        self.pipeline_url = Url::parse(pipeline)?;
        self.backfill_url = Url::parse(backfill)?;
        self.sandbox_faults_url = Some(Url::parse(faults)?);
        let storage = Url::parse(storage)?;
        let host = storage.host_str().ok_or(url::ParseError::EmptyHost)?;
        let port = storage
            .port_or_known_default()
            .ok_or(url::ParseError::InvalidPort)?;
        self.storage_hosts.push(format!("{host}:{port}"));
        Ok(())
    }
}
