//! Batched reads of pixels.

use std::collections::HashMap;
use std::sync::Arc;

use dataloader::BatchFn;
use dataloader::non_cached::Loader;
use futures_util::future::join_all;

use super::rest::{self, PixelRow};
use crate::error::{Error, Result, if_found};
use crate::request::{RequestContext, WeakContext};
use crate::upstream::decode::{Row, Table};

/// Loads the pixels of campaigns. A single campaign of a customer costs a call of its own; several are answered from
/// the list of the customer's pixels.
struct PixelsOfCampaigns(WeakContext);

/// The numbers of a campaign and its customer.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) struct CampaignKey {
    pub(crate) customer_id: i32,
    pub(crate) campaign_id: i32,
}

/// A list of pixels that contains those of a campaign.
#[derive(Clone)]
pub(super) struct PixelsOfCampaign {
    pub(super) table: Arc<Table<PixelRow>>,
    /// Whether all of them are the campaign's.
    pub(super) is_exact: bool,
}

type Loaded = Result<PixelsOfCampaign>;

impl BatchFn<CampaignKey, Loaded> for PixelsOfCampaigns {
    async fn load(&mut self, keys: &[CampaignKey]) -> HashMap<CampaignKey, Loaded> {
        let context = match self.0.upgrade() {
            Ok(context) => context,
            Err(error) => return keys.iter().map(|key| (*key, Err(error.clone()))).collect(),
        };
        let main = context.main();
        let mut by_customer: HashMap<i32, Vec<CampaignKey>> = HashMap::new();
        for key in keys {
            by_customer.entry(key.customer_id).or_default().push(*key);
        }
        let reads = by_customer.into_iter().map(async |(customer_id, keys)| {
            let (table, is_exact) = match keys[..] {
                [key] => (rest::pixels_of_campaign(&main, key.campaign_id).await, true),
                _ => (rest::pixels_of_customer(&main, customer_id).await, false),
            };
            let answer = table.map(|table| PixelsOfCampaign { table, is_exact });
            (keys, answer)
        });
        let answers = join_all(reads).await.into_iter();
        answers
            .flat_map(|(keys, answer)| {
                let answers = keys.into_iter().map(move |key| (key, answer.clone()));
                answers.collect::<Vec<_>>()
            })
            .collect()
    }
}

/// Counts the pixels of campaigns. A single campaign of a customer costs a call of its own; several are counted in the list
/// of the customer's pixels.
struct PixelCounts(WeakContext);

impl BatchFn<CampaignKey, Result<i32>> for PixelCounts {
    async fn load(&mut self, keys: &[CampaignKey]) -> HashMap<CampaignKey, Result<i32>> {
        let context = match self.0.upgrade() {
            Ok(context) => context,
            Err(error) => return keys.iter().map(|key| (*key, Err(error.clone()))).collect(),
        };
        let main = context.main();
        let has_others = |key: &CampaignKey| {
            let is_of = |other: &&CampaignKey| other.customer_id == key.customer_id;
            keys.iter().filter(is_of).count() > 1
        };
        let counts = keys.iter().map(async |key| {
            if has_others(key) {
                let table = match rest::pixels_of_customer(&main, key.customer_id).await {
                    Ok(table) => table,
                    Err(error) => return (*key, Err(error)),
                };
                // A pixel that cannot be read counts, too, and only the service knows where.
                if table.unreadable() == 0 {
                    let is_of = |row: &&PixelRow| row.campaign_id() == Some(key.campaign_id);
                    let count = table.rows().iter().filter(is_of).count();
                    return (*key, Ok(i32::try_from(count).unwrap_or(i32::MAX)));
                }
            }
            let count = rest::pixel_count(&main, key.campaign_id).await;
            (*key, count.map(|count| *count))
        });
        join_all(counts).await.into_iter().collect()
    }
}

/// The number of pixels of this campaign, batched with the other campaigns of this request.
pub(super) async fn pixel_count_of(context: &RequestContext, key: CampaignKey) -> Result<i32> {
    context
        .loader(|context| {
            Loader::new(PixelCounts(context.downgrade())).with_max_batch_size(usize::MAX)
        })
        .try_load(key)
        .await
        .unwrap_or_else(|error| Err(Error::internal(error.to_string())))
}

/// Loads pixels. A single pixel of a customer costs a call of its own, and so does one whose customer is unknown;
/// several are looked up in the list of the customer's pixels.
struct PixelsByNumber(WeakContext);

/// The number of the pixel's customer, if known, and of the pixel.
type PixelKey = (Option<i32>, i32);

impl BatchFn<PixelKey, Result<Option<Row<PixelRow>>>> for PixelsByNumber {
    async fn load(
        &mut self,
        keys: &[PixelKey],
    ) -> HashMap<PixelKey, Result<Option<Row<PixelRow>>>> {
        let context = match self.0.upgrade() {
            Ok(context) => context,
            Err(error) => return keys.iter().map(|key| (*key, Err(error.clone()))).collect(),
        };
        let main = context.main();
        let pixels_of = |customer_id: Option<i32>| {
            let is_of = |key: &&PixelKey| key.0 == customer_id;
            keys.iter().filter(is_of).count()
        };
        let reads = keys.iter().map(async |key| {
            let (customer_id, pixel_id) = *key;
            let listed = match customer_id.filter(|_| pixels_of(customer_id) > 1) {
                Some(customer_id) => {
                    match if_found(rest::pixels_of_customer(&main, customer_id).await) {
                        Ok(table) => table.and_then(|table| Row::of(&table, &pixel_id)),
                        Err(error) => return (*key, Err(error)),
                    }
                }
                None => None,
            };
            let pixel = match listed {
                Some(pixel) => Ok(Some(pixel)),
                None => if_found(rest::pixel(&main, pixel_id).await),
            };
            (*key, pixel)
        });
        join_all(reads).await.into_iter().collect()
    }
}

/// A pixel, batched with the other pixels of this request.
pub(super) async fn pixel_of(
    context: &RequestContext,
    key: PixelKey,
) -> Result<Option<Row<PixelRow>>> {
    context
        .loader(|context| {
            Loader::new(PixelsByNumber(context.downgrade())).with_max_batch_size(usize::MAX)
        })
        .try_load(key)
        .await
        .unwrap_or_else(|error| Err(Error::internal(error.to_string())))
}

/// A list of pixels that contains those of this campaign, batched with the other campaigns of this request.
pub(super) async fn pixels_of_campaign(context: &RequestContext, key: CampaignKey) -> Loaded {
    context
        .loader(|context| {
            Loader::new(PixelsOfCampaigns(context.downgrade())).with_max_batch_size(usize::MAX)
        })
        .try_load(key)
        .await
        .unwrap_or_else(|error| Err(Error::internal(error.to_string())))
}
