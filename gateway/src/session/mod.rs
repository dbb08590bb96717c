//! The session of one request: who asks, in which time zone, at which moment, and what was called for it.
//! Nothing of it outlives the request, save for the reads that the read cache keeps.

mod caller;
mod request_id;
mod roles;
mod services;
mod sign_in_limits;
pub mod token;
mod user;

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use async_graphql::Context;
use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use tokio::time::Instant;

use crate::error::{Error, Result};
use crate::upstream::{Api, CallContext};

pub use caller::{Caller, address, time_zone};
pub use request_id::{Peer, REQUEST_ID_HEADER, RequestId};
pub use roles::Roles;
pub use services::Services;
pub use user::{UserRow, signed_in_user};

/// The time a request may take with all its calls; the server gives up a little later.
const REQUEST_BUDGET: Duration = Duration::from_secs(25);

/// One request. A clone is the same session.
#[derive(Clone)]
pub struct Session(Arc<Inner>);

struct Inner {
    services: Arc<Services>,
    calls: CallContext,
    time_zone: Tz,
    address: IpAddr,
    loaders: Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>,
}

impl Session {
    /// The session of a request that begins now.
    pub fn new(services: &Arc<Services>, caller: Caller) -> Self {
        Self(Arc::new(Inner {
            calls: CallContext::new(
                caller.authorization,
                caller.request_id,
                Utc::now(),
                Instant::now() + REQUEST_BUDGET,
                &services.read_cache,
                caller.bypasses_cache,
            ),
            services: Arc::clone(services),
            time_zone: caller.time_zone,
            address: caller.address,
            loaders: Mutex::default(),
        }))
    }

    /// What all sessions share.
    pub fn services(&self) -> &Arc<Services> {
        &self.0.services
    }

    /// The moment of the request, the same for all its fields.
    pub fn now(&self) -> DateTime<Utc> {
        self.0.calls.now()
    }

    /// The caller's time zone.
    pub fn time_zone(&self) -> Tz {
        self.0.time_zone
    }

    /// The calendar day of now in the caller's time zone.
    pub fn today(&self) -> NaiveDate {
        self.now().with_timezone(&self.time_zone()).date_naive()
    }

    /// Where the request came from.
    pub fn address(&self) -> IpAddr {
        self.0.address
    }

    /// Lets only callers with a token pass. Whether the token is valid, the services say.
    ///
    /// # Errors
    /// UNAUTHENTICATED if the request has no token.
    pub fn require_token(&self) -> Result<()> {
        self.0.calls.authorization().map(drop)
    }

    /// The main API as this session may call it.
    pub fn main(&self) -> Api<'_> {
        self.0.services.main.with(&self.0.calls)
    }

    /// Forgets everything this session has read so far, because a write is on its way or done.
    pub fn forget_reads(&self) {
        self.0.calls.forget_reads();
    }

    /// Forgets what every session has read so far, because the services themselves change.
    pub fn forget_all_reads(&self) {
        self.0.calls.cache().forget_all();
    }

    /// Calls made to services for this request so far.
    pub fn upstream_calls(&self) -> usize {
        self.0.calls.calls()
    }

    /// A handle that does not keep the session alive: for loaders, which the session itself owns.
    pub fn downgrade(&self) -> WeakSession {
        WeakSession(Arc::downgrade(&self.0))
    }

    /// This request's one instance of a loader, made when first asked for.
    pub fn loader<L: Send + Sync + 'static>(&self, make: impl FnOnce(&Self) -> L) -> Arc<L> {
        let mut loaders = self
            .0
            .loaders
            .lock()
            .expect("no holder of this lock panics");
        let loader = loaders
            .entry(TypeId::of::<L>())
            .or_insert_with(|| Arc::new(make(self)));
        Arc::clone(loader)
            .downcast()
            .expect("the map is keyed by the type it holds")
    }
}

/// A session as its own loaders hold it.
pub struct WeakSession(Weak<Inner>);

impl WeakSession {
    /// The session; there as long as its request is.
    ///
    /// # Errors
    /// INTERNAL when the request is already over.
    pub fn upgrade(&self) -> Result<Session> {
        self.0
            .upgrade()
            .map(Session)
            .ok_or_else(|| Error::internal("a loader outlived its request"))
    }
}

/// The session of the operation that is executed.
pub fn session<'a>(ctx: &Context<'a>) -> &'a Session {
    ctx.data_unchecked()
}

/// The moment of the request.
pub fn now(ctx: &Context<'_>) -> DateTime<Utc> {
    session(ctx).now()
}
