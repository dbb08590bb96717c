//! The commands against a server that accepts and does not answer, or not to the end.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use pretty_assertions::assert_eq;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_tungstenite::tungstenite::Message;

use crate::command_home::{Ended, Home};

const TOO_LATE: &str = "error: No answer in time. --timeout changes how long it may take.\n";

/// A server that reads requests, and sends the same beginning of an answer to all, and then nothing. Returns its address.
async fn silent(beginning: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        loop {
            let (mut stream, _) = listener.accept().await.unwrap();
            tokio::spawn(async move {
                let mut request = vec![0; 4_096];
                let length = stream.read(&mut request).await.unwrap();
                assert_ne!(length, 0, "a request begins");
                stream.write_all(beginning.as_bytes()).await.unwrap();
                // Held open until the command is gone.
                let _end = stream.read_to_end(&mut Vec::new()).await;
            });
        }
    });
    url
}

async fn run(args: &[&str], url: &str) -> Ended {
    let args: Vec<&str> = args
        .iter()
        .map(|arg| if *arg == "URL" { url } else { arg })
        .collect();
    let home = Home::new();
    let ended = home.run(&args, "secret-pass\n", Some("secret-token")).await;
    assert!(!home.path(".config").exists(), "no token was received");
    ended
}

#[tokio::test]
async fn no_command_waits_longer_than_it_is_told() {
    let whole_head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{\"data\":";
    let login = ["login", "URL", "--email", "staff@marquee.example"];
    let query = ["query", "{ __typename }", "--url", "URL"];
    let subscribe = ["subscribe", "subscription { x }", "--url", "URL"];
    let schema = ["schema", "URL"];
    let commands = [&login[..], &query, &subscribe, &schema];
    let started = Instant::now();
    for beginning in ["", "HTTP/1.1 200", whole_head] {
        let url = silent(beginning).await;
        let all = commands.iter().map(|args| async {
            let args = [args, &["--timeout", "1"][..]].concat();
            (args.clone(), run(&args, &url).await)
        });
        for (args, ended) in futures_util::future::join_all(all).await {
            // Where no body is expected, the head is an answer.
            if args[0] == "subscribe" && beginning == whole_head {
                assert!(
                    ended.stderr.contains("does not open a WebSocket"),
                    "{ended:?}"
                );
                continue;
            }
            let seen = (ended.code, ended.stdout.as_str(), ended.stderr.as_str());
            assert_eq!(seen, (Some(1), "", TOO_LATE), "{args:?} {beginning:?}");
        }
    }
    // The defaults are minutes; a slow machine needs seconds.
    assert!(
        started.elapsed() < Duration::from_secs(25),
        "{:?}",
        started.elapsed()
    );
}

#[tokio::test]
async fn a_websocket_that_is_never_confirmed_is_not_waited_for() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let server = async {
        let (stream, _) = listener.accept().await.unwrap();
        let mut socket = tokio_tungstenite::accept_async(stream).await.unwrap();
        // The answer to each ping is the next message.
        while let Some(Ok(_)) = socket.next().await {
            let _sent = socket.send(Message::text("{\"type\":\"ping\"}")).await;
        }
    };
    let args = [
        "subscribe",
        "subscription { x }",
        "--url",
        "URL",
        "--timeout",
        "1",
    ];
    let (ended, ()) = tokio::join!(run(&args, &url), server);
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(1), TOO_LATE));
}

#[tokio::test]
async fn a_timeout_is_a_number_of_seconds() {
    for timeout in ["0", "-1", "1.5", "1s", "", "4294967296"] {
        let option = format!("--timeout={timeout}");
        let ended = run(&["query", "{ __typename }", &option], "").await;
        assert_eq!(ended.code, Some(64), "{ended:?}");
        assert!(
            ended.stderr.contains("a whole number of seconds"),
            "{ended:?}"
        );
    }
}
