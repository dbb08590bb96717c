//! Writes: sent exactly once, never shared; and the calls that are sent as writes are.

use reqwest::{Method, StatusCode};

use super::call::{Api, BODY_CAP, BodyLimit, HttpResponse, message_of};
use super::paths::{self, Path};
use crate::error::{Error, Result};

/// What a write answered: the service took it, or said no in words for the user.
pub enum WriteOutcome {
    /// Taken; the body is JSON, or null when the service answered nothing readable.
    Accepted(serde_json::Value),
    /// Refused: the status, and the service's words.
    Rejected {
        /// The HTTP status.
        status: u16,
        /// The service's own words, or ours where it had none.
        message: String,
    },
}

/// What a probe answered, as it was.
pub struct RawResponse {
    /// The HTTP status.
    pub status: u16,
    /// The answer.
    pub body: String,
    /// Whether the answer was longer, and this is its beginning.
    pub is_truncated: bool,
}

/// What is read of a body that is shown as it is.
const RAW_BODY_CAP: usize = 4 << 20;

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

    /// A GET that changes data: sent as a write is.
    ///
    /// # Errors
    /// As of every write.
    pub async fn get_as_write(&self, path: Path) -> Result<WriteOutcome> {
        self.write::<()>(Method::GET, path, None).await
    }

    /// A write: sent exactly once, never shared, and nothing the session read before it is seen after.
    ///
    /// # Errors
    /// When the session has ended, or the service is down or late; a refusal is no error.
    async fn write<B: serde::Serialize + Sync>(
        &self,
        method: Method,
        path: Path,
        body: Option<&B>,
    ) -> Result<WriteOutcome> {
        let answer = self
            .send_once(method, path, body, BodyLimit::Whole(BODY_CAP))
            .await
            .map_err(Error::of_write)?;
        match answer.status {
            StatusCode::OK | StatusCode::CREATED => Ok(WriteOutcome::Accepted(
                serde_json::from_slice(&answer.body).unwrap_or_default(),
            )),
            StatusCode::BAD_REQUEST
            | StatusCode::FORBIDDEN
            | StatusCode::NOT_FOUND
            | StatusCode::CONFLICT
            | StatusCode::UNPROCESSABLE_ENTITY => Ok(WriteOutcome::Rejected {
                status: answer.status.as_u16(),
                message: message_of(&answer.body).unwrap_or_else(|| {
                    format!(
                        "The {} service refused this ({}).",
                        self.service.name,
                        answer.status.as_u16()
                    )
                }),
            }),
            _ => Err(self.refusal(&answer).of_write()),
        }
    }

    /// A call whose answer is shown as it is, whatever it says: sent once, as a write is, because some of
    /// the developers' calls change data. Of an answer of megabytes the beginning is read.
    ///
    /// # Errors
    /// When the session has ended, or nothing was answered in time.
    pub async fn call_raw<B: serde::Serialize + Sync>(
        &self,
        method: Method,
        path: Path,
        body: Option<&B>,
    ) -> Result<RawResponse> {
        let is_read = method == Method::GET;
        let answer = self
            .send_once(method, path, body, BodyLimit::Beginning(RAW_BODY_CAP))
            .await?;
        let has_ended = match answer.status {
            StatusCode::UNAUTHORIZED => true,
            // What a write may not do is no word about the session.
            StatusCode::FORBIDDEN => is_read,
            _ => false,
        };
        if has_ended {
            return Err(self.refusal(&answer));
        }
        Ok(RawResponse {
            status: answer.status.as_u16(),
            body: String::from_utf8_lossy(&answer.body).into_owned(),
            is_truncated: answer.is_cut,
        })
    }

    /// Sends what may change data; nothing the session read before it, or meanwhile, is seen after.
    async fn send_once<B: serde::Serialize + Sync>(
        &self,
        method: Method,
        path: Path,
        body: Option<&B>,
        limit: BodyLimit,
    ) -> Result<HttpResponse> {
        self.context.authorization()?;
        // The cache-buster is for reads.
        let path = if method == Method::GET {
            path
        } else {
            path.untimed()
        };
        let body = body.map(written).transpose()?;
        let (writes, deadline) = (&self.service.writes, self.deadline(1));
        self.context.forget_reads();
        let answer = self
            .send(writes, method, &path, body, deadline, limit)
            .await;
        self.context.forget_reads();
        answer
    }

    /// Sign-in: the one call that has no token, and whose 401 is an answer.
    ///
    /// # Errors
    /// When the service is down, late or unreadable.
    pub async fn authenticate<B: serde::Serialize + Sync>(&self, body: &B) -> Result<WriteOutcome> {
        let deadline = self.deadline(1);
        let body = written(body)?;
        let answer = self
            .send(
                &self.service.writes,
                Method::POST,
                &paths::authenticate(),
                Some(body),
                deadline,
                BodyLimit::Whole(BODY_CAP),
            )
            .await?;
        match answer.status.as_u16() {
            200 | 201 => serde_json::from_slice(&answer.body)
                .map(WriteOutcome::Accepted)
                .map_err(|error| self.service.unreadable(error.to_string())),
            status @ (400 | 401 | 403 | 404 | 409 | 422 | 429) => Ok(WriteOutcome::Rejected {
                status,
                message: message_of(&answer.body).unwrap_or_else(|| "Sign-in failed.".to_owned()),
            }),
            _ => Err(self.refusal(&answer)),
        }
    }
}

fn written<B: serde::Serialize>(body: &B) -> Result<Vec<u8>> {
    serde_json::to_vec(body)
        .map_err(|error| Error::internal(format!("a body cannot be written: {error}")))
}
