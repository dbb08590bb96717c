//! The command `marquee`: serves the console and its graph, prints the graph, or runs the sandbox alone.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use gateway::config::flags::SettingArgs;
use gateway::config::settings::Settings;
use gateway::schema;
use gateway::server;
use gateway::server::telemetry;
use sandbox::{ACCOUNTS, Sandbox, SandboxOptions};
use tokio::signal::unix::{SignalKind, signal};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Wrong settings.
const WRONG_SETTINGS: u8 = 2;

/// The staff console of an out-of-home measurement company, and the graph behind it.
#[derive(Parser)]
#[command(name = "marquee", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    settings: SettingArgs,
}

#[derive(Clone, Copy, Subcommand)]
enum Command {
    /// Serve the console and the graph (the default).
    Serve,
    /// Print the graph's schema; no setting matters.
    Schema,
    /// Run the sandbox alone and print its addresses as variables for `serve`; only the settings of the
    /// sandbox and of the log matter.
    Sandbox,
}

fn main() -> ExitCode {
    match server::runtime() {
        Ok(runtime) => runtime.block_on(run()),
        Err(error) => {
            eprintln!("The system gives no threads: {error}.");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> ExitCode {
    let cli = Cli::parse();
    let command = cli.command.unwrap_or(Command::Serve);
    if matches!(command, Command::Schema) {
        print!("{}", schema::sdl());
        return ExitCode::SUCCESS;
    }
    let settings = match cli.settings.check() {
        Ok(settings) => settings,
        Err(faults) => {
            eprint!("{faults}");
            return ExitCode::from(WRONG_SETTINGS);
        }
    };
    telemetry::start_log(&settings);
    let ended = match command {
        Command::Sandbox => run_sandbox(&settings).await,
        Command::Serve | Command::Schema => serve(settings).await,
    };
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

async fn serve(mut settings: Settings) -> Result<(), String> {
    let sandbox = if settings.is_sandbox {
        Some(start_sandbox(&settings).await?)
    } else {
        None
    };
    if let Some(sandbox) = &sandbox {
        let addresses = [
            &sandbox.main_url,
            &sandbox.pipeline_url,
            &sandbox.backfill_url,
            &sandbox.storage_url,
            &sandbox.faults_url,
        ];
        settings
            .point_at(addresses)
            .map_err(|error| format!("The sandbox has no address: {error}."))?;
    }
    let running = server::start(settings)
        .await
        .map_err(|error| error.to_string())?;
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
    wait_for_end().await?;
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
    wait_for_end().await?;
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

async fn wait_for_end() -> Result<(), String> {
    let listen = |kind| signal(kind).map_err(|error| format!("Signals cannot be heard: {error}."));
    let mut terminate = listen(SignalKind::terminate())?;
    let mut interrupt = listen(SignalKind::interrupt())?;
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    Ok(())
}
