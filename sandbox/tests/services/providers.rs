use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use crate::support::{Probe, list, row};

#[tokio::test]
async fn feeds_of_every_type_are_live_silent_inactive_or_new() {
    let probe = Probe::start().await;
    let providers = probe.data("/v3/api/providers").await;
    let age = |provider: &Value| {
        let last = match &provider["lastProcessTimestamp"] {
            Value::Number(seconds) => DateTime::from_timestamp(seconds.as_i64()?, 0)?,
            time => time.as_str()?.parse().unwrap(),
        };
        Some(Utc::now() - last)
    };
    for (health, ids) in [
        ("active", [6, 5, 7]),
        ("stale", [9, 10, 8]),
        ("inactive", [13, 25, 27]),
        ("no history", [11, 12, 28]),
    ] {
        for (id, is_push) in ids.into_iter().zip([false, true, false]) {
            let provider = row(&providers, "providerId", id);
            let limit = TimeDelta::hours(if is_push { 24 } else { 2 });
            let fits = match (health, age(provider)) {
                ("active", Some(age)) => age < limit,
                ("stale", Some(age)) => age > limit,
                ("inactive", _) => provider["isActive"] == false,
                ("no history", None) => provider["isActive"] == true,
                _ => false,
            };
            assert!(fits, "{provider} is not {health}");
            assert_eq!(provider["isPush"] == true, is_push, "{provider}");
        }
    }
    assert!(age(row(&providers, "providerId", 6)).unwrap() <= TimeDelta::minutes(11));
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
    let endless = json!({ "provider": "Twin Cities Trams", "lockExp": null, "isLocked": true });
    assert_eq!(lock(json!("Twin Cities Trams")), &endless);
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
        let is_known = |provider: &Value| {
            [&provider["providerName"], &provider["providerId"]].contains(&&stray)
        };
        assert!(!list(&providers).iter().any(is_known), "{stray}");
    }
}

#[tokio::test]
async fn unlocking_changes_only_the_lock_of_the_provider() {
    let probe = Probe::start().await;
    let locked = async || -> Vec<Value> {
        let locks = probe.data("/v3/api/providers/locks").await;
        let locks = list(&locks).iter().filter(|lock| lock["isLocked"] == true);
        locks.map(|lock| lock["provider"].clone()).collect()
    };
    let mut before = locked().await;
    // The provider 24 has no lock, and unlocking it changes nothing.
    let lines = "
        POST /v3/api/providers/unlock/24 => 200
        POST /v3/api/providers/unlock/29 => 200
        POST /v3/api/providers/unlock/4711 => 404
        GET /v3/api/providers/latest-pings/Nobody => 404";
    probe.answers(lines).await;
    before.retain(|provider| *provider != 29);
    assert_eq!(locked().await, before);
}

#[tokio::test]
async fn the_last_process_time_of_a_silent_feed_stays_as_it_was_set() {
    let probe = Probe::start().await;
    let set = json!({ "lastProcessTimestamp": "2024-06-03T13:50:00Z" });
    probe.put("/v3/api/providers/9", set.clone()).await;
    for path in ["/v3/api/providers", "/v3/api/providers/customer/4"] {
        let providers = probe.data(path).await;
        let last = &row(&providers, "providerId", 9)["lastProcessTimestamp"];
        assert_eq!(last, &set["lastProcessTimestamp"], "{path}");
    }
}
