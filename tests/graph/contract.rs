//! The contract with the services: its document, the sandbox held against it both ways, and services that deviate.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::path::Path;
use std::time::Duration;

use bytes::Bytes;
use gateway::upstream::Call;
use http_body_util::Full;
use hyper::body::Incoming;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE};
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use reqwest::Method;
use sandbox::{Sandbox, SandboxOptions};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::command_home::{Ended, Home};
use crate::support::{DEVELOPER, http};

const PASSWORD: &str = "developer-pass";

/// Checks these services with more flags.
async fn check(main_url: &str, sandbox: &Sandbox, password: &str, flags: &[&str]) -> Ended {
    let mut args = vec!["check", "--main-api-url", main_url, "--email", DEVELOPER];
    args.extend(["--pipeline-url", &sandbox.pipeline_url]);
    args.extend(["--backfill-url", &sandbox.backfill_url]);
    args.extend(flags);
    Home::new().run(&args, password, None).await
}

/// The verdict and the lines of each call that was tried.
fn tried(ended: &Ended) -> BTreeMap<String, (String, String)> {
    let report: Value = serde_json::from_str(&ended.stdout).unwrap();
    let calls = report["calls"].as_array().unwrap().iter();
    let tried = calls.filter(|call| call["verdict"] != "not tried");
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let lines =
        |call: &Value| -> Vec<_> { call["what"].as_array().unwrap().iter().map(text).collect() };
    tried
        .map(|call| {
            (
                text(&call["call"]),
                (text(&call["verdict"]), lines(call).join("; ")),
            )
        })
        .collect()
}

#[test]
fn the_committed_document_is_current() {
    let committed = include_str!("../../gateway/contract.yaml");
    let is_current = gateway::contract::yaml() == committed;
    assert!(is_current, "run `marquee contract > gateway/contract.yaml`");
}

/// The calls that do not fit the sandbox, which has odd rows on purpose.
const ODD: [&str; 12] = [
    "attribution.all",
    "campaigns.all",
    "conversations.all",
    "customers.all",
    "debug_logs.all",
    "pipeline.campaign_refresh_jobs",
    "pipeline.jobs",
    "pipeline.query_history",
    "pipeline.warehouse_jobs",
    "prompts.suggested",
    "prompts.system",
    "providers.locks",
];

#[tokio::test]
async fn the_sandbox_fits_the_contract_save_for_its_odd_rows() {
    let sandbox = Sandbox::start(SandboxOptions::default()).await.unwrap();
    let ended = check(&sandbox.main_url, &sandbox, PASSWORD, &["--format", "json"]).await;
    let tried = tried(&ended);
    let others = tried.iter().filter(|(_, (verdict, _))| verdict != "fits");
    let others: Vec<_> = others.map(|(call, _)| call.as_str()).collect();
    assert_eq!(others, ODD, "{tried:#?}");
    assert_eq!(ended.code, Some(1));
    let reads = Call::all().into_iter().filter(|call| call.only_reads());
    assert_eq!(tried.len(), reads.count(), "every read is tried");
}

#[tokio::test]
async fn a_refused_sign_in_is_told_without_the_password() {
    let sandbox = Sandbox::start(SandboxOptions::default()).await.unwrap();
    let ended = check(&sandbox.main_url, &sandbox, "wrong-pass", &[]).await;
    let message = "error: Cannot sign in: the main API answered 401.\n";
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(2), message));
    let ended = check("http://127.0.0.1:9", &sandbox, "wrong-pass", &[]).await;
    let message = "error: Cannot sign in: no connection.\n";
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(2), message));
    // An address of this machine that is not its loopback address.
    let ended = check("http://0.0.0.0:9", &sandbox, "wrong-pass", &[]).await;
    let message = format!(
        "warning: the password is sent without encryption, because the address begins with http.\n{message}"
    );
    assert_eq!((ended.code, ended.stderr), (Some(2), message));
}

/// The services' addresses by their names.
fn base<'s>(sandbox: &'s Sandbox, service: &str) -> &'s str {
    match service {
        "pipeline" => &sandbox.pipeline_url,
        "backfill" => &sandbox.backfill_url,
        _ => &sandbox.main_url,
    }
}

/// A path with 1 for each value.
fn example(path: &str) -> String {
    let segments = path
        .split('/')
        .map(|segment| match segment.starts_with('{') {
            true => "1",
            false => segment,
        });
    segments.collect::<Vec<_>>().join("/")
}

#[tokio::test]
async fn the_sandbox_serves_each_call() {
    let sandbox = Sandbox::start(SandboxOptions::default()).await.unwrap();
    let client = http().build().unwrap();
    let mut missing = Vec::new();
    for call in Call::all() {
        // A method that no call has: the answer says which the path has.
        let url = format!("{}{}", base(&sandbox, call.service), example(call.path));
        let answer = client.request(Method::TRACE, url).send().await.unwrap();
        let allowed = answer
            .headers()
            .get("allow")
            .map(|allowed| allowed.to_str().unwrap());
        if !allowed.is_some_and(|allowed| allowed.split(',').any(|method| method == call.method)) {
            missing.push((call.name, answer.status()));
        }
    }
    assert_eq!(missing, []);
}

#[test]
fn the_sandbox_serves_nothing_else() {
    let calls = Call::all();
    let known: BTreeSet<_> = calls.iter().map(|call| example(call.path)).collect();
    let mut others = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../sandbox/src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for route in text.split("route(").skip(1) {
                let route = route.split('"').nth(1).unwrap_or_default();
                if ["/v3/", "/api/", "/frames/"]
                    .iter()
                    .any(|start| route.starts_with(start))
                {
                    others.insert(example(route));
                }
            }
        }
    }
    assert!(others.len() > 50, "routes are found: {others:?}");
    let others: Vec<_> = others.difference(&known).collect();
    assert_eq!(others, UNUSED, "routes that no call has");
}

/// What the specification names and the gateway does not need: all that the overview has is in other calls that are made anyway.
const UNUSED: [&str; 1] = ["/v3/internal/campaigns/campaign-overview/1"];

/// What the deviating main API does with the answer of the sandbox, by its path.
async fn deviate(path: &str, body: Bytes) -> Response<Full<Bytes>> {
    let json = || serde_json::from_slice::<Value>(&body).unwrap();
    let rows = |change: fn(&mut Value)| {
        let mut answer = json();
        let rows = answer["data"].as_array_mut().unwrap();
        rows.iter_mut()
            .filter(|row| row.is_object())
            .for_each(change);
        Bytes::from(answer.to_string())
    };
    let with = |status: u16, body: Bytes| {
        let mut response = Response::new(Full::new(body));
        *response.status_mut() = StatusCode::from_u16(status).unwrap();
        response
    };
    match path {
        "/v3/api/saved_reports/index" => with(404, r#"{"message":"No such path."}"#.into()),
        "/v3/api/asset-owners/admin-list" => with(
            200,
            rows(|row| {
                let name = row.as_object_mut().unwrap().remove("name");
                row["ownerName"] = name.into();
            }),
        ),
        "/v3/api/pixels/missing-campaign" => with(
            200,
            rows(|row| row["pixelId"] = row["pixelId"].to_string().into()),
        ),
        "/v3/api/customers" => with(200, rows(|row| row["customerChannel"] = "ZEPPELIN".into())),
        "/v3/api/media/owners" => with(200, json()["data"].to_string().into()),
        "/v3/api/campaign-explorer" => with(200, r#"{"greeting":"Hello"}"#.into()),
        "/v3/api/media/classifications" => with(204, Bytes::new()),
        "/v3/api/jobs/index" => with(200, "<html>Sign in</html>".into()),
        "/v3/api/providers/locks" => with(403, r#"{"message":"Forbidden"}"#.into()),
        "/v3/api/campaigns/active-campaigns" => {
            tokio::time::sleep(Duration::from_millis(6_500)).await;
            with(200, body)
        }
        "/v3/api/planning/ai-debug-logs" => with(200, Bytes::from(vec![b' '; (64 << 20) + 1])),
        "/v3/api/pixels/attribution-studies-pixel-counts" => with(
            200,
            rows(|row| {
                row["extra"] = json!(1);
                row["ada@example.com"] = json!(1);
            }),
        ),
        "/v3/api/attribution/jobs" => {
            with(200, rows(|row| row["createdAt"] = "6/2/24 4 pm".into()))
        }
        _ => with(200, body),
    }
}

/// A main API that deviates from that of the sandbox.
async fn deviating(main_url: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let (main_url, client) = (main_url.to_owned(), http().build().unwrap());
    let answer = async |main_url: String, client: reqwest::Client, request: Request<Incoming>| {
        let target = format!("{main_url}{}", request.uri());
        let mut forwarded = client.request(request.method().clone(), target);
        for name in [AUTHORIZATION, CONTENT_TYPE] {
            if let Some(value) = request.headers().get(&name) {
                forwarded = forwarded.header(name, value);
            }
        }
        let path = request.uri().path().to_owned();
        let body = http_body_util::BodyExt::collect(request.into_body()).await;
        let answer = forwarded
            .body(body.unwrap().to_bytes())
            .send()
            .await
            .unwrap();
        let status = answer.status();
        let mut response = deviate(&path, answer.bytes().await.unwrap()).await;
        if !status.is_success() {
            *response.status_mut() = status;
        }
        response
    };
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let (main_url, client) = (main_url.clone(), client.clone());
            let service = hyper::service::service_fn(move |request| {
                let (main_url, client) = (main_url.clone(), client.clone());
                async move { Ok::<_, Infallible>(answer(main_url, client, request).await) }
            });
            tokio::spawn(
                hyper::server::conn::http1::Builder::new()
                    .serve_connection(TokioIo::new(stream), service),
            );
        }
    });
    url
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_deviation_is_told() {
    let sandbox = Sandbox::start(SandboxOptions::default()).await.unwrap();
    let main_url = deviating(&sandbox.main_url).await;
    let flags = ["--format", "json", "--upstream-timeout-ms", "6000"];
    let ended = check(&main_url, &sandbox, PASSWORD, &flags).await;
    let tried = tried(&ended);
    let expected = [
        ("customers.saved_reports", "fails", "status 404"),
        (
            "asset_owners.all",
            "differs",
            "missing keys: name; new keys: ownerName",
        ),
        (
            "pixels.without_campaign",
            "fits",
            "numbers as texts: pixelId",
        ),
        (
            "customers.all",
            "differs",
            "unknown values: customerChannel (40)",
        ),
        ("media.owners", "fits", "no envelope"),
        (
            "campaign_explorer.greeting",
            "fails",
            "the body has no message",
        ),
        ("media.classifications", "fails", "status 204"),
        (
            "pipeline.processing_jobs",
            "fails",
            "a page of markup in place of data",
        ),
        ("providers.locks", "fails", "status 403"),
        (
            "campaigns.active",
            "fails",
            "slower than the gateway waits (6000 ms)",
        ),
        ("debug_logs.all", "fails", "more than 64 MiB"),
        (
            "attribution.pixel_counts",
            "fits",
            "new keys: (no name), extra",
        ),
        (
            "jobs.of_attribution",
            "differs",
            "of another type: createdAt",
        ),
    ];
    for (call, verdict, what) in expected {
        let (found, lines) = &tried[call];
        assert!(
            found == verdict && lines.contains(what),
            "{call} {found}: {lines}"
        );
    }
    assert_eq!(ended.code, Some(1));
    // No value and no secret is printed.
    for secret in ["ZEPPELIN", "6/2/24", "ada@", DEVELOPER, PASSWORD] {
        assert!(
            !ended.stdout.contains(secret) && !ended.stderr.contains(secret),
            "{secret}"
        );
    }
}

#[tokio::test]
async fn a_call_with_another_path_is_found_there() {
    let sandbox = Sandbox::start(SandboxOptions::default()).await.unwrap();
    let home = Home::new();
    let paths = home.file(
        "paths.toml",
        "customers.saved_reports = \"/v3/api/media/owners\"\n",
    );
    let flags = ["--format", "json", "--paths", &paths];
    let ended = check(&sandbox.main_url, &sandbox, PASSWORD, &flags).await;
    // The rows of another call: the file was used.
    assert!(
        tried(&ended)["customers.saved_reports"]
            .1
            .contains("new keys: id, name")
    );
    let paths = home.file("paths.toml", "customers.reports = \"/x\"\n");
    for command in ["check", "serve"] {
        let (main, email) = (&*sandbox.main_url, DEVELOPER);
        let args = match command {
            "check" => vec![
                "check",
                "--email",
                email,
                "--main-api-url",
                main,
                "--pipeline-url",
                main,
                "--backfill-url",
                main,
                "--paths",
                &paths,
            ],
            _ => vec!["serve", "--listen", "127.0.0.1:0", "--paths", &paths],
        };
        let ended = home.run(&args, "", None).await;
        let fault = "paths.toml cannot be used: customers.reports is not a call of the contract.";
        assert!(ended.stderr.contains(fault), "{}", ended.stderr);
        assert_ne!(ended.code, Some(0));
    }
}
