//! Campaigns and their ad groups.

use axum::{
    Router,
    extract::{Path, State},
    routing::get,
};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::{
    db::records::{self, By, Columns, Record, int, record_of, text},
    http::{
        error::{HttpError, HttpResult},
        response::message,
    },
    services::{
        app::App,
        resource::{Operation, Resource},
    },
};

static CAMPAIGNS: Resource = Resource {
    path: "campaigns",
    title: "Campaign",
    kind: "campaign",
    id_key: "campaignId",
    operations: &[Operation::List],
    columns: |_| Columns::default(),
    prepare: |_, _| Ok(()),
    save_error: "",
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(CAMPAIGNS.routes())
        .route("/v3/api/campaigns/{id}", get(details))
        .route("/v3/api/campaigns/active-campaigns", get(active))
        .route("/v3/api/campaigns/customer/{id}", get(of_customer))
        .route(
            "/v3/api/campaigns/update-customer-campaigns/{id}",
            get(update),
        )
        .route(
            "/v3/api/campaigns/{id}/admin-summary/{customer}",
            get(summary),
        )
        .route(
            "/v3/internal/campaigns/campaign-overview/{id}",
            get(overview),
        )
        .route("/v3/api/flights/ad-groups/{customer}/{id}", get(ad_groups))
}

async fn details(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| {
        let (id, campaign) = record_of(connection, "campaign", "Campaign", &id)?;
        Ok(serde_json::to_string(&with_flights(
            connection, id, campaign,
        )?)?)
    })
    .await
}

/// A campaign with its markets and flights.
pub(crate) fn with_flights(
    connection: &Connection,
    id: i64,
    mut campaign: Record,
) -> Result<Record, HttpError> {
    let markets =
        records::one(connection, "campaign-markets", id)?.unwrap_or_else(|| "[]".to_owned());
    campaign.insert("markets".to_owned(), serde_json::from_str(&markets)?);
    let flights: Vec<Value> = groups_of(connection, id)?
        .iter()
        .map(|group| {
            json!({
                "flightId": group.get("flightId"),
                "flightRef": group.get("flightRef"),
                "inventoryType": group.get("inventoryType"),
                "metaData": group.get("metaData"),
            })
        })
        .collect();
    campaign.insert("flights".to_owned(), flights.into());
    Ok(campaign)
}

async fn active(State(app): State<App>) -> HttpResult {
    let now = app.clock.now().timestamp();
    app.read(move |connection| {
        let campaigns = records::all(connection, "campaign", By::All)?;
        let runs = |campaign: &Record| {
            let time = |key| campaign.get(key).and_then(int);
            time("activeFrom").is_some_and(|from| from <= now)
                && time("activeTo").is_some_and(|to| now <= to)
        };
        let active: Vec<Record> = campaigns.into_iter().filter(runs).collect();
        Ok(serde_json::to_string(&active)?)
    })
    .await
}

async fn of_customer(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| {
        let (id, _) = record_of(connection, "customer", "Customer", &id)?;
        Ok(records::list(connection, "campaign", By::Customer(id))?)
    })
    .await
}

/// Recomputes the data about ad groups that is stored in campaigns.
async fn update(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    let updated = app
        .db
        .call(move |connection| {
            let transaction = connection.transaction()?;
            let (customer_id, customer) = record_of(&transaction, "customer", "Customer", &id)?;
            let campaigns = records::all(&transaction, "campaign", By::Customer(customer_id))?;
            let count = campaigns.len();
            for mut campaign in campaigns {
                let campaign_id = campaign.get("campaignId").and_then(int).unwrap_or_default();
                let groups = groups_of(&transaction, campaign_id)?;
                let times = |key| {
                    groups
                        .iter()
                        .filter_map(move |group| group.get(key))
                        .filter_map(int)
                };
                campaign.insert(
                    "minAdGroupActiveFrom".to_owned(),
                    json!(times("activeFrom").min()),
                );
                campaign.insert(
                    "maxAdGroupActiveTo".to_owned(),
                    json!(times("activeTo").max()),
                );
                let types: Vec<Value> = groups
                    .iter()
                    .map(|group| json!({ "inventoryType": group.get("inventoryType") }))
                    .collect();
                campaign.insert("adGroupsMetaData".to_owned(), types.into());
                campaign.insert(
                    "customerName".to_owned(),
                    customer.get("customerName").cloned().unwrap_or(Value::Null),
                );
                let columns = Columns {
                    customer_id: Some(customer_id),
                    name: text(&campaign, "campaignRef").map(str::to_owned),
                    ..Columns::default()
                };
                records::save(&transaction, "campaign", campaign_id, &columns, &campaign)?;
            }
            transaction.commit()?;
            Ok(count)
        })
        .await?;
    Ok(message(&format!("Updated {updated} campaigns.")))
}

async fn overview(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| {
        let (_, campaign) = record_of(connection, "campaign", "Campaign", &id)?;
        let keys = [
            "campaignId",
            "campaignRef",
            "customerId",
            "customerName",
            "activeFrom",
            "activeTo",
        ];
        Ok(serde_json::to_string(&only(&campaign, &keys))?)
    })
    .await
}

async fn summary(
    State(app): State<App>,
    Path((id, customer)): Path<(String, String)>,
) -> HttpResult {
    app.read(move |connection| {
        let (id, campaign) = campaign_of(connection, &customer, &id)?;
        let groups = groups_of(connection, id)?;
        let assets: usize = groups
            .iter()
            .filter_map(|group| group.get("assets").and_then(Value::as_array))
            .map(Vec::len)
            .sum();
        let pixels: i64 = connection
            .prepare_cached(
                "SELECT count(*) FROM records WHERE kind = 'pixel' AND campaign_id = ?",
            )?
            .query_row([id], |row| row.get(0))?;
        let mut summary = only(
            &campaign,
            &[
                "campaignId",
                "customerId",
                "campaignRef",
                "activeFrom",
                "activeTo",
            ],
        );
        summary.insert("adGroupCount".to_owned(), groups.len().into());
        summary.insert("assetCount".to_owned(), assets.into());
        summary.insert("frameCount".to_owned(), (assets * 3).into());
        summary.insert("pixelCount".to_owned(), pixels.into());
        Ok(serde_json::to_string(&summary)?)
    })
    .await
}

async fn ad_groups(
    State(app): State<App>,
    Path((customer, id)): Path<(String, String)>,
) -> HttpResult {
    app.read(move |connection| {
        let (id, _) = campaign_of(connection, &customer, &id)?;
        Ok(records::list(connection, "ad-group", By::Campaign(id))?)
    })
    .await
}

/// The campaign; a 404 if it belongs to another customer.
pub(crate) fn campaign_of(
    connection: &Connection,
    customer: &str,
    id: &str,
) -> Result<(i64, Record), HttpError> {
    let (id, campaign) = record_of(connection, "campaign", "Campaign", id)?;
    if campaign.get("customerId").and_then(int) != customer.parse().ok() {
        return Err(HttpError::not_found("Campaign"));
    }
    Ok((id, campaign))
}

fn groups_of(connection: &Connection, campaign_id: i64) -> Result<Vec<Record>, HttpError> {
    records::all(connection, "ad-group", By::Campaign(campaign_id))
}

fn only(record: &Record, keys: &[&str]) -> Record {
    keys.iter()
        .filter_map(|key| Some(((*key).to_owned(), record.get(*key)?.clone())))
        .collect()
}
