//! How the costs of a page and of a whole list grow with the length of the list.

use bytes::Bytes;
use http_body_util::Full;
use hyper::{Request, header};

use crate::load::{Connection, quantile};
use crate::processes::Server;
use crate::workloads::Question;
use crate::{Result, last_core, start_gateway};

/// The lengths of the list of jobs.
const LENGTHS: [u32; 3] = [5_000, 50_000, 150_000];
/// How often each page is read.
const PAGES: usize = 20;
/// How often the whole list is read.
const FILES: usize = 3;

const PAGE: &str = "{ pipelineJobs(first: 100) { totalCount nodes { pipelineJobId statusText } } }";
const FILE: &str = "{ pipelineJobs(first: 5000) { nodes { pipelineJobId date statusText } } }";

/// Measures one list length after the other, each with gateways of its own.
pub async fn bench_scale() -> Result<()> {
    println!(
        "One client; p50 in ms. The list cached, and read for every page; a file has the whole list as NDJSON.\n"
    );
    println!(
        "| jobs | page of 100, cached | page of 100, list read | whole list as a file | peak MiB |"
    );
    println!("|---:|---:|---:|---:|---:|");
    for length in LENGTHS {
        let bench = std::env::current_exe()?;
        let upstream = Server::start(&bench, &["upstream", &length.to_string()], last_core())?;
        let host = upstream.address.to_string();
        let cached = start_gateway(&host, &[])?;
        let cacheless = start_gateway(&host, &["--read-cache-seconds", "0"])?;
        let mut times = Vec::new();
        for gateway in [&cached, &cacheless] {
            times.push(time_page(gateway, length).await?);
        }
        times.push(time_file(&cached, length).await?);
        let peak = cached.peak_memory().unwrap_or(f64::NAN);
        println!(
            "| {length} | {:.2} | {:.1} | {:.0} | {peak:.0} |",
            times[0], times[1], times[2]
        );
    }
    Ok(())
}

async fn time_page(gateway: &Server, length: u32) -> Result<f64> {
    let request = request(PAGE, "application/json")?;
    let answer = Connection::read(gateway.address, &request).await?;
    let total = format!("\"totalCount\":{length},");
    let rows = count(&answer, b"\"pipelineJobId\":");
    if !contains(&answer, total.as_bytes()) || rows != 100 {
        return Err(format!("a page of {rows} rows, not of 100 out of {length}").into());
    }
    let question = Question { request, answer };
    let mut connection = Connection::open(gateway.address, &question).await?;
    let mut times = Vec::new();
    for _ in 0..PAGES {
        times.push(connection.ask(&question).await?);
    }
    Ok(quantile(times.into_iter(), 0.5))
}

async fn time_file(gateway: &Server, length: u32) -> Result<f64> {
    let request = request(FILE, "application/x-ndjson")?;
    let mut times = Vec::new();
    for _ in 0..FILES {
        let started = std::time::Instant::now();
        let file = Connection::read(gateway.address, &request).await?;
        times.push(started.elapsed().as_secs_f64() * 1_000.0);
        let lines = count(&file, b"\n");
        if lines != length as usize {
            return Err(format!("a file of {lines} lines, not of {length}").into());
        }
    }
    Ok(quantile(times.into_iter(), 0.5))
}

fn request(document: &str, accepted: &str) -> Result<Request<Full<Bytes>>> {
    let body = format!(r#"{{"query":"{document}"}}"#);
    Ok(Request::post("/graphql")
        .header(header::HOST, "localhost")
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::ACCEPT, accepted)
        .header(header::AUTHORIZATION, "Bearer client")
        .body(body.into())?)
}

fn contains(text: &[u8], part: &[u8]) -> bool {
    count(text, part) > 0
}

/// How often a text has this part.
fn count(text: &[u8], part: &[u8]) -> usize {
    text.windows(part.len())
        .filter(|window| *window == part)
        .count()
}
