//! A pixel and the requests it received.

use std::sync::Arc;

use async_graphql::{Context, Enum, ID, InputObject, Object, SimpleObject};

use super::rest::{self, PixelMetaData, PixelRow};
use crate::areas::campaigns::Campaign;
use crate::areas::customers::Customer;
use crate::areas::jobs::Job;
use crate::error::{Code, Field, Result, field, nullable_field};
use crate::graph::collation::compare_text;
use crate::graph::connection::edge::ConnectionNode;
use crate::graph::connection::{Connection, Page};
use crate::graph::dates::{self, DateRangeInput};
use crate::graph::direct_json::fields::{plain_enums, plain_fields, plain_members};
use crate::graph::directives::semantic_non_null;
use crate::graph::global_id;
use crate::graph::order::arrange;
use crate::graph::scalars::DateTime;
use crate::graph::text_search::TextSearch;
use crate::graph::upstream_enum::UpstreamEnum;
use crate::session::{Session, session};
use crate::upstream::decode::Table;
use crate::upstream::{Row, paths};

/// The kind of page a pixel stands on.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum PixelPage {
    /// Homepage
    Homepage,
    /// Landing Page
    LandingPage,
    /// Contact Us Page
    ContactUsPage,
    /// Directory Page
    DirectoryPage,
    /// Education Page
    EducationPage,
    /// Location Page
    LocationPage,
    /// Product Page
    ProductPage,
    /// Checkout Page
    CheckoutPage,
    /// A value this gateway does not know; see pageLabel. Refused when saved.
    Unrecognized,
}

/// How near to buying a visitor of the page is.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum PixelFunnelStage {
    /// Visit Page
    VisitPage,
    /// Consideration Page
    ConsiderationPage,
    /// Conversion Page
    ConversionPage,
    /// A value this gateway does not know; see funnelStageLabel. Refused when saved.
    Unrecognized,
}

impl UpstreamEnum for PixelPage {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("Homepage", Self::Homepage),
        ("Landing Page", Self::LandingPage),
        ("Contact Us Page", Self::ContactUsPage),
        ("Directory Page", Self::DirectoryPage),
        ("Education Page", Self::EducationPage),
        ("Location Page", Self::LocationPage),
        ("Product Page", Self::ProductPage),
        ("Checkout Page", Self::CheckoutPage),
    ];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

impl UpstreamEnum for PixelFunnelStage {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("Visit Page", Self::VisitPage),
        ("Consideration Page", Self::ConsiderationPage),
        ("Conversion Page", Self::ConversionPage),
    ];
    const UNRECOGNIZED: Self = Self::Unrecognized;
}

/// A pixel.
pub struct Pixel(Row<PixelRow>);

/// A mark on a web page that tells when a device visits it.
#[Object]
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
    async fn name(&self) -> String {
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
    async fn campaign(&self, ctx: &Context<'_>) -> Field<Campaign> {
        nullable_field(Campaign::find_in_list(session(ctx), self.0.campaign_id())).await
    }

    /// The customer it belongs to: its own, else its campaign's; null when there is none.
    async fn customer(&self, ctx: &Context<'_>) -> Field<Customer> {
        nullable_field(async {
            let customer_id = self.owner(session(ctx)).await?;
            Customer::find(session(ctx), customer_id).await
        })
        .await
    }

    /// The requests it received on these days, newest first (GET /v3/api/pixels/pixel-query).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn requests(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Which days.")] dates: DateRangeInput,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<PixelRequest>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(async {
            let session = session(ctx);
            let days = dates::days_of(&dates, session.today())?;
            let rows = rest::requests(&session.main(), self.0.pixel_id, days).await?;
            let mut positions: Vec<u32> = (0..rows.len() as u32).collect();
            positions.sort_by(|a, b| {
                let time = |position: u32| rows[position as usize].device_time;
                time(*b).cmp(&time(*a))
            });
            Connection::new(&page, &positions, |position| {
                let row = &rows[position as usize];
                PixelRequest {
                    device_ip: row.device_ip.clone(),
                    device_time: row.device_time.map(DateTime),
                }
            })
        })
        .await
    }

    /// The viewer's own jobs of type PIXELS that are about this pixel, or about its campaign where a job
    /// names no pixel; newest first (GET /v3/internal/queue).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn jobs(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<Job>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        let about = (self.0.pixel_id, self.0.campaign_id());
        field(Job::of_pixel(session(ctx), about, &page)).await
    }
}

/// A request that a pixel received from a device.
#[derive(SimpleObject)]
pub struct PixelRequest {
    /// The device's address on the internet; null when unknown.
    device_ip: Option<String>,
    /// When the device visited the page; null when unknown.
    device_time: Option<DateTime>,
}

plain_enums!(PixelPage PixelFunnelStage);
plain_members!(PixelRequest: device_ip device_time);
plain_fields!(Pixel: id pixel_id uuid name display_name page page_label funnel_stage funnel_stage_label url
    request_count link);

impl ConnectionNode for PixelRequest {
    fn cursor_key(&self) -> String {
        let time = self.device_time.map(|time| time.0.timestamp_millis());
        format!(
            "{}/{}",
            time.unwrap_or_default(),
            self.device_ip.as_deref().unwrap_or_default()
        )
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

/// The positions of the pixels to keep, told by their row and their name, sorted by name; ties by number.
fn by_name(table: &Table<PixelRow>, keep: impl Fn(&PixelRow, &str) -> bool) -> Vec<u32> {
    let rows: Vec<(String, &PixelRow)> = table
        .rows()
        .iter()
        .map(|row| (row.shown_name(), row))
        .collect();
    arrange(
        &rows,
        |(name, row)| keep(row, name),
        |(a, one), (b, other)| compare_text(a, b).then(one.pixel_id.cmp(&other.pixel_id)),
    )
}

impl Pixel {
    fn meta(&self) -> Option<&PixelMetaData> {
        self.0.meta_data.as_ref()
    }

    /// The pixel with this number; nothing for no number, or one that is unknown.
    pub(crate) async fn find(session: &Session, pixel_id: Option<i32>) -> Result<Option<Self>> {
        let Some(pixel_id) = pixel_id else {
            return Ok(None);
        };
        match rest::pixel(&session.main(), pixel_id).await {
            Ok(row) => Ok(Some(Self(row))),
            Err(error) if error.code() == Code::NotFound => Ok(None),
            Err(error) => Err(error),
        }
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
        let words = TextSearch::new(filter.text.as_deref());
        let is_missing = filter.missing_campaign == Some(true);
        let positions = by_name(&table, |row, name| {
            words.matches(&[name]) && !(is_missing && row.campaign_id().is_some())
        });
        Connection::new(page, &positions, |position| Self(Row::at(&table, position)))
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
        by_name(table, |_, _| true)
            .into_iter()
            .map(|position| Self(Row::at(table, position)))
            .collect()
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
