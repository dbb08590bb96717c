//! The places that can be selected for a study.

use std::cmp::Ordering;
use std::collections::HashSet;

use async_graphql::{Enum, InputObject};
use gateway_macros::object;

use super::Place;
use super::rest::{self, LocationRow, PlaceRow, StudyRow};
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::collation::compare_text;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::filter_text::FilterText;
use crate::graph::list::ListArgs;
use crate::graph::order::{OrderDirection, OrderField};
use crate::upstream::Row;

#[derive(Clone)]
pub struct StudyPlace {
    row: Row<PlaceRow>,
    is_selected: bool,
}

/// A place, and whether a study counts its visitors.
#[object(row)]
impl StudyPlace {
    /// The place.
    #[joined]
    async fn place(&self) -> Place {
        Place::new(self.row.clone())
    }

    /// Whether the place is selected for the study.
    async fn is_selected(&self) -> bool {
        self.is_selected
    }
}

connection_node!(
    StudyPlace,
    "A place that a study can select",
    "places that a study can select",
    |place| place.row.place_id
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
        caller: &Caller,
        study: &StudyRow,
        args: &ListArgs<StudyPlaceFilter, StudyPlaceOrderField>,
    ) -> Result<Connection<Self>> {
        let mut places = Self::all(caller, study).await?;
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        places.retain(|place| {
            filter
                .is_selected
                .is_none_or(|selected| selected == place.is_selected)
        });
        let mut places = text.filter(places, |place| place.row.search_texts()).await;
        places.sort_by(|a, b| {
            let direction = args.order.direction;
            let by_field = match args.order.field {
                StudyPlaceOrderField::Name => Ordering::Equal,
                StudyPlaceOrderField::IsSelected => {
                    direction.apply(a.is_selected.cmp(&b.is_selected))
                }
            };
            by_field.then_with(|| a.by_name(b, direction))
        });
        let positions: Vec<u32> = (0..places.len() as u32).collect();
        Connection::new(&args.page, &positions, |position| {
            places[position as usize].clone()
        })
    }

    /// The selected places of a study, sorted by name.
    pub(super) async fn selected(caller: &Caller, study: &StudyRow) -> Result<Vec<Place>> {
        if study.locations().is_empty() {
            return Ok(Vec::new());
        }
        let mut places = Self::all(caller, study).await?;
        places.retain(|place| place.is_selected);
        places.sort_by(|a, b| a.by_name(b, OrderDirection::Asc));
        Ok(places
            .into_iter()
            .map(|place| Place::new(place.row))
            .collect())
    }

    fn by_name(&self, other: &Self, direction: OrderDirection) -> Ordering {
        let name = |place: &Self| Some(place.row.place_ref.clone()).filter(|name| !name.is_empty());
        direction
            .compare(name(self), name(other), |a, b| compare_text(a, b))
            .then_with(|| direction.apply(self.row.place_id.cmp(&other.row.place_id)))
    }

    async fn all(caller: &Caller, study: &StudyRow) -> Result<Vec<Self>> {
        let table = rest::places(&caller.main()).await?;
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
        Ok(places)
    }
}

impl LocationRow {
    /// The place, with the fields stored in the study.
    fn place(&self) -> PlaceRow {
        match self {
            Self::Place(place) => (**place).clone(),
            Self::Id(place_id) => PlaceRow {
                place_id: place_id.clone(),
                ..PlaceRow::default()
            },
        }
    }
}
