//! The file in storage that an attribution report is read from, and what is wrong with it.

use std::time::Duration;

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::attribution_report::{FILE, file, job, link, storage};
use crate::support::{Client, Harness, STAFF};

const STATE: &str = "{ attributionReport(jobId: \"7\") {
  job { jobId } measurement { from to }
  results { isEmpty hasVisits } unavailable { code message }
} }";

/// Reads the report and expects an overview, no figures and this reason.
async fn is_unavailable(client: &Client, code: &str, message: &str) {
    assert_eq!(
        client.fresh(STATE, json!({})).await,
        json!({ "data": { "attributionReport": {
            "job": { "jobId": "7" },
            "measurement": { "from": "2025-03-11", "to": "2025-03-11" },
            "results": null,
            "unavailable": { "code": code, "message": message },
        } } }),
        "{code}"
    );
}

#[tokio::test]
async fn a_job_without_a_report_says_why() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let file = || json!({ "attribution/7/output.json": "https://files.example/x" });
    let cases = [
        (
            "status",
            json!(0),
            "NOT_COMPLETED",
            "This job has not completed.",
        ),
        (
            "status",
            json!("ERROR"),
            "NOT_COMPLETED",
            "This job has not completed.",
        ),
        ("result", json!({}), "NO_FILES", "This job has no files."),
        ("result", Value::Null, "NO_FILES", "This job has no files."),
        (
            "jobType",
            json!("JOB_QUEUE__ATTRIBUTION_IMPORT"),
            "NO_REPORT",
            "Only attribution results have a report.",
        ),
        (
            "result",
            json!({ "summary.csv": "https://files.example/x" }),
            "NO_REPORT_FILE",
            "This job has no report file.",
        ),
        (
            "result",
            json!({ "output.json": null, "summary.csv": "https://files.example/x" }),
            "NO_REPORT_FILE",
            "This job has no report file.",
        ),
    ];
    for (key, value, code, message) in cases {
        let mut row = job(file());
        row["data"][key] = value;
        harness.answer_once("/v3/internal/queue/7", row).await;
        is_unavailable(&client, code, message).await;
    }
    for id in ["99999", ""] {
        let query = "query ($id: String!) { attributionReport(jobId: $id) { job { jobId } } }";
        assert_eq!(
            client.graphql(query, json!({ "id": id })).await,
            json!({ "data": { "attributionReport": null } })
        );
    }
    harness.stop().await;
}

#[tokio::test]
async fn a_link_that_may_not_be_followed_is_not_called() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    const INVALID: (&str, &str) = ("INVALID_LINK", "The link to the report file is invalid.");
    const NOT_ALLOWED: (&str, &str) = (
        "HOST_NOT_ALLOWED",
        "The report file is on a host that is not allowed.",
    );
    const EXPIRED: (&str, &str) = (
        "LINK_EXPIRED",
        "The link to the report file has expired. Refresh the job.",
    );
    let own = harness.storage_url().to_owned();
    let host = own.trim_start_matches("http://").to_owned();
    let cases = [
        (String::new(), INVALID),
        ("output.json".to_owned(), INVALID),
        (format!("ftp://{host}{FILE}"), INVALID),
        (format!("http://user:secret@{host}{FILE}"), INVALID),
        (format!("{own}/marquee/../output.json"), INVALID),
        (format!("{own}/marquee/a b/output.json"), INVALID),
        (format!("https://files.example{FILE}"), NOT_ALLOWED),
        (format!("http://127.0.0.1:1{FILE}"), NOT_ALLOWED),
        (format!("http://127.0.0.1{FILE}"), NOT_ALLOWED),
        (format!("{}{FILE}", harness.main_url()), NOT_ALLOWED),
        (format!("{own}.evil.example{FILE}"), INVALID),
        (
            format!("http://{host}/output.json?expires=1741780800"),
            EXPIRED,
        ),
    ];
    harness.clear_calls().await;
    for (address, (code, message)) in cases {
        link(&harness, json!(address)).await;
        is_unavailable(&client, code, message).await;
    }
    let calls = harness.calls().await;
    assert!(
        calls
            .iter()
            .all(|call| call.starts_with("main GET /v3/internal/queue/7")),
        "{calls:?}"
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_file_that_storage_does_not_give_is_data_and_keeps_the_session() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let address = format!("{}{FILE}", harness.storage_url());
    const UNREADABLE: (&str, &str) = (
        "FILE_UNREADABLE",
        "The report file cannot be read as a report.",
    );
    const EXPIRED: (&str, &str) = (
        "LINK_EXPIRED",
        "The link to the report file has expired. Refresh the job.",
    );
    let body = |body: &str| json!({ "kind": "wrong-shape", "status": 200, "body": body });
    let cases = [
        // The signature is not one of storage's own.
        (None, EXPIRED),
        (Some(json!({ "kind": "status", "status": 401 })), EXPIRED),
        (
            Some(json!({ "kind": "status", "status": 404 })),
            ("FILE_NOT_FOUND", "The report file no longer exists."),
        ),
        (
            Some(json!({ "kind": "huge", "status": 200 })),
            ("FILE_TOO_LARGE", "The report file is too large."),
        ),
        (Some(json!({ "kind": "html", "status": 200 })), UNREADABLE),
        (Some(json!({ "kind": "empty", "status": 200 })), UNREADABLE),
        (Some(body("{\"exposed\": {")), UNREADABLE),
        (Some(body("[]")), UNREADABLE),
        (Some(body("null")), UNREADABLE),
    ];
    for (fault, (code, message)) in cases {
        link(&harness, json!(address)).await;
        if let Some(fault) = fault {
            storage(&harness, fault).await;
        }
        is_unavailable(&client, code, message).await;
        harness.clear_faults().await;
    }
    let me = client.fresh("{ viewer { email } }", json!({})).await;
    assert_eq!(me, json!({ "data": { "viewer": { "email": STAFF } } }));
    harness.stop().await;
}

#[tokio::test]
async fn a_failing_storage_fails_the_figures_only() {
    let harness = Harness::with(&["--upstream-timeout-ms", "500"]).await;
    let client = harness.sign_in(STAFF).await;
    let address = format!("{}{FILE}", harness.storage_url());
    let (down, invalid) = ("UPSTREAM_UNAVAILABLE", "UPSTREAM_INVALID_RESPONSE");
    let cases = [
        (json!({ "kind": "status", "status": 500 }), down),
        (json!({ "kind": "status", "status": 503 }), down),
        (json!({ "kind": "reset" }), down),
        (json!({ "kind": "cut", "status": 200 }), down),
        (json!({ "kind": "hang" }), "UPSTREAM_TIMEOUT"),
        (json!({ "kind": "redirect" }), invalid),
        (json!({ "kind": "status", "status": 400 }), invalid),
        (json!({ "kind": "status", "status": 429 }), invalid),
    ];
    for (fault, code) in cases {
        link(&harness, json!(address)).await;
        storage(&harness, fault.clone()).await;
        harness.clear_calls().await;
        let answer = client.fresh(STATE, json!({})).await;
        let report = &answer["data"]["attributionReport"];
        assert_eq!(report["job"], json!({ "jobId": "7" }), "{fault} {answer}");
        assert_eq!(report["results"], Value::Null, "{fault}");
        assert_eq!(report["unavailable"], Value::Null, "{fault}");
        let errors = answer["errors"].as_array().unwrap();
        assert_eq!(errors.len(), 2, "{answer}");
        for error in errors {
            assert_eq!(error["extensions"]["code"], code, "{fault}");
            assert_eq!(error["extensions"]["service"], "storage", "{fault}");
            assert_eq!(
                error["extensions"]["retryable"],
                json!(code != invalid),
                "{fault}"
            );
        }
        let texts = answer["errors"].to_string();
        for secret in [
            "127.0.0.1",
            "output.json",
            "Signature",
            "Expires",
            client.token(),
        ] {
            assert!(!texts.contains(secret), "{texts}");
        }
        // The redirect goes elsewhere, and no call went there.
        let calls = harness.calls().await;
        let expected = ["main GET /v3/internal/queue/7", "storage GET /marquee/"];
        assert!(
            calls
                .iter()
                .all(|call| expected.iter().any(|start| call.starts_with(start))),
            "{calls:?}"
        );
        harness.clear_faults().await;
    }
    // The main API is as it was, and the report comes back with storage.
    file(&harness, "{}").await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    let answer = client.fresh(STATE, json!({})).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    assert_eq!(
        answer["data"]["attributionReport"]["unavailable"],
        Value::Null
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_storage_that_is_down_for_long_does_not_hold_back_other_services() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    storage(&harness, json!({ "kind": "reset" })).await;
    let query =
        "{ attributionReport(jobId: \"1801\") { results { isEmpty } } customers { totalCount } }";
    let mut messages = Vec::new();
    for _ in 0..10 {
        let answer = client.fresh(query, json!({})).await;
        assert_eq!(answer["data"]["customers"]["totalCount"], 40, "{answer}");
        messages.push(answer["errors"][0]["message"].clone());
    }
    assert_eq!(messages, vec!["The storage service is not available."; 10]);
    harness.clear_faults().await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(
        client.fresh(query, json!({})).await,
        json!({ "data": {
            "attributionReport": { "results": { "isEmpty": false } }, "customers": { "totalCount": 40 },
        } })
    );
    harness.stop().await;
}

#[tokio::test]
async fn every_report_of_the_sandbox_is_shown_or_says_why_not() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "query ($id: String!) { attributionReport(jobId: $id) {
  unavailable { code }
  results { hasVisits isEmpty unreadableCount pages { liftLabel confidence { label noTestReason } }
    exposed { uniqueDevices days { date } pages { visitationRateLabel } }
    hoursOfVisit { exposed } homeVisits }
} }";
    let home = |id: i32, lift: &'static str, label: &'static str| (id, 3, lift, label);
    let pages = |id: i32, pages: usize| (id, pages, "+22.50%", "99%");
    let shown = [
        home(1701, "+22.50%", "99%"),
        home(1702, "+17.00%", "98%"),
        home(1703, "+14.75%", "95%"),
        home(1704, "+12.50%", "90%"),
        home(1705, "+10.50%", "85%"),
        home(1706, "+9.25%", "80%"),
        home(1707, "+4.00%", "Not significant"),
        home(1708, "-20.50%", "99%"),
        pages(1709, 1),
        pages(1710, 1),
        pages(1711, 2),
        pages(1712, 3),
        home(1713, "N/A", "Not significant"),
        home(1714, "N/A", "99%"),
        home(1715, "N/A", "Not significant"),
        home(1716, "N/A", "Not significant"),
        pages(1717, 3),
        pages(1718, 3),
        pages(1719, 3),
        pages(1720, 3),
        pages(1721, 3),
        pages(1722, 3),
        home(1723, "+1200.00%", "Not significant"),
        pages(1733, 3),
    ];
    let read = async |id: i32| {
        let answer = client.graphql(query, json!({ "id": id.to_string() })).await;
        assert_eq!(answer.get("errors"), None, "{id}: {answer}");
        answer["data"]["attributionReport"].clone()
    };
    for (id, pages, lift, label) in shown {
        let report = read(id).await;
        assert_eq!(report["unavailable"], Value::Null, "{id}: {report}");
        let rows = report["results"]["pages"].as_array().unwrap();
        assert_eq!(rows.len(), pages, "{id}");
        assert_eq!(
            (&rows[0]["liftLabel"], &rows[0]["confidence"]["label"]),
            (&json!(lift), &json!(label)),
            "{id}"
        );
        // One level of confidence on all pages.
        let levels = rows.iter().map(|row| &row["confidence"]["label"]);
        assert!(
            id > 1708 || levels.into_iter().all(|level| level == label),
            "{id}: {rows:?}"
        );
    }
    // Odd shapes read as the plain ones do, and what no report has is left out.
    let plain = read(1701).await;
    for id in [1717, 1718, 1720, 1722] {
        assert_eq!(read(id).await, plain, "{id}");
    }
    let empty = read(1716).await;
    assert_eq!(empty["results"]["isEmpty"], true, "{empty}");
    let no_visits = read(1713).await;
    assert_eq!(
        [
            &no_visits["results"]["hasVisits"],
            &no_visits["results"]["isEmpty"]
        ],
        [false, false]
    );
    let more = read(1723).await;
    assert_eq!(
        more["results"]["pages"][0]["confidence"]["noTestReason"],
        "RATE_ABOVE_ONE"
    );
    let words = read(1719).await;
    let product = &words["results"]["pages"][1];
    assert_eq!(
        (
            &product["liftLabel"],
            &product["confidence"]["noTestReason"]
        ),
        (&json!("N/A"), &json!("UNREADABLE_COUNT"))
    );
    assert!(
        words["results"]["unreadableCount"].as_i64() > Some(0),
        "{words}"
    );
    assert_eq!(plain["results"]["unreadableCount"], 0);
    let big = read(1733).await;
    let days = big["results"]["exposed"]["days"].as_array().unwrap();
    assert_eq!(days.len(), 730);
    for (id, code) in [
        (1724, "FILE_UNREADABLE"),
        (1725, "FILE_UNREADABLE"),
        (1726, "FILE_UNREADABLE"),
        (1727, "FILE_UNREADABLE"),
        (1728, "FILE_NOT_FOUND"),
        (1729, "LINK_EXPIRED"),
        (1730, "HOST_NOT_ALLOWED"),
        (1731, "INVALID_LINK"),
        (1732, "NO_REPORT_FILE"),
        (1744, "NOT_COMPLETED"),
        (1745, "NOT_COMPLETED"),
    ] {
        let report = json!({ "unavailable": { "code": code }, "results": null });
        assert_eq!(read(id).await, report, "{id}");
    }
    harness.stop().await;
}
