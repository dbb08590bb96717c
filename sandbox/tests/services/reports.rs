//! Reports of attribution studies.

use serde_json::Value;

use crate::support::{Probe, list};

/// The report of an ended job.
async fn report(probe: &Probe, id: i64) -> Value {
    let job = probe.data(&format!("/v3/internal/queue/{id}")).await;
    let link = &job["result"][format!("attribution/{id}/output.json")];
    probe
        .fetch(link.as_str().unwrap())
        .await
        .json()
        .await
        .unwrap()
}

#[tokio::test]
async fn reports_have_every_number_of_pixels_and_every_shape() {
    let probe = Probe::start().await;
    for (id, pixels) in [(1_709, 1), (1_710, 0), (1_711, 2), (1_712, 5), (1_701, 3)] {
        assert_eq!(list(&report(&probe, id).await["pixels"]).len(), pixels);
    }
    for (id, place, value) in [
        (1_713, "/exposed/pageVisits/Homepage", Some("0")),
        (1_713, "/control/pageVisits/Homepage", Some("0")),
        (1_714, "/control/pageVisits/Homepage", Some("0")),
        (1_715, "/control", None),
        (1_716, "/exposed", Some("{}")),
        (1_718, "/control/pageVisits/Homepage", Some("\"400\"")),
        (1_718, "/pixels/0/pixelId", Some("31")),
        (1_719, "/exposed/totalDevices", Some("\"many\"")),
        (1_721, "/control/hourOfDay", None),
    ] {
        let found = report(&probe, id)
            .await
            .pointer(place)
            .map(Value::to_string);
        assert_eq!(found.as_deref(), value, "{id} {place}");
    }
    let days = &report(&probe, 1_717).await["exposed"]["days"];
    assert_eq!(days.as_object().unwrap().len(), 28);
    let objects = report(&probe, 1_720).await;
    assert!(objects["exposed"]["hourOfDay"]["8"]["uqDevices"].is_i64());
    let extra = report(&probe, 1_722).await;
    assert!(extra["exposed"]["hourOfDay"]["28"].is_i64());
    assert!(extra["control"]["dayOfWeek"]["7"].is_object());
    let size = report(&probe, 1_733).await.to_string().len();
    assert!((1_500_000..3_000_000).contains(&size), "{size}");
}
