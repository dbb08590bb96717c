//! The impressions of a market per day, as counted by the old system and by the pipeline. Computed, not stored.

use axum::extract::{Query, State};
use chrono::{Datelike, NaiveDate};
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    db::records,
    http::error::{HttpError, HttpResult},
    seed::writer::remove,
    services::app::App,
};

/// The maximum number of days in a request.
const MOST_DAYS: i64 = 20_000;

/// The market without impressions: Detroit.
const EMPTY: i64 = 6;
/// The market whose rows have nulls, text and missing keys: Los Angeles.
const ODD: i64 = 3;
/// The market whose impressions cannot be compared: Houston.
const BROKEN: i64 = 15;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Asked {
    market_id: Option<String>,
    start_date: Option<String>,
    end_date: Option<String>,
}

pub(super) async fn compare(State(app): State<App>, Query(asked): Query<Asked>) -> HttpResult {
    let market_id: i64 = asked
        .market_id
        .and_then(|id| id.parse().ok())
        .ok_or_else(|| HttpError::bad_request("A market id is required."))?;
    let day = |text: Option<String>| -> Result<NaiveDate, HttpError> {
        text.and_then(|day| day.parse().ok())
            .ok_or_else(|| HttpError::bad_request("A start date and an end date are required."))
    };
    let (start, end) = (day(asked.start_date)?, day(asked.end_date)?);
    if end < start {
        return Err(HttpError::unprocessable(
            "The end date is before the start date.",
        ));
    }
    if (end - start).num_days() >= MOST_DAYS {
        return Err(HttpError::unprocessable(format!(
            "At most {MOST_DAYS} days can be compared."
        )));
    }
    app.read(move |connection| {
        records::one(connection, "market", market_id)?
            .ok_or_else(|| HttpError::not_found("Market"))?;
        let days = start.iter_days().take_while(|day| *day <= end);
        match market_id {
            BROKEN => Err(HttpError::server_error()),
            EMPTY => Ok("[]".to_owned()),
            _ => {
                let mut rows: Vec<Value> = days.map(|day| row(market_id, day)).collect();
                // The order is not guaranteed.
                let middle = rows.len() / 3;
                rows.rotate_left(middle);
                Ok(Value::from(rows).to_string())
            }
        }
    })
    .await
}

fn row(market_id: i64, day: NaiveDate) -> Value {
    let number = i64::from(day.num_days_from_ce());
    let mut rng = StdRng::seed_from_u64((market_id * 1_000_000 + number).unsigned_abs());
    // Fewer people are out on Saturday and Sunday.
    let usual = if day.weekday().num_days_from_monday() > 4 {
        800_000
    } else {
        1_200_000
    };
    let old: i64 = usual + rng.random_range(-90_000..90_000);
    let ots = old * rng.random_range(88..104) / 100;
    let mut row = json!({
        "IMPRESSION_DATE": day.to_string(),
        "SUMMED_IMPRESSIONS_OLD": old,
        "SUMMED_LTS": ots * rng.random_range(74..82) / 100,
        "SUMMED_OTS": ots,
    });
    if market_id == ODD {
        match day.day() % 5 {
            1 => row["SUMMED_IMPRESSIONS_OLD"] = Value::Null,
            2 => row["SUMMED_OTS"] = json!(ots.to_string()),
            3 => remove(&mut row, "SUMMED_OTS"),
            4 => row["SUMMED_LTS"] = json!("n/a"),
            _ => row["SUMMED_OTS"] = json!(1_050_000.5),
        }
    }
    row
}
