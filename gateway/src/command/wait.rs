//! Waiting for a job that a mutation has started.

use std::time::Duration;

use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::command::failure::{Failure, printable};
use crate::command::gateway::{Answer, Gateway};

/// The time between two looks at a job.
const PAUSE: Duration = Duration::from_secs(2);
/// How often in a row the gateway may not answer.
const MAX_FAILURES: u32 = 5;

const JOB: &str = "query ($jobId: String!) { job(by: { jobId: $jobId }) { status failure } }";

/// Waits until the job in an answer has ended.
pub(super) async fn wait(gateway: &Gateway, answer: &Answer) -> Result<(), Failure> {
    let id = answer.data.as_ref().and_then(|data| {
        let data: Value = serde_json::from_str(data.get()).ok()?;
        let mut payloads = data.as_object()?.values();
        payloads.find_map(|payload| payload["job"]["jobId"].as_str().map(str::to_owned))
    });
    let id = id.ok_or_else(|| {
        Failure::local("--wait needs a mutation that selects job { jobId } and has started a job.")
    })?;
    let body = json!({ "query": JOB, "variables": { "jobId": id } });
    // Shown on a terminal only.
    let progress = ProgressBar::new_spinner().with_message(printable(&format!("job {id}")));
    progress.enable_steady_tick(Duration::from_millis(100));
    let mut failures = 0;
    loop {
        let request = gateway.post().header("cache-control", "no-cache");
        let looked = gateway.answer(request.json(&body)).await;
        let is_passing = match &looked {
            Ok(answer) => answer.is_passing(),
            Err(Failure::NoAnswer { is_passing, .. }) => *is_passing,
            Err(_) => false,
        };
        failures = if is_passing { failures + 1 } else { 0 };
        if !is_passing || failures == MAX_FAILURES {
            let answer = looked?;
            if answer.data.is_none() || !answer.problems().is_empty() {
                return Err(Failure::Answer(answer.problems()));
            }
            let data = answer
                .data
                .as_ref()
                .map(|data| data.get())
                .unwrap_or_default();
            let data: Value = serde_json::from_str(data).unwrap_or_default();
            let job = &data["job"];
            match job["status"].as_str() {
                Some("PENDING") => progress.set_message(printable(&format!("job {id} is pending"))),
                Some("COMPLETED") => return Ok(()),
                status => {
                    let status = status.unwrap_or("gone");
                    let failure = job["failure"].as_str().unwrap_or_default();
                    let message = format!("Job {id} is {status}. {failure}");
                    return Err(Failure::Answer(vec![message.trim_end().to_owned()]));
                }
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}
