//! The command `marquee`: serves the console and its graph, runs the sandbox alone, or is a client of a running gateway.

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use gateway::command::{self, ClientCommand};
use gateway::config::arguments;
use gateway::config::settings::Settings;
use gateway::server;
use gateway::server::telemetry;
use sandbox::{ACCOUNTS, Sandbox, SandboxOptions};
use tokio::signal::unix::{SignalKind, signal};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The staff console of an out-of-home measurement company, and the graph behind it.
#[derive(Parser)]
#[command(name = "marquee", version = env!("MARQUEE_VERSION"))]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Clone, Subcommand)]
enum Command {
    /// Serve the console and the graph (the default).
    Serve,
    /// Run the sandbox alone and print its addresses as variables for `serve`. Uses only the settings of
    /// the sandbox and of the log.
    Sandbox,
    #[command(flatten)]
    Client(Box<ClientCommand>),
}

fn main() -> ExitCode {
    run().unwrap_or_else(|error| {
        // What is wrong with the arguments, or the help that was asked for.
        let _shown = error.print();
        match error.use_stderr() {
            true => ExitCode::from(command::USAGE),
            false => ExitCode::SUCCESS,
        }
    })
}

fn run() -> Result<ExitCode, clap::Error> {
    // A client takes no settings, and its exit codes are about answers.
    let name = std::env::args_os().nth(1);
    if name.is_some_and(|name| name.to_str().is_some_and(command::is_client)) {
        return Ok(match Cli::try_parse()?.command {
            Some(Command::Client(client)) => client.run(Cli::command()),
            _ => ExitCode::FAILURE,
        });
    }
    let matches = arguments::read(Cli::command(), std::env::args_os())?;
    let cli = Cli::from_arg_matches(&matches)?;
    if let Some(Command::Client(client)) = cli.command {
        return Ok(client.run(Cli::command()));
    }
    let settings = Settings::from_matches(&matches)?;
    let _log = match telemetry::start_log(&settings) {
        Ok(log) => log,
        Err(message) => {
            eprintln!("{message}");
            return Ok(ExitCode::FAILURE);
        }
    };
    let result = match cli.command {
        Some(Command::Sandbox) => server::run(run_sandbox(&settings)),
        _ => server::run(serve(settings)),
    };
    let result = result
        .map_err(|error| format!("The threads cannot be started: {error}."))
        .flatten();
    Ok(match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    })
}

async fn serve(mut settings: Settings) -> Result<(), String> {
    let mut sandbox = None;
    if settings.needs_sandbox() {
        let started = start_sandbox(&settings).await?;
        settings
            .use_sandbox(&started)
            .map_err(|expected| format!("An address of the sandbox must be {expected}."))?;
        sandbox = Some(started);
    }
    let running = server::start(settings).await?;
    println!(
        "Marquee is at http://{}/ and its graph at http://{0}/graphql.",
        running.address
    );
    if let Some(sandbox) = &sandbox {
        println!(
            "It runs on the sandbox, whose fault switch is at {}. Sign in with:",
            sandbox.faults_url
        );
        print_accounts();
    }
    wait_for_signal().await?;
    running.stop().await;
    if let Some(sandbox) = sandbox {
        sandbox.stop().await;
    }
    Ok(())
}

async fn run_sandbox(settings: &Settings) -> Result<(), String> {
    let sandbox = start_sandbox(settings).await?;
    println!("MARQUEE_MAIN_API_URL={}", sandbox.main_url);
    println!("MARQUEE_PIPELINE_URL={}", sandbox.pipeline_url);
    println!("MARQUEE_BACKFILL_URL={}", sandbox.backfill_url);
    println!(
        "MARQUEE_STORAGE_HOSTS={}",
        sandbox.storage_url.trim_start_matches("http://")
    );
    println!("MARQUEE_SANDBOX_FAULTS_URL={}", sandbox.faults_url);
    println!("The accounts are:");
    print_accounts();
    wait_for_signal().await?;
    sandbox.stop().await;
    Ok(())
}

async fn start_sandbox(settings: &Settings) -> Result<Sandbox, String> {
    let options = SandboxOptions {
        data: settings.sandbox_data.clone(),
        faults_port: settings.sandbox_faults_port.unwrap_or(0),
        ..SandboxOptions::default()
    };
    Sandbox::start(options)
        .await
        .map_err(|error| format!("The sandbox cannot start: {error}"))
}

fn print_accounts() {
    for account in ACCOUNTS {
        println!(
            "  {} with password {} ({})",
            account.email, account.password, account.role
        );
    }
}

/// Waits until the process is told to stop.
async fn wait_for_signal() -> Result<(), String> {
    let listen = |kind| {
        signal(kind).map_err(|error| format!("The process cannot listen for signals: {error}."))
    };
    let mut terminate = listen(SignalKind::terminate())?;
    let mut interrupt = listen(SignalKind::interrupt())?;
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    Ok(())
}
