//! One folder per area of the product, as in the gateway and the client.

mod ai_debug_logs;
mod ai_insights;
mod asset_owners;
mod attribution;
mod backfill;
mod campaign_explorer;
mod campaigns;
mod customers;
mod dev;
mod devices;
mod frames;
mod jobs;
mod markets;
mod pipeline;
mod pixels;
mod providers;
mod shell;
mod uploads;
mod validations;
mod vehicles;

use axum::Router;

use crate::{
    seed::writer::{Seed, SeedWriter},
    services::area::Area,
};

/// Every area. Each is seeded once in the life of a data file, in this order; areas added later are seeded in older
/// files too. None may read data that a later one writes.
pub(crate) static AREAS: &[Area] = &[
    Area::new("shell", shell::routes, shell::seed),
    Area::new("markets", markets::routes, markets::seed),
    Area::new("customers", customers::routes, customers_and_theirs),
    Area::new("vehicles", vehicles::routes, WITH_CUSTOMERS),
    Area::new("campaigns", campaigns::routes, WITH_CUSTOMERS),
    Area::new("asset-owners", asset_owners::routes, asset_owners::seed),
    Area::new("providers", providers::routes, providers::seed),
    Area::new("pixels", pixels::routes, pixels::seed),
    Area::new("jobs", jobs::routes, jobs::seed),
    Area::new("attribution", attribution::routes, attribution::seed),
    Area {
        long_file: dev::long_file,
        ..Area::new("dev", dev::routes, dev::seed)
    },
    Area::new("devices", devices::routes, NO_DATA),
    Area::new("validations", validations::routes, NO_DATA),
    Area {
        pipeline: pipeline::pipeline_routes,
        ..Area::new("pipeline", pipeline::routes, LATER)
    },
    Area {
        backfill: backfill::backfill_routes,
        switch: backfill::switch_routes,
        ..Area::new("backfill", Router::new, NO_DATA)
    },
    Area::new("uploads", uploads::routes, NO_DATA),
    Area {
        pipeline: frames::pipeline_routes,
        ..Area::new("frames", frames::routes, frames::seed)
    },
    Area::new("campaign-explorer", campaign_explorer::routes, NO_DATA),
    Area::new("ai-debug-logs", ai_debug_logs::routes, NO_DATA),
    Area::new("ai-insights", ai_insights::routes, NO_DATA),
];

const NO_DATA: Seed = |_| Ok(());
/// Seeded at the first call.
const LATER: Seed = NO_DATA;
/// Seeded by `customers_and_theirs`.
const WITH_CUSTOMERS: Seed = NO_DATA;

/// Vehicles and campaigns use the random numbers that follow those of the customers.
fn customers_and_theirs(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    customers::seed(seed)?;
    vehicles::seed(seed)?;
    campaigns::seed(seed)
}
