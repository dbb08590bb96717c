//! From bytes to a request, and from an answer to bytes: HTTP, WebSockets and forms with files.

pub mod http;
pub mod media_types;
pub mod multipart;
pub mod read_request;
pub mod request;
pub mod response;
pub mod ws;
