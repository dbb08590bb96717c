//! The impressions of a market, as counted by the old system and by the pipeline.

use gateway_macros::{SimpleObject, object};

use super::rest;
use crate::areas::markets::{Market, Markets};
use crate::error::Result;
use crate::graph::dates::{DateRangeInput, DaySpan, days_of};
use crate::graph::global_id::Entity;
use crate::graph::scalars::Date;
use crate::request::{RequestContext, request_context};

pub struct ImpressionComparison {
    market_id: i32,
    days: DaySpan,
    impressions: Vec<ImpressionDay>,
}

/// The impressions of a market in a range of days, as counted by the old system and by the pipeline.
#[object]
impl ImpressionComparison {
    /// The market's number.
    async fn market_id(&self) -> i32 {
        self.market_id
    }

    /// The market; null if unknown. One call for the whole list. Source: GET /v3/api/markets.
    #[prefetch(Markets::read(context))]
    async fn market(&self, ctx: &async_graphql::Context<'_>) -> Result<Option<Market>> {
        Market::find(request_context(ctx), self.market_id).await
    }

    /// First day.
    async fn from(&self) -> Date {
        Date(self.days.from)
    }

    /// Last day.
    async fn to(&self) -> Date {
        Date(self.days.to)
    }

    /// The days with impressions, earliest first.
    async fn days(&self) -> &[ImpressionDay] {
        &self.impressions
    }
}

/// The impressions of a market on a day.
#[derive(SimpleObject)]
pub struct ImpressionDay {
    /// The day.
    date: Date,
    /// Impressions counted by the old system; null if unknown.
    old_impressions: Option<f64>,
    /// Opportunities to see, counted by the pipeline; null if unknown.
    ots: Option<f64>,
    /// Likely to see, counted by the pipeline; null if unknown.
    lts: Option<f64>,
}

impl ImpressionComparison {
    /// The impressions of a market.
    ///
    /// # Errors
    /// BAD_USER_INPUT for days that are no range; otherwise those of the call.
    pub(crate) async fn read(
        context: &RequestContext,
        market_id: i32,
        dates: &DateRangeInput,
    ) -> Result<Self> {
        let days = days_of(dates, context.today())?;
        let rows = rest::impressions(&context.main(), market_id, days).await?;
        let dated = rows.iter().filter_map(|row| {
            Some(ImpressionDay {
                date: Date(row.impression_date?),
                old_impressions: row.summed_impressions_old,
                ots: row.summed_ots,
                lts: row.summed_lts,
            })
        });
        let mut impressions: Vec<ImpressionDay> = dated.collect();
        impressions.sort_by_key(|day| day.date);
        Ok(Self {
            market_id,
            days,
            impressions,
        })
    }
}
