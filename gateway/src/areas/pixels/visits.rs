//! Visits to the pages that a campaign's pixels are on.

use gateway_macros::{SimpleObject, object};
use serde_json::Value;
use std::sync::Arc;

use super::rest;
use super::rules;
use crate::error::Result;
use crate::graph::dates::WEEKDAYS;
use crate::request::RequestContext;

/// Visits to the pages that a campaign's pixels are on.
pub struct PixelVisits(Arc<Value>);

/// Visits to the pages that a campaign's pixels are on, by day of the week. Source:
/// GET /v3/api/pixels/pixelData/{campaignId}.
#[object]
impl PixelVisits {
    /// Visits to every page on each day of the week that has data, Sunday first.
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

    /// Visits to the home page, the product page and the checkout page, summed over the week.
    async fn pages(&self) -> PageVisits {
        let total = |page| rules::total(rules::weekday_visits(&self.0, page));
        PageVisits {
            home: total("Homepage"),
            product: total("Product Page"),
            checkout: total("Checkout Page"),
        }
    }

    /// Visits to the home page on each of the seven days, Sunday first.
    async fn home_by_weekday(&self) -> Vec<WeekdayVisits> {
        let visits = rules::weekday_visits(&self.0, "Homepage");
        WEEKDAYS
            .into_iter()
            .zip(visits)
            .map(|(weekday, visits)| WeekdayVisits { weekday, visits })
            .collect()
    }
}

/// The pages visited on a day of the week.
#[derive(SimpleObject)]
pub struct PixelVisitDay {
    /// Number of the day: 0 is Sunday, 6 is Saturday.
    day: i32,
    /// English name of the day, such as "Sunday".
    weekday: &'static str,
    /// The pages with data for this day, sorted by name.
    pages: Vec<PageVisitCount>,
}

/// The visits to a page.
#[derive(SimpleObject)]
pub struct PageVisitCount {
    /// Type of page as text, such as "Product Page".
    page: String,
    /// Number of visits; 0 if unknown.
    visits: i32,
}

/// The visits to three types of page.
#[derive(SimpleObject)]
pub struct PageVisits {
    /// Visits to the home page.
    home: i32,
    /// Visits to the product page.
    product: i32,
    /// Visits to the checkout page.
    checkout: i32,
}

/// The visits on a day of the week.
#[derive(SimpleObject)]
pub struct WeekdayVisits {
    /// English name of the day, such as "Sunday".
    weekday: &'static str,
    /// Number of visits; 0 if unknown.
    visits: i32,
}

impl PixelVisits {
    /// The visits of a campaign's pixels.
    pub(crate) async fn of_campaign(context: &RequestContext, campaign_id: i32) -> Result<Self> {
        rest::visits(&context.main(), campaign_id).await.map(Self)
    }
}
