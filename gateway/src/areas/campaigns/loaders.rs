//! Batched reads of campaigns.

use std::collections::HashMap;
use std::sync::Arc;

use dataloader::BatchFn;
use dataloader::non_cached::Loader;

use super::rest::{self, CampaignRow};
use crate::error::{Error, Result};
use crate::graph::list::List;
use crate::graph::order::by_name;
use crate::request::{RequestContext, WeakContext};
use crate::upstream::decode::{Row, Table};

/// Loads the campaigns of customers. A single customer costs a call of its own; several are answered from the list of
/// all campaigns.
pub(crate) struct CampaignsOf(WeakContext);

/// A list of campaigns: a table, and the positions of its rows, sorted by name.
#[derive(Clone)]
pub(crate) struct CampaignList {
    pub(crate) table: Arc<Table<CampaignRow>>,
    pub(crate) positions: Arc<[u32]>,
}

impl CampaignList {
    /// All campaigns of a table.
    pub(crate) fn whole(table: Arc<Table<CampaignRow>>) -> Self {
        let positions = Arc::clone(by_name(&table));
        Self { table, positions }
    }

    /// The campaigns of a table with these numbers.
    pub(super) fn numbered(table: Arc<Table<CampaignRow>>, campaign_ids: &[i32]) -> Self {
        let is_among =
            |position: &u32| campaign_ids.contains(&table.rows()[*position as usize].campaign_id);
        let positions = by_name(&table).iter().copied().filter(is_among).collect();
        Self { table, positions }
    }

    /// The campaigns, to filter and sort.
    pub(super) fn list(&self) -> List<CampaignRow> {
        List::at(&self.table, self.positions.iter().copied())
    }

    /// The rows, sorted by name.
    pub(crate) fn rows(&self) -> impl Iterator<Item = Row<CampaignRow>> {
        self.positions
            .iter()
            .map(|position| Row::at(&self.table, *position))
    }
}

type Loaded = Result<CampaignList>;

impl BatchFn<i32, Loaded> for CampaignsOf {
    async fn load(&mut self, customers: &[i32]) -> HashMap<i32, Loaded> {
        match self.answer(customers).await {
            Ok(answers) => answers,
            Err(error) => customers
                .iter()
                .map(|customer| (*customer, Err(error.clone())))
                .collect(),
        }
    }
}

impl CampaignsOf {
    async fn answer(&self, customers: &[i32]) -> Result<HashMap<i32, Loaded>> {
        let context = self.0.upgrade()?;
        let main = context.main();
        if let [customer] = customers {
            let table = rest::campaigns_of_customer(&main, *customer).await?;
            return Ok(HashMap::from([(*customer, Ok(CampaignList::whole(table)))]));
        }
        let table = rest::campaigns(&main).await?;
        let mut positions: HashMap<i32, Vec<u32>> = customers
            .iter()
            .map(|customer| (*customer, Vec::new()))
            .collect();
        for position in by_name(&table).iter() {
            let owner = table.rows()[*position as usize].customer_id;
            if let Some(positions) = positions.get_mut(&owner) {
                positions.push(*position);
            }
        }
        Ok(positions
            .into_iter()
            .map(|(customer, positions)| {
                let list = CampaignList {
                    table: Arc::clone(&table),
                    positions: positions.into(),
                };
                (customer, Ok(list))
            })
            .collect())
    }
}

/// The campaigns of one customer, batched with those of the other customers of this request.
pub(crate) async fn campaigns_of(context: &RequestContext, customer_id: i32) -> Loaded {
    context
        .loader(|context| {
            Loader::new(CampaignsOf(context.downgrade())).with_max_batch_size(usize::MAX)
        })
        .try_load(customer_id)
        .await
        .unwrap_or_else(|error| Err(Error::internal(error.to_string())))
}
