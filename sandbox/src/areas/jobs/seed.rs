//! Queued jobs of every type and status.

use serde_json::json;

use super::queue::{
    ATTRIBUTION_IMPORT, ATTRIBUTION_PROCESS, DEVICES_UNIQUE, NewFile, Outcome, PENDING,
    PIXELS_FILTER, StoredJob, put_files, store,
};
use crate::{
    ACCOUNTS,
    areas::attribution::report,
    seed::writer::{SeedWriter, iso},
};

const FIRST: i64 = 1_800;
const COUNT: i64 = 64;

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    for id in FIRST..FIRST + COUNT {
        queued(seed, id)?;
    }
    Ok(())
}

fn queued(seed: &mut SeedWriter<'_>, id: i64) -> rusqlite::Result<()> {
    let number = id - FIRST;
    let created_at = seed.moment(-1 - number / 3, 30_000 + number * 611 % 40_000);
    let job_type = match number % 8 {
        0 | 4 => PIXELS_FILTER,
        1 | 5 => ATTRIBUTION_PROCESS,
        2 => DEVICES_UNIQUE,
        3 | 6 => ATTRIBUTION_IMPORT,
        _ if number == 15 => "JOB_QUEUE__PLACES_REFRESH",
        _ => DEVICES_UNIQUE,
    };
    let status = match number % 13 {
        5 => PENDING,
        9 => Outcome::Error as i64,
        // An unknown status.
        _ if number == 30 => 3,
        _ => Outcome::Success as i64,
    };
    let (user_id, email) = match number % 5 {
        0 | 1 => (Some(1), Some(ACCOUNTS[0].email.to_owned())),
        2 => (Some(2), Some(ACCOUNTS[1].email.to_uppercase())),
        3 => (Some(12), Some("ada@marquee.example".to_owned())),
        _ if number == 34 => (None, None),
        _ => (Some(2), Some(ACCOUNTS[1].email.to_owned())),
    };
    let (start, end) = (seed.day(-12 - number), seed.day(-5 - number));
    let (from, to) = (seed.midnight(-12 - number), seed.midnight(-4 - number) - 1);
    let customer_id = if number % 6 == 5 { 9 } else { 3 };
    let campaign_id = 4 + number % 12;
    let request_info = match job_type {
        PIXELS_FILTER if number % 16 == 4 => json!({ "customerId": customer_id, "campaignId": 4,
            "startDate": start.to_string(), "endDate": end.to_string() }),
        PIXELS_FILTER => {
            json!({ "customerId": customer_id, "campaignId": 4, "pixelId": 31 + number % 3,
            "startDate": start.to_string(), "endDate": end.to_string() })
        }
        DEVICES_UNIQUE => {
            json!({ "customerId": customer_id, "campaignIds": [campaign_id, 5], "mainRange": [from, to] })
        }
        ATTRIBUTION_PROCESS if number % 3 == 0 => {
            json!({ "customerId": customer_id, "campaignIds": [campaign_id], "mainRange": [from, to] })
        }
        // The studies with these ids belong to campaign 4, except that of customer 9.
        _ => {
            let campaign_id = if customer_id == 3 { 4 } else { campaign_id };
            json!({ "customerId": customer_id, "campaignIds": [campaign_id], "mainRange": [from, to],
            "attributionId": 52 + number % 6 })
        }
    };
    // A few completed jobs have no files. One job stays pending although it has a file.
    let has_files = (status == Outcome::Success as i64 && number % 19 != 3) || number == 5;
    let (folder, files) = if has_files {
        files(seed, job_type)
    } else {
        ("", Vec::new())
    };
    let files = put_files(seed.connection, folder, id, &files, created_at)?;
    store(
        seed.connection,
        StoredJob {
            id,
            status,
            outcome: status,
            job_type,
            email: email.as_deref(),
            user_id,
            customer_id: Some(customer_id),
            created_at: created_at * 1_000,
            due_at: None,
            request_info,
            files,
        },
    )
}

fn files(seed: &mut SeedWriter<'_>, job_type: &str) -> (&'static str, Vec<NewFile>) {
    let csv = |name, content: String| NewFile {
        name,
        media_type: "text/csv",
        content: content.into_bytes(),
    };
    match job_type {
        PIXELS_FILTER => {
            let lines: String = (0..40)
                .map(|row| {
                    format!(
                        "203.0.113.{},{}\n",
                        row + 2,
                        iso(seed.moment(-8, row * 1_900))
                    )
                })
                .collect();
            (
                "pixels",
                vec![csv(
                    "requests.csv",
                    format!("device_ip,device_time\n{lines}"),
                )],
            )
        }
        ATTRIBUTION_PROCESS => {
            let output = report::file(&mut seed.rng, seed.today, report::pixels(3));
            (report::FOLDER, vec![output, report::summary()])
        }
        ATTRIBUTION_IMPORT => (report::FOLDER, vec![csv("export.csv", devices(seed))]),
        _ => ("devices", vec![csv("devices.csv", devices(seed))]),
    }
}

fn devices(seed: &mut SeedWriter<'_>) -> String {
    let ids = (0..60).map(|_| format!("{:012x}\n", seed.between(0, 0xffff_ffff_ffff)));
    std::iter::once("device_id\n".to_owned())
        .chain(ids)
        .collect()
}
