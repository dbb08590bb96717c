//! The figures of a report.

use std::sync::Arc;

use async_graphql::Context;
use gateway_macros::{SimpleObject, object};

use super::group::{AttributionGroup, DeviceGroup};
use super::page_comparison::AttributionPage;
use super::rest::{GroupRow, PixelRow, ReportFile};
use super::rules::{self, TrackedPage};
use super::tables::{self, AttributionTable};
use crate::areas::attribution::{Study, studies};
use crate::areas::jobs::Job;
use crate::error::Result;
use crate::graph::csv::CsvFile;
use crate::graph::dates::WEEKDAYS;
use crate::request::request_context;

pub struct AttributionResults {
    file: Arc<ReportFile>,
    job: Job,
}

/// The figures of a report. Counts are always whole; they are Floats because they can exceed 2^31. A count that is
/// missing from the report file reads as 0, and so does one that cannot be read: see `unreadableCount`.
#[object]
impl AttributionResults {
    /// The devices that were near the campaign's screens while it ran.
    async fn exposed(&self) -> AttributionGroup {
        AttributionGroup::new(&self.file, DeviceGroup::Exposed)
    }

    /// Comparable devices that were not: they show how often people visit without the campaign.
    async fn control(&self) -> AttributionGroup {
        AttributionGroup::new(&self.file, DeviceGroup::Control)
    }

    /// The pages compared: always the home page, the product page with two or more pixels, the checkout with three or
    /// more.
    async fn pages(&self) -> Vec<AttributionPage> {
        let page = |page: &TrackedPage| AttributionPage::new(&self.file, *page);
        self.file.tracked_pages().iter().map(page).collect()
    }

    /// Visits of the home page by the exposed group on each of the seven days of the week, Sunday first.
    async fn home_visits_by_weekday(&self) -> Vec<HomeVisits> {
        let visits = self.file.home_visits();
        let day = |(weekday, visits): (&'static str, i64)| HomeVisits {
            weekday,
            visits: visits as f64,
        };
        WEEKDAYS.into_iter().zip(visits).map(day).collect()
    }

    /// The sum of `homeVisitsByWeekday`.
    async fn home_visits(&self) -> f64 {
        self.file.home_visits().iter().sum::<i64>() as f64
    }

    /// When devices were near a screen: one row for each of the 24 hours.
    async fn hours_of_exposure(&self) -> Vec<AttributionHour> {
        self.file.hours(GroupRow::exposed_at)
    }

    /// When devices visited the site: one row for each of the 24 hours.
    async fn hours_of_visit(&self) -> Vec<AttributionHour> {
        self.file.hours(GroupRow::visited_at)
    }

    /// The pixels that recorded the visits, in file order.
    async fn pixels(&self) -> Vec<AttributionPixel> {
        self.file.pixels.iter().map(AttributionPixel::new).collect()
    }

    /// Whether any device of either group visited a compared page.
    async fn has_visits(&self) -> bool {
        self.file.has_visits()
    }

    /// Number of counts in the report file that are not whole numbers of at least 0. Each of them reads as 0, so the
    /// figures that depend on it are wrong; lift and confidence are then not computed.
    async fn unreadable_count(&self) -> i32 {
        i32::try_from(self.file.unreadable()).unwrap_or(i32::MAX)
    }

    /// Whether the report has neither devices nor visits, so that every figure is 0. False if a count could not be read.
    async fn is_empty(&self) -> bool {
        let groups = [&self.file.exposed, &self.file.control];
        let has_devices = groups
            .iter()
            .any(|group| group.total_devices.number > 0 || group.uq_devices.number > 0);
        !has_devices && !self.file.has_visits() && self.file.unreadable() == 0
    }

    /// A table of the report as a CSV file, named after the table, the study and the day (in the caller's time zone) on
    /// which the job was created. One call for all reports, for the study. Source: GET /v3/api/attribution.
    #[prefetch(studies(&context.main()))]
    async fn csv(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The table to write.")] table: AttributionTable,
    ) -> Result<CsvFile> {
        let context = request_context(ctx);
        let study = match self.job.parameters() {
            // An unreadable study must not keep the figures from the user.
            Some(parameters) => Study::of_job(context, parameters).await.ok().flatten(),
            None => None,
        };
        let study = study.as_ref().map(|study| {
            let row = study.row();
            (row.study_id, row.study_name.as_str())
        });
        let created = self.job.created();
        let day = created.map(|at| at.with_timezone(&context.time_zone()).date_naive());
        let name = rules::file_name(table.name(), study, self.job.key(), day);
        Ok(tables::file(&self.file, table, name))
    }
}

/// The visits of the home page on a day of the week.
#[derive(SimpleObject)]
pub struct HomeVisits {
    /// English name of the day, such as "Sunday".
    weekday: &'static str,
    /// Number of visits.
    visits: f64,
}

/// An hour of the day.
#[derive(SimpleObject)]
pub struct AttributionHour {
    /// The hour, from 0 to 23.
    hour: i32,
    /// Number of exposed devices.
    exposed: f64,
    /// Number of control devices.
    control: f64,
}

/// A pixel that recorded visits.
#[derive(SimpleObject)]
pub struct AttributionPixel {
    /// The pixel's number; null if it is not a number.
    pixel_id: Option<i32>,
    /// The type of its page, as the service spells it; null if unknown.
    page_text: Option<String>,
    /// The pixel's name; null if unknown.
    name: Option<String>,
}

impl AttributionPixel {
    fn new(row: &PixelRow) -> Self {
        Self {
            pixel_id: row.pixel_id,
            page_text: row.page.clone(),
            name: row.display_name.clone(),
        }
    }
}

impl AttributionResults {
    /// The figures in a report file.
    pub(super) fn new(file: Arc<ReportFile>, job: Job) -> Self {
        Self { file, job }
    }
}

impl ReportFile {
    /// The pages that are compared.
    pub(super) fn tracked_pages(&self) -> &'static [TrackedPage] {
        rules::tracked_pages(self.pixels.len())
    }

    /// Visits of the home page by the exposed group on each day of the week.
    fn home_visits(&self) -> [i64; 7] {
        std::array::from_fn(|day| self.exposed.weekday_visits(day, TrackedPage::Home))
    }

    fn hours(&self, at: impl Fn(&GroupRow, usize) -> i64) -> Vec<AttributionHour> {
        let hour = |hour: usize| AttributionHour {
            hour: hour as i32,
            exposed: at(&self.exposed, hour) as f64,
            control: at(&self.control, hour) as f64,
        };
        (0..24).map(hour).collect()
    }

    fn has_visits(&self) -> bool {
        let pages = self.tracked_pages();
        let has_visits = |group: &GroupRow| pages.iter().any(|page| group.sample(*page).visits > 0);
        has_visits(&self.exposed) || has_visits(&self.control)
    }
}
