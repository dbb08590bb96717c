//! Clients that talk to the gateway, and what they send.

use std::collections::BTreeMap;

use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::{Body, Method, RequestBuilder};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// Somebody who talks to the gateway.
#[derive(Clone)]
pub(crate) struct Client {
    /// The connections, for requests of a test's own.
    pub(crate) http: reqwest::Client,
    /// The gateway's address, such as "http://127.0.0.1:4000".
    pub(crate) url: String,
    pub(super) token: Option<String>,
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

    /// The sum of a metric's samples whose labels contain a text; 0 if there are none.
    pub(crate) async fn metric(&self, name: &str, labels: &str) -> usize {
        let metrics = self.request(Method::GET, "/metrics").send().await.unwrap();
        let metrics = metrics.text().await.unwrap();
        let samples = metrics.lines().filter_map(|line| {
            let (sample, value) = line.rsplit_once(' ')?;
            let (found, found_labels) = sample.split_once('{').unwrap_or((sample, ""));
            (found == name && found_labels.contains(labels))
                .then(|| value.parse::<usize>().unwrap())
        });
        samples.sum()
    }

    /// Waits until the gateway has executed this many mutations.
    pub(crate) async fn until_mutations_ended(&self, count: usize) {
        while self
            .metric("marquee_graphql_operations_total", "mutation")
            .await
            < count
        {
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
