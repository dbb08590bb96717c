//! The faults that are switched on, and what they do to a call.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::{
    extract::Request,
    http::{Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::{
    faults::{corrupt, kind::Kind},
    http::error::HttpError,
};

/// How long a call that is never answered is held.
const HANG: Duration = Duration::from_secs(120);

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ServiceName {
    Main,
    Pipeline,
    Backfill,
    Storage,
}

impl ServiceName {
    fn text(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::Pipeline => "pipeline",
            Self::Backfill => "backfill",
            Self::Storage => "storage",
        }
    }
}

/// A fault as it was asked for.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Fault {
    service: ServiceName,
    /// The beginning of the paths it concerns; absent means all.
    #[serde(default)]
    path: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    method: Option<String>,
    kind: Kind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    status: Option<u16>,
    /// A delay before the fault, whatever its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    latency_ms: Option<u64>,
    /// How many calls it still strikes; absent means until it is removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    count: Option<u32>,
    /// Text to send in place of the fault's own; for a redirect, its address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    body: Option<String>,
}

impl Fault {
    /// Responds the call; nothing means that the connection breaks.
    pub(crate) async fn answer(
        self,
        book: &FaultBook,
        released: watch::Receiver<()>,
        stop: &CancellationToken,
        request: Request,
        next: Next,
    ) -> Option<Response> {
        if let Some(latency) = self.latency_ms {
            pause(stop, Duration::from_millis(latency)).await;
        }
        let status = |default| {
            self.status
                .and_then(|code| StatusCode::from_u16(code).ok())
                .unwrap_or(default)
        };
        Some(match self.kind {
            Kind::Status => {
                let text = self
                    .body
                    .clone()
                    .unwrap_or_else(|| "The fault switch is on.".to_owned());
                HttpError::Status(status(StatusCode::SERVICE_UNAVAILABLE), text).into_response()
            }
            Kind::Html => {
                let text = self.body.clone().unwrap_or_else(|| {
                    "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>"
                        .to_owned()
                });
                (
                    status(StatusCode::BAD_GATEWAY),
                    [(header::CONTENT_TYPE, "text/html")],
                    text,
                )
                    .into_response()
            }
            Kind::Redirect => {
                let address = self
                    .body
                    .clone()
                    .unwrap_or_else(|| format!("{}/redirected/", book.elsewhere));
                (status(StatusCode::FOUND), [(header::LOCATION, address)]).into_response()
            }
            Kind::Hang => {
                pause(stop, HANG).await;
                return None;
            }
            Kind::Reset => return None,
            Kind::Latency => next.run(request).await,
            Kind::Hold => {
                if !is_released(stop, released).await {
                    return None;
                }
                next.run(request).await
            }
            Kind::Cut
            | Kind::Empty
            | Kind::NotJson
            | Kind::MalformedRow
            | Kind::NullList
            | Kind::TextForNumbers
            | Kind::UnknownEnum
            | Kind::WrongShape
            | Kind::Huge => {
                let mut answer =
                    corrupt::corrupt(self.kind, self.body.as_deref(), next.run(request).await)
                        .await;
                if let Some(code) = self.status.and_then(|code| StatusCode::from_u16(code).ok()) {
                    *answer.status_mut() = code;
                }
                answer
            }
        })
    }
}

/// Waits, but no longer than the services run.
async fn pause(stop: &CancellationToken, time: Duration) {
    tokio::select! {
        () = tokio::time::sleep(time) => {}
        () = stop.cancelled() => {}
    }
}

/// Waits until the fault that holds a call is removed. False when the call must not be made any more:
/// the data was reset, or the services stop.
async fn is_released(stop: &CancellationToken, mut released: watch::Receiver<()>) -> bool {
    tokio::select! {
        changed = released.changed() => changed.is_ok(),
        () = stop.cancelled() => false,
    }
}

/// A fault that is switched on.
#[derive(Clone, Serialize)]
pub(crate) struct Active {
    id: u64,
    #[serde(flatten)]
    fault: Fault,
    /// Tells the calls that the fault holds that it was removed.
    #[serde(skip)]
    release: watch::Sender<()>,
}

#[derive(Default)]
struct Book {
    made: u64,
    active: Vec<Active>,
}

/// The faults that are switched on.
pub(crate) struct FaultBook {
    book: Mutex<Book>,
    /// Where redirects lead when the fault names no address.
    elsewhere: String,
}

impl FaultBook {
    pub(crate) fn new(elsewhere: String) -> Self {
        Self {
            book: Mutex::default(),
            elsewhere,
        }
    }

    /// All of them, in the order in which they were switched on.
    pub(crate) fn all(&self) -> Vec<Active> {
        self.book().active.clone()
    }

    /// Switches a fault on, and answers its number.
    pub(crate) fn add(&self, fault: Fault) -> Result<u64, HttpError> {
        if fault.count == Some(0) {
            return Err(HttpError::bad_request("A fault must strike at least once."));
        }
        if fault
            .status
            .is_some_and(|code| !(200..=599).contains(&code))
        {
            return Err(HttpError::bad_request("A status lies between 200 and 599."));
        }
        let mut book = self.book();
        book.made += 1;
        let id = book.made;
        book.active.push(Active {
            id,
            fault,
            release: watch::Sender::new(()),
        });
        Ok(id)
    }

    /// Switches a fault off. The calls that it holds are then made.
    pub(crate) fn remove(&self, id: u64) -> Result<(), HttpError> {
        let mut book = self.book();
        let index = book
            .active
            .iter()
            .position(|active| active.id == id)
            .ok_or_else(|| HttpError::not_found("Fault"))?;
        book.active.remove(index).release.send_replace(());
        Ok(())
    }

    /// Switches all faults off. The calls that they hold are then made.
    pub(crate) fn clear(&self) {
        for active in self.book().active.drain(..) {
            active.release.send_replace(());
        }
    }

    /// Switches all faults off. The calls that they hold are broken off, without being made.
    pub(crate) fn reset(&self) {
        self.book().active.clear();
    }

    /// The oldest fault that concerns this call, with one strike counted.
    pub(crate) fn strike(
        &self,
        service: &str,
        method: &Method,
        path: &str,
    ) -> Option<(Fault, watch::Receiver<()>)> {
        let mut book = self.book();
        let index = book.active.iter().position(|Active { fault, .. }| {
            fault.service.text() == service
                && fault.count != Some(0)
                && path.starts_with(&fault.path)
                && fault
                    .method
                    .as_deref()
                    .is_none_or(|wanted| wanted.eq_ignore_ascii_case(method.as_str()))
        })?;
        let active = &mut book.active[index];
        let struck = (active.fault.clone(), active.release.subscribe());
        if let Some(count) = &mut active.fault.count {
            *count -= 1;
            // A fault that holds calls stays until it is removed, for that is what releases them.
            if *count == 0 && active.fault.kind != Kind::Hold {
                book.active.remove(index);
            }
        }
        Some(struck)
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
