//! What all sessions of a process share: the services' clients, the read cache, the settings.

use std::sync::Arc;
use std::time::Duration;

use url::Url;

use super::sign_in_limits::SignInLimits;
use crate::config::settings::Settings;
use crate::error::{Error, Result};
use crate::upstream::Service;
use crate::upstream::fault_switch::FaultSwitch;
use crate::upstream::read_cache::ReadCache;

/// What all sessions of a process share.
pub struct Services {
    /// The settings this process was started with.
    pub settings: Arc<Settings>,
    /// The main API.
    pub main: Service,
    /// The pipeline service.
    pub pipeline: Service,
    /// The backfill service.
    pub backfill: Service,
    /// The sandbox's fault switch; `None` on real services.
    pub fault_switch: Option<FaultSwitch>,
    /// Reads of all sessions, each kept for its own session.
    pub read_cache: Arc<ReadCache>,
    /// How often sign-in may be tried.
    pub sign_in_limits: SignInLimits,
}

impl Services {
    /// The clients of the services that the settings name.
    ///
    /// # Errors
    /// INTERNAL if a service has no address, or an HTTP client cannot be built.
    pub fn new(settings: Arc<Settings>) -> Result<Arc<Self>> {
        let service = |name, base: &Option<Url>| {
            let base = base
                .clone()
                .ok_or_else(|| Error::internal(format!("the {name} service has no address")))?;
            Service::new(
                name,
                base,
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
            read_cache: Arc::new(ReadCache::new(
                Duration::from_secs(settings.read_cache_seconds),
                settings.read_cache_bytes,
            )),
            sign_in_limits: SignInLimits::new(),
            settings,
        }))
    }
}
