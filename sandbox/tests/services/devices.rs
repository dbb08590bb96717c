use std::collections::HashSet;

use chrono::{NaiveTime, TimeDelta, Utc};
use serde_json::json;

use crate::support::{Probe, list};

/// The path of a search of customer 3 from some days ago to others.
fn search(campaign_ids: &[i64], start: i64, end: i64) -> String {
    let midnight = |days_ago: i64| {
        let day = Utc::now().date_naive() - TimeDelta::days(days_ago);
        day.and_time(NaiveTime::MIN).and_utc().timestamp()
    };
    let campaigns = campaign_ids.iter().map(|id| format!("&campaignIds={id}"));
    format!(
        "/v3/api/devices/unique-admin?email=staff%40marquee.example&deviceGroup=EXPOSED&customerId=3\
         &mainRange={}&mainRange={}{}",
        midnight(start),
        midnight(end),
        campaigns.collect::<String>()
    )
}

/// The ids that a search finds, whose counts match them.
async fn devices(probe: &Probe, path: &str) -> Vec<String> {
    let (_, response) = probe.get(path).await;
    let ids = list(&response["raw"])
        .iter()
        .map(|id| id.as_str().unwrap().to_owned());
    let ids: Vec<String> = ids.collect();
    let unique: HashSet<&String> = ids.iter().collect();
    assert_eq!(
        response["counts"],
        json!({ "total": ids.len(), "unique": unique.len() })
    );
    ids
}

#[tokio::test]
async fn a_search_is_repeatable_and_fewer_days_find_fewer_devices() {
    let probe = Probe::start().await;
    let found = devices(&probe, &search(&[4, 8], 60, 0)).await;
    assert!(found.iter().all(|id| id.len() == 36 && &id[14..15] == "4"));
    assert_eq!(devices(&probe, &search(&[4, 8], 60, 0)).await, found);
    let part = devices(&probe, &search(&[8, 4, 8], 2, 0)).await;
    assert!(part.len() < found.len());
    let found: HashSet<String> = found.into_iter().collect();
    assert!(part.iter().all(|id| found.contains(id)));
    // Neither in the future nor in no time.
    for (start, end) in [(-1, -9), (3, 3)] {
        assert!(
            devices(&probe, &search(&[4, 20, 28], start, end))
                .await
                .is_empty()
        );
    }
}

#[tokio::test]
async fn some_ids_of_one_campaign_begin_like_formulas() {
    let probe = Probe::start().await;
    let found = devices(&probe, &search(&[20], 200, 0)).await;
    for start in ["=", "-"] {
        assert!(found.iter().any(|id| id.starts_with(start)), "{start}");
    }
    let plain = found.iter().filter(|id| id.len() == 36).count();
    assert!(plain > found.len() * 9 / 10);
}

#[tokio::test]
async fn a_search_that_is_wrong_is_refused_with_the_reason() {
    let probe = Probe::start().await;
    let campaigns = probe.data("/v3/api/campaigns/customer/9").await;
    let foreign = campaigns[0]["campaignId"]
        .to_string()
        .trim_matches('"')
        .parse()
        .unwrap();
    let whole = search(&[4], 30, 0);
    let first = &whole[whole.find("&mainRange").unwrap()..whole.rfind("&mainRange").unwrap()];
    for (path, answer) in [
        (search(&[foreign], 30, 0), "404 Campaign not found."),
        (search(&[], 30, 0), "400 At least one campaign is required."),
        (
            search(&[4], 0, 30),
            "400 The end of mainRange must not be before its start.",
        ),
        (
            whole.replacen(first, "", 1),
            "400 mainRange must be given twice, in epoch seconds.",
        ),
        (
            whole.replacen("EXPOSED", "ALL", 1),
            "400 deviceGroup must be EXPOSED.",
        ),
        (
            whole.replacen("staff%40marquee.example", "", 1),
            "400 An email is required.",
        ),
    ] {
        probe.answers(&format!("GET {path} => {answer}")).await;
        assert_eq!(probe.get(&path).await.1["status"], "error");
    }
}
