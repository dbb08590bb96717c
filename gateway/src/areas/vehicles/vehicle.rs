//! A customer's vehicles.

use std::borrow::Cow;
use std::sync::Arc;

use async_graphql::{Enum, ID, InputObject, SimpleObject};
use gateway_macros::object;

use super::rest::{self, VehicleBook, VehicleRow};
use super::rules::{self, VehiclePairing, VehicleProcessing};
use crate::error::{Result, if_found};
use crate::graph::collation::compare_numbered;
use crate::graph::connection::{Connection, ConnectionNode};
use crate::graph::direct_json::fields::plain_enums;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::text_search::TextSearch;
use crate::session::Session;
use crate::upstream::Row;
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

/// A vehicle.
pub struct Vehicle {
    row: Row<VehicleRow>,
    customer_id: i32,
}

/// A vehicle that carries advertising.
#[object(row)]
impl Vehicle {
    /// The id of this vehicle in the graph.
    pub async fn id(&self) -> ID {
        global_id::id(
            "Vehicle",
            format_args!("{}:{}", self.customer_id, self.row.asset_id),
        )
    }

    /// The main API's number of this vehicle.
    async fn asset_id(&self) -> i32 {
        self.row.asset_id
    }

    /// The name its owner knows it by; empty when the service has none.
    async fn asset_ref(&self) -> &str {
        &self.row.asset_ref
    }

    /// The name to show; null when none is set.
    async fn display_name(&self) -> Option<&str> {
        self.row.display_name.as_deref()
    }

    /// What to call it: the name to show, else the owner's, else "Vehicle" and its number; never empty.
    async fn label(&self) -> Cow<'_, str> {
        self.shown_label()
    }

    /// Its badge.
    async fn processing(&self) -> VehicleProcessing {
        rules::processing(self.row.asset_status.as_deref())
    }

    /// The words on its badge: the service's asset status in title case; "Unknown" when it has none.
    async fn processing_label(&self) -> String {
        processing_label(&self.row)
    }

    /// Its status text: "In Service" unless it has one of its own.
    async fn status_label(&self) -> &str {
        rules::vehicle_status(self.row.extra_status.as_deref())
    }

    /// Whether its tracker is known; null when unset.
    async fn paired(&self) -> Option<VehiclePairing> {
        self.row.paired.as_deref().map(rules::pairing)
    }

    /// The pairing in words: "Confirmed", "Not Found", "Needs Attention", or the service's own; null when unset.
    async fn paired_label(&self) -> Option<String> {
        self.row.paired.as_deref().map(rules::title_case)
    }

    /// What kind of vehicle it is; null when unset.
    async fn asset_type(&self) -> Option<&str> {
        self.row.asset_type.as_deref()
    }

    /// Its media classification; null when unset.
    async fn class_ref(&self) -> Option<&str> {
        self.row.class_ref.as_deref()
    }

    /// Who owns it; null when unset.
    async fn owner(&self) -> Option<&str> {
        self.row.asset_owner.as_deref()
    }

    /// The provider whose tracker it carries; null when unset.
    async fn provider_name(&self) -> Option<&str> {
        self.row.provider_name.as_deref()
    }

    /// The group its owner put it in; null when unset.
    async fn group(&self) -> Option<&str> {
        self.row.group.as_deref()
    }
}

plain_enums!(VehicleProcessing VehiclePairing);
impl ConnectionNode for Vehicle {
    fn cursor_key(&self) -> String {
        self.row.asset_id.to_string()
    }
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

fn processing_label(row: &VehicleRow) -> String {
    row.asset_status
        .as_deref()
        .map(rules::title_case)
        .filter(|label| !label.is_empty())
        .unwrap_or_else(|| "Unknown".to_owned())
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
            .page(&args.page, |row| Vehicle {
                row,
                customer_id: self.customer_id,
            })
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

impl Entity for Vehicle {
    const TYPE_NAME: &'static str = "Vehicle";
    /// The numbers of the customer and the vehicle.
    type Key = [i32; 2];

    async fn find(session: &Session, [customer_id, asset_id]: Self::Key) -> Result<Option<Self>> {
        let book = rest::vehicles(&session.main(), customer_id).await;
        Ok(if_found(book)?
            .and_then(|book| Row::of(&book.table, &asset_id))
            .map(|row| Self { row, customer_id }))
    }
}

impl Vehicle {
    /// What to call it.
    pub(super) fn shown_label(&self) -> Cow<'_, str> {
        rules::vehicle_label(
            self.row.display_name.as_deref(),
            &self.row.asset_ref,
            self.row.asset_id,
        )
    }

    /// The provider whose tracker it carries.
    pub(super) fn tracker(&self) -> Option<&str> {
        self.row.provider_name.as_deref()
    }
}
