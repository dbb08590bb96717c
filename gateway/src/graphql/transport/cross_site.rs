//! Refuses requests from pages of other sites. Over HTTP their forms cannot send JSON (`media_types`), and a form with
//! files needs a token (`http`). A WebSocket has no such protection, so its origin is compared.

use axum::http::{HeaderMap, header};

/// Whether the socket is opened by a page of this gateway, or by a program, which sends no origin.
pub fn is_same_origin(headers: &HeaderMap, is_behind_proxy: bool) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let origin_host = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.split_once("://"))
        .map(|(_, host)| host);
    // A proxy may send a different host from the one that the page was loaded from, and forwards the original.
    let forwarded = headers.get("x-forwarded-host").filter(|_| is_behind_proxy);
    let host = forwarded
        .or_else(|| headers.get(header::HOST))
        .and_then(|host| host.to_str().ok());
    origin_host.is_some() && origin_host == host
}
