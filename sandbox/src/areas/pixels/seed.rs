//! Pixels that fire and pixels that do not, with the requests of the last 30 days.

use rusqlite::params;
use serde_json::{Value, json};

use crate::{
    db::{hash::hex, records::Columns},
    seed::writer::{SeedWriter, remove},
    services::resource::REFUSES_SAVE,
};

const PAGES: [&str; 8] = [
    "Homepage",
    "Landing Page",
    "Contact Us Page",
    "Directory Page",
    "Education Page",
    "Location Page",
    "Product Page",
    "Checkout Page",
];
const STAGES: [&str; 3] = ["Visit Page", "Consideration Page", "Conversion Page"];

/// The campaign with a pixel for every case, and its customer.
const SHOWN_CAMPAIGN: i64 = 4;
const SHOWN_CUSTOMER: i64 = 3;

/// When a pixel received requests.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Traffic {
    /// Requests on each of the last 30 days, up to yesterday.
    Lively,
    /// Requests, but none in the last week.
    Faded,
    None,
}

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    let shown = [
        (31, "Home", 0, Traffic::Lively),
        (32, "Products", 6, Traffic::Lively),
        (33, "Checkout", 7, Traffic::Lively),
        (34, "Store Locator", 5, Traffic::Faded),
        (35, "Careers", 3, Traffic::None),
        (36, REFUSES_SAVE, 1, Traffic::Lively),
        (37, "Breaks Check", 2, Traffic::Faded),
        (38, "Fails Job", 4, Traffic::Faded),
    ];
    for (id, name, page, traffic) in shown {
        pixel(
            seed,
            id,
            Some((SHOWN_CAMPAIGN, SHOWN_CUSTOMER)),
            name,
            page,
            traffic,
        )?;
    }
    let campaigns = seed
        .connection
        .prepare("SELECT id, customer_id FROM records WHERE kind = 'campaign' AND id % 4 <> 3 AND id <> 4 ORDER BY id")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<Vec<(i64, i64)>>>()?;
    for id in (1..31).chain(39..=154) {
        let page = usize::try_from(id).unwrap_or_default() % PAGES.len();
        let campaign = match id {
            // Every twelfth pixel has no campaign, nor do two of the customer above.
            151 | 152 => None,
            153 => Some((SHOWN_CAMPAIGN + 2, SHOWN_CUSTOMER)),
            // An unknown campaign.
            154 => Some((9_999, SHOWN_CUSTOMER)),
            _ if id % 12 == 0 => None,
            _ => Some(seed.pick(&campaigns)),
        };
        let traffic = match id % 5 {
            0 => Traffic::None,
            1 => Traffic::Faded,
            _ => Traffic::Lively,
        };
        let name = format!("{} {id}", PAGES[page].trim_end_matches(" Page"));
        pixel(seed, id, campaign, &name, page, traffic)?;
    }
    Ok(())
}

fn pixel(
    seed: &mut SeedWriter<'_>,
    id: i64,
    campaign: Option<(i64, i64)>,
    name: &str,
    page: usize,
    traffic: Traffic,
) -> rusqlite::Result<()> {
    let count = requests(seed, id, traffic)?;
    let customer_id = campaign.map(|(_, customer_id)| customer_id).or(match id {
        151 | 152 => Some(SHOWN_CUSTOMER),
        _ => (id % 24 != 0).then_some(1 + id % 28),
    });
    let mut body = json!({
        "pixelId": id,
        "pixelUUID": uuid(seed),
        "campaign": campaign.map(|(id, _)| id),
        "customerId": customer_id,
        "requestCount": count,
        "metaData": { "page": PAGES[page], "displayName": name, "funnelStage": STAGES[page % 3],
            "url": format!("https://shop{}.example/{}", customer_id.unwrap_or(0), name.to_lowercase().replace(' ', "-")) },
    });
    if let Some((campaign_id, _)) = campaign
        && id % 7 == 4
    {
        body["campaign"] = json!({ "campaignId": campaign_id });
    }
    match id {
        24 | 152 => remove(&mut body, "campaign"),
        40 => body["metaData"] = Value::Null,
        41 => body["requestCount"] = json!(count.to_string()),
        43 => remove(&mut body, "requestCount"),
        44 => body["metaData"] = json!({ "displayName": name, "page": "Blog" }),
        153 => body["campaign"] = json!("6"),
        _ => {}
    }
    let columns = Columns {
        customer_id,
        campaign_id: campaign.map(|(id, _)| id),
        name: body["metaData"]["displayName"].as_str().map(str::to_owned),
    };
    seed.store("pixel", id, &columns, &body)
}

fn requests(seed: &mut SeedWriter<'_>, id: i64, traffic: Traffic) -> rusqlite::Result<i64> {
    let (days, most) = match traffic {
        Traffic::Lively => (1..=30, if (31..=36).contains(&id) { 9 } else { 3 }),
        Traffic::Faded => (8..=30, 2),
        Traffic::None => return Ok(0),
    };
    let mut count = 0;
    for day in days {
        // Yesterday always has a request: a lively pixel passes the check at any hour.
        let least = i64::from(day == 1 || day == 8);
        for _ in 0..seed.between(least, most) {
            let time = seed.moment(-day, 0) + seed.between(0, 86_399);
            let ip = seed.chance(97).then(|| {
                format!(
                    "{}.{}",
                    seed.pick(&["203.0.113", "198.51.100", "192.0.2"]),
                    seed.between(1, 254)
                )
            });
            seed
                .connection
                .prepare_cached("INSERT INTO pixel_requests (pixel_id, device_time, device_ip) VALUES (?, ?, ?)")?
                .execute(params![id, time, ip])?;
            count += 1;
        }
    }
    Ok(count)
}

/// A version 4 UUID from the area's random numbers.
fn uuid(seed: &mut SeedWriter<'_>) -> String {
    let mut bytes = [0_u8; 16];
    rand::RngCore::fill_bytes(&mut seed.rng, &mut bytes);
    bytes[6] = bytes[6] & 0x0f | 0x40;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let digits = hex(&bytes);
    format!(
        "{}-{}-{}-{}-{}",
        &digits[..8],
        &digits[8..12],
        &digits[12..16],
        &digits[16..20],
        &digits[20..]
    )
}
