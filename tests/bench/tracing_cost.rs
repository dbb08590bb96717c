//! The cost of traces: two gateways take turns, and one of them sends traces to a collector.

use crate::load::{Turn, quantile, take_turn};
use crate::processes::Server;
use crate::report::cpu;
use crate::workloads::{Side, Workload};
use crate::{CLIENTS, ROUNDS, Result, TURN, last_core, start_gateway};

/// The sides of Marquee, which differ in the calls that a request makes.
const SIDES: [Side; 2] = [Side::NothingShared, Side::OneSession];

/// Measures each workload without and with traces.
pub async fn bench_traces() -> Result<()> {
    let bench = std::env::current_exe()?;
    let upstream = Server::start(&bench, &["upstream"], last_core())?;
    let collector = Server::start(&bench, &["collector"], last_core())?;
    let host = upstream.address.to_string();
    let endpoint = format!("http://{}/", collector.address);
    println!(
        "{CLIENTS} clients, {ROUNDS} rounds of {TURN:?} each; CPU ms per request of the gateway, which has one core.\n"
    );
    println!("| | without traces | with traces | more, % | requests/s without | with |");
    println!("|---|---:|---:|---:|---:|---:|");
    for side in SIDES {
        let cache: &[&str] = match side {
            Side::OneSession => &[],
            _ => &["--read-cache-seconds", "0"],
        };
        let traced = [cache, &["--otlp-endpoint", &endpoint]].concat();
        let gateways = [start_gateway(&host, cache)?, start_gateway(&host, &traced)?];
        for workload in Workload::all()? {
            let mut turns: [Vec<Turn>; 2] = Default::default();
            for _ in 0..ROUNDS {
                for (gateway, turns) in gateways.iter().zip(&mut turns) {
                    let questions = (0..CLIENTS)
                        .map(|client| workload.question(side, client))
                        .collect::<Result<_>>()?;
                    turns.push(take_turn(gateway, questions, TURN).await?);
                }
            }
            let [without, with] = turns.each_ref().map(|turns| cpu(turns).unwrap_or(f64::NAN));
            let [rate, traced_rate] = turns
                .each_ref()
                .map(|turns| quantile(turns.iter().map(|turn| turn.rate), 0.5));
            println!(
                "| {}, {} | {without:.3} | {with:.3} | {:+.1} | {rate:.0} | {traced_rate:.0} |",
                workload.name,
                side.name(),
                (with / without - 1.0) * 100.0
            );
        }
    }
    Ok(())
}
