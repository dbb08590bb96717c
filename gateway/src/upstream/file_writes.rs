//! Writes with files, which are sent as a form while they arrive.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use reqwest::Method;
use tokio::sync::watch;
use tokio::time::Instant;

use super::call::{Api, BODY_LIMIT, BodyMode, RequestBody};
use super::form::{FormWriter, Times, form, passed};
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
        let until = self.context.deadline;
        let (sender, deadline) = watch::channel(until);
        let (mut form, body) = form(Times {
            patience: self.service.timeout * STORING_PATIENCE,
            until,
            deadline: sender,
        });
        let is_whole = Arc::clone(&body.is_whole);
        let mut exchange = pin!(self.send_until(
            &self.service.writes,
            Method::POST,
            path,
            Some(RequestBody::Form(body)),
            until,
            passed(deadline),
            BodyMode::Answer(BODY_LIMIT),
        ));
        let writing = async move {
            write(&mut form).await?;
            form.finish().await;
            Ok::<_, Error>(())
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
            written = writing => {
                written.map_err(Error::not_applied)?;
                exchange.await
            }
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
