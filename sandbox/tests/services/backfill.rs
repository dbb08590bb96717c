use futures_util::stream;
use reqwest::{Body, Method, StatusCode};
use serde_json::{Value, json};

use crate::support::Probe;

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
    let kind = format!("multipart/form-data; boundary={BOUNDARY}");
    let request = probe
        .request(Method::POST, "/upload")
        .header("Content-Type", kind);
    let response = request.body(body).send().await.unwrap();
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

/// The usual fields, with another value of one, or without it if the value is empty.
fn with<'a>(key: &str, value: &'a str) -> Vec<(&'static str, &'a str)> {
    let fields = FIELDS
        .into_iter()
        .map(|(name, usual)| (name, if name == key { value } else { usual }));
    fields.filter(|(_, value)| !value.is_empty()).collect()
}

#[tokio::test]
async fn an_upload_is_received_until_the_services_are_reset() {
    let probe = Probe::start().await;
    let first = format!("\u{feff}{TRANSIT}\r\n2024-06-02,4,901,a,8,42.3,-71.0\r\n");
    let files = [
        ("a.csv", "text/csv", first.as_str()),
        ("Évening, late.CSV", "text/csv", TRANSIT),
    ];
    let message = json!({ "message": "Received 2 files." });
    assert_eq!(
        upload(&probe, form(&FIELDS, &files)).await,
        (StatusCode::CREATED, message)
    );
    let fields = [
        ("customer", "3"),
        ("jobType", "DIGITAL STATIONARY"),
        ("runBy", "Ada Byron"),
    ];
    let header = STATIONARY.to_lowercase();
    let body = form(&fields, &[("a.csv", "text/csv", &header)]);
    let message = json!({ "message": "Received 1 file." });
    assert_eq!(upload(&probe, body).await, (StatusCode::CREATED, message));
    // The named customer has an empty answer.
    let body = form(&with("customer", "22"), &files);
    assert_eq!(upload(&probe, body).await, (StatusCode::OK, Value::Null));

    let uploads = received(&probe).await;
    assert_eq!(uploads[0]["email"], "staff@marquee.example");
    assert_eq!(uploads[0]["files"][0]["header"], TRANSIT);
    assert_eq!(
        uploads[0]["files"][1]["sha256"],
        "39f876df3c667a27bd36bef828e2e26bc1010783d3d7c9421358c4b444c3fcea"
    );
    assert!(uploads[1]["marketName"].is_null() && uploads[1]["provider"].is_null());
    assert_eq!(uploads[2]["customer"], "22");
    probe.switch(Method::POST, "/reset").await;
    assert_eq!(received(&probe).await, json!([]));
}

#[tokio::test]
async fn a_file_larger_than_other_bodies_is_received_as_a_stream() {
    const CHUNK: usize = 1024 * 1024;
    const CHUNKS: usize = 70;
    let probe = Probe::start().await;
    let whole = form(&with("jobType", "STATIC TRANSIT"), &[]);
    let end = format!("--{BOUNDARY}--\r\n");
    let head =
        whole.trim_end_matches(&end).to_owned() + &file_head("large.csv", "text/csv") + "a,b\n";
    let parts = std::iter::once(head)
        .chain(std::iter::repeat_n("x".repeat(CHUNK), CHUNKS))
        .chain([format!("\r\n{end}")])
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
    let refused = async |body: String, status: u16, message: &str| {
        let (found, response) = upload(&probe, body).await;
        assert_eq!(
            (found.as_u16(), response),
            (status, json!({ "message": message }))
        );
    };
    for (key, value, status, message) in [
        ("customer", "", 400, "A customer is required."),
        ("customer", "999", 404, "Customer not found."),
        (
            "customer",
            "21",
            422,
            "Backfills of this customer are paused.",
        ),
        ("customer", "23", 500, "Internal server error."),
        ("marketName", "Atlantis", 404, "Market not found."),
        ("jobType", "", 400, "A job type is required."),
        (
            "jobType",
            "STATIC",
            400,
            "The job type \"STATIC\" is not known.",
        ),
        (
            "jobType",
            "DIGITAL STATIONARY",
            400,
            "Only transit jobs have a provider.",
        ),
        ("provider", "999", 422, "The provider 999 is not known."),
        ("runBy", "", 400, "The name of the user is required."),
    ] {
        refused(form(&with(key, value), &usual), status, message).await;
    }
    let header = format!("a.csv does not have the header \"{TRANSIT}\".");
    for (file, status, message) in [
        (
            ("notes.txt", "text/csv", TRANSIT),
            415,
            "notes.txt is not a CSV file.",
        ),
        (
            ("a.csv", "text/plain", TRANSIT),
            415,
            "a.csv is not a CSV file.",
        ),
        (("a.csv", "text/csv", ""), 422, "a.csv is empty."),
        (("a.csv", "text/csv", STATIONARY), 422, &header),
    ] {
        refused(form(&FIELDS, &[file]), status, message).await;
    }
    refused(form(&FIELDS, &[]), 400, "A file is required.").await;
    let unknown = form(&[("marketId", "2")], &usual);
    refused(unknown, 400, "The field \"marketId\" is not known.").await;
    let twice = form(&[("customer", "3"), ("customer", "3")], &usual);
    refused(twice, 400, "The field \"customer\" was sent twice.").await;
    let whole = form(&FIELDS, &usual);
    let (status, _) = upload(&probe, whole[..whole.len() - 30].to_owned()).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(received(&probe).await, json!([]));
}
