use futures_util::stream;
use reqwest::{Body, Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Probe, list};

const BOUNDARY: &str = "marquee-boundary";
const TRANSIT: &str = "date, campaignid, inventoryid, creative, duration_s, startlat, startlong";
const STATIONARY: &str = "SCREEN_ID, TIMESTAMP, DURATION, CREATIVE_NAME, CREATIVE_ID, CONTRACT_ID";

/// A form of text fields and of files with a name, a type and a content.
fn form(fields: &[(&str, &str)], files: &[(&str, &str, &str)]) -> String {
    let mut form = String::new();
    for (name, value) in fields {
        form += &format!(
            "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n"
        );
    }
    for (name, kind, content) in files {
        form += &file_head(name, kind);
        form += &format!("{content}\r\n");
    }
    form + &format!("--{BOUNDARY}--\r\n")
}

fn file_head(name: &str, kind: &str) -> String {
    format!(
        "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"files\"; filename=\"{name}\"\r\nContent-Type: {kind}\r\n\r\n"
    )
}

async fn upload(probe: &Probe, body: impl Into<Body>) -> (StatusCode, Value) {
    let response = probe
        .client
        .post(format!("{}/upload", probe.sandbox.backfill_url))
        .bearer_auth(&probe.token)
        .header(
            "Content-Type",
            format!("multipart/form-data; boundary={BOUNDARY}"),
        )
        .body(body)
        .send()
        .await
        .unwrap();
    let status = response.status();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or_default())
}

async fn received(probe: &Probe) -> Value {
    probe.switch(Method::GET, "/backfills").await.1
}

const FIELDS: [(&str, &str); 5] = [
    ("customer", "3"),
    ("marketName", "Boston"),
    ("jobType", "DIGITAL TRANSIT"),
    ("provider", "6"),
    ("runBy", "Ada Byron"),
];

/// The usual fields, with another value of one, or without it.
fn with<'a>(key: &str, value: Option<&'a str>) -> Vec<(&'static str, &'a str)> {
    FIELDS
        .into_iter()
        .filter_map(|(name, usual)| match name == key {
            true => Some((name, value?)),
            false => Some((name, usual)),
        })
        .collect()
}

#[tokio::test]
async fn an_upload_is_received_with_its_fields_and_files() {
    let probe = Probe::start().await;
    assert_eq!(received(&probe).await, json!([]));
    let first = format!("\u{feff}{TRANSIT}\r\n2024-06-02,4,901,a,8,42.3,-71.0\r\n");
    let files = [
        ("morning.csv", "text/csv", first.as_str()),
        ("Évening, late.CSV", "text/csv", TRANSIT),
    ];
    assert_eq!(
        upload(&probe, form(&FIELDS, &files)).await,
        (
            StatusCode::CREATED,
            json!({ "message": "Received 2 files." })
        )
    );
    let mut uploads = received(&probe).await;
    let upload = uploads[0].take();
    for (name, value) in FIELDS {
        assert_eq!(upload[name], value, "{name}");
    }
    assert_eq!(upload["email"], "staff@marquee.example");
    assert_eq!(upload["files"][0]["header"], TRANSIT);
    assert_eq!(
        upload["files"][1],
        json!({
            "name": "Évening, late.CSV", "contentType": "text/csv", "size": TRANSIT.len(), "header": TRANSIT,
            "sha256": "39f876df3c667a27bd36bef828e2e26bc1010783d3d7c9421358c4b444c3fcea",
        })
    );
}

#[tokio::test]
async fn an_upload_without_market_and_provider_is_received() {
    let probe = Probe::start().await;
    let fields = [
        ("customer", "3"),
        ("jobType", "DIGITAL STATIONARY"),
        ("runBy", "Ada Byron"),
    ];
    let header = STATIONARY.to_lowercase();
    let (status, answer) = upload(&probe, form(&fields, &[("a.csv", "text/csv", &header)])).await;
    assert_eq!(
        (status, answer),
        (
            StatusCode::CREATED,
            json!({ "message": "Received 1 file." })
        )
    );
    let uploads = received(&probe).await;
    assert!(uploads[0]["marketName"].is_null() && uploads[0]["provider"].is_null());
}

#[tokio::test]
async fn a_file_larger_than_other_bodies_is_received_as_a_stream() {
    const CHUNK: usize = 1024 * 1024;
    const CHUNKS: usize = 70;
    let probe = Probe::start().await;
    let whole = form(&with("jobType", Some("STATIC TRANSIT")), &[]);
    let fields = whole
        .trim_end_matches(&format!("--{BOUNDARY}--\r\n"))
        .to_owned();
    let head = fields + &file_head("large.csv", "text/csv") + "a,b\n";
    let parts = std::iter::once(head)
        .chain(std::iter::repeat_n("x".repeat(CHUNK), CHUNKS))
        .chain([format!("\r\n--{BOUNDARY}--\r\n")])
        .map(Ok::<_, std::io::Error>);
    let (status, answer) = upload(&probe, Body::wrap_stream(stream::iter(parts))).await;
    assert_eq!(status, StatusCode::CREATED, "{answer}");
    let file = &received(&probe).await[0]["files"][0];
    assert_eq!(
        (&file["size"], &file["header"]),
        (&json!(CHUNK * CHUNKS + 4), &json!("a,b"))
    );
}

#[tokio::test]
async fn an_upload_that_is_wrong_is_refused_with_the_reason() {
    let probe = Probe::start().await;
    let usual = [("a.csv", "text/csv", TRANSIT)];
    let fields = |key: &str, value: Option<&'static str>| form(&with(key, value), &usual);
    let files = |files: &[(&str, &str, &str)]| form(&FIELDS, files);
    let header = format!("a.csv does not have the header \"{TRANSIT}\".");
    for (body, status, message) in [
        (fields("customer", None), 400, "A customer is required."),
        (fields("customer", Some("999")), 404, "Customer not found."),
        (
            fields("customer", Some("21")),
            422,
            "Backfills of this customer are paused.",
        ),
        (
            fields("customer", Some("23")),
            500,
            "Internal server error.",
        ),
        (
            fields("marketName", Some("Atlantis")),
            404,
            "Market not found.",
        ),
        (fields("jobType", None), 400, "A job type is required."),
        (
            fields("jobType", Some("STATIC")),
            400,
            "The job type \"STATIC\" is not known.",
        ),
        (
            fields("jobType", Some("DIGITAL STATIONARY")),
            400,
            "Only transit jobs have a provider.",
        ),
        (
            fields("provider", Some("999")),
            422,
            "The provider 999 is not known.",
        ),
        (
            fields("runBy", None),
            400,
            "The name of the user is required.",
        ),
        (files(&[]), 400, "A file is required."),
        (
            files(&[("notes.txt", "text/csv", TRANSIT)]),
            415,
            "notes.txt is not a CSV file.",
        ),
        (
            files(&[("a.csv", "text/plain", TRANSIT)]),
            415,
            "a.csv is not a CSV file.",
        ),
        (files(&[("a.csv", "text/csv", "")]), 422, "a.csv is empty."),
        (
            files(&[("a.csv", "text/csv", STATIONARY)]),
            422,
            header.as_str(),
        ),
        (
            form(&[("marketId", "2")], &usual),
            400,
            "The field \"marketId\" is not known.",
        ),
        (
            form(&[("customer", "3"), ("customer", "3")], &usual),
            400,
            "The field \"customer\" was sent twice.",
        ),
    ] {
        let (answer, response) = upload(&probe, body).await;
        assert_eq!(
            (answer.as_u16(), response),
            (status, json!({ "message": message }))
        );
    }
    let cut = form(&FIELDS, &usual);
    let (status, _) = upload(&probe, cut[..cut.len() - 30].to_owned()).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(received(&probe).await, json!([]));
}

#[tokio::test]
async fn an_upload_of_the_named_customer_has_an_empty_answer() {
    let probe = Probe::start().await;
    let body = form(
        &with("customer", Some("22")),
        &[("a.csv", "text/csv", TRANSIT)],
    );
    assert_eq!(upload(&probe, body).await, (StatusCode::OK, Value::Null));
    assert_eq!(list(&received(&probe).await).len(), 1);
}

#[tokio::test]
async fn faults_apply_to_uploads_and_a_reset_forgets_them() {
    let probe = Probe::start().await;
    let body = || form(&FIELDS, &[("a.csv", "text/csv", TRANSIT)]);
    let fault = json!({ "service": "backfill", "path": "/upload", "kind": "status", "status": 500, "body": "Disk full.", "count": 1 });
    probe.fault(fault).await;
    assert_eq!(
        upload(&probe, body()).await,
        (
            StatusCode::INTERNAL_SERVER_ERROR,
            json!({ "message": "Disk full." })
        )
    );
    assert_eq!(received(&probe).await, json!([]));
    assert_eq!(upload(&probe, body()).await.0, StatusCode::CREATED);
    probe.switch(Method::POST, "/reset").await;
    assert_eq!(received(&probe).await, json!([]));
}
