//! An attribution study.

use std::collections::BTreeSet;

use async_graphql::{Context, ID};
use chrono::{DateTime, Utc};
use gateway_macros::object;
use serde_json::json;

use super::Place;
use super::action::{StudyAction, StudyStep};
use super::cut::Cut;
use super::loaders;
use super::rest::{self, LocationRow, StudyRow};
use super::rules::{
    self, JobFacts, Remaining, StudyActionKind, StudyFacts, StudyKeys, StudyStatus,
};
use super::study_place::{StudyPlace, StudyPlaceFilter, StudyPlaceOrderField};
use super::study_type::StudyType;
use crate::areas::campaigns::{Campaign, campaigns};
use crate::areas::customers::Customer;
use crate::areas::jobs::{Job, JobFilter, JobOrderField, JobRequestRow, attribution_jobs};
use crate::areas::pixels::{Pixel, PixelFilter, PixelOrderField};
use crate::error::{Result, if_found};
use crate::graph::connection::{Connection, connection_node};
use crate::graph::decision::Decision;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::OrderDirection;
use crate::graph::revision::{self, Part, Revised};
use crate::graph::scalars::Date;
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::{RequestContext, now, request_context};
use crate::upstream::Row;

#[derive(Clone)]
pub struct Study(Row<StudyRow>);

/// A study that compares devices exposed to a campaign with a control group, to see whether the campaign led to visits.
#[object(row)]
impl Study {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `studyId`.
    pub async fn id(&self) -> ID {
        global_id::id("Study", self.0.study_id)
    }

    /// The study's number. Stable; inputs take this.
    async fn study_id(&self) -> i32 {
        self.0.study_id
    }

    /// Name; empty if not set.
    async fn name(&self) -> &str {
        &self.0.study_name
    }

    /// What it measures; null if not set.
    #[graphql(name = "type")]
    async fn kind(&self) -> Option<StudyType> {
        self.0.study_type.as_deref().map(StudyType::of)
    }

    /// The type as the service spells it, even if `type` is UNRECOGNIZED; null if not set.
    async fn type_text(&self) -> Option<&str> {
        self.0.study_type.as_deref()
    }

    /// The objective, such as "Website Visitation Analysis"; null if not set.
    async fn objective(&self) -> Option<&str> {
        self.0.objective.as_deref()
    }

    /// The status.
    async fn status(&self) -> StudyStatus {
        rules::status(&self.0.status)
    }

    /// The status as text, such as "UNDER REVIEW". An unknown status is returned as the service spells it, with spaces
    /// for underscores.
    async fn status_label(&self) -> String {
        rules::status_label(&self.0.status)
    }

    /// What the status means and when the period ends, as sentences, at the time of the request.
    async fn status_explanation(&self, ctx: &Context<'_>) -> String {
        let end = self.0.post_study_end_date;
        rules::status_explanation(&self.0.status, end, &self.remaining(ctx))
    }

    /// The customer's number; null if unknown.
    async fn customer_id(&self) -> Option<i32> {
        self.0.customer_id
    }

    /// The customer's name; null if unknown. One call for the whole list. Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    #[batched]
    async fn customer_name(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        match self.0.customer_id {
            Some(customer_id) => Customer::name_of(request_context(ctx), customer_id).await,
            None => Ok(None),
        }
    }

    /// The customer; null if unknown. One call for the whole list. Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    #[batched]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        Customer::find_optional(request_context(ctx), self.0.customer_id).await
    }

    /// The campaign's number; null if it has none.
    async fn campaign_id(&self) -> Option<i32> {
        self.0.campaign_id
    }

    /// The campaign; null if it has none or it is unknown. One call for the whole list. Source: GET /v3/api/campaigns.
    #[prefetch(campaigns(&context.main()))]
    #[batched]
    async fn campaign(&self, ctx: &Context<'_>) -> Result<Option<Campaign>> {
        Campaign::find_in_list(request_context(ctx), self.0.campaign_id).await
    }

    /// First day of the measurement, in UTC; null if not set.
    async fn start_date(&self) -> Option<Date> {
        self.0.start_date.map(Date::of)
    }

    /// Last day of the measurement, in UTC; null if not set.
    async fn end_date(&self) -> Option<Date> {
        self.0.end_date.map(Date::of)
    }

    /// Last day of the study's period, after the campaign, in UTC; null if not set.
    async fn post_study_end_date(&self) -> Option<Date> {
        self.0.post_study_end_date.map(Date::of)
    }

    /// Day on which the results are due, in UTC; null if not set.
    async fn delivery_date(&self) -> Option<Date> {
        self.0.delivery_date.map(Date::of)
    }

    /// Staff notes; null if there are none.
    async fn notes(&self) -> Option<&str> {
        self.0.notes.as_deref()
    }

    /// Whether it is part of a larger measurement effort; null if unknown.
    async fn is_part_of_other_effort(&self) -> Option<bool> {
        self.0.is_part_of_other_effort
    }

    /// Whether the client pauses other media channels during the campaigns; null if unknown.
    async fn pauses_other_channels(&self) -> Option<bool> {
        self.0.pause_other_channels
    }

    /// Whether the ads are focused on brand awareness; null if unknown.
    async fn is_brand_focused(&self) -> Option<bool> {
        self.0.brand_focused
    }

    /// Whether the ads are aligned with the responses being measured; null if unknown.
    async fn has_aligned_ads(&self) -> Option<bool> {
        self.0.ads_aligned
    }

    /// Whole days until the study's period ends, rounded down; negative if it has ended, null without an end.
    async fn days_remaining(&self, ctx: &Context<'_>) -> Option<i64> {
        self.remaining(ctx).days
    }

    /// Whether less than a day of the study's period is left; false without an end.
    async fn is_finished(&self, ctx: &Context<'_>) -> bool {
        self.remaining(ctx).is_finished
    }

    /// The remaining days as text: "10 Days Remaining" or "The study period has ended"; null without an end.
    async fn remaining_label(&self, ctx: &Context<'_>) -> Option<String> {
        self.remaining(ctx).label
    }

    /// Number of pixels. One call for the whole list. Source: GET /v3/api/pixels/attribution-studies-pixel-counts.
    #[prefetch(rest::pixel_counts(&context.main()))]
    #[batched]
    async fn pixel_count(&self, ctx: &Context<'_>) -> Result<i32> {
        self.count_pixels(request_context(ctx)).await
    }

    /// The pixels, sorted by name by default; empty without a customer. Costs one call per study.
    /// Source: GET /v3/api/pixels/attribution/{attributionId}/customer/{customerId}.
    async fn pixels(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<PixelFilter, PixelOrderField>,
    ) -> Result<Connection<Pixel>> {
        Pixel::of_study(
            request_context(ctx),
            self.0.study_id,
            self.0.customer_id,
            &list,
        )
        .await
    }

    /// The actions that the study's status offers, in the order of their buttons. One call for the whole list.
    /// Source: GET /v3/api/pixels/attribution-studies-pixel-counts.
    #[prefetch(rest::pixel_counts(&context.main()))]
    async fn available_actions(&self, ctx: &Context<'_>) -> Result<Vec<StudyAction>> {
        let facts = self.facts(request_context(ctx)).await?;
        let actions = rules::actions(&facts).into_iter();
        Ok(actions
            .map(|(kind, decision)| StudyAction::new(kind, decision))
            .collect())
    }

    /// The steps from request to results, in order, each with its state; empty if the status is not one of the steps.
    #[per_row]
    async fn steps(&self) -> Vec<StudyStep> {
        let steps = rules::steps(&self.0.status).into_iter();
        steps
            .map(|(label, state)| StudyStep { label, state })
            .collect()
    }

    /// The action that takes the study to its next step; null if it is complete, or nothing that is allowed now leads on.
    /// One call for the whole list. Source: GET /v3/api/pixels/attribution-studies-pixel-counts.
    #[prefetch(rest::pixel_counts(&context.main()))]
    async fn next_action(&self, ctx: &Context<'_>) -> Result<Option<StudyActionKind>> {
        let facts = self.facts(request_context(ctx)).await?;
        let actions = rules::actions(&facts);
        Ok(rules::next_action(&self.0.status, &actions))
    }

    /// Whether `runStudies` is allowed now. One call for the whole list. Source:
    /// GET /v3/api/pixels/attribution-studies-pixel-counts.
    #[prefetch(rest::pixel_counts(&context.main()))]
    async fn run(&self, ctx: &Context<'_>) -> Result<Decision> {
        Ok(rules::run(&self.facts(request_context(ctx)).await?))
    }

    /// Whether `exportStudy` is allowed for the study's own measurement: it needs a customer and both dates.
    #[per_row]
    async fn export(&self) -> Decision {
        let row = &self.0;
        let day = |moment: Option<DateTime<Utc>>| moment.map(|moment| moment.date_naive());
        match rules::exportable(row.customer_id, day(row.start_date), day(row.end_date)) {
            Ok(_) => Decision::allow(),
            Err(refusal) => refusal,
        }
    }

    /// Whether `saveStudyCuts` is allowed: it needs a customer.
    #[per_row]
    async fn save_cuts(&self) -> Decision {
        match rules::customer_of_cuts(self.0.customer_id) {
            Ok(_) => Decision::allow(),
            Err(refusal) => refusal,
        }
    }

    /// Whether `changeStudyStatuses` may set this status. The status of a running study can only be set to
    /// ATTENTION_REQUIRED.
    async fn status_change(
        &self,
        #[graphql(desc = "The status to set.")] to: StudyStatus,
    ) -> Decision {
        rules::status_change(&self.0.status, to)
    }

    /// The places whose visitors the study counts, sorted by name. A place missing from the list of places has only the
    /// fields stored in the study. One call for the whole list. Source: GET /v3/api/places.
    #[prefetch(rest::places(&context.main()))]
    async fn selected_places(&self, ctx: &Context<'_>) -> Result<Vec<Place>> {
        StudyPlace::selected(request_context(ctx), &self.0).await
    }

    /// All places, and whether each is selected for the study, sorted by name by default. One call for the whole list.
    /// Source: GET /v3/api/places.
    #[prefetch(rest::places(&context.main()))]
    async fn places(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<StudyPlaceFilter, StudyPlaceOrderField>,
    ) -> Result<Connection<StudyPlace>> {
        StudyPlace::page(request_context(ctx), &self.0, &list).await
    }

    /// The cuts of its results, in the order in which they were saved; empty without a customer. Costs one call per
    /// study. Source: GET /v3/api/attribution/{attributionId}/cuts.
    async fn cuts(&self, ctx: &Context<'_>) -> Result<Vec<Cut>> {
        self.saved_cuts(ctx).await
    }

    /// Version token of what `updateStudy` can change, and its `revision`.
    async fn revision(&self) -> String {
        revision::of(&self.parts())
    }

    /// Version token of `selectedPlaces`, and the `revision` of `saveStudyPlaces`.
    async fn places_revision(&self) -> String {
        revision::of(&self.0.place_parts())
    }

    /// Version token of `cuts`, and the `revision` of `saveStudyCuts`. Shares its call with `cuts`.
    async fn cuts_revision(&self, ctx: &Context<'_>) -> Result<String> {
        Ok(revision::of(&Cut::parts(&self.saved_cuts(ctx).await?)))
    }

    /// The jobs about the study, newest first by default. A job that names no study is matched by customer and
    /// campaign. One call for the whole list. Source: GET /v3/api/attribution/jobs.
    #[prefetch(attribution_jobs(&context.main()))]
    async fn jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<JobFilter, JobOrderField>,
    ) -> Result<Connection<Job>> {
        let keys = self.0.keys();
        Job::attribution_page(request_context(ctx), &list, |request| {
            request.is_some_and(|request| rules::is_of_study(&facts_of(request), &keys))
        })
        .await
    }

    /// Whether there are results to open: see `latestResult`. One call for the whole list.
    /// Source: GET /v3/api/attribution/jobs.
    #[prefetch(attribution_jobs(&context.main()))]
    async fn open_results(&self, ctx: &Context<'_>) -> Result<Decision> {
        let has_results = loaders::has_results(request_context(ctx), self.0.keys()).await?;
        Ok(rules::open_results(has_results))
    }

    /// The newest completed job with the study's results; null if there is none. A job that names no study is matched
    /// by customer and campaign. One call for the whole list. Source: GET /v3/api/attribution/jobs.
    #[prefetch(attribution_jobs(&context.main()))]
    #[batched]
    async fn latest_result(&self, ctx: &Context<'_>) -> Result<Option<Job>> {
        let keys = self.0.keys();
        Job::newest_results(request_context(ctx), |request| {
            rules::is_of_study(&facts_of(request), &keys)
        })
        .await
    }
}

connection_node!(Study, "An attribution study", "attribution studies");

impl Entity for Study {
    const TYPE_NAME: &'static str = "Study";
    type Key = i32;

    async fn find(context: &RequestContext, study_id: i32) -> Result<Option<Self>> {
        let row = rest::study(&context.main(), study_id).await;
        Ok(if_found(row)?.map(Self))
    }

    /// From the list of all studies.
    async fn find_one_of_many(context: &RequestContext, study_id: i32) -> Result<Option<Self>> {
        let table = rest::studies(&context.main()).await?;
        Ok(Row::of(&table, &study_id).map(Self))
    }
}

impl Study {
    pub(super) fn new(row: Row<StudyRow>) -> Self {
        Self(row)
    }

    /// The study's number.
    pub(crate) fn number(&self) -> i32 {
        self.0.study_id
    }

    /// The study's row.
    pub(super) fn row(&self) -> &StudyRow {
        &self.0
    }

    /// The study of a job: the one it names, or else the newest of its customer and campaign.
    pub(crate) async fn of_job(
        context: &RequestContext,
        job: &JobRequestRow,
    ) -> Result<Option<Self>> {
        let table = rest::studies(&context.main()).await?;
        let studies = List::new(&table)
            .keep(|row| rules::is_of_study(&facts_of(job), &row.keys()))
            .sort(SortBy::key(), OrderDirection::Desc)
            .nodes(Self);
        Ok(studies.into_iter().next())
    }

    async fn saved_cuts(&self, ctx: &Context<'_>) -> Result<Vec<Cut>> {
        match self.0.customer_id {
            Some(customer_id) => {
                Cut::of_study(request_context(ctx), self.0.study_id, customer_id).await
            }
            None => Ok(Vec::new()),
        }
    }

    fn remaining(&self, ctx: &Context<'_>) -> Remaining {
        rules::remaining(self.0.post_study_end_date, now(ctx))
    }

    async fn count_pixels(&self, context: &RequestContext) -> Result<i32> {
        let counts = rest::pixel_counts(&context.main()).await?;
        Ok(rest::pixel_count(&counts, self.0.study_id))
    }

    /// The facts that the actions depend on.
    pub(super) async fn facts(&self, context: &RequestContext) -> Result<StudyFacts<'_>> {
        Ok(StudyFacts {
            status: &self.0.status,
            objective: self.0.objective.as_deref(),
            pixel_count: self.count_pixels(context).await?,
            remaining: rules::remaining(self.0.post_study_end_date, context.now()),
        })
    }
}

impl Revised for Study {
    const NOUN: &'static str = "study";

    fn parts(&self) -> Vec<Part> {
        let row = &self.0;
        let day = |moment: Option<DateTime<Utc>>| json!(moment.map(|moment| moment.date_naive()));
        vec![
            ("Name", json!(row.study_name)),
            ("Study Type", json!(row.study_type)),
            ("Measurement Start Date", day(row.start_date)),
            ("Measurement End Date", day(row.end_date)),
            ("Post Campaign End Date", day(row.post_study_end_date)),
            ("Delivery Date", day(row.delivery_date)),
            ("Notes", json!(row.notes)),
            (
                "Part of a greater measurement effort",
                json!(row.is_part_of_other_effort),
            ),
            (
                "Client pausing other media channels during the campaigns",
                json!(row.pause_other_channels),
            ),
            ("Ads brand-awareness focused", json!(row.brand_focused)),
            (
                "Ads aligned with the responses being measured",
                json!(row.ads_aligned),
            ),
        ]
    }
}

impl StudyRow {
    /// What staff edit of a study's places. Their order is of no meaning.
    pub(super) fn place_parts(&self) -> [Part; 1] {
        let places = self.locations().iter().map(LocationRow::place_id);
        let places: BTreeSet<&str> = places.collect();
        [("the places", json!(places))]
    }

    /// The numbers that match the study with its jobs.
    fn keys(&self) -> StudyKeys {
        StudyKeys {
            study_id: self.study_id,
            customer_id: self.customer_id,
            campaign_id: self.campaign_id,
        }
    }
}

/// What a job is about, according to its request.
pub(super) fn facts_of(request: &JobRequestRow) -> JobFacts<'_> {
    JobFacts {
        study_id: request.study_id,
        customer_id: request.customer_id,
        campaign_ids: &request.campaign_ids,
    }
}
