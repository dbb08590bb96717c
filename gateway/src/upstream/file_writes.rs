//! Writes with files, which are sent as a form while they arrive.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use reqwest::Method;
use tokio::time::{Instant, timeout};

use super::call::{Api, BODY_LIMIT, BodyMode, RequestBody};
use super::form::{FormWriter, form};
use super::path::Path;
use super::response::{HttpResponse, is_success};
use super::writes::WriteOutcome;
use crate::error::{Code, Error, Result};

/// How many times the timeout of a service it may let the next piece of a form wait, or its answer to the whole.
// Inferred: it checks and stores the files meanwhile.
const STORING_PATIENCE: u32 = 3;

impl Api<'_> {
    /// A POST with a form, which is sent while `write` writes it. It may take as long as the whole request, but the service
    /// may not let a piece or its answer wait for long.
    ///
    /// # Errors
    /// Any write error, or an error from `write`, which aborts the request.
    pub async fn post_form(
        &self,
        path: Path,
        write: impl AsyncFnOnce(&mut FormWriter) -> Result<()>,
    ) -> Result<WriteOutcome> {
        let sent = self.writing(self.send_form(&path, write)).await;
        let (response, is_whole) = sent?;
        self.outcome(&path, &response, is_whole).await
    }

    /// The response, and whether the service received the form as a whole.
    async fn send_form(
        &self,
        path: &Path,
        write: impl AsyncFnOnce(&mut FormWriter) -> Result<()>,
    ) -> Result<(HttpResponse, bool)> {
        let (until, started) = (self.context.deadline, Instant::now());
        let patience = self.service.timeout * STORING_PATIENCE;
        let (mut form, body) = form(patience, self.service.timed_out());
        let is_whole = Arc::clone(&body.is_whole);
        let mut exchange = pin!(self.send(
            &self.service.writes,
            Method::POST,
            path,
            Some(RequestBody::Form(body)),
            until,
            BodyMode::Answer(BODY_LIMIT),
        ));
        let writing = async move {
            write(&mut form).await?;
            form.finish().await
        };
        let stalled = |error: Error| {
            self.record(path, started, &Err(error.clone()));
            error
        };
        let response = tokio::select! {
            biased;
            response = &mut exchange => match response {
                Ok(response) if is_success(response.status) => {
                    let why = "a success before the end of the form";
                    return Err(self.service.unreadable(why).of_write());
                }
                response => response,
            },
            written = writing => match written {
                Ok(patience) => {
                    let answered = timeout(patience, exchange).await;
                    answered.unwrap_or_else(|_| Err(stalled(self.service.timed_out())))
                }
                Err(error) if error.code() == Code::UpstreamTimeout => Err(stalled(error)),
                Err(error) => return Err(error.not_applied()),
            },
        };
        match (response, is_whole.load(Ordering::Acquire)) {
            (Ok(response), is_whole) => Ok((response, is_whole)),
            (Err(error), true) => Err(error.of_write()),
            (Err(error), false) => Err(broken_off(error, Instant::now() < until).of_write()),
        }
    }
}

/// The error of a form that the service did not receive as a whole, so that it cannot have done anything.
fn broken_off(error: Error, is_stalled: bool) -> Error {
    let error = match error.code() {
        // The service let a piece wait.
        Code::UpstreamTimeout if is_stalled => error,
        Code::UpstreamTimeout => Error::new(
            Code::UpstreamTimeout,
            "The upload took too long, so it was broken off.",
        ),
        _ => error,
    };
    error.not_applied()
}
