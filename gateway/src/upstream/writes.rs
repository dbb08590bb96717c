//! Writes: each is sent exactly once and never shared, GETs that change data included.

use reqwest::{Method, StatusCode};

use super::call::{Api, BODY_LIMIT, Reading, RequestBody};
use super::decode;
use super::paths::{self, Path};
use super::response::HttpResponse;
use super::status::{is_rejection, is_success, message_of, reported_error};
use crate::error::{Error, Result};

/// How a write ended.
pub enum WriteOutcome {
    /// The service accepted it. Holds the JSON of its response, or null if there was none. A text is a string.
    Accepted(serde_json::Value),
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

/// How many times the timeout of a service a call may take that asks a language model.
const MODEL_PATIENCE: u32 = 9;

/// How much is read of a body that is shown as it is.
const RAW_BODY_LIMIT: usize = 4 << 20;

impl Api<'_> {
    /// A POST with a JSON body.
    ///
    /// # Errors
    /// As of every write.
    pub async fn post<B: serde::Serialize + Sync>(
        &self,
        path: Path,
        body: &B,
    ) -> Result<WriteOutcome> {
        self.write(Method::POST, path, Some(body)).await
    }

    /// A POST without a body.
    ///
    /// # Errors
    /// As of every write.
    pub async fn post_empty(&self, path: Path) -> Result<WriteOutcome> {
        self.write::<()>(Method::POST, path, None).await
    }

    /// A PUT with a JSON body.
    ///
    /// # Errors
    /// As of every write.
    pub async fn put<B: serde::Serialize + Sync>(
        &self,
        path: Path,
        body: &B,
    ) -> Result<WriteOutcome> {
        self.write(Method::PUT, path, Some(body)).await
    }

    /// A PATCH with a JSON body.
    ///
    /// # Errors
    /// As of every write.
    pub async fn patch<B: serde::Serialize + Sync>(
        &self,
        path: Path,
        body: &B,
    ) -> Result<WriteOutcome> {
        self.write(Method::PATCH, path, Some(body)).await
    }

    /// A GET that changes data.
    ///
    /// # Errors
    /// As of every write.
    pub async fn get_as_write(&self, path: Path) -> Result<WriteOutcome> {
        self.write::<()>(Method::GET, path, None).await
    }

    /// # Errors
    /// If the session is invalid, or the service is unavailable or too slow. A rejection is no error.
    async fn write<B: serde::Serialize + Sync>(
        &self,
        method: Method,
        path: Path,
        body: Option<&B>,
    ) -> Result<WriteOutcome> {
        let path = for_write(&method, path);
        let response = self
            .send_once(method, &path, body, Reading::Whole(BODY_LIMIT))
            .await
            .map_err(Error::of_write)?;
        self.outcome(&path, &response)
    }

    /// What the response to a write means.
    pub(super) fn outcome(&self, path: &Path, response: &HttpResponse) -> Result<WriteOutcome> {
        let status = response.status;
        if is_success(status) {
            return self.accepted(path, response).map_err(Error::of_write);
        }
        let message = message_of(&response.body);
        let is_explained =
            path.explains_failures() && status.is_server_error() && message.is_some();
        if !is_rejection(status) && !is_explained {
            let error = self.service.error_of(response).of_write();
            // What a service that failed says is for its developers.
            let is_for_user = !status.is_server_error() && status != StatusCode::UNAUTHORIZED;
            return Err(error.with_user_message(message.filter(|_| is_for_user)));
        }
        let status = status.as_u16();
        let message = message.unwrap_or_else(|| {
            format!("The {} service refused this ({status}).", self.service.name)
        });
        Ok(WriteOutcome::Rejected { status, message })
    }

    /// What a response with a success status means: a proxy in front of a service may answer with a page, and a service
    /// with a refusal.
    fn accepted(&self, path: &Path, response: &HttpResponse) -> Result<WriteOutcome> {
        let body = response.body.trim_ascii();
        if body.is_empty() {
            return Ok(WriteOutcome::Accepted(serde_json::Value::Null));
        }
        if let Some(message) = reported_error(body) {
            let status = response.status.as_u16();
            return Ok(WriteOutcome::Rejected { status, message });
        }
        match (serde_json::from_slice(body), std::str::from_utf8(body)) {
            (Ok(json), _) => Ok(WriteOutcome::Accepted(json)),
            (_, Ok(text)) if path.answers_text() && !text.starts_with('<') => {
                Ok(WriteOutcome::Accepted(text.into()))
            }
            (Err(error), _) => {
                let cause = format!("neither empty nor JSON: {}", decode::fault(&error));
                Err(self.service.unreadable(cause))
            }
        }
    }

    /// A call whose response is shown as it is, whatever its status. It is sent once, as a write is,
    /// because some of the developer tests change data.
    ///
    /// # Errors
    /// If the session is invalid, or the service is unavailable or too slow.
    pub async fn call_raw<B: serde::Serialize + Sync>(
        &self,
        method: Method,
        path: Path,
        body: Option<&B>,
    ) -> Result<RawResponse> {
        let is_read = method == Method::GET;
        let limit = Reading::Beginning(RAW_BODY_LIMIT);
        let path = for_write(&method, path);
        let response = self.send_once(method, &path, body, limit).await?;
        let is_session_invalid = match response.status {
            StatusCode::UNAUTHORIZED => true,
            // A write that is forbidden tells nothing about the session.
            StatusCode::FORBIDDEN => is_read,
            _ => false,
        };
        if is_session_invalid {
            return Err(self.service.error_of(&response));
        }
        Ok(RawResponse {
            status: response.status.as_u16(),
            body: String::from_utf8_lossy(&response.body).into_owned(),
            is_truncated: response.is_truncated,
        })
    }

    /// Sends a request that may change data. Nothing that the session read before or meanwhile is used after.
    async fn send_once<B: serde::Serialize + Sync>(
        &self,
        method: Method,
        path: &Path,
        body: Option<&B>,
        reading: Reading<'_>,
    ) -> Result<HttpResponse> {
        self.context.authorization()?;
        let body = body.map(to_json).transpose()?.map(RequestBody::Json);
        let patience = if path.awaits_model() {
            MODEL_PATIENCE
        } else {
            1
        };
        let (writes, deadline) = (&self.service.writes, self.deadline(patience));
        self.context.count_call()?.spend();
        self.context.forget_reads();
        let response = self
            .send(writes, method, path, body, deadline, reading)
            .await;
        self.context.forget_reads();
        response
    }

    /// Signs in: the one call without a token, whose 401 rejects the password and not the session.
    ///
    /// # Errors
    /// If the service is unavailable, too slow or unreadable.
    pub async fn authenticate<B: serde::Serialize + Sync>(&self, body: &B) -> Result<WriteOutcome> {
        self.context.count_call()?.spend();
        let response = self
            .send(
                &self.service.writes,
                Method::POST,
                &paths::authenticate(),
                Some(RequestBody::Json(to_json(body)?)),
                self.deadline(1),
                Reading::Whole(BODY_LIMIT),
            )
            .await?;
        let status = response.status.as_u16();
        if is_success(response.status) {
            return serde_json::from_slice(&response.body)
                .map(WriteOutcome::Accepted)
                .map_err(|error| self.service.unreadable(decode::fault(&error)));
        }
        if is_rejection(response.status) || status == 401 {
            let message =
                message_of(&response.body).unwrap_or_else(|| "Sign-in failed.".to_owned());
            return Ok(WriteOutcome::Rejected { status, message });
        }
        Err(self.service.error_of(&response))
    }
}

/// The path of a request that may change data: only reads take the cache-buster.
fn for_write(method: &Method, path: Path) -> Path {
    if method == Method::GET {
        path
    } else {
        path.without_timestamp()
    }
}

pub(super) fn to_json<B: serde::Serialize>(body: &B) -> Result<Vec<u8>> {
    serde_json::to_vec(body)
        .map_err(|error| Error::internal(format!("a body cannot be written: {error}")))
}
