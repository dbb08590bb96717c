//! What all sessions of a process share: clients of the services, the read cache and the settings.

use std::sync::Arc;
use std::time::Duration;

use url::Url;

use super::known_users::KnownUsers;
use super::sign_in_limits::SignInLimits;
use crate::config::settings::Settings;
use crate::error::{Error, Result};
use crate::memory::Memory;
use crate::upstream::fault_switch::FaultSwitch;
use crate::upstream::read_cache::ReadCache;
use crate::upstream::storage::Storage;
use crate::upstream::{Paths, Service};

/// What all sessions of a process share.
pub struct Services {
    /// The settings.
    pub settings: Arc<Settings>,
    /// The main API.
    pub main: Arc<Service>,
    /// The pipeline service.
    pub pipeline: Service,
    /// The backfill service.
    pub backfill: Service,
    /// The storage hosts.
    pub storage: Storage,
    /// The sandbox's fault switch; `None` with real services.
    pub(super) fault_switch: Option<FaultSwitch>,
    /// The cached reads of all sessions.
    pub read_cache: Arc<ReadCache>,
    /// Whose tokens are in use.
    pub known_users: KnownUsers,
    /// The limits on sign-in attempts.
    pub sign_in_limits: SignInLimits,
}

impl Services {
    /// The clients of the services in the settings.
    ///
    /// # Errors
    /// INTERNAL if a service has no address, the file of other paths has a fault, or an HTTP client cannot be built.
    pub fn new(settings: Arc<Settings>) -> Result<Arc<Self>> {
        let paths = settings.paths.as_deref().map(Paths::read).transpose();
        let paths = paths.map_err(Error::internal)?.unwrap_or_default();
        let service = |name, base: &Option<Url>| {
            let base = base
                .clone()
                .ok_or_else(|| Error::internal(format!("the {name} service has no address")))?;
            Service::new(
                name,
                base,
                paths.clone(),
                settings.upstream_timeout,
                settings.upstream_connections,
            )
        };
        Ok(Arc::new(Self {
            main: Arc::new(service("main", &settings.main_api_url)?),
            pipeline: service("pipeline", &settings.pipeline_url)?,
            backfill: service("backfill", &settings.backfill_url)?,
            storage: Storage::new(&settings.storage_hosts, settings.upstream_timeout)?,
            fault_switch: settings
                .sandbox_faults_url
                .clone()
                .map(FaultSwitch::new)
                .transpose()?,
            read_cache: Arc::new(ReadCache::new(
                Duration::from_secs(settings.read_cache_seconds),
                settings.read_cache_bytes,
                Memory::new(settings.limits.response_bytes),
            )),
            known_users: KnownUsers::default(),
            sign_in_limits: SignInLimits::default(),
            settings,
        }))
    }
}
