//! The tables.

use crate::load::{Turn, quantile};
use crate::processes::Server;
use crate::workloads::{Side, Workload};
use crate::{CLIENTS, DELAY, DELAYED_REQUESTS, ROUNDS, TURN};

/// Says what is measured and on what, and prints the head of the first table.
pub fn print_header(workloads: &[Workload]) {
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    println!(
        "{CLIENTS} clients, {ROUNDS} rounds of {TURN:?} each, medians of the rounds. On {cores} cores, of which each server has \
         one. Every answer is compared with the only right one.\n"
    );
    for workload in workloads {
        println!("  {:<4} {}", workload.name, workload.meaning);
    }
    println!("  straight proxy           one call, its bytes handed on untouched");
    println!("  async-graphql-axum       the same graph, written plainly, with a loader");
    println!("  Marquee, nothing shared  a token for each client, no read cache");
    println!("  Marquee, one session     one token, lists cached for seconds\n");
    if !cfg!(target_os = "linux") {
        println!("CPU and memory are reported on Linux only.\n");
    }
    let heads = ["requests/s", "x proxy", "CPU ms", "p50 ms", "p99 ms"];
    let [rate, ratio, cpu, p50, p99] = heads;
    println!("{:28} {rate:>10} {ratio:>8} {cpu:>8} {p50:>8} {p99:>8}", "");
}

/// Prints a line for each side of a workload. The ratio is to the proxy's turn of the same round.
pub fn print_turns(workload: &Workload, turns: &[Vec<Turn>; 4]) {
    let proxy = &turns[0];
    for (side, turns) in Side::ALL.into_iter().zip(turns) {
        let median = |number: fn(&Turn) -> f64| quantile(turns.iter().map(number), 0.5);
        let ratios = turns
            .iter()
            .zip(proxy)
            .map(|(own, proxy)| own.rate / proxy.rate);
        let cpu = cpu(turns).map_or("-".to_owned(), |cpu| format!("{cpu:.3}"));
        println!(
            "{:<4} {:<23} {:>10.0} {:>8.2} {cpu:>8} {:>8.2} {:>8.2}",
            workload.name,
            side.name(),
            median(|turn| turn.rate),
            quantile(ratios, 0.5),
            median(|turn| turn.p50),
            median(|turn| turn.p99),
        );
    }
}

/// Prints the CPU of one request on each side, and its ratio to the proxy's, as a table in Markdown.
pub fn print_cpu(workloads: &[Workload], turns: &[[Vec<Turn>; 4]]) {
    let names: Vec<_> = workloads.iter().map(|workload| workload.name).collect();
    println!("\n| CPU ms per request | {} |", names.join(" | "));
    println!("|---|{}", "---:|".repeat(names.len()));
    for (index, side) in Side::ALL.into_iter().enumerate() {
        let cells = turns.iter().map(|sides| {
            let (Some(own), Some(proxy)) = (cpu(&sides[index]), cpu(&sides[0])) else {
                return "-".to_owned();
            };
            match side {
                Side::Proxy => format!("{own:.3}"),
                _ => format!("{own:.3} ({:.1}x)", own / proxy),
            }
        });
        println!(
            "| {} | {} |",
            side.name(),
            cells.collect::<Vec<_>>().join(" | ")
        );
    }
    println!();
}

/// The CPU of one request in milliseconds, over all rounds: one is short for the system's clock.
pub fn cpu(turns: &[Turn]) -> Option<f64> {
    let requests: usize = turns.iter().map(|turn| turn.requests).sum();
    let cpu: f64 = turns.iter().map(|turn| turn.cpu).sum::<Option<f64>>()?;
    Some(cpu * 1_000.0 / requests as f64)
}

/// Prints the most memory a server has held.
pub fn print_memory(side: Side, server: &Server) {
    if let Some(mebibytes) = server.peak_memory() {
        println!("{mebibytes:.0} MiB at most: {}", side.name());
    }
}

/// Prints the head of the second table.
pub fn print_delay_header() {
    println!(
        "\nOne client, {DELAYED_REQUESTS} requests, nothing shared, the upstream {DELAY} ms slower; p50 in ms:"
    );
    let [call, proxy, gateway] = ["slowest upstream call", "straight proxy", "gateway"];
    println!(
        "{:5} {call:>22} {proxy:>15} {gateway:>9} {:>23}",
        "", "gateway - slowest call"
    );
}

/// Prints a workload's waits: for the slowest call alone, for the proxy and for the gateway.
pub fn print_delay(workload: &Workload, [call, proxy, gateway]: [f64; 3]) {
    let more = gateway - call;
    println!(
        "{:<5} {call:>22.2} {proxy:>15.2} {gateway:>9.2} {more:>23.2}",
        workload.name
    );
}
