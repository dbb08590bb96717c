//! A real gateway on a real sandbox, in this process.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::time::Duration;

use gateway::config::settings::Settings;
use gateway::server::{self, RunningGateway};
use reqwest::{Method, RequestBuilder, Response};
use sandbox::{ACCOUNTS, Sandbox, SandboxOptions};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

pub(crate) use client::{Client, form, http, plain};
use declared_body::assert_declared;

mod client;
mod declared_body;

/// The documents of the console, by their ids.
pub(crate) const MANIFEST: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../gateway/persisted_queries.json"
);

/// Plain staff.
pub(crate) const STAFF: &str = "staff@marquee.example";

/// A developer who also maintains the locks.
pub(crate) const DEVELOPER: &str = "developer@marquee.example";

/// A gateway and its sandbox. It is also a client that has not signed in.
pub(crate) struct Harness {
    gateway: RunningGateway,
    sandbox: Sandbox,
    client: Client,
    _threads: Threads,
}

/// The gateway's own threads, as the command makes them.
struct Threads(Option<Runtime>);

impl Threads {
    async fn start(&self, settings: Settings) -> RunningGateway {
        let runtime = self.0.as_ref().unwrap();
        runtime
            .spawn(server::start(settings))
            .await
            .unwrap()
            .unwrap()
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// Changes a limit that is no setting, such as "limit:upstream_calls=5".
fn set_limit(settings: &mut Settings, limit: &str) {
    let (name, value) = limit["limit:".len()..].split_once('=').unwrap();
    let value: usize = value.parse().unwrap();
    let (limits, timeouts) = (&mut settings.limits, &mut settings.timeouts);
    let time = Duration::from_millis(value as u64);
    match name {
        "upstream_calls" => limits.upstream_calls = value,
        "rows" => limits.rows = value,
        "list_bytes" => limits.list_bytes = value,
        "operation_response_bytes" => limits.operation_response_bytes = value,
        "requests_in_flight" => limits.requests_in_flight = value,
        "requests_per_address" => limits.requests_per_address = value,
        "connections_per_address" => limits.connections_per_address = value,
        "sockets_per_address" => limits.sockets_per_address = value,
        "idle_ms" => timeouts.idle = time,
        "request_ms" => timeouts.request = time,
        "upload_ms" => timeouts.upload = time,
        _ => panic!("there is no limit {name}"),
    }
}

impl Harness {
    /// Starts both with the default settings.
    pub(crate) async fn start() -> Self {
        Self::with(&[]).await
    }

    /// Starts both with more flags.
    pub(crate) async fn with(flags: &[&str]) -> Self {
        Self::on(SandboxOptions::default(), flags).await
    }

    /// Starts both, the sandbox with options of its own.
    pub(crate) async fn on(options: SandboxOptions, flags: &[&str]) -> Self {
        let sandbox = Sandbox::start(options).await.unwrap();
        Self::beside(sandbox, flags, |_| {}).await
    }

    /// Starts both with other limits and timeouts than those of every gateway.
    pub(crate) async fn changed(change: impl FnOnce(&mut Settings)) -> Self {
        Self::changed_with(&[], change).await
    }

    /// The same with more flags.
    pub(crate) async fn changed_with(flags: &[&str], change: impl FnOnce(&mut Settings)) -> Self {
        let sandbox = Sandbox::start(SandboxOptions::default()).await.unwrap();
        Self::beside(sandbox, flags, change).await
    }

    /// Starts both, and the gateway knows that it runs on the sandbox and where its fault switch is.
    pub(crate) async fn with_faults(flags: &[&str]) -> Self {
        let sandbox = Sandbox::start(SandboxOptions::default()).await.unwrap();
        let switch = sandbox.faults_url.clone();
        let mut all = vec!["--sandbox-faults-url", &switch];
        all.extend(flags);
        Self::beside(sandbox, &all, |_| {}).await
    }

    async fn beside(sandbox: Sandbox, flags: &[&str], change: impl FnOnce(&mut Settings)) -> Self {
        let storage = sandbox.storage_url.trim_start_matches("http://");
        let mut all = vec!["--listen", "127.0.0.1:0"];
        all.extend([
            "--main-api-url",
            &sandbox.main_url,
            "--backfill-url",
            &sandbox.backfill_url,
        ]);
        all.extend(["--pipeline-url", &sandbox.pipeline_url]);
        if !flags.contains(&"--storage-hosts") {
            all.extend(["--storage-hosts", storage]);
        }
        for role in ["--developers", "--lock-maintainers"] {
            if !flags.contains(&role) {
                all.extend([role, DEVELOPER]);
            }
        }
        let (limits, flags): (Vec<&str>, Vec<&str>) =
            flags.iter().partition(|flag| flag.starts_with("limit:"));
        all.extend(flags);
        let threads = Threads(Some(server::runtime().unwrap()));
        let mut settings = Settings::from_flags(all).unwrap();
        settings.timeouts.notice = Some(Duration::ZERO);
        for limit in limits {
            set_limit(&mut settings, limit);
        }
        change(&mut settings);
        let gateway = threads.start(settings).await;
        let client = Client {
            http: http().no_gzip().build().unwrap(),
            url: format!("http://{}", gateway.address),
            token: None,
        };
        Self {
            gateway,
            sandbox,
            client,
            _threads: threads,
        }
    }

    /// A client that has signed in with one of the sandbox's accounts.
    pub(crate) async fn sign_in(&self, email: &str) -> Client {
        let account = ACCOUNTS
            .iter()
            .find(|account| account.email == email)
            .unwrap();
        let query = "mutation ($input: SignInInput!) { signIn(input: $input) { token } }";
        let input = json!({ "email": email, "password": account.password });
        let answer = self.graphql(query, json!({ "input": input })).await;
        let token = answer["data"]["signIn"]["token"]
            .as_str()
            .unwrap_or_else(|| panic!("{answer}"));
        self.client.with_token(token)
    }

    /// The address of the main API.
    pub(crate) fn main_url(&self) -> &str {
        &self.sandbox.main_url
    }

    /// The address of storage.
    pub(crate) fn storage_url(&self) -> &str {
        &self.sandbox.storage_url
    }

    /// The calls that the services received, such as "main GET /v3/auth/me".
    pub(crate) async fn calls(&self) -> Vec<String> {
        let calls: Value = sent(self.switch(Method::GET, "/calls"))
            .await
            .json()
            .await
            .unwrap();
        let calls = calls
            .as_array()
            .or_else(|| calls["calls"].as_array())
            .unwrap();
        let text = |call: &Value, key: &str| call[key].as_str().unwrap_or_default().to_owned();
        calls
            .iter()
            .map(|call| {
                let query = text(call, "query");
                let mark = if query.is_empty() { "" } else { "?" };
                format!(
                    "{} {} {}{mark}{query}",
                    text(call, "service"),
                    text(call, "method"),
                    text(call, "path")
                )
            })
            .collect()
    }

    /// The calls in alphabetical order, because calls made at once arrive in any, and without the
    /// cache-buster, which is new each time.
    pub(crate) async fn sorted_calls(&self) -> Vec<String> {
        let mut calls = self.calls().await;
        for call in &mut calls {
            if let Some(at) = call.find("?t=") {
                call.truncate(at);
            }
        }
        calls.sort_unstable();
        calls
    }

    /// What the writes to the services said since the calls were last forgotten: the method and path of
    /// each, the length of its body, and the body itself, with "…" for every password.
    pub(crate) async fn writes(&self) -> Vec<(String, u64, Value)> {
        let answer = sent(self.switch(Method::GET, "/writes")).await;
        let mut writes: Vec<Value> = answer.json().await.unwrap();
        let text = |write: &Value, key: &str| write[key].as_str().unwrap().to_owned();
        writes
            .iter_mut()
            .map(|write| {
                let call = format!("{} {}", text(write, "method"), text(write, "path"));
                let length = write["length"].as_u64().unwrap();
                assert_declared(&call, &write["body"]);
                (call, length, write["body"].take())
            })
            .collect()
    }

    /// The only write since the calls were last forgotten, whose body is JSON.
    pub(crate) async fn only_write(&self) -> (String, Value) {
        let mut writes = self.writes().await;
        assert_eq!(writes.len(), 1, "{writes:?}");
        let (call, _, body) = writes.remove(0);
        (call, body)
    }

    /// The bodies of these writes, byte for byte.
    pub(crate) async fn written(&self) -> Vec<String> {
        let answer = sent(self.switch(Method::GET, "/writes")).await;
        let writes: Vec<BTreeMap<String, Box<RawValue>>> = answer.json().await.unwrap();
        Vec::from_iter(writes.iter().map(|write| write["body"].get().to_owned()))
    }

    /// The backfill jobs that were accepted, oldest first.
    pub(crate) async fn backfills(&self) -> Vec<Value> {
        let answer = sent(self.switch(Method::GET, "/backfills")).await;
        answer.json().await.unwrap()
    }

    /// Forgets the calls so far.
    pub(crate) async fn clear_calls(&self) {
        sent(self.switch(Method::DELETE, "/calls")).await;
    }

    /// Waits until a service has received a call that begins like this.
    pub(crate) async fn until_called(&self, start: &str) {
        let is_called = async || {
            self.calls()
                .await
                .iter()
                .any(|call| call.starts_with(start))
        };
        while !is_called().await {
            tokio::task::yield_now().await;
        }
    }

    /// Turns a fault of the sandbox on.
    pub(crate) async fn fault(&self, fault: Value) {
        sent(self.switch(Method::POST, "/faults").json(&fault)).await;
    }

    /// Holds all calls from now on, and lets go of those that an earlier hold has held.
    pub(crate) async fn hold_calls(&self, earlier: &[u64]) -> Vec<u64> {
        let mut holds = Vec::new();
        for service in ["main", "pipeline", "backfill", "storage"] {
            let fault = json!({ "service": service, "kind": "hold" });
            let request = self.switch(Method::POST, "/faults").json(&fault);
            let added: Value = request.send().await.unwrap().json().await.unwrap();
            holds.push(added["id"].as_u64().unwrap());
        }
        for id in earlier {
            let path = format!("/faults/{id}");
            self.switch(Method::DELETE, &path).send().await.unwrap();
        }
        holds
    }

    /// Lets the main API answer the next read of a path with this body.
    pub(crate) async fn answer_once(&self, path: &str, body: Value) {
        self.service_answers_once("main", path, body).await;
    }

    /// Lets a service answer the next read of a path with this body, whatever it holds.
    pub(crate) async fn service_answers_once(&self, service: &str, path: &str, body: Value) {
        self.fault(json!({
            "service": service, "path": path, "method": "GET", "kind": "wrong-shape", "status": 200,
            "body": body.to_string(), "count": 1,
        }))
        .await;
    }

    /// Puts the sandbox's clock forward, so that queued jobs finish.
    pub(crate) async fn advance_clock(&self, milliseconds: u64) {
        sent(
            self.switch(Method::PUT, "/clock")
                .json(&json!({ "advanceMs": milliseconds })),
        )
        .await;
    }

    /// Turns all faults off.
    pub(crate) async fn clear_faults(&self) {
        sent(self.switch(Method::DELETE, "/faults")).await;
    }

    /// Restores what the sandbox had at its start.
    pub(crate) async fn reset(&self) {
        sent(self.switch(Method::POST, "/reset")).await;
    }

    /// Stops the gateway as a signal would, then the sandbox.
    pub(crate) async fn stop(self) {
        self.gateway.stop().await;
        self.sandbox.stop().await;
    }

    /// Stops the gateway as a signal would. Returns the backfill jobs that were accepted until all its work had ended.
    pub(crate) async fn backfills_after_stop(self) -> Vec<Value> {
        let Self {
            gateway,
            sandbox,
            client,
            _threads: threads,
        } = self;
        gateway.stop().await;
        drop(threads);
        let address = format!("{}/backfills", sandbox.faults_url);
        let answer = client.http.get(address).send().await.unwrap();
        answer.json().await.unwrap()
    }

    fn switch(&self, method: Method, path: &str) -> RequestBuilder {
        self.client
            .http
            .request(method, format!("{}{path}", self.sandbox.faults_url))
    }
}

/// The response to a request that succeeds.
async fn sent(request: RequestBuilder) -> Response {
    let response = request.send().await.unwrap();
    response.error_for_status().unwrap()
}

impl Deref for Harness {
    type Target = Client;

    fn deref(&self) -> &Client {
        &self.client
    }
}

/// The rows of a table: a line each, with "|" between its cells.
pub(crate) fn table<const N: usize>(text: &str) -> Vec<[&str; N]> {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let row = |line| {
        let cells = Vec::from_iter(str::split(line, '|').map(str::trim));
        let cells: Result<[&str; N], _> = cells.try_into();
        cells.unwrap_or_else(|_| panic!("{line} has not {N} cells"))
    };
    lines.map(row).collect()
}

/// The words of a text.
pub(crate) fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}
