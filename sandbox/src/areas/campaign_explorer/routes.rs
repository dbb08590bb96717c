//! The campaign explorer.

use axum::{
    Router,
    extract::{Path, State},
    routing::get,
};
use chrono::{DateTime, Days, NaiveDate};
use rand::{Rng, SeedableRng, rngs::StdRng};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::{
    areas::campaigns::{campaign_of, with_flights},
    db::records::int,
    http::{
        error::{HttpError, HttpResult},
        response::message,
    },
    services::app::App,
};

/// Figures go back no further than this many days.
const MOST_DAYS: u64 = 90;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route(
            "/v3/api/campaign-explorer",
            get(async || message("Pick a customer to begin.")),
        )
        .route(
            "/v3/api/campaign-explorer/campaign/{id}/{customer}",
            get(campaign),
        )
        .route(
            "/v3/api/campaign-explorer/mileage-by-date/{id}/{customer}",
            get(mileage),
        )
        .route(
            "/v3/api/campaign-explorer/device-count-by-date/{id}/{customer}",
            get(devices),
        )
}

type Ids = Path<(String, String)>;

async fn campaign(State(app): State<App>, Path((id, customer)): Ids) -> HttpResult {
    app.read(move |connection| {
        let (id, campaign) = campaign_of(connection, &customer, &id)?;
        Ok(serde_json::to_string(&with_flights(
            connection, id, campaign,
        )?)?)
    })
    .await
}

async fn mileage(State(app): State<App>, Path(ids): Ids) -> HttpResult {
    by_day(
        app,
        ids,
        |rng, place| match place {
            // A day without a figure, and one whose figure is text.
            3 => Value::Null,
            4 => json!("212.5"),
            _ => json!(f64::from(rng.random_range(900..4_200)) / 10.0),
        },
        "miles",
    )
    .await
}

async fn devices(State(app): State<App>, Path(ids): Ids) -> HttpResult {
    by_day(
        app,
        ids,
        |rng, place| match place {
            3 => Value::Null,
            _ => json!(rng.random_range(2_000..64_000)),
        },
        "deviceCount",
    )
    .await
}

/// A row for each past day of the campaign, latest first.
async fn by_day(
    app: App,
    (id, customer): (String, String),
    figure: fn(&mut StdRng, u64) -> Value,
    key: &'static str,
) -> HttpResult {
    let today = app.clock.now().date_naive();
    app.read(move |connection| {
        let Some((id, first, last)) = days(connection, &customer, &id, today)? else {
            return Ok("[]".to_owned());
        };
        let mut rng = StdRng::seed_from_u64(id.unsigned_abs());
        let rows: Vec<Value> = (0..MOST_DAYS)
            .map_while(|place| Some((place, last.checked_sub_days(Days::new(place))?)))
            .take_while(|(_, day)| *day >= first)
            .map(|(place, day)| json!({ "date": day.to_string(), key: figure(&mut rng, place) }))
            .collect();
        Ok(serde_json::to_string(&rows)?)
    })
    .await
}

/// The campaign's number with its first day, and its last day or yesterday; None if it has no dates.
fn days(
    connection: &Connection,
    customer: &str,
    id: &str,
    today: NaiveDate,
) -> Result<Option<(i64, NaiveDate, NaiveDate)>, HttpError> {
    let (id, campaign) = campaign_of(connection, customer, id)?;
    let day = |key| {
        let seconds = campaign.get(key).and_then(int).filter(|time| *time != 0)?;
        Some(DateTime::from_timestamp(seconds, 0)?.date_naive())
    };
    let yesterday = today - Days::new(1);
    Ok(day("activeFrom")
        .zip(day("activeTo"))
        .map(|(first, last)| (id, first, last.min(yesterday))))
}
