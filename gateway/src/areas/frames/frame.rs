//! A frame and its site, and the lists of a market's frames.

use std::collections::HashSet;
use std::sync::Arc;

use async_graphql::{Enum, InputObject};
use gateway_macros::object;
use serde_json::value::RawValue;

use super::rest::{self, FrameRow, SiteRow};
use super::rules::{self, Sector};
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::json::{GeoJson, Json};
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::request::RequestContext;
use crate::upstream::Row;
use crate::upstream::decode::Table;

pub struct Frame(pub(super) Row<FrameRow>);

/// A spot that carries stationary media, such as one face of a billboard.
#[object(row)]
impl Frame {
    /// The frame's number.
    async fn frame_id(&self) -> i32 {
        self.0.frame_id
    }

    /// The customer's name for it; null if unknown.
    async fn frame_ref(&self) -> Option<&str> {
        self.0.frame_ref.as_deref()
    }

    /// The direction it faces, in degrees clockwise from north; null if unknown.
    async fn bearing(&self) -> Option<f64> {
        self.0.exposition_angle
    }

    /// The angle from which it can be seen, in degrees; null if unknown.
    async fn width(&self) -> Option<f64> {
        self.0.exposition_width
    }

    /// The area from which it can be seen, as a polygon: 1,000 m around the site, across its width, centered on its
    /// bearing. About 2.4 KB; null if the site's position, the bearing or the width is unknown, or the width is 0 or
    /// less. To draw many, read `sectorWidth` and `sectorRadius` instead.
    async fn sector(&self) -> Option<GeoJson> {
        Some(GeoJson(rules::polygon(&self.to_sector()?.outline())))
    }

    /// The width of `sector` in degrees, above 0; null if there is no sector. 360 is a full circle. Its center is the
    /// site, and `bearing` is the direction of its middle.
    async fn sector_width(&self) -> Option<f64> {
        self.to_sector().map(|sector| sector.width)
    }

    /// The radius of `sector` in metres; null if there is no sector.
    async fn sector_radius(&self) -> Option<f64> {
        self.to_sector().map(|_| rules::SECTOR_RADIUS)
    }

    /// Further facts about it; null if missing.
    async fn metadata(&self) -> Option<Json<'_>> {
        Json::of(self.0.meta_data.as_deref()?)
    }

    /// `metadata` as JSON text; null if missing.
    async fn metadata_text(&self) -> Option<&str> {
        json(self.0.meta_data.as_deref())
    }

    /// Its site; null if unknown.
    #[per_row]
    async fn site(&self) -> Option<Site> {
        self.0.site.is_some().then(|| Site(self.0.clone()))
    }
}

connection_node!(Frame, "A frame", "frames");

/// Selects frames.
#[derive(Default, InputObject)]
pub struct FrameFilter {
    /// Words to find in the frame's reference, or the reference, name or address of its site, in any order, regardless of
    /// case and accents.
    text: Option<String>,
    /// Frames with any of these numbers.
    frame_ids: Option<HashSet<i32>>,
    /// Frames at any of these sites.
    site_ids: Option<HashSet<i32>>,
}

/// Sort fields of a list of frames. Ties are sorted by frameId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum FrameOrderField {
    /// The frame's number.
    FrameId,
    /// The customer's name for it, case-insensitive.
    FrameRef,
    /// The name of the site, case-insensitive.
    SiteName,
}

impl OrderField for FrameOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::FrameId, OrderDirection::Asc);
}

impl Searched for FrameRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        let site = self.site.as_ref();
        let texts = [
            self.frame_ref.as_deref(),
            site.and_then(|site| site.site_ref.as_deref()),
            site.and_then(|site| site.site_name.as_deref()),
            site.and_then(|site| site.site_address.as_deref()),
        ];
        texts.into_iter().flatten()
    }
}

impl Frame {
    fn to_sector(&self) -> Option<Sector> {
        let site = self.0.site.as_ref()?;
        let place = (site.site_lat?, site.site_lon?);
        rules::sector(place, self.0.exposition_angle, self.0.exposition_width)
    }

    /// A page of the frames of a market, as listed by the main API.
    pub(crate) async fn of_market(
        context: &RequestContext,
        market_id: i32,
        args: &ListArgs<FrameFilter, FrameOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page(
            &rest::frames_of_market(&context.main(), market_id).await?,
            args,
        )
        .await
    }

    /// A page of the frames of a market, as listed by the pipeline service; empty if the market has no hash.
    pub(crate) async fn of_market_in_pipeline(
        context: &RequestContext,
        market_hash: &str,
        args: &ListArgs<FrameFilter, FrameOrderField>,
    ) -> Result<Connection<Self>> {
        if market_hash.is_empty() {
            return Connection::empty(&args.page);
        }
        Self::page(
            &rest::frames_of_market_hash(&context.pipeline(), market_hash).await?,
            args,
        )
        .await
    }

    /// The positions of the frames of a market, each as latitude and longitude.
    pub(crate) async fn positions_in_market(
        context: &RequestContext,
        market_id: i32,
    ) -> Result<Vec<(f64, f64)>> {
        let table = rest::frames_of_market(&context.main(), market_id).await?;
        Ok(table.rows().iter().filter_map(FrameRow::position).collect())
    }

    async fn page(
        table: &Arc<Table<FrameRow>>,
        args: &ListArgs<FrameFilter, FrameOrderField>,
    ) -> Result<Connection<Self>> {
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let frames = List::new(table).search(&text);
        let sort_by = match args.order.field {
            FrameOrderField::FrameId => SortBy::key(),
            FrameOrderField::FrameRef => {
                SortBy::text(|row: &FrameRow| row.frame_ref.as_deref().unwrap_or_default())
            }
            FrameOrderField::SiteName => SortBy::text(FrameRow::site_name),
        };
        frames
            .keep(|row| {
                let site = row.site.as_ref();
                is_any_of(filter.frame_ids.as_ref(), Some(&row.frame_id))
                    && is_any_of(
                        filter.site_ids.as_ref(),
                        site.and_then(|site| site.site_id.as_ref()),
                    )
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }
}

pub struct Site(Row<FrameRow>);

/// A location with frames. Frames at the same site have the same `siteId`.
#[object]
impl Site {
    /// The site's number; null if unknown.
    async fn site_id(&self) -> Option<i32> {
        self.row()?.site_id
    }

    /// The customer's name for it; null if unknown.
    async fn site_ref(&self) -> Option<&str> {
        self.row()?.site_ref.as_deref()
    }

    /// Name; null if unknown.
    async fn name(&self) -> Option<&str> {
        self.row()?.site_name.as_deref()
    }

    /// Latitude in degrees; null if unknown.
    async fn latitude(&self) -> Option<f64> {
        self.row()?.site_lat
    }

    /// Longitude in degrees; null if unknown.
    async fn longitude(&self) -> Option<f64> {
        self.row()?.site_lon
    }

    /// The address in one line; null if unknown.
    async fn address(&self) -> Option<&str> {
        self.row()?.site_address.as_deref()
    }

    /// Its inventory; null if missing.
    async fn inventory(&self) -> Option<Json<'_>> {
        Json::of(self.row()?.site_inventory.as_deref()?)
    }

    /// `inventory` as JSON text; null if missing.
    async fn inventory_text(&self) -> Option<&str> {
        json(self.row()?.site_inventory.as_deref())
    }

    /// Further facts about it; null if missing.
    async fn metadata(&self) -> Option<Json<'_>> {
        Json::of(self.row()?.meta_data.as_deref()?)
    }

    /// `metadata` as JSON text; null if missing.
    async fn metadata_text(&self) -> Option<&str> {
        json(self.row()?.meta_data.as_deref())
    }
}

impl Site {
    fn row(&self) -> Option<&SiteRow> {
        self.0.site.as_ref()
    }
}

fn json(value: Option<&RawValue>) -> Option<&str> {
    value.map(RawValue::get).filter(|json| *json != "null")
}
