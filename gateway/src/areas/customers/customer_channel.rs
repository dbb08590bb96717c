//! The line of business of a customer.

use async_graphql::Enum;

use crate::graph::direct_json::fields::plain_enums;
use crate::graph::upstream_enum::UpstreamEnum;

/// The line of business of a customer.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum CustomerChannel {
    /// Advertising agency.
    Agency,
    /// Bike sharing.
    Bikeshare,
    /// Buses.
    Bus,
    /// Cars.
    Car,
    /// Economic development.
    EconomicDevelopment,
    /// Mobile billboards.
    MobileBillboard,
    /// Pedicabs.
    PediCab,
    /// Retail.
    Retail,
    /// Truck sides.
    TruckSide,
    /// Any other line of business.
    Other,
    /// Several lines of business.
    MultiChannel,
    /// A value this gateway does not know; `channelText` has it. Rejected as input.
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
