//! Contexts for unit tests, with services that do not respond.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use chrono_tz::Tz;

use super::{RequestDetails, Services, token};
use crate::config::settings::Settings;

/// Services that refuse connections, with these flags.
pub fn services(flags: &[&str]) -> Arc<Services> {
    let _is_first = rustls::crypto::ring::default_provider().install_default();
    let urls = ["--main-api-url", "--pipeline-url", "--backfill-url"];
    let urls = urls.iter().flat_map(|flag| [*flag, "http://127.0.0.1:1"]);
    let flags = urls.chain(flags.iter().copied());
    Services::new(Arc::new(Settings::from_flags(flags).unwrap())).unwrap()
}

/// A caller with a token, whose calls may take this long in all.
pub fn details(time: Duration) -> RequestDetails {
    RequestDetails {
        authorization: token::from_header("Bearer known"),
        time_zone: Tz::UTC,
        bypasses_cache: false,
        asks_cost: false,
        request_id: "r".to_owned(),
        address: Ipv4Addr::LOCALHOST.into(),
        time,
        trace: None,
    }
}
