//! The tables.

use crate::load::{Turn, quantile};
use crate::processes::Server;
use crate::workloads::{Side, Workload};
use crate::{CLIENTS, DELAY, DELAYED_REQUESTS, ROUNDS, TURN};

/// Says what is measured and on what, and prints the head of the first table.
pub fn print_header(workloads: &[Workload]) {
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    println!(
        "{CLIENTS} clients, {ROUNDS} rounds of {TURN:?} each, medians of the rounds. Upstream, servers and"
    );
    println!(
        "clients share {cores} cores, nothing is pinned. Every answer is compared with the only right one.\n"
    );
    for workload in workloads {
        println!("  {:<16} {}", workload.name, workload.meaning);
    }
    println!("  straight proxy   one call, its bytes handed on untouched");
    println!("  nothing shared   own token each, Cache-Control: no-cache");
    println!("  work shared      one token, no list kept: identical work in flight is done once");
    println!("  lists kept       own token each, lists kept for seconds\n");
    if !cfg!(target_os = "linux") {
        println!("CPU and memory are told on Linux only.\n");
    }
    let heads = ["requests/s", "x proxy", "CPU s/1,000", "p50 ms", "p99 ms"];
    let [rate, ratio, cpu, p50, p99] = heads;
    println!(
        "{:21} {rate:>10} {ratio:>9} {cpu:>12} {p50:>8} {p99:>8}",
        ""
    );
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
        // Over all rounds, because one round is short for the system's clock.
        let requests: usize = turns.iter().map(|turn| turn.requests).sum();
        let cpu: Option<f64> = turns.iter().map(|turn| turn.cpu).sum();
        let cpu = cpu.map_or("-".to_owned(), |cpu| {
            format!("{:.3}", cpu * 1_000.0 / requests as f64)
        });
        println!(
            "{:<5} {:<15} {:>10.0} {:>9.2} {cpu:>12} {:>8.2} {:>8.2}",
            workload.name,
            side.name(),
            median(|turn| turn.rate),
            quantile(ratios, 0.5),
            median(|turn| turn.p50),
            median(|turn| turn.p99),
        );
    }
}

/// Prints the most memory a server has held.
pub fn print_memory(name: &str, server: &Server) {
    if let Some(mebibytes) = server.peak_memory() {
        println!("{mebibytes:.0} MiB at most in {name}.");
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
