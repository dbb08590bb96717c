use chrono::{DateTime, TimeDelta, Utc};
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Probe, list, row};

#[tokio::test]
async fn live_feeds_were_processed_recently_and_silent_ones_long_ago() {
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
}

#[tokio::test]
async fn unlocking_a_provider_changes_its_lock() {
    let probe = Probe::start().await;
    let lock = async || {
        let locks = probe.data("/v3/api/providers/locks").await;
        list(&locks)
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
}

#[tokio::test]
async fn pings_are_found_by_a_name_with_a_slash_and_a_percent_sign() {
    let probe = Probe::start().await;
    let pings = probe
        .data("/v3/api/providers/latest-pings/Transit%2FSync%20100%25?t=1")
        .await;
    assert_eq!(list(&pings).len(), 14);
    assert_eq!(
        probe
            .data("/v3/api/providers/latest-pings/Toppers%20Live")
            .await,
        json!([])
    );
}

#[tokio::test]
async fn a_provider_name_is_unique_and_refuses_save_cannot_be_saved() {
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
    let error_body = json!({ "message": "This provider is frozen while its contract is renewed." });
    let response = probe
        .put("/v3/api/providers/17", json!({ "isActive": false }))
        .await;
    assert_eq!(response, (StatusCode::UNPROCESSABLE_ENTITY, error_body));
}

#[tokio::test]
async fn feeds_of_every_type_are_live_silent_inactive_or_new() {
    let probe = Probe::start().await;
    let providers = probe.data("/v3/api/providers").await;
    for (health, ids) in [
        ("active", [6, 5, 7]),
        ("stale", [9, 10, 8]),
        ("inactive", [13, 25, 27]),
        ("no history", [11, 12, 28]),
    ] {
        for (id, is_push) in ids.into_iter().zip([false, true, false]) {
            let provider = row(&providers, "providerId", id);
            let last = &provider["lastProcessTimestamp"];
            let age = match last {
                Value::Number(seconds) => Some(Utc::now().timestamp() - seconds.as_i64().unwrap()),
                Value::String(text) => Some(
                    Utc::now().timestamp() - text.parse::<DateTime<Utc>>().unwrap().timestamp(),
                ),
                _ => None,
            };
            let fits = match (health, age) {
                ("active", Some(age)) => age < if is_push { 24 * 3_600 } else { 2 * 3_600 },
                ("stale", Some(age)) => age > if is_push { 24 * 3_600 } else { 2 * 3_600 },
                ("inactive", _) => provider["isActive"] == false,
                ("no history", None) => provider["isActive"] == true,
                _ => false,
            };
            assert!(fits, "{provider} is not {health}");
            assert_eq!(provider["isPush"] == true, is_push, "{provider}");
        }
    }
}

#[tokio::test]
async fn names_and_configs_may_contain_any_json() {
    let probe = Probe::start().await;
    let providers = probe.data("/v3/api/providers").await;
    let config = |id| &row(&providers, "providerId", id)["providerConfig"];
    assert_eq!(
        row(&providers, "providerId", 29)["providerName"],
        "Línea Sur/Norte 50%"
    );
    for key in ["apiKey", "password", "access_token", "clientSecret"] {
        assert!(config(30)[key].is_string(), "{key}");
    }
    let odd = config(21);
    assert!(odd["intervalMinutes"].is_f64() && odd["gzip"].is_boolean());
    assert!(odd["proxy"].is_null() && odd["paging"]["cursor"].is_object());
    let path = "/v3/api/providers/latest-pings/L%C3%ADnea%20Sur%2FNorte%2050%25";
    assert_eq!(probe.data(path).await.as_array().unwrap().len(), 14);
    assert_eq!(
        probe.get("/v3/api/providers/latest-pings/Nobody").await.0,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn locks_refer_to_providers_in_two_ways_and_have_five_kinds_of_expiry() {
    let probe = Probe::start().await;
    let locks = probe.data("/v3/api/providers/locks").await;
    let lock = |provider: Value| {
        let mut rows = list(&locks).iter();
        rows.find(|lock| lock["provider"] == provider)
            .unwrap_or_else(|| panic!("no lock of {provider}"))
    };
    let now = Utc::now().timestamp();
    assert!(lock(json!("FleetNow"))["lockExp"].as_i64() > Some(now));
    assert!(lock(json!("Cascade Docks"))["lockExp"].as_i64() < Some(now));
    assert_eq!(lock(json!(7))["lockExp"], -1);
    assert_eq!(
        lock(json!("Twin Cities Trams")),
        &json!({ "provider": "Twin Cities Trams", "lockExp": null, "isLocked": true })
    );
    for provider in [json!(8), json!("Vehículos del Río")] {
        let text = lock(provider)["lockExp"].as_str().unwrap();
        assert!(text.parse::<i64>().is_ok());
    }
    assert_eq!(lock(json!("Toppers Live"))["lockExp"], "until Friday");
    assert_eq!(lock(json!("Windy City AVL")).get("lockExp"), None);
    // These belong to no provider, although there is a provider 20.
    let providers = probe.data("/v3/api/providers").await;
    for stray in [json!("Gone Since Long"), json!(4711), json!("20")] {
        lock(stray.clone());
        let known = list(&providers)
            .iter()
            .any(|provider| provider["providerName"] == stray || provider["providerId"] == stray);
        assert!(!known, "{stray}");
    }
}

#[tokio::test]
async fn unlocking_changes_only_the_lock_of_the_provider() {
    let probe = Probe::start().await;
    let locked = async || {
        let locks = probe.data("/v3/api/providers/locks").await;
        let rows = list(&locks).iter();
        rows.filter(|lock| lock["isLocked"] == true)
            .map(|lock| lock["provider"].to_string())
            .collect::<Vec<_>>()
    };
    let mut before = locked().await;
    // The provider 24 has no lock, and unlocking it changes nothing.
    for id in [24, 29] {
        let path = format!("/v3/api/providers/unlock/{id}");
        let (status, _) = probe.post(&path, json!(null)).await;
        assert_eq!(status, StatusCode::OK);
    }
    before.retain(|provider| provider != "29");
    assert_eq!(locked().await, before);
}

#[tokio::test]
async fn a_copy_whose_name_is_taken_conflicts() {
    let probe = Probe::start().await;
    let copy = json!({ "providerName": "Shared Telematics copy", "isActive": true });
    let error_body =
        json!({ "message": "A provider named \"Shared Telematics copy\" already exists." });
    assert_eq!(
        probe.post("/v3/api/providers", copy).await,
        (StatusCode::CONFLICT, error_body)
    );
}

#[tokio::test]
async fn the_last_process_time_of_a_silent_feed_stays_as_it_was_set() {
    let probe = Probe::start().await;
    let set = json!({ "lastProcessTimestamp": "2024-06-03T13:50:00Z" });
    probe.put("/v3/api/providers/9", set).await;
    for path in ["/v3/api/providers", "/v3/api/providers/customer/4"] {
        let providers = probe.data(path).await;
        assert_eq!(
            row(&providers, "providerId", 9)["lastProcessTimestamp"],
            "2024-06-03T13:50:00Z",
            "{path}"
        );
    }
}
