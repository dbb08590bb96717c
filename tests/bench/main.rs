//! Measures the gateway against a straight proxy of the same bytes and a plain gateway on async-graphql-axum: in one
//! run, in turns, every answer checked. It reports speed and never judges it; a wrong answer fails the run.

mod data;
mod load;
mod processes;
mod report;
mod scale;
mod servers;
mod tracing_cost;
mod workloads;

use std::error::Error;
use std::process::ExitCode;
use std::time::Duration;

use bytes::Bytes;
use load::{Connection, Turn, quantile, take_turn};
use processes::Server;
use workloads::{Question, Side, Workload};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Clients that ask at once.
const CLIENTS: usize = 16;
/// How often everything is measured.
const ROUNDS: usize = 5;
/// How long one turn of one side takes.
const TURN: Duration = Duration::from_millis(700);
/// The delay of the upstream, in milliseconds, for the one client who waits.
const DELAY: u64 = 20;
/// How often that client asks for each workload.
const DELAYED_REQUESTS: usize = 30;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let ended = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        // The roles in which the bench starts itself.
        ["upstream"] => servers::run_upstream(data::JOBS).await,
        ["upstream", jobs] => match jobs.parse() {
            Ok(jobs) => servers::run_upstream(jobs).await,
            Err(_) => Err(format!("not a number of jobs: {jobs}").into()),
        },
        ["proxy", upstream] => servers::run_proxy(upstream.to_owned()).await,
        ["collector"] => servers::run_collector().await,
        ["scale"] => scale::bench_scale().await,
        ["traces"] => tracing_cost::bench_traces().await,
        ref names => bench(names).await,
    };
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The processes of a run.
struct Servers {
    upstream: Server,
    proxy: Server,
    peer: Server,
    gateway: Server,
    cacheless_gateway: Server,
}

impl Servers {
    /// Starts them: the upstream on the last core, the others, of which one works at a time, on the first.
    fn start() -> Result<Self> {
        let bench = std::env::current_exe()?;
        let upstream = Server::start(&bench, &["upstream"], last_core())?;
        let host = upstream.address.to_string();
        Ok(Self {
            proxy: Server::start(&bench, &["proxy", &host], 0)?,
            peer: Server::start(&bench.with_file_name("peer"), &[&host], 0)?,
            gateway: start_gateway(&host, &[])?,
            cacheless_gateway: start_gateway(&host, &["--read-cache-seconds", "0"])?,
            upstream,
        })
    }

    fn of(&self, side: Side) -> &Server {
        match side {
            Side::Proxy => &self.proxy,
            Side::Peer => &self.peer,
            Side::NothingShared => &self.cacheless_gateway,
            Side::OneSession => &self.gateway,
        }
    }
}

/// Starts a gateway in front of an upstream, on the first core.
fn start_gateway(upstream: &str, settings: &[&str]) -> Result<Server> {
    let url = format!("http://{upstream}/");
    let mut flags = vec!["serve", "--listen", "127.0.0.1:0"];
    flags.extend(["--main-api-url", &url, "--pipeline-url", &url]);
    flags.extend(["--backfill-url", &url]);
    flags.extend(settings);
    let marquee = std::env::current_exe()?.with_file_name("marquee");
    Server::start(&marquee, &flags, 0)
}

/// The last core, which the upstream has to itself where there are several.
fn last_core() -> usize {
    std::thread::available_parallelism().map_or(0, |cores| cores.get() - 1)
}

/// Runs the workloads with these names; all without names.
async fn bench(names: &[&str]) -> Result<()> {
    let mut workloads = Workload::all()?;
    workloads.retain(|workload| names.is_empty() || names.contains(&workload.name));
    let servers = Servers::start()?;
    report::print_header(&workloads);
    let mut turns: Vec<[Vec<Turn>; 4]> = workloads.iter().map(|_| Default::default()).collect();
    for _ in 0..ROUNDS {
        for (workload, turns) in workloads.iter().zip(&mut turns) {
            for (side, turns) in Side::ALL.into_iter().zip(turns) {
                let questions = (0..CLIENTS)
                    .map(|client| workload.question(side, client))
                    .collect::<Result<_>>()?;
                let turn = take_turn(servers.of(side), questions, TURN).await;
                turns.push(
                    turn.map_err(|error| format!("{}, {}: {error}", workload.name, side.name()))?,
                );
            }
        }
    }
    for (workload, turns) in workloads.iter().zip(&turns) {
        report::print_turns(workload, turns);
    }
    report::print_cpu(&workloads, &turns);
    for side in Side::ALL {
        report::print_memory(side, servers.of(side));
    }
    let slow_down = format!("{}{DELAY}", servers::DELAY_PATH);
    Connection::open(
        servers.upstream.address,
        &Question::read(&slow_down, Bytes::new())?,
    )
    .await?;
    report::print_delay_header();
    for workload in &workloads {
        if let Some(slowest_call) = &workload.slowest_call {
            report::print_delay(
                workload,
                wait_in_turns(&servers, workload, slowest_call).await?,
            );
        }
    }
    Ok(())
}

/// One client's median wait for the slowest upstream call alone, for the proxy and for the gateway.
async fn wait_in_turns(
    servers: &Servers,
    workload: &Workload,
    slowest_call: &Question,
) -> Result<[f64; 3]> {
    let asked = [
        (&servers.upstream, slowest_call.clone()),
        (&servers.proxy, workload.question(Side::Proxy, 0)?),
        (
            &servers.cacheless_gateway,
            workload.question(Side::NothingShared, 0)?,
        ),
    ];
    let mut clients = Vec::new();
    for (server, question) in asked {
        clients.push((Connection::open(server.address, &question).await?, question));
    }
    let mut times: [Vec<f64>; 3] = Default::default();
    for _ in 0..DELAYED_REQUESTS {
        for ((connection, question), times) in clients.iter_mut().zip(&mut times) {
            times.push(connection.ask(question).await?);
        }
    }
    Ok(times.map(|times| quantile(times.into_iter(), 0.5)))
}
