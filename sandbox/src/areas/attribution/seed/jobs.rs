//! Jobs with a report for every case, and studies with several results or none.

use serde_json::{Value, json};

use super::{
    super::report::{self, FOLDER},
    reports::{self, Output},
};
use crate::{
    ACCOUNTS,
    areas::{
        customers::HARBOR,
        jobs::{self, ATTRIBUTION_PROCESS, JobFile, Outcome, PENDING, StoredJob},
    },
    seed::writer::SeedWriter,
};

/// Below the ids of the other jobs in the queue, which new jobs follow.
const FIRST: i64 = 1_701;
const SUCCESS: i64 = Outcome::Success as i64;
const ERROR: i64 = Outcome::Error as i64;

pub(super) fn seed(seed: &SeedWriter<'_>) -> rusqlite::Result<()> {
    for (number, output) in (0..).zip(reports::outputs(seed)) {
        let study = request_info(seed, Some(reports::FIRST_STUDY + number), reports::CAMPAIGN);
        job(
            seed,
            FIRST + number,
            SUCCESS,
            (-1 - number % 5, 30_000 + number * 611),
            study,
            Some(output),
        )?;
    }
    // Study, campaign, status, day of creation. The visits of the home page grow with the job's id.
    let others = [
        (1_741, Some(73), 15, SUCCESS, -20),
        (1_742, Some(73), 15, SUCCESS, -3),
        (1_743, Some(73), 15, SUCCESS, -9),
        (1_744, Some(73), 15, PENDING, -1),
        (1_745, Some(73), 15, ERROR, -2),
        (1_746, Some(74), 16, PENDING, -1),
        (1_747, Some(75), 17, ERROR, -4),
        (1_748, Some(75), 17, ERROR, -2),
        (1_749, None, 14, SUCCESS, -5),
    ];
    for (id, study, campaign, status, day) in others {
        let visits = 300 + id;
        let output = (status == SUCCESS).then(|| {
            let report = reports::report(seed, [visits % 1_000, 150, 75], [400, 160, 80], 3);
            Output::File(report.to_string().into_bytes())
        });
        let info = request_info(seed, study, campaign);
        job(seed, id, status, (day, 41_400), info, output)?;
    }
    Ok(())
}

fn request_info(seed: &SeedWriter<'_>, study: Option<i64>, campaign: i64) -> Value {
    let range = match study {
        // Its measurement goes on, as that of the study.
        Some(73) => [seed.midnight(-40), seed.midnight(10)],
        _ => [seed.midnight(-70), seed.midnight(-39) - 1],
    };
    let mut info = json!({ "customerId": HARBOR, "campaignIds": [campaign], "mainRange": range });
    if let Some(study) = study {
        info["attributionId"] = json!(study);
    }
    info
}

fn job(
    seed: &SeedWriter<'_>,
    id: i64,
    status: i64,
    (day, second): (i64, i64),
    request_info: Value,
    output: Option<Output>,
) -> rusqlite::Result<()> {
    let created_at = seed.moment(day, second);
    let put = |file| jobs::put_files(seed.connection, FOLDER, id, &[file], created_at);
    let key = format!("{FOLDER}/{id}/output.json");
    let mut files = Vec::new();
    if let Some(output) = output {
        files = put(report::summary())?;
        match output {
            Output::File(content) => files.extend(put(report::output(content))?),
            Output::Missing => files.push(JobFile::Key(key)),
            Output::Expired(content) => {
                put(report::output(content))?;
                let expires = created_at + 3_600;
                files.push(JobFile::Expires { key, expires });
            }
            Output::Link(link) => {
                let link = link.to_owned();
                files.push(JobFile::Link { key, link });
            }
            Output::None => {}
        }
    }
    let account = usize::from(id % 4 == 0);
    jobs::store(
        seed.connection,
        StoredJob {
            id,
            status,
            outcome: status,
            job_type: ATTRIBUTION_PROCESS,
            email: Some(ACCOUNTS[account].email),
            user_id: Some(if account == 0 { 1 } else { 2 }),
            customer_id: Some(HARBOR),
            created_at: created_at * 1_000,
            due_at: None,
            request_info,
            files,
        },
    )
}
