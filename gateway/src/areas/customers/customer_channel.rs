//! The line of business of a customer.

use async_graphql::Enum;

use crate::graph::direct_json::fields::plain_enums;
use crate::graph::upstream_enum::UpstreamEnum;

/// The line of business of a customer.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum CustomerChannel {
    /// An agency.
    Agency,
    /// Shared bicycles.
    Bikeshare,
    /// Buses.
    Bus,
    /// Cars.
    Car,
    /// Economic development.
    EconomicDevelopment,
    /// Billboards on wheels.
    MobileBillboard,
    /// Pedicabs.
    PediCab,
    /// Retail.
    Retail,
    /// Sides of trucks.
    TruckSide,
    /// None of the others.
    Other,
    /// Several of the others.
    MultiChannel,
    /// A value this gateway does not know; see channelText. Refused when saved.
    Unrecognized,
}

impl UpstreamEnum for CustomerChannel {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("AGENCY", Self::Agency),
        ("BIKESHARE", Self::Bikeshare),
        ("BUS", Self::Bus),
        ("CAR", Self::Car),
        ("ECONOMIC_DEVELOPMENT", Self::EconomicDevelopment),
        ("MOBILE_BILLBOARD", Self::MobileBillboard),
        ("PEDI_CAB", Self::PediCab),
        ("RETAIL", Self::Retail),
        ("TRUCK_SIDE", Self::TruckSide),
        ("OTHER", Self::Other),
        ("MULTI_CHANNEL", Self::MultiChannel),
    ];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

plain_enums!(CustomerChannel);
