//! What a device search looks for, and the address of its file.

use std::borrow::Cow;
use std::sync::Arc;

use bytes::Bytes;
use chrono::NaiveDate;
use chrono_tz::Tz;
use url::form_urlencoded;

use super::rest::{self, Found};
use crate::areas::shell::Viewer;
use crate::error::{Error, Result};
use crate::graph::dates::{self, DatePreset, DateRangeInput, DaySpan};
use crate::graph::scalars;
use crate::session::Session;

/// Where the files of device searches are.
pub const EXPORT_PATH: &str = "/exports/devices";

/// The name under which such a file is saved.
pub const FILE_NAME: &str = "export.csv";

/// The most campaigns of one search: all of them stand in one address.
const CAMPAIGNS_CAP: usize = 1_000;

/// A search that may be made.
#[derive(Debug, PartialEq)]
pub(super) struct Search {
    customer_id: i32,
    campaign_ids: Vec<i32>,
    pub(super) days: DaySpan,
    pub(super) time_zone: Tz,
}

impl Search {
    /// A search of these campaigns, in whatever order they are named.
    ///
    /// # Errors
    /// BAD_USER_INPUT without any campaign, and with too many.
    pub(super) fn new(
        customer_id: i32,
        mut campaign_ids: Vec<i32>,
        days: DaySpan,
        time_zone: Tz,
    ) -> Result<Self> {
        let refused = |words: String| Error::bad_input(words.clone()).with_user_message(words);
        campaign_ids.sort_unstable();
        campaign_ids.dedup();
        if campaign_ids.is_empty() {
            return Err(refused("Please select at least one campaign.".to_owned()));
        }
        if campaign_ids.len() > CAMPAIGNS_CAP {
            return Err(refused(format!(
                "Please select at most {CAMPAIGNS_CAP} campaigns; these are {}.",
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

    /// Reads the devices, or finds them among what the session has just read.
    pub(super) async fn run(&self, session: &Session) -> Result<Arc<Found>> {
        let email = Viewer::email_of(session).await?.unwrap_or_default();
        let range = dates::range_moments(self.days, self.time_zone);
        rest::search(
            &session.main(),
            &email,
            self.customer_id,
            range,
            &self.campaign_ids,
        )
        .await
    }

    /// Where the file of this search is. The days stand for themselves there, so that the address means
    /// tomorrow what it means today, and in every time zone.
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

    /// The search that the query of an address means.
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
                // A name with a slip in it would quietly be a search for something else.
                _ => {
                    return Err(Error::bad_input(
                        "An export is asked for with customerId, campaignIds, from, to and timeZone, and nothing else.",
                    ));
                }
            };
            if slot.replace(value).is_some() {
                return Err(Error::bad_input(format!("Name one {name} only.")));
            }
        }
        let customer_id = customer_id.ok_or_else(|| Error::bad_input("Name the customerId."))?;
        let custom = DateRangeInput {
            preset: DatePreset::Custom,
            from: day("from", from)?.map(scalars::Date),
            to: day("to", to)?.map(scalars::Date),
        };
        let time_zone = match zone {
            None => caller_zone,
            Some(name) => name.parse().map_err(|_| {
                Error::bad_input("timeZone is a name such as \"America/New_York\".")
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
        .map_err(|_| Error::bad_input(format!("{name} is a whole number.")))
}

fn day(name: &str, value: Option<Cow<'_, str>>) -> Result<Option<NaiveDate>> {
    value
        .map(|text| {
            scalars::parse_day(&text)
                .ok_or_else(|| Error::bad_input(format!("{name} is a day, written YYYY-MM-DD.")))
        })
        .transpose()
}

/// The file of the search that the query of its address means: the header device_id, then one id per line.
///
/// # Errors
/// BAD_USER_INPUT for an address that means no search, and as of every read.
pub async fn export(session: &Session, query: &str) -> Result<Bytes> {
    // Whoever is not signed in is told so first.
    session.require_token()?;
    let search = Search::from_query(query, session.time_zone(), session.today())?;
    Ok(search.run(session).await?.file.bytes.clone())
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
    fn an_address_means_the_search_it_was_made_of() {
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
    fn an_address_without_a_time_zone_is_meant_in_the_callers() {
        let query = "customerId=3&campaignIds=4&from=2025-03-10&to=2025-03-12";
        let search = read(query, Tz::Asia__Tokyo).unwrap();
        assert_eq!(search.time_zone, Tz::Asia__Tokyo);
    }

    #[test]
    fn an_address_that_means_no_search_is_refused_in_words() {
        let dates = "from=2025-03-10&to=2025-03-12";
        let cases = [
            (format!("campaignIds=4&{dates}"), "Name the customerId."),
            (
                format!("customerId=&campaignIds=4&{dates}"),
                "customerId is a whole number.",
            ),
            (
                format!("customerId=3&customerId=4&campaignIds=4&{dates}"),
                "Name one customerId only.",
            ),
            (
                format!("customerId=3&{dates}"),
                "Please select at least one campaign.",
            ),
            (
                format!("customerId=3&campaignIds=4,5&{dates}"),
                "campaignIds is a whole number.",
            ),
            (
                "customerId=3&campaignIds=4&from=2025-03-10".to_owned(),
                dates::MISSING_DAYS,
            ),
            (
                "customerId=3&campaignIds=4&from=2025-3-10&to=2025-03-12".to_owned(),
                "from is a day, written YYYY-MM-DD.",
            ),
            (
                "customerId=3&campaignIds=4&from=2025-03-12&to=2025-03-10".to_owned(),
                "The end date lies before the start date.",
            ),
            (
                format!("customerId=3&campaignIds=4&{dates}&timeZone=Mars"),
                "timeZone is a name such as \"America/New_York\".",
            ),
            (
                format!("customerId=3&campaignIds=4&{dates}&timezone=UTC"),
                "An export is asked for with customerId, campaignIds, from, to and timeZone, and nothing else.",
            ),
        ];
        for (query, words) in cases {
            let error = read(&query, Tz::UTC).unwrap_err();
            assert_eq!(error.message(), words, "{query}");
        }
    }

    #[test]
    fn a_search_takes_a_thousand_different_campaigns() {
        let search = |campaign_ids: Vec<i32>| {
            Search::new(3, campaign_ids, days("2025-03-10", "2025-03-12"), Tz::UTC)
        };
        let thousand: Vec<i32> = (0..1_000).chain(0..1_000).collect();
        assert!(search(thousand).is_ok());
        assert_eq!(
            search((0..=1_000).collect()).unwrap_err().message(),
            "Please select at most 1000 campaigns; these are 1001."
        );
    }
}
