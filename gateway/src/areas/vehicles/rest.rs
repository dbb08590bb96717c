//! The rows and calls of vehicles, media owners and media classifications.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::error::Result;
use crate::upstream::decode::{self, FromJson, ListShape, ObjectOr, Table};
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

calls! {
    VEHICLES = Call::get("vehicles.of_customer", "/v3/internal/manager/customer-assets/{customerId}")
        .nested_list::<VehicleRow>()
        .large();
    pub HEALTH_CHECK = Call::post("vehicles.health_check", "/v3/api/assets/health-check")
        .body(&["assetId: integer", "providerName: string|null"])
        .answers("The status of the asset's tracker.")
        .assumed();
    MEDIA_OWNERS = Call::get("media.owners", "/v3/api/media/owners").list::<LookupRow>().assumed();
    MEDIA_CLASSIFICATIONS = Call::get("media.classifications", "/v3/api/media/classifications")
        .list::<LookupRow>()
        .assumed();
}

/// A vehicle, as the main API sends it.
#[row]
pub struct VehicleRow {
    #[key]
    pub asset_id: i32,
    pub asset_status: Option<decode::Text>,
    pub extra_status: Option<decode::Text>,
    pub paired: Option<decode::Text>,
    pub asset_ref: decode::Text,
    pub display_name: Option<decode::Text>,
    pub asset_type: Option<decode::Text>,
    pub class_ref: Option<decode::Text>,
    pub asset_owner: Option<decode::Text>,
    pub provider_name: Option<decode::Text>,
    pub group: Option<decode::Text>,
}

/// The counts of a customer's vehicles.
#[row]
#[derive(Default)]
pub struct PanelRow {
    pub active: Option<i32>,
    pub inactive: Option<i32>,
    pub providers: Option<i32>,
    pub retired: Option<i32>,
    pub total: Option<i32>,
}

/// A customer's vehicles and their counts.
pub struct VehicleBook {
    pub table: Arc<Table<VehicleRow>>,
    pub panel: PanelRow,
}

/// A customer's vehicles and counts, in one envelope or two.
pub async fn vehicles(main: &Api<'_>, customer_id: i32) -> Result<Arc<VehicleBook>> {
    let path = Path::new(&VEHICLES, &[&customer_id]);
    main.read(path, |body| {
        let shape = ListShape { may_nest: true };
        Ok(VehicleBook {
            table: Arc::new(Table::new(decode::read_list(body, shape)?)),
            panel: panel(&String::from_utf8_lossy(body)).unwrap_or_default(),
        })
    })
    .await
}

/// The counts beside the list of vehicles. A body of more envelopes than two has been refused.
fn panel(json: &str) -> Option<PanelRow> {
    #[row]
    struct Envelope {
        panel_data: Option<PanelRow>,
        data: Option<Box<RawValue>>,
    }
    let Envelope { panel_data, data } = Envelope::from_json(json)?;
    panel_data.or_else(|| panel(data?.get()))
}

/// The result of a health check.
#[row]
#[derive(Default)]
pub struct HealthCheckRow {
    pub status: Option<String>,
    pub message: Option<String>,
    pub checked_at: Option<DateTime<Utc>>,
}

/// Asks a provider whether a vehicle reports.
pub async fn check_health(
    main: &Api<'_>,
    asset_id: i32,
    provider_name: Option<&str>,
) -> Result<WriteOutcome> {
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Body<'a> {
        asset_id: i32,
        provider_name: Option<&'a str>,
    }
    let body = Body {
        asset_id,
        provider_name,
    };
    main.write(Path::new(&HEALTH_CHECK, &[]), &body).await
}

/// A media owner or classification: with its id, or only its name.
pub type LookupRow = ObjectOr<NamedLookup, String>;

/// A media owner or classification with its id.
#[row]
pub struct NamedLookup {
    pub id: Option<i32>,
    #[required]
    pub name: String,
}

/// All media owners.
pub async fn media_owners(main: &Api<'_>) -> Result<Arc<Vec<LookupRow>>> {
    main.list(Path::new(&MEDIA_OWNERS, &[])).await
}

/// All media classifications.
pub async fn media_classifications(main: &Api<'_>) -> Result<Arc<Vec<LookupRow>>> {
    main.list(Path::new(&MEDIA_CLASSIFICATIONS, &[])).await
}
