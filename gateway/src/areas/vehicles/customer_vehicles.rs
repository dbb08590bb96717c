//! A customer's vehicles.

use std::sync::Arc;

use async_graphql::{Enum, InputObject, SimpleObject};
use gateway_macros::object;

use super::Vehicle;
use super::rest::{self, VehicleBook, VehicleRow};
use super::rules::{self, VehiclePairing, VehicleProcessing};
use super::vehicle::processing_label;
use crate::error::Result;
use crate::graph::collation::compare_numbered;
use crate::graph::connection::Connection;
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::text_search::TextSearch;
use crate::session::Session;
use crate::upstream::decode::Text;

/// The vehicles of a customer with their counts.
pub struct CustomerVehicles {
    book: Arc<VehicleBook>,
    customer_id: i32,
}

/// The vehicles of a customer with their counts: one call for both.
#[object]
impl CustomerVehicles {
    /// The counts as the service states them.
    async fn summary(&self) -> VehicleSummary {
        let panel = &self.book.panel;
        VehicleSummary {
            total: panel.total,
            active: panel.active,
            inactive: panel.inactive,
            retired: panel.retired,
            providers: panel.providers,
        }
    }

    /// The vehicles, sorted by assetRef when no order is given.
    async fn items(
        &self,
        list: ListArgs<VehicleFilter, VehicleOrderField>,
    ) -> Result<Connection<Vehicle>> {
        self.page(&list)
    }
}

/// How many vehicles a customer has. The service may leave out any of it.
#[derive(SimpleObject)]
pub struct VehicleSummary {
    /// All of them.
    total: Option<i32>,
    /// Those that are active.
    active: Option<i32>,
    /// Those that are not.
    inactive: Option<i32>,
    /// Those that are out of use for good.
    retired: Option<i32>,
    /// How many providers track them.
    providers: Option<i32>,
}

/// Narrows a list of vehicles.
#[derive(Default, InputObject)]
pub struct VehicleFilter {
    /// Only vehicles of which one of the texts shown holds this text, in any case.
    text: Option<String>,
    /// Only vehicles with these badges.
    processing: Option<Vec<VehicleProcessing>>,
    /// Only vehicles with these pairings.
    pairings: Option<Vec<VehiclePairing>>,
    /// Only vehicles with these status texts.
    statuses: Option<Vec<String>>,
    /// Only vehicles of these types; an empty text finds those without one.
    types: Option<Vec<String>>,
    /// Only vehicles of these owners, of those that mediaOwners names; an empty text finds those without one.
    owners: Option<Vec<String>>,
    /// Only vehicles of these classes, of those that mediaClassifications names; an empty text finds those
    /// without one.
    classes: Option<Vec<String>>,
    /// Only vehicles tracked by these providers; an empty text finds those without one.
    providers: Option<Vec<String>>,
    /// Only vehicles of these groups; an empty text finds those without one.
    groups: Option<Vec<String>>,
}

/// What vehicles are sorted by; ties by assetId. Texts without regard to case and with their numbers by size
/// (BUS-2 before BUS-10), missing ones first.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum VehicleOrderField {
    /// The assetRef.
    AssetRef,
    /// The display name.
    DisplayName,
    /// The words on the badge.
    Processing,
    /// The status text.
    Status,
    /// The pairing in words.
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

impl CustomerVehicles {
    /// The vehicles of a customer.
    pub(crate) async fn of(session: &Session, customer_id: i32) -> Result<Self> {
        let book = rest::vehicles(&session.main(), customer_id).await?;
        Ok(Self { book, customer_id })
    }

    fn page(
        &self,
        args: &ListArgs<VehicleFilter, VehicleOrderField>,
    ) -> Result<Connection<Vehicle>> {
        let text = TextSearch::new(args.filter.text.as_deref());
        List::new(&self.book.table)
            .keep(|row| passes(row, &args.filter, &text))
            .sort(
                SortBy::compare(|a, b| compare_by(args.order.field, a, b)),
                args.order.direction,
            )
            .page(&args.page, |row| Vehicle::new(row, self.customer_id))
    }
}

fn passes(row: &VehicleRow, filter: &VehicleFilter, words: &TextSearch) -> bool {
    let is_in = |list: &Option<Vec<String>>, text: &Option<Text>| {
        let text = text.as_deref().unwrap_or_default();
        list.as_ref()
            .is_none_or(|list| list.iter().any(|wanted| wanted == text))
    };
    (words.is_empty() || is_found(row, words))
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
            list.iter().any(|wanted| wanted == status)
        })
        && is_in(&filter.types, &row.asset_type)
        && is_in(&filter.owners, &row.asset_owner)
        && is_in(&filter.classes, &row.class_ref)
        && is_in(&filter.providers, &row.provider_name)
        && is_in(&filter.groups, &row.group)
}

/// Whether one of the texts that the grid shows of a vehicle holds the words.
fn is_found(row: &VehicleRow, words: &TextSearch) -> bool {
    fn shown(text: &Option<Text>) -> &str {
        text.as_deref().unwrap_or_default()
    }
    words.matches(&[
        &row.asset_ref,
        shown(&row.display_name),
        &processing_label(row),
        &row.paired
            .as_deref()
            .map(rules::title_case)
            .unwrap_or_default(),
        rules::vehicle_status(row.extra_status.as_deref()),
        shown(&row.asset_type),
        shown(&row.class_ref),
        shown(&row.asset_owner),
        shown(&row.provider_name),
        shown(&row.group),
    ])
}

fn compare_by(field: VehicleOrderField, a: &VehicleRow, b: &VehicleRow) -> std::cmp::Ordering {
    let texts = |text: fn(&VehicleRow) -> Option<&str>| {
        compare_numbered(text(a).unwrap_or_default(), text(b).unwrap_or_default())
    };
    match field {
        VehicleOrderField::AssetRef => compare_numbered(&a.asset_ref, &b.asset_ref),
        VehicleOrderField::DisplayName => texts(|row| row.display_name.as_deref()),
        VehicleOrderField::Processing => {
            compare_numbered(&processing_label(a), &processing_label(b))
        }
        VehicleOrderField::Status => {
            texts(|row| Some(rules::vehicle_status(row.extra_status.as_deref())))
        }
        VehicleOrderField::Paired => texts(|row| row.paired.as_deref()),
        VehicleOrderField::Type => texts(|row| row.asset_type.as_deref()),
        VehicleOrderField::Class => texts(|row| row.class_ref.as_deref()),
        VehicleOrderField::Owner => texts(|row| row.asset_owner.as_deref()),
        VehicleOrderField::Provider => texts(|row| row.provider_name.as_deref()),
        VehicleOrderField::Group => texts(|row| row.group.as_deref()),
    }
}
