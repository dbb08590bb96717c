//! Holds services against the contract: makes every read that changes nothing, and tells what differs.

mod findings;
mod outcome;
mod report;
mod samples;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use bytes::BytesMut;
use chrono::Utc;
use clap::{Args, ValueEnum};
use futures_util::{StreamExt, stream};
use reqwest::{Response, header};
use serde_json::{Value, json};
use url::Url;

use self::findings::Findings;
use self::outcome::{Outcome, Trial};
use self::samples::{Sample, Samples};
use crate::command::failure::Failure;
use crate::command::gateway::is_token;
use crate::command::login;
use crate::config::values::{milliseconds, number, service_url};
use crate::upstream::decode;
use crate::upstream::{Call, Path, Paths};

/// How many calls are made at once.
const CONCURRENT: usize = 4;

/// The longest answer to a sign-in.
const MAX_SIGN_IN_BYTES: usize = 1 << 20;

/// Which services are checked, and how.
#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// Address of the main API.
    #[arg(long, env = "MARQUEE_MAIN_API_URL", value_name = "URL", value_parser = service_url)]
    main_api_url: Url,
    /// Address of the pipeline service.
    #[arg(long, env = "MARQUEE_PIPELINE_URL", value_name = "URL", value_parser = service_url)]
    pipeline_url: Url,
    /// Address of the backfill service.
    #[arg(long, env = "MARQUEE_BACKFILL_URL", value_name = "URL", value_parser = service_url)]
    backfill_url: Url,
    /// Email to sign in with. The password is asked for, or read from stdin.
    #[arg(long)]
    email: String,
    /// TOML file with other paths of calls, as for `serve`.
    #[arg(long, env = "MARQUEE_PATHS", value_name = "FILE")]
    paths: Option<PathBuf>,
    /// How many records are read by each call that reads one.
    #[arg(long, value_name = "N", default_value = "2", value_parser = number::<usize>(1..=100))]
    samples: usize,
    /// Milliseconds that the gateway is to wait for a call. The check itself waits three times as long.
    #[arg(long = "upstream-timeout-ms", value_name = "MS")]
    #[arg(default_value = "10000", value_parser = milliseconds)]
    upstream_timeout: Duration,
    /// How the result is printed.
    #[arg(long, value_enum, default_value = "table")]
    format: Format,
}

/// How the result is printed.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    /// A table to read.
    Table,
    /// An object, for a ticket or a script.
    Json,
}

/// The services, and a session of theirs.
struct Services {
    args: CheckArgs,
    client: reqwest::Client,
    paths: Paths,
    token: String,
}

/// Checks the services and prints the result.
pub(super) async fn run(args: CheckArgs) -> Result<(), Failure> {
    let paths = args.paths.as_deref().map(Paths::read).transpose();
    let paths = paths.map_err(Failure::usage)?.unwrap_or_default();
    let client = reqwest::Client::builder()
        .gzip(true)
        .no_proxy()
        .redirect(reqwest::redirect::Policy::none())
        .timeout(args.upstream_timeout * 3)
        .build()
        .map_err(|error| Failure::Answer(vec![error.to_string()]))?;
    let format = args.format;
    login::warn_of_http(&args.main_api_url);
    let password = login::read_password()?;
    let mut services = Services {
        args,
        client,
        paths,
        token: String::new(),
    };
    services.sign_in(&password).await?;
    let trials = services.try_all().await;
    let is_right = trials.iter().all(Trial::is_right);
    super::print(&match format {
        Format::Table => report::table(&trials),
        Format::Json => report::json(&trials),
    })?;
    match is_right {
        true => Ok(()),
        false => Err(Failure::Differs),
    }
}

impl Services {
    /// Signs in, as the gateway does.
    async fn sign_in(&mut self, password: &str) -> Result<(), Failure> {
        let cannot = |why: String| Failure::Answer(vec![format!("Cannot sign in: {why}.")]);
        let calls = Call::all();
        let call = calls
            .into_iter()
            .find(|call| call.name == "session.authenticate");
        let call = call.ok_or_else(|| cannot("the contract has no such call".to_owned()))?;
        let body = json!({ "email": self.args.email, "password": password });
        let request = self.client.post(self.url(&Path::new(call, &[])));
        let answer = request.json(&body).send().await;
        let answer = answer.map_err(|error| cannot(words_of(&error)))?;
        let status = answer.status();
        let body = body_of(answer, MAX_SIGN_IN_BYTES).await.map_err(cannot)?;
        if !status.is_success() {
            return Err(cannot(format!("the main API answered {}", status.as_u16())));
        }
        let data = decode::unwrap_envelope(&body).unwrap_or_default();
        let data: Value = serde_json::from_str(data).unwrap_or_default();
        let token = data["token"].as_str();
        let token = token.filter(|token| is_token(token));
        let token = token.ok_or_else(|| cannot("the answer has no usable token".to_owned()))?;
        self.token = token.to_owned();
        Ok(())
    }

    /// Tries all calls: first those that need no values, and then those whose values were found in the answers so far.
    async fn try_all(&self) -> Vec<Trial> {
        let (mut waiting, written): (Vec<_>, Vec<_>) =
            Call::all().into_iter().partition(|call| call.only_reads());
        let mut trials: Vec<_> = written
            .into_iter()
            .map(|call| Trial::untried(call, "it may do more than read"))
            .collect();
        let mut samples = Samples::new(&self.args.email, Utc::now());
        loop {
            let (ready, rest): (Vec<_>, Vec<_>) = waiting
                .into_iter()
                .map(|call| (call, samples.of(call, self.args.samples)))
                .partition(|(_, found)| !found.is_empty());
            waiting = rest.into_iter().map(|(call, _)| call).collect();
            if ready.is_empty() {
                break;
            }
            let tried = stream::iter(ready).map(|(call, found)| self.attempt(call, found));
            let mut tried = tried.buffer_unordered(CONCURRENT);
            while let Some((trial, rows)) = tried.next().await {
                samples.keep(trial.call, rows);
                trials.push(trial);
            }
        }
        let unmet = waiting.into_iter().map(|call| {
            let why = format!(
                "no list has usable rows with {}",
                Samples::needs(call).join(" and ")
            );
            Trial::untried(call, why)
        });
        trials.extend(unmet);
        trials.sort_by_key(|trial| (trial.verdict(), trial.call.name));
        trials
    }

    /// Makes a call with each sample, and returns the rows of its answers, too.
    async fn attempt(&self, call: &'static Call, samples: Vec<Sample>) -> (Trial, Vec<Value>) {
        let mut outcome = Outcome::default();
        let mut findings = Findings::of(call);
        let mut rows = Vec::new();
        for sample in samples {
            let path = sample.path(call);
            let started = Instant::now();
            let answer = self.read(&path).await;
            outcome.add_time(started.elapsed(), self.timeout(call));
            match answer {
                Ok((status, is_json, body)) => {
                    if outcome.add_answer(status, body.len()) {
                        rows.extend(findings.add(&body, is_json));
                    }
                }
                Err(why) => {
                    outcome.fail(why);
                    break;
                }
            }
        }
        (Trial::tried(call, outcome, findings), rows)
    }

    /// The status of an answer, whether it says that it is JSON, and its body.
    async fn read(&self, path: &Path) -> Result<(u16, bool, BytesMut), String> {
        let request = self.client.get(self.url(path)).bearer_auth(&self.token);
        let request = request.header(header::ACCEPT, "application/json");
        let request = request.timeout(self.timeout(path.call()) * 3);
        let answer = request.send().await.map_err(|error| words_of(&error))?;
        let status = answer.status().as_u16();
        let kind = answer.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let is_json = kind.is_empty() || kind.contains("json");
        let body = body_of(answer, path.call().body_limit()).await?;
        Ok((status, is_json, body))
    }

    /// How long the gateway is to wait for a call.
    fn timeout(&self, call: &Call) -> Duration {
        self.args.upstream_timeout * call.patience
    }

    fn url(&self, path: &Path) -> String {
        let base = match path.call().service {
            "pipeline" => &self.args.pipeline_url,
            "backfill" => &self.args.backfill_url,
            _ => &self.args.main_api_url,
        };
        path.url(base, &self.paths, Utc::now())
    }
}

/// The body of an answer, up to so many bytes.
async fn body_of(answer: Response, limit: usize) -> Result<BytesMut, String> {
    let mut body = BytesMut::new();
    let mut chunks = answer.bytes_stream();
    while let Some(chunk) = chunks.next().await {
        body.extend_from_slice(&chunk.map_err(|error| words_of(&error))?);
        if body.len() > limit {
            return Err(format!("more than {} MiB", limit >> 20));
        }
    }
    Ok(body)
}

/// Why there is no answer, without the address, which has values.
fn words_of(error: &reqwest::Error) -> String {
    match error {
        error if error.is_timeout() => "no answer in time".to_owned(),
        error if error.is_connect() => "no connection".to_owned(),
        error if error.is_builder() => "it cannot be sent".to_owned(),
        error if error.is_decode() => "a body that cannot be unpacked".to_owned(),
        _ => "the connection was lost".to_owned(),
    }
}
