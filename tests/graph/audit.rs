//! The audit lines: one for each mutation, whatever the filter of the log, and without values.

use std::path::{Path, PathBuf};
use std::process::Command;

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::command::{Running, binary};
use crate::socket::{PROTOCOL, Socket};
use crate::support::{DEVELOPER, STAFF, words};

const SIGN_IN: &str =
    "mutation ($i: SignInInput!) { signIn(input: $i) { token errors { message } } }";
const PASSWORD: &str = "staff-pass";
const NAME: &str = "Penelope Featherstonehaugh";

/// A file that is removed at the end.
struct TestFile(PathBuf);

impl TestFile {
    fn new(name: &str) -> Self {
        let file = format!("marquee-audit-{}-{name}", std::process::id());
        Self(std::env::temp_dir().join(file))
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }

    fn lines(&self) -> Vec<Value> {
        audit_lines(&std::fs::read_to_string(&self.0).unwrap())
    }
}

impl Drop for TestFile {
    fn drop(&mut self) {
        let _removed = std::fs::remove_file(Path::new(&self.0));
    }
}

/// The audit lines in a log, without what differs from run to run.
fn audit_lines(log: &str) -> Vec<Value> {
    let lines = log
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines
        .filter(|line| line["target"] == "audit")
        .map(|mut line| {
            let members = line.as_object_mut().unwrap();
            assert!(members.remove("timestamp").is_some());
            let request_id = members.remove("request_id").unwrap();
            assert!(request_id.as_str().unwrap().len() >= 32, "{request_id}");
            line
        })
        .collect()
}

async fn token(command: &Running) -> String {
    let credentials = json!({ "i": { "email": STAFF, "password": PASSWORD } });
    let answer = command.graphql(None, SIGN_IN, credentials).await;
    let token = answer["data"]["signIn"]["token"].as_str();
    token.unwrap().to_owned()
}

/// A line about a mutation of staff.
fn by_staff(mutation: &str, objects: &str, outcome: &str) -> Value {
    line(
        true,
        json!({ "mutation": mutation, "objects": objects, "outcome": outcome }),
    )
}

fn line(user: bool, rest: Value) -> Value {
    let mut line = json!({ "level": "INFO", "target": "audit", "message": "mutation" });
    if user {
        line["user"] = json!(1);
        line["email"] = json!(STAFF);
    }
    let members = line.as_object_mut().unwrap();
    members.extend(rest.as_object().unwrap().clone());
    line
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_mutation_has_a_line_whatever_the_filter_of_the_log() {
    let command = Running::start(&["--log", "off,audit=off"]).await;
    let wrong = json!({ "i": { "email": STAFF, "password": "hunter-two" } });
    command.graphql(None, SIGN_IN, wrong).await;
    let token = token(&command).await;
    let me = Some(token.as_str());
    let two = format!(
        "mutation Renames($own: UpdatePixelInput!) {{
          updatePixel(input: $own) {{ errors {{ message }} }}
          again: updatePixel(input: {{ pixelId: 36, displayName: \"{NAME}\" }}) {{ pixel {{ pixelId }} }}
          unlockProviders(input: {{ providerIds: [6] }}) {{ errors {{ message }} }}
        }}"
    );
    let own = json!({ "own": { "pixelId": 31, "displayName": NAME } });
    let answer = command.graphql(me, &two, own).await;
    assert_eq!(
        answer["errors"][0]["path"][0], "unlockProviders",
        "{answer}"
    );
    let create = "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { errors { message } } }";
    command
        .graphql(me, create, json!({ "input": { "name": NAME } }))
        .await;
    // A query is none.
    command.graphql(me, "{ viewer { email } }", json!({})).await;
    command.terminate().await;
    let (_, log) = command.ended().await;
    let created = audit_lines(&log).pop().unwrap();
    assert!(
        created["objects"]
            .as_str()
            .unwrap()
            .starts_with("Customer:"),
        "the object is named although it was not selected: {created}"
    );
    assert_eq!(
        audit_lines(&log)[..5],
        [
            line(
                false,
                json!({ "mutation": "signIn", "objects": "", "outcome": "errors", "code": "UNAUTHORIZED" })
            ),
            by_staff("signIn", "", "ok"),
            line(
                true,
                json!({ "operation": "Renames", "mutation": "updatePixel", "objects": "pixelId=31 Pixel:31", "outcome": "ok" })
            ),
            line(
                true,
                json!({ "operation": "Renames", "mutation": "updatePixel", "objects": "pixelId=36", "outcome": "errors", "code": "REFUSED" })
            ),
            line(
                true,
                json!({ "operation": "Renames", "mutation": "unlockProviders", "objects": "providerIds=6", "outcome": "failed", "code": "FORBIDDEN" })
            ),
        ]
    );
    assert_eq!(log.lines().count(), 6, "nothing but audit lines: {log}");
    for hidden in [NAME, PASSWORD, "hunter-two", &token] {
        assert!(!log.contains(hidden), "{hidden} is in the log: {log}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_are_appended_to_a_file_and_name_the_user_of_a_token_from_before() {
    let (file, data) = (
        TestFile::new("unknown.jsonl"),
        TestFile::new("sandbox.sqlite"),
    );
    let flags = [
        "--log",
        "off",
        "--audit-log",
        file.path(),
        "--sandbox-data",
        data.path(),
    ];
    let command = Running::start(&flags).await;
    let token = token(&command).await;
    for (service, path, method) in [
        ("main", "/v3/api/pixels", "PATCH"),
        ("pipeline", "/api/re-run-job", "POST"),
        ("pipeline", "/api/run-market", "POST"),
    ] {
        let fault = json!({ "service": service, "path": path, "method": method, "kind": "reset", "count": 1 });
        let faults = format!("{}/faults", command.faults_url);
        let set = command.http.post(faults).json(&fault).send().await;
        set.unwrap().error_for_status().unwrap();
    }
    let rename = "mutation { updatePixel(input: { pixelId: 31, displayName: \"A\" }) { errors { message } } }";
    command.graphql(Some(&token), rename, json!({})).await;
    let rerun = "mutation { rerunPipelineJobs(input: { pipelineJobIds: [\"902\"] }) { errors { message } } }";
    command.graphql(Some(&token), rerun, json!({})).await;
    let runs = "mutation { createPipelineJobs(input: { marketIds: [2], startDate: \"2025-03-01\", endDate: \"2025-03-02\" }) { errors { message } } }";
    command.graphql(Some(&token), runs, json!({})).await;
    command.terminate().await;
    let (_, log) = command.ended().await;
    assert_eq!(log, "");
    let unknown = json!({ "mutation": "updatePixel", "objects": "pixelId=31", "outcome": "unknown",
        "code": "UPSTREAM_UNAVAILABLE", "service": "main" });
    assert_eq!(file.lines()[1], line(true, unknown));
    assert_eq!(
        file.lines()[2],
        by_staff(
            "rerunPipelineJobs",
            "pipelineJobIds=902 unknown:902",
            "unknown"
        )
    );
    // One of the two calls has the fault.
    let started = file.lines()[3]["objects"].as_str().unwrap().to_owned();
    let outcomes = [
        "marketIds=2 unknown:2.2025-03-01 done:2.2025-03-02",
        "marketIds=2 done:2.2025-03-01 unknown:2.2025-03-02",
    ];
    assert!(outcomes.contains(&started.as_str()), "{started}");
    assert_eq!(file.lines()[3]["outcome"], "unknown");

    // Another start adds to the file, and asks whose token it is.
    let again = Running::start(&flags).await;
    let sign_out = "mutation { signOut { errors { message } } }";
    again.graphql(Some(&token), sign_out, json!({})).await;
    again.terminate().await;
    again.ended().await;
    assert_eq!(file.lines()[4..], [by_staff("signOut", "", "ok")]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replayed_refused_and_socket_mutations_have_lines_of_their_own_user() {
    let command = Running::start(&["--log", "off"]).await;
    let token = token(&command).await;
    let rename = json!({ "query": "mutation { updatePixel(input: { pixelId: 31, displayName: \"A\" }) { __typename } }" });
    for _ in 0..2 {
        let request = command.http.post(format!("{}/graphql", command.url));
        let request = request.bearer_auth(&token).header("idempotency-key", "k");
        let answer = request.json(&rename).send().await.unwrap();
        answer.error_for_status().unwrap();
    }

    let headers = [("sec-websocket-protocol", PROTOCOL)];
    let mut socket = Socket::at(&command.url, &headers).await.unwrap();
    let session = json!({ "authorization": format!("Bearer {token}") });
    socket
        .send(json!({ "type": "connection_init", "payload": session }))
        .await;
    assert_eq!(socket.receive().await["type"], "connection_ack");
    // A job has no such id. The second line is not one of the log.
    let rerun = "mutation { __typename rerunPipelineJobs(input: { pipelineJobIds: [\"9\\n{\\\"target\\\":\\\"audit\\\"}\"] }) { errors { message } } }";
    socket.subscribe("1", rerun).await;
    while socket.receive().await["type"] != "complete" {}

    // The token is that of staff, and another user signs in.
    let both = "mutation ($i: SignInInput!) {
      signIn(input: $i) { errors { message } }
      updatePixel(input: { pixelId: 31, displayName: \"B\" }) { errors { message } }
    }";
    let credentials = json!({ "i": { "email": DEVELOPER, "password": "developer-pass" } });
    let answer = command.graphql(Some(&token), both, credentials).await;
    assert_eq!(answer["data"]["signIn"]["errors"], json!([]), "{answer}");
    // Nobody has this token.
    let nobody = Some("invented");
    let unlock = "mutation { unlockProviders(input: { providerIds: [6] }) { errors { message } } }";
    command.graphql(nobody, unlock, json!({})).await;
    command.terminate().await;
    let (_, log) = command.ended().await;
    let pixel = |outcome: &str, objects: &str| by_staff("updatePixel", objects, outcome);
    let mut developer = line(
        false,
        json!({ "mutation": "signIn", "objects": "", "outcome": "ok" }),
    );
    developer["email"] = json!(DEVELOPER);
    let mut lines = audit_lines(&log);
    let signed_in = lines[4].as_object_mut().unwrap();
    assert!(
        signed_in.remove("user").is_some_and(|user| user != 1),
        "{log}"
    );
    assert_eq!(
        lines[1..],
        [
            pixel("ok", "pixelId=31 Pixel:31"),
            pixel("replayed", "pixelId=31"),
            line(
                true,
                json!({ "mutation": "rerunPipelineJobs", "objects": "pipelineJobIds=?", "outcome": "errors", "code": "NOT_FOUND" })
            ),
            developer,
            pixel("ok", "pixelId=31 Pixel:31"),
            line(
                false,
                json!({ "mutation": "unlockProviders", "objects": "providerIds=6", "outcome": "failed", "code": "UNAUTHENTICATED", "service": "main" })
            ),
        ]
    );
    assert_eq!(log.lines().count(), lines.len(), "{log}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_that_the_file_refuses_are_in_the_log() {
    let flags = "--log off --audit-log /dev/full";
    let command = Running::start(&words(flags)).await;
    let token = token(&command).await;
    let viewer = command
        .graphql(Some(&token), "{ viewer { email } }", json!({}))
        .await;
    assert_eq!(viewer["data"]["viewer"]["email"], STAFF);
    command.terminate().await;
    let (status, log) = command.ended().await;
    assert!(status.success());
    assert_eq!(audit_lines(&log), [by_staff("signIn", "", "ok")]);
}

#[test]
fn a_file_that_cannot_be_opened_is_an_error_at_the_start() {
    let arguments = [
        "--listen",
        "127.0.0.1:0",
        "--audit-log",
        "/nowhere/audit.jsonl",
    ];
    let output = Command::new(binary()).args(arguments).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "The file of --audit-log cannot be opened: No such file or directory (os error 2).\n"
    );
}
