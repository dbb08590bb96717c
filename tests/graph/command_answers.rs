//! `marquee query` and the other commands against a server that does not answer as a gateway does.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::sync::{Arc, Mutex};

use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::command_home::{Ended, Home};
use crate::support::{Harness, STAFF};

const CUSTOMERS: &str = include_str!("../examples/customers.graphql");

/// A server with one answer for each request; the last one is for all that follow.
pub(crate) struct Server {
    pub(crate) url: String,
    /// The requests so far.
    requests: Arc<Mutex<Vec<String>>>,
}

impl Server {
    pub(crate) async fn start(answers: Vec<String>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let requests = Arc::new(Mutex::new(Vec::new()));
        let received = Arc::clone(&requests);
        tokio::spawn(async move {
            loop {
                let (mut stream, _) = listener.accept().await.unwrap();
                let request = read(&mut stream).await;
                let number = {
                    let mut received = received.lock().unwrap();
                    received.push(request);
                    received.len() - 1
                };
                let answer = &answers[number.min(answers.len() - 1)];
                stream.write_all(answer.as_bytes()).await.unwrap();
            }
        });
        Self { url, requests }
    }

    /// A server that answers with these pages of customers.
    async fn with_pages(pages: &[Value]) -> Self {
        let answers = pages.iter().map(|page| {
            let body = json!({ "data": { "customers": page } }).to_string();
            answer("200 OK", "Content-Type: application/json", &body)
        });
        Self::start(answers.collect()).await
    }

    fn requests(&self) -> Vec<String> {
        self.requests.lock().unwrap().clone()
    }

    async fn run(&self, args: &[&str]) -> Ended {
        Home::new().run(args, "", Some("secret-token")).await
    }

    async fn query_all(&self) -> Ended {
        let args = ["query", CUSTOMERS, "--url", &self.url];
        let format = ["--all", "--format", "ndjson"];
        self.run(&[&args[..], &format[..]].concat()).await
    }
}

/// Reads a request with its body.
async fn read(stream: &mut TcpStream) -> String {
    let (mut request, mut chunk) = (Vec::new(), [0; 4_096]);
    loop {
        let text = String::from_utf8_lossy(&request).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head.split_once("content-length: ");
            let length = length.and_then(|(_, rest)| rest.lines().next()?.parse().ok());
            if body.len() >= length.unwrap_or(0) {
                return text;
            }
        }
        let length = stream.read(&mut chunk).await.unwrap();
        assert_ne!(length, 0, "the request is cut off");
        request.extend_from_slice(&chunk[..length]);
    }
}

pub(crate) fn answer(status: &str, header: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "HTTP/1.1 {status}\r\n{header}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    )
}

fn page(name: &str, has_next: bool, cursor: Option<&str>) -> Value {
    json!({
        "nodes": [{ "name": name }],
        "pageInfo": { "hasNextPage": has_next, "endCursor": cursor },
    })
}

#[tokio::test]
async fn a_list_that_does_not_say_where_it_goes_on_is_no_list_that_has_ended() {
    let first = page("a", true, Some("1"));
    let cases = [
        (page("b", true, None), 1, "rows are missing"),
        (json!({ "nodes": [{ "name": "b" }] }), 1, "rows are missing"),
        (json!(null), 2, "There is no list"),
    ];
    for (second, code, part) in cases {
        let server = Server::with_pages(&[first.clone(), second]).await;
        let ended = server.query_all().await;
        assert_eq!(ended.code, Some(code), "{ended:?}");
        assert!(ended.stderr.contains(part), "{ended:?}");
    }
    let server = Server::with_pages(&[first, page("b", false, None)]).await;
    let ended = server.query_all().await;
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""));
    assert_eq!(ended.stdout, "{\"name\":\"a\"}\n{\"name\":\"b\"}\n");
}

#[tokio::test]
async fn cursors_that_lead_in_circles_are_not_followed_forever() {
    let pages = ["1", "2", "3", "1", "2"].map(|cursor| page("a", true, Some(cursor)));
    let server = Server::with_pages(&pages).await;
    let ended = server.query_all().await;
    assert_eq!(ended.code, Some(1));
    assert!(ended.stderr.contains("same cursor"), "{ended:?}");
    assert_eq!(server.requests().len(), 4);
}

#[tokio::test]
async fn a_token_does_not_follow_a_redirect() {
    let body = json!({ "data": { "__typename": "Query" } }).to_string();
    let other = answer("200 OK", "Content-Type: application/json", &body);
    let other = Server::start(vec![other]).await;
    let place = format!("Location: {}/graphql\u{9b}2J", other.url);
    for status in ["302 Found", "307 Temporary Redirect"] {
        let server = Server::start(vec![answer(status, &place, "")]).await;
        let args = ["query", "{ __typename }", "--url", &server.url];
        let ended = server.run(&args).await;
        assert_eq!((ended.code, ended.stdout.as_str()), (Some(1), ""));
        assert!(ended.stderr.contains(&other.url), "{ended:?}");
        assert!(!ended.stderr.contains('\u{9b}'), "{ended:?}");
        assert!(server.requests()[0].contains("Bearer secret-token"));
        let schema = server.run(&["schema", &server.url]).await;
        assert_eq!((schema.code, schema.stdout.as_str()), (Some(1), ""));
    }
    assert_eq!(other.requests(), Vec::<String>::new());
}

#[tokio::test]
async fn a_page_is_no_answer() {
    let html = answer("200 OK", "Content-Type: Text/HTML", "<html>Sign in</html>");
    let server = Server::start(vec![html]).await;
    let query = ["query", "{ __typename }", "--url", &server.url];
    let subscribe = ["subscribe", "subscription { x }", "--url", &server.url];
    for args in [&query[..], &subscribe, &["schema", &server.url]] {
        let ended = server.run(args).await;
        assert_eq!((ended.code, ended.stdout.as_str()), (Some(1), ""));
        assert!(ended.stderr.contains("200 OK"), "{ended:?}");
    }
    let json = answer(
        "200 OK",
        "Content-Type: application/json",
        "{\"data\": [1, 2]}",
    );
    let server = Server::start(vec![json]).await;
    for format in ["csv", "json"] {
        let args = [
            "query",
            "{ __typename }",
            "--url",
            &server.url,
            "--format",
            format,
        ];
        let ended = server.run(&args).await;
        assert_eq!(
            (ended.code, ended.stdout.as_str()),
            (Some(1), ""),
            "{format}"
        );
    }
}

#[tokio::test]
async fn a_file_of_a_list_that_was_not_read_has_no_header() {
    let empty = json!({ "nodes": [], "pageInfo": { "hasNextPage": false, "endCursor": null } });
    for (page, code, header) in [(json!(null), 2, ""), (empty, 0, "customerId,name,slug\r\n")] {
        let server = Server::with_pages(&[page]).await;
        let args = ["query", CUSTOMERS, "--url", &server.url];
        for more in [&["--all", "--format", "csv"][..], &["--format", "csv"]] {
            let ended = server.run(&[&args[..], more].concat()).await;
            assert_eq!(
                (ended.code, ended.stdout.as_str()),
                (Some(code), header),
                "{ended:?}"
            );
        }
    }
}

#[tokio::test]
async fn a_token_that_cannot_be_sent_is_not_kept() {
    for token in ["a\nb".to_owned(), "x".repeat(40_000)] {
        let body = json!({ "data": { "signIn": { "token": token, "errors": [] } } });
        let json = answer(
            "200 OK",
            "Content-Type: application/json",
            &body.to_string(),
        );
        let (server, home) = (Server::start(vec![json]).await, Home::new());
        let args = ["login", &server.url, "--email", STAFF];
        let ended = home.run(&args, "staff-pass\n", None).await;
        assert_eq!(ended.code, Some(2), "{ended:?}");
        assert!(!home.path(".config").exists());
    }
}

#[tokio::test]
async fn a_token_that_could_not_be_kept_is_not_asked_for() {
    let (harness, home) = (Harness::start().await, Home::new());
    fs::create_dir_all(home.path(".config/marquee")).unwrap();
    let file = home.file(".config/marquee/credentials.json", "{\"tokens\":{}}");
    fs::set_permissions(&file, Permissions::from_mode(0o644)).unwrap();
    harness.clear_calls().await;
    let refused = home.login(&harness, STAFF, "staff-pass").await;
    assert_eq!(refused.code, Some(1));
    assert!(refused.stderr.contains("chmod 600"), "{refused:?}");
    assert_eq!(harness.calls().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_document_may_have_many_brackets_side_by_side() {
    let (harness, home) = (Harness::start().await, Home::new());
    let client = harness.sign_in(STAFF).await;
    let fragments = "... { isSandbox } # (((\n".repeat(220);
    let long = format!("{{ console {{ {fragments} }} }}");
    let ended = home.query(&client, &[&long]).await;
    assert_eq!(ended.json(), json!({ "console": { "isSandbox": false } }));
    let deep = format!("{}__typename{}", "{ ... ".repeat(300), "}".repeat(300));
    let refused = home.query(&client, &[&deep]).await;
    assert_eq!(refused.code, Some(2));
    assert!(refused.stderr.contains("nests deeper"), "{refused:?}");
}
