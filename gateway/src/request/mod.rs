//! The context of one request: the caller's token and time zone, the moment of the request, and its calls to services.
//! Only the reads in the read cache outlive the request.

mod address;
mod details;
mod known_users;
mod polled_lists;
mod request_id;
mod roles;
mod services;
mod sign_in_limits;
#[cfg(test)]
pub(crate) mod test_context;
pub mod token;
mod user;

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::marker::PhantomData;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use crate::error::{Error, Result};
use crate::traces::Trace;
use crate::upstream::fault_switch::FaultSwitch;
use crate::upstream::{Api, Authorization, Budget, CallContext, Fingerprint};
use async_graphql::Context;
use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;

pub use address::{address, network};
pub use details::{MODEL_TIME, REQUEST_TIME, RequestDetails, time_zone};
pub use known_users::KnownUser;
pub use polled_lists::{PollSubscription, PollUpdate, PolledList};
pub use request_id::{Peer, REQUEST_ID_HEADER, RequestId};
pub use roles::{Role, Roles};
pub use services::Services;
pub use user::UserRow;

/// The context of one request, with its caller. A clone is the same context.
#[derive(Clone)]
pub struct RequestContext(Arc<Inner>);

struct Inner {
    services: Arc<Services>,
    calls: CallContext,
    time_zone: Tz,
    address: IpAddr,
    loaders: Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>,
}

impl RequestContext {
    /// The context of a request that starts now.
    pub fn new(services: &Arc<Services>, details: RequestDetails) -> Self {
        Self::with_cached(services, details, Duration::ZERO)
    }

    /// The context of a request that starts now and may use whatever its session has read within `age` before, even the
    /// status of a job that runs.
    fn with_cached(services: &Arc<Services>, details: RequestDetails, age: Duration) -> Self {
        let mut calls = CallContext::new(
            details.authorization,
            details.request_id,
            Utc::now(),
            Budget {
                time: details.time,
                calls: services.settings.limits.upstream_calls,
                bytes: services.settings.limits.operation_response_bytes,
            },
            &services.read_cache,
            details.bypasses_cache,
        );
        calls.session_read = Some((Arc::clone(&services.main), &user::SIGNED_IN_USER));
        calls.started = calls.started.checked_sub(age).unwrap_or(calls.started);
        calls.cost = details.asks_cost.then(Mutex::default);
        calls.trace = details.trace;
        Self(Arc::new(Inner {
            calls,
            services: Arc::clone(services),
            time_zone: details.time_zone,
            address: details.address,
            loaders: Mutex::default(),
        }))
    }

    /// That of the next poll of the same caller, which begins a new trace. The polls of a session share what they have read
    /// within an interval.
    pub fn renewed(&self) -> Self {
        let details = RequestDetails {
            authorization: self.0.calls.authorization().ok().cloned(),
            time_zone: self.0.time_zone,
            bypasses_cache: false,
            asks_cost: false,
            request_id: self.0.calls.request_id().to_owned(),
            address: self.0.address,
            time: REQUEST_TIME,
            trace: self.trace.as_ref().map(Trace::detached),
        };
        Self::with_cached(
            &self.0.services,
            details,
            self.services().settings.poll_interval,
        )
    }

    /// What all requests of the process share.
    pub fn services(&self) -> &Arc<Services> {
        &self.0.services
    }

    /// The moment of the request, the same for all its fields.
    pub fn now(&self) -> DateTime<Utc> {
        self.0.calls.now
    }

    /// The caller's time zone.
    pub fn time_zone(&self) -> Tz {
        self.0.time_zone
    }

    /// The moment of the request in the caller's time zone.
    pub fn local_now(&self) -> DateTime<Tz> {
        self.now().with_timezone(&self.time_zone())
    }

    /// The current date in the caller's time zone.
    pub fn today(&self) -> NaiveDate {
        self.local_now().date_naive()
    }

    /// The address the request came from.
    pub fn address(&self) -> IpAddr {
        self.0.address
    }

    /// Requires a token. Only the services know whether it is valid.
    ///
    /// # Errors
    /// UNAUTHENTICATED if the request has no token.
    pub fn require_token(&self) -> Result<()> {
        self.0.calls.authorization().map(drop)
    }

    /// The hash of the token, to tell sessions apart; `None` without a token.
    pub fn fingerprint(&self) -> Option<Fingerprint> {
        let authorization = self.0.calls.authorization().ok();
        authorization.map(Authorization::fingerprint)
    }

    /// The main API as this caller may call it.
    pub fn main(&self) -> Api<'_> {
        self.0.services.main.with(&self.0.calls)
    }

    /// The pipeline service as this caller may call it.
    pub fn pipeline(&self) -> Api<'_> {
        self.0.services.pipeline.with(&self.0.calls)
    }

    /// The backfill service as this caller may call it.
    pub fn backfill(&self) -> Api<'_> {
        self.0.services.backfill.with(&self.0.calls)
    }

    /// The sandbox's fault switch; `None` with real services. Requires a token that the main API has confirmed: in the
    /// last minutes, now, or if it cannot be asked, earlier.
    ///
    /// # Errors
    /// UNAUTHENTICATED without a valid token, and as of every read for a token that was never confirmed.
    pub async fn fault_switch(&self) -> Result<Option<&FaultSwitch>> {
        self.require_confirmed().await?;
        Ok(self.services().fault_switch.as_ref())
    }

    /// How long a call of a service may take.
    pub fn longest_call(&self) -> Duration {
        let settings = &self.services().settings;
        // No more than half a request: with longer timeouts, no call could be started in time.
        let request = settings.timeouts.request;
        settings.upstream_timeout.min(request / 2)
    }

    /// A handle that does not keep the context alive, for the loaders that it owns.
    pub fn downgrade(&self) -> WeakContext {
        WeakContext(Arc::downgrade(&self.0))
    }

    /// Whether this is the first time that the request does something, which a type names.
    pub fn is_first<T: Send + Sync + 'static>(&self) -> bool {
        struct Done<T>(AtomicBool, PhantomData<T>);
        let done = self.loader(|_| Done::<T>(AtomicBool::new(false), PhantomData));
        !done.0.swap(true, Ordering::AcqRel)
    }

    /// The request's one loader of this type, made on first use.
    pub fn loader<L: Send + Sync + 'static>(&self, make: impl FnOnce(&Self) -> L) -> Arc<L> {
        let loaders = self.0.loaders.lock();
        let mut loaders = loaders.unwrap_or_else(PoisonError::into_inner);
        let loader = loaders
            .entry(TypeId::of::<L>())
            .or_insert_with(|| Arc::new(make(self)));
        Arc::clone(loader)
            .downcast()
            .expect("the map is keyed by the type it holds")
    }
}

/// What its calls to services share is part of the context: their cost, their limits, and the reads so far.
impl Deref for RequestContext {
    type Target = CallContext;

    fn deref(&self) -> &CallContext {
        &self.0.calls
    }
}

/// The context of a request that may have ended.
pub struct WeakContext(Weak<Inner>);

impl WeakContext {
    /// The context.
    ///
    /// # Errors
    /// INTERNAL if the request has ended.
    pub fn upgrade(&self) -> Result<RequestContext> {
        self.0
            .upgrade()
            .map(RequestContext)
            .ok_or_else(|| Error::internal("a loader outlived its request"))
    }
}

/// The context of the operation being executed.
pub fn request_context<'a>(ctx: &Context<'a>) -> &'a RequestContext {
    ctx.data_unchecked()
}

/// The moment of the request.
pub fn now(ctx: &Context<'_>) -> DateTime<Utc> {
    request_context(ctx).now()
}
