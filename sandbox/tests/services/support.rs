//! A sandbox, a client and a token.

use std::{sync::Once, time::Duration};

use reqwest::{Client, IntoUrl, Method, RequestBuilder, Response, StatusCode};
use sandbox::{ACCOUNTS, Sandbox, SandboxOptions};
use serde_json::{Value, json};

/// Milliseconds of a stage of a job with [`slow_jobs`].
pub(crate) const STEP: u32 = 60_000;

/// A client without a proxy that does not follow redirects.
pub(crate) fn client() -> Client {
    static PROVIDER: Once = Once::new();
    PROVIDER.call_once(|| {
        rustls::crypto::ring::default_provider()
            .install_default()
            .expect("it is installed once");
    });
    Client::builder()
        .no_proxy()
        .redirect(reqwest::redirect::Policy::none())
        .build()
        .unwrap()
}

/// A running sandbox, and a client that is signed in as plain staff.
pub(crate) struct Probe {
    pub(crate) sandbox: Sandbox,
    pub(crate) client: Client,
    pub(crate) token: String,
}

impl Probe {
    pub(crate) async fn start() -> Self {
        Self::with(SandboxOptions::default()).await
    }

    pub(crate) async fn with(options: SandboxOptions) -> Self {
        let sandbox = Sandbox::start(options).await.unwrap();
        let client = client();
        let mut probe = Self {
            sandbox,
            client,
            token: String::new(),
        };
        let (status, response) = probe.sign_in(ACCOUNTS[0].email, ACCOUNTS[0].password).await;
        assert_eq!(status, StatusCode::OK);
        probe.token = response["data"]["token"].as_str().unwrap().to_owned();
        probe
    }

    pub(crate) async fn sign_in(&self, email: &str, password: &str) -> (StatusCode, Value) {
        self.send(
            Method::POST,
            "/v3/auth/authenticate",
            Some(json!({ "email": email, "password": password })),
        )
        .await
    }

    /// A request to the service that has this path.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let service = match path.split('/').nth(1) {
            Some("api" | "frames") => &self.sandbox.pipeline_url,
            Some("upload" | "hello") => &self.sandbox.backfill_url,
            _ => &self.sandbox.main_url,
        };
        self.client
            .request(method, format!("{service}{path}"))
            .bearer_auth(&self.token)
    }

    /// Gets a link without a token.
    pub(crate) async fn fetch(&self, link: impl IntoUrl) -> Response {
        self.client.get(link).send().await.unwrap()
    }

    pub(crate) async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> (StatusCode, Value) {
        let mut request = self.request(method, path);
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        let status = response.status();
        let text = response.text().await.unwrap();
        (
            status,
            serde_json::from_str(&text).unwrap_or(Value::String(text)),
        )
    }

    pub(crate) async fn get(&self, path: &str) -> (StatusCode, Value) {
        self.send(Method::GET, path, None).await
    }

    /// The `data` of a read that succeeds.
    pub(crate) async fn data(&self, path: &str) -> Value {
        let (status, mut response) = self.get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {response}");
        response["data"].take()
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.send(Method::PUT, path, Some(body)).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.send(Method::POST, path, Some(body)).await
    }

    /// Makes a call for each line, such as "PUT /path {} => 400 The message.", and compares what it answers.
    /// Without a message only the status is compared.
    pub(crate) async fn answers(&self, lines: &str) {
        let lines = lines.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty()) {
            let (call, expected) = line.split_once(" => ").unwrap();
            let mut call = call.splitn(3, ' ');
            let (method, path) = (call.next().unwrap(), call.next().unwrap());
            let body = call.next().map(|body| serde_json::from_str(body).unwrap());
            let (status, response) = self.send(method.parse().unwrap(), path, body).await;
            let (code, message) = match expected.split_once(' ') {
                Some((code, message)) => (code, Some(message)),
                None => (expected, None),
            };
            assert_eq!(status.as_str(), code, "{line}: {response}");
            if message.is_some() {
                assert_eq!(response["message"].as_str(), message, "{line}");
            }
        }
    }

    /// Moves the clock of the services forward.
    pub(crate) async fn advance(&self, milliseconds: u32) {
        let response = self
            .client
            .put(format!("{}/clock", self.sandbox.faults_url))
            .json(&json!({ "advanceMs": milliseconds }))
            .send()
            .await
            .unwrap();
        assert_eq!(response.status(), StatusCode::OK);
    }

    /// Adds a fault and returns its id.
    pub(crate) async fn fault(&self, fault: Value) -> u64 {
        let response = self
            .client
            .post(format!("{}/faults", self.sandbox.faults_url))
            .json(&fault)
            .send()
            .await
            .unwrap();
        assert_eq!(response.status(), StatusCode::CREATED);
        response.json::<Value>().await.unwrap()["id"]
            .as_u64()
            .unwrap()
    }

    pub(crate) async fn switch(&self, method: Method, path: &str) -> (StatusCode, Value) {
        let response = self
            .client
            .request(method, format!("{}{path}", self.sandbox.faults_url))
            .send()
            .await
            .unwrap();
        let status = response.status();
        (
            status,
            serde_json::from_str(&response.text().await.unwrap()).unwrap_or_default(),
        )
    }
}

/// Options for a sandbox whose jobs only progress, by a minute for each stage, when the clock is advanced.
pub(crate) fn slow_jobs() -> SandboxOptions {
    SandboxOptions {
        job_step: Duration::from_millis(STEP.into()),
        ..Default::default()
    }
}

/// Options with a data file in this folder.
pub(crate) fn in_file(folder: &tempfile::TempDir) -> SandboxOptions {
    SandboxOptions {
        data: Some(folder.path().join("sandbox.db")),
        ..Default::default()
    }
}

/// The items of a JSON list.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

/// The row whose key has this value, as a number or text.
pub(crate) fn row<'a>(rows: &'a Value, key: &str, id: i64) -> &'a Value {
    let is_it =
        |row: &&Value| row[key].as_i64() == Some(id) || row[key].as_str() == Some(&id.to_string());
    rows.as_array()
        .unwrap()
        .iter()
        .find(is_it)
        .unwrap_or_else(|| panic!("no row has {key} {id}"))
}
