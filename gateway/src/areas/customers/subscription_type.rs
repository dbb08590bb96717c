//! What a customer has subscribed to.

use async_graphql::Enum;

use crate::graph::direct_json::fields::plain_enums;
use crate::graph::upstream_enum::UpstreamEnum;

/// What a customer has subscribed to.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum SubscriptionType {
    /// A membership.
    Membership,
    /// Pay as you go.
    Flex,
    /// A value this gateway does not know; see subscriptionTypeText. Refused when saved.
    Unrecognized,
}

impl UpstreamEnum for SubscriptionType {
    const VALUES: &'static [(&'static str, Self)] =
        &[("MEMBERSHIP", Self::Membership), ("FLEX", Self::Flex)];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

plain_enums!(SubscriptionType);
