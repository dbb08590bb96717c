//! The settings that bound what a request may cost and how long a peer may take.

use std::time::Duration;

use clap::Args;

use crate::config::checks::Checker;
use crate::config::settings::{Limits, Timeouts};

/// What one request may cost.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitArgs {
    /// Bytes of a request body and of a socket message.
    #[arg(
        long,
        env = "MARQUEE_MAX_BODY_BYTES",
        default_value = "1048576",
        value_name = "BYTES",
        global = true
    )]
    max_body_bytes: String,
    /// Bytes of a large request body, such as an outline: at least --max-body-bytes.
    #[arg(
        long,
        env = "MARQUEE_MAX_LARGE_BODY_BYTES",
        default_value = "8388608",
        value_name = "BYTES",
        global = true
    )]
    max_large_body_bytes: String,
    /// Request bodies above --max-body-bytes at once; more wait for their turn, in the end for a 503.
    #[arg(
        long,
        env = "MARQUEE_MAX_LARGE_BODIES",
        default_value = "4",
        value_name = "COUNT",
        global = true
    )]
    max_large_bodies: String,
    /// Tokens of a document.
    #[arg(
        long,
        env = "MARQUEE_MAX_TOKENS",
        default_value = "5000",
        value_name = "COUNT",
        global = true
    )]
    max_tokens: String,
    /// Nesting of brackets in a document.
    #[arg(
        long,
        env = "MARQUEE_MAX_NESTING",
        default_value = "64",
        value_name = "COUNT",
        global = true
    )]
    max_nesting: String,
    /// Depth of fields in an operation.
    #[arg(
        long,
        env = "MARQUEE_MAX_DEPTH",
        default_value = "20",
        value_name = "COUNT",
        global = true
    )]
    max_depth: String,
    /// Fields of a document, fragments written out.
    #[arg(
        long,
        env = "MARQUEE_MAX_FIELDS",
        default_value = "2000",
        value_name = "COUNT",
        global = true
    )]
    max_fields: String,
    /// Aliases of a document, fragments written out.
    #[arg(
        long,
        env = "MARQUEE_MAX_ALIASES",
        default_value = "100",
        value_name = "COUNT",
        global = true
    )]
    max_aliases: String,
    /// Aliases of a document on fields with arguments or fields of their own, each of which may call a service.
    #[arg(
        long,
        env = "MARQUEE_MAX_CALLING_ALIASES",
        default_value = "30",
        value_name = "COUNT",
        global = true
    )]
    max_calling_aliases: String,
    /// Root fields of an operation.
    #[arg(
        long,
        env = "MARQUEE_MAX_ROOT_FIELDS",
        default_value = "30",
        value_name = "COUNT",
        global = true
    )]
    max_root_fields: String,
    /// Directives of a document, fragments written out.
    #[arg(
        long,
        env = "MARQUEE_MAX_DIRECTIVES",
        default_value = "200",
        value_name = "COUNT",
        global = true
    )]
    max_directives: String,
    /// Depth of fields below __schema and __type.
    #[arg(
        long,
        env = "MARQUEE_MAX_INTROSPECTION_DEPTH",
        default_value = "20",
        value_name = "COUNT",
        global = true
    )]
    max_introspection_depth: String,
    /// Fields below __schema and __type.
    #[arg(
        long,
        env = "MARQUEE_MAX_INTROSPECTION_FIELDS",
        default_value = "400",
        value_name = "COUNT",
        global = true
    )]
    max_introspection_fields: String,
    /// Nesting of a JSON body, at most 120.
    #[arg(
        long,
        env = "MARQUEE_MAX_JSON_DEPTH",
        default_value = "32",
        value_name = "COUNT",
        global = true
    )]
    max_json_depth: String,
    /// Values in the variables of a request.
    #[arg(
        long,
        env = "MARQUEE_MAX_VARIABLE_VALUES",
        default_value = "50000",
        value_name = "COUNT",
        global = true
    )]
    max_variable_values: String,
    /// Operations at once on one socket.
    #[arg(
        long,
        env = "MARQUEE_MAX_SOCKET_OPERATIONS",
        default_value = "100",
        value_name = "COUNT",
        global = true
    )]
    max_socket_operations: String,
    /// Requests answered at once; more get 503.
    #[arg(
        long,
        env = "MARQUEE_MAX_REQUESTS",
        default_value = "1024",
        value_name = "COUNT",
        global = true
    )]
    max_requests: String,
    /// Open connections; more get 503.
    #[arg(
        long,
        env = "MARQUEE_MAX_CONNECTIONS",
        default_value = "2000",
        value_name = "COUNT",
        global = true
    )]
    max_connections: String,
}

/// How long a peer may take.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Patience, in milliseconds")]
pub(crate) struct TimeoutArgs {
    /// For the head of a request.
    #[arg(
        long,
        env = "MARQUEE_HEADER_TIMEOUT_MS",
        default_value = "10000",
        value_name = "MS",
        global = true
    )]
    header_timeout_ms: String,
    /// Between two pieces of a body.
    #[arg(
        long,
        env = "MARQUEE_BODY_TIMEOUT_MS",
        default_value = "12000",
        value_name = "MS",
        global = true
    )]
    body_timeout_ms: String,
    /// Between two requests of a connection.
    #[arg(
        long,
        env = "MARQUEE_IDLE_TIMEOUT_MS",
        default_value = "60000",
        value_name = "MS",
        global = true
    )]
    idle_timeout_ms: String,
    /// For a peer that does not read its answer.
    #[arg(
        long,
        env = "MARQUEE_WRITE_TIMEOUT_MS",
        default_value = "30000",
        value_name = "MS",
        global = true
    )]
    write_timeout_ms: String,
    /// For a whole request.
    #[arg(
        long,
        env = "MARQUEE_REQUEST_TIMEOUT_MS",
        default_value = "30000",
        value_name = "MS",
        global = true
    )]
    request_timeout_ms: String,
    /// For connection_init on a socket.
    #[arg(
        long,
        env = "MARQUEE_SOCKET_INIT_TIMEOUT_MS",
        default_value = "10000",
        value_name = "MS",
        global = true
    )]
    socket_init_timeout_ms: String,
    /// How long a stopping gateway still accepts while it says that it is going.
    #[arg(
        long,
        env = "MARQUEE_STOP_NOTICE_MS",
        default_value = "500",
        value_name = "MS",
        global = true
    )]
    stop_notice_ms: String,
    /// How long a stop may take in all.
    #[arg(
        long,
        env = "MARQUEE_STOP_TIMEOUT_MS",
        default_value = "5000",
        value_name = "MS",
        global = true
    )]
    stop_timeout_ms: String,
}

impl LimitArgs {
    /// Checks each value.
    pub(crate) fn check(&self, c: &mut Checker) -> Limits {
        Limits {
            body_bytes: c.count("--max-body-bytes", &self.max_body_bytes),
            large_body_bytes: c.count("--max-large-body-bytes", &self.max_large_body_bytes),
            large_bodies: c.count("--max-large-bodies", &self.max_large_bodies),
            tokens: c.count("--max-tokens", &self.max_tokens),
            // Parser and validation recurse with the nesting: 200 is safe on the smallest stack.
            nesting: c.number("--max-nesting", &self.max_nesting, 1, 200),
            depth: c.number("--max-depth", &self.max_depth, 1, 200),
            fields: c.count("--max-fields", &self.max_fields),
            aliases: c.count("--max-aliases", &self.max_aliases),
            calling_aliases: c.count("--max-calling-aliases", &self.max_calling_aliases),
            root_fields: c.count("--max-root-fields", &self.max_root_fields),
            directives: c.count("--max-directives", &self.max_directives),
            introspection_depth: c.number(
                "--max-introspection-depth",
                &self.max_introspection_depth,
                1,
                200,
            ),
            introspection_fields: c
                .count("--max-introspection-fields", &self.max_introspection_fields),
            // serde_json itself stops at 128.
            json_depth: c.number("--max-json-depth", &self.max_json_depth, 1, 120),
            variable_values: c.count("--max-variable-values", &self.max_variable_values),
            socket_operations: c.count("--max-socket-operations", &self.max_socket_operations),
            requests_in_flight: c.count("--max-requests", &self.max_requests),
            connections: c.count("--max-connections", &self.max_connections),
        }
    }
}

impl TimeoutArgs {
    /// Checks each value.
    pub(crate) fn check(&self, c: &mut Checker) -> Timeouts {
        Timeouts {
            header: c.milliseconds("--header-timeout-ms", &self.header_timeout_ms),
            body: c.milliseconds("--body-timeout-ms", &self.body_timeout_ms),
            idle: c.milliseconds("--idle-timeout-ms", &self.idle_timeout_ms),
            write: c.milliseconds("--write-timeout-ms", &self.write_timeout_ms),
            request: c.milliseconds("--request-timeout-ms", &self.request_timeout_ms),
            socket_init: c.milliseconds("--socket-init-timeout-ms", &self.socket_init_timeout_ms),
            notice: Duration::from_millis(c.number(
                "--stop-notice-ms",
                &self.stop_notice_ms,
                0,
                60_000,
            )),
            drain: c.milliseconds("--stop-timeout-ms", &self.stop_timeout_ms),
        }
    }
}
