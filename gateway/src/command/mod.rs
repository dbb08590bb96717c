//! The command line as a client of a running gateway: sign in, query, subscribe, print the schema.

mod check;
mod credentials;
mod document;
mod failure;
mod gateway;
mod login;
mod mcp;
mod output;
mod pages;
mod query;
mod rows;
mod subscribe;
mod upload;
mod wait;

use std::borrow::Cow;
use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Subcommand};
use clap_complete::Shell;
use url::Url;

use self::credentials::Credentials;
pub use self::failure::USAGE;
use self::failure::{Failure, printable_lines, tell};
use self::gateway::Gateway;
use crate::{contract, schema};

/// The subcommands that do not serve anything.
#[derive(Clone, Debug, Subcommand)]
pub enum ClientCommand {
    /// Sign in to a gateway and keep the token in a file that only you can read.
    Login(login::LoginArgs),
    /// Forget the token of a gateway. It stays valid for its service until it ends.
    Logout(UrlArgs),
    /// Print the token of a gateway, for other programs: keep it out of logs and of the history of the shell.
    Token(UrlArgs),
    /// Send a query or a mutation and print its data. Errors go to stderr.
    ///
    /// Exits with 0, with 1 if there is no answer, with 2 if the answer has errors or something failed, or with 64 if the
    /// arguments are wrong.
    Query(query::QueryArgs),
    /// Print the data of each event of a subscription, one per line, until it ends.
    Subscribe(subscribe::SubscribeArgs),
    /// Offer the graph to an assistant as tools, over the Model Context Protocol on stdin and stdout.
    Mcp(mcp::McpArgs),
    /// Print the graph's schema: that of a running gateway, or of this version. Settings are ignored.
    Schema {
        /// Address of a gateway, such as http://127.0.0.1:4000.
        #[arg(value_parser = gateway::base_url)]
        url: Option<Url>,
        /// How long the answer may take. Defaults to 150 seconds.
        #[arg(long, value_name = "SECONDS", value_parser = gateway::seconds, requires = "url")]
        timeout: Option<Duration>,
    },
    /// Print what the gateway expects of the services, as an OpenAPI document.
    Contract,
    /// Hold services against the contract: sign in, make every read that changes nothing, and tell what differs. Writes nothing,
    /// and prints no values.
    ///
    /// Exits with 0 if all that was tried fits, with 1 if something differs or fails, with 2 if it cannot sign in, or with 64
    /// if the arguments are wrong.
    Check(Box<check::CheckArgs>),
    /// Print the completions of a shell.
    Completions {
        /// The shell.
        shell: Shell,
    },
}

/// Which gateway.
#[derive(Args, Clone, Debug)]
pub struct UrlArgs {
    /// Address of the gateway. Defaults to that of the last sign-in.
    #[arg(env = "MARQUEE_URL", value_parser = gateway::base_url)]
    url: Option<Url>,
}

/// Which gateway, and which document to send it.
#[derive(Args, Clone, Debug)]
struct RequestArgs {
    /// The document. Without it and --document, it is read from stdin.
    #[arg(conflicts_with = "document")]
    text: Option<String>,
    /// File with the document.
    #[arg(short = 'f', long, value_name = "FILE")]
    document: Option<std::path::PathBuf>,
    /// Name of the operation, if the document has several.
    #[arg(long, value_name = "NAME")]
    operation: Option<String>,
    /// A variable, or a field of one, such as input.name=Harbor. Its declared type decides whether the value is a text or JSON.
    #[arg(long = "var", value_name = "NAME=VALUE")]
    variables: Vec<String>,
    /// File with a JSON object of variables; - for stdin.
    #[arg(long = "vars", value_name = "FILE")]
    variables_file: Option<std::path::PathBuf>,
    /// Address of the gateway. Defaults to that of the last sign-in.
    #[arg(long, env = "MARQUEE_URL", value_parser = gateway::base_url)]
    url: Option<Url>,
    /// How long an answer may take, by default 150 seconds, or an hour with files. For a subscription, how long it may take
    /// to open and to confirm its WebSocket, by default 30 seconds each; its events may take any time.
    #[arg(long, value_name = "SECONDS", value_parser = gateway::seconds)]
    timeout: Option<Duration>,
    /// IANA name of the time zone that decides what "today" is. Defaults to UTC.
    #[arg(long, value_name = "ZONE")]
    time_zone: Option<String>,
}

/// The names of the subcommands of [`ClientCommand`].
pub fn is_client(name: &str) -> bool {
    [
        "login",
        "logout",
        "token",
        "query",
        "subscribe",
        "mcp",
        "schema",
        "contract",
        "check",
        "completions",
    ]
    .contains(&name)
}

impl ClientCommand {
    /// Runs the command. `cli` is the whole command line, for the completions.
    pub fn run(self, mut cli: clap::Command) -> ExitCode {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        let result = match runtime {
            Ok(runtime) => runtime.block_on(async {
                // Only the first call has an effect.
                let _is_first = rustls::crypto::ring::default_provider().install_default();
                match self {
                    Self::Login(args) => login::run(args).await,
                    Self::Logout(args) => logout(args.url),
                    Self::Token(args) => token(args.url),
                    Self::Query(args) => query::run(args).await,
                    Self::Subscribe(args) => subscribe::run(args).await,
                    Self::Mcp(args) => mcp::run(args).await,
                    Self::Schema { url: None, .. } => print(schema::sdl()),
                    Self::Schema {
                        url: Some(url),
                        timeout,
                    } => {
                        let mut gateway = Gateway::new(url, None, None)?;
                        gateway.timeout = timeout;
                        print(&gateway.schema().await?)
                    }
                    Self::Contract => print(&contract::yaml()),
                    Self::Check(args) => check::run(*args).await,
                    Self::Completions { shell } => {
                        let mut text = Vec::new();
                        clap_complete::generate(shell, &mut cli, "marquee", &mut text);
                        print(&String::from_utf8_lossy(&text))
                    }
                }
            }),
            Err(error) => Err(Failure::local(format!(
                "No thread can be started: {error}."
            ))),
        };
        match result {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => failure.report(),
        }
    }
}

/// Forgets the token of a gateway.
fn logout(url: Option<Url>) -> Result<(), Failure> {
    let path = Credentials::path()?;
    let credentials = Credentials::read_from(&path)?;
    let url = url.or_else(|| credentials.current()).ok_or_else(|| {
        Failure::usage("No gateway is set: name one, or sign in with `marquee login`.")
    })?;
    match credentials.forget(&url, &path)? {
        true => tell(&format!("Signed out of {url}.")),
        false => tell(&format!("There is no token for {url}.")),
    }
    Ok(())
}

/// Prints the token of a gateway.
fn token(url: Option<Url>) -> Result<(), Failure> {
    let gateway = Gateway::signed_in(url, None)?;
    match gateway.token() {
        Some(token) => print(&format!("{token}\n")),
        None => Err(Failure::local(format!(
            "There is no token for {}. Sign in with `marquee login`.",
            gateway.url
        ))),
    }
}

/// Prints a text on stdout: as it is to a file or a pipe, and without what would control a terminal to one.
fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let text = match out.is_terminal() {
        true => Cow::Owned(printable_lines(text)),
        false => Cow::Borrowed(text),
    };
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .map_err(|error| Failure::output(&error))
}
