//! Submitting a backfill job.

use async_graphql::{Context, InputObject};
use gateway_macros::SimpleObject;

use crate::areas::backfill::job_type::BackfillJobType;
use crate::areas::backfill::rest::{self, Fields};
use crate::areas::backfill::rules::{self, Entries};
use crate::areas::markets::Market;
use crate::error::{Error, Result};
use crate::graph::global_id::Entity;
use crate::graph::payload::{UserError, accepted_or_unknown};
use crate::graph::upload::{File, Upload};
use crate::request::{RequestContext, UserRow};
use crate::upstream::FormWriter;

/// What is unknown if the service's response is lost, and where to look.
const WHY_UNKNOWN: &str = "The job may have been submitted. Look at the market's impressions in the Report \
                           Explorer of Pipeline before you submit it again.";

/// A backfill job. Missing fields are refused by the checks, in the order of these fields.
#[derive(InputObject)]
pub struct SubmitBackfillInput {
    /// The customer. Required.
    customer_id: Option<i32>,
    /// The market. Required.
    market_id: Option<i32>,
    /// The type of the job. Required.
    job_type: Option<BackfillJobType>,
    /// The provider. Required for the two transit types, where 0 counts as missing, and ignored for the other.
    provider_id: Option<i32>,
    /// The files, with names that end in ".csv" and are free of control characters. Paths before the names are dropped. At
    /// least one.
    #[graphql(default)]
    files: Vec<Upload>,
}

/// The result of `submitBackfill`.
#[derive(SimpleObject)]
pub struct SubmitBackfillPayload {
    /// What was submitted; null if nothing was.
    submission: Option<BackfillSubmission>,
    /// Why nothing was submitted, or that the outcome is unknown; empty on success.
    errors: Vec<UserError>,
}

/// A submitted backfill job.
#[derive(SimpleObject)]
pub struct BackfillSubmission {
    /// The number of files sent.
    file_count: i32,
    /// The message to show.
    text: &'static str,
}

pub(super) async fn run(
    ctx: &Context<'_>,
    context: &RequestContext,
    input: SubmitBackfillInput,
) -> Result<SubmitBackfillPayload> {
    context.require_token()?;
    let entries = Entries {
        customer_id: input.customer_id,
        market_id: input.market_id,
        job_type: input.job_type,
        provider_id: input.provider_id,
        file_count: input.files.len(),
    };
    let job = match entries.check() {
        Ok(job) => job,
        Err(error) => return Ok(refused(error)),
    };
    let first = match input.files.first() {
        Some(first) => open(ctx, first).await?,
        None => None,
    };
    let Some(first) = first else {
        return Ok(refused(rules::invalid_files()));
    };
    let (user, market) = tokio::try_join!(
        context.signed_in_user(),
        Market::find(context, job.market_id)
    )?;
    let fields = Fields {
        job: &job,
        market_name: Some(Market::label(market.as_ref(), "")).filter(|name| !name.is_empty()),
        run_by: name_of(&user),
    };
    let mut has_invalid = false;
    let written = rest::submit(
        &context.backfill(),
        fields,
        async |form: &mut FormWriter| {
            let mut opened = Some(first);
            for upload in &input.files {
                let file = match opened.take() {
                    Some(file) => Some(file),
                    // Its name is unknown until the files before it have been passed on.
                    None => open(ctx, upload).await?,
                };
                let Some(mut file) = file else {
                    has_invalid = true;
                    return Err(Error::bad_input(rules::INVALID_FILES));
                };
                form.file("files", &file.name, "text/csv").await?;
                while let Some(chunk) = file.chunk().await? {
                    form.chunk(chunk).await?;
                }
            }
            Ok(())
        },
    )
    .await;
    if has_invalid {
        return Ok(refused(rules::invalid_files()));
    }
    let answer = match accepted_or_unknown(written, WHY_UNKNOWN)? {
        Ok(answer) => answer,
        Err(error) => return Ok(refused(error)),
    };
    // The response itself is not logged: it may repeat the user's name, file names, and more.
    let response = answer.get("message").unwrap_or(answer).text();
    let response_bytes = response.map(|response| response.len());
    let (customer_id, market_id) = (job.customer_id, job.market_id);
    tracing::info!(
        customer_id,
        market_id,
        response_bytes,
        "A backfill job was submitted."
    );
    Ok(SubmitBackfillPayload {
        submission: Some(BackfillSubmission {
            file_count: i32::try_from(input.files.len()).unwrap_or(i32::MAX),
            text: "Backfill job submitted successfully",
        }),
        errors: Vec::new(),
    })
}

/// The next file; `None` if its name is not accepted.
async fn open(ctx: &Context<'_>, upload: &Upload) -> Result<Option<File>> {
    let mut file = upload.open(ctx).await?;
    let name = rules::file_name(&file.name).map(str::to_owned);
    Ok(name.map(|name| {
        file.name = name;
        file
    }))
}

/// The name of a user. Inferred: the email address if there is none.
fn name_of(user: &UserRow) -> &str {
    let display_name = user.display_name.as_deref();
    let display_name = display_name.filter(|name| !name.trim().is_empty());
    display_name.or(user.email()).unwrap_or_default()
}

fn refused(error: UserError) -> SubmitBackfillPayload {
    SubmitBackfillPayload {
        submission: None,
        errors: vec![error],
    }
}
