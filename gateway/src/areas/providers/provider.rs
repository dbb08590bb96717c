//! A provider.

use std::sync::Arc;

use async_graphql::{Context, Enum, ID, InputObject, Object, SimpleObject};
use serde_json::Value;

use super::lock::ProviderLock;
use super::rest::{self, ProviderRow};
use super::revision;
use super::rules::{self, ProviderHealthStatus, ProviderType};
use crate::areas::customers::Customer;
use crate::error::{Field, Result, field, nullable_field};
use crate::graph::collation::compare_text;
use crate::graph::connection::edge::ConnectionNode;
use crate::graph::connection::{Connection, Page};
use crate::graph::direct_json::fields::plain_fields;
use crate::graph::directives::semantic_non_null;
use crate::graph::global_id;
use crate::graph::order::{OrderDirection, arrange};
use crate::graph::scalars::{Date, DateTime};
use crate::graph::text_search::TextSearch;
use crate::session::{Session, now, session};
use crate::upstream::Row;
use crate::upstream::decode::Table;

/// A provider.
pub struct Provider(Row<ProviderRow>);

/// A company whose feed tells where vehicles and other assets were.
#[Object]
impl Provider {
    /// The id of this provider in the graph.
    pub async fn id(&self) -> ID {
        global_id::id("Provider", self.0.provider_id)
    }

    /// The main API's number of this provider.
    async fn provider_id(&self) -> i32 {
        self.0.provider_id
    }

    /// The name; empty when the service has none.
    async fn provider_name(&self) -> &str {
        &self.0.provider_name
    }

    /// The name of the code that reads its feed; null when unset.
    async fn handler(&self) -> Option<&str> {
        self.0.provider_handler.as_deref()
    }

    /// How its data arrives (rule provider-type).
    #[graphql(name = "type")]
    async fn kind(&self) -> ProviderType {
        kind_of(&self.0)
    }

    /// How its data arrives, in words: Push, Pull or S3.
    async fn type_label(&self) -> &'static str {
        kind_of(&self.0).label()
    }

    /// The number of the customer whose assets it tells of; null when there is none.
    async fn customer_id(&self) -> Option<i32> {
        self.0.customer_id
    }

    /// The customer whose assets it tells of; null when there is none. One call for all providers of a list.
    async fn customer(&self, ctx: &Context<'_>) -> Field<Customer> {
        nullable_field(Customer::find(session(ctx), self.0.customer_id)).await
    }

    /// Whether its feed is in use.
    async fn is_active(&self) -> bool {
        self.0.is_active()
    }

    /// Whether it sends its data by itself instead of being asked for it.
    async fn is_push(&self) -> bool {
        self.0.is_push()
    }

    /// How its feed is read, sorted by key.
    async fn config(&self) -> Vec<ProviderConfigEntry> {
        self.0
            .config()
            .map(|(key, value)| ProviderConfigEntry::new(key, value))
            .collect()
    }

    /// When its data was last processed; null when it never was.
    async fn last_processed_at(&self) -> Option<DateTime> {
        self.0.last_process_timestamp.map(DateTime)
    }

    /// Whether its data still arrives (rule provider-health).
    async fn health(&self, ctx: &Context<'_>) -> ProviderHealth {
        let row = &self.0;
        let last = row.last_process_timestamp;
        let health = rules::health(row.is_active(), row.is_push(), last, now(ctx));
        ProviderHealth {
            status: health.status,
            label: health.status.label(),
            tooltip: health.tooltip,
            changes_at: health.changes_at.map(DateTime),
        }
    }

    /// Its lock. FORBIDDEN for everybody but lock maintainers. One call for all providers of a list.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn lock(&self, ctx: &Context<'_>) -> Field<ProviderLock> {
        field(async {
            let session = session(ctx);
            session.require_lock_maintainer().await?;
            let locks = rest::locks(&session.main()).await?;
            Ok(ProviderLock::of(&locks, &self.0, session.now()))
        })
        .await
    }

    /// How much it sent on its latest days, newest first; nothing without a name
    /// (GET /v3/api/providers/latest-pings/{providerName}; one call for each provider).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn latest_pings(&self, ctx: &Context<'_>) -> Field<Vec<ProviderPings>> {
        field(latest_pings(session(ctx), &self.0.provider_name)).await
    }

    /// Tells one state of what can be edited from another: hand it to saveProvider, to be told when
    /// somebody else has saved meanwhile.
    async fn revision(&self) -> String {
        revision::of(&self.0)
    }
}

plain_fields!(Provider: id provider_id provider_name handler type_label customer_id is_active is_push
    last_processed_at revision);

impl ConnectionNode for Provider {
    fn cursor_key(&self) -> String {
        self.0.provider_id.to_string()
    }
}

/// One key of a provider's configuration.
#[derive(SimpleObject)]
pub struct ProviderConfigEntry {
    /// The key.
    key: String,
    /// The value: a text as it is, anything else as JSON.
    value: String,
    /// Whether it looks like a secret, so that a screen hides it until somebody asks to see it.
    is_secret: bool,
}

impl ProviderConfigEntry {
    fn new(key: &str, value: &Value) -> Self {
        let value = rules::config_text(value);
        Self {
            is_secret: rules::is_secret(key, &value),
            key: key.to_owned(),
            value,
        }
    }
}

/// Whether a provider's data still arrives.
#[derive(SimpleObject)]
pub struct ProviderHealth {
    /// The badge.
    status: ProviderHealthStatus,
    /// The words on the badge.
    label: &'static str,
    /// Why, in a sentence.
    tooltip: String,
    /// When the answer changes by itself; null when time alone changes nothing.
    changes_at: Option<DateTime>,
}

/// How much a provider sent on a day.
#[derive(SimpleObject)]
pub struct ProviderPings {
    /// The day; null when the service leaves it out.
    date: Option<Date>,
    /// How many positions; null when the service leaves it out.
    pings: Option<i32>,
}

/// Narrows a list of providers.
#[derive(Default, InputObject)]
pub struct ProviderFilter {
    /// Whether providers that are not in use are listed too; not when left out.
    include_inactive: Option<bool>,
    /// Only providers whose name or handler holds this text, in any case.
    text: Option<String>,
    /// Only providers of this customer.
    customer_id: Option<i32>,
}

/// What providers are sorted by; ties by providerId. Texts without regard to case, missing ones first.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum ProviderOrderField {
    /// The main API's number.
    ProviderId,
    /// The name.
    Name,
    /// The handler.
    Handler,
    /// The customer's name.
    Customer,
    /// The words on the health badge.
    Status,
    /// When its data was last processed; those that never were first.
    LastProcessedAt,
    /// The type in words.
    Type,
}

/// How providers are sorted; the highest number first when nothing is said.
#[derive(Clone, Copy, InputObject)]
pub struct ProviderOrder {
    /// By what.
    field: ProviderOrderField,
    /// In which direction.
    #[graphql(default)]
    direction: OrderDirection,
}

fn kind_of(row: &ProviderRow) -> ProviderType {
    let keys = row.config().map(|(key, _)| key);
    rules::provider_type(row.is_push(), row.provider_handler.as_deref(), keys)
}

async fn latest_pings(session: &Session, provider_name: &str) -> Result<Vec<ProviderPings>> {
    // Pings are kept under the name.
    if provider_name.is_empty() {
        return Ok(Vec::new());
    }
    let rows = rest::latest_pings(&session.main(), provider_name).await?;
    let mut rows: Vec<_> = rows.iter().collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.date));
    Ok(rows
        .into_iter()
        .map(|row| ProviderPings {
            date: row.date.map(Date),
            pings: row.pings,
        })
        .collect())
}

impl Provider {
    /// The row behind it.
    pub(super) fn row(&self) -> &ProviderRow {
        &self.0
    }

    /// The provider with this number.
    pub(crate) async fn find(session: &Session, provider_id: i32) -> Result<Option<Self>> {
        let table = rest::providers(&session.main()).await?;
        Ok(Row::of(&table, &provider_id).map(Self))
    }

    /// The providers of a customer, sorted by name.
    pub(crate) async fn of_customer(session: &Session, customer_id: i32) -> Result<Vec<Self>> {
        let table = rest::providers_of_customer(&session.main(), customer_id).await?;
        let positions = arrange(
            table.rows(),
            |_| true,
            |a, b| {
                compare_text(&a.provider_name, &b.provider_name)
                    .then(a.provider_id.cmp(&b.provider_id))
            },
        );
        Ok(positions
            .into_iter()
            .map(|position| Self(Row::at(&table, position)))
            .collect())
    }

    /// One page of all providers.
    pub(super) async fn page(
        session: &Session,
        filter: Option<ProviderFilter>,
        order: Option<ProviderOrder>,
        page: Page,
    ) -> Result<Connection<Self>> {
        let order = order.unwrap_or(ProviderOrder {
            field: ProviderOrderField::ProviderId,
            direction: OrderDirection::Desc,
        });
        let main = session.main();
        let (table, names) = match order.field {
            ProviderOrderField::Customer => {
                let names = async { Customer::names(session).await.map(Some) };
                tokio::try_join!(rest::providers(&main), names)?
            }
            _ => (rest::providers(&main).await?, None),
        };
        let filter = filter.unwrap_or_default();
        let words = TextSearch::new(filter.text.as_deref());
        let keep = |row: &ProviderRow| {
            (row.is_active() || filter.include_inactive == Some(true))
                && filter
                    .customer_id
                    .is_none_or(|customer| row.customer_id == Some(customer))
                && words.matches(&[
                    &row.provider_name,
                    row.provider_handler.as_deref().unwrap_or_default(),
                ])
        };
        let customer_name = |row: &ProviderRow| {
            let names = names.as_ref()?;
            names.name(row.customer_id?)
        };
        let positions = arrange(table.rows(), keep, |a, b| {
            let ordering = match order.field {
                ProviderOrderField::ProviderId => std::cmp::Ordering::Equal,
                ProviderOrderField::Name => compare_text(&a.provider_name, &b.provider_name),
                ProviderOrderField::Handler => compare_text(
                    a.provider_handler.as_deref().unwrap_or_default(),
                    b.provider_handler.as_deref().unwrap_or_default(),
                ),
                ProviderOrderField::Customer => compare_text(
                    customer_name(a).unwrap_or_default(),
                    customer_name(b).unwrap_or_default(),
                ),
                ProviderOrderField::Status => {
                    let status = |row: &ProviderRow| {
                        let last = row.last_process_timestamp;
                        rules::health(row.is_active(), row.is_push(), last, session.now()).status
                    };
                    compare_text(status(a).label(), status(b).label())
                }
                ProviderOrderField::LastProcessedAt => {
                    a.last_process_timestamp.cmp(&b.last_process_timestamp)
                }
                ProviderOrderField::Type => compare_text(kind_of(a).label(), kind_of(b).label()),
            };
            order
                .direction
                .apply(ordering.then(a.provider_id.cmp(&b.provider_id)))
        });
        Connection::new(&page, &positions, |position| {
            Self(Row::at(&table, position))
        })
    }

    /// The handlers in use, and "Custom".
    pub(super) async fn handlers(session: &Session) -> Result<Vec<String>> {
        let table: Arc<Table<ProviderRow>> = rest::providers(&session.main()).await?;
        let in_use = table
            .rows()
            .iter()
            .filter_map(|row| row.provider_handler.as_deref());
        Ok(rules::handlers(in_use))
    }
}
