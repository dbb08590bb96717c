//! A customer's type of subscription.

use async_graphql::Enum;

use crate::graph::direct_json::fields::plain_enums;
use crate::graph::upstream_enum::UpstreamEnum;

/// A customer's type of subscription.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum SubscriptionType {
    /// Membership.
    Membership,
    /// Pay as you go.
    Flex,
    /// A value this gateway does not know; `subscriptionTypeText` has it. Rejected as input.
    Unrecognized,
}

impl UpstreamEnum for SubscriptionType {
    const VALUES: &'static [(&'static str, Self)] =
        &[("MEMBERSHIP", Self::Membership), ("FLEX", Self::Flex)];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

plain_enums!(SubscriptionType);
