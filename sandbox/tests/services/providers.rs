use chrono::{DateTime, TimeDelta, Utc};
use reqwest::StatusCode;
use serde_json::json;

use crate::support::{Probe, row};

#[tokio::test]
async fn live_feeds_were_processed_just_now_and_silent_ones_long_ago() {
    let probe = Probe::start().await;
    let providers = probe.data("/v3/api/providers").await;
    let age = |id| {
        let last = row(&providers, "providerId", id)["lastProcessTimestamp"]
            .as_str()
            .unwrap();
        Utc::now() - last.parse::<DateTime<Utc>>().unwrap()
    };
    assert!(age(6) <= TimeDelta::minutes(11));
    assert!(age(9) > TimeDelta::hours(2));
    assert!(row(&providers, "providerId", 11)["lastProcessTimestamp"].is_null());
    assert_eq!(
        probe
            .data("/v3/api/providers/customer/3")
            .await
            .as_array()
            .unwrap()
            .len(),
        5
    );
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn unlocking_changes_the_lock_row() {
    let probe = Probe::start().await;
    let lock = async || {
        let locks = probe.data("/v3/api/providers/locks").await;
        locks
            .as_array()
            .unwrap()
            .iter()
            .find(|lock| lock["provider"] == "FleetNow")
            .unwrap()["isLocked"]
            .clone()
    };
    assert_eq!(lock().await, true);
    let (status, _) = probe.post("/v3/api/providers/unlock/6", json!(null)).await;
    assert_eq!((status, lock().await), (StatusCode::OK, json!(false)));
    assert_eq!(
        probe
            .post("/v3/api/providers/unlock/17", json!(null))
            .await
            .0,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(
        probe
            .post("/v3/api/providers/unlock/4711", json!(null))
            .await
            .0,
        StatusCode::NOT_FOUND
    );
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn pings_are_found_by_a_name_with_a_slash_and_a_percent_sign() {
    let probe = Probe::start().await;
    let pings = probe
        .data("/v3/api/providers/latest-pings/Transit%2FSync%20100%25?t=1")
        .await;
    assert_eq!(pings.as_array().unwrap().len(), 14);
    assert_eq!(
        probe
            .data("/v3/api/providers/latest-pings/Toppers%20Live")
            .await,
        json!([])
    );
    probe.sandbox.stop().await;
}

#[tokio::test]
async fn a_provider_is_created_once_per_name_and_some_refuse_to_be_saved() {
    let probe = Probe::start().await;
    let copy = json!({ "providerName": "FleetNow copy", "customerId": 3, "isActive": false, "isPush": false });
    assert_eq!(
        probe.post("/v3/api/providers", copy.clone()).await.0,
        StatusCode::CREATED
    );
    assert_eq!(
        probe.post("/v3/api/providers", copy).await.0,
        StatusCode::CONFLICT
    );
    let refusal = json!({ "message": "This provider is frozen while its contract is renewed." });
    let answer = probe
        .put("/v3/api/providers/17", json!({ "isActive": false }))
        .await;
    assert_eq!(answer, (StatusCode::UNPROCESSABLE_ENTITY, refusal));
    probe.sandbox.stop().await;
}
