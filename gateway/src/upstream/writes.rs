//! Writes: each is sent exactly once and never shared, GETs that change data included.

use reqwest::{Method, StatusCode};

use super::call::{Api, BODY_LIMIT, BodyMode, RequestBody};
use super::path::Path;
use super::response::{HttpResponse, is_answer_lost, is_success, message_of};
use super::write_response::WriteResponse;
use crate::error::{Error, Result};

/// How a write ended.
pub enum WriteOutcome {
    /// The service accepted it, with this response.
    Accepted(WriteResponse),
    /// The service rejected it.
    Rejected {
        /// The HTTP status.
        status: u16,
        /// The message for the user: the service's, or ours if it sent none.
        message: String,
    },
}

/// A response as it was received.
pub struct RawResponse {
    /// The HTTP status.
    pub status: u16,
    /// The body.
    pub body: String,
    /// Whether the body was longer than what is kept of it.
    pub is_truncated: bool,
}

/// How much is read of a body that is shown as it is.
const RAW_BODY_LIMIT: usize = 4 << 20;

impl Api<'_> {
    /// A call that may change data, with a JSON body.
    ///
    /// # Errors
    /// If the session is invalid, or the service is unavailable or too slow. A rejection is no error.
    pub async fn write<B: serde::Serialize + Sync>(
        &self,
        path: Path,
        body: &B,
    ) -> Result<WriteOutcome> {
        self.write_json(path, to_json(body)?).await
    }

    /// The same with a body that is JSON already.
    ///
    /// # Errors
    /// As of every write.
    pub async fn write_json(&self, path: Path, json: Vec<u8>) -> Result<WriteOutcome> {
        self.write_body(path, Some(json)).await
    }

    /// The same without a body.
    ///
    /// # Errors
    /// As of every write.
    pub async fn write_empty(&self, path: Path) -> Result<WriteOutcome> {
        self.write_body(path, None).await
    }

    async fn write_body(&self, path: Path, body: Option<Vec<u8>>) -> Result<WriteOutcome> {
        let sent = self.send_once(path, body, BodyMode::Answer(BODY_LIMIT));
        let (path, response) = sent.await.map_err(Error::of_write)?;
        self.outcome(&path, &response, true).await
    }

    /// What the response to a write means. Unless the whole request was sent, nothing was done.
    pub(super) async fn outcome(
        &self,
        path: &Path,
        response: &HttpResponse,
        is_sent: bool,
    ) -> Result<WriteOutcome> {
        let status = response.status;
        if is_success(status) {
            return self.accepted(path, response).map_err(Error::of_write);
        }
        if self.is_session_over(status).await {
            return Err(self.service.error_of(response).of_write());
        }
        let message = message_of(&response.body);
        let is_explained =
            path.call().explains_failures && status.is_server_error() && message.is_some();
        let is_lost = is_sent && is_answer_lost(status);
        if is_lost || !status.is_client_error() && !is_explained {
            let mut error = self.service.error_of(response).of_write();
            if is_lost {
                error = error.after_sending();
            }
            // What a service that failed says is for its developers, unless it explains itself.
            let is_for_user = is_explained || !status.is_server_error();
            return Err(error.with_user_message(message.filter(|_| is_for_user)));
        }
        Ok(self.rejected(response, message))
    }

    /// Whether a request that may change data was refused because the session has ended. 403 alone does not tell: the user
    /// of a valid session may not be allowed this. The operation then asks once.
    pub(super) async fn is_session_over(&self, status: StatusCode) -> bool {
        let context = self.context;
        match (status, &context.session_read) {
            (StatusCode::UNAUTHORIZED, _) => true,
            (StatusCode::FORBIDDEN, Some((service, call))) => {
                let ask = async || {
                    let api = service.with(context);
                    let answer = api
                        .get(&Path::new(call, &[]), BodyMode::Beginning(BODY_LIMIT))
                        .await;
                    answer.is_ok_and(|answer| matches!(answer.status.as_u16(), 401 | 403))
                };
                *context.is_session_over.get_or_init(ask).await
            }
            _ => false,
        }
    }

    /// A refusal with the service's message, or ours if it sent none.
    fn rejected(&self, response: &HttpResponse, message: Option<String>) -> WriteOutcome {
        let status = response.status.as_u16();
        let message = message.unwrap_or_else(|| {
            format!("The {} service refused this ({status}).", self.service.name)
        });
        WriteOutcome::Rejected { status, message }
    }

    /// What a response with a success status means: a proxy in front of a service may answer with a page, and a service
    /// with a refusal.
    fn accepted(&self, path: &Path, response: &HttpResponse) -> Result<WriteOutcome> {
        let body = response.body.trim_ascii();
        let Some(answer) = WriteResponse::of_body(body) else {
            return match std::str::from_utf8(body) {
                Ok(text) if path.call().answers_text && !text.starts_with('<') => {
                    Ok(WriteOutcome::Accepted(WriteResponse::of_text(text)))
                }
                _ => Err(self.service.unreadable("neither empty nor JSON")),
            };
        };
        if answer.is_error() {
            return Ok(self.rejected(response, message_of(body)));
        }
        Ok(WriteOutcome::Accepted(answer))
    }

    /// A call whose response is shown as it is, whatever its status. It is sent once, as a write is,
    /// because some of the developer tests change data.
    ///
    /// # Errors
    /// If the session is invalid, or the service is unavailable or too slow.
    pub async fn call_raw<B: serde::Serialize + Sync>(
        &self,
        path: Path,
        body: Option<&B>,
    ) -> Result<RawResponse> {
        let is_read = path.call().method == "GET";
        let mode = BodyMode::BeginningOfAnswer(RAW_BODY_LIMIT);
        let body = body.map(to_json).transpose()?;
        let (_, response) = self.send_once(path, body, mode).await?;
        let is_forbidden_read = is_read && response.status == StatusCode::FORBIDDEN;
        if is_forbidden_read || self.is_session_over(response.status).await {
            return Err(self.service.error_of(&response).not_applied());
        }
        Ok(RawResponse {
            status: response.status.as_u16(),
            body: String::from_utf8_lossy(&response.body).into_owned(),
            is_truncated: response.is_truncated,
        })
    }

    /// Sends a request that may change data. Returns its path as well, without the cache-buster unless it is a GET.
    async fn send_once(
        &self,
        path: Path,
        body: Option<Vec<u8>>,
        mode: BodyMode,
    ) -> Result<(Path, HttpResponse)> {
        let method = path.call().method;
        let path = match method {
            "GET" => path,
            _ => path.without_timestamp(),
        };
        let method = Method::from_bytes(method.as_bytes()).expect("a call has a method of HTTP");
        let body = body.map(RequestBody::Json);
        let until = self.deadline(path.call().patience);
        let call = self.send(&self.service.writes, method, &path, body, until, mode);
        let response = self.writing(call).await?;
        Ok((path, response))
    }

    /// Makes a call that may change data. Nothing that the session read before or meanwhile is used after.
    pub(super) async fn writing<T>(&self, call: impl Future<Output = Result<T>>) -> Result<T> {
        self.context.authorization()?;
        self.context.count_call()?;
        self.context.count_write();
        self.context.forget_reads();
        let result = call.await;
        self.context.forget_reads();
        result
    }

    /// Signs in: the one call without a token, whose 401 rejects the password and not the session.
    ///
    /// # Errors
    /// If the service is unavailable, too slow or unreadable.
    pub async fn authenticate<B: serde::Serialize + Sync>(
        &self,
        path: &Path,
        body: &B,
    ) -> Result<WriteOutcome> {
        self.context.count_call()?;
        let response = self
            .send(
                &self.service.writes,
                Method::POST,
                path,
                Some(RequestBody::Json(to_json(body)?)),
                self.deadline(1),
                BodyMode::Answer(BODY_LIMIT),
            )
            .await?;
        let status = response.status.as_u16();
        if is_success(response.status) {
            return WriteResponse::of_body(&response.body)
                .map(WriteOutcome::Accepted)
                .ok_or_else(|| self.service.unreadable("neither empty nor JSON"));
        }
        if response.status.is_client_error() {
            let message =
                message_of(&response.body).unwrap_or_else(|| "Sign-in failed.".to_owned());
            return Ok(WriteOutcome::Rejected { status, message });
        }
        Err(self.service.error_of(&response))
    }
}

pub(super) fn to_json<B: serde::Serialize>(body: &B) -> Result<Vec<u8>> {
    serde_json::to_vec(body)
        .map_err(|error| Error::internal(format!("a body cannot be written: {error}")))
}
