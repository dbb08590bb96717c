//! The session of one request: who asks, in which time zone, at which moment, and what was called for it.
//! Nothing of it outlives the request, save for the reads that the read cache keeps.

pub mod caller;
pub mod request_id;

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use async_graphql::Context;
use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;
use tokio::time::Instant;

use crate::areas::shell::{Roles, SignInLimits};
use crate::config::settings::Settings;
use crate::error::{Error, Result};
use crate::upstream::fault_switch::FaultSwitch;
use crate::upstream::read_cache::{Fingerprint, Generation, ReadCache};
use crate::upstream::{Api, Service};

/// The time a request may take with all its calls; the server gives up a little later.
const REQUEST_BUDGET: Duration = Duration::from_secs(25);

/// What the whole process shares: settings, the services' clients and the read cache.
pub struct Kernel {
    /// The settings this process was started with.
    pub settings: Arc<Settings>,
    /// The main API.
    pub main: Service,
    /// The pipeline service.
    pub pipeline: Service,
    /// The backfill service.
    pub backfill: Service,
    /// The fault switch of the sandbox, when the services are one.
    pub fault_switch: Option<FaultSwitch>,
    /// Reads of all sessions, each kept for its own session.
    pub read_cache: ReadCache,
    /// How often sign-in may be tried.
    pub sign_in_limits: SignInLimits,
}

impl Kernel {
    /// The kernel of a process.
    ///
    /// # Errors
    /// When no HTTP client can be built.
    pub fn new(settings: Arc<Settings>) -> Result<Arc<Self>> {
        let service = |name, base: &url::Url| {
            Service::new(
                name,
                base.clone(),
                settings.upstream_timeout,
                settings.upstream_connections,
            )
        };
        Ok(Arc::new(Self {
            main: service("main", &settings.main_api_url)?,
            pipeline: service("pipeline", &settings.pipeline_url)?,
            backfill: service("backfill", &settings.backfill_url)?,
            fault_switch: settings
                .sandbox_faults_url
                .clone()
                .map(FaultSwitch::new)
                .transpose()?,
            read_cache: ReadCache::new(
                Duration::from_secs(settings.read_cache_seconds),
                settings.read_cache_bytes,
            ),
            sign_in_limits: SignInLimits::new(),
            settings,
        }))
    }
}

/// A bearer token. It is printed nowhere.
#[derive(Clone)]
pub struct Token {
    header: reqwest::header::HeaderValue,
    fingerprint: Fingerprint,
}

impl Token {
    /// The token of an `Authorization` header, when it is a bearer token.
    pub fn from_header(value: &str) -> Option<Self> {
        let (scheme, token) = value.trim().split_once(' ')?;
        let token = token.trim();
        if !scheme.eq_ignore_ascii_case("bearer") || token.is_empty() {
            return None;
        }
        Self::new(token)
    }

    /// A token as a service handed it out.
    pub fn new(token: &str) -> Option<Self> {
        let mut header = reqwest::header::HeaderValue::from_str(&format!("Bearer {token}")).ok()?;
        header.set_sensitive(true);
        Some(Self {
            header,
            fingerprint: Sha256::digest(token.as_bytes()).into(),
        })
    }

    /// A hash to tell sessions apart by.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }

    /// The header that carries the token to a service.
    pub fn as_header(&self) -> reqwest::header::HeaderValue {
        self.header.clone()
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

/// What a request says of its sender.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The token that came along.
    pub token: Option<Token>,
    /// The zone in which "today" is meant.
    pub time_zone: Tz,
    /// Whether the request goes round the read cache.
    pub fresh: bool,
    /// The id of the request, in every error and log line.
    pub request_id: String,
    /// Where the request came from; sign-in attempts are counted by it.
    pub address: IpAddr,
}

/// One request. A clone is the same session.
#[derive(Clone)]
pub struct Session(Arc<Inner>);

struct Inner {
    kernel: Arc<Kernel>,
    caller: Caller,
    now: DateTime<Utc>,
    deadline: Instant,
    generation: Option<Arc<Generation>>,
    calls: AtomicUsize,
    loaders: Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>,
    roles: OnceCell<Roles>,
}

impl Session {
    /// The session of a request that begins now.
    pub fn new(kernel: &Arc<Kernel>, caller: Caller) -> Self {
        let generation = caller
            .token
            .as_ref()
            .map(|token| kernel.read_cache.open(token.fingerprint(), caller.fresh));
        Self(Arc::new(Inner {
            kernel: Arc::clone(kernel),
            caller,
            now: Utc::now(),
            deadline: Instant::now() + REQUEST_BUDGET,
            generation,
            calls: AtomicUsize::new(0),
            loaders: Mutex::default(),
            roles: OnceCell::new(),
        }))
    }

    /// What the process shares.
    pub fn kernel(&self) -> &Arc<Kernel> {
        &self.0.kernel
    }

    /// The moment of the request, the same for all its fields.
    pub fn now(&self) -> DateTime<Utc> {
        self.0.now
    }

    /// The caller's time zone.
    pub fn time_zone(&self) -> Tz {
        self.0.caller.time_zone
    }

    /// The calendar day of now in the caller's time zone.
    pub fn today(&self) -> NaiveDate {
        self.now().with_timezone(&self.time_zone()).date_naive()
    }

    /// Where the request came from.
    pub fn address(&self) -> IpAddr {
        self.0.caller.address
    }

    /// When the request's calls must have ended.
    pub fn deadline(&self) -> Instant {
        self.0.deadline
    }

    /// The caller's token.
    ///
    /// # Errors
    /// UNAUTHENTICATED when none came along.
    pub fn token(&self) -> Result<&Token> {
        self.token_if_any().ok_or_else(Error::unauthenticated)
    }

    /// The caller's token, where one came along.
    pub fn token_if_any(&self) -> Option<&Token> {
        self.0.caller.token.as_ref()
    }

    /// The main API as this session may call it.
    pub fn main(&self) -> Api<'_> {
        self.0.kernel.main.by(self)
    }

    /// The generation in which this session's reads are kept.
    pub(crate) fn generation(&self) -> Option<&Generation> {
        self.0.generation.as_deref()
    }

    /// Makes nothing that was read so far be seen again: a write is on its way, or done.
    pub(crate) fn forget_reads(&self) {
        if let Some(generation) = self.generation() {
            self.0.kernel.read_cache.forget(generation);
        }
    }

    /// Makes everything that anybody has read so far unseen: the services themselves are about to change.
    pub(crate) fn forget_all_reads(&self) {
        self.0.kernel.read_cache.forget_all();
    }

    /// The id of the request it serves.
    pub(crate) fn request_id(&self) -> &str {
        &self.0.caller.request_id
    }

    /// Counts a call to a service.
    pub(crate) fn record_call(&self) {
        self.0.calls.fetch_add(1, Ordering::Relaxed);
    }

    /// Calls to services made for this request so far.
    pub fn upstream_calls(&self) -> usize {
        self.0.calls.load(Ordering::Relaxed)
    }

    /// The caller's roles, asked for once and only when needed.
    ///
    /// # Errors
    /// As of the call for the signed-in user.
    pub async fn roles(&self) -> Result<Roles> {
        self.0
            .roles
            .get_or_try_init(|| crate::areas::shell::roles_of(self))
            .await
            .copied()
    }

    /// Whether the caller is one of the developers; a caller who is not signed in is not.
    pub async fn is_developer(&self) -> bool {
        self.roles().await.is_ok_and(|roles| roles.is_developer)
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
