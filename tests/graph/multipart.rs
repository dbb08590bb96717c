//! Requests with files: what is refused, and their limits.

use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const CHECK: &str = "mutation ($input: CheckInventoryFileInput!) {
  checkInventoryFile(input: $input) { file { type rowCount } }
}";

/// A body with these parts.
fn body(parts: &[(&str, &str)]) -> String {
    let mut body = String::new();
    for (name, text) in parts {
        let file_name = match *name {
            "operations" | "map" => "",
            _ => "; filename=\"file.csv\"",
        };
        body += &format!(
            "--edge\r\nContent-Disposition: form-data; name=\"{name}\"{file_name}\r\n\r\n{text}\r\n"
        );
    }
    body + "--edge--\r\n"
}

fn operations(query: &str) -> String {
    json!({ "query": query, "variables": { "input": { "file": null } } }).to_string()
}

const MAP: &str = r#"{"0":["variables.input.file"]}"#;

async fn send(client: &Client, body: String) -> (u16, Value) {
    let response = client.form_request(body).send().await.unwrap();
    (response.status().as_u16(), response.json().await.unwrap())
}

#[tokio::test]
async fn requests_that_are_not_as_specified_are_refused() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let check = operations(CHECK);
    let query = operations("{ customers { totalCount } }");
    let file = ("0", "Asset ID\n1\n");
    let first = "The first parts of the body are \"operations\" and \"map\"";
    let null = "must lead to a null among the variables";
    let many: serde_json::Map<_, _> = (0..101)
        .map(|n| (n.to_string(), json!(["variables.input.file"])))
        .collect();
    let many = Value::from(many).to_string();
    let operations = ("operations", &*check);
    let map = |text: &'static str| ("map", text);
    let cases = [
        (vec![], first),
        (vec![file], first),
        (vec![map(MAP), operations], first),
        (vec![operations, file], first),
        (
            vec![("operations", "[]"), map(MAP)],
            "does not support batches",
        ),
        (vec![operations, map("[]")], "an object of lists of paths"),
        (vec![operations, map(r#"{"0":[]}"#), file], "has one path"),
        (
            vec![operations, map(r#"{"0":["variables.file"]}"#), file],
            null,
        ),
        (vec![operations, map(r#"{"0":["query"]}"#), file], null),
        (
            vec![("operations", &*query), map(MAP), file],
            "Only a mutation takes files.",
        ),
        (
            vec![operations, ("map", &*many)],
            "A request has at most 100 files, not 101.",
        ),
    ];
    for (parts, message) in cases {
        let (status, answer) = send(&client, body(&parts)).await;
        assert_eq!(status, 400, "{message}");
        let found = answer["errors"][0]["message"].as_str().unwrap();
        assert!(found.contains(message), "{found}");
    }
    let (status, answer) = send(&client, "no form".to_owned()).await;
    assert_eq!(status, 400, "{answer}");
    for content_type in ["multipart/form-data", "multipart/mixed; boundary=edge"] {
        let request = client.request(Method::POST, "/graphql");
        let request = request.header("content-type", content_type).body("x");
        assert_eq!(
            request.send().await.unwrap().status(),
            415,
            "{content_type}"
        );
    }
}

#[tokio::test]
async fn a_file_that_is_missing_or_cut_fails_its_field() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let check = operations(CHECK);
    let missing = "The request lacks a file, or its files are not in the order of the input.";
    let incomplete = "The body is incomplete, or did not arrive in time.";
    let whole = body(&[("operations", &check), ("map", MAP), ("0", "Asset ID\n1\n")]);
    let cases = [
        (body(&[("operations", &check), ("map", MAP)]), missing),
        (
            body(&[("operations", &check), ("map", MAP), ("1", "Asset ID\n")]),
            missing,
        ),
        (whole[..whole.len() - 12].to_owned(), incomplete),
        // The end of the file has arrived, and that of the request has not.
        (whole[..whole.len() - 4].to_owned(), incomplete),
    ];
    for (body, message) in cases {
        let (status, answer) = send(&client, body).await;
        assert_eq!(status, 200);
        assert_eq!(answer["data"], json!({ "checkInventoryFile": null }));
        assert_eq!(answer["errors"][0]["message"], message);
        assert_eq!(answer["errors"][0]["extensions"]["code"], "BAD_USER_INPUT");
    }
    // A text is no file.
    let input = json!({ "input": { "file": "Asset ID" } });
    let answer = client.graphql(CHECK, input).await;
    assert_eq!(
        answer["errors"][0]["message"],
        "A file is sent as a part of a multipart/form-data request, not as a text."
    );
}

#[tokio::test]
async fn files_need_a_session_and_have_limits() {
    let harness = Harness::changed(|settings| {
        settings.limits.upload_bytes = 2_000;
        settings.limits.body_bytes = 1_000;
    })
    .await;
    let check = operations(CHECK);
    let upload = |file: &str| body(&[("operations", &check), ("map", MAP), ("0", file)]);
    for client in [(*harness).clone(), harness.with_token("made-up")] {
        let (status, answer) = send(&client, upload("Asset ID\n")).await;
        assert_eq!(status, 401);
        assert_eq!(answer["errors"][0]["extensions"]["code"], "UNAUTHENTICATED");
    }
    let client = harness.sign_in(STAFF).await;
    let (_, answer) = send(&client, upload(&"x".repeat(2_000))).await;
    let error = &answer["errors"][0];
    assert_eq!(error["extensions"]["code"], "LIMIT_EXCEEDED", "{answer}");
    assert_eq!(
        error["message"],
        "The request or a part of it is larger than 2000 bytes."
    );
    let long = operations(&format!("{CHECK} #{}", "x".repeat(1_000)));
    let (status, answer) = send(&client, body(&[("operations", &long), ("map", MAP)])).await;
    assert_eq!(status, 413, "{answer}");
}

#[tokio::test]
async fn what_comes_before_the_content_of_a_part_is_bounded() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let check = operations(CHECK);
    let whole = body(&[("operations", &check), ("map", MAP), ("0", "Asset ID\n1\n")]);
    for (length, status) in [(60_000, 200), (600_000, 413)] {
        let filler = "x".repeat(length);
        let in_front = format!("{filler}\r\n{whole}");
        let in_head = whole.replacen("\r\n", &format!("\r\nX-Filler: {filler}\r\n"), 1);
        for body in [in_front, in_head] {
            let (found, answer) = send(&client, body).await;
            assert_eq!(found, status, "{length} {answer}");
        }
    }
}
