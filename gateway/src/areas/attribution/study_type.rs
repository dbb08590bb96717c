//! The type of a study.

use async_graphql::Enum;

use crate::graph::direct_json::fields::plain_enums;
use crate::graph::upstream_enum::UpstreamEnum;

/// What a study measures.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum StudyType {
    /// Exposed devices against a control group.
    Lift,
    /// Conversions of exposed devices.
    Conversion,
    /// A type the gateway does not know; `typeText` has its text. Cannot be saved.
    Unrecognized,
}

impl UpstreamEnum for StudyType {
    const VALUES: &'static [(&'static str, Self)] =
        &[("LIFT", Self::Lift), ("CONVERSION", Self::Conversion)];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

plain_enums!(StudyType);
