//! The rows and call of the analytics.

use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use gateway_macros::row;

use crate::error::Result;
use crate::upstream::{Api, Call, Path, calls};

calls! {
    ANALYTICS = Call::get("conversations.analytics", "/v3/api/ai-insights/admin-conversations/analytics")
        .query(&["includeInternalUsers"])
        .optional_query(&["customerId", "userId", "startDate", "endDate"])
        .object::<AnalyticsRow>();
}

/// Which conversations are counted.
pub struct AnalyticsQuery {
    pub include_internal_users: bool,
    pub customer_id: Option<i32>,
    pub user_id: Option<i32>,
    /// The first and the last second.
    pub span: Option<(DateTime<Utc>, DateTime<Utc>)>,
}

/// Totals of the conversations.
#[row]
pub struct AnalyticsRow {
    pub summary: Option<SummaryRow>,
    pub customer_ids: Vec<i32>,
    pub user_ids: Vec<i32>,
    pub time_series: Vec<DayRow>,
}

/// The overall totals.
#[row]
pub struct SummaryRow {
    pub total_conversations: Option<i64>,
    pub total_interactions: Option<i64>,
    pub unique_customers: Option<i64>,
    pub unique_users: Option<i64>,
    pub avg_response_time: Option<f64>,
    pub total_tokens: Option<i64>,
}

/// The conversations of a day, overall and by customer and user.
#[row]
pub struct DayRow {
    pub date: Option<NaiveDate>,
    pub conversations: Option<i64>,
    pub interactions: Option<i64>,
    pub customers: Vec<ShareRow>,
    pub users: Vec<ShareRow>,
}

/// The conversations of a customer or a user on a day.
#[row]
pub struct ShareRow {
    pub customer_id: Option<i32>,
    pub user_id: Option<i32>,
    pub conversations: Option<i64>,
    pub interactions: Option<i64>,
}

/// Figures of conversations, overall and per day.
pub async fn analytics(main: &Api<'_>, query: &AnalyticsQuery) -> Result<Arc<AnalyticsRow>> {
    let path = analytics_path(
        query.include_internal_users,
        query.customer_id,
        query.user_id,
        query.span,
    );
    main.one(path).await
}

/// The span is its first and last second, fractions included.
fn analytics_path(
    include_internal_users: bool,
    customer_id: Option<i32>,
    user_id: Option<i32>,
    span: Option<(DateTime<Utc>, DateTime<Utc>)>,
) -> Path {
    let mut path = Path::new(&ANALYTICS, &[]).query("includeInternalUsers", include_internal_users);
    for (name, id) in [("customerId", customer_id), ("userId", user_id)] {
        if let Some(id) = id {
            path = path.query(name, id);
        }
    }
    match span {
        Some((from, to)) => path
            .query("startDate", from.format("%Y-%m-%dT%H:%M:%S.000Z"))
            .query("endDate", to.format("%Y-%m-%dT%H:%M:%S.999Z")),
        None => path,
    }
}
