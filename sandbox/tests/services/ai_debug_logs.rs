use crate::support::{Probe, list};

const PATH: &str = "/v3/api/planning/ai-debug-logs";

#[tokio::test]
async fn the_details_of_a_log_repeat_its_row_unless_they_cannot_be_read() {
    let probe = Probe::start().await;
    let logs = probe.data(PATH).await;
    for id in ["d-5000", "d-14"] {
        let row = list(&logs).iter().find(|log| log["debugId"] == id).unwrap();
        let details = probe.data(&format!("{PATH}/{id}")).await;
        for (key, value) in row.as_object().unwrap() {
            assert_eq!(&details[key], value, "{id} {key}");
        }
    }
    // A number is an id as well, and one log has no envelope.
    assert_eq!(probe.data(&format!("{PATH}/3")).await["debugId"], 3);
    assert_eq!(
        probe.get(&format!("{PATH}/d-20")).await.1["debugId"],
        "d-20"
    );
    probe
        .answers(
            "GET /v3/api/planning/ai-debug-logs/d-21 => 500
             GET /v3/api/planning/ai-debug-logs/d-22 => 404 Debug log not found.
             GET /v3/api/planning/ai-debug-logs/d-5001 => 404 Debug log not found.
             GET /v3/api/planning/ai-debug-logs/d-0 => 404 Debug log not found.
             GET /v3/api/planning/ai-debug-logs/x => 404 Debug log not found.",
        )
        .await;
}
