//! A provider.

use std::collections::HashSet;
use std::sync::Arc;

use async_graphql::{Context, Enum, ID, InputObject, OneofObject};
use gateway_macros::{SimpleObject, object};
use serde_json::json;

use super::config::{self, ProviderConfigEntry};
use super::lock::ProviderLock;
use super::pings::{self, ProviderPings};
use super::rest::{self, ProviderRow};
use super::rules::{self, ProviderHealthStatus, ProviderType};
use crate::areas::customers::Customer;
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::direct_json::fields::plain_enums;
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::revision::{self, Part, Revised};
use crate::graph::scalars::DateTime;
use crate::graph::search::{Findings, Search};
use crate::request::{RequestContext, now, request_context};
use crate::upstream::Row;
use crate::upstream::decode::Table;

/// A provider.
pub struct Provider(Row<ProviderRow>);

/// A company whose feed supplies the positions of vehicles and other assets.
#[object(row)]
impl Provider {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `providerId`.
    pub async fn id(&self) -> ID {
        global_id::id("Provider", self.0.provider_id)
    }

    /// The provider's number. Stable; inputs and filters take this.
    async fn provider_id(&self) -> i32 {
        self.0.provider_id
    }

    /// The name; empty if unset.
    async fn name(&self) -> &str {
        &self.0.provider_name
    }

    /// Name of the code that reads the feed; null if unset.
    async fn handler(&self) -> Option<&str> {
        self.0.provider_handler.as_deref()
    }

    /// How data arrives: pushed by the provider (PUSH, if `isPush`), read from its bucket (S3, if the handler's name
    /// contains "s3", or a key of the configuration contains "s3" or "bucket"), or pulled from it (PULL).
    #[graphql(name = "type")]
    async fn kind(&self) -> ProviderType {
        kind_of(&self.0)
    }

    /// How data arrives, as text: "Push", "Pull" or "S3".
    async fn type_label(&self) -> &'static str {
        kind_of(&self.0).label()
    }

    /// Number of the customer whose assets the feed covers; null if unset.
    async fn customer_id(&self) -> Option<i32> {
        self.0.customer_id
    }

    /// The customer whose assets the feed covers; null if unset or unknown. One call for the whole list.
    /// Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    #[batched]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        Customer::find_optional(request_context(ctx), self.0.customer_id).await
    }

    /// Whether the feed is in use.
    async fn is_active(&self) -> bool {
        self.0.is_active()
    }

    /// Whether the provider sends its data, rather than being polled for it.
    async fn is_push(&self) -> bool {
        self.0.is_push()
    }

    /// Configuration of the feed, sorted by key; empty if it could not be read.
    #[per_row]
    async fn config(&self) -> Vec<ProviderConfigEntry> {
        self.0
            .config()
            .map(|(key, value)| ProviderConfigEntry::new(key, value))
            .collect()
    }

    /// Time its data was last processed; null if never.
    async fn last_processed_at(&self) -> Option<DateTime> {
        self.0.last_process_timestamp.map(DateTime)
    }

    /// Whether recent data was processed. A push feed is stale after 24 hours, any other after 2.
    #[per_row]
    async fn health(&self, ctx: &Context<'_>) -> ProviderHealth {
        let health = health_of(&self.0, now(ctx));
        ProviderHealth {
            status: health.status,
            label: health.status.label(),
            reason: health.reason,
            explanation: health.explanation,
            since: health.since.map(DateTime),
            changes_at: health.changes_at.map(DateTime),
        }
    }

    /// The processing lock. FORBIDDEN unless the caller is a lock maintainer. One call for the whole list.
    /// Source: GET /v3/api/providers/locks.
    #[prefetch(ProviderLock::prefetch(context))]
    async fn lock(&self, ctx: &Context<'_>) -> Result<ProviderLock> {
        ProviderLock::of(request_context(ctx), &self.0).await
    }

    /// Positions received per day, newest first; empty if the provider has no name. Costs one call per provider.
    /// Source: GET /v3/api/providers/latest-pings/{providerName}.
    async fn latest_pings(&self, ctx: &Context<'_>) -> Result<Vec<ProviderPings>> {
        pings::latest_pings(request_context(ctx), &self.0.provider_name).await
    }

    /// Version token of what `updateProvider` can change, and its `revision`.
    async fn revision(&self) -> String {
        revision::of(&self.parts())
    }
}

plain_enums!(ProviderType);

connection_node!(Provider, "A provider", "providers");

/// Whether a provider's recent data was processed.
#[derive(SimpleObject)]
pub struct ProviderHealth {
    /// The status.
    status: ProviderHealthStatus,
    /// The status as text, such as "No History".
    label: &'static str,
    /// The reason, as a sentence.
    reason: String,
    /// The numbers behind the reason, as sentences, at the time of the request: "Last data 2 h 7 min ago. The limit for pull
    /// and S3 feeds is 2 h."; null for INACTIVE and NO_HISTORY.
    explanation: Option<String>,
    /// The time since which the status holds: for STALE, the end of the grace period after the last data. null for all
    /// others, as nothing records when a provider became active or inactive.
    since: Option<DateTime>,
    /// When the status changes if no data arrives; null if it does not change with time.
    changes_at: Option<DateTime>,
}

/// Names one provider: give exactly one field.
#[derive(OneofObject)]
pub enum ProviderBy {
    /// The provider's number.
    ProviderId(i32),
    /// The exact name. If several providers have it, the one with the lowest number.
    Name(String),
}

/// Selects providers.
#[derive(Default, InputObject)]
pub struct ProviderFilter {
    /// Also lists inactive providers. Defaults to false, unless `healthStatuses` contains INACTIVE.
    include_inactive: Option<bool>,
    /// Any of these statuses, as in `health`.
    health_statuses: Option<HashSet<ProviderHealthStatus>>,
    /// Words to find in the name or the handler, in any order, regardless of case and accents.
    text: Option<String>,
    /// Providers with any of these numbers.
    provider_ids: Option<HashSet<i32>>,
    /// Providers of any of these customers.
    customer_ids: Option<HashSet<i32>>,
    /// true keeps providers that are locked, false the others. For lock maintainers only: FORBIDDEN for everyone else. One more
    /// call, shared with `lock`.
    is_locked: Option<bool>,
}

/// Fields to sort providers by. Text ignores case, ties are broken by `providerId`.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum ProviderOrderField {
    /// The provider's number.
    ProviderId,
    /// The provider's name.
    Name,
    /// The name of the handler.
    Handler,
    /// The customer's name.
    Customer,
    /// The label of the health status.
    Status,
    /// Time its data was last processed.
    LastProcessedAt,
    /// The label of the type.
    Type,
}

impl OrderField for ProviderOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::ProviderId, OrderDirection::Desc);
}

fn health_of(row: &ProviderRow, now: chrono::DateTime<chrono::Utc>) -> rules::Health {
    let last = row.last_process_timestamp;
    rules::health(row.is_active(), row.is_push(), last, now)
}

impl Searched for ProviderRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [&*self.provider_name, handler_of(self)]
    }
}

fn handler_of(row: &ProviderRow) -> &str {
    row.provider_handler.as_deref().unwrap_or_default()
}

fn kind_of(row: &ProviderRow) -> ProviderType {
    let keys = row.config().map(|(key, _)| key);
    rules::provider_type(row.is_push(), row.provider_handler.as_deref(), keys)
}

impl Provider {
    /// The provider in a row.
    pub(super) fn new(row: Row<ProviderRow>) -> Self {
        Self(row)
    }

    /// The provider's number.
    pub(crate) fn number(&self) -> i32 {
        self.0.provider_id
    }

    /// The provider's row.
    pub(super) fn row(&self) -> &ProviderRow {
        &self.0
    }

    /// The provider that a lookup identifies, if there is one.
    pub(super) async fn by(context: &RequestContext, by: ProviderBy) -> Result<Option<Self>> {
        match by {
            ProviderBy::ProviderId(provider_id) => Self::find(context, provider_id).await,
            ProviderBy::Name(name) => Self::by_name(context, &name).await,
        }
    }

    /// The provider with this name, if there is one.
    pub(crate) async fn by_name(context: &RequestContext, name: &str) -> Result<Option<Self>> {
        let table = rest::providers(&context.main()).await?;
        let has_name = |row: &&ProviderRow| row.provider_name == name;
        let providers = table.rows().iter().filter(has_name);
        let provider_id = providers.map(|row| row.provider_id).min();
        Ok(provider_id
            .and_then(|provider_id| Row::of(&table, &provider_id))
            .map(Self))
    }

    /// One page of the providers of a customer.
    pub(crate) async fn of_customer(
        context: &RequestContext,
        customer_id: i32,
        args: &ListArgs<ProviderFilter, ProviderOrderField>,
    ) -> Result<Connection<Self>> {
        let main = context.main();
        let table = rest::providers_of_customer(&main, customer_id);
        Self::page_of(context, table, args).await
    }

    /// One page of all providers.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<ProviderFilter, ProviderOrderField>,
    ) -> Result<Connection<Self>> {
        let main = context.main();
        Self::page_of(context, rest::providers(&main), args).await
    }

    async fn page_of(
        context: &RequestContext,
        table: impl Future<Output = Result<Arc<Table<ProviderRow>>>>,
        args: &ListArgs<ProviderFilter, ProviderOrderField>,
    ) -> Result<Connection<Self>> {
        let filter = &args.filter;
        let names = async {
            match args.order.field {
                ProviderOrderField::Customer => Customer::names(context).await.map(Some),
                _ => Ok(None),
            }
        };
        let locked = async {
            match filter.is_locked {
                Some(_) => ProviderLock::locked(context).await.map(Some),
                None => Ok(None),
            }
        };
        let (table, names, locked) = tokio::try_join!(table, names, locked)?;
        let text = FilterText::new(filter.text.as_deref());
        let providers = List::new(&table).search(&text);
        let statuses = filter.health_statuses.as_ref();
        let has_inactive = filter.include_inactive.unwrap_or_else(|| {
            statuses.is_some_and(|statuses| statuses.contains(&ProviderHealthStatus::Inactive))
        });
        let name_of = |row: &ProviderRow| names.as_ref()?.name(row.customer_id?);
        let sort_by = match args.order.field {
            ProviderOrderField::ProviderId => SortBy::key(),
            ProviderOrderField::Name => SortBy::text(|row: &ProviderRow| &row.provider_name),
            ProviderOrderField::Handler => SortBy::text(handler_of),
            ProviderOrderField::Customer => SortBy::value(|row: &ProviderRow| {
                let name = name_of(row).filter(|name| !name.is_empty());
                name.map(str::to_owned)
            }),
            ProviderOrderField::Status => {
                SortBy::text(|row| health_of(row, context.now()).status.label())
            }
            ProviderOrderField::LastProcessedAt => {
                SortBy::value(|row: &ProviderRow| row.last_process_timestamp)
            }
            ProviderOrderField::Type => SortBy::text(|row| kind_of(row).label()),
        };
        providers
            .keep(|row| {
                (row.is_active() || has_inactive)
                    && statuses.is_none_or(|statuses| {
                        statuses.contains(&health_of(row, context.now()).status)
                    })
                    && is_any_of(filter.provider_ids.as_ref(), Some(&row.provider_id))
                    && is_any_of(filter.customer_ids.as_ref(), row.customer_id.as_ref())
                    && locked
                        .as_ref()
                        .is_none_or(|locked| filter.is_locked == Some(locked.contain(row)))
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }

    /// "Custom", then every handler in use.
    pub(super) async fn handlers(context: &RequestContext) -> Result<Vec<String>> {
        let table: Arc<Table<ProviderRow>> = rest::providers(&context.main()).await?;
        let in_use = table
            .rows()
            .iter()
            .filter_map(|row| row.provider_handler.as_deref());
        Ok(rules::handlers(in_use))
    }
}

impl Provider {
    /// The providers that a search finds by number or name, inactive ones included. One call for the whole list.
    pub(crate) async fn search(
        context: &RequestContext,
        search: &Search,
    ) -> Result<Findings<Self>> {
        let main = context.main();
        let (table, names) =
            tokio::try_join!(rest::providers(&main), Customer::names_for(context, search))?;
        Ok(search.rows(
            &table,
            |_, row, terms| {
                terms.number(row.provider_id);
                terms.name(&row.provider_name);
                terms.customer(
                    names
                        .as_ref()
                        .and_then(|names| names.name(row.customer_id?)),
                );
            },
            |position| Self(Row::at(&table, position)),
        ))
    }
}

impl Entity for Provider {
    const TYPE_NAME: &'static str = "Provider";
    type Key = i32;

    async fn find(context: &RequestContext, provider_id: i32) -> Result<Option<Self>> {
        let table = rest::providers(&context.main()).await?;
        Ok(Row::of(&table, &provider_id).map(Self))
    }
}

impl Revised for Provider {
    const NOUN: &'static str = "provider";

    fn parts(&self) -> Vec<Part> {
        let row = &self.0;
        // Values are compared as shown in the form: 5 and "5" are the same.
        let config: Vec<_> = row
            .config()
            .map(|(key, value)| (key, config::to_text(value)))
            .collect();
        let unreadable = match row.stored_config() {
            Some(_) => None,
            None => row.stored.provider_config.as_deref(),
        };
        vec![
            ("Name", json!(row.provider_name)),
            ("Customer", json!(row.customer_id)),
            ("Handler", json!(row.provider_handler)),
            ("Active", json!(row.is_active())),
            ("Push", json!(row.is_push())),
            (
                "Config",
                unreadable.map_or_else(|| json!(config), |json| json!(json.get())),
            ),
        ]
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::upstream::decode::FromJson;

    #[test]
    fn a_revision_is_that_of_what_staff_see_and_edit() {
        let revision = |change: &Value| {
            let mut row = json!({
                "providerId": 6, "providerName": "FleetNow", "providerHandler": "FleetNow", "customerId": 3,
                "isActive": true, "isPush": false, "providerConfig": { "url": "a", "every": 5 },
                "lastProcessTimestamp": "2024-06-03T13:50:00Z",
            });
            for (key, value) in change.as_object().unwrap() {
                row[key] = value.clone();
            }
            let row = ProviderRow::from_json(&row.to_string()).unwrap();
            revision::of(&Provider(Row::alone(row)).parts())
        };
        let cases = [
            (json!({ "lastProcessTimestamp": null }), true),
            (
                json!({ "customerId": "3", "providerConfig": { "every": "5", "url": "a" } }),
                true,
            ),
            (json!({ "customerId": null }), false),
            (json!({ "providerConfig": { "url": "a" } }), false),
            (json!({ "providerConfig": [] }), false),
            (json!({ "isActive": null }), false),
        ];
        for (change, is_same) in cases {
            let is_found_same = revision(&change) == revision(&json!({}));
            assert_eq!(is_found_same, is_same, "{change}");
        }
    }
}
