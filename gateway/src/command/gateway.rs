//! Requests to a gateway.

use std::time::Duration;

use reqwest::header::{
    ACCEPT, AUTHORIZATION, CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HOST, HeaderMap, HeaderName,
    HeaderValue, LOCATION, TRANSFER_ENCODING,
};
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use url::Url;

use crate::command::credentials::Credentials;
use crate::command::document::Document;
use crate::command::failure::Failure;
use crate::config::arguments::environment_token;

/// How long connecting may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a request without files may take by default. The gateway answers sooner, within its own timeouts.
const TIMEOUT: Duration = Duration::from_secs(150);
/// How long a request with files may take by default. The gateway's own timeout is shorter, unless it has been raised.
const UPLOAD_TIMEOUT: Duration = Duration::from_secs(60 * 60);

/// The longest answer, in bytes. Those of a gateway are shorter, unless its limits have been raised.
const MAX_ANSWER: usize = 256 << 20;

/// The longest token, in bytes. A gateway accepts no head of a request above 64 KiB.
const MAX_TOKEN: usize = 32 << 10;

/// A gateway, and the token for it.
pub(super) struct Gateway {
    pub(super) url: Url,
    client: Client,
    token: Option<String>,
    /// How long an answer may take, if it is not the default.
    pub(super) timeout: Option<Duration>,
    /// Whether answers are to say what they cost.
    pub(super) asks_cost: bool,
    /// Further headers of each request.
    pub(super) headers: HeaderMap,
}

/// An answer.
#[derive(Deserialize)]
pub(super) struct Answer {
    /// The data; `None` if nothing was executed.
    pub(super) data: Option<Box<RawValue>>,
    /// What failed.
    #[serde(default)]
    pub(super) errors: Vec<AnswerError>,
    /// What was asked for beside the data, such as the cost.
    pub(super) extensions: Option<Box<RawValue>>,
}

/// An error of an answer.
#[derive(Deserialize)]
pub(super) struct AnswerError {
    message: String,
    #[serde(default)]
    path: Vec<Value>,
    #[serde(default)]
    extensions: Extensions,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Extensions {
    code: Option<String>,
    #[serde(default)]
    retryable: bool,
    request_id: Option<String>,
}

/// A time in whole seconds.
pub(super) fn seconds(text: &str) -> Result<Duration, &'static str> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0);
    let seconds: u32 = seconds.ok_or("a whole number of seconds, at least 1")?;
    Ok(Duration::from_secs(seconds.into()))
}

/// A header, given as "Name: value". The token has a way of its own.
pub(super) fn header(text: &str) -> Result<(HeaderName, HeaderValue), &'static str> {
    let expected = "a header such as \"X-Request-Id: 7\"";
    let (name, value) = text.split_once(':').ok_or(expected)?;
    let name: HeaderName = name.trim().parse().map_err(|_| expected)?;
    let value = value.trim().parse().map_err(|_| expected)?;
    if name == AUTHORIZATION {
        return Err("another header: the token is that of MARQUEE_TOKEN or `marquee login`");
    }
    match [
        CONNECTION,
        CONTENT_LENGTH,
        CONTENT_TYPE,
        HOST,
        TRANSFER_ENCODING,
    ]
    .contains(&name)
    {
        true => Err("another header: this one is set for each request"),
        false => Ok((name, value)),
    }
}

/// Whether a token can be sent.
pub(super) fn is_token(token: &str) -> bool {
    token.len() <= MAX_TOKEN && HeaderValue::from_str(token).is_ok()
}

/// The address of a gateway.
pub(super) fn base_url(text: &str) -> Result<Url, &'static str> {
    let expected = "an address such as https://marquee.example";
    let url: Url = text.parse().map_err(|_| expected)?;
    let is_plain = url.query().is_none();
    match url.scheme() {
        "http" | "https" if url.path() == "/" && url.fragment().is_none() && is_plain => Ok(url),
        _ => Err(expected),
    }
}

impl Gateway {
    /// A gateway with a token.
    pub(super) fn new(
        url: Url,
        token: Option<String>,
        time_zone: Option<&str>,
    ) -> Result<Self, Failure> {
        if token.as_ref().is_some_and(|token| !is_token(token)) {
            return Err(Failure::local(
                "The token is too long, or has a character that cannot be sent, such as a line end: check MARQUEE_TOKEN.",
            ));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(Failure::usage(
                "The address of a gateway has no user name and no password: sign in with `marquee login`.",
            ));
        }
        let mut headers = HeaderMap::new();
        if let Some(zone) = time_zone {
            let zone = HeaderValue::from_str(zone)
                .map_err(|_| Failure::usage("The time zone is not a name such as Europe/Paris."))?;
            headers.insert("x-time-zone", zone);
        }
        let client = Client::builder()
            .default_headers(headers)
            .connect_timeout(CONNECT_TIMEOUT)
            .redirect(reqwest::redirect::Policy::none())
            .http1_only()
            .build()
            .map_err(Failure::of_request)?;
        Ok(Self {
            url,
            client,
            token,
            timeout: None,
            asks_cost: false,
            headers: HeaderMap::new(),
        })
    }

    /// The gateway at this address, or that of the last sign-in, with its token: that of the environment, or else of the
    /// file.
    pub(super) fn signed_in(url: Option<Url>, time_zone: Option<&str>) -> Result<Self, Failure> {
        let token = environment_token();
        let credentials = match (&token, &url) {
            (Some(_), Some(_)) => Credentials::default(),
            _ => Credentials::read()?,
        };
        let url = url.or_else(|| credentials.current()).ok_or_else(|| {
            Failure::usage(
                "No gateway is set. Sign in with `marquee login`, or set --url or MARQUEE_URL.",
            )
        })?;
        let token = token.or_else(|| credentials.token(&url).map(str::to_owned));
        Self::new(url, token, time_zone)
    }

    /// An address of the gateway.
    pub(super) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }

    /// The token, if there is one.
    pub(super) fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// The value of the `Authorization` header.
    pub(super) fn authorization(&self) -> Option<String> {
        self.token.as_ref().map(|token| format!("Bearer {token}"))
    }

    /// A request with the token.
    pub(super) fn get(&self, path: &str) -> RequestBuilder {
        self.with_token(self.client.get(self.at(path)))
    }

    /// A GraphQL request with the token, without files.
    pub(super) fn post(&self) -> RequestBuilder {
        self.post_within(TIMEOUT)
    }

    /// A GraphQL request with the token and with files.
    pub(super) fn post_files(&self) -> RequestBuilder {
        self.post_within(UPLOAD_TIMEOUT)
    }

    fn post_within(&self, default: Duration) -> RequestBuilder {
        let request = self.client.post(self.at("graphql"));
        let mut request = self
            .with_token(request)
            .headers(self.headers.clone())
            .timeout(self.timeout.unwrap_or(default));
        if self.asks_cost {
            request = request.header("x-marquee-cost", "1");
        }
        request.header(
            ACCEPT,
            "application/graphql-response+json, application/json;q=0.9",
        )
    }

    fn with_token(&self, request: RequestBuilder) -> RequestBuilder {
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    /// Sends an operation without files.
    pub(super) async fn send(&self, document: &Document) -> Result<Answer, Failure> {
        let request = self.post().header(CONTENT_TYPE, "application/json");
        self.answer(request.body(document.to_json())).await
    }

    /// Sends a request and reads its answer.
    pub(super) async fn answer(&self, request: RequestBuilder) -> Result<Answer, Failure> {
        let response = request.send().await.map_err(Failure::of_request)?;
        let status = response.status();
        let moved = response.headers().get(LOCATION);
        let moved = moved.map(|place| String::from_utf8_lossy(place.as_bytes()).into_owned());
        let body = body_of(response).await?;
        Answer::read(&body).ok_or_else(|| {
            let moved = match moved {
                Some(place) => format!(" It points to {place}; the token is not sent there."),
                None => String::new(),
            };
            Failure::transport(format!(
                "{} answered {status} without GraphQL.{moved}",
                self.url
            ))
        })
    }

    /// The schema of the gateway.
    pub(super) async fn schema(&self) -> Result<String, Failure> {
        let timeout = self.timeout.unwrap_or(TIMEOUT);
        let request = self.get("schema.graphql").timeout(timeout);
        let response = request.send().await.map_err(Failure::of_request)?;
        let status = response.status();
        let is_page = response.headers().get(CONTENT_TYPE).is_some_and(|kind| {
            let kind = kind.as_bytes().get(..9);
            kind.is_some_and(|kind| kind.eq_ignore_ascii_case(b"text/html"))
        });
        let text = String::from_utf8(body_of(response).await?);
        match text {
            Ok(text) if status == StatusCode::OK && !is_page => Ok(text),
            _ => Err(Failure::transport(format!(
                "{} answered {status} without a schema.",
                self.url
            ))),
        }
    }
}

/// The body of a response, however it was compressed.
async fn body_of(mut response: Response) -> Result<Vec<u8>, Failure> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(Failure::of_request)? {
        if body.len() + chunk.len() > MAX_ANSWER {
            return Err(Failure::local(format!(
                "The answer is longer than {} MiB.",
                MAX_ANSWER >> 20
            )));
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}

impl Answer {
    /// Reads an answer. `None` for JSON that is not one, such as that of a proxy.
    pub(super) fn read(json: &[u8]) -> Option<Self> {
        let answer: Self = serde_json::from_slice(json).ok()?;
        match &answer.data {
            Some(data) => data.get().starts_with('{').then_some(answer),
            None => (!answer.errors.is_empty()).then_some(answer),
        }
    }

    /// What failed, in words: errors, and those that a mutation returns as data.
    pub(super) fn problems(&self) -> Vec<String> {
        let errors = self.errors.iter().map(AnswerError::to_text);
        errors.chain(self.payload_errors()).collect()
    }

    /// Whether nothing but errors came back that may not come again.
    pub(super) fn is_transient(&self) -> bool {
        !self.errors.is_empty() && self.errors.iter().all(|error| error.extensions.retryable)
    }

    fn payload_errors(&self) -> Vec<String> {
        let Some(data) = &self.data else {
            return Vec::new();
        };
        let data: Value = serde_json::from_str(data.get()).unwrap_or_default();
        let mut found = Vec::new();
        for (name, payload) in data.as_object().into_iter().flatten() {
            for error in items(payload, "errors") {
                found.push(format!("{} (at {name})", message(error)));
            }
            for (at, outcome) in items(payload, "outcomes").enumerate() {
                let is_false = |member: &str| outcome[member] == false;
                if !outcome["error"].is_null() || is_false("isDone") {
                    let mut keys = Vec::new();
                    add_keys(outcome, &mut keys);
                    if keys.is_empty() {
                        keys.push(format!("outcome {}", at + 1));
                    }
                    let (keys, message) = (keys.join(", "), message(&outcome["error"]));
                    found.push(format!("{keys}: {message} (at {name})"));
                }
            }
        }
        found
    }
}

fn items<'a>(payload: &'a Value, member: &str) -> impl Iterator<Item = &'a Value> {
    let items = payload.get(member).and_then(Value::as_array);
    items.into_iter().flatten()
}

/// The message of an error that a mutation returns as data.
fn message(error: &Value) -> &str {
    error["message"].as_str().unwrap_or("It was refused.")
}

/// Adds what identifies an outcome, such as "jobId 1701": its texts and numbers, and those of its objects.
fn add_keys(outcome: &Value, keys: &mut Vec<String>) {
    for (name, value) in outcome.as_object().into_iter().flatten() {
        match value {
            Value::String(text) => keys.push(format!("{name} {text}")),
            Value::Number(number) => keys.push(format!("{name} {number}")),
            Value::Object(_) if name != "error" => add_keys(value, keys),
            _ => {}
        }
    }
}

impl AnswerError {
    /// The error in one line.
    fn to_text(&self) -> String {
        let mut text = self.message.clone();
        let mut details = Vec::new();
        if let Some(code) = &self.extensions.code {
            details.push(code.clone());
        }
        if !self.path.is_empty() {
            let path = self.path.iter().map(|step| match step {
                Value::String(name) => name.clone(),
                other => other.to_string(),
            });
            details.push(format!("at {}", Vec::from_iter(path).join(".")));
        }
        if let Some(id) = &self.extensions.request_id {
            details.push(format!("request {id}"));
        }
        if !details.is_empty() {
            text = format!("{text} ({})", details.join(", "));
        }
        text
    }
}
