//! The log of a whole session at its most talkative: it says what failed, and gives nobody away.

use std::process::Stdio;

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::Command;

use crate::support::{STAFF, binary, http};

/// What only the caller and the services may know.
const PASSWORD: &str = "staff-pass";
const WRONG_PASSWORD: &str = "hunter-two";
const TEXT_OF_A_PERSON: &str = "Penelope Featherstonehaugh";

/// What a session of a member of staff left in the log, and its secrets: token and signed links.
async fn session_log() -> (String, Vec<String>) {
    let mut child = Command::new(binary())
        .args([
            "--listen",
            "127.0.0.1:0",
            "--log",
            "debug",
            "--log-format",
            "json",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut log = child.stderr.take().unwrap();
    let read = tokio::spawn(async move {
        let mut text = String::new();
        log.read_to_string(&mut text).await.unwrap();
        text
    });
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut address = async || {
        let line = lines.next_line().await.unwrap().unwrap();
        let word = line
            .split_whitespace()
            .find(|word| word.starts_with("http://"));
        word.unwrap().trim_end_matches(['/', '.']).to_owned()
    };
    let (gateway, switch) = (address().await, address().await);
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });

    let client = http().build().unwrap();
    let ask = async |token: Option<&str>, query: &str, variables: Value| -> Value {
        let mut request = client.post(format!("{gateway}/graphql"));
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        let body = json!({ "query": query, "variables": variables });
        request
            .json(&body)
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap()
    };
    let sign_in = "mutation($i: SignInInput!) { signIn(input: $i) { token errors { message } } }";
    let credentials = |password| json!({ "i": { "email": STAFF, "password": password } });
    ask(None, sign_in, credentials(WRONG_PASSWORD)).await;
    let signed_in = ask(None, sign_in, credentials(PASSWORD)).await;
    let token = signed_in["data"]["signIn"]["token"]
        .as_str()
        .unwrap()
        .to_owned();
    let me = Some(token.as_str());

    let jobs = ask(me, "{ jobs { nodes { files { url } } } }", json!({})).await;
    let links: Vec<String> = jobs["data"]["jobs"]["nodes"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|job| job["files"].as_array().unwrap())
        .map(|file| file["url"].as_str().unwrap().to_owned())
        .collect();
    assert_ne!(links, Vec::<String>::new());
    let save =
        "mutation($i: SaveCustomerInput!) { saveCustomer(input: $i) { errors { message } } }";
    ask(
        me,
        save,
        json!({ "i": { "customerName": TEXT_OF_A_PERSON } }),
    )
    .await;
    let search = "query($text: String) { customers(filter: { text: $text }) { totalCount } }";
    ask(me, search, json!({ "text": TEXT_OF_A_PERSON })).await;
    ask(me, &format!("{{ \"{TEXT_OF_A_PERSON}\" }}"), json!({})).await;
    for path in [
        "/graphql?query={viewer{email}}&token=",
        "/app/customers?token=",
        "/nowhere.png?token=",
    ] {
        let address = format!("{gateway}{path}{token}");
        client
            .get(address)
            .bearer_auth(&token)
            .send()
            .await
            .unwrap();
    }
    let fault = json!({ "service": "main", "path": "/v3/api/users", "kind": "status", "status": 500, "body": TEXT_OF_A_PERSON });
    client
        .post(format!("{switch}/faults"))
        .json(&fault)
        .send()
        .await
        .unwrap();
    let failed = ask(me, "{ users { totalCount } }", json!({})).await;
    assert_eq!(failed["data"], json!({ "users": null }));

    let id = child.id().unwrap().to_string();
    Command::new("kill")
        .args(["-TERM", &id])
        .status()
        .await
        .unwrap();
    child.wait().await.unwrap();
    let secrets = links.into_iter().chain([token]).collect();
    (read.await.unwrap(), secrets)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_leaves_what_failed_in_the_log_and_no_secret() {
    let (log, secrets) = session_log().await;
    let texts = [PASSWORD, WRONG_PASSWORD, TEXT_OF_A_PERSON, "Signature"];
    for secret in texts.into_iter().chain(secrets.iter().map(String::as_str)) {
        let lines: Vec<&str> = log.lines().filter(|line| line.contains(secret)).collect();
        assert_eq!(lines, Vec::<&str>::new(), "{secret}");
    }
    let failure = log
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .find(|line| line["message"] == "a field failed")
        .unwrap();
    for (field, value) in [
        ("level", json!("WARN")),
        ("path", json!("users")),
        ("code", json!("UPSTREAM_UNAVAILABLE")),
        ("service", json!("main")),
        ("status", json!(500)),
    ] {
        assert_eq!(failure[field], value, "{failure}");
    }
}
