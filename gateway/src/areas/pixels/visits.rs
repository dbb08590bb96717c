//! How often the pages of a campaign's pixels were visited.

use async_graphql::SimpleObject;
use gateway_macros::object;
use serde_json::Value;
use std::sync::Arc;

use super::rest;
use super::rules;
use crate::error::Result;
use crate::session::Session;

/// The days of the week, Sunday first, as the service numbers them.
const WEEKDAYS: [&str; 7] = [
    "Sunday",
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
];

/// How often the pages of a campaign's pixels were visited.
pub struct PixelVisits(Arc<Value>);

/// How often the pages of a campaign's pixels were visited, by day of the week (rule weekday-visits;
/// GET /v3/api/pixels/pixelData/{campaignId}).
#[object]
impl PixelVisits {
    /// The visits of every page on every day that the service names, Sunday first.
    async fn days(&self) -> Vec<PixelVisitDay> {
        let day = |(day, pages): (usize, Vec<(&str, i32)>)| PixelVisitDay {
            day: day as i32,
            weekday: WEEKDAYS[day],
            pages: pages
                .into_iter()
                .map(|(page, visits)| PageVisitCount {
                    page: page.to_owned(),
                    visits,
                })
                .collect(),
        };
        rules::visits_by_day(&self.0).into_iter().map(day).collect()
    }

    /// Visits of the home page, the product page and the checkout page, each over all days.
    async fn pages(&self) -> PageVisits {
        let total = |page| rules::weekday_visits(&self.0, page).iter().sum();
        PageVisits {
            home: total("Homepage"),
            product: total("Product Page"),
            checkout: total("Checkout Page"),
        }
    }

    /// Visits of the home page on each day of the week, Sunday to Saturday.
    async fn home_by_weekday(&self) -> Vec<WeekdayVisits> {
        let visits = rules::weekday_visits(&self.0, "Homepage");
        WEEKDAYS
            .into_iter()
            .zip(visits)
            .map(|(weekday, visits)| WeekdayVisits { weekday, visits })
            .collect()
    }
}

/// What was visited on a day of the week.
#[derive(SimpleObject)]
pub struct PixelVisitDay {
    /// The day's number: 0 is Sunday, 6 is Saturday.
    day: i32,
    /// The day, in English.
    weekday: &'static str,
    /// The pages the service names for this day, sorted by name.
    pages: Vec<PageVisitCount>,
}

/// Visits of a page.
#[derive(SimpleObject)]
pub struct PageVisitCount {
    /// The page, as the service spells it.
    page: String,
    /// How many visits; 0 when the service does not say.
    visits: i32,
}

/// Visits of three pages.
#[derive(SimpleObject)]
pub struct PageVisits {
    /// Of the home page.
    home: i32,
    /// Of the product page.
    product: i32,
    /// Of the checkout page.
    checkout: i32,
}

/// Visits on a day of the week.
#[derive(SimpleObject)]
pub struct WeekdayVisits {
    /// The day, in English.
    weekday: &'static str,
    /// How many visits.
    visits: i32,
}

impl PixelVisits {
    /// The visits of a campaign's pixels.
    pub(crate) async fn of_campaign(session: &Session, campaign_id: i32) -> Result<Self> {
        rest::visits(&session.main(), campaign_id).await.map(Self)
    }
}
