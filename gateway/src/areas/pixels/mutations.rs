//! Changes to pixels, their check and their jobs.

use async_graphql::{Context, InputObject, MaybeUndefined, SimpleObject};
use gateway_macros::object;
use uuid::Uuid;

use super::pixel::{PixelFunnelStage, PixelPage};
use super::rest::{self, MetaDataBody, PixelBody};
use super::{Pixel, rules};
use crate::areas::campaigns::Campaign;
use crate::areas::jobs::{Job, saved_job_id};
use crate::error::{Code, Result};
use crate::graph::dates::{self, DateRangeInput};
use crate::graph::global_id::Entity;
use crate::graph::payload::{Lookup, UserError, UserErrorCode, outcome, saved_key};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::session::{Session, session};

/// A pixel to create (without pixelId) or to change (with it).
#[derive(InputObject)]
pub struct SavePixelInput {
    /// The pixel to change; leave it out to create one.
    pixel_id: Option<i32>,
    /// The key of a new pixel, a UUID; a new one when it is left out. Ignored on a change.
    uuid: Option<String>,
    /// The name; required, and not of blanks only.
    display_name: Option<String>,
    /// The kind of page; required.
    page: Option<PixelPage>,
    /// The funnel stage; null takes it away. On a change, what is left out stays as it is.
    funnel_stage: MaybeUndefined<PixelFunnelStage>,
    /// The address of the page; null takes it away. On a change, what is left out stays as it is.
    url: MaybeUndefined<String>,
    /// The campaign the pixel belongs to; null takes it away. On a change, what is left out stays as it is.
    campaign_id: MaybeUndefined<i32>,
    /// The customer the pixel belongs to; left as it is when left out.
    customer_id: Option<i32>,
}

/// The pixel as saved, or why it was not saved.
#[derive(SimpleObject)]
pub struct SavePixelPayload {
    /// The pixel, read again after the save; null if it was rejected.
    pixel: Lookup<Pixel>,
    /// The campaign that was sent; its pixels are read again when they are selected.
    campaign: Lookup<Campaign>,
    /// Why it was not saved; empty on success.
    errors: Vec<UserError>,
}

/// The pixel to check.
#[derive(InputObject)]
pub struct CheckPixelInput {
    /// The pixel.
    pixel_id: i32,
}

/// The result of a check.
#[derive(SimpleObject)]
pub struct CheckPixelPayload {
    /// The pixel; null if it does not exist.
    pixel: Lookup<Pixel>,
    /// Whether the pixel has fired in the last 3 days (rule pixel-check); null if the check failed.
    has_fired_recently: Option<bool>,
    /// Why the check failed; empty on success.
    errors: Vec<UserError>,
}

/// The pixel and the days whose requests a job gathers.
#[derive(InputObject)]
pub struct RunPixelsJobInput {
    /// The pixel.
    pixel_id: i32,
    /// Which days.
    dates: DateRangeInput,
}

/// The queued job, or why none was queued.
#[derive(SimpleObject)]
pub struct RunPixelsJobPayload {
    /// The job; null if it was rejected or the service did not name it.
    job: Lookup<Job>,
    /// Why no job was queued; empty on success.
    errors: Vec<UserError>,
}

/// Mutations of this area.
#[derive(Default)]
pub struct PixelsMutation;

/// Mutations of this area.
#[object]
impl PixelsMutation {
    /// Creates a pixel (POST /v3/api/pixels) or changes one (PATCH /v3/api/pixels/{pixelId}). A name and a
    /// page are required; what the service refuses is in `errors`, in its own words.
    async fn save_pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel.")] input: SavePixelInput,
    ) -> Result<SavePixelPayload> {
        save_pixel(session(ctx), input).await
    }

    /// Asks whether a pixel has fired over the last 3 days (GET /v3/api/pixels/pixel-check/{pixelId}).
    /// A mutation because every check asks the service anew.
    async fn check_pixel(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel.")] input: CheckPixelInput,
    ) -> Result<CheckPixelPayload> {
        check_pixel(session(ctx), input.pixel_id).await
    }

    /// Queues a job that gathers the requests of a pixel as a file
    /// (GET /v3/api/pixels/pixel-query-async, a GET that creates).
    async fn run_pixels_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The pixel and the days.")] input: RunPixelsJobInput,
    ) -> Result<RunPixelsJobPayload> {
        run_pixels_job(session(ctx), &input).await
    }
}

impl SavePixelPayload {
    fn rejected(errors: Vec<UserError>) -> Self {
        Self {
            pixel: Lookup::none(),
            campaign: Lookup::none(),
            errors,
        }
    }
}

async fn save_pixel(session: &Session, input: SavePixelInput) -> Result<SavePixelPayload> {
    let name = input.display_name.as_deref().unwrap_or_default().trim();
    let mut errors = Vec::new();
    let mut refuse = |field: &str, words: &str| {
        errors.push(UserError::new(UserErrorCode::Rejected, words).at(field));
    };
    let page = input.page.and_then(PixelPage::upstream);
    let stage = |stage: PixelFunnelStage| stage.upstream().ok_or(());
    let funnel_stage = input.funnel_stage.map_value(stage).transpose();
    let uuid = match (input.pixel_id, &input.uuid) {
        (Some(_), _) => None,
        (None, None) => Some(Uuid::new_v4().to_string()),
        (None, Some(uuid)) => {
            if Uuid::parse_str(uuid).is_err() {
                refuse("uuid", "This is not a UUID.");
            }
            Some(uuid.clone())
        }
    };
    if name.is_empty() {
        refuse("displayName", rules::MISSING_NAME);
    }
    if page.is_none() {
        refuse("page", rules::MISSING_PAGE);
    }
    if funnel_stage.is_err() {
        refuse(
            "funnelStage",
            "UNRECOGNIZED stands for values of the service and cannot be saved.",
        );
    }
    if !errors.is_empty() {
        return Ok(SavePixelPayload::rejected(errors));
    }
    let body = PixelBody {
        pixel_id: input.pixel_id,
        uuid: uuid.as_deref(),
        campaign: input.campaign_id,
        customer_id: input.customer_id,
        meta_data: MetaDataBody {
            page,
            display_name: name,
            funnel_stage: funnel_stage.unwrap_or_default(),
            url: input.url,
        },
    };
    Ok(
        match outcome(rest::save_pixel(&session.main(), &body).await)? {
            Ok(answer) => SavePixelPayload {
                pixel: input
                    .pixel_id
                    .or_else(|| saved_key(&answer, "pixelId"))
                    .into(),
                campaign: input.campaign_id.take().into(),
                errors,
            },
            Err(error) => SavePixelPayload::rejected(vec![error]),
        },
    )
}

async fn check_pixel(session: &Session, pixel_id: i32) -> Result<CheckPixelPayload> {
    session.forget_reads();
    let (has_fired_recently, errors) = match rest::has_fired(&session.main(), pixel_id).await {
        Ok(fired) => (Some(*fired), Vec::new()),
        Err(error) if error.code() == Code::Unauthenticated => return Err(error),
        Err(error) => {
            let code = match error.code() {
                Code::NotFound => UserErrorCode::NotFound,
                _ => UserErrorCode::Failed,
            };
            let words = "There was an error checking this pixel.";
            (None, vec![UserError::new(code, words)])
        }
    };
    Ok(CheckPixelPayload {
        pixel: Lookup::by(pixel_id),
        has_fired_recently,
        errors,
    })
}

async fn run_pixels_job(
    session: &Session,
    input: &RunPixelsJobInput,
) -> Result<RunPixelsJobPayload> {
    let refused = |error| RunPixelsJobPayload {
        errors: vec![error],
        job: Lookup::none(),
    };
    let days = match dates::days_of(&input.dates, session.today()) {
        Ok(days) => days,
        Err(error) => {
            let error = UserError::new(UserErrorCode::Rejected, error.message()).at("dates");
            return Ok(refused(error));
        }
    };
    let Some(pixel) = Pixel::find(session, input.pixel_id).await? else {
        return Ok(refused(UserError::new(
            UserErrorCode::NotFound,
            "There is no such pixel.",
        )));
    };
    let owner = pixel.owner(session).await?;
    let (Some(customer_id), Some(campaign_id)) = (owner, pixel.campaign_id()) else {
        let words = "This pixel belongs to no campaign, so no job can be run for it.";
        return Ok(refused(UserError::new(UserErrorCode::Rejected, words)));
    };
    let main = session.main();
    let written = rest::run_job(&main, input.pixel_id, days, customer_id, campaign_id).await;
    Ok(match outcome(written)? {
        Ok(answer) => RunPixelsJobPayload {
            job: saved_job_id(&answer).into(),
            errors: Vec::new(),
        },
        Err(error) => refused(error),
    })
}
