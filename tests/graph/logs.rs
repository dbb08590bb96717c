//! The log of a session at its most verbose: it names what failed and contains no secrets.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::command::Running;
use crate::support::{STAFF, form};

/// Texts that only the caller and the services may know.
const PASSWORD: &str = "staff-pass";
const WRONG_PASSWORD: &str = "hunter-two";
const NAME_OF_A_PERSON: &str = "Penelope Featherstonehaugh";
const FILE_NAME: &str = "merger-plans.csv";

const CREATE_PROVIDER: &str = "mutation ($input: CreateProviderInput!) {
  createProvider(input: $input) { errors { message } }
}";

/// The log of a session of plain staff, and its secrets: token and signed links.
async fn session_log() -> (String, Vec<String>) {
    let command = Running::start(&["--log", "trace"]).await;
    let ask = async |token: Option<&str>, query: &str, variables: Value| -> Value {
        command.graphql(token, query, variables).await
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
        .filter_map(|file| file["url"].as_str().map(str::to_owned))
        .collect();
    assert_ne!(links, Vec::<String>::new());
    let report = "{ attributionReport(jobId: \"1801\") { results { isEmpty } } }";
    let report = ask(me, report, json!({})).await;
    assert_eq!(
        report["data"]["attributionReport"]["results"]["isEmpty"],
        false
    );
    let save =
        "mutation($i: CreateCustomerInput!) { createCustomer(input: $i) { errors { message } } }";
    ask(me, save, json!({ "i": { "name": NAME_OF_A_PERSON } })).await;
    let search = "query CustomersOfScript($text: String) { customers(filter: { text: $text }) { totalCount } }";
    ask(me, search, json!({ "text": NAME_OF_A_PERSON })).await;
    ask(me, &format!("{{ \"{NAME_OF_A_PERSON}\" }}"), json!({})).await;
    for path in [
        "/graphql?query={viewer{email}}&token=",
        "/app/customers?token=",
        "/nowhere.png?token=",
    ] {
        let address = format!("{}{path}{token}", command.url);
        command
            .http
            .get(address)
            .bearer_auth(&token)
            .send()
            .await
            .unwrap();
    }
    let set = async |fault: Value| {
        let address = format!("{}/faults", command.faults_url);
        let answer = command.http.post(address).json(&fault).send().await;
        answer.unwrap().error_for_status().unwrap();
    };
    set(json!({ "service": "main", "path": "/v3/api/users", "kind": "status", "status": 500, "body": NAME_OF_A_PERSON }))
        .await;
    let failed = ask(me, "{ users { totalCount } }", json!({})).await;
    assert_eq!(failed["data"], json!({ "users": null }));

    // A service repeats what it was sent, and sends values where others belong.
    let echoed = format!("{FILE_NAME} of {NAME_OF_A_PERSON} with Bearer {token}");
    let answer = json!({ "service": "backfill", "path": "/upload", "kind": "wrong-shape", "status": 200,
        "body": json!({ "message": echoed }).to_string() });
    set(answer).await;
    let job = json!({ "customerId": 3, "marketId": 2, "jobType": "STATIC_TRANSIT", "providerId": 6, "files": [null] });
    let submit = "mutation ($input: SubmitBackfillInput!) { submitBackfill(input: $input) { errors { message } } }";
    let submitted = command
        .http
        .post(format!("{}/graphql", command.url))
        .bearer_auth(&token)
        .header("content-type", "multipart/form-data; boundary=edge")
        .body(form(submit, job, &["files.0"], &[(FILE_NAME, b"a")]));
    let submitted: Value = submitted.send().await.unwrap().json().await.unwrap();
    assert_eq!(
        submitted["data"],
        json!({ "submitBackfill": { "errors": [] } })
    );
    let search =
        "query ($input: DeviceSearchInput!) { deviceSearch(input: $input) { sightingCount } }";
    let dates = json!({ "preset": "CUSTOM", "from": "2025-03-09", "to": "2025-03-12" });
    let search = (
        search,
        json!({ "input": { "customerId": 3, "campaignIds": [4], "dates": dates } }),
    );
    let conversation = (
        "{ conversation(conversationId: \"c-10\") { conversationId } }",
        json!({}),
    );
    for (path, body, (query, variables)) in [
        (
            "/v3/api/devices/unique-admin",
            json!({ "raw": NAME_OF_A_PERSON }),
            search,
        ),
        (
            "/v3/api/ai-insights/admin-conversations/c-10",
            json!({ "interactions": NAME_OF_A_PERSON }),
            conversation,
        ),
    ] {
        set(json!({ "service": "main", "path": path, "kind": "wrong-shape", "status": 200, "body": body.to_string() }))
            .await;
        ask(me, query, variables).await;
    }

    command.terminate().await;
    let secrets = links.into_iter().chain([token]).collect();
    let (_, log) = command.ended().await;
    (log, secrets)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_of_a_session_names_the_failure_and_no_secret() {
    let (log, secrets) = session_log().await;
    let texts = [
        PASSWORD,
        WRONG_PASSWORD,
        NAME_OF_A_PERSON,
        FILE_NAME,
        "Signature",
    ];
    for secret in texts.into_iter().chain(secrets.iter().map(String::as_str)) {
        let lines: Vec<&str> = log.lines().filter(|line| line.contains(secret)).collect();
        assert_eq!(lines, Vec::<&str>::new(), "{secret}");
    }
    assert!(log.contains("\"operation\":\"CustomersOfScript\""));
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

#[tokio::test]
async fn values_of_a_configuration_appear_in_no_log_and_no_error() {
    let command = Running::start(&["--log", "debug"]).await;
    let sign_in = format!(
        "mutation {{ signIn(input: {{ email: \"{STAFF}\", password: \"staff-pass\" }}) {{ token }} }}"
    );
    let answer = command.graphql(None, &sign_in, json!({})).await;
    let token = answer["data"]["signIn"]["token"]
        .as_str()
        .unwrap()
        .to_owned();
    const SECRET: &str = "s3cr3t-7f3c";
    let with = |name: &str, value: Value| {
        let config = json!([{ "key": "password", "value": value }]);
        (
            CREATE_PROVIDER,
            json!({ "input": { "name": name, "config": config } }),
        )
    };
    let inline = format!("{{ providers(filter: {{ text: \"{SECRET}\" }}) {{ nothing }} }}");
    let refused = [
        // Refused by the service: the name is in use.
        with("GeoTrail", json!(SECRET)),
        // Refused by the graph: a value is text.
        with("Other", json!({ "inner": SECRET })),
        with("Other", json!([SECRET])),
        (inline.as_str(), json!({})),
    ];
    for (query, variables) in refused {
        let answer = command
            .graphql(Some(&token), query, variables.clone())
            .await;
        let text = answer.to_string();
        assert!(text.contains("message"), "{text}");
        assert!(!text.contains(SECRET), "{variables}: {text}");
    }
    let (query, variables) = with("Saved", json!(SECRET));
    let answer = command.graphql(Some(&token), query, variables).await;
    assert_eq!(
        answer["data"]["createProvider"]["errors"],
        json!([]),
        "{answer}"
    );
    command.terminate().await;
    let (_, log) = command.ended().await;
    assert!(
        log.contains("createProvider") || log.contains("/graphql"),
        "nothing was logged: {log}"
    );
    for hidden in [SECRET, &token, "staff-pass", "hunter2"] {
        assert!(!log.contains(hidden), "the log contains {hidden}");
    }
}
