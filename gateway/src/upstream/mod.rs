//! All HTTP of the gateway to other services: one client per REST service, with the caller's token, a
//! deadline, one retry of reads, a breaker, and reads that are shared and cached.
//!
//! A read goes from `reads` (what an area asks for) through `shared_reads` (what the same operation has read already) and
//! `read_cache` (what the session has read lately) to `call`, which sends it. `decode` reads its body.

mod authorization;
mod breaker;
mod call;
mod call_context;
mod call_counts;
mod call_span;
mod contract;
mod cost;
pub mod decode;
pub mod fault_switch;
pub mod file_listing;
mod file_writes;
mod form;
mod operation_memory;
mod path;
mod path_limiter;
mod paths;
pub mod read_cache;
mod reads;
mod response;
mod service;
mod shared_reads;
pub mod signed_url;
pub mod storage;
mod write_response;
mod writes;

pub use authorization::Authorization;
pub use call::Api;
pub use call_context::{Budget, CallContext};
pub use call_counts::{CallCount, LastCall};
pub(crate) use contract::calls;
pub use contract::{Answer, Body, Call, CallEntry, Mark};
pub use cost::{CallCost, RecordedCall};
pub use decode::Row;
pub use form::FormWriter;
pub use operation_memory::Claim;
pub use path::Path;
pub use paths::Paths;
pub use read_cache::Fingerprint;
pub use reads::without_blocking;
pub use service::Service;
pub use write_response::WriteResponse;
pub use writes::{RawResponse, WriteOutcome};
