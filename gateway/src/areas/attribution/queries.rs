//! The queries of attribution.

use async_graphql::Context;
use gateway_macros::object;

use super::data_partner::DataPartner;
use super::place::{Place, PlaceFilter, PlaceOrderField};
use super::study_list::{StudyFilter, StudyOrderField};
use super::{Study, rest};
use crate::areas::jobs::{Job, JobFilter, JobOrderField};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::request::request_context;

/// The queries of attribution.
#[derive(Default)]
pub struct AttributionQuery;

#[object]
impl AttributionQuery {
    /// The attribution studies of all customers, highest number first by default. Filtering by words costs two more
    /// calls, shared with `customerName` and `pixelCount`. Source: GET /v3/api/attribution.
    async fn studies(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<StudyFilter, StudyOrderField>,
    ) -> Result<Connection<Study>> {
        Study::page(request_context(ctx), &list).await
    }

    /// The attribution study with this number; null if there is none. Source: GET /v3/api/attribution/{attributionId}.
    async fn study(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The study's number.")] study_id: i32,
    ) -> Result<Option<Study>> {
        Study::find(request_context(ctx), study_id).await
    }

    /// The jobs of all users that export attribution studies or produce their results, newest first by default. Source:
    /// GET /v3/api/attribution/jobs.
    async fn attribution_jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<JobFilter, JobOrderField>,
    ) -> Result<Connection<Job>> {
        Job::attribution_page(request_context(ctx), &list, |_| true).await
    }

    /// The properties that results can be broken down by, for use in cuts, in the order of the service. Source:
    /// GET /v3/api/attribution/cut-options.
    async fn cut_options(&self, ctx: &Context<'_>) -> Result<Vec<String>> {
        let options = rest::cut_options(&request_context(ctx).main()).await?;
        Ok(options.to_vec())
    }

    /// The partners that `createRetargetingStudies` accepts. Makes no call.
    async fn data_partners(&self) -> Vec<DataPartner> {
        DataPartner::all()
    }

    /// The places whose visitors a study can count, sorted by name by default. Source: GET /v3/api/places.
    async fn places(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<PlaceFilter, PlaceOrderField>,
    ) -> Result<Connection<Place>> {
        Place::page(request_context(ctx), &list).await
    }

    /// The place with this key; null if there is none. Source: GET /v3/api/places/{placeId}.
    async fn place(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The place's key.")] place_id: String,
    ) -> Result<Option<Place>> {
        Place::find(request_context(ctx), place_id).await
    }
}
