//! A pixel.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use async_graphql::{Context, Enum, ID, InputObject, OneofObject};
use futures_util::future::try_join_all;
use gateway_macros::object;
use serde_json::json;

use super::loaders::{CampaignKey, pixel_count_of, pixel_of, pixels_of_campaign};
use super::page_type::{PixelFunnelStage, PixelPage};
use super::request::{PixelRequest, PixelRequestFilter, PixelRequestOrderField};
use super::rest::{self, PixelMetaData, PixelRow};
use crate::areas::campaigns::{Campaign, campaigns};
use crate::areas::customers::Customer;
use crate::areas::jobs::{Job, JobFilter, JobOrderField, queue};
use crate::error::{Error, Result, if_found};
use crate::graph::connection::{Connection, connection_node};
use crate::graph::dates::{self, DateRangeInput};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::revision::{self, Part, Revised};
use crate::graph::search::{Findings, Search};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;
use crate::upstream::decode::Table;

/// A pixel.
pub struct Pixel(Row<PixelRow>);

/// A tracking pixel that reports when a device visits the page embedding it.
#[object(row)]
impl Pixel {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `pixelId`.
    pub async fn id(&self) -> ID {
        global_id::id("Pixel", self.0.pixel_id)
    }

    /// The pixel's number. Stable; inputs take this.
    async fn pixel_id(&self) -> i32 {
        self.0.pixel_id
    }

    /// UUID in the tracking address. Set when the pixel is created and never changed; empty if unknown.
    async fn uuid(&self) -> &str {
        &self.0.uuid
    }

    /// Display name, or else the type of page, or else "Pixel" and its number. Never empty.
    async fn name(&self) -> Cow<'_, str> {
        self.0.shown_name()
    }

    /// The name that staff entered; null if unset.
    async fn display_name(&self) -> Option<&str> {
        self.meta().and_then(|meta| meta.display_name.as_deref())
    }

    /// Type of page the pixel is on; null if unset.
    async fn page(&self) -> Option<PixelPage> {
        self.meta()
            .and_then(|meta| meta.page.as_deref())
            .map(PixelPage::of)
    }

    /// Type of page as text, such as "Landing Page"; null if unset.
    async fn page_label(&self) -> Option<&str> {
        self.meta().and_then(|meta| meta.page.as_deref())
    }

    /// Stage of the marketing funnel the page belongs to; null if unset.
    async fn funnel_stage(&self) -> Option<PixelFunnelStage> {
        self.meta()
            .and_then(|meta| meta.funnel_stage.as_deref())
            .map(PixelFunnelStage::of)
    }

    /// Funnel stage as text, such as "Visit Page"; null if unset.
    async fn funnel_stage_label(&self) -> Option<&str> {
        self.meta().and_then(|meta| meta.funnel_stage.as_deref())
    }

    /// Address of the page, as staff entered it; null if unset.
    async fn url(&self) -> Option<&str> {
        self.meta().and_then(|meta| meta.url.as_deref())
    }

    /// Tracking address to embed in the web page.
    async fn link(&self, ctx: &Context<'_>) -> String {
        rest::tracking_link(&request_context(ctx).services().main.base, &self.0.uuid)
    }

    /// Number of requests received so far; null if unknown.
    async fn request_count(&self) -> Option<i32> {
        self.0.request_count
    }

    /// The campaign the pixel belongs to; null if it has none. One call for the whole list.
    /// Source: GET /v3/api/campaigns.
    #[prefetch(campaigns(&context.main()))]
    #[batched]
    async fn campaign(&self, ctx: &Context<'_>) -> Result<Option<Campaign>> {
        Campaign::find_in_list(request_context(ctx), self.0.campaign_id()).await
    }

    /// The pixel's customer, or else its campaign's; null if neither is set. At most two calls for the whole list.
    /// Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        let customer_id = self.owner(request_context(ctx)).await?;
        Customer::find_optional(request_context(ctx), customer_id).await
    }

    /// Requests received on the given days, newest first by default. Costs one call per pixel.
    /// Source: GET /v3/api/pixels/pixel-query.
    #[prefetch(PixelRequest::prefetch(context, of.number()?, &of.argument("dates")?))]
    async fn requests(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The days to cover.")] dates: DateRangeInput,
        list: ListArgs<PixelRequestFilter, PixelRequestOrderField>,
    ) -> Result<Connection<PixelRequest>> {
        let context = request_context(ctx);
        let days = dates::days_of(&dates, context.today())?;
        PixelRequest::page(context, self.0.pixel_id, days, &list).await
    }

    /// The caller's own PIXELS jobs for this pixel, newest first by default. A job that names no pixel is matched by
    /// its campaign. At most two calls for the whole list. Source: GET /v3/internal/queue.
    #[prefetch(queue(&context.main()), context.signed_in_user())]
    async fn jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<JobFilter, JobOrderField>,
    ) -> Result<Connection<Job>> {
        let about = (self.0.pixel_id, self.0.campaign_id());
        Job::of_pixel(request_context(ctx), about, &list).await
    }

    /// Version token of what `updatePixel` can change, and its `revision`.
    async fn revision(&self) -> String {
        revision::of(&self.parts())
    }
}

connection_node!(Pixel, "A pixel", "pixels");

/// Selects the pixels to list: give exactly one field.
#[derive(OneofObject)]
pub enum PixelsOf {
    /// The pixels of these campaigns, by number. Costs one call per campaign.
    CampaignIds(BTreeSet<i32>),
    /// The pixels of these customers, by number. Costs one call per customer: there is no list of the pixels of all.
    CustomerIds(BTreeSet<i32>),
    /// The pixels that belong to no campaign. Always true.
    WithoutCampaign(bool),
}

/// Selects pixels.
#[derive(Default, InputObject)]
pub struct PixelFilter {
    /// Pixels with any of these numbers.
    pixel_ids: Option<HashSet<i32>>,
    /// Words to find in the name, in any order, regardless of case and accents.
    text: Option<String>,
    /// On any of these types of page.
    pages: Option<HashSet<PixelPage>>,
    /// In any of these stages of the marketing funnel.
    funnel_stages: Option<HashSet<PixelFunnelStage>>,
}

/// Sort fields of a list of pixels. Ties are sorted by pixelId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum PixelOrderField {
    /// The name, case-insensitive.
    Name,
    /// The pixel's number.
    PixelId,
    /// Number of requests received so far.
    RequestCount,
}

impl OrderField for PixelOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Name, OrderDirection::Asc);
}

/// Sorts pixels by name.
fn by_name<'a>() -> SortBy<'a, PixelRow> {
    SortBy::value(|row: &PixelRow| {
        let name = row.shown_name().into_owned();
        Some(name).filter(|name| !name.is_empty())
    })
}

impl Searched for PixelRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [self.shown_name()]
    }
}

impl Pixel {
    /// The pixel with the number that is searched for, if it is one: there is no list of all pixels. One call for a number.
    pub(crate) async fn search(
        context: &RequestContext,
        search: &Search,
    ) -> Result<Findings<Self>> {
        let pixel = Self::find_optional(context, search.number()).await?;
        Ok(Findings::of_number(pixel.map(|pixel| {
            let name = pixel.meta().and_then(|meta| meta.display_name.as_deref());
            (name.unwrap_or_default().to_owned(), pixel.0.pixel_id, pixel)
        })))
    }
}

impl Entity for Pixel {
    const TYPE_NAME: &'static str = "Pixel";
    type Key = i32;

    async fn find(context: &RequestContext, pixel_id: i32) -> Result<Option<Self>> {
        let row = rest::pixel(&context.main(), pixel_id).await;
        Ok(if_found(row)?.map(Self))
    }
}

impl Revised for Pixel {
    const NOUN: &'static str = "pixel";

    fn parts(&self) -> Vec<Part> {
        let meta = |part: fn(&PixelMetaData) -> &Option<String>| {
            json!(self.meta().and_then(|meta| part(meta).as_deref()))
        };
        vec![
            ("Name", meta(|meta| &meta.display_name)),
            ("Page", meta(|meta| &meta.page)),
            ("Funnel Stage", meta(|meta| &meta.funnel_stage)),
            ("URL", meta(|meta| &meta.url)),
            ("Campaign", json!(self.0.campaign_id())),
            ("Customer", json!(self.0.customer_id)),
        ]
    }
}

impl Pixel {
    fn meta(&self) -> Option<&PixelMetaData> {
        self.0.meta_data.as_ref()
    }

    /// The pixel with this number, from its customer's list. Cheaper than `find` for many at once.
    pub(crate) async fn find_among(
        context: &RequestContext,
        customer_id: Option<i32>,
        pixel_id: i32,
    ) -> Result<Option<Self>> {
        Ok(pixel_of(context, (customer_id, pixel_id)).await?.map(Self))
    }

    /// A page of the pixels of a campaign.
    pub(crate) async fn of_campaign(
        context: &RequestContext,
        key: CampaignKey,
        args: &ListArgs<PixelFilter, PixelOrderField>,
    ) -> Result<Connection<Self>> {
        let pixels = pixels_of_campaign(context, key).await?;
        Self::page_of(&pixels.table, args, |row| {
            pixels.is_exact || row.campaign_id() == Some(key.campaign_id)
        })
        .await
    }

    /// A page of the pixels of a customer.
    pub(crate) async fn of_customer(
        context: &RequestContext,
        customer_id: i32,
        args: &ListArgs<PixelFilter, PixelOrderField>,
    ) -> Result<Connection<Self>> {
        let table = rest::pixels_of_customer(&context.main(), customer_id).await?;
        Self::page_of(&table, args, |_| true).await
    }

    /// A page of the pixels of campaigns or customers, or of those without a campaign.
    pub(super) async fn list(
        context: &RequestContext,
        of: PixelsOf,
        args: &ListArgs<PixelFilter, PixelOrderField>,
    ) -> Result<Connection<Self>> {
        let main = context.main();
        let tables = match of {
            PixelsOf::CampaignIds(ids) => {
                let reads = ids
                    .into_iter()
                    .map(|id| rest::pixels_of_campaign(&main, id));
                try_join_all(reads).await?
            }
            PixelsOf::CustomerIds(ids) => {
                let reads = ids
                    .into_iter()
                    .map(|id| rest::pixels_of_customer(&main, id));
                try_join_all(reads).await?
            }
            PixelsOf::WithoutCampaign(true) => vec![rest::pixels_without_campaign(&main).await?],
            PixelsOf::WithoutCampaign(false) => {
                return Err(Error::bad_input(
                    "of.withoutCampaign must be true: there is no list of the pixels of all campaigns.",
                ));
            }
        };
        Self::page_of(&Table::joined(&tables), args, |_| true).await
    }

    async fn page_of(
        table: &Arc<Table<PixelRow>>,
        args: &ListArgs<PixelFilter, PixelOrderField>,
        is_listed: impl Fn(&PixelRow) -> bool,
    ) -> Result<Connection<Self>> {
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let pixels = List::new(table).search(&text);
        let sort_by = match args.order.field {
            PixelOrderField::Name => by_name(),
            PixelOrderField::PixelId => SortBy::key(),
            PixelOrderField::RequestCount => SortBy::value(|row: &PixelRow| row.request_count),
        };
        pixels
            .keep(|row| is_any_of(filter.pixel_ids.as_ref(), Some(&row.pixel_id)))
            .keep(|row| {
                let meta = row.meta_data.as_ref();
                let page = meta
                    .and_then(|meta| meta.page.as_deref())
                    .map(PixelPage::of);
                let stage = meta
                    .and_then(|meta| meta.funnel_stage.as_deref())
                    .map(PixelFunnelStage::of);
                is_listed(row)
                    && filter
                        .pages
                        .as_ref()
                        .is_none_or(|pages| page.is_some_and(|page| pages.contains(&page)))
                    && filter
                        .funnel_stages
                        .as_ref()
                        .is_none_or(|stages| stage.is_some_and(|stage| stages.contains(&stage)))
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }

    /// A page of the pixels of a study; only those of its own customer are found.
    pub(crate) async fn of_study(
        context: &RequestContext,
        study_id: i32,
        customer_id: Option<i32>,
        args: &ListArgs<PixelFilter, PixelOrderField>,
    ) -> Result<Connection<Self>> {
        let Some(customer_id) = customer_id else {
            return Connection::empty(&args.page);
        };
        let table = rest::pixels_of_study(&context.main(), study_id, customer_id).await?;
        Self::page_of(&table, args, |_| true).await
    }

    /// The number of pixels of a campaign.
    pub(crate) async fn count_of_campaign(
        context: &RequestContext,
        key: CampaignKey,
    ) -> Result<i32> {
        pixel_count_of(context, key).await
    }

    /// The number of the pixel's campaign.
    pub(super) fn campaign_id(&self) -> Option<i32> {
        self.0.campaign_id()
    }

    /// The number of the pixel's customer, or else of its campaign's.
    pub(super) async fn owner(&self, context: &RequestContext) -> Result<Option<i32>> {
        match self.0.customer_id {
            Some(customer_id) => Ok(Some(customer_id)),
            None => Ok(Campaign::find_in_list(context, self.0.campaign_id())
                .await?
                .map(|campaign| campaign.owner())),
        }
    }
}
