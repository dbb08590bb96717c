//! The table of settings. Each field with a flag is a `MARQUEE_*` variable, too; its comment is the text of `--help`.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use sandbox::Sandbox;
use url::Url;

use super::values::{
    List, address, contact, count, emails, hosts, log_filter, milliseconds, number, service_url,
    text, web_address,
};

/// The sandbox's account that is a developer and lock maintainer unless others are named.
const SANDBOX_DEVELOPER: &str = "developer@marquee.example";

/// Which documents callers may send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DocumentsMode {
    /// Any document.
    Any,
    /// Only the persisted ones. Developers may send any.
    Persisted,
}

/// Where the address of a caller is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AddressSource {
    /// The connection: no proxy is in front of the gateway.
    #[value(name = "peer")]
    Connection,
    /// The header `X-Forwarded-For`, to which a proxy adds the address.
    XForwardedFor,
}

/// The settings.
#[derive(Args, Clone, Debug)]
pub struct Settings {
    /// IP address and port to listen on; port 0 picks a free one.
    #[arg(long, value_name = "HOST:PORT")]
    #[arg(default_value = "127.0.0.1:4000", value_parser = address)]
    pub listen: SocketAddr,
    /// Base URL of the main API; name all three services, or none to start the sandbox.
    #[arg(long, value_name = "URL", value_parser = service_url)]
    pub main_api_url: Option<Url>,
    /// Base URL of the pipeline service.
    #[arg(long, value_name = "URL", value_parser = service_url)]
    pub pipeline_url: Option<Url>,
    /// Base URL of the backfill service.
    #[arg(long, value_name = "URL", value_parser = service_url)]
    pub backfill_url: Option<Url>,
    /// Hosts of the files behind signed links, separated by commas; the port defaults to 443. Links to other hosts are
    /// neither read nor returned.
    #[arg(long, value_name = "HOST[:PORT],…")]
    #[arg(default_value = "", value_parser = hosts)]
    pub storage_hosts: List,
    /// Text that every staff email contains.
    #[arg(long = "company", value_name = "TEXT")]
    #[arg(default_value = "marquee", value_parser = text)]
    pub company_text: String,
    /// Emails of the developers, separated by commas.
    #[arg(long, value_name = "EMAIL,…", value_parser = emails)]
    pub developers: Option<List>,
    /// Emails of the staff who may see and remove provider locks, separated by commas.
    #[arg(long, value_name = "EMAIL,…", value_parser = emails)]
    pub lock_maintainers: Option<List>,
    /// Where the sign-in screen sends people without an account.
    #[arg(long, value_name = "URL")]
    #[arg(default_value = "mailto:support@marquee.example", value_parser = contact)]
    pub contact_url: String,
    /// Address of a map style with tiles, for the maps of the console; without it they show outlines only, and call no other
    /// host. Tiles, fonts and images must be on the same host.
    #[arg(long, value_name = "URL", value_parser = web_address)]
    pub map_style_url: Option<Url>,
    /// Seconds that a session's reads are cached (device searches: at least 300); 0 turns the cache off.
    #[arg(long, value_name = "SECONDS")]
    #[arg(default_value = "10", value_parser = number::<u64>(0..=3_600))]
    pub read_cache_seconds: u64,
    /// Bytes of memory for cached reads.
    #[arg(skip = 64usize << 20)]
    pub read_cache_bytes: usize,
    /// Milliseconds between two reads of a list that someone watches.
    #[arg(long = "poll-interval-ms", value_name = "MS")]
    #[arg(default_value = "10000", value_parser = milliseconds)]
    pub poll_interval: Duration,
    /// Milliseconds that a call to a service may take; a device search may take twice as long, an AI analysis
    /// and an upload of inventory nine times.
    #[arg(long = "upstream-timeout-ms", value_name = "MS")]
    #[arg(default_value = "10000", value_parser = milliseconds)]
    pub upstream_timeout: Duration,
    /// Concurrent calls to each service, of which one path has an eighth: as many as a screen makes of one path at once.
    #[arg(skip = 256usize)]
    pub upstream_connections: usize,
    /// Documents that callers may send: "any", or "persisted" for the client's own (developers may send any).
    #[arg(long, value_name = "MODE", default_value = "any")]
    #[arg(value_enum, hide_possible_values = true)]
    pub documents: DocumentsMode,
    /// Where the address of a caller is read: "peer" for the connection, or "x-forwarded-for" for the header to which a proxy
    /// in front of the gateway adds it.
    #[arg(long = "client-address", value_name = "SOURCE", default_value = "peer")]
    #[arg(value_enum, hide_possible_values = true)]
    pub address_source: AddressSource,
    /// What to log, such as "info" or "warn,gateway=debug": text on a terminal, and JSON elsewhere.
    #[arg(long = "log", value_name = "FILTER")]
    #[arg(default_value = "info", value_parser = log_filter)]
    pub log_filter: String,
    /// File to which a JSON line about each mutation is appended; without it, these lines are in the log, whatever its filter.
    #[arg(long, value_name = "FILE")]
    pub audit_log: Option<PathBuf>,
    /// Base URL of an OpenTelemetry collector that receives traces as OTLP over HTTP with protobuf; without it, there are no
    /// traces. The variables OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER and OTEL_RESOURCE_ATTRIBUTES also apply.
    #[arg(long, value_name = "URL", value_parser = service_url)]
    pub otlp_endpoint: Option<Url>,
    /// TOML file with other paths of calls to the services, by the names that `marquee contract` prints, such as
    /// markets.latest_files = "/v3/api/markets/{marketHash}/files".
    #[arg(long, value_name = "FILE")]
    pub paths: Option<PathBuf>,
    /// Database file of the sandbox; without it, the data is lost when the sandbox stops.
    #[arg(long, value_name = "FILE")]
    pub sandbox_data: Option<PathBuf>,
    /// Port of the sandbox's fault switch; defaults to a free one.
    #[arg(long, value_name = "PORT", value_parser = number::<u16>(1..=65_535))]
    pub sandbox_faults_port: Option<u16>,
    /// URL of the fault switch, if the named services are those of `marquee sandbox`.
    #[arg(long, value_name = "URL", value_parser = service_url)]
    pub sandbox_faults_url: Option<Url>,
    /// Whether the gateway runs on a sandbox of its own.
    #[arg(skip)]
    pub is_sandbox: bool,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub timeouts: Timeouts,
}

/// What a request may cost. Beyond it the error is `LIMIT_EXCEEDED`. A flag is what depends on the machine; the others are the
/// same everywhere, and only tests change them.
#[derive(Args, Clone, Debug)]
pub struct Limits {
    /// Bytes of a WebSocket message, or of a request body without a session.
    #[arg(skip = 64usize << 10)]
    pub body_bytes: usize,
    /// Bytes of a large request body, such as an outline, which needs a session.
    #[arg(skip = 8usize << 20)]
    pub large_body_bytes: usize,
    /// Bytes of a request with files.
    #[arg(skip = 1usize << 30)]
    pub upload_bytes: usize,
    /// Concurrent requests with files, which need a session; others get 503.
    #[arg(skip = 8usize)]
    pub uploads: usize,
    /// Bytes of a document.
    #[arg(skip = 1usize << 20)]
    pub document_bytes: usize,
    /// Tokens in a document, with white space, commas and comments.
    #[arg(skip = 10_000usize)]
    pub tokens: usize,
    /// Levels of a document: fields, fragments, lists and objects within each other.
    // The parsers and the validation recurse.
    #[arg(skip = 32usize)]
    pub depth: usize,
    /// Fields in a document, with fragments expanded. One below __schema or __type counts as five.
    #[arg(skip = 2_000usize)]
    pub fields: usize,
    /// Aliases in a document, with fragments expanded.
    #[arg(skip = 100usize)]
    pub aliases: usize,
    /// Values in the variables of a request, lists and objects included.
    #[arg(skip = 50_000usize)]
    pub variable_values: usize,
    /// Objects that an operation can return, by the sizes of its pages; a list without pages counts as 10.
    #[arg(skip = 500_000usize)]
    pub objects: usize,
    /// Rows that the lists of one operation may have; fields that need more fail.
    #[arg(skip = 100_000usize)]
    pub rows: usize,
    /// Bytes that the lists and long texts of one operation may have; fields that need more fail.
    #[arg(skip = 32usize << 20)]
    pub list_bytes: usize,
    /// Calls to services that one operation may make; fields that need more fail. The default is enough for a field that costs
    /// a call per row on a page of 100.
    #[arg(skip = 120usize)]
    pub upstream_calls: usize,
    /// Bytes of responses of services that are read, cached or in use, and of inventory files; beyond, cached responses are
    /// dropped, then responses wait, and fields that wait too long fail.
    #[arg(long = "max-response-bytes", value_name = "BYTES")]
    #[arg(default_value = "234881024", value_parser = count)]
    pub response_bytes: usize,
    /// Bytes of responses of services that one operation may use; fields that need more fail.
    #[arg(skip = 96usize << 20)]
    pub operation_response_bytes: usize,
    /// Concurrent subscriptions of one address, about 100 KiB each; further ones fail.
    #[arg(skip = 2_000usize)]
    pub subscriptions_per_address: usize,
    /// Concurrent operations on a WebSocket.
    #[arg(skip = 100usize)]
    pub socket_operations: usize,
    /// Concurrent GraphQL requests; others get 503.
    #[arg(skip = 1_536usize)]
    pub requests_in_flight: usize,
    /// Concurrent GraphQL requests of one address; others get 503.
    #[arg(skip = 1_024usize)]
    pub requests_per_address: usize,
    /// Bytes of answers that callers have not read; beyond, fields with lists fail. Those below 64 KiB are not counted.
    #[arg(skip = 64usize << 20)]
    pub answers_bytes: usize,
    /// Open connections; others get 503.
    #[arg(skip = 2_000usize)]
    pub connections: usize,
    /// Open connections from one address, unless a proxy is in front; others get 503.
    #[arg(skip = 1_600usize)]
    pub connections_per_address: usize,
    /// Open WebSockets from one address; others get 503.
    #[arg(skip = 200usize)]
    pub sockets_per_address: usize,
}

/// How long a client may take, and a stop of the gateway.
#[derive(Args, Clone, Debug)]
pub struct Timeouts {
    /// Between two chunks of a body.
    #[arg(skip = Duration::from_millis(12_000))]
    pub body: Duration,
    /// For the next request on a connection, until its head has arrived.
    #[arg(skip = Duration::from_millis(60_000))]
    pub idle: Duration,
    /// For a client that does not read its response.
    #[arg(skip = Duration::from_millis(30_000))]
    pub write: Duration,
    /// For a client to read a whole response, or a message of a WebSocket.
    #[arg(skip = Duration::from_millis(60_000))]
    pub send: Duration,
    /// For a whole request.
    #[arg(skip = Duration::from_millis(30_000))]
    pub request: Duration,
    /// For a whole request that waits for a language model.
    #[arg(skip = Duration::from_millis(100_000))]
    pub model: Duration,
    /// For a whole request with files.
    #[arg(skip = Duration::from_millis(900_000))]
    pub upload: Duration,
    /// For connection_init on a WebSocket.
    #[arg(skip = Duration::from_millis(10_000))]
    pub socket_init: Duration,
    /// How long a stopping gateway still accepts connections while /readyz fails, if not for a tenth of the stop.
    #[arg(skip)]
    pub notice: Option<Duration>,
    /// Milliseconds that a stop may take.
    #[arg(long = "stop-timeout-ms", value_name = "MS")]
    #[arg(default_value = "5000", value_parser = milliseconds)]
    pub drain: Duration,
}

impl Timeouts {
    /// How long a stopping gateway still accepts connections while /readyz fails.
    pub fn stop_notice(&self) -> Duration {
        self.notice.unwrap_or(self.drain / 10)
    }
}

impl Settings {
    /// Whether no service is named, so that a sandbox is started.
    pub fn needs_sandbox(&self) -> bool {
        self.main_api_url.is_none()
    }

    /// Whether a proxy is in front of the gateway.
    pub fn is_behind_proxy(&self) -> bool {
        self.address_source != AddressSource::Connection
    }

    /// Uses the services of a sandbox that has been started for this gateway.
    ///
    /// # Errors
    /// Says what one of the sandbox's addresses must be.
    pub fn use_sandbox(&mut self, sandbox: &Sandbox) -> Result<(), &'static str> {
        self.is_sandbox = true;
        self.main_api_url = Some(service_url(&sandbox.main_url)?);
        self.pipeline_url = Some(service_url(&sandbox.pipeline_url)?);
        self.backfill_url = Some(service_url(&sandbox.backfill_url)?);
        self.sandbox_faults_url = Some(service_url(&sandbox.faults_url)?);
        let storage = sandbox.storage_url.trim_start_matches("http://");
        self.storage_hosts.extend(hosts(storage)?);
        for role in [&mut self.developers, &mut self.lock_maintainers] {
            role.get_or_insert_with(|| vec![SANDBOX_DEVELOPER.to_owned()]);
        }
        Ok(())
    }
}
