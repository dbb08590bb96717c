//! The clients: each keeps one connection, asks again as soon as it was answered, and compares every
//! answer with the only right one.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use bytes::Bytes;
use futures_util::future::try_join_all;
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

use crate::Result;
use crate::processes::Server;
use crate::workloads::Question;

/// The most requests of one client in one turn, so that a turn is bounded in memory too.
const MOST_REQUESTS: usize = 50_000;

/// What one turn measured: times in milliseconds, CPU in seconds.
pub struct Turn {
    /// Requests that were answered.
    pub requests: usize,
    /// Answers per second.
    pub rate: f64,
    /// Half of the answers took at most so long.
    pub p50: f64,
    /// All but a hundredth of the answers took at most so long.
    pub p99: f64,
    /// CPU of the server that was asked.
    pub cpu: Option<f64>,
}

/// One client's connection.
pub struct Connection(SendRequest<Full<Bytes>>);

impl Connection {
    /// Connects, and asks once, so that what comes later finds everything in place.
    pub async fn open(address: SocketAddr, question: &Question) -> Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        // Ends with its sender; a failure is seen by whoever asks.
        tokio::spawn(connection);
        let mut connection = Self(sender);
        connection.ask(question).await?;
        Ok(connection)
    }

    /// Asks once, on a connection of its own, and returns the answer.
    pub async fn read(address: SocketAddr, request: &Request<Full<Bytes>>) -> Result<Bytes> {
        let stream = TcpStream::connect(address).await?;
        let (mut sender, connection) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        let response = sender.send_request(request.clone()).await?;
        let status = response.status();
        let body = response.into_body().collect().await?.to_bytes();
        match status {
            StatusCode::OK => Ok(body),
            _ => Err(format!("status {status}: {}", String::from_utf8_lossy(&body)).into()),
        }
    }

    /// Asks, and says in how many milliseconds the whole answer was there. A wrong one is an error.
    pub async fn ask(&mut self, question: &Question) -> Result<f64> {
        let started = Instant::now();
        self.0.ready().await?;
        let response = self.0.send_request(question.request.clone()).await?;
        let status = response.status();
        let mut body = response.into_body();
        let mut missing = &question.answer[..];
        while let Some(frame) = body.frame().await {
            if let Ok(data) = frame?.into_data() {
                missing = missing
                    .strip_prefix(&data[..])
                    .ok_or_else(|| wrong(status, &data, missing))?;
            }
        }
        if status != StatusCode::OK || !missing.is_empty() {
            return Err(wrong(status, b"", missing).into());
        }
        Ok(started.elapsed().as_secs_f64() * 1_000.0)
    }
}

fn wrong(status: StatusCode, data: &[u8], expected: &[u8]) -> String {
    let same = data
        .iter()
        .zip(expected)
        .take_while(|(a, b)| a == b)
        .count();
    let [data, expected] = [data, expected]
        .map(|bytes| String::from_utf8_lossy(&bytes[same..bytes.len().min(same + 200)]));
    format!("a wrong answer, status {status}:\n  {data}\ninstead of\n  {expected}")
}

/// Lets one client for each question ask a server for a while.
pub async fn take_turn(
    server: &Server,
    questions: Vec<Question>,
    length: Duration,
) -> Result<Turn> {
    let connections = try_join_all(
        questions
            .iter()
            .map(|question| Connection::open(server.address, question)),
    )
    .await?;
    let cpu_before = server.cpu_seconds();
    let started = Instant::now();
    let clients = connections
        .into_iter()
        .zip(questions)
        .map(|(mut connection, question)| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                while started.elapsed() < length && times.len() < MOST_REQUESTS {
                    times.push(connection.ask(&question).await?);
                }
                Ok(times)
            })
        });
    let times: Vec<Result<Vec<f64>>> = try_join_all(clients).await?;
    let took = started.elapsed().as_secs_f64();
    let cpu_after = server.cpu_seconds();
    let times = times.into_iter().collect::<Result<Vec<_>>>()?.concat();
    Ok(Turn {
        requests: times.len(),
        rate: times.len() as f64 / took,
        p50: quantile(times.iter().copied(), 0.5),
        p99: quantile(times.iter().copied(), 0.99),
        cpu: cpu_before
            .zip(cpu_after)
            .map(|(before, after)| after - before),
    })
}

/// The number that this share of some numbers does not exceed.
pub fn quantile(numbers: impl Iterator<Item = f64>, share: f64) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    let index = (numbers.len() as f64 * share) as usize;
    numbers.get(index).copied().unwrap_or(f64::NAN)
}
