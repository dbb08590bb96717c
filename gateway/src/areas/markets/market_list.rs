//! Lists of markets, and lookups of one market.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use async_graphql::{Enum, InputObject};

use super::market::Market;
use super::rest::{self, MarketBook, MarketRow};
use super::rules;
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::search::{Findings, Search, SearchReason};
use crate::graph::text::trim_invisible;
use crate::request::RequestContext;
use crate::upstream::Row;

/// Selects markets.
#[derive(Default, InputObject)]
pub struct MarketFilter {
    /// Words to find in the name or hash, in any order, regardless of case and accents.
    text: Option<String>,
    /// Markets with any of these numbers.
    market_ids: Option<HashSet<i32>>,
    /// false leaves out the markets that are not in use. They are included by default.
    include_inactive: Option<bool>,
    /// true keeps the important markets, false the others.
    is_important: Option<bool>,
    /// true keeps the markets whose impressions can be compared: those in the USA with more than 4,000,000 inhabitants,
    /// and market 2. false keeps the others.
    is_report_market: Option<bool>,
    /// Three-letter country code, case-insensitive.
    country_code: Option<String>,
    /// Minimum number of inhabitants; markets with an unknown population are left out.
    min_population: Option<i32>,
}

/// Sort fields of a list of markets. Ties are sorted by marketId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum MarketOrderField {
    /// The name, case-insensitive.
    Name,
    /// Number of inhabitants.
    Population,
    /// The market's number.
    MarketId,
}

impl OrderField for MarketOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Name, OrderDirection::Asc);
}

impl Searched for MarketRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [&*self.market_name, &*self.market_hash]
    }
}

impl Market {
    /// A page of the markets of a customer. Unknown numbers are skipped.
    pub(crate) async fn of_customer(
        context: &RequestContext,
        market_ids: &[i32],
        args: &ListArgs<MarketFilter, MarketOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(context, args, |row| market_ids.contains(&row.market_id)).await
    }

    /// A page of all markets.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<MarketFilter, MarketOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(context, args, |_| true).await
    }

    async fn page_of(
        context: &RequestContext,
        args: &ListArgs<MarketFilter, MarketOrderField>,
        is_listed: impl Fn(&MarketRow) -> bool,
    ) -> Result<Connection<Self>> {
        let table = &rest::markets(&context.main()).await?.table;
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let markets = List::by_name(table).search(&text);
        let sort_by = match args.order.field {
            MarketOrderField::Name => SortBy::name(),
            MarketOrderField::Population => SortBy::value(MarketRow::population),
            MarketOrderField::MarketId => SortBy::key(),
        };
        markets
            .keep(|row| {
                is_listed(row)
                    && is_any_of(filter.market_ids.as_ref(), Some(&row.market_id))
                    && (filter.include_inactive != Some(false) || row.is_active())
                    && filter
                        .is_important
                        .is_none_or(|wanted| wanted == rules::is_important(&row.market_name))
                    && filter
                        .is_report_market
                        .is_none_or(|wanted| wanted == row.is_report_market())
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

    /// The markets that a search finds by number, name or hash. One call for the whole list.
    pub(crate) async fn search(
        context: &RequestContext,
        search: &Search,
    ) -> Result<Findings<Self>> {
        let book = rest::markets(&context.main()).await?;
        Ok(search.rows(
            &book.table,
            |_, row, terms| {
                terms.number(row.market_id);
                terms.name(&row.market_name);
                terms.key(SearchReason::Hash, &row.market_hash);
            },
            |position| Self(Row::at(&book.table, position)),
        ))
    }
}

/// All markets, to find one by its hash or name.
pub struct Markets(Arc<MarketBook>);

impl Markets {
    /// All markets.
    pub(crate) async fn read(context: &RequestContext) -> Result<Self> {
        rest::markets(&context.main()).await.map(Self)
    }

    /// The market with this hash, if there is one.
    pub(crate) fn with_hash(&self, hash: &str) -> Option<Market> {
        self.0
            .position_of_hash(hash)
            .map(|position| self.at(position))
    }

    /// The market with this name, if there is one.
    pub(crate) fn with_name(&self, name: &str) -> Option<Market> {
        self.0
            .position_of_name(name)
            .map(|position| self.at(position))
    }

    /// The numbers of the markets by their names in lower case; of several with the same name, the first.
    pub(crate) fn by_lower_case_name(&self) -> HashMap<String, i32> {
        let mut numbers = HashMap::new();
        for row in self.0.table.rows() {
            let name = trim_invisible(&row.market_name).to_lowercase();
            numbers.entry(name).or_insert(row.market_id);
        }
        numbers
    }

    /// The market with this number, if there is one.
    pub(crate) fn with_number(&self, market_id: i32) -> Option<Market> {
        Row::of(&self.0.table, &market_id).map(Market)
    }

    /// The markets with these numbers, sorted by name. Unknown numbers are skipped.
    pub(crate) fn with_numbers(&self, market_ids: &HashSet<i32>) -> Vec<Market> {
        List::by_name(&self.0.table)
            .keep(|row| market_ids.contains(&row.market_id))
            .nodes(Market)
    }

    /// The markets in use, sorted by name.
    pub(crate) fn active(&self) -> Vec<Market> {
        List::by_name(&self.0.table)
            .keep(MarketRow::is_active)
            .nodes(Market)
    }

    fn at(&self, position: u32) -> Market {
        Market(Row::at(&self.0.table, position))
    }
}
