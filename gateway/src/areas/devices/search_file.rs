//! A device search, and the address of its file.

use std::borrow::Cow;
use std::sync::Arc;

use bytes::Bytes;
use chrono::NaiveDate;
use chrono_tz::Tz;
use tokio::sync::Semaphore;
use url::form_urlencoded;

use super::rest::{self, Found};
use crate::areas::shell::Viewer;
use crate::error::{Error, Result};
use crate::graph::dates::{self, DatePreset, DateRangeInput, DaySpan};
use crate::graph::scalars;
use crate::request::RequestContext;

/// The path of the files of device searches.
pub const EXPORT_PATH: &str = "/exports/devices";

/// The name of such a file.
pub const FILE_NAME: &str = "export.csv";

/// The maximum number of campaigns in a search: all of them are part of one URL.
const CAMPAIGNS_CAP: usize = 1_000;

/// The number of concurrent searches of one operation. Each response may have tens of megabytes, and becomes a file of
/// the same size.
const AT_ONCE: usize = 2;

/// Permits for the concurrent searches of one operation.
struct Places(Semaphore);

/// A valid search.
#[derive(Debug, PartialEq)]
pub(super) struct Search {
    customer_id: i32,
    campaign_ids: Vec<i32>,
    pub(super) days: DaySpan,
    pub(super) time_zone: Tz,
}

impl Search {
    /// A search of these campaigns. Their order and repeats do not matter.
    ///
    /// # Errors
    /// BAD_USER_INPUT if there are no campaigns, or too many.
    pub(super) fn new(
        customer_id: i32,
        mut campaign_ids: Vec<i32>,
        days: DaySpan,
        time_zone: Tz,
    ) -> Result<Self> {
        let refused =
            |message: String| Error::bad_input(message.clone()).with_user_message(message);
        campaign_ids.sort_unstable();
        campaign_ids.dedup();
        if campaign_ids.is_empty() {
            return Err(refused("Please select at least one campaign.".to_owned()));
        }
        if campaign_ids.len() > CAMPAIGNS_CAP {
            return Err(refused(format!(
                "Please select at most {CAMPAIGNS_CAP} campaigns; {} are selected.",
                campaign_ids.len()
            )));
        }
        Ok(Self {
            customer_id,
            campaign_ids,
            days,
            time_zone,
        })
    }

    /// Reads the devices, from the session's cache if possible.
    pub(super) async fn run(&self, context: &RequestContext) -> Result<Arc<Found>> {
        let email = Viewer::email_of(context).await?.unwrap_or_default();
        let range = dates::range_moments(self.days, self.time_zone);
        let places = context.loader(|_| Places(Semaphore::new(AT_ONCE)));
        let _place = places.0.acquire().await;
        rest::search(
            &context.main(),
            &email,
            self.customer_id,
            range,
            &self.campaign_ids,
        )
        .await
    }

    /// The address of this search's file. It contains the days themselves, not a preset, and therefore means the same
    /// search tomorrow and in every time zone.
    pub(super) fn address(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("customerId", &self.customer_id.to_string());
        for campaign_id in &self.campaign_ids {
            query.append_pair("campaignIds", &campaign_id.to_string());
        }
        query
            .append_pair("from", &self.days.from.to_string())
            .append_pair("to", &self.days.to.to_string())
            .append_pair("timeZone", self.time_zone.name());
        format!("{EXPORT_PATH}?{}", query.finish())
    }

    /// The search in the query of an address.
    fn from_query(query: &str, caller_zone: Tz, today: NaiveDate) -> Result<Self> {
        let (mut customer_id, mut from, mut to, mut zone) = (None, None, None, None);
        let mut campaign_ids = Vec::new();
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            let slot = match &*name {
                "campaignIds" => {
                    campaign_ids.push(key("campaignIds", &value)?);
                    continue;
                }
                "customerId" => &mut customer_id,
                "from" => &mut from,
                "to" => &mut to,
                "timeZone" => &mut zone,
                // A misspelt parameter must not silently change the search.
                _ => {
                    return Err(Error::bad_input(
                        "Unknown parameter. Expected customerId, campaignIds, from, to and timeZone.",
                    ));
                }
            };
            if slot.replace(value).is_some() {
                return Err(Error::bad_input(format!("{name} is given more than once.")));
            }
        }
        let customer_id = customer_id.ok_or_else(|| Error::bad_input("customerId is missing."))?;
        let custom = DateRangeInput {
            preset: DatePreset::Custom,
            from: day("from", from)?.map(scalars::Date),
            to: day("to", to)?.map(scalars::Date),
        };
        let time_zone = match zone {
            None => caller_zone,
            Some(name) => name.parse().map_err(|_| {
                Error::bad_input("timeZone must be a name such as \"America/New_York\".")
            })?,
        };
        let days = dates::days_of(&custom, today)?;
        Self::new(
            key("customerId", &customer_id)?,
            campaign_ids,
            days,
            time_zone,
        )
    }
}

fn key(name: &str, value: &str) -> Result<i32> {
    value
        .parse()
        .map_err(|_| Error::bad_input(format!("{name} must be a whole number.")))
}

fn day(name: &str, value: Option<Cow<'_, str>>) -> Result<Option<NaiveDate>> {
    value
        .map(|text| {
            scalars::parse_day(&text)
                .ok_or_else(|| Error::bad_input(format!("{name} must be a date, YYYY-MM-DD.")))
        })
        .transpose()
}

/// The file of a search, by the query of its address: the header device_id, then one id per line.
///
/// # Errors
/// BAD_USER_INPUT for an invalid address; otherwise those of any read.
pub async fn export(context: &RequestContext, query: &str) -> Result<Bytes> {
    // A missing token comes before any other error.
    context.require_token()?;
    let search = Search::from_query(query, context.time_zone(), context.today())?;
    Ok(search.run(context).await?.file.bytes.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(from: &str, to: &str) -> DaySpan {
        DaySpan {
            from: from.parse().unwrap(),
            to: to.parse().unwrap(),
        }
    }

    fn read(query: &str, caller_zone: Tz) -> Result<Search> {
        Search::from_query(query, caller_zone, "2025-03-12".parse().unwrap())
    }

    #[test]
    fn an_address_is_read_back_as_its_search() {
        let search = Search::new(
            3,
            vec![28, 4, 28],
            days("2025-03-10", "2025-03-12"),
            Tz::America__Argentina__Buenos_Aires,
        )
        .unwrap();
        let address = search.address();
        assert_eq!(
            address,
            "/exports/devices?customerId=3&campaignIds=4&campaignIds=28&from=2025-03-10&to=2025-03-12\
             &timeZone=America%2FArgentina%2FBuenos_Aires"
        );
        let (_, query) = address.split_once('?').unwrap();
        assert_eq!(read(query, Tz::UTC).unwrap(), search);
    }

    #[test]
    fn an_address_without_a_time_zone_uses_the_callers() {
        let query = "customerId=3&campaignIds=4&from=2025-03-10&to=2025-03-12";
        let search = read(query, Tz::Asia__Tokyo).unwrap();
        assert_eq!(search.time_zone, Tz::Asia__Tokyo);
    }

    #[test]
    fn an_invalid_address_is_refused_with_a_message() {
        let dates = "from=2025-03-10&to=2025-03-12";
        let cases = [
            (format!("campaignIds=4&{dates}"), "customerId is missing."),
            (
                format!("customerId=&campaignIds=4&{dates}"),
                "customerId must be a whole number.",
            ),
            (
                format!("customerId=3&customerId=4&campaignIds=4&{dates}"),
                "customerId is given more than once.",
            ),
            (
                format!("customerId=3&{dates}"),
                "Please select at least one campaign.",
            ),
            (
                format!("customerId=3&campaignIds=4,5&{dates}"),
                "campaignIds must be a whole number.",
            ),
            (
                "customerId=3&campaignIds=4&from=2025-03-10".to_owned(),
                dates::MISSING_DAYS,
            ),
            (
                "customerId=3&campaignIds=4&from=2025-3-10&to=2025-03-12".to_owned(),
                "from must be a date, YYYY-MM-DD.",
            ),
            (
                "customerId=3&campaignIds=4&from=2025-03-12&to=2025-03-10".to_owned(),
                "The end date is before the start date.",
            ),
            (
                format!("customerId=3&campaignIds=4&{dates}&timeZone=Mars"),
                "timeZone must be a name such as \"America/New_York\".",
            ),
            (
                format!("customerId=3&campaignIds=4&{dates}&timezone=UTC"),
                "Unknown parameter. Expected customerId, campaignIds, from, to and timeZone.",
            ),
        ];
        for (query, message) in cases {
            let error = read(&query, Tz::UTC).unwrap_err();
            assert_eq!(error.message(), message, "{query}");
        }
    }

    #[test]
    fn a_search_has_at_most_a_thousand_distinct_campaigns() {
        let search = |campaign_ids: Vec<i32>| {
            Search::new(3, campaign_ids, days("2025-03-10", "2025-03-12"), Tz::UTC)
        };
        let thousand: Vec<i32> = (0..1_000).chain(0..1_000).collect();
        assert!(search(thousand).is_ok());
        assert_eq!(
            search((0..=1_000).collect()).unwrap_err().message(),
            "Please select at most 1000 campaigns; 1001 are selected."
        );
    }
}
