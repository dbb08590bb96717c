use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Probe, list};

const PATH: &str = "/v3/api/planning/ai-debug-logs";

fn find<'a>(logs: &'a Value, id: &str) -> &'a Value {
    let logs = list(logs);
    logs.iter().find(|log| log["debugId"] == id).unwrap()
}

#[tokio::test]
async fn logs_are_many_of_all_kinds_and_the_same_in_every_sandbox() {
    let (probe, other) = (Probe::start().await, Probe::start().await);
    let logs = probe.data(PATH).await;
    assert_eq!(logs, other.data(PATH).await);
    let rows = list(&logs);
    assert_eq!(rows.len(), 5_000);
    let failed = rows.iter().filter(|log| log["hasErrors"] == true).count();
    assert!((200..600).contains(&failed), "{failed}");
    let times: Vec<&str> = rows
        .iter()
        .filter_map(|log| log["debugTimestamp"].as_str())
        .collect();
    assert!(!times.is_sorted(), "no useful order");
}

#[tokio::test]
async fn the_details_of_a_log_repeat_its_row() {
    let probe = Probe::start().await;
    let logs = probe.data(PATH).await;
    for id in ["d-5000", "d-4711", "d-14"] {
        let row = find(&logs, id);
        let details = probe.data(&format!("{PATH}/{id}")).await;
        for (key, value) in row.as_object().unwrap() {
            assert_eq!(&details[key], value, "{id} {key}");
        }
        assert!(details["responseTimeMs"].is_number());
    }
}

#[tokio::test]
async fn some_details_cannot_be_read() {
    let probe = Probe::start().await;
    let get = async |id: &str| probe.get(&format!("{PATH}/{id}")).await;
    assert_eq!(get("d-21").await.0, StatusCode::INTERNAL_SERVER_ERROR);
    let not_found = json!({ "message": "Debug log not found." });
    for id in ["d-22", "d-5001", "d-0", "x"] {
        assert_eq!(get(id).await, (StatusCode::NOT_FOUND, not_found.clone()));
    }
    let (status, bare) = get("d-20").await;
    assert_eq!((status, &bare["debugId"]), (StatusCode::OK, &json!("d-20")));
    // A number is an id as well.
    assert_eq!(get("3").await.1["data"]["debugId"], 3);
}
