//! Every setting of the gateway: a flag, a `MARQUEE_*` variable and a checked value. This is the only
//! file that reads the environment. All wrong settings are named at once, each with what would be right.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, FromArgMatches, ValueEnum};
use url::Url;

use crate::setting_faults::{Checker, Faults};

/// The account that is developer and lock maintainer when the sandbox stands in for the services.
const SANDBOX_DEVELOPER: &str = "developer@marquee.example";

/// Which documents callers may send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentsMode {
    /// The manifest's and free text.
    Any,
    /// Only the manifest's, save from developers.
    Persisted,
}

/// The shape of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
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
pub struct Patience {
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
    /// The port of the sandbox's fault switch; any free one when absent.
    pub sandbox_faults_port: Option<u16>,
    /// What one request may cost.
    pub limits: Limits,
    /// How long a peer may take.
    pub patience: Patience,
}

/// The settings as they are written, before they are checked.
#[derive(Args, Clone, Debug)]
pub struct SettingArgs {
    /// Address and port to listen on; port 0 takes any free one.
    #[arg(
        long,
        env = "MARQUEE_LISTEN",
        default_value = "127.0.0.1:4000",
        value_name = "HOST:PORT",
        global = true
    )]
    listen: String,
    /// Address of the main API. Without any of the three services the sandbox is started.
    #[arg(
        long,
        env = "MARQUEE_MAIN_API_URL",
        value_name = "URL",
        hide_env_values = true,
        global = true
    )]
    main_api_url: Option<String>,
    /// Address of the pipeline service.
    #[arg(
        long,
        env = "MARQUEE_PIPELINE_URL",
        value_name = "URL",
        hide_env_values = true,
        global = true
    )]
    pipeline_url: Option<String>,
    /// Address of the backfill service.
    #[arg(
        long,
        env = "MARQUEE_BACKFILL_URL",
        value_name = "URL",
        hide_env_values = true,
        global = true
    )]
    backfill_url: Option<String>,
    /// Storage hosts that signed addresses may point at, separated by commas.
    #[arg(
        long,
        env = "MARQUEE_STORAGE_HOSTS",
        default_value = "",
        value_name = "HOST[:PORT],…",
        global = true
    )]
    storage_hosts: String,
    /// The text every staff email contains.
    #[arg(
        long,
        env = "MARQUEE_COMPANY",
        default_value = "marquee",
        value_name = "TEXT",
        global = true
    )]
    company: String,
    /// Emails of the developers, separated by commas.
    #[arg(
        long,
        env = "MARQUEE_DEVELOPERS",
        value_name = "EMAIL,…",
        global = true
    )]
    developers: Option<String>,
    /// Emails of the lock maintainers, separated by commas.
    #[arg(
        long,
        env = "MARQUEE_LOCK_MAINTAINERS",
        value_name = "EMAIL,…",
        global = true
    )]
    lock_maintainers: Option<String>,
    /// Where a person who needs help is sent.
    #[arg(
        long,
        env = "MARQUEE_CONTACT_URL",
        default_value = "mailto:support@marquee.example",
        value_name = "URL",
        global = true
    )]
    contact_url: String,
    /// Seconds for which whole upstream lists are kept per session; 0 keeps none.
    #[arg(
        long,
        env = "MARQUEE_READ_CACHE_SECONDS",
        default_value = "10",
        value_name = "N",
        global = true
    )]
    read_cache_seconds: String,
    /// Bytes the kept upstream lists may take.
    #[arg(
        long,
        env = "MARQUEE_READ_CACHE_BYTES",
        default_value = "67108864",
        value_name = "N",
        global = true
    )]
    read_cache_bytes: String,
    /// Milliseconds one upstream call may take.
    #[arg(
        long,
        env = "MARQUEE_UPSTREAM_TIMEOUT_MS",
        default_value = "10000",
        value_name = "N",
        global = true
    )]
    upstream_timeout_ms: String,
    /// Upstream calls at once, per service.
    #[arg(
        long,
        env = "MARQUEE_UPSTREAM_CONNECTIONS",
        default_value = "64",
        value_name = "N",
        global = true
    )]
    upstream_connections: String,
    /// Documents callers may send: "any", or "persisted" for the manifest's only (developers may send any).
    #[arg(
        long,
        env = "MARQUEE_DOCUMENTS",
        default_value = "any",
        value_name = "MODE",
        global = true
    )]
    documents: String,
    /// Bytes the parsed documents of free text may take.
    #[arg(
        long,
        env = "MARQUEE_DOCUMENT_CACHE_BYTES",
        default_value = "16777216",
        value_name = "N",
        global = true
    )]
    document_cache_bytes: String,
    /// Whether a proxy in front writes X-Forwarded-For: "true" or "false".
    #[arg(
        long,
        env = "MARQUEE_BEHIND_PROXY",
        default_value = "false",
        value_name = "BOOL",
        global = true
    )]
    behind_proxy: String,
    /// Shape of log lines: "json", "text", or "auto" for text on a terminal.
    #[arg(
        long,
        env = "MARQUEE_LOG_FORMAT",
        default_value = "auto",
        value_name = "FORMAT",
        global = true
    )]
    log_format: String,
    /// What is logged, such as "info" or "warn,gateway=debug".
    #[arg(
        long,
        env = "MARQUEE_LOG",
        default_value = "info",
        value_name = "FILTER",
        global = true
    )]
    log: String,
    /// File of the sandbox's database; without it the data ends with the process.
    #[arg(long, env = "MARQUEE_SANDBOX_DATA", value_name = "FILE", global = true)]
    sandbox_data: Option<PathBuf>,
    /// Port of the sandbox's fault switch; without it any free one.
    #[arg(
        long,
        env = "MARQUEE_SANDBOX_FAULTS_PORT",
        value_name = "PORT",
        global = true
    )]
    sandbox_faults_port: Option<String>,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    patience: PatienceArgs,
}

#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits")]
struct LimitArgs {
    /// Bytes of a request body and of a socket message.
    #[arg(
        long,
        env = "MARQUEE_MAX_BODY_BYTES",
        default_value = "1048576",
        value_name = "N",
        global = true
    )]
    max_body_bytes: String,
    /// Tokens of a document.
    #[arg(
        long,
        env = "MARQUEE_MAX_TOKENS",
        default_value = "5000",
        value_name = "N",
        global = true
    )]
    max_tokens: String,
    /// Nesting of brackets in a document.
    #[arg(
        long,
        env = "MARQUEE_MAX_NESTING",
        default_value = "64",
        value_name = "N",
        global = true
    )]
    max_nesting: String,
    /// Depth of fields in an operation.
    #[arg(
        long,
        env = "MARQUEE_MAX_DEPTH",
        default_value = "20",
        value_name = "N",
        global = true
    )]
    max_depth: String,
    /// Fields of a document, fragments written out.
    #[arg(
        long,
        env = "MARQUEE_MAX_FIELDS",
        default_value = "2000",
        value_name = "N",
        global = true
    )]
    max_fields: String,
    /// Aliases of a document, fragments written out.
    #[arg(
        long,
        env = "MARQUEE_MAX_ALIASES",
        default_value = "100",
        value_name = "N",
        global = true
    )]
    max_aliases: String,
    /// Root fields of an operation.
    #[arg(
        long,
        env = "MARQUEE_MAX_ROOT_FIELDS",
        default_value = "30",
        value_name = "N",
        global = true
    )]
    max_root_fields: String,
    /// Directives of a document, fragments written out.
    #[arg(
        long,
        env = "MARQUEE_MAX_DIRECTIVES",
        default_value = "200",
        value_name = "N",
        global = true
    )]
    max_directives: String,
    /// Depth of fields below __schema and __type.
    #[arg(
        long,
        env = "MARQUEE_MAX_INTROSPECTION_DEPTH",
        default_value = "20",
        value_name = "N",
        global = true
    )]
    max_introspection_depth: String,
    /// Fields below __schema and __type.
    #[arg(
        long,
        env = "MARQUEE_MAX_INTROSPECTION_FIELDS",
        default_value = "400",
        value_name = "N",
        global = true
    )]
    max_introspection_fields: String,
    /// Nesting of a JSON body, at most 120.
    #[arg(
        long,
        env = "MARQUEE_MAX_JSON_DEPTH",
        default_value = "32",
        value_name = "N",
        global = true
    )]
    max_json_depth: String,
    /// Values in the variables of a request.
    #[arg(
        long,
        env = "MARQUEE_MAX_VARIABLE_VALUES",
        default_value = "50000",
        value_name = "N",
        global = true
    )]
    max_variable_values: String,
    /// Operations at once on one socket.
    #[arg(
        long,
        env = "MARQUEE_MAX_SOCKET_OPERATIONS",
        default_value = "100",
        value_name = "N",
        global = true
    )]
    max_socket_operations: String,
    /// Requests answered at once; more get 503.
    #[arg(
        long,
        env = "MARQUEE_MAX_REQUESTS",
        default_value = "1024",
        value_name = "N",
        global = true
    )]
    max_requests: String,
    /// Open connections; more get 503.
    #[arg(
        long,
        env = "MARQUEE_MAX_CONNECTIONS",
        default_value = "2000",
        value_name = "N",
        global = true
    )]
    max_connections: String,
}

#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Patience, in milliseconds")]
struct PatienceArgs {
    /// For the head of a request.
    #[arg(
        long,
        env = "MARQUEE_HEADER_TIMEOUT_MS",
        default_value = "10000",
        value_name = "N",
        global = true
    )]
    header_timeout_ms: String,
    /// Between two pieces of a body.
    #[arg(
        long,
        env = "MARQUEE_BODY_TIMEOUT_MS",
        default_value = "15000",
        value_name = "N",
        global = true
    )]
    body_timeout_ms: String,
    /// Between two requests of a connection.
    #[arg(
        long,
        env = "MARQUEE_IDLE_TIMEOUT_MS",
        default_value = "60000",
        value_name = "N",
        global = true
    )]
    idle_timeout_ms: String,
    /// For a peer that does not read its answer.
    #[arg(
        long,
        env = "MARQUEE_WRITE_TIMEOUT_MS",
        default_value = "30000",
        value_name = "N",
        global = true
    )]
    write_timeout_ms: String,
    /// For a whole request.
    #[arg(
        long,
        env = "MARQUEE_REQUEST_TIMEOUT_MS",
        default_value = "30000",
        value_name = "N",
        global = true
    )]
    request_timeout_ms: String,
    /// For connection_init on a socket.
    #[arg(
        long,
        env = "MARQUEE_SOCKET_INIT_TIMEOUT_MS",
        default_value = "10000",
        value_name = "N",
        global = true
    )]
    socket_init_timeout_ms: String,
    /// How long a stopping gateway still accepts while it says that it is going.
    #[arg(
        long,
        env = "MARQUEE_STOP_NOTICE_MS",
        default_value = "500",
        value_name = "N",
        global = true
    )]
    stop_notice_ms: String,
    /// How long a stop may take in all.
    #[arg(
        long,
        env = "MARQUEE_STOP_TIMEOUT_MS",
        default_value = "5000",
        value_name = "N",
        global = true
    )]
    stop_timeout_ms: String,
}

impl SettingArgs {
    /// Checks everything and names every fault at once.
    pub fn check(&self) -> Result<Settings, Faults> {
        let mut checker = Checker::default();
        let c = &mut checker;
        let named = [&self.main_api_url, &self.pipeline_url, &self.backfill_url];
        let is_sandbox = named.iter().all(|url| url.is_none());
        let default_people = if is_sandbox { SANDBOX_DEVELOPER } else { "" };
        let limits = self.limits.check(c);
        let patience = self.patience.check(c);
        if patience.drain < patience.notice {
            c.fault("--stop-timeout-ms", "at least as long as --stop-notice-ms");
        }
        let settings = Settings {
            listen: c.address("--listen", &self.listen),
            main_api_url: c.service("--main-api-url", self.main_api_url.as_deref(), is_sandbox),
            pipeline_url: c.service("--pipeline-url", self.pipeline_url.as_deref(), is_sandbox),
            backfill_url: c.service("--backfill-url", self.backfill_url.as_deref(), is_sandbox),
            storage_hosts: c.hosts("--storage-hosts", &self.storage_hosts),
            is_sandbox,
            company_text: c.text("--company", &self.company),
            developers: c.emails(
                "--developers",
                self.developers.as_deref().unwrap_or(default_people),
            ),
            lock_maintainers: c.emails(
                "--lock-maintainers",
                self.lock_maintainers.as_deref().unwrap_or(default_people),
            ),
            contact_url: c.contact("--contact-url", &self.contact_url),
            read_cache_seconds: c.number(
                "--read-cache-seconds",
                &self.read_cache_seconds,
                0,
                3_600,
            ),
            read_cache_bytes: c.number("--read-cache-bytes", &self.read_cache_bytes, 1, 1 << 40),
            upstream_timeout: c.milliseconds("--upstream-timeout-ms", &self.upstream_timeout_ms),
            upstream_connections: c.count("--upstream-connections", &self.upstream_connections),
            documents: c.one_of(
                "--documents",
                &self.documents,
                &[
                    ("any", DocumentsMode::Any),
                    ("persisted", DocumentsMode::Persisted),
                ],
            ),
            document_cache_bytes: c.number(
                "--document-cache-bytes",
                &self.document_cache_bytes,
                1,
                1 << 40,
            ),
            is_behind_proxy: c.one_of(
                "--behind-proxy",
                &self.behind_proxy,
                &[("false", false), ("true", true)],
            ),
            log_format: c.one_of(
                "--log-format",
                &self.log_format,
                &[
                    ("auto", auto_format()),
                    ("json", LogFormat::Json),
                    ("text", LogFormat::Text),
                ],
            ),
            log_filter: c.log_filter("--log", &self.log),
            sandbox_data: self.sandbox_data.clone(),
            sandbox_faults_port: self
                .sandbox_faults_port
                .as_deref()
                .map(|port| c.port("--sandbox-faults-port", port)),
            limits,
            patience,
        };
        if !is_sandbox && (self.sandbox_data.is_some() || self.sandbox_faults_port.is_some()) {
            c.fault(
                "--sandbox-data, --sandbox-faults-port",
                "left out when the services are named, because no sandbox is started then",
            );
        }
        checker.finish(settings)
    }
}

impl LimitArgs {
    fn check(&self, c: &mut Checker) -> Limits {
        Limits {
            body_bytes: c.count("--max-body-bytes", &self.max_body_bytes),
            tokens: c.count("--max-tokens", &self.max_tokens),
            // Parser and validation recurse with the nesting: 200 is safe on the smallest stack.
            nesting: c.number("--max-nesting", &self.max_nesting, 1, 200),
            depth: c.number("--max-depth", &self.max_depth, 1, 200),
            fields: c.count("--max-fields", &self.max_fields),
            aliases: c.count("--max-aliases", &self.max_aliases),
            root_fields: c.count("--max-root-fields", &self.max_root_fields),
            directives: c.count("--max-directives", &self.max_directives),
            introspection_depth: c.number(
                "--max-introspection-depth",
                &self.max_introspection_depth,
                1,
                200,
            ),
            introspection_fields: c
                .count("--max-introspection-fields", &self.max_introspection_fields),
            // serde_json itself stops at 128.
            json_depth: c.number("--max-json-depth", &self.max_json_depth, 1, 120),
            variable_values: c.count("--max-variable-values", &self.max_variable_values),
            socket_operations: c.count("--max-socket-operations", &self.max_socket_operations),
            requests_in_flight: c.count("--max-requests", &self.max_requests),
            connections: c.count("--max-connections", &self.max_connections),
        }
    }
}

impl PatienceArgs {
    fn check(&self, c: &mut Checker) -> Patience {
        Patience {
            header: c.milliseconds("--header-timeout-ms", &self.header_timeout_ms),
            body: c.milliseconds("--body-timeout-ms", &self.body_timeout_ms),
            idle: c.milliseconds("--idle-timeout-ms", &self.idle_timeout_ms),
            write: c.milliseconds("--write-timeout-ms", &self.write_timeout_ms),
            request: c.milliseconds("--request-timeout-ms", &self.request_timeout_ms),
            socket_init: c.milliseconds("--socket-init-timeout-ms", &self.socket_init_timeout_ms),
            notice: Duration::from_millis(c.number(
                "--stop-notice-ms",
                &self.stop_notice_ms,
                0,
                60_000,
            )),
            drain: c.milliseconds("--stop-timeout-ms", &self.stop_timeout_ms),
        }
    }
}

impl Settings {
    /// Checks settings given as flags, such as `["--listen", "127.0.0.1:0"]`; what is not given comes
    /// from the environment or is the default.
    pub fn from_flags<I, T>(flags: I) -> Result<Self, Faults>
    where
        I: IntoIterator<Item = T>,
        T: Into<std::ffi::OsString> + Clone,
    {
        let command = SettingArgs::augment_args(clap::Command::new("marquee").no_binary_name(true));
        let args = command
            .try_get_matches_from(flags)
            .and_then(|matches| SettingArgs::from_arg_matches(&matches))
            .map_err(|error| Faults::of_flags(&error))?;
        args.check()
    }

    /// Points the gateway at the main API, pipeline, backfill and storage of a sandbox that has been
    /// started.
    pub fn point_at(
        &mut self,
        [main, pipeline, backfill, storage]: [&String; 4],
    ) -> Result<(), url::ParseError> {
        self.main_api_url = Url::parse(main)?;
        self.pipeline_url = Url::parse(pipeline)?;
        self.backfill_url = Url::parse(backfill)?;
        let storage = Url::parse(storage)?;
        let host = storage.host_str().ok_or(url::ParseError::EmptyHost)?;
        let port = storage
            .port_or_known_default()
            .ok_or(url::ParseError::InvalidPort)?;
        self.storage_hosts.push(format!("{host}:{port}"));
        Ok(())
    }
}

fn auto_format() -> LogFormat {
    if std::io::IsTerminal::is_terminal(&std::io::stderr()) {
        LogFormat::Text
    } else {
        LogFormat::Json
    }
}
