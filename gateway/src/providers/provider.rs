//! A provider.

use async_graphql::{ID, Object};

use super::rest::{self, ProviderRow};
use crate::connection::{arrange, compare_text};
use crate::error::Result;
use crate::node;
use crate::session::Session;
use crate::upstream::Row;

/// A provider.
pub struct Provider(Row<ProviderRow>);

/// A company whose feed tells where vehicles and other assets were.
#[Object]
impl Provider {
    /// The id of this provider in the graph.
    pub async fn id(&self) -> ID {
        node::id("Provider", self.0.provider_id)
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

    /// Whether its feed is in use.
    async fn is_active(&self) -> bool {
        self.0.is_active == Some(true)
    }

    /// Whether it sends its data by itself instead of being asked for it.
    async fn is_push(&self) -> bool {
        self.0.is_push == Some(true)
    }
}

impl Provider {
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
}
