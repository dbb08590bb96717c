//! The calls of backfill jobs.

use super::rules::{self, Job};
use crate::error::{Error, Result};
use crate::upstream::{Api, Call, FormWriter, Path, WriteOutcome, calls};

calls! {
    HELLO = Call::get("backfill.hello", "/hello")
        .backfill()
        .answers("A text, or an object with a message.")
        .answering_text();
    UPLOAD = Call::post("backfill.upload", "/upload")
        .backfill()
        .whole_body("A form: customer, marketName, jobType, provider, runBy, and a part \"files\" for each file.")
        .explaining_failures()
        .answering_text();
}

/// Greets the service. Sent as a write, because writes are never answered from the cache.
pub async fn hello(backfill: &Api<'_>) -> Result<WriteOutcome> {
    let path = Path::new(&HELLO, &[]);
    let answer = backfill.write_empty(path).await;
    // It changes nothing, so it may be repeated if its response is lost.
    answer.map_err(Error::not_applied)
}

/// The fields sent with a job, besides its files.
pub struct Fields<'a> {
    pub job: &'a Job,
    /// The name of the market, if known.
    pub market_name: Option<&'a str>,
    /// The name of the user who submits the job.
    pub run_by: &'a str,
}

/// Submits a job, streaming its files.
pub async fn submit(
    backfill: &Api<'_>,
    fields: Fields<'_>,
    write_files: impl AsyncFnOnce(&mut FormWriter) -> Result<()>,
) -> Result<WriteOutcome> {
    let Fields {
        job,
        market_name,
        run_by,
    } = fields;
    backfill
        .post_form(Path::new(&UPLOAD, &[]), async |form: &mut FormWriter| {
            form.text("customer", &job.customer_id.to_string()).await?;
            if let Some(name) = market_name {
                form.text("marketName", name).await?;
            }
            form.text("jobType", rules::label(job.job_type)).await?;
            if let Some(provider_id) = job.provider_id {
                form.text("provider", &provider_id.to_string()).await?;
            }
            form.text("runBy", run_by).await?;
            write_files(form).await
        })
        .await
}
