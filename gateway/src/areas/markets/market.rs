//! A market.

use async_graphql::{Context, Enum, ID, InputObject};
use gateway_macros::object;

use super::market_files::MarketFiles;
use super::pretty_json::pretty;
use super::rest::{self, MarketRow};
use crate::error::Result;
use crate::graph::connection::{Connection, ConnectionNode};
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{Named, OrderDirection, OrderField};
use crate::graph::text_search::TextSearch;
use crate::session::{Session, session};
use crate::upstream::Row;

/// A market.
pub struct Market(Row<MarketRow>);

/// A place in which advertising is measured, mostly a city with its surroundings.
#[object(row)]
impl Market {
    /// The id of this market in the graph.
    pub async fn id(&self) -> ID {
        global_id::id("Market", self.0.market_id)
    }

    /// The main API's number of this market.
    async fn market_id(&self) -> i32 {
        self.0.market_id
    }

    /// The name; empty when the service has none.
    async fn market_name(&self) -> &str {
        &self.0.market_name
    }

    /// The hash by which the pipeline and files know this market; empty when the service has none.
    async fn market_hash(&self) -> &str {
        &self.0.market_hash
    }

    /// How many people live there; null when unknown.
    async fn population(&self) -> Option<i32> {
        self.0.population()
    }

    /// Whether the market is in use.
    async fn is_active(&self) -> bool {
        self.0.is_active()
    }

    /// The country, as three letters; null when unknown.
    async fn country_code(&self) -> Option<&str> {
        self.0.country_code()
    }

    /// The outline as a text of JSON, laid out for reading, its names and numbers as the service wrote
    /// them; null when the market has none
    /// (GET /v3/api/markets/{marketId}; one call for each market, so select it for one market only).
    async fn geo_json(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let market = rest::whole_market(&session(ctx).main(), self.0.market_id).await?;
        Ok(market
            .get("geoJson")
            .map(|geo_json| geo_json.get())
            .filter(|geo_json| *geo_json != "null")
            .map(pretty))
    }

    /// The latest files of the market, none without a hash (GET /v3/api/markets/latest-files/{marketHash}; the service has no call
    /// for several, so it is one call for each market).
    async fn latest_files(&self, ctx: &Context<'_>) -> Result<MarketFiles> {
        let session = session(ctx);
        // Files are kept under the hash.
        if self.0.market_hash.is_empty() {
            return Ok(MarketFiles::of(&[], session.time_zone()));
        }
        let rows = rest::latest_files(&session.main(), &self.0.market_hash).await?;
        Ok(MarketFiles::of(&rows, session.time_zone()))
    }
}

impl Named for MarketRow {
    fn name(&self) -> &str {
        &self.market_name
    }
}

impl ConnectionNode for Market {
    fn cursor_key(&self) -> String {
        self.0.market_id.to_string()
    }
}

/// Narrows a list of markets.
#[derive(Default, InputObject)]
pub struct MarketFilter {
    /// Only markets whose name or hash holds this text, in any case.
    text: Option<String>,
    /// Only markets in use (true), or out of use (false).
    active: Option<bool>,
    /// Only markets of this country, as three letters in any case.
    country_code: Option<String>,
    /// Only markets with at least so many people.
    min_population: Option<i32>,
}

/// What markets are sorted by; ties by marketId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum MarketOrderField {
    /// The name.
    Name,
    /// How many people live there; unknown first.
    Population,
    /// The main API's number.
    MarketId,
}

impl OrderField for MarketOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Name, OrderDirection::Asc);
}

impl MarketRow {
    fn population(&self) -> Option<i32> {
        let people = self.market_metrics.as_ref()?.marketpop?.round();
        // More than an Int holds live nowhere.
        (0.0..=f64::from(i32::MAX))
            .contains(&people)
            .then_some(people as i32)
    }

    fn is_active(&self) -> bool {
        self.meta_data.as_ref().and_then(|meta| meta.is_active) == Some(true)
    }

    fn country_code(&self) -> Option<&str> {
        self.meta_data.as_ref()?.country_code.as_deref()
    }
}

impl Market {
    /// The market with this hash.
    pub(super) async fn by_hash(session: &Session, hash: &str) -> Result<Option<Self>> {
        let table = rest::markets(&session.main()).await?;
        let position = (0..)
            .zip(table.rows())
            .find(|(_, row)| row.market_hash == hash);
        Ok(position.map(|(position, _)| Self(Row::at(&table, position))))
    }

    /// The markets with these numbers that exist, each once, sorted by name.
    pub(crate) async fn named(session: &Session, market_ids: &[i32]) -> Result<Vec<Self>> {
        if market_ids.is_empty() {
            return Ok(Vec::new());
        }
        let table = rest::markets(&session.main()).await?;
        Ok(List::by_name(&table)
            .keep(|row| market_ids.contains(&row.market_id))
            .nodes(Self))
    }

    /// One page of all markets.
    pub(super) async fn page(
        session: &Session,
        args: &ListArgs<MarketFilter, MarketOrderField>,
    ) -> Result<Connection<Self>> {
        let table = rest::markets(&session.main()).await?;
        let filter = &args.filter;
        let text = TextSearch::new(filter.text.as_deref());
        let sort_by = match args.order.field {
            MarketOrderField::Name => SortBy::Name,
            MarketOrderField::Population => SortBy::value(MarketRow::population),
            MarketOrderField::MarketId => SortBy::Key,
        };
        List::by_name(&table)
            .keep(|row| {
                text.matches(&[&row.market_name, &row.market_hash])
                    && filter.active.is_none_or(|active| active == row.is_active())
                    && filter.country_code.as_deref().is_none_or(|code| {
                        row.country_code()
                            .is_some_and(|own| own.eq_ignore_ascii_case(code))
                    })
                    && filter
                        .min_population
                        .is_none_or(|least| row.population().is_some_and(|people| people >= least))
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }
}

impl Entity for Market {
    const TYPE_NAME: &'static str = "Market";
    type Key = i32;

    async fn find(session: &Session, market_id: i32) -> Result<Option<Self>> {
        let table = rest::markets(&session.main()).await?;
        Ok(Row::of(&table, &market_id).map(Self))
    }
}
