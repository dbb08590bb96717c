//! The calls of one request, recorded if it asks what it costs.

use std::collections::BTreeMap;
use std::time::Duration;

use reqwest::Method;

/// A call to a service.
#[derive(Clone, Debug)]
pub struct RecordedCall {
    /// The name of the service.
    pub service: &'static str,
    /// The HTTP method.
    pub method: Method,
    /// The path without its values, which may be secret.
    pub path: &'static str,
    /// The HTTP status; `None` if there was no response.
    pub status: Option<u16>,
    /// The bytes of the response's body.
    pub bytes: usize,
    /// How long it took.
    pub took: Duration,
}

/// What the calls of one request cost so far.
#[derive(Clone, Debug, Default)]
pub struct CallCost {
    /// The calls that were made, in the order in which they ended.
    pub calls: Vec<RecordedCall>,
    /// Number of reads that joined a call in flight.
    pub shared: usize,
    /// Number of reads that the cache answered.
    pub cached: usize,
}

/// The calls to one service.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct ServiceCost {
    /// Number of calls.
    pub calls: usize,
    /// The bytes of their responses.
    pub bytes: usize,
    /// The sum of their times. Calls at the same time count separately.
    pub time: Duration,
}

impl CallCost {
    /// The calls by service.
    pub fn services(&self) -> BTreeMap<&'static str, ServiceCost> {
        let mut services = BTreeMap::<_, ServiceCost>::new();
        for call in &self.calls {
            let service = services.entry(call.service).or_default();
            service.calls += 1;
            service.bytes += call.bytes;
            service.time += call.took;
        }
        services
    }
}
