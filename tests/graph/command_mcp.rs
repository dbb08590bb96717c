//! `marquee mcp`: the graph as tools of an assistant.

use std::process::Stdio;

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::TcpListener;
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

use crate::command::binary;
use crate::command_answers::{Server, answer};
use crate::command_home::Home;
use crate::command_login::password;
use crate::support::{Harness, STAFF, table};

/// An assistant that has started the command.
struct Assistant {
    child: Child,
    input: Option<ChildStdin>,
    output: Lines<BufReader<ChildStdout>>,
    asked: i32,
    home: Home,
}

impl Assistant {
    async fn start(url: &str, token: &str, args: &[&str]) -> Self {
        let home = Home::new();
        let mut child = Command::new(binary())
            .args(["mcp", "--url", url])
            .args(args)
            .env("HOME", home.path(""))
            .env_remove("XDG_CONFIG_HOME")
            .env("MARQUEE_TOKEN", token)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut assistant = Self {
            input: child.stdin.take(),
            output: BufReader::new(child.stdout.take().unwrap()).lines(),
            child,
            asked: 0,
            home,
        };
        let hello = json!({
            "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": { "name": "test", "version": "1" },
        });
        let welcome = assistant.ask("initialize", hello).await;
        assert_eq!(
            welcome["result"]["serverInfo"]["name"], "marquee",
            "{welcome}"
        );
        assert!(welcome["result"]["capabilities"]["tools"].is_object());
        assistant
            .send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }))
            .await;
        assistant
    }

    async fn send(&mut self, message: &Value) {
        let input = self.input.as_mut().unwrap();
        input
            .write_all(format!("{message}\n").as_bytes())
            .await
            .unwrap();
    }

    async fn ask(&mut self, method: &str, params: Value) -> Value {
        self.asked += 1;
        let id = self.asked;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))
            .await;
        let answer = self.receive().await;
        assert_eq!(answer["id"], id, "{answer}");
        answer
    }

    async fn receive(&mut self) -> Value {
        let line = self.output.next_line().await.unwrap().unwrap();
        serde_json::from_str(&line).unwrap()
    }

    async fn tools(&mut self) -> Vec<Value> {
        let mut answer = self.ask("tools/list", json!({})).await;
        let Value::Array(tools) = answer["result"]["tools"].take() else {
            panic!("{answer}");
        };
        tools
    }

    /// The text of a tool's answer, and whether it is an error.
    async fn call(&mut self, name: &str, arguments: Value) -> (String, bool) {
        let answer = self
            .ask(
                "tools/call",
                json!({ "name": name, "arguments": arguments }),
            )
            .await;
        let result = &answer["result"];
        let text = result["content"][0]["text"].as_str();
        let text = text.unwrap_or_else(|| panic!("{answer}")).to_owned();
        (text, result["isError"] == true)
    }

    /// The text of a tool's error.
    async fn refusal(&mut self, name: &str, arguments: Value) -> String {
        let (text, is_error) = self.call(name, arguments).await;
        assert!(is_error, "{text}");
        text
    }

    /// Closes stdin. Returns the exit code and what the command has written to stderr.
    async fn end(mut self) -> (Option<i32>, String) {
        drop(self.input.take());
        assert_eq!(self.output.next_line().await.unwrap(), None);
        let ended = self.child.wait_with_output().await.unwrap();
        let errors = String::from_utf8(ended.stderr).unwrap();
        (ended.status.code(), errors)
    }

    async fn json(&mut self, name: &str, arguments: Value) -> Value {
        let (text, is_error) = self.call(name, arguments).await;
        assert!(!is_error, "{text}");
        serde_json::from_str(&text).unwrap()
    }
}

fn names(tools: &[Value]) -> Vec<&str> {
    tools
        .iter()
        .map(|tool| tool["name"].as_str().unwrap())
        .collect()
}

#[tokio::test]
async fn an_assistant_searches_the_schema_and_reads_data() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let mut assistant = Assistant::start(&client.url, client.token(), &[]).await;
    let (found, _) = assistant
        .call("search_schema", json!({ "text": "inventoryFileTypes" }))
        .await;
    assert!(found.starts_with("Query.inventoryFileTypes: "), "{found}");
    let (shown, _) = assistant
        .call("show_type", json!({ "name": "DateRangeInput" }))
        .await;
    assert!(shown.contains("input DateRangeInput {"), "{shown}");
    let document = "query ($id: Int!) { customer(by: { customerId: $id }) { name } }";
    let arguments = json!({ "document": document, "variables": { "id": 3 } });
    assert_eq!(
        assistant.json("run_operation", arguments).await,
        json!({ "data": { "customer": { "name": "Harbor Transit" } } })
    );
    // The tasks are tools, with the variables of their operations. Their answers have schemas, and so have a structure.
    let answer = assistant
        .ask(
            "tools/call",
            json!({ "name": "customers", "arguments": { "first": 1 } }),
        )
        .await;
    let structured = &answer["result"]["structuredContent"];
    assert!(
        structured["data"]["customers"]["nodes"][0]["name"].is_string(),
        "{answer}"
    );
    let ending = json!({ "customerId": 3 });
    assert_eq!(
        assistant.json("campaigns_ending_soon", ending).await["data"]["campaigns"]["nodes"][0]["name"],
        "Million Devices"
    );
}

#[tokio::test]
async fn every_tool_and_argument_has_a_description() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let mut assistant = Assistant::start(&client.url, client.token(), &["--allow-mutations"]).await;
    let has_description = |value: &Value| {
        let description = value["description"].as_str();
        description.is_some_and(|description| !description.is_empty())
    };
    let tools = assistant.tools().await;
    assert!(tools.len() > 10, "{:?}", names(&tools));
    for tool in tools {
        assert!(has_description(&tool), "{tool}");
        let name = tool["name"].as_str().unwrap();
        let is_snake_case = |letter: char| letter.is_ascii_lowercase() || letter == '_';
        assert!(name.chars().all(is_snake_case), "{name}");
        let arguments = tool["inputSchema"]["properties"].as_object().unwrap();
        assert!(arguments.values().all(has_description), "{tool}");
    }
}

#[tokio::test]
async fn a_call_that_cannot_succeed_says_what_to_change() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let mut assistant = Assistant::start(&client.url, client.token(), &[]).await;
    let rows = "{ customer(by: { customerId: 9 }) { vehicles(first: 400) { nodes { ";
    let names: String = (0..20).map(|alias| format!("a{alias}: label ")).collect();
    let long = format!("{rows} {names} }} }} }} }}");
    let cases = r#"
        show_type           | {"name":"Nothing"}                                 | no type "Nothing"
        search_schema       | {}                                                 | "text" is missing
        search_schema       | {"text":1}                                         | "text" must be a string
        search_schema       | {"text":"a","first":1}                             | no argument "first"
        run_operation       | {"document":"{ nothing }"}                         | Cannot query field
        run_operation       | {"document":"{ viewer"}                            | xpected
        run_operation       | {"document":"{ __typename }","variables":"{}"}     | "variables" must be an object
        campaigns_ending_soon | {"customerId":3,"days":7}                          | no argument "days"
        campaigns_ending_soon | {"customerId":"three"}                             | "customerId" must be a number
    "#;
    let parsed = |[name, arguments, part]: [&'static str; 3]| {
        (
            name,
            serde_json::from_str::<Value>(arguments).unwrap(),
            part,
        )
    };
    let deep = json!({ "document": "{a".repeat(100_000) });
    let long = json!({ "document": long });
    let cases = table(cases).into_iter().map(parsed).chain([
        ("run_operation", deep, "nest"),
        ("run_operation", long, "Select fewer fields"),
    ]);
    for (name, arguments, part) in cases {
        let refused = assistant.refusal(name, arguments).await;
        assert!(refused.contains(part), "{name}: {refused}");
        assert!(refused.len() < 5_000, "{name}: {} bytes", refused.len());
    }
    let unknown = json!({ "name": "nothing", "arguments": {} });
    let text = json!({ "name": "show_type", "arguments": "{}" });
    for (params, part) in [
        (unknown, "Unknown tool"),
        (text, "\"arguments\" must be an object"),
        (json!({ "arguments": {} }), "\"name\" must be"),
    ] {
        let error = assistant.ask("tools/call", params).await["error"].take();
        assert_eq!(error["code"], -32602, "{error}");
        assert!(error["message"].as_str().unwrap().contains(part), "{error}");
    }
}

#[tokio::test]
async fn data_is_changed_only_if_the_user_allows_it() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rename = "mutation B { updatePixel(input: { pixelId: 31, displayName: \"Front\" }) { pixel { name } errors { message } } }";
    let mut reader = Assistant::start(&client.url, client.token(), &[]).await;
    let tools = reader.tools().await;
    let reads = |tool: &Value| tool["annotations"]["readOnlyHint"] == true;
    assert!(tools.iter().all(reads));
    assert!(!names(&tools).contains(&"rename_pixel"));
    harness.clear_calls().await;
    let behind_query = format!("query A {{ __typename }} {rename}");
    let in_fragment = "mutation B { ...F } fragment F on Mutation { updatePixel(input: { pixelId: 31, displayName: \"Front\" }) { errors { message } } }";
    let subscription = "subscription { pipelineJobsChanged { readAt } }";
    let hidden = format!("\u{feff}#{{\n,,{rename}");
    for (document, operation) in [
        (rename, None),
        (&*hidden, None),
        (in_fragment, None),
        (&*behind_query, None),
        (&*behind_query, Some("A")),
        (&*behind_query, Some("B")),
        (&*behind_query, Some("")),
        (subscription, None),
    ] {
        let mut arguments = json!({ "document": document });
        if let Some(operation) = operation {
            arguments["operation"] = json!(operation);
        }
        let part = match document == subscription {
            true => "cannot subscribe",
            false => "--allow-mutations",
        };
        let refused = reader.refusal("run_operation", arguments).await;
        assert!(refused.contains(part), "{refused}");
    }
    let pixel = json!({ "pixelId": 31, "displayName": "Front" });
    let task = json!({ "name": "rename_pixel", "arguments": pixel });
    let refused = reader.ask("tools/call", task).await;
    assert_eq!(refused["error"]["code"], -32602, "{refused}");
    assert_eq!(harness.calls().await, Vec::<String>::new());
    // The word alone changes nothing.
    let query = "query mutation { mutation: __typename # mutation { signOut }\n}";
    let answer = reader.json("run_operation", json!({ "document": query }));
    assert_eq!(answer.await["data"]["mutation"], "Query");

    let mut writer = Assistant::start(&client.url, client.token(), &["--allow-mutations"]).await;
    let tools = writer.tools().await;
    let rename_tool = tools.iter().find(|tool| tool["name"] == "rename_pixel");
    assert_eq!(rename_tool.unwrap()["annotations"]["readOnlyHint"], false);
    let answer = writer.json("run_operation", json!({ "document": rename }));
    assert_eq!(
        answer.await["data"]["updatePixel"]["pixel"]["name"],
        "Front"
    );
}

#[tokio::test]
async fn messages_that_break_the_protocol_do_not_end_the_command() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let mut assistant = Assistant::start(&client.url, client.token(), &[]).await;
    let long = format!("{{\"text\": \"{}\"}}", "x".repeat(20 << 20));
    for line in ["not JSON", "", "{", &long, "\u{0}\u{1b}[31m"] {
        let input = assistant.input.as_mut().unwrap();
        let line = format!("{line}\n");
        input.write_all(line.as_bytes()).await.unwrap();
    }
    // The answer to the next request is the next line of stdout.
    let unknown = assistant.ask("no/such/method", json!({})).await;
    assert_eq!(unknown["error"]["code"], -32601, "{unknown}");
    assistant
        .send(&json!({ "neither": "request nor answer" }))
        .await;
    let invalid = assistant.receive().await;
    assert_eq!(invalid["error"]["code"], -32600, "{invalid}");
    assert!(!assistant.tools().await.is_empty());
    let (code, errors) = assistant.end().await;
    assert_eq!(code, Some(0), "{errors}");
    assert!(errors.contains("maximum line length"), "{errors}");
}

#[tokio::test]
async fn the_command_ends_when_its_input_ends() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // Before the first message, and in the middle of one.
    for start in ["", "{\"jsonrpc\":"] {
        let args = ["mcp", "--url", &client.url];
        let ended = Home::new().run(&args, start, Some(client.token())).await;
        assert_eq!(ended.code, Some(0), "{ended:?}");
        assert_eq!(ended.stdout + &ended.stderr, "");
    }
}

#[tokio::test]
async fn a_sign_in_counts_from_the_next_call() {
    let harness = Harness::start().await;
    let mut assistant = Assistant::start(&harness.url, "", &[]).await;
    let document = json!({ "document": "{ customers(first: 1) { totalCount } }" });
    let refused = assistant.refusal("run_operation", document.clone()).await;
    assert!(refused.contains("UNAUTHENTICATED"), "{refused}");
    let signed_in = assistant.home.login(&harness, STAFF, password(STAFF)).await;
    assert_eq!(signed_in.code, Some(0), "{signed_in:?}");
    let answer = assistant.json("run_operation", document).await;
    assert_eq!(answer["data"]["customers"]["totalCount"], 40);
}

#[tokio::test]
async fn an_invalid_token_is_reported_and_never_shown() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let secret = "not-a-token-but-a-secret";
    let mut assistant = Assistant::start(&client.url, secret, &[]).await;
    let document = "{ customers(first: 1) { nodes { name } } }";
    let arguments = json!({ "document": document });
    let answer = assistant.refusal("run_operation", arguments).await;
    assert!(answer.contains("UNAUTHENTICATED"), "{answer}");
    assert!(!answer.contains(secret), "{answer}");
    let (code, errors) = assistant.end().await;
    assert_eq!((code, errors.as_str()), (Some(0), ""));
}

#[tokio::test]
async fn a_gateway_that_does_not_answer_with_graphql_is_an_error_of_the_tool() {
    let page = "<!doctype html><title>Sign in</title>";
    let proxy = Server::start(vec![answer("200 OK", "Content-Type: text/html", page)]).await;
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let silent_url = format!("http://{}", silent.local_addr().unwrap());
    let closed = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let closed_url = format!("http://{}", closed.local_addr().unwrap());
    drop(closed);
    for (url, part) in [
        (proxy.url, "answered 200 OK without"),
        (silent_url, "No answer in time"),
        (closed_url, "No answer: "),
    ] {
        let mut assistant = Assistant::start(&url, "a-secret", &["--timeout", "1"]).await;
        for (tool, arguments) in [
            ("search_schema", json!({ "text": "customers" })),
            ("run_operation", json!({ "document": "{ __typename }" })),
        ] {
            let failed = assistant.refusal(tool, arguments).await;
            assert!(failed.contains(part), "{failed}");
            assert!(!failed.contains("a-secret"), "{failed}");
        }
        assert_eq!(assistant.end().await, (Some(0), String::new()));
    }
}
