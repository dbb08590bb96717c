//! `marquee query` and the other commands that are clients of a running gateway.

use std::pin::pin;

use futures_util::future::{Either, select};
use pretty_assertions::assert_eq;
use reqwest::Method;
use reqwest::header::ACCEPT;
use serde_json::{Value, json};

use crate::command_home::Home;
use crate::examples::tasks;
use crate::support::{Harness, STAFF};

const CUSTOMERS: &str = include_str!("../examples/customers.graphql");

#[tokio::test]
async fn every_example_runs_as_a_command() {
    let (harness, home) = (Harness::start().await, Home::new());
    let client = harness.sign_in(STAFF).await;
    for (document, variables, pointer, value, _) in tasks() {
        let document = home.file("task.graphql", &document);
        let variables = home.file("variables.json", &variables.to_string());
        let ended = home
            .query(&client, &["-f", &document, "--vars", &variables])
            .await;
        assert_eq!(ended.json().pointer(pointer), Some(&value), "{ended:?}");
        assert_eq!(ended.stderr, "");
    }
    let run = include_str!("../examples/run-pixels-job.graphql");
    let input = r#"input={"pixelId":31,"dates":{"preset":"LAST_7_DAYS"}}"#;
    let queued = home.query(&client, &[run, "--var", input]).await.json();
    let job_id = queued["runPixelsJob"]["job"]["jobId"].as_str().unwrap();
    harness.clear_calls().await;
    let args = [run, "--var", input, "--wait"];
    let waiting = home.query(&client, &args);
    let ending = async {
        harness.until_called("main GET /v3/internal/queue/").await;
        harness.advance_clock(3_600_000).await;
    };
    let (waited, ()) = tokio::join!(waiting, ending);
    assert_eq!(waited.json()["runPixelsJob"]["job"]["status"], "COMPLETED");
    let files = include_str!("../examples/job-files.graphql");
    harness.advance_clock(3_600_000).await;
    let job = home
        .query(&client, &[files, "--var", &format!("jobId={job_id}")])
        .await
        .json();
    assert_eq!(job["job"]["status"], "COMPLETED");
}

#[tokio::test]
async fn a_list_is_printed_in_each_format_and_followed_to_its_end() {
    let (harness, home) = (Harness::start().await, Home::new());
    let client = harness.sign_in(STAFF).await;
    let whole = client.graphql(CUSTOMERS, json!({ "first": 5_000 })).await;
    let nodes = &whole["data"]["customers"]["nodes"];
    let all = ["--var", "first=7", "--all"];
    let followed = home
        .query(&client, &[&[CUSTOMERS], &all[..]].concat())
        .await
        .json();
    assert_eq!(followed["customers"]["nodes"], *nodes);
    assert_eq!(followed["customers"]["pageInfo"]["hasNextPage"], false);

    let print = async |format: &str| {
        let args = [&[CUSTOMERS, "--format", format], &all[..]].concat();
        let ended = home.query(&client, &args).await;
        assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""));
        ended.stdout
    };
    let rows: Vec<Value> = print("ndjson")
        .await
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(json!(rows), *nodes);
    let body = json!({ "query": CUSTOMERS, "variables": { "first": 7 } });
    let request = client
        .request(Method::POST, "/graphql")
        .header(ACCEPT, "text/csv");
    let file = request
        .json(&body)
        .send()
        .await
        .unwrap()
        .text()
        .await
        .unwrap();
    assert_eq!(print("csv").await, file);
    let table = print("table").await;
    assert!(
        table.contains("customerId") && table.contains("Harbor Transit"),
        "{table}"
    );
    // One page.
    let page = home
        .query(
            &client,
            &[CUSTOMERS, "--var", "first=2", "--format", "ndjson"],
        )
        .await;
    assert_eq!(page.stdout.lines().count(), 2);
    // Without a list, the data is the only row.
    let who = home
        .query(
            &client,
            &["{ viewer { user { email } } }", "--format", "csv"],
        )
        .await;
    assert_eq!(who.stdout, format!("viewer.user.email\r\n{STAFF}\r\n"));
}

#[tokio::test]
async fn rows_are_printed_as_files_have_them() {
    let (harness, home) = (Harness::start().await, Home::new());
    let client = harness.sign_in(STAFF).await;
    let names = "{ customers { nodes { name } } customer(by: { customerId: 3 }) { users { nodes { userId } } } }";
    for (format, media_type) in [("csv", "text/csv"), ("ndjson", "application/x-ndjson")] {
        let args = [names, "--path", "customer.users", "--format", format];
        let printed = home.query(&client, &args).await;
        assert_eq!(printed.code, Some(0), "{printed:?}");
        let request = client
            .request(Method::POST, "/graphql?path=customer.users")
            .header(ACCEPT, media_type);
        let request = request.json(&json!({ "query": names }));
        let file = request.send().await.unwrap().text().await.unwrap();
        assert_eq!(printed.stdout, file);
    }
    let args = [names, "--path", "customers.name", "--format", "csv"];
    assert_eq!(home.query(&client, &args).await.code, Some(64));
}

#[tokio::test]
async fn variables_come_from_stdin_and_fields_of_them_from_arguments() {
    let (harness, home) = (Harness::start().await, Home::new());
    let client = harness.sign_in(STAFF).await;
    let query = "query ($filter: CustomerFilter, $first: Int) { customers(filter: $filter, first: $first) { nodes { customerId name } } }";
    let url = ["query", query, "--url", &client.url];
    let run = async |args: &[&str], stdin: &str| {
        home.run(&[&url[..], args].concat(), stdin, Some(client.token()))
            .await
    };
    let args = [
        "--var",
        "filter.text=harbor transit",
        "--var",
        "filter.customerIds=[3, 4]",
    ];
    let found = run(&args, "").await.json();
    assert_eq!(
        found["customers"]["nodes"],
        json!([{ "customerId": 3, "name": "Harbor Transit" }])
    );
    let stdin = r#"{"filter":{"customerIds":[3,4]},"first":1}"#;
    let found = run(&["--vars", "-", "--var", "filter.text=harbor"], stdin).await;
    assert_eq!(found.json()["customers"]["nodes"][0]["customerId"], 3);
    let refused: [(&[&str], &str, &str); 4] = [
        (&["--var", "filter.nothing=1"], "", "no field \"nothing\""),
        (&["--var", "first.a=1"], "", "no field \"a\""),
        (&["--vars", "-"], "[1]", "stdin is no JSON object"),
        (
            &["--vars", "-", "--var", "filter.text=a"],
            r#"{"filter":7}"#,
            "no object",
        ),
    ];
    for (args, stdin, part) in refused {
        let ended = run(args, stdin).await;
        assert_eq!(ended.code, Some(64), "{args:?}");
        assert!(ended.stderr.contains(part), "{ended:?}");
    }
    let both = ["query", "--vars", "-", "--url", &client.url];
    let both = home
        .run(&both, "{ __typename }", Some(client.token()))
        .await;
    assert!(both.stderr.contains("cannot have both"), "{both:?}");
}

#[tokio::test]
async fn a_page_that_breaks_is_read_again() {
    let (harness, home) = (
        Harness::with(&["--read-cache-seconds", "0"]).await,
        Home::new(),
    );
    let client = harness.sign_in(STAFF).await;
    // The gateway itself tries twice.
    harness.fault(json!({ "service": "main", "path": "/v3/api/customers", "kind": "status", "status": 503, "count": 2 })).await;
    let ended = home
        .query(&client, &[CUSTOMERS, "--var", "first=30", "--all"])
        .await;
    assert_eq!(
        ended.json()["customers"]["nodes"].as_array().map(Vec::len),
        Some(40)
    );
    assert!(
        ended.stderr.contains("The page is read again in 0.5 s."),
        "{ended:?}"
    );
    harness.fault(json!({ "service": "main", "path": "/v3/api/customers", "kind": "status", "status": 503, "count": 2 })).await;
    let args = [CUSTOMERS, "--var", "first=30", "--all"];
    let ended = home
        .query(&client, &[&args[..], &["--no-retry"]].concat())
        .await;
    assert_eq!(ended.code, Some(2), "{ended:?}");
    let costs = home
        .query(&client, &[&args[..], &["--cost"]].concat())
        .await;
    assert_eq!(costs.stderr.lines().count(), 2, "{costs:?}");
    let once = home
        .query(&client, &["{ customers { nodes { name } } }", "--all"])
        .await;
    assert_eq!(once.code, Some(64));
    assert!(once.stderr.contains("pageInfo"), "{once:?}");
}

#[tokio::test]
async fn errors_of_the_answer_go_to_stderr_and_their_code_differs_from_that_of_no_answer() {
    let (harness, home) = (Harness::start().await, Home::new());
    let client = harness.sign_in(STAFF).await;
    let partial = "{ customers(first: 1) { totalCount } markets(after: \"x\") { totalCount } }";
    let rename = "mutation { updatePixel(input: { pixelId: 31, displayName: \"\" }) { errors { message } } }";
    let (parted, unsaved) = (
        home.query(&client, &[partial]).await,
        home.query(&client, &[rename]).await,
    );
    assert_eq!(parted.code, Some(2));
    assert_eq!(
        serde_json::from_str::<Value>(&parted.stdout).unwrap()["customers"]["totalCount"],
        40
    );
    assert!(
        parted.stderr.contains("BAD_USER_INPUT, at markets"),
        "{}",
        parted.stderr
    );
    assert_eq!(unsaved.code, Some(2), "{unsaved:?}");
    assert!(
        unsaved.stderr.contains("(at updatePixel)"),
        "{}",
        unsaved.stderr
    );
    let cases: [(&[&str], i32); 9] = [
        (&["{ nothing }"], 2),
        (&["{ customers"], 2),
        (&["query ($a: Int) { __typename }", "--var", "b=1"], 64),
        (&["-f", "/nowhere.graphql"], 64),
        (&["mutation { signOut { __typename } }"], 64),
        (&["mutation { signOut { e: errors { message } } }"], 64),
        (
            &[
                "mutation { rerunPipelineJobs(input: { pipelineJobIds: [] }) { errors { message } } }",
            ],
            64,
        ),
        (&["{ __typename }", "--wait"], 64),
        (&["--wrong"], 64),
    ];
    for (args, code) in cases {
        let ended = home.query(&client, args).await;
        assert_eq!(
            (ended.code, ended.stdout.as_str()),
            (Some(code), ""),
            "{args:?} {ended:?}"
        );
        assert_ne!(ended.stderr, "");
    }
    let unreachable = ["query", "{ __typename }", "--url", "http://127.0.0.1:1"];
    assert_eq!(home.run(&unreachable, "", None).await.code, Some(1));
    let unnamed = ["query", "{ __typename }"];
    let unnamed = home.run(&unnamed, "", Some("secret-token")).await;
    assert_eq!(unnamed.code, Some(64));
    assert!(unnamed.stderr.contains("MARQUEE_URL"), "{unnamed:?}");
}

#[tokio::test]
async fn each_failed_outcome_of_a_bulk_mutation_is_named() {
    let (harness, home) = (Harness::start().await, Home::new());
    let client = harness.sign_in(STAFF).await;
    let rerun =
        "mutation { rerunPipelineJobs(input: { pipelineJobIds: [\"424242\", \"909\", \"902\"] }) {
      outcomes { pipelineJobId isDone error { message } } errors { message } } }";
    let ended = home.query(&client, &[rerun]).await;
    assert_eq!(ended.code, Some(2));
    assert_eq!(
        ended.stderr,
        "error: pipelineJobId 424242: Job not found. (at rerunPipelineJobs)\n\
         error: pipelineJobId 909: This job is part of a nightly run that has not ended. (at rerunPipelineJobs)\n"
    );
}

#[tokio::test]
async fn jobs_of_the_pipeline_are_waited_for_by_their_type() {
    let harness = Harness::with(&["--read-cache-seconds", "0"]).await;
    let (client, home) = (harness.sign_in(STAFF).await, Home::new());
    let runnable = "{ campaignRefreshJobs(first: 500) { nodes { refreshJobId run { allowed } } } }";
    let jobs = client.graphql(runnable, json!({})).await;
    let mut jobs = jobs["data"]["campaignRefreshJobs"]["nodes"]
        .as_array()
        .unwrap()
        .iter();
    let job = jobs.find(|job| job["run"]["allowed"] == true).unwrap();
    let refresh = format!("refresh={}", job["refreshJobId"].as_str().unwrap());
    let run = "mutation ($refresh: String!) {
      market: rerunPipelineJobs(input: { pipelineJobIds: [\"902\"] }) { outcomes { run: job { key: pipelineJobId ...Phase } error { message } } errors { message } }
      runCampaignRefreshJobs(input: { refreshJobIds: [$refresh] }) {
        outcomes { job { refreshJobId phase customer { campaigns(first: 2) { nodes { __typename } } } } error { message } }
        errors { message }
      }
    }
    fragment Phase on PipelineJob { phase }";
    harness.clear_calls().await;
    let args = [run, "--var", &refresh, "--wait"];
    let ending = async {
        // The mutation reads the list, and then the command.
        let reads =
            |calls: Vec<String>| calls.iter().filter(|call| call.contains("jobs-sf")).count();
        while reads(harness.calls().await) < 2 {
            tokio::task::yield_now().await;
        }
        harness.advance_clock(3_600_000).await;
    };
    let query = pin!(home.query(&client, &args));
    let ended = match select(query, pin!(ending)).await {
        Either::Left((ended, _)) => ended,
        Either::Right(((), query)) => query.await,
    };
    let data = ended.json();
    let expected = json!({ "key": "902", "phase": "COMPLETED" });
    assert_eq!(data["market"]["outcomes"][0]["run"], expected);
    let refreshed = &data["runCampaignRefreshJobs"]["outcomes"][0]["job"];
    assert_eq!(refreshed["phase"], "COMPLETED");
    let campaigns = &refreshed["customer"]["campaigns"]["nodes"];
    assert_eq!(campaigns.as_array().unwrap().len(), 2, "{data}");
    let told = |line: &str| ended.stderr.lines().any(|told| told == line);
    assert!(told("Job 902: COMPLETED"), "{ended:?}");
    harness.clear_calls().await;
    let unknown = "mutation { rerunPipelineJobs(input: { pipelineJobIds: [\"902\"] }) { outcomes { job { phase } error { message } } errors { message } } }";
    let refused = home.query(&client, &[unknown, "--wait"]).await;
    assert_eq!(refused.code, Some(64));
    assert_eq!(
        harness.calls().await,
        Vec::<String>::new(),
        "nothing is sent"
    );
}

#[tokio::test]
async fn a_file_is_uploaded() {
    let (harness, home) = (Harness::start().await, Home::new());
    let client = harness.sign_in(STAFF).await;
    let check = "mutation ($input: CheckInventoryFileInput!) { checkInventoryFile(input: $input) { file { type rowCount } errors { message } } }";
    let file = home.file(
        "assets.csv",
        "Frame Ref*,Site Name\r\nFR-01,Main\r\nFR-02,x\r\n",
    );
    let file = format!("input.file={file}");
    let input = r#"input={"types":["STATIONARY"]}"#;
    let checked = home
        .query(&client, &[check, "--var", input, "--file", &file])
        .await
        .json();
    let expected = json!({ "file": { "type": "STATIONARY", "rowCount": 2 }, "errors": [] });
    assert_eq!(checked["checkInventoryFile"], expected);
}

#[tokio::test]
async fn events_the_schema_and_completions_are_printed() {
    let (harness, home) = (Harness::start().await, Home::new());
    let client = harness.sign_in(STAFF).await;
    let subscribe = async |document: &str, token| {
        let args = ["subscribe", document, "--url", &harness.url, "--count", "1"];
        home.run(&args, "", token).await
    };
    let document = "subscription { pipelineJobsChanged { hasChanged } }";
    let event = subscribe(document, Some(client.token())).await;
    assert_eq!(
        (event.code, event.stdout.as_str()),
        (
            Some(0),
            "{\"pipelineJobsChanged\":{\"hasChanged\":false}}\n"
        ),
        "{event:?}"
    );
    let invalid = subscribe("subscription { nothing }", Some(client.token())).await;
    assert_eq!(invalid.code, Some(2), "{invalid:?}");
    let refused = subscribe(document, Some("invented")).await;
    assert_eq!(
        (refused.code, refused.stdout.as_str()),
        (Some(2), ""),
        "{refused:?}"
    );

    let schema = home.run(&["schema", &harness.url], "", None).await;
    assert_eq!(schema.stdout, gateway::schema::sdl());
    for shell in ["bash", "zsh", "fish"] {
        let completions = home.run(&["completions", shell], "", None).await;
        assert_eq!(completions.code, Some(0));
        assert!(completions.stdout.contains("subscribe"), "{shell}");
    }
}
