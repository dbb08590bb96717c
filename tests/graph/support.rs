//! A real gateway on a real sandbox, in this process, and clients that talk to it.

use std::collections::BTreeMap;
use std::ops::Deref;

use gateway::config::settings::Settings;
use gateway::server::{self, RunningGateway};
use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::{Body, Method, RequestBuilder};
use sandbox::{ACCOUNTS, Sandbox, SandboxOptions};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::runtime::Runtime;

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
        let mut all = vec!["--listen", "127.0.0.1:0", "--stop-notice-ms", "0"];
        all.extend([
            "--main-api-url",
            &sandbox.main_url,
            "--pipeline-url",
            &sandbox.pipeline_url,
        ]);
        all.extend(["--backfill-url", &sandbox.backfill_url]);
        if !flags.contains(&"--storage-hosts") {
            all.extend(["--storage-hosts", storage]);
        }
        for role in ["--developers", "--lock-maintainers"] {
            if !flags.contains(&role) {
                all.extend([role, DEVELOPER]);
            }
        }
        all.extend(flags);
        let threads = Threads(Some(server::runtime().unwrap()));
        let mut settings = Settings::from_flags(all).unwrap();
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
        let calls: Value = self
            .switch(Method::GET, "/calls")
            .send()
            .await
            .unwrap()
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
        let answer = self.switch(Method::GET, "/writes").send().await.unwrap();
        let mut writes: Vec<Value> = answer.json().await.unwrap();
        let text = |write: &Value, key: &str| write[key].as_str().unwrap().to_owned();
        writes
            .iter_mut()
            .map(|write| {
                let call = format!("{} {}", text(write, "method"), text(write, "path"));
                let length = write["length"].as_u64().unwrap();
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
        let answer = self.switch(Method::GET, "/writes").send().await.unwrap();
        let writes: Vec<BTreeMap<String, Box<RawValue>>> = answer.json().await.unwrap();
        Vec::from_iter(writes.iter().map(|write| write["body"].get().to_owned()))
    }

    /// The backfill jobs that were accepted, oldest first.
    pub(crate) async fn backfills(&self) -> Vec<Value> {
        let answer = self.switch(Method::GET, "/backfills").send().await.unwrap();
        answer.json().await.unwrap()
    }

    /// Forgets the calls so far.
    pub(crate) async fn clear_calls(&self) {
        self.switch(Method::DELETE, "/calls")
            .send()
            .await
            .unwrap()
            .error_for_status()
            .unwrap();
    }

    /// Waits until a service has received a call that begins like this.
    pub(crate) async fn until_called(&self, start: &str) {
        while !self
            .calls()
            .await
            .iter()
            .any(|call| call.starts_with(start))
        {
            tokio::task::yield_now().await;
        }
    }

    /// Turns a fault of the sandbox on.
    pub(crate) async fn fault(&self, fault: Value) {
        self.switch(Method::POST, "/faults")
            .json(&fault)
            .send()
            .await
            .unwrap()
            .error_for_status()
            .unwrap();
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
        self.switch(Method::PUT, "/clock")
            .json(&json!({ "advanceMs": milliseconds }))
            .send()
            .await
            .unwrap()
            .error_for_status()
            .unwrap();
    }

    /// Turns all faults off.
    pub(crate) async fn clear_faults(&self) {
        self.switch(Method::DELETE, "/faults")
            .send()
            .await
            .unwrap()
            .error_for_status()
            .unwrap();
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

impl Deref for Harness {
    type Target = Client;

    fn deref(&self) -> &Client {
        &self.client
    }
}

/// Somebody who talks to the gateway.
#[derive(Clone)]
pub(crate) struct Client {
    /// The connections, for requests of a test's own.
    pub(crate) http: reqwest::Client,
    /// The gateway's address, such as "http://127.0.0.1:4000".
    pub(crate) url: String,
    token: Option<String>,
}

impl Client {
    /// The same client with another token.
    pub(crate) fn with_token(&self, token: &str) -> Self {
        Self {
            token: Some(token.to_owned()),
            ..self.clone()
        }
    }

    /// The same client in a time zone.
    pub(crate) fn in_zone(&self, zone: &str) -> Self {
        let mut headers = HeaderMap::new();
        headers.insert("x-time-zone", HeaderValue::from_str(zone).unwrap());
        let http = http().no_gzip().default_headers(headers);
        Self {
            http: http.build().unwrap(),
            ..self.clone()
        }
    }

    /// The token it signs requests with.
    pub(crate) fn token(&self) -> &str {
        self.token.as_deref().unwrap()
    }

    /// A request with the token, as far as there is one.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.url));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    /// Asks, and gives the whole answer back. Request ids, which are new each time, are checked to be
    /// there and taken out.
    pub(crate) async fn graphql(&self, query: &str, variables: Value) -> Value {
        let body = json!({ "query": query, "variables": variables });
        plain(
            self.request(Method::POST, "/graphql")
                .json(&body)
                .send()
                .await
                .unwrap()
                .json()
                .await
                .unwrap(),
        )
    }

    /// Sends a mutation whose `input` has a `file`.
    pub(crate) async fn upload(&self, query: &str, input: Value, file: &[u8]) -> Value {
        let form = form(query, input, &["file"], &[("file.csv", file)]);
        self.send_form(form).await
    }

    /// Sends a mutation whose `input` has a list of `files`, each with its name as browsers write it in a form.
    pub(crate) async fn upload_files(
        &self,
        query: &str,
        mut input: Value,
        files: &[(&str, &[u8])],
    ) -> Value {
        input["files"] = vec![Value::Null; files.len()].into();
        let paths: Vec<String> = (0..files.len()).map(|at| format!("files.{at}")).collect();
        let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
        self.send_form(form(query, input, &paths, files)).await
    }

    /// Sends a form, such as [`form`] makes, and gives the whole answer back.
    pub(crate) async fn send_form(&self, body: impl Into<Body>) -> Value {
        plain(
            self.form_request(body)
                .send()
                .await
                .unwrap()
                .json()
                .await
                .unwrap(),
        )
    }

    /// A request with a form, such as [`form`] makes.
    pub(crate) fn form_request(&self, body: impl Into<Body>) -> RequestBuilder {
        self.request(Method::POST, "/graphql")
            .header("content-type", "multipart/form-data; boundary=edge")
            .body(body)
    }

    /// Sends only the first bytes of a request with a form, on a connection of its own.
    pub(crate) async fn send_beginning(&self, body: &[u8], length: usize) -> TcpStream {
        let host = self.url.trim_start_matches("http://");
        let mut connection = TcpStream::connect(host).await.unwrap();
        let head = format!(
            "POST /graphql HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {}\r\n\
             Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: {}\r\n\r\n",
            self.token(),
            body.len()
        );
        connection.write_all(head.as_bytes()).await.unwrap();
        connection.write_all(&body[..length]).await.unwrap();
        connection
    }

    /// Waits until the gateway has executed this many mutations.
    pub(crate) async fn until_mutations_ended(&self, count: usize) {
        let ended = async || {
            let metrics = self.request(Method::GET, "/metrics").send().await.unwrap();
            let metrics = metrics.text().await.unwrap();
            let counts = metrics.lines().filter(|line| {
                line.starts_with("marquee_graphql_operations_total") && line.contains("mutation")
            });
            let counts = counts.filter_map(|line| line.rsplit(' ').next()?.parse::<usize>().ok());
            counts.sum::<usize>()
        };
        while ended().await < count {
            tokio::task::yield_now().await;
        }
    }

    /// Asks past everything that was kept.
    pub(crate) async fn fresh(&self, query: &str, variables: Value) -> Value {
        let body = json!({ "query": query, "variables": variables });
        let request = self
            .request(Method::POST, "/graphql")
            .header("cache-control", "no-cache");
        plain(
            request
                .json(&body)
                .send()
                .await
                .unwrap()
                .json()
                .await
                .unwrap(),
        )
    }
}

/// A mutation with files, each with its path below `input` and its name, as a form with the boundary "edge".
pub(crate) fn form(query: &str, input: Value, paths: &[&str], files: &[(&str, &[u8])]) -> Vec<u8> {
    let operations = json!({ "query": query, "variables": { "input": input } });
    let map: BTreeMap<usize, _> = paths
        .iter()
        .map(|path| [format!("variables.input.{path}")])
        .enumerate()
        .collect();
    let head =
        |name: &str| format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n");
    let mut body = format!(
        "{}{operations}\r\n{}{}\r\n",
        head("operations"),
        head("map"),
        json!(map)
    )
    .into_bytes();
    for (at, (name, file)) in files.iter().enumerate() {
        body.extend_from_slice(head(&format!("{at}\"; filename=\"{name}")).as_bytes());
        body.extend_from_slice(file);
        body.extend_from_slice(b"\r\n");
    }
    body.extend_from_slice(b"--edge--\r\n");
    body
}

/// A client that goes straight to the loopback address, also where no gateway runs in this process.
pub(crate) fn http() -> reqwest::ClientBuilder {
    // The first provider stays: a gateway of this process installs the same.
    let _is_first = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder().no_proxy()
}

/// An answer without the request ids in its errors.
pub(crate) fn plain(mut answer: Value) -> Value {
    for error in answer["errors"].as_array_mut().into_iter().flatten() {
        let id = error["extensions"]
            .as_object_mut()
            .unwrap()
            .remove("requestId");
        assert!(
            id.as_ref()
                .and_then(Value::as_str)
                .is_some_and(|id| !id.is_empty()),
            "{error} has no requestId"
        );
    }
    if answer["errors"].is_null() {
        answer.as_object_mut().unwrap().remove("errors");
    }
    answer
}
