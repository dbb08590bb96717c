//! Whole queries against a real gateway on a real sandbox.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails by panicking, in its helpers too"
)]

mod asset_owners;
mod attribution;
mod attribution_changes;
mod attribution_report;
mod attribution_report_files;
mod attribution_selections;
mod bodies;
mod budgets;
mod call_budgets;
mod campaigns;
mod command;
mod cross_site;
mod customer_lists;
mod customer_saves;
mod customers;
mod dev;
mod device_files;
mod devices;
mod examples;
mod fairness;
mod faults;
mod file_links;
mod hostile;
mod http;
mod http_execution;
mod job_requests;
mod jobs;
mod layers;
mod lists;
mod logs;
mod market_outlines;
mod markets;
mod merging;
mod messages;
mod multipart;
mod nodes;
mod nullability;
mod odd_values;
mod pipeline_job_actions;
mod pipeline_jobs;
mod pixel_jobs;
mod pixel_lists;
mod pixel_saves;
mod pixels;
mod plain_rows;
mod printed;
mod processing_jobs;
mod provider_configs;
mod provider_locks;
mod provider_saves;
mod providers;
mod reports;
mod sandbox_faults;
mod schema;
mod settings;
mod shell;
mod shutdown;
mod sign_in;
mod slow_readers;
mod socket;
mod socket_limits;
mod support;
mod uploads;
mod user_roles;
mod users;
mod validation_runs;
mod validations;
mod variables;
mod vehicles;
mod websocket;
mod write_answers;
