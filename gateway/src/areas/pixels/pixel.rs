//! A pixel.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::sync::Arc;

use async_graphql::{Context, ID, InputObject};
use gateway_macros::object;

use super::page::{PixelFunnelStage, PixelPage};
use super::request::PixelRequest;
use super::rest::{self, PixelMetaData, PixelRow};
use crate::areas::campaigns::Campaign;
use crate::areas::customers::Customer;
use crate::areas::jobs::Job;
use crate::error::{Result, if_found};
use crate::graph::collation::compare_text;
use crate::graph::connection::{Connection, ConnectionNode, Page};
use crate::graph::dates::{self, DateRangeInput};
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, SortBy};
use crate::graph::order::OrderDirection;
use crate::graph::text_search::TextSearch;
use crate::graph::upstream_enum::UpstreamEnum;
use crate::session::{Session, session};
use crate::upstream::decode::Table;
use crate::upstream::{Row, paths};

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

    /// Display name, else the kind of page, else "Pixel" and its number. Never empty.
    async fn name(&self) -> Cow<'_, str> {
        self.0.shown_name()
    }

    /// The name that staff entered; null if unset.
    async fn display_name(&self) -> Option<&str> {
        self.meta().and_then(|meta| meta.display_name.as_deref())
    }

    /// Kind of page the pixel is on; null if unset.
    async fn page(&self) -> Option<PixelPage> {
        self.meta()
            .and_then(|meta| meta.page.as_deref())
            .map(PixelPage::of)
    }

    /// Kind of page as text, such as "Landing Page"; null if unset.
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
        paths::pixel_link(session(ctx).services().main.base(), &self.0.uuid)
    }

    /// Number of requests received so far; null if unknown.
    async fn request_count(&self) -> Option<i32> {
        self.0.request_count
    }

    /// The campaign the pixel belongs to; null if it has none. One call for the whole list.
    async fn campaign(&self, ctx: &Context<'_>) -> Result<Option<Campaign>> {
        Campaign::find_in_list(session(ctx), self.0.campaign_id()).await
    }

    /// The pixel's customer, else its campaign's; null if neither is set. At most two calls for the whole list.
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        let customer_id = self.owner(session(ctx)).await?;
        Customer::find_optional(session(ctx), customer_id).await
    }

    /// Requests received on the given days, newest first. Costs one call per pixel.
    /// Source: GET /v3/api/pixels/pixel-query.
    async fn requests(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The days to cover.")] dates: DateRangeInput,
        page: Page,
    ) -> Result<Connection<PixelRequest>> {
        let session = session(ctx);
        let days = dates::days_of(&dates, session.today())?;
        let rows = rest::requests(&session.main(), self.0.pixel_id, days).await?;
        let mut positions: Vec<u32> = (0..rows.len() as u32).collect();
        positions.sort_by_key(|position| Reverse(rows[*position as usize].device_time));
        Connection::new(&page, &positions, |position| {
            PixelRequest::new(&rows[position as usize])
        })
    }

    /// The caller's own PIXELS jobs for this pixel, newest first. A job that names no pixel is matched by its
    /// campaign. At most two calls for the whole list.
    /// Source: GET /v3/internal/queue.
    async fn jobs(&self, ctx: &Context<'_>, page: Page) -> Result<Connection<Job>> {
        let about = (self.0.pixel_id, self.0.campaign_id());
        Job::of_pixel(session(ctx), about, &page).await
    }
}

impl ConnectionNode for Pixel {
    fn cursor_key(&self) -> String {
        self.0.pixel_id.to_string()
    }
}

/// Selects pixels. With neither `campaignId` nor `customerId`, only pixels without a campaign are returned, not
/// all pixels.
#[derive(Default, InputObject)]
pub struct PixelFilter {
    /// Pixels of this campaign.
    campaign_id: Option<i32>,
    /// Pixels of this customer. Ignored if `campaignId` is given.
    customer_id: Option<i32>,
    /// true keeps only pixels without a campaign; false has no effect.
    missing_campaign: Option<bool>,
    /// Case-insensitive substring of the name.
    text: Option<String>,
}

/// Sorts pixels by name.
fn by_name<'a>() -> SortBy<'a, PixelRow> {
    SortBy::compare(|a: &PixelRow, b| compare_text(&a.shown_name(), &b.shown_name()))
}

impl Entity for Pixel {
    const TYPE_NAME: &'static str = "Pixel";
    type Key = i32;

    async fn find(session: &Session, pixel_id: i32) -> Result<Option<Self>> {
        let row = rest::pixel(&session.main(), pixel_id).await;
        Ok(if_found(row)?.map(Self))
    }
}

impl Pixel {
    fn meta(&self) -> Option<&PixelMetaData> {
        self.0.meta_data.as_ref()
    }

    /// The pixels of a campaign, sorted by name.
    pub(crate) async fn of_campaign(session: &Session, campaign_id: i32) -> Result<Vec<Self>> {
        let table = rest::pixels_of_campaign(&session.main(), campaign_id).await?;
        Ok(Self::sorted(&table))
    }

    /// One page of the pixels that a filter selects.
    pub(super) async fn list(
        session: &Session,
        filter: &PixelFilter,
        page: &Page,
    ) -> Result<Connection<Self>> {
        let main = session.main();
        let table = match (filter.campaign_id, filter.customer_id) {
            (Some(campaign_id), _) => rest::pixels_of_campaign(&main, campaign_id).await?,
            (None, Some(customer_id)) => rest::pixels_of_customer(&main, customer_id).await?,
            (None, None) => rest::pixels_without_campaign(&main).await?,
        };
        let text = TextSearch::new(filter.text.as_deref());
        let is_missing = filter.missing_campaign == Some(true);
        List::new(&table)
            .keep(|row| {
                text.matches(&[&row.shown_name()]) && !(is_missing && row.campaign_id().is_some())
            })
            .sort(by_name(), OrderDirection::Asc)
            .page(page, Self)
    }

    /// The pixels of a study, sorted by name.
    pub(super) async fn of_study(
        session: &Session,
        attribution_id: i32,
        customer_id: i32,
    ) -> Result<Vec<Self>> {
        let table = rest::pixels_of_study(&session.main(), attribution_id, customer_id).await?;
        Ok(Self::sorted(&table))
    }

    fn sorted(table: &Arc<Table<PixelRow>>) -> Vec<Self> {
        List::new(table)
            .sort(by_name(), OrderDirection::Asc)
            .nodes(Self)
    }

    /// The number of pixels of a campaign.
    pub(crate) async fn count_of_campaign(session: &Session, campaign_id: i32) -> Result<i32> {
        Ok(*rest::pixel_count(&session.main(), campaign_id).await?)
    }

    /// The number of the pixel's campaign.
    pub(super) fn campaign_id(&self) -> Option<i32> {
        self.0.campaign_id()
    }

    /// The number of the pixel's customer, else of its campaign's.
    pub(super) async fn owner(&self, session: &Session) -> Result<Option<i32>> {
        match self.0.customer_id {
            Some(customer_id) => Ok(Some(customer_id)),
            None => Ok(Campaign::find_in_list(session, self.0.campaign_id())
                .await?
                .map(|campaign| campaign.owner())),
        }
    }
}
