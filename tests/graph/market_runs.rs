//! Runs of markets for dates: plans and calls.

use std::collections::BTreeMap;

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const PLAN: &str = "runCount unknownMarkets runs { marketId marketLabel date market { marketHash } } errors { message path code }";

const OUTCOMES: &str =
    "outcomes { isSent run { marketId date } error { message code } } errors { message path code }";

/// Runs Boston and one other market.
pub(crate) const TWO: [i32; 2] = [2, 5];

pub(crate) async fn create(client: &Client, input: Value) -> Value {
    let query = format!(
        "mutation ($input: CreatePipelineJobsInput!) {{ createPipelineJobs(input: $input) {{ {OUTCOMES} }} }}"
    );
    client.graphql(&query, json!({ "input": input })).await
}

pub(crate) fn outcomes(answer: &Value, field: &str) -> Vec<(i64, String, bool)> {
    let payload = &answer["data"][field];
    assert_eq!(payload["errors"], json!([]), "{answer}");
    let outcome = |row: &Value| {
        let run = &row["run"];
        assert_eq!(row["isSent"] == true, row["error"].is_null(), "{row}");
        (
            run["marketId"].as_i64().unwrap(),
            run["date"].as_str().unwrap().to_owned(),
            row["isSent"] == true,
        )
    };
    let rows = payload["outcomes"].as_array().unwrap();
    rows.iter().map(outcome).collect()
}

/// How many calls were made to each path.
async fn call_counts(harness: &Harness) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for call in harness.sorted_calls().await {
        *counts.entry(call).or_default() += 1;
    }
    counts
}

#[tokio::test]
async fn a_plan_lists_the_runs_and_starts_nothing() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = format!(
        "query ($input: CreatePipelineJobsInput!) {{ createPipelineJobsPlan(input: $input) {{ {PLAN} }} }}"
    );
    let input =
        json!({ "marketIds": [5, 2, 5], "startDate": "2025-02-27", "endDate": "2025-03-01" });
    let answer = client.fresh(&query, json!({ "input": input })).await;
    let plan = &answer["data"]["createPipelineJobsPlan"];
    assert_eq!(plan["runCount"], 6);
    assert_eq!(plan["errors"], json!([]));
    let runs = plan["runs"].as_array().unwrap();
    let keys: Vec<(i64, &str)> = runs
        .iter()
        .map(|run| {
            (
                run["marketId"].as_i64().unwrap(),
                run["date"].as_str().unwrap(),
            )
        })
        .collect();
    let dates = ["2025-02-27", "2025-02-28", "2025-03-01"];
    let expected: Vec<(i64, &str)> = [5, 2]
        .into_iter()
        .flat_map(|market| dates.map(|date| (market, date)))
        .collect();
    assert_eq!(keys, expected);
    assert_eq!(
        runs[3],
        json!({ "marketId": 2, "marketLabel": "Boston", "date": "2025-02-27", "market": { "marketHash": "d4f1c2" } })
    );
    let calls = [
        "main GET /v3/api/markets",
        "pipeline GET /api/jobs",
        "pipeline GET /api/jobs-sf",
    ];
    assert_eq!(harness.sorted_calls().await, calls);
}

#[tokio::test]
async fn chosen_markets_are_run_by_one_call_per_market_and_date() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let input = json!({
        "marketIds": TWO, "startDate": "2025-03-11", "endDate": "2025-03-12", "runType": "TRANSIT",
        "jobType": "BRONZE_TO_GOLD", "matchGroup": "control", "customerId": 3, "campaignId": 9,
    });
    let answer = create(&client, input).await;
    let expected: Vec<(i64, String, bool)> = TWO
        .into_iter()
        .flat_map(|market| {
            ["2025-03-11", "2025-03-12"].map(|date| (market.into(), date.to_owned(), true))
        })
        .collect();
    assert_eq!(outcomes(&answer, "createPipelineJobs"), expected);
    let bodies: Vec<Value> = harness
        .writes()
        .await
        .into_iter()
        .map(|(_, _, body)| body)
        .collect();
    assert_eq!(bodies.len(), 4);
    assert!(bodies.contains(&json!({
        "market": "d4f1c2", "marketId": 2, "startDate": "2025-03-12", "runType": "TRANSIT", "runBy": "Dana Reyes",
        "jobType": "BRONZE_TO_GOLD", "matchGroup": "control", "customerId": 3, "campaignId": 9,
    })));
    let counts = call_counts(&harness).await;
    let expected = [
        ("main GET /v3/api/markets", 1),
        ("main GET /v3/auth/me", 1),
        ("pipeline GET /api/jobs", 1),
        ("pipeline GET /api/jobs-sf", 1),
        ("pipeline POST /api/run-market", 4),
    ];
    let expected = expected.map(|(call, count)| (call.to_owned(), count));
    assert_eq!(counts, BTreeMap::from(expected));
}

#[tokio::test]
async fn what_is_not_said_has_its_default() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (field, date, input, input_type, run_type) in [
        (
            "createPipelineJobs",
            "2025-03-12",
            json!({ "marketIds": [2], "startDate": "2025-03-12" }),
            "CreatePipelineJobsInput",
            "STATIONARY",
        ),
        (
            "runMarkets",
            "2025-03-13",
            json!({
                "startDate": "2025-03-13", "endDate": " ", "only": [{ "marketId": 2, "date": "2025-03-13" }],
            }),
            "RunMarketsInput",
            "TRANSIT_AND_STATIONARY",
        ),
    ] {
        harness.clear_calls().await;
        let query = format!(
            "mutation ($input: {input_type}!) {{ {field}(input: $input) {{ {OUTCOMES} }} }}"
        );
        let answer = client.graphql(&query, json!({ "input": input })).await;
        let sent = (2, date.to_owned(), true);
        assert_eq!(outcomes(&answer, field), [sent]);
        let body = json!({
            "market": "d4f1c2", "marketId": 2, "startDate": date, "runType": run_type,
            "runBy": "Dana Reyes", "jobType": "NEAR_TO_GOLD", "matchGroup": "exposed",
        });
        let write = ("POST /api/run-market".to_owned(), body);
        assert_eq!(harness.only_write().await, write, "{field}");
    }
}

#[tokio::test]
async fn what_already_waits_or_runs_is_not_started_again_unless_asked_for() {
    let harness = Harness::start().await;
    let (client, other) = (harness.sign_in(STAFF).await, harness.sign_in(STAFF).await);
    harness.clear_calls().await;
    // Jobs of Anchorage never end.
    let (date, reason) = (
        "2025-03-12",
        "A job for this market and date is already pending or running.",
    );
    let input = |changes: Value| {
        let mut input = json!({ "marketIds": [32], "startDate": date, "runType": "STATIONARY" });
        let fields = input.as_object_mut().unwrap();
        fields.extend(changes.as_object().unwrap().clone());
        input
    };
    let sent = |is_sent: bool| [(32, date.to_owned(), is_sent)];
    let answer = create(&client, input(json!({}))).await;
    assert_eq!(outcomes(&answer, "createPipelineJobs"), sent(true));
    // Whoever asks, and also as a part of what is asked for.
    for (client, changes, is_sent) in [
        (&client, json!({}), false),
        (&other, json!({}), false),
        (
            &other,
            json!({ "runType": "TRANSIT_AND_STATIONARY" }),
            false,
        ),
        (&other, json!({ "matchGroup": "control" }), true),
        (&other, json!({ "runType": "TRANSIT" }), true),
        (&other, json!({ "includeRunning": true }), true),
    ] {
        let plan =
            "query ($input: CreatePipelineJobsInput!) { createPipelineJobsPlan(input: $input) {
            runCount runningCount runs { start { allowed code reason } } } }";
        let variables = json!({ "input": input(changes.clone()) });
        let answer = client.fresh(plan, variables).await;
        let (code, reason_text) = match is_sent {
            true => ("ALLOWED", None),
            false => ("ALREADY_RUNNING", Some(reason)),
        };
        assert_eq!(
            answer["data"]["createPipelineJobsPlan"],
            json!({
                "runCount": usize::from(is_sent), "runningCount": usize::from(!is_sent),
                "runs": [{ "start": { "allowed": is_sent, "code": code, "reason": reason_text } }],
            }),
            "{changes}"
        );
        let answer = create(client, input(changes.clone())).await;
        assert_eq!(
            outcomes(&answer, "createPipelineJobs"),
            sent(is_sent),
            "{changes}"
        );
        let error = &answer["data"]["createPipelineJobs"]["outcomes"][0]["error"];
        if !is_sent {
            assert_eq!(*error, json!({ "message": reason, "code": code }));
        }
    }
    assert_eq!(harness.writes().await.len(), 4);
}

#[tokio::test]
async fn all_active_markets_are_run() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{ markets(first: 500, filter: { isActive: true }) { nodes { marketId } } }";
    let answer = client.graphql(query, json!({})).await;
    let active: Vec<i64> = answer["data"]["markets"]["nodes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|market| market["marketId"].as_i64().unwrap())
        .collect();
    assert!(active.len() > 20, "{}", active.len());
    let query = format!(
        "mutation ($input: RunMarketsInput!) {{ runMarkets(input: $input) {{ {OUTCOMES} }} }}"
    );
    // More calls than an operation may make otherwise.
    let input = json!({ "startDate": "2025-03-09", "endDate": "2025-03-12" });
    let answer = client.graphql(&query, json!({ "input": input })).await;
    let outcomes = outcomes(&answer, "runMarkets");
    let markets: Vec<i64> = outcomes.iter().step_by(4).map(|run| run.0).collect();
    assert_eq!(markets, active);
    assert!(outcomes.iter().all(|run| run.2), "{outcomes:?}");
    assert!(outcomes.len() > 100, "{}", outcomes.len());
}

#[tokio::test]
async fn an_invalid_input_is_refused_before_any_call() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let error = |field: &str, message: &str| json!({ "message": message, "path": ["input", field], "code": "REJECTED" });
    let date = "A valid date is required";
    let cases = [
        (json!({ "startDate": "" }), vec![error("startDate", date)]),
        (
            json!({ "startDate": "03-12-2025" }),
            vec![error("startDate", date)],
        ),
        (
            json!({ "startDate": "2025-03-12", "endDate": "2025-3-13" }),
            vec![error("endDate", date)],
        ),
        (
            json!({ "startDate": "2025-3-12", "endDate": "2025-3-13" }),
            vec![error("startDate", date), error("endDate", date)],
        ),
        (
            json!({ "startDate": "2025-03-12", "endDate": "2025-03-11" }),
            vec![error("endDate", date)],
        ),
        (
            json!({ "startDate": "2025-01-01", "endDate": "2026-01-02" }),
            vec![error("endDate", "A date range may cover at most 366 days.")],
        ),
    ];
    for (input, errors) in cases {
        for (field, input_type, more) in [
            ("runMarkets", "RunMarketsInput", json!({})),
            (
                "createPipelineJobs",
                "CreatePipelineJobsInput",
                json!({ "marketIds": [2] }),
            ),
            (
                "runStationaryCampaign",
                "RunStationaryCampaignInput",
                json!({ "campaignId": 9 }),
            ),
        ] {
            let mut input = input.clone();
            input
                .as_object_mut()
                .unwrap()
                .extend(more.as_object().unwrap().clone());
            let plan = format!(
                "query ($input: {input_type}!) {{ {field}Plan(input: $input) {{ {PLAN} }} }}"
            );
            let query = format!(
                "mutation ($input: {input_type}!) {{ {field}(input: $input) {{ {OUTCOMES} }} }}"
            );
            assert_eq!(
                client.graphql(&query, json!({ "input": input })).await,
                json!({ "data": { field: { "outcomes": [], "errors": errors } } }),
                "{input}"
            );
            let answer = client.graphql(&plan, json!({ "input": input })).await;
            let field = format!("{field}Plan");
            assert_eq!(
                answer,
                json!({ "data": { field: { "runCount": 0, "unknownMarkets": [], "runs": [], "errors": errors } } })
            );
        }
    }
    let answer = create(
        &client,
        json!({ "marketIds": [], "startDate": "", "campaignId": 9 }),
    )
    .await;
    assert_eq!(
        answer["data"]["createPipelineJobs"]["errors"],
        json!([
            error("marketIds", "Select at least one market"),
            error("startDate", date),
            error("campaignId", "A campaign needs its customer."),
        ])
    );
    assert_eq!(harness.sorted_calls().await, [""; 0]);
    let unknown = json!({ "marketIds": [2, 99_999], "startDate": "2025-03-12" });
    assert_eq!(
        create(&client, unknown).await["data"]["createPipelineJobs"]["errors"],
        json!([error("marketIds", "There is no market 99999.")])
    );
    let only =
        json!([{ "marketId": 2, "date": "2025-03-12" }, { "marketId": 2, "date": "2025-03-13" }]);
    let outside = json!({ "marketIds": [2], "startDate": "2025-03-12", "only": only });
    assert_eq!(
        create(&client, outside).await["data"]["createPipelineJobs"]["errors"],
        json!([error(
            "only",
            "The run of market 2 for 03-13-2025 is not part of this."
        )])
    );
    assert_eq!(harness.writes().await, []);
}

#[tokio::test]
async fn the_runs_of_a_campaign_send_four_fields_for_its_known_markets() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = format!(
        "mutation ($input: RunStationaryCampaignInput!) {{ runStationaryCampaign(input: $input) {{ {OUTCOMES} }} }}"
    );
    let input = json!({ "campaignId": 9, "startDate": "2025-03-12" });
    let answer = client.graphql(&query, json!({ "input": input })).await;
    let sent = (2, "2025-03-12".to_owned(), true);
    assert_eq!(outcomes(&answer, "runStationaryCampaign"), [sent]);
    let body = json!({
        "market": "d4f1c2", "marketId": 2, "startDate": "2025-03-12", "runType": "STATIONARY",
    });
    assert_eq!(
        harness.only_write().await,
        ("POST /api/run-market".to_owned(), body)
    );
    let counts = call_counts(&harness).await;
    let calls: Vec<&str> = counts.keys().map(String::as_str).collect();
    assert_eq!(
        calls,
        [
            "main GET /v3/api/campaigns/9",
            "main GET /v3/api/markets",
            "pipeline GET /api/jobs",
            "pipeline GET /api/jobs-sf",
            "pipeline POST /api/run-market",
        ]
    );
    let plan = format!(
        "query ($input: RunStationaryCampaignInput!) {{ runStationaryCampaignPlan(input: $input) {{ {PLAN} }} }}"
    );
    let answer = client.graphql(&plan, json!({ "input": input })).await;
    assert_eq!(
        answer["data"]["runStationaryCampaignPlan"]["unknownMarkets"],
        json!(["Springfield (old)"])
    );
    for (campaign, markets, code, message) in [
        (999_999, None, "NOT_FOUND", "There is no such campaign."),
        (
            9,
            Some(["Springfield (old)"]),
            "REJECTED",
            "No market of this campaign is known.",
        ),
    ] {
        if let Some(markets) = markets {
            let row = json!({ "campaignId": 9, "customerId": 3, "markets": markets });
            let path = "/v3/api/campaigns/9";
            harness.answer_once(path, json!({ "data": row })).await;
        }
        let input = json!({ "campaignId": campaign, "startDate": "2025-03-12" });
        let answer = client.fresh(&query, json!({ "input": input })).await;
        assert_eq!(
            answer["data"]["runStationaryCampaign"]["errors"],
            json!([{ "message": message, "path": ["input", "campaignId"], "code": code }])
        );
    }
}
