//! Every setting as a flag and a `MARQUEE_*` variable. Together with
//! `limit_flags.rs` this is the only file that reads the environment.

use std::path::PathBuf;

use clap::{Args, FromArgMatches};

use crate::config::checks::{Checker, SettingsErrors};
use crate::config::limit_flags::{LimitArgs, TimeoutArgs};
use crate::config::settings::{DocumentsMode, LogFormat, Settings};

/// The account that is developer and lock maintainer when the sandbox stands in for the services.
const SANDBOX_DEVELOPER: &str = "developer@marquee.example";

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
    /// Seconds for which whole upstream lists are kept per session, and device searches for 300 at least; 0
    /// keeps none.
    #[arg(
        long,
        env = "MARQUEE_READ_CACHE_SECONDS",
        default_value = "10",
        value_name = "SECONDS",
        global = true
    )]
    read_cache_seconds: String,
    /// Bytes the kept upstream lists may take.
    #[arg(
        long,
        env = "MARQUEE_READ_CACHE_BYTES",
        default_value = "67108864",
        value_name = "BYTES",
        global = true
    )]
    read_cache_bytes: String,
    /// Milliseconds one upstream call may take; the device search may take twice as long.
    #[arg(
        long,
        env = "MARQUEE_UPSTREAM_TIMEOUT_MS",
        default_value = "10000",
        value_name = "MS",
        global = true
    )]
    upstream_timeout_ms: String,
    /// Upstream calls at once, per service.
    #[arg(
        long,
        env = "MARQUEE_UPSTREAM_CONNECTIONS",
        default_value = "64",
        value_name = "COUNT",
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
        value_name = "BYTES",
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
    /// Port of the sandbox's problem switch; without it any free one.
    #[arg(
        long,
        env = "MARQUEE_SANDBOX_FAULTS_PORT",
        value_name = "PORT",
        global = true
    )]
    sandbox_faults_port: Option<String>,
    /// Address of the problem switch, when the services named are those of `marquee sandbox`.
    #[arg(
        long,
        env = "MARQUEE_SANDBOX_FAULTS_URL",
        value_name = "URL",
        global = true
    )]
    sandbox_faults_url: Option<String>,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    timeouts: TimeoutArgs,
}

impl Settings {
    /// Checks settings given as flags, such as `["--listen", "127.0.0.1:0"]`; what is not given comes
    /// from the environment or is the default.
    pub fn from_flags<I, T>(flags: I) -> Result<Self, SettingsErrors>
    where
        I: IntoIterator<Item = T>,
        T: Into<std::ffi::OsString> + Clone,
    {
        let command = SettingArgs::augment_args(clap::Command::new("marquee").no_binary_name(true));
        let args = command
            .try_get_matches_from(flags)
            .and_then(|matches| SettingArgs::from_arg_matches(&matches))
            .map_err(|error| SettingsErrors::of_flags(&error))?;
        args.check()
    }
}

impl SettingArgs {
    /// Checks everything and names every problem at once.
    pub fn check(&self) -> Result<Settings, SettingsErrors> {
        let mut checker = Checker::default();
        let c = &mut checker;
        let named = [&self.main_api_url, &self.pipeline_url, &self.backfill_url];
        let is_sandbox = named.iter().all(|url| url.is_none());
        let default_people = if is_sandbox { SANDBOX_DEVELOPER } else { "" };
        let limits = self.limits.check(c);
        if limits.large_body_bytes < limits.body_bytes {
            c.problem("--max-large-body-bytes", "at least --max-body-bytes");
        }
        let timeouts = self.timeouts.check(c);
        if timeouts.drain < timeouts.notice {
            c.problem("--stop-timeout-ms", "at least as long as --stop-notice-ms");
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
            sandbox_faults_url: self
                .sandbox_faults_url
                .as_deref()
                .and_then(|url| c.fault_switch("--sandbox-faults-url", url)),
            limits,
            timeouts,
        };
        if !is_sandbox && (self.sandbox_data.is_some() || self.sandbox_faults_port.is_some()) {
            c.problem(
                "--sandbox-data, --sandbox-faults-port",
                "left out when the services are named, because no sandbox is started then",
            );
        }
        if is_sandbox && self.sandbox_faults_url.is_some() {
            c.problem(
                "--sandbox-faults-url",
                "left out when no service is named, because the sandbox that is started then has its own",
            );
        }
        checker.finish(settings)
    }
}

fn auto_format() -> LogFormat {
    if std::io::IsTerminal::is_terminal(&std::io::stderr()) {
        LogFormat::Text
    } else {
        LogFormat::Json
    }
}
