//! The line of business of a customer.

use async_graphql::Enum;

use crate::graph::direct_json::fields::plain_enums;
use crate::graph::upstream_enum::UpstreamEnum;

/// The line of business of a customer.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
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

/// The line of business in words. An unknown one is returned unchanged.
pub fn channel_label(text: &str) -> &str {
    match CustomerChannel::of(text) {
        CustomerChannel::Agency => "Agency",
        CustomerChannel::Bikeshare => "Bikeshare",
        CustomerChannel::Bus => "Bus",
        CustomerChannel::Car => "Car",
        CustomerChannel::EconomicDevelopment => "Economic Development",
        CustomerChannel::MobileBillboard => "Mobile Billboard",
        CustomerChannel::PediCab => "Pedi Cab",
        CustomerChannel::Retail => "Retail",
        CustomerChannel::TruckSide => "Truck Side",
        CustomerChannel::Other => "Other",
        CustomerChannel::MultiChannel => "Multi Channel",
        CustomerChannel::Unrecognized => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_channels_have_labels_and_unknown_ones_are_returned_unchanged() {
        let cases = [
            ("AGENCY", "Agency"),
            ("BIKESHARE", "Bikeshare"),
            ("BUS", "Bus"),
            ("CAR", "Car"),
            ("ECONOMIC_DEVELOPMENT", "Economic Development"),
            ("MOBILE_BILLBOARD", "Mobile Billboard"),
            ("PEDI_CAB", "Pedi Cab"),
            ("RETAIL", "Retail"),
            ("TRUCK_SIDE", "Truck Side"),
            ("OTHER", "Other"),
            ("MULTI_CHANNEL", "Multi Channel"),
            ("RIVER_BOAT", "RIVER_BOAT"),
            ("bus", "bus"),
            ("Taxi tops", "Taxi tops"),
            ("", ""),
        ];
        for (text, label) in cases {
            assert_eq!(channel_label(text), label, "{text}");
        }
    }
}
