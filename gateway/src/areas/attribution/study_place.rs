//! The places that can be selected for a study.

use std::collections::HashSet;
use std::sync::Arc;

use async_graphql::{Enum, InputObject};
use gateway_macros::object;

use super::Place;
use super::rest::{self, LocationRow, PlaceRow, StudyRow};
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{OrderDirection, OrderField};
use crate::request::RequestContext;
use crate::upstream::Row;
use crate::upstream::decode::{Keyed, Table};

#[derive(Clone)]
pub struct StudyPlace {
    row: Row<PlaceRow>,
    is_selected: bool,
}

/// A place, and whether a study counts its visitors.
#[object(row)]
impl StudyPlace {
    /// The place.
    #[batched]
    async fn place(&self) -> Place {
        Place::new(self.row.clone())
    }

    /// Whether the place is selected for the study.
    async fn is_selected(&self) -> bool {
        self.is_selected
    }
}

impl Keyed for StudyPlace {
    type Key = str;
    fn key(&self) -> &str {
        &self.row.place_id
    }
}

impl Searched for StudyPlace {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        self.row.search_texts()
    }
}

connection_node!(
    StudyPlace,
    "A place that a study can select",
    "places that a study can select"
);

/// Selects among the places of a study.
#[derive(Default, InputObject)]
pub struct StudyPlaceFilter {
    /// Words to find in the name, the address, the city, the region or the postal code, in any order, regardless of
    /// case and accents.
    text: Option<String>,
    /// true keeps selected places, false the others.
    is_selected: Option<bool>,
}

/// Sort fields of a list of a study's places. Ties are sorted by name, then by placeId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum StudyPlaceOrderField {
    /// The name, case-insensitive.
    Name,
    /// Whether the place is selected: unselected places first.
    IsSelected,
}

impl OrderField for StudyPlaceOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Name, OrderDirection::Asc);
}

impl StudyPlace {
    /// A page of all places, including the study's own that are missing from the list of places.
    pub(super) async fn page(
        context: &RequestContext,
        study: &StudyRow,
        args: &ListArgs<StudyPlaceFilter, StudyPlaceOrderField>,
    ) -> Result<Connection<Self>> {
        let places = Self::all(context, study).await?;
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let list = List::new(&places).search(&text);
        let sort_by = match args.order.field {
            StudyPlaceOrderField::Name => SortBy::text(Self::name),
            StudyPlaceOrderField::IsSelected => {
                SortBy::value(|place: &Self| Some(place.is_selected)).then(SortBy::text(Self::name))
            }
        };
        let wanted = filter.is_selected;
        list.keep(|place| wanted.is_none_or(|wanted| wanted == place.is_selected))
            .sort(sort_by, args.order.direction)
            .page(&args.page, |place| Self::clone(&place))
    }

    /// The selected places of a study, sorted by name.
    pub(super) async fn selected(context: &RequestContext, study: &StudyRow) -> Result<Vec<Place>> {
        if study.locations().is_empty() {
            return Ok(Vec::new());
        }
        let places = Self::all(context, study).await?;
        Ok(List::new(&places)
            .keep(|place| place.is_selected)
            .sort(SortBy::text(Self::name), OrderDirection::Asc)
            .nodes(|place| Place::new(place.row.clone())))
    }

    fn name(&self) -> &str {
        &self.row.place_ref
    }

    async fn all(context: &RequestContext, study: &StudyRow) -> Result<Arc<Table<Self>>> {
        let table = rest::places(&context.main()).await?;
        let mut selected: HashSet<&str> = study
            .locations()
            .iter()
            .map(LocationRow::place_id)
            .collect();
        let mut places: Vec<Self> = (0..table.rows().len() as u32)
            .map(|position| {
                let row = Row::at(&table, position);
                Self {
                    is_selected: selected.contains(row.place_id.as_str()),
                    row,
                }
            })
            .collect();
        // The remaining places are selected, but not in the list.
        for row in table.rows() {
            selected.remove(row.place_id.as_str());
        }
        for location in study.locations() {
            if selected.remove(location.place_id()) {
                places.push(Self {
                    row: Row::alone(location.place()),
                    is_selected: true,
                });
            }
        }
        Ok(Arc::new(Table::distinct(places)))
    }
}

impl LocationRow {
    /// The place, with the fields stored in the study.
    fn place(&self) -> PlaceRow {
        match self {
            Self::Object(place) => place.clone(),
            Self::Key(place_id) => PlaceRow {
                place_id: place_id.clone(),
                ..PlaceRow::default()
            },
        }
    }
}
