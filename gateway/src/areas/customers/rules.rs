//! The rules of customers, campaigns and vehicles.

use std::borrow::Cow;
use std::collections::HashMap;

use async_graphql::Enum;
use chrono::{DateTime, Days, NaiveDate, Utc};
use compact_str::{CompactString, format_compact};
use foldhash::fast::RandomState;

use crate::graph::dates::DaySpan;

/// Rule customer-slug: lower case, every run of other characters than letters and digits one hyphen,
/// none at the ends. Empty for a name without letters and digits.
fn plain_slug(name: &str) -> CompactString {
    let mut slug = String::with_capacity(name.len());
    let mut add = |letter: char| {
        if letter.is_alphanumeric() {
            slug.push(letter);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    };
    for letter in name.chars() {
        // Most letters are ASCII, and those are a lot cheaper to lower.
        if letter.is_ascii() {
            add(letter.to_ascii_lowercase());
        } else {
            letter.to_lowercase().for_each(&mut add);
        }
    }
    slug.trim_end_matches('-').into()
}

/// Rules customer-slug and customer-slug-clash for a whole list of ids and names, in the list's order:
/// the lowest id keeps a slug, each other one gets its id appended. An appended id may make the slug of
/// somebody else ("Acme Media 12"), so the rule is applied until every customer has a slug of its own.
pub fn slugs<'a>(customers: impl Iterator<Item = (i32, &'a str)>) -> Vec<CompactString> {
    let mut slugs: Vec<(i32, CompactString)> = customers
        .map(|(id, name)| {
            let plain = plain_slug(name);
            if plain.is_empty() {
                (id, format_compact!("customer-{id}"))
            } else {
                (id, plain)
            }
        })
        .collect();
    // It ends: the lowest id of all never changes, and each next one can only outgrow those before it.
    loop {
        let mut keepers: HashMap<&str, i32, RandomState> =
            HashMap::with_capacity_and_hasher(slugs.len(), RandomState::default());
        for (id, slug) in &slugs {
            let keeper = keepers.entry(slug).or_insert(*id);
            *keeper = (*keeper).min(*id);
        }
        let losers: Vec<usize> = slugs
            .iter()
            .enumerate()
            .filter(|(_, (id, slug))| keepers[slug.as_str()] != *id)
            .map(|(position, _)| position)
            .collect();
        if losers.is_empty() {
            return slugs.into_iter().map(|(_, slug)| slug).collect();
        }
        for position in losers {
            let (id, slug) = &mut slugs[position];
            *slug = format_compact!("{slug}-{id}");
        }
    }
}

/// Where a campaign stands in time (rule campaign-status).
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum CampaignStatus {
    /// The start or the end is missing.
    Draft,
    /// It has not started.
    Upcoming,
    /// It runs: from its start to its end, both included.
    Active,
    /// It has ended.
    Expired,
}

impl CampaignStatus {
    /// The status in words.
    pub fn label(self) -> &'static str {
        match self {
            Self::Draft => "Draft",
            Self::Upcoming => "Upcoming",
            Self::Active => "Active",
            Self::Expired => "Expired",
        }
    }
}

/// Rule campaign-status. A moment of 0 counts as missing.
pub fn campaign_status(
    from: Option<DateTime<Utc>>,
    to: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> CampaignStatus {
    let is_set = |moment: &DateTime<Utc>| moment.timestamp() != 0;
    match (from.filter(is_set), to.filter(is_set)) {
        (Some(from), Some(_)) if now < from => CampaignStatus::Upcoming,
        (Some(_), Some(to)) if now > to => CampaignStatus::Expired,
        (Some(_), Some(_)) => CampaignStatus::Active,
        _ => CampaignStatus::Draft,
    }
}

/// The badge of a vehicle.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum VehicleProcessing {
    /// In use: a green badge.
    Active,
    /// Out of use for good: a red badge.
    Retired,
    /// Anything else, nothing included: a grey badge.
    Other,
}

/// What to call a vehicle: its name, else the name its owner knows it by, else its number.
pub fn vehicle_label<'a>(
    display_name: Option<&'a str>,
    asset_ref: &'a str,
    asset_id: i32,
) -> Cow<'a, str> {
    [display_name.unwrap_or_default(), asset_ref]
        .into_iter()
        .find(|text| !text.trim().is_empty())
        .map_or_else(|| format!("Vehicle {asset_id}").into(), Cow::Borrowed)
}

/// The badge of an asset status.
pub fn processing(asset_status: Option<&str>) -> VehicleProcessing {
    match asset_status {
        Some("ACTIVE") => VehicleProcessing::Active,
        Some("RETIRED") => VehicleProcessing::Retired,
        _ => VehicleProcessing::Other,
    }
}

/// Whether a vehicle is known to the company whose tracker it carries.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum VehiclePairing {
    /// The tracker reports it.
    Confirmed,
    /// The tracker does not know it.
    NotFound,
    /// Somebody has to look.
    NeedsAttention,
    /// A value this gateway does not know; see the label.
    Unrecognized,
}

/// The pairing of a text of the service.
pub fn pairing(text: &str) -> VehiclePairing {
    match text {
        "CONFIRMED" => VehiclePairing::Confirmed,
        "NOT_FOUND" => VehiclePairing::NotFound,
        "NEEDS_ATTENTION" => VehiclePairing::NeedsAttention,
        _ => VehiclePairing::Unrecognized,
    }
}

/// A text of capitals and underscores in title case: NEEDS_ATTENTION is "Needs Attention".
pub fn title_case(text: &str) -> String {
    let words = text.split('_').filter(|word| !word.is_empty()).map(|word| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| {
            first
                .to_uppercase()
                .chain(letters.flat_map(char::to_lowercase))
                .collect()
        })
    });
    words.collect::<Vec<String>>().join(" ")
}

/// The status text of a vehicle: its own, else "In Service".
pub fn vehicle_status(extra_status: Option<&str>) -> &str {
    extra_status
        .filter(|status| !status.trim().is_empty())
        .unwrap_or("In Service")
}

/// Days after which devices of a day can be exported.
const DEVICES_SETTLE_AFTER: Days = Days::new(6);

/// When a campaign and its ad groups run.
#[derive(Clone, Copy)]
pub struct CampaignDates {
    /// The campaign's own dates.
    pub own: (Option<DateTime<Utc>>, Option<DateTime<Utc>>),
    /// The earliest and latest of its ad groups; these count where they are set.
    pub ad_groups: (Option<DateTime<Utc>>, Option<DateTime<Utc>>),
}

/// Rule device-default-range: from the earliest start to the latest end, but not beyond six days ago.
pub fn device_default_range(
    campaigns: impl Iterator<Item = CampaignDates>,
    today: NaiveDate,
) -> Option<DaySpan> {
    let mut start: Option<DateTime<Utc>> = None;
    let mut end: Option<DateTime<Utc>> = None;
    for dates in campaigns {
        if let Some(from) = dates.ad_groups.0.or(dates.own.0) {
            start = Some(start.map_or(from, |start| start.min(from)));
        }
        if let Some(to) = dates.ad_groups.1.or(dates.own.1) {
            end = Some(end.map_or(to, |end| end.max(to)));
        }
    }
    let from = start?.date_naive();
    let to = end?.date_naive().min(today - DEVICES_SETTLE_AFTER);
    (from <= to).then_some(DaySpan { from, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> Option<DateTime<Utc>> {
        DateTime::from_timestamp(seconds, 0)
    }

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn a_vehicle_is_called_by_its_name_its_owners_or_its_number() {
        let cases = [
            (Some("Bus 7"), "BUS-7", "Bus 7"),
            (Some("  "), "BUS-7", "BUS-7"),
            (None, "BUS-7", "BUS-7"),
            (None, " ", "Vehicle 963"),
            (Some(""), "", "Vehicle 963"),
        ];
        for (name, asset_ref, label) in cases {
            assert_eq!(vehicle_label(name, asset_ref, 963), label);
        }
    }

    #[test]
    fn a_slug_is_the_name_in_lower_case_with_hyphens() {
        let cases = [
            ("Acme Media", "acme-media"),
            ("Harbor Coffee Co.", "harbor-coffee-co"),
            ("  A&B  --  Transit! ", "a-b-transit"),
            ("Café 24", "café-24"),
            ("<b>Bold</b> & Sons", "b-bold-b-sons"),
            ("!!!", ""),
        ];
        for (name, slug) in cases {
            assert_eq!(plain_slug(name), slug, "{name}");
        }
    }

    #[test]
    fn the_lowest_id_keeps_a_slug_that_several_have() {
        let customers = [
            (12, "Acme Media"),
            (7, "Acme Media"),
            (30, "!!!"),
            (31, ""),
            (9, "Acme  media"),
        ];
        assert_eq!(
            slugs(customers.into_iter()),
            [
                "acme-media-12",
                "acme-media",
                "customer-30",
                "customer-31",
                "acme-media-9"
            ]
        );
    }

    #[test]
    fn no_two_customers_have_one_slug_also_where_a_name_ends_in_a_number() {
        let customers = [
            (908, "Acme Media 12"),
            (12, "Acme Media"),
            (7, "Acme Media"),
            (30, "!!!"),
            (909, "Customer 30"),
            (5, "Fleet 40"),
            (40, "Fleet"),
            (39, "Fleet"),
        ];
        assert_eq!(
            slugs(customers.into_iter()),
            [
                "acme-media-12-908",
                "acme-media-12",
                "acme-media",
                "customer-30",
                "customer-30-909",
                "fleet-40",
                "fleet-40-40",
                "fleet"
            ]
        );
    }

    #[test]
    fn a_campaigns_status_follows_its_dates() {
        use CampaignStatus::{Active, Draft, Expired, Upcoming};
        const NOW: i64 = 1_741_780_800;
        let cases = [
            (Some(1_740_787_200), Some(1_743_379_200), Active),
            (Some(1_743_379_200), Some(1_745_000_000), Upcoming),
            (Some(1_700_000_000), Some(1_740_787_200), Expired),
            (None, Some(1_743_379_200), Draft),
            (Some(1_740_787_200), None, Draft),
            (Some(0), Some(1_743_379_200), Draft),
            (Some(1_740_787_200), Some(0), Draft),
            (Some(NOW), Some(NOW + 9), Active),
            (Some(NOW - 9), Some(NOW), Active),
            (Some(NOW - 9), Some(NOW - 1), Expired),
            (Some(NOW + 1), Some(NOW + 9), Upcoming),
        ];
        for (from, to, status) in cases {
            let answer = campaign_status(from.and_then(at), to.and_then(at), at(NOW).unwrap());
            assert_eq!(answer, status, "{from:?} {to:?}");
        }
    }

    #[test]
    fn a_vehicle_says_in_service_unless_it_has_a_status_of_its_own() {
        let cases = [
            (None, "In Service"),
            (Some(""), "In Service"),
            (Some("In Repair"), "In Repair"),
        ];
        for (status, text) in cases {
            assert_eq!(vehicle_status(status), text);
        }
        assert_eq!(processing(Some("ACTIVE")), VehicleProcessing::Active);
        assert_eq!(processing(Some("RETIRED")), VehicleProcessing::Retired);
        assert_eq!(processing(Some("PENDING")), VehicleProcessing::Other);
        assert_eq!(processing(None), VehicleProcessing::Other);
        assert_eq!(title_case("NEEDS_ATTENTION"), "Needs Attention");
        assert_eq!(title_case("CONFIRMED"), "Confirmed");
    }

    #[test]
    fn the_default_range_of_devices_ends_six_days_ago_at_the_latest() {
        let dates = |from: Option<&str>, to: Option<&str>| {
            let moment = |text: &str| day(text).and_hms_opt(0, 0, 0).unwrap().and_utc();
            (from.map(moment), to.map(moment))
        };
        let own = |from, to| CampaignDates {
            own: dates(from, to),
            ad_groups: (None, None),
        };
        let range = |campaigns: &[CampaignDates]| {
            device_default_range(campaigns.iter().copied(), day("2025-03-12"))
                .map(|days| (days.from.to_string(), days.to.to_string()))
        };
        let is = |from: &str, to: &str| Some((from.to_owned(), to.to_owned()));
        let first = own(Some("2025-01-10"), Some("2025-02-20"));
        let second = own(Some("2025-02-01"), Some("2025-03-30"));
        assert_eq!(range(&[first, second]), is("2025-01-10", "2025-03-06"));
        assert_eq!(range(&[first]), is("2025-01-10", "2025-02-20"));
        let ends = |to| own(Some("2025-01-10"), Some(to));
        assert_eq!(range(&[ends("2025-03-06")]), is("2025-01-10", "2025-03-06"));
        assert_eq!(range(&[ends("2025-03-07")]), is("2025-01-10", "2025-03-06"));
        assert_eq!(range(&[own(Some("2025-03-07"), Some("2025-04-01"))]), None);
        assert_eq!(
            range(&[own(Some("2025-03-06"), Some("2025-04-01"))]),
            is("2025-03-06", "2025-03-06")
        );
        assert_eq!(
            range(&[own(None, None), first]),
            is("2025-01-10", "2025-02-20")
        );
        assert_eq!(range(&[own(None, None)]), None);
        assert_eq!(range(&[]), None);
        let ad_groups = CampaignDates {
            ad_groups: dates(Some("2025-01-05"), Some("2025-02-28")),
            ..first
        };
        assert_eq!(range(&[ad_groups]), is("2025-01-05", "2025-02-28"));
    }
}
