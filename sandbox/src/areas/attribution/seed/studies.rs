//! Studies with every status, and with every kind of date and location.

use rusqlite::OptionalExtension;
use serde_json::{Value, json};

use super::{
    super::{
        cuts::{BREAKS_CUTS, CUTS},
        pixels::STUDY_PIXELS,
        runs::{FAILS_RUN, REFUSES_RUN},
        study::{ATTENTION_REQUIRED, PENDING, PROCESSING, STUDIES, UNDER_REVIEW},
    },
    places, reports,
};
use crate::{
    areas::customers::HARBOR,
    db::records::{self, Columns},
    seed::writer::{SeedWriter, remove},
    services::resource::{EMPTY_ANSWER, REFUSES_SAVE},
};

const APPROVED: &str = "APPROVED";
const COMPLETE: &str = "COMPLETE";
const MID: &str = "MID_STUDY_COMPLETE";

const WEBSITE: Option<&str> = Some("Website Visitation Analysis");
const STORE: Option<&str> = Some("Store Visitation Analysis");
const APP: Option<&str> = Some("App Download Analysis");
const LIFT: Option<&str> = Some("LIFT");
const CONVERSION: Option<&str> = Some("CONVERSION");

/// The first campaign of the study's customer; null if the customer is unknown.
const ANY: i64 = 0;
const UNKNOWN_CUSTOMER: i64 = 9_999;
/// Seconds between the end of a study and the delivery of its results.
const DELIVERED_AFTER: i64 = 7 * 86_400;
const LONG_NAME: i64 = 85;
/// The record whose body has no id.
const WITHOUT_ID: i64 = 99;

/// Id, name, customer, campaign, status, objective and type; then the first and last day of the measurement and the end
/// of the study, as days from today.
type Row = (
    i64,
    &'static str,
    i64,
    i64,
    &'static str,
    Option<&'static str>,
    Option<&'static str>,
    [i64; 3],
);

#[rustfmt::skip]
const ROWS: [Row; 47] = [
    (52, "Spring Lift", HARBOR, 4, PENDING, WEBSITE, LIFT, [-20, 10, 24]),
    (53, "Spring Launch Store Locator", HARBOR, 4, APPROVED, WEBSITE, LIFT, [-60, -30, -16]),
    (54, "Spring Launch Checkout", HARBOR, 4, UNDER_REVIEW, WEBSITE, CONVERSION, [-45, -15, -1]),
    (55, "Spring Launch Without Pixels", HARBOR, 4, APPROVED, WEBSITE, LIFT, [-40, -10, 4]),
    (56, "Spring Launch Careers", HARBOR, 4, ATTENTION_REQUIRED, WEBSITE, CONVERSION, [-30, 0, 14]),
    (57, "Metro Wraps Winter Recall", 9, ANY, COMPLETE, STORE, LIFT, [-120, -90, -70]),
    (58, REFUSES_SAVE, HARBOR, 5, PENDING, STORE, LIFT, [-10, 20, 34]),
    (59, REFUSES_RUN, HARBOR, 5, APPROVED, STORE, LIFT, [-50, -20, -6]),
    (60, FAILS_RUN, HARBOR, 6, APPROVED, STORE, CONVERSION, [-50, -20, -6]),
    (61, BREAKS_CUTS, HARBOR, 6, PENDING, APP, LIFT, [-12, 18, 32]),
    (62, EMPTY_ANSWER, HARBOR, 7, PENDING, STORE, CONVERSION, [-8, 22, 36]),
    (63, "Orchard Grocers Weekend", HARBOR, 8, UNDER_REVIEW, STORE, LIFT, [-32, -4, 0]),
    (64, "Luma Wireless App Downloads", HARBOR, 9, UNDER_REVIEW, APP, CONVERSION, [-32, -4, 1]),
    (65, "Route 9 Store Traffic", HARBOR, 10, UNDER_REVIEW, STORE, LIFT, [-32, -4, 1]),
    (66, "Summer Ferry Riders", HARBOR, 11, UNDER_REVIEW, STORE, LIFT, [-28, -4, 10]),
    (67, "Ferry Terminal Takeover", HARBOR, 12, UNDER_REVIEW, STORE, LIFT, [-30, -2, 0]),
    (68, "Always On Brand Lift", HARBOR, 12, "UNDER REVIEW", STORE, LIFT, [-90, 90, 0]),
    (69, "Loyalty Members Wave 1", HARBOR, 12, UNDER_REVIEW, APP, CONVERSION, [-66, -36, 0]),
    (70, "Weekend Getaway Wave 1", HARBOR, 13, COMPLETE, WEBSITE, LIFT, [-160, -130, -110]),
    (71, "Weekend Getaway Wave 2", HARBOR, 13, COMPLETE, WEBSITE, LIFT, [-70, -40, -20]),
    (72, "Store Traffic by Campaign", HARBOR, 14, COMPLETE, STORE, LIFT, [-64, -34, -14]),
    (73, "Several Results", HARBOR, 15, MID, WEBSITE, LIFT, [-40, 10, 24]),
    (74, "Only Pending Results", HARBOR, 16, PROCESSING, WEBSITE, LIFT, [-36, -6, 8]),
    (75, "Only Failed Results", HARBOR, 17, ATTENTION_REQUIRED, WEBSITE, LIFT, [-55, -25, -9]),
    (76, "No Results", HARBOR, 18, COMPLETE, STORE, CONVERSION, [-80, -50, -30]),
    (77, "Granite Insurance Quotes", UNKNOWN_CUSTOMER, ANY, PENDING, None, None, [-5, 25, 39]),
    (78, "Casino Nights", 1, ANY, "ON_HOLD", STORE, Some("BRAND_LIFT"), [-25, 5, 19]),
    (79, "Lower Case Status", 2, ANY, "pending", APP, LIFT, [-2, 28, 42]),
    (80, "Ember Pizza Late Night", 4, ANY, "ATTENTION REQUIRED", APP, CONVERSION, [-33, -3, 11]),
    (81, "Pinewood Furniture Showrooms", 5, ANY, "MID STUDY COMPLETE", STORE, LIFT, [-48, 12, 26]),
    (82, "Atlas Motors Test Drives", 6, ANY, PROCESSING, STORE, LIFT, [-58, -28, -7]),
    (83, "Cedar Health Clinics", 7, ANY, "ACTIVE", STORE, CONVERSION, [-7, 23, 37]),
    (84, "Bluebird Hotels Bookings", 10, ANY, "ACTIVE", WEBSITE, CONVERSION, [-3, 27, 41]),
    (LONG_NAME, "", 11, ANY, PENDING, WEBSITE, LIFT, [-9, 21, 35]),
    (86, "Copper Kettle Taprooms", 13, ANY, PENDING, STORE, LIFT, [-1, 29, 43]),
    (87, "Velo Bicycles Fall Sale", 14, ANY, PENDING, WEBSITE, CONVERSION, [3, 33, 47]),
    (88, "Maple Bank Branches", 16, ANY, PENDING, STORE, LIFT, [-14, 16, 30]),
    (89, "Kite Toys Holiday", 17, ANY, PENDING, STORE, CONVERSION, [6, 36, 50]),
    (90, "Fathom Aquarium Visits", 18, ANY, APPROVED, STORE, LIFT, [-44, -14, 2]),
    (91, "Lakeshore University Open House", 19, ANY, "ACTIVE", STORE, LIFT, [-6, 24, 38]),
    (92, "Tidewater Casino Coast", 20, ANY, COMPLETE, STORE, LIFT, [-100, -70, -50]),
    (93, "Café Zoë Frühling", 25, ANY, PENDING, APP, None, [-4, 26, 40]),
    (94, "Harbor Foods Loyalty", HARBOR, 19, PENDING, STORE, CONVERSION, [-11, 19, 33]),
    (95, "Sunny Side Diners Breakfast", 24, ANY, MID, WEBSITE, LIFT, [-38, 8, 22]),
    (96, "Zephyr Fitness Free Week", HARBOR, 21, APPROVED, WEBSITE, CONVERSION, [-42, -12, 3]),
    (97, "Northwind Airlines Lounges", 33, ANY, PENDING, None, LIFT, [-15, 15, 29]),
    (WITHOUT_ID, "Row Without Id", HARBOR, 4, PENDING, STORE, LIFT, [-15, 15, 29]),
];

pub(super) fn seed(seed: &SeedWriter<'_>) -> rusqlite::Result<()> {
    for row in ROWS {
        study(seed, row)?;
    }
    for (id, name) in (reports::FIRST_STUDY..).zip(reports::names()) {
        let campaign = reports::CAMPAIGN;
        let days = [-70, -40, -20];
        study(
            seed,
            (id, name, HARBOR, campaign, COMPLETE, WEBSITE, LIFT, days),
        )?;
    }
    pixels(seed)?;
    cuts(seed)
}

fn study(seed: &SeedWriter<'_>, row: Row) -> rusqlite::Result<()> {
    let (id, name, customer_id, campaign_id, status, objective, study_type, days) = row;
    let [start, end, post] = days.map(|day| seed.midnight(day));
    let campaign_id = match campaign_id {
        ANY => first_campaign(seed, customer_id)?,
        _ => Some(campaign_id),
    };
    let mut body = json!({
        "attributionId": id,
        "customerId": customer_id,
        "studyName": name,
        "studyType": study_type,
        "objective": objective,
        "status": status,
        "campaignId": campaign_id,
        "startDate": start,
        "endDate": end,
        "postStudyEndDate": post,
        "deliveryDate": (id % 3 == 0).then(|| post + DELIVERED_AFTER),
        "notes": (id % 4 == 1).then_some("The client wants a summary by market."),
        "isPartOfOtherEffort": id % 2 == 0,
        "pauseOtherChannels": id % 5 == 0,
        "brandFocused": id % 3 != 0,
        "adsAligned": id % 7 != 0,
        "metaData": { "locations": [] },
    });
    dates(seed, id, &mut body);
    details(seed, id, &mut body)?;
    let columns = Columns {
        customer_id: Some(customer_id),
        campaign_id,
        name: body["studyName"].as_str().map(str::to_owned),
    };
    seed.store(STUDIES.kind, id, &columns, &body)
}

fn first_campaign(seed: &SeedWriter<'_>, customer_id: i64) -> rusqlite::Result<Option<i64>> {
    seed.connection
        .prepare_cached(
            "SELECT id FROM records WHERE kind = 'campaign' AND customer_id = ? ORDER BY id LIMIT 1",
        )?
        .query_row([customer_id], |row| row.get(0))
        .optional()
}

/// Dates that are not midnights, and dates that are missing.
fn dates(seed: &SeedWriter<'_>, id: i64, body: &mut Value) {
    const LAST_SECOND: i64 = 86_399;
    match id {
        63 => body["postStudyEndDate"] = json!(seed.moment(0, LAST_SECOND)),
        65 => body["postStudyEndDate"] = json!(seed.moment(1, LAST_SECOND)),
        67 => body["postStudyEndDate"] = Value::Null,
        68 => remove(body, "postStudyEndDate"),
        69 => body["postStudyEndDate"] = json!(0),
        81 => body["startDate"] = json!(seed.moment(-48, 47_130)),
        88 => {
            for key in ["startDate", "endDate", "postStudyEndDate"] {
                body[key] = json!(body[key].to_string());
            }
        }
        90 => body["deliveryDate"] = json!(seed.moment(9, 61_200)),
        97 => {
            for key in ["startDate", "endDate", "postStudyEndDate"] {
                body[key] = Value::Null;
            }
        }
        _ => {}
    }
}

/// Texts, ids, answers and locations with unusual shapes.
fn details(seed: &SeedWriter<'_>, id: i64, body: &mut Value) -> rusqlite::Result<()> {
    let place = |id: i64| -> rusqlite::Result<Value> {
        let text = records::one(seed.connection, "place", id)?.unwrap_or_default();
        Ok(serde_json::from_str(&text).unwrap_or_default())
    };
    match id {
        LONG_NAME => body["studyName"] = json!(long_name()),
        86 => body["notes"] = json!(long_notes()),
        87 => {
            for key in [
                "isPartOfOtherEffort",
                "pauseOtherChannels",
                "brandFocused",
                "adsAligned",
            ] {
                body[key] = Value::Null;
            }
        }
        89 => body["metaData"] = Value::Null,
        90 => remove(body, "metaData"),
        91 => {
            body["attributionId"] = json!(id.to_string());
            body["metaData"]["locations"] = json!([places::FIRST, "615", "P-700", 620]);
        }
        92 => {
            let whole = [place(610)?, place(616)?, place(1_400)?];
            body["metaData"]["locations"] = json!(whole);
        }
        93 => body["metaData"]["locations"] = json!([610, 99_999, "P-99999", null, "here"]),
        94 => {
            body["metaData"] = json!({ "requestedBy": "Ada Byron", "tags": ["loyalty", "retail"],
                "locations": [618, place(619)?] });
        }
        95 => remove(body, "notes"),
        96 => body["metaData"] = json!({ "requestedBy": "Dana Reyes" }),
        WITHOUT_ID => remove(body, "attributionId"),
        _ => {}
    }
    Ok(())
}

/// A name of 200 characters.
fn long_name() -> String {
    let name = "<b>Juniper Cosmetics</b> & Partners: visits to stores, pop-ups and the web shop ";
    name.chars().cycle().take(200).collect()
}

/// Notes of 600 characters.
fn long_notes() -> String {
    let notes =
        "The taprooms in the north opened two weeks late, so their first visits are missing. ";
    notes.chars().cycle().take(600).collect()
}

/// The pixels of studies. A study without a row has none, and one row has an unknown study.
fn pixels(seed: &SeedWriter<'_>) -> rusqlite::Result<()> {
    let studies = [
        (52, json!([31, 32, 33])),
        (53, json!([34])),
        (54, json!([31, 36])),
        (55, json!([])),
        (56, json!([35, 151])),
        (96, json!([31, 32, 33, 34, 35])),
        (999, json!([38])),
    ];
    for (id, pixels) in studies {
        seed.store(STUDY_PIXELS, id, &Columns::default(), &pixels)?;
    }
    Ok(())
}

/// The cuts of studies. A study without a row has none.
fn cuts(seed: &SeedWriter<'_>) -> rusqlite::Result<()> {
    let cut = |one: &str, two: Option<&str>| json!({ "cutOrderOne": one, "cutOrderTwo": two });
    let studies = [
        (
            52,
            json!([cut("MARKET", Some("CREATIVE")), cut("DAYPART", None)]),
        ),
        (53, json!([cut("DEVICE_TYPE", None)])),
        (
            54,
            json!([{ "cutOrderOne": "FRAME" }, cut("WEEKDAY", Some("DAYPART"))]),
        ),
        // An option that no longer exists.
        (
            56,
            json!([cut("LEGACY_ZONE", Some("MARKET")), cut("AUDIENCE", None)]),
        ),
        (
            66,
            json!([
                cut("MARKET", Some("AD_GROUP")),
                cut("MARKET", Some("WEEKDAY")),
                cut("CREATIVE", None),
                cut("AUDIENCE", Some("DEVICE_TYPE")),
                cut("FRAME", None),
                cut("AD_GROUP", Some("CREATIVE")),
            ]),
        ),
    ];
    for (id, cuts) in studies {
        seed.store(CUTS, id, &Columns::default(), &cuts)?;
    }
    Ok(())
}
