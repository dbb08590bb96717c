//! The only HTTP of the gateway: one client per REST service, the caller's token on every call, a
//! deadline, one retry of reads, a breaker, shared reads and a record of the calls.

mod breaker;
mod call;
mod call_context;
pub mod decode;
pub mod fault_switch;
pub mod paths;
pub mod read_cache;
mod reads;
mod service;
pub mod signed_url;
mod writes;

pub use call::Api;
pub use call_context::{Authorization, CallContext};
pub use decode::Row;
pub use service::Service;
pub use writes::{RawResponse, WriteOutcome};
