//! The rules of campaigns.

use async_graphql::Enum;
use chrono::{DateTime, Utc};

/// The status of a campaign, based on its start and end.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum CampaignStatus {
    /// Start or end is missing.
    Draft,
    /// Not started yet.
    Upcoming,
    /// Running: from start to end, both inclusive.
    Active,
    /// Ended.
    Expired,
}

impl CampaignStatus {
    /// The status as text.
    pub fn label(self) -> &'static str {
        match self {
            Self::Draft => "Draft",
            Self::Upcoming => "Upcoming",
            Self::Active => "Active",
            Self::Expired => "Expired",
        }
    }
}

/// The status at `now`. A time of 0 counts as missing.
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

/// The start and end of a campaign and of its ad groups.
#[derive(Clone, Copy)]
pub struct CampaignDates {
    /// The campaign's own start and end.
    pub own: (Option<DateTime<Utc>>, Option<DateTime<Utc>>),
    /// The earliest start and latest end of its ad groups. These take precedence.
    pub ad_groups: (Option<DateTime<Utc>>, Option<DateTime<Utc>>),
}

#[cfg(test)]
mod tests {
    use super::*;
    fn at(seconds: i64) -> Option<DateTime<Utc>> {
        DateTime::from_timestamp(seconds, 0)
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
}
