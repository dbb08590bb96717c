//! The figures of an attribution report.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

/// What a link to the report file looks like, below the address of storage.
pub(crate) const FILE: &str = "/marquee/attribution/7/a%20b/output.json?AccessKeyId=K&Expires=32503680000&Signature=a%2Bb%2F%3D";

/// A completed job 7 with these files.
pub(crate) fn job(files: Value) -> Value {
    json!({ "data": {
        "id": 7, "status": 2, "jobType": "JOB_QUEUE__ATTRIBUTION_PROCESS", "email": STAFF, "result": files,
        "metaData": { "requestInfo": {
            "customerId": 3, "campaignIds": [4, 5], "mainRange": [1_741_651_200, "1741737599"], "attributionId": 52,
        } },
    } })
}

/// Answers the next read of job 7 with a report file at a link.
pub(crate) async fn link(harness: &Harness, link: Value) {
    let files = json!({ "attribution/7/output.json": link });
    harness
        .answer_once("/v3/internal/queue/7", job(files))
        .await;
}

/// Answers the next read of job 7 and the next read of its report file.
pub(crate) async fn file(harness: &Harness, body: &str) {
    link(harness, json!(format!("{}{FILE}", harness.storage_url()))).await;
    storage(
        harness,
        json!({ "kind": "wrong-shape", "status": 200, "body": body, "count": 1 }),
    )
    .await;
}

/// Makes storage fail.
pub(crate) async fn storage(harness: &Harness, mut fault: Value) {
    fault["service"] = json!("storage");
    harness.fault(fault).await;
}

/// A group in which 10,000 devices were seen 15,000 times.
fn group(home: u32, product: u32) -> Value {
    json!({
        "totalDevices": 15_000, "uqDevices": "10000",
        "pageVisits": { "Homepage": home, "Product Page": product },
        "days": [{ "date": "2025-03-11", "uqDevices": 41, "pages": [{ "page": "Product Page", "visits": 2 }] },
                 { "uqDevices": 1 },
                 { "date": "2025-03-10", "uqDevices": 40, "pages": [{ "page": "Homepage", "visits": 6 }] }],
        "dayOfWeek": { "0": { "totalDevices": 90, "uqDevices": 40, "pages": { "Homepage": { "visits": 5 } } },
                       "2": { "pages": { "Homepage": { "visits": 2 }, "Product Page": { "visits": "1" } } } },
        "hourOfExposure": { "8": 12 }, "hourOfDay": { "19": { "uqDevices": 7 } },
    })
}

pub(crate) fn report() -> Value {
    json!({
        "exposed": group(320, 0), "control": group(250, 0),
        "pixels": [{ "pixelId": 31, "page": "Homepage", "displayName": "Home" }, { "pixelId": 32 }],
    })
}

fn page(page: &str, visits: f64, rate: f64, label: &str) -> Value {
    let (name, service_name) = match page {
        "HOME" => ("Home Page", "Homepage"),
        _ => ("Product Page", "Product Page"),
    };
    json!({
        "page": page, "label": name, "serviceName": service_name, "visits": visits, "uniqueDevices": 10_000.0,
        "visitationRate": rate, "visitationRateLabel": label,
    })
}

#[tokio::test]
async fn a_report_has_its_figures_in_four_calls() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    file(&harness, &report().to_string()).await;
    harness.clear_calls().await;
    let query = "{ attributionReport(jobId: \"7\") {
  job { jobId } customer { slug } campaigns { nodes { campaignId } } measurement { from to startsAt endsAt }
  unavailable { code }
  results {
    exposed { group label totalDevices uniqueDevices frequency frequencyLabel
      pages { page label serviceName visits uniqueDevices visitationRate visitationRateLabel }
      days { date uniqueDevices pages { page visits } } }
    control { group label pages { page label serviceName visits uniqueDevices visitationRate visitationRateLabel } }
    pages { page label serviceName exposed { visits } control { visits } lift liftLabel
      confidence { level remainder label noTestReason } }
    homeVisits homeVisitsByWeekday { weekday visits }
    pixels { pixelId pageText name } hasVisits isEmpty
  }
} }";
    let weekday = |(weekday, visits): (&str, f64)| json!({ "weekday": weekday, "visits": visits });
    let weekdays = [
        ("Sunday", 5.0),
        ("Monday", 0.0),
        ("Tuesday", 2.0),
        ("Wednesday", 0.0),
        ("Thursday", 0.0),
        ("Friday", 0.0),
        ("Saturday", 0.0),
    ]
    .map(weekday);
    let visits = |home: f64, product: f64| json!([{ "page": "HOME", "visits": home }, { "page": "PRODUCT", "visits": product }]);
    assert_eq!(
        client
            .in_zone("America/New_York")
            .graphql(query, json!({}))
            .await,
        json!({ "data": { "attributionReport": {
            "job": { "jobId": "7" },
            "customer": { "slug": "harbor-transit" },
            "campaigns": { "nodes": [{ "campaignId": 5 }, { "campaignId": 4 }] },
            "measurement": {
                "from": "2025-03-11", "to": "2025-03-11",
                "startsAt": "2025-03-11T00:00:00Z", "endsAt": "2025-03-11T23:59:59Z",
            },
            "unavailable": null,
            "results": {
                "exposed": {
                    "group": "EXPOSED", "label": "Exposed", "totalDevices": 15_000.0, "uniqueDevices": 10_000.0,
                    "frequency": 1.5, "frequencyLabel": "1.50",
                    "pages": [page("HOME", 320.0, 0.032, "3.20%"), page("PRODUCT", 0.0, 0.0, "0.00%")],
                    "days": [
                        { "date": "2025-03-10", "uniqueDevices": 40.0, "pages": visits(6.0, 0.0) },
                        { "date": "2025-03-11", "uniqueDevices": 41.0, "pages": visits(0.0, 2.0) },
                        { "date": null, "uniqueDevices": 1.0, "pages": visits(0.0, 0.0) },
                    ],
                },
                "control": {
                    "group": "CONTROL", "label": "Control",
                    "pages": [page("HOME", 250.0, 0.025, "2.50%"), page("PRODUCT", 0.0, 0.0, "0.00%")],
                },
                "pages": [
                    {
                        "page": "HOME", "label": "Home Page", "serviceName": "Homepage",
                        "exposed": { "visits": 320.0 }, "control": { "visits": 250.0 },
                        "lift": (0.032 - 0.025) / 0.025, "liftLabel": "+28.00%",
                        "confidence": { "level": 0.99, "remainder": 0.01, "label": "99%", "noTestReason": null },
                    },
                    {
                        "page": "PRODUCT", "label": "Product Page", "serviceName": "Product Page",
                        "exposed": { "visits": 0.0 }, "control": { "visits": 0.0 },
                        "lift": null, "liftLabel": "N/A",
                        "confidence": {
                            "level": 0.0, "remainder": 1.0, "label": "Not significant", "noTestReason": "NO_VISITS",
                        },
                    },
                ],
                "homeVisits": 7.0,
                "homeVisitsByWeekday": weekdays,
                "pixels": [{ "pixelId": 31, "pageText": "Homepage", "name": "Home" }, { "pixelId": 32, "pageText": null, "name": null }],
                "hasVisits": true,
                "isEmpty": false,
            },
        } } })
    );
    let file = format!("storage GET {FILE}");
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/campaigns",
            "main GET /v3/api/customers",
            "main GET /v3/internal/queue/7",
            &file,
        ]
    );
    harness.stop().await;
}

#[tokio::test]
async fn tables_have_every_day_of_the_week_and_every_hour() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    file(&harness, &report().to_string()).await;
    let query = "{ attributionReport(jobId: \"7\") { results {
  exposed { daysOfWeek { day weekday totalDevices uniqueDevices pages { page label visits } } }
  hoursOfExposure { hour exposed control } hoursOfVisit { hour exposed control }
} } }";
    let answer = client.graphql(query, json!({})).await;
    let results = &answer["data"]["attributionReport"]["results"];
    let days = results["exposed"]["daysOfWeek"].as_array().unwrap();
    let day = |day: i32, weekday: &str, devices: [f64; 2], visits: [f64; 2]| {
        json!({
            "day": day, "weekday": weekday, "totalDevices": devices[0], "uniqueDevices": devices[1],
            "pages": [{ "page": "HOME", "label": "Home Page", "visits": visits[0] },
                      { "page": "PRODUCT", "label": "Product Page", "visits": visits[1] }],
        })
    };
    assert_eq!(days.len(), 7);
    assert_eq!(days[0], day(0, "Sunday", [90.0, 40.0], [5.0, 0.0]));
    assert_eq!(days[2], day(2, "Tuesday", [0.0, 0.0], [2.0, 1.0]));
    assert_eq!(days[6], day(6, "Saturday", [0.0, 0.0], [0.0, 0.0]));
    for (field, hour, devices) in [("hoursOfExposure", 8, 12.0), ("hoursOfVisit", 19, 7.0)] {
        let hours = results[field].as_array().unwrap();
        assert_eq!(hours.len(), 24, "{field}");
        for (number, row) in hours.iter().enumerate() {
            let devices = if number == hour { devices } else { 0.0 };
            assert_eq!(
                row,
                &json!({ "hour": number, "exposed": devices, "control": devices })
            );
        }
    }
    harness.stop().await;
}

#[tokio::test]
async fn every_table_is_a_csv_file() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    file(&harness, &report().to_string()).await;
    let query = "{ attributionReport(jobId: \"7\") { results {
  results: csv(table: RESULTS) { fileName mediaType rowCount text }
  lift: csv(table: LIFT) { fileName mediaType rowCount text }
  days: csv(table: DAYS_OF_WEEK) { fileName mediaType rowCount text }
  hours: csv(table: HOURS) { fileName mediaType rowCount text }
} } }";
    let answer = client.graphql(query, json!({})).await;
    let files = &answer["data"]["attributionReport"]["results"];
    let csv = |name: &str, rows: i32, text: &str| json!({ "fileName": name, "mediaType": "text/csv; charset=utf-8", "rowCount": rows, "text": text });
    assert_eq!(
        files["results"],
        csv(
            "attribution_results_52_spring_lift.csv",
            2,
            "Group,Total Devices,Unique Devices,Frequency,Home Page Visits,Home Page Visitation Rate,\
             Product Page Visits,Product Page Visitation Rate\r\n\
             Exposed,15000,10000,1.50,320,3.20%,0,0.00%\r\n\
             Control,15000,10000,1.50,250,2.50%,0,0.00%\r\n"
        )
    );
    assert_eq!(
        files["lift"],
        csv(
            "attribution_lift_52_spring_lift.csv",
            2,
            "Page,Exposed Visitation Rate,Control Visitation Rate,Lift (%),Confidence\r\n\
             Home Page,3.20%,2.50%,28.00,99%\r\n\
             Product Page,0.00%,0.00%,N/A,Not significant\r\n"
        )
    );
    let days = |group: &str| {
        format!(
            "{group},Sunday,90,40,5,0\r\n{group},Monday,0,0,0,0\r\n{group},Tuesday,0,0,2,1\r\n\
             {group},Wednesday,0,0,0,0\r\n{group},Thursday,0,0,0,0\r\n{group},Friday,0,0,0,0\r\n\
             {group},Saturday,0,0,0,0\r\n"
        )
    };
    let header = "Group,Day,Total Devices,Unique Devices,Home Page Visits,Product Page Visits\r\n"
        .to_owned();
    assert_eq!(
        files["days"],
        csv(
            "attribution_days_of_week_52_spring_lift.csv",
            14,
            &(header + &days("Exposed") + &days("Control"))
        )
    );
    let hours = files["hours"]["text"].as_str().unwrap();
    assert_eq!(
        (&files["hours"]["fileName"], &files["hours"]["rowCount"]),
        (&json!("attribution_hours_52_spring_lift.csv"), &json!(24))
    );
    assert!(hours.contains("\r\n8,12,12,0,0\r\n"), "{hours}");
    assert!(hours.contains("\r\n19,0,0,7,7\r\n"), "{hours}");
    harness.stop().await;
}

#[tokio::test]
async fn a_report_without_parts_reads_as_zeros() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ attributionReport(jobId: \"7\") { unavailable { code } results {
  control { totalDevices uniqueDevices frequency frequencyLabel pages { visitationRateLabel } daysOfWeek { uniqueDevices } days { date } }
  pages { page liftLabel confidence { label noTestReason } } hoursOfVisit { control } pixels { pixelId } hasVisits isEmpty
} } }";
    let zeros = |count: usize, key: &str| vec![json!({ key: 0.0 }); count];
    for body in [
        "{}",
        r#"{ "exposed": null, "control": [], "pixels": "none" }"#,
        r#"{ "control": { "uqDevices": null, "days": null, "dayOfWeek": [1], "hourOfDay": { "24": 5, "-1": 5 } } }"#,
    ] {
        file(&harness, body).await;
        assert_eq!(
            client.fresh(query, json!({})).await,
            json!({ "data": { "attributionReport": { "unavailable": null, "results": {
                "control": {
                    "totalDevices": 0.0, "uniqueDevices": 0.0, "frequency": null, "frequencyLabel": "0.00",
                    "pages": [{ "visitationRateLabel": "0.00%" }],
                    "daysOfWeek": zeros(7, "uniqueDevices"), "days": [],
                },
                "pages": [{
                    "page": "HOME", "liftLabel": "N/A",
                    "confidence": { "label": "Not significant", "noTestReason": "NO_DEVICES" },
                }],
                "hoursOfVisit": zeros(24, "control"), "pixels": [], "hasVisits": false, "isEmpty": true,
            } } } }),
            "{body}"
        );
    }
    harness.stop().await;
}

#[tokio::test]
async fn a_job_has_a_report_if_it_can_be_viewed() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "{ jobs(first: 5000) { nodes { jobId viewReport { allowed } report { job { jobId } } } } }";
    let answer = client.graphql(query, json!({})).await;
    let jobs = answer["data"]["jobs"]["nodes"].as_array().unwrap();
    let mut reports = 0;
    for job in jobs {
        let expected = match job["viewReport"]["allowed"] == true {
            true => json!({ "job": { "jobId": job["jobId"] } }),
            false => Value::Null,
        };
        assert_eq!(job["report"], expected, "{job}");
        reports += usize::from(!expected.is_null());
    }
    assert!(reports > 3 && reports < jobs.len() - 3, "{reports}");
    let query = "{ job(by: { jobId: \"1801\" }) { report { results { isEmpty pages { page } } unavailable { code } } } }";
    assert_eq!(
        client.graphql(query, json!({})).await,
        json!({ "data": { "job": { "report": {
            "results": {
                "isEmpty": false,
                "pages": [{ "page": "HOME" }, { "page": "PRODUCT" }, { "page": "CHECKOUT" }],
            },
            "unavailable": null,
        } } } })
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_report_counts_against_the_budget_of_calls() {
    let harness = Harness::with(&["--max-upstream-calls", "1"]).await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ attributionReport(jobId: \"1801\") { job { jobId } results { isEmpty } } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(
        answer["data"],
        json!({ "attributionReport": { "job": { "jobId": "1801" }, "results": null } })
    );
    assert_eq!(answer["errors"][0]["extensions"]["code"], "LIMIT_EXCEEDED");
    harness.stop().await;
}
