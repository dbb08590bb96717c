//! The active faults: finds the one that applies to a call, and delays, holds, hangs or resets the call.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::{extract::Request, http::Method, middleware::Next, response::Response};
use serde::Serialize;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::{
    faults::{
        inject::{Fault, ServiceName},
        kind::Kind,
    },
    http::error::HttpError,
};

/// How long a call without a response is kept open.
const HANG: Duration = Duration::from_secs(120);

/// An active fault.
#[derive(Clone, Serialize)]
pub(crate) struct Active {
    id: u64,
    #[serde(flatten)]
    fault: Fault,
    /// Notified when the fault is removed; dropped without notice when the sandbox is reset.
    #[serde(skip)]
    release: watch::Sender<()>,
}

#[derive(Default)]
struct List {
    last_id: u64,
    active: Vec<Active>,
}

/// The active faults, oldest first.
pub(crate) struct ActiveFaults {
    list: Mutex<List>,
    /// The default target of redirects.
    redirect_to: String,
    stop: CancellationToken,
}

impl ActiveFaults {
    pub(crate) fn new(redirect_to: String, stop: CancellationToken) -> Self {
        Self {
            list: Mutex::default(),
            redirect_to,
            stop,
        }
    }

    pub(crate) fn all(&self) -> Vec<Active> {
        self.list().active.clone()
    }

    /// Adds a fault and returns its id.
    pub(crate) fn add(&self, fault: Fault) -> Result<u64, HttpError> {
        fault.check()?;
        let mut list = self.list();
        list.last_id += 1;
        let id = list.last_id;
        list.active.push(Active {
            id,
            fault,
            release: watch::Sender::new(()),
        });
        Ok(id)
    }

    /// Removes a fault and releases the calls it holds.
    pub(crate) fn remove(&self, id: u64) -> Result<(), HttpError> {
        let active = &mut self.list().active;
        let index = active
            .iter()
            .position(|active| active.id == id)
            .ok_or_else(|| HttpError::not_found("Fault"))?;
        active.remove(index).release.send_replace(());
        Ok(())
    }

    /// Removes all faults and releases the calls they hold.
    pub(crate) fn clear(&self) {
        for active in self.list().active.drain(..) {
            active.release.send_replace(());
        }
    }

    /// Removes all faults and drops the calls they hold.
    pub(crate) fn reset(&self) {
        self.list().active.clear();
    }

    /// Responds to a call with the fault that applies to it. None means that the connection is to be reset.
    pub(crate) async fn respond(
        &self,
        service: ServiceName,
        request: Request,
        next: Next,
    ) -> Option<Response> {
        let Some((fault, mut released)) =
            self.take(service, request.method(), request.uri().path())
        else {
            return Some(next.run(request).await);
        };
        self.pause(fault.latency()).await;
        match fault.kind {
            Kind::Reset => None,
            Kind::Hang => {
                self.pause(HANG).await;
                None
            }
            Kind::Hold => {
                tokio::select! {
                    removed = released.changed() => removed.ok()?,
                    () = self.stop.cancelled() => return None,
                }
                Some(fault.respond(&self.redirect_to, request, next).await)
            }
            _ => Some(fault.respond(&self.redirect_to, request, next).await),
        }
    }

    /// The oldest fault that applies to the call, counted down by one.
    fn take(
        &self,
        service: ServiceName,
        method: &Method,
        path: &str,
    ) -> Option<(Fault, watch::Receiver<()>)> {
        let active = &mut self.list().active;
        let index = active
            .iter()
            .position(|active| active.fault.applies_to(service, method, path))?;
        let Active { fault, release, .. } = &mut active[index];
        let taken = (fault.clone(), release.subscribe());
        if let Some(count) = &mut fault.count {
            *count -= 1;
            // A fault that holds calls stays until it is removed, because its removal releases them.
            if *count == 0 && fault.kind != Kind::Hold {
                active.remove(index);
            }
        }
        Some(taken)
    }

    /// Waits, unless the services stop.
    async fn pause(&self, time: Duration) {
        let _ = tokio::time::timeout(time, self.stop.cancelled()).await;
    }

    fn list(&self) -> MutexGuard<'_, List> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
