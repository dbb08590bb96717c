//! The partners that retarget devices.

use async_graphql::Enum;
use gateway_macros::SimpleObject;

/// A partner that retargets the devices exposed to a campaign.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum DataPartnerCode {
    /// GroundTruth.
    GroundTruth,
    /// Accretive.
    Accretive,
    /// ABSC Insights.
    AbscInsights,
    /// Liveramp.
    Liveramp,
    /// Marquee itself.
    Marquee,
}

impl DataPartnerCode {
    /// All partners, in display order.
    const ALL: [Self; 5] = [
        Self::GroundTruth,
        Self::Accretive,
        Self::AbscInsights,
        Self::Liveramp,
        Self::Marquee,
    ];

    /// The name, as the service spells it.
    pub fn name(self) -> &'static str {
        match self {
            Self::GroundTruth => "GroundTruth",
            Self::Accretive => "Accretive",
            Self::AbscInsights => "ABSC Insights",
            Self::Liveramp => "Liveramp",
            Self::Marquee => "Marquee",
        }
    }
}

/// A partner that retargets the devices exposed to a campaign.
#[derive(SimpleObject)]
pub struct DataPartner {
    /// The partner, as inputs take it.
    code: DataPartnerCode,
    /// The name.
    name: &'static str,
}

impl DataPartner {
    /// All partners, in display order.
    pub(super) fn all() -> Vec<Self> {
        let partner = |code: DataPartnerCode| Self {
            code,
            name: code.name(),
        };
        DataPartnerCode::ALL.map(partner).into()
    }
}
