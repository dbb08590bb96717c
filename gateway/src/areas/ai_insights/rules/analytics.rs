//! The views of the analytics, and which are enabled.

use async_graphql::Enum;

use crate::graph::decision::{Decision, DecisionCode};

/// What a chart of the analytics compares.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AnalyticsView {
    /// Conversations and interactions, one line each.
    Activity,
    /// One line per customer.
    Customers,
    /// One line per user.
    Users,
}

impl AnalyticsView {
    /// All views, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::Activity, Self::Customers, Self::Users];

    /// The name to show.
    pub fn label(self) -> &'static str {
        match self {
            Self::Activity => "Activity",
            Self::Customers => "Customers",
            Self::Users => "Users",
        }
    }
}

/// Rule analytics-views: customers can be compared without a filter by customer or user, users without one by user.
pub fn view_decision(view: AnalyticsView, has_customer: bool, has_user: bool) -> Decision {
    let reason = match view {
        AnalyticsView::Customers if has_customer || has_user => {
            "Customers can be compared when no customer and no user is chosen."
        }
        AnalyticsView::Users if has_user => "Users can be compared when no user is chosen.",
        _ => return Decision::allow(),
    };
    Decision::refuse(DecisionCode::Filtered, reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_disables_the_views_that_it_leaves_nothing_to_compare_in() {
        let cases = [
            (false, false, [true, true, true]),
            (true, false, [true, false, true]),
            (false, true, [true, false, false]),
            (true, true, [true, false, false]),
        ];
        for (has_customer, has_user, expected) in cases {
            let allowed = AnalyticsView::ALL.map(|view| {
                let decision = view_decision(view, has_customer, has_user);
                assert_eq!(decision.allowed, decision.reason.is_none());
                decision.allowed
            });
            assert_eq!(allowed, expected, "{has_customer} {has_user}");
        }
    }
}
