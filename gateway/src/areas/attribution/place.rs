//! A place, and lists of places.

use std::collections::HashSet;

use async_graphql::{Enum, ID, InputObject};
use gateway_macros::object;

use super::rest::{self, PlaceRow};
use crate::error::{Result, if_found};
use crate::graph::connection::{Connection, connection_node};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{Named, OrderDirection, OrderField};
use crate::request::RequestContext;
use crate::upstream::Row;

#[derive(Clone)]
pub struct Place(Row<PlaceRow>);

/// A place whose visitors an attribution study counts, such as a store.
#[object(row)]
impl Place {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `placeId`.
    pub async fn id(&self) -> ID {
        global_id::id("Place", &self.0.place_id)
    }

    /// The place's key. Stable; inputs take this.
    async fn place_id(&self) -> &str {
        &self.0.place_id
    }

    /// Name; empty if not set.
    async fn name(&self) -> &str {
        &self.0.place_ref
    }

    /// Street address; null if unknown.
    async fn address(&self) -> Option<&str> {
        self.0.place_address.as_deref()
    }

    /// City; null if unknown.
    async fn city(&self) -> Option<&str> {
        self.0.place_city.as_deref()
    }

    /// State or region, such as "MA"; null if unknown.
    async fn region(&self) -> Option<&str> {
        self.0.place_region.as_deref()
    }

    /// Postal code; null if unknown.
    async fn postal_code(&self) -> Option<&str> {
        self.0.place_postal.as_deref()
    }

    /// Three-letter country code, such as USA; null if unknown.
    async fn country_code(&self) -> Option<&str> {
        self.0.place_iso_code.as_deref()
    }

    /// The type of its geometry, such as "POLYGON"; null if unknown.
    async fn geo_type(&self) -> Option<&str> {
        self.0.geometry_type.as_deref()
    }
}

impl Named for PlaceRow {
    fn name(&self) -> &str {
        &self.place_ref
    }
}

connection_node!(Place, "A place", "places");

/// Selects places.
#[derive(Default, InputObject)]
pub struct PlaceFilter {
    /// Places with any of these keys.
    place_ids: Option<HashSet<String>>,
    /// Words to find in the name, the address, the city, the region or the postal code, in any order, regardless of
    /// case and accents.
    text: Option<String>,
}

/// Sort fields of a list of places. Text ignores case, ties are sorted by placeId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum PlaceOrderField {
    /// The name.
    Name,
    /// The city.
    City,
    /// The region.
    Region,
    /// The place's key.
    PlaceId,
}

impl OrderField for PlaceOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Name, OrderDirection::Asc);
}

impl PlaceRow {
    /// The texts by which the place is found.
    pub(super) fn search_texts(&self) -> [&str; 5] {
        let parts = [
            &self.place_address,
            &self.place_city,
            &self.place_region,
            &self.place_postal,
        ];
        let [address, city, region, postal] = parts.map(|part| part.as_deref().unwrap_or_default());
        [&self.place_ref, address, city, region, postal]
    }
}

impl Searched for PlaceRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        self.search_texts()
    }
}

impl Place {
    pub(super) fn new(row: Row<PlaceRow>) -> Self {
        Self(row)
    }

    /// A page of all places.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<PlaceFilter, PlaceOrderField>,
    ) -> Result<Connection<Self>> {
        let table = rest::places(&context.main()).await?;
        let text = FilterText::new(args.filter.text.as_deref());
        let places = List::by_name(&table).search(&text);
        let places = places
            .keep(|row| is_any_of(args.filter.place_ids.as_ref(), Some(row.place_id.as_str())));
        let part = |part: fn(&PlaceRow) -> &Option<_>| {
            SortBy::text(move |row: &PlaceRow| part(row).as_deref().unwrap_or_default())
        };
        let sort_by = match args.order.field {
            PlaceOrderField::Name => SortBy::name(),
            PlaceOrderField::City => part(|row| &row.place_city),
            PlaceOrderField::Region => part(|row| &row.place_region),
            PlaceOrderField::PlaceId => SortBy::key(),
        };
        places
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }
}

impl Entity for Place {
    const TYPE_NAME: &'static str = "Place";
    type Key = String;

    async fn find(context: &RequestContext, place_id: String) -> Result<Option<Self>> {
        if place_id.is_empty() {
            return Ok(None);
        }
        let row = rest::place(&context.main(), &place_id).await;
        Ok(if_found(row)?.map(Self))
    }
}
