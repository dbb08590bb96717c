//! A pixel and the requests it received.

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

/// A mark on a web page that tells when a device visits it.
#[object(row)]
impl Pixel {
    /// The id of this pixel in the graph.
    pub async fn id(&self) -> ID {
        global_id::id("Pixel", self.0.pixel_id)
    }

    /// The main API's number of this pixel.
    async fn pixel_id(&self) -> i32 {
        self.0.pixel_id
    }

    /// The key by which a web page names this pixel; given once and never changed.
    async fn uuid(&self) -> &str {
        &self.0.uuid
    }

    /// Never empty: the display name, else the page, else "Pixel" and the number.
    async fn name(&self) -> Cow<'_, str> {
        self.0.shown_name()
    }

    /// The name staff gave it; null when none is set.
    async fn display_name(&self) -> Option<&str> {
        self.meta().and_then(|meta| meta.display_name.as_deref())
    }

    /// The kind of page it stands on; null when unset.
    async fn page(&self) -> Option<PixelPage> {
        self.meta()
            .and_then(|meta| meta.page.as_deref())
            .map(PixelPage::of)
    }

    /// The kind of page in the service's words; null when unset.
    async fn page_label(&self) -> Option<&str> {
        self.meta().and_then(|meta| meta.page.as_deref())
    }

    /// How near to buying a visitor of its page is; null when unset.
    async fn funnel_stage(&self) -> Option<PixelFunnelStage> {
        self.meta()
            .and_then(|meta| meta.funnel_stage.as_deref())
            .map(PixelFunnelStage::of)
    }

    /// The funnel stage in the service's words; null when unset.
    async fn funnel_stage_label(&self) -> Option<&str> {
        self.meta().and_then(|meta| meta.funnel_stage.as_deref())
    }

    /// The address of the page it stands on, as staff wrote it; null when unset.
    async fn url(&self) -> Option<&str> {
        self.meta().and_then(|meta| meta.url.as_deref())
    }

    /// The tracking address that a web page calls; what Copy Link copies.
    async fn link(&self, ctx: &Context<'_>) -> String {
        paths::pixel_link(session(ctx).services().main.base(), &self.0.uuid)
    }

    /// How many requests it has received; null when the service does not say.
    async fn request_count(&self) -> Option<i32> {
        self.0.request_count
    }

    /// The campaign it belongs to; null when there is none. One call for all pixels of a list.
    async fn campaign(&self, ctx: &Context<'_>) -> Result<Option<Campaign>> {
        Campaign::find_in_list(session(ctx), self.0.campaign_id()).await
    }

    /// The customer it belongs to: its own, else its campaign's; null when there is none.
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        let customer_id = self.owner(session(ctx)).await?;
        Customer::find_optional(session(ctx), customer_id).await
    }

    /// The requests it received on these days, newest first (GET /v3/api/pixels/pixel-query).
    async fn requests(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Which days.")] dates: DateRangeInput,
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

    /// The viewer's own jobs of type PIXELS that are about this pixel, or about its campaign where a job
    /// names no pixel; newest first (GET /v3/internal/queue).
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

/// Which pixels to list. Without a campaign and a customer: those that belong to no campaign.
#[derive(Default, InputObject)]
pub struct PixelFilter {
    /// The pixels of this campaign.
    campaign_id: Option<i32>,
    /// The pixels of this customer; a campaign that is given counts more.
    customer_id: Option<i32>,
    /// Only those that belong to no campaign (true).
    missing_campaign: Option<bool>,
    /// Only pixels whose name holds this text, in any case.
    text: Option<String>,
}

/// The order of pixels: by name.
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

    /// One page of the pixels of a campaign, of a customer, or without a campaign: the narrowest that is given.
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

    /// How many pixels a campaign has.
    pub(crate) async fn count_of_campaign(session: &Session, campaign_id: i32) -> Result<i32> {
        Ok(*rest::pixel_count(&session.main(), campaign_id).await?)
    }

    /// The number of its campaign.
    pub(super) fn campaign_id(&self) -> Option<i32> {
        self.0.campaign_id()
    }

    /// The number of the customer it belongs to: its own, else its campaign's.
    pub(super) async fn owner(&self, session: &Session) -> Result<Option<i32>> {
        match self.0.customer_id {
            Some(customer_id) => Ok(Some(customer_id)),
            None => Ok(Campaign::find_in_list(session, self.0.campaign_id())
                .await?
                .map(|campaign| campaign.owner())),
        }
    }
}
