//! Lists of vehicles.

use std::collections::HashSet;

use async_graphql::{Enum, InputObject};

use super::Vehicle;
use super::rest::{self, VehicleRow};
use super::rules::{self, VehiclePairing, VehicleProcessing};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::request::RequestContext;
use crate::upstream::decode::Text;

/// Selects vehicles.
#[derive(Default, InputObject)]
pub struct VehicleFilter {
    /// Vehicles with any of these numbers.
    asset_ids: Option<HashSet<i32>>,
    /// Words to find in any displayed column, in any order, regardless of case and accents.
    text: Option<String>,
    /// Any of these processing states.
    processing: Option<HashSet<VehicleProcessing>>,
    /// Any of these pairings.
    pairings: Option<HashSet<VehiclePairing>>,
    /// Any of these statuses, as in `statusLabel`.
    statuses: Option<HashSet<String>>,
    /// Any of these types. An empty string matches vehicles without a type.
    types: Option<HashSet<String>>,
    /// Any of these owners, as listed by `mediaOwners`. An empty string matches vehicles without an owner.
    owners: Option<HashSet<String>>,
    /// Any of these classes, as listed by `mediaClassifications`. An empty string matches vehicles without a
    /// class.
    classes: Option<HashSet<String>>,
    /// Any of these providers, by name. An empty string matches vehicles without a provider.
    providers: Option<HashSet<String>>,
    /// Any of these groups. An empty string matches vehicles without a group.
    groups: Option<HashSet<String>>,
}

/// Sort fields of a list of vehicles. Text is compared case-insensitively and numbers in it by value (BUS-2 before
/// BUS-10). Ties are sorted by assetId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum VehicleOrderField {
    /// The assetRef.
    AssetRef,
    /// The display name.
    DisplayName,
    /// The processing state, as in `processingLabel`.
    Processing,
    /// The status, as in `statusLabel`.
    Status,
    /// The pairing.
    Paired,
    /// The type.
    Type,
    /// The class.
    Class,
    /// The owner.
    Owner,
    /// The provider.
    Provider,
    /// The group.
    Group,
}

impl OrderField for VehicleOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::AssetRef, OrderDirection::Asc);
}

impl Vehicle {
    /// A page of a customer's vehicles.
    pub(crate) async fn page(
        context: &RequestContext,
        customer_id: i32,
        args: &ListArgs<VehicleFilter, VehicleOrderField>,
    ) -> Result<Connection<Self>> {
        let book = rest::vehicles(&context.main(), customer_id).await?;
        let text = FilterText::new(args.filter.text.as_deref());
        let vehicles = List::new(&book.table).search(&text);
        vehicles
            .keep(|row| passes(row, &args.filter))
            .sort(
                SortBy::numbered(|row| text_of(args.order.field, row)),
                args.order.direction,
            )
            .page(&args.page, |row| Self::new(row, customer_id))
    }
}

fn passes(row: &VehicleRow, filter: &VehicleFilter) -> bool {
    let is_in = |list: &Option<HashSet<String>>, text: &Option<Text>| {
        let text = text.as_deref().unwrap_or_default();
        list.as_ref().is_none_or(|list| list.contains(text))
    };
    is_any_of(filter.asset_ids.as_ref(), Some(&row.asset_id))
        && filter
            .processing
            .as_ref()
            .is_none_or(|list| list.contains(&rules::processing(row.asset_status.as_deref())))
        && filter.pairings.as_ref().is_none_or(|list| {
            row.paired
                .as_deref()
                .is_some_and(|paired| list.contains(&rules::pairing(paired)))
        })
        && filter.statuses.as_ref().is_none_or(|list| {
            let status = rules::vehicle_status(row.extra_status.as_deref());
            list.contains(status)
        })
        && is_in(&filter.types, &row.asset_type)
        && is_in(&filter.owners, &row.asset_owner)
        && is_in(&filter.classes, &row.class_ref)
        && is_in(&filter.providers, &row.provider_name)
        && is_in(&filter.groups, &row.group)
}

/// The grid's columns.
impl Searched for VehicleRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        fn shown(text: &Option<Text>) -> &str {
            text.as_deref().unwrap_or_default()
        }
        [
            &*self.asset_ref,
            shown(&self.display_name),
            rules::processing_label(self.asset_status.as_deref()),
            self.paired
                .as_deref()
                .map(rules::pairing_label)
                .unwrap_or_default(),
            rules::vehicle_status(self.extra_status.as_deref()),
            shown(&self.asset_type),
            shown(&self.class_ref),
            shown(&self.asset_owner),
            shown(&self.provider_name),
            shown(&self.group),
        ]
    }
}

/// The sort key of a vehicle; empty if it has none.
fn text_of(field: VehicleOrderField, row: &VehicleRow) -> &str {
    let text = match field {
        VehicleOrderField::AssetRef => return &row.asset_ref,
        VehicleOrderField::Processing => {
            return rules::processing_label(row.asset_status.as_deref());
        }
        VehicleOrderField::Status => return rules::vehicle_status(row.extra_status.as_deref()),
        VehicleOrderField::DisplayName => &row.display_name,
        VehicleOrderField::Paired => &row.paired,
        VehicleOrderField::Type => &row.asset_type,
        VehicleOrderField::Class => &row.class_ref,
        VehicleOrderField::Owner => &row.asset_owner,
        VehicleOrderField::Provider => &row.provider_name,
        VehicleOrderField::Group => &row.group,
    };
    text.as_deref().unwrap_or_default()
}
