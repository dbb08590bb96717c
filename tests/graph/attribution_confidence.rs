//! How far the lifts of an attribution report can be trusted.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::attribution_report::{file, job, report};
use crate::support::{Harness, STAFF};

#[tokio::test]
async fn the_inputs_of_a_confidence_can_be_read() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    file(&harness, &report().to_string()).await;
    let query = "{ attributionReport(jobId: \"7\") { results { pages { confidence {
  pooledRate difference standardError zScore pValue
  differenceInterval { level low high } exact: differenceInterval(level: 0) { low high }
  wrong: differenceInterval(level: 1) { low high }
} } } } }";
    let answer = client.graphql(query, json!({})).await;
    let pages = &answer["data"]["attributionReport"]["results"]["pages"];
    let home = &pages[0]["confidence"];
    let cases = [
        (&home["pooledRate"], 0.0285),
        (&home["difference"], 0.007),
        (&home["standardError"], 0.002_353),
        (&home["zScore"], 2.974_7),
        (&home["pValue"], 0.002_933),
        (&home["differenceInterval"]["level"], 0.95),
        (&home["differenceInterval"]["low"], 0.002_389),
        (&home["differenceInterval"]["high"], 0.011_611),
        (&home["exact"]["low"], 0.007),
        (&home["exact"]["high"], 0.007),
    ];
    for (value, expected) in cases {
        let value = value.as_f64().unwrap();
        assert!((value - expected).abs() < 5e-5, "{value} {expected}");
    }
    let product = &pages[1]["confidence"];
    assert_eq!(product["difference"], 0.0);
    for field in [
        "pooledRate",
        "standardError",
        "zScore",
        "pValue",
        "differenceInterval",
    ] {
        assert_eq!(product[field], Value::Null, "{field}");
    }
    let errors = answer["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 1, "{answer}");
    assert_eq!(errors[0]["extensions"]["count"], 2);
    for error in errors {
        assert_eq!(error["message"], "NormSInv: Argument out of range.");
        assert_eq!(error["extensions"]["code"], "BAD_USER_INPUT");
    }
    harness.stop().await;
}

#[tokio::test]
async fn the_inverse_normal_is_refused_outside_0_to_1() {
    let harness = Harness::start().await;
    let query = "query ($p: Float!) { normSInv(p: $p) }";
    let answer = harness.graphql(query, json!({ "p": 0.975 })).await;
    let value = answer["data"]["normSInv"].as_f64().unwrap();
    assert!((value - 1.959_964).abs() < 1e-6, "{value}");
    for p in [json!(0), json!(1), json!(-0.0001), json!(1.0001)] {
        assert_eq!(
            harness.graphql(query, json!({ "p": p })).await,
            json!({
                "data": { "normSInv": null },
                "errors": [{
                    "message": "NormSInv: Argument out of range.",
                    "locations": [{ "line": 1, "column": 22 }],
                    "path": ["normSInv"],
                    "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
                }],
            }),
            "{p}"
        );
    }
    harness.stop().await;
}

#[tokio::test]
async fn figures_from_before_the_end_of_their_measurement_are_interim() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let interim = async |study: i32, range: Option<&Value>, created_at: &str| {
        let mut job = job(json!({}));
        job["data"]["createdAt"] = json!(created_at);
        let request = &mut job["data"]["metaData"]["requestInfo"];
        request["attributionId"] = json!(study);
        if let Some(range) = range {
            request["mainRange"] = range.clone();
        }
        harness.answer_once("/v3/internal/queue/7", job).await;
        let query = "{ attributionReport(jobId: \"7\") { interim { day days label } } }";
        let mut answer = client.fresh(query, json!({})).await;
        assert_eq!(answer.get("errors"), None);
        answer["data"]["attributionReport"]["interim"].take()
    };
    // The days are those that the job measured, though the study itself goes on for longer.
    for study in [52, 4711] {
        assert_eq!(
            interim(study, None, "2025-03-11T23:59:59Z").await,
            json!({ "day": 1, "days": 1, "label": "Interim, day 1 of 1" })
        );
        assert_eq!(
            interim(study, None, "2025-03-12T00:00:00Z").await,
            Value::Null
        );
    }
    // A job that does not name them measured the days of its study.
    let study = "{ study(by: { attributionId: 52 }) { startDate endDate } }";
    let study = client.graphql(study, json!({})).await;
    let day = |name: &str| -> chrono::NaiveDate {
        let day = study["data"]["study"][name].as_str().unwrap();
        day.parse().unwrap()
    };
    let (first, last) = (day("startDate"), day("endDate"));
    let days = (last - first).num_days() + 1;
    let unnamed = Some(&Value::Null);
    assert_eq!(
        interim(52, unnamed, &format!("{first}T12:00:00Z")).await,
        json!({ "day": 1, "days": days, "label": format!("Interim, day 1 of {days}") })
    );
    assert_eq!(
        interim(52, unnamed, &format!("{last}T12:00:00Z")).await["day"],
        json!(days)
    );
    let next = last.succ_opt().unwrap();
    assert_eq!(
        interim(52, unnamed, &format!("{next}T00:00:00Z")).await,
        Value::Null
    );
    let unknown = interim(4711, unnamed, &format!("{first}T12:00:00Z")).await;
    assert_eq!(unknown, Value::Null);
    harness.stop().await;
}

#[tokio::test]
async fn a_report_says_whether_it_is_final() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let finality = async |range: Option<Value>, created_at: &str| {
        let mut job = job(json!({}));
        job["data"]["createdAt"] = json!(created_at);
        if let Some(range) = range {
            let request = &mut job["data"]["metaData"]["requestInfo"];
            request["mainRange"] = range;
            request["attributionId"] = json!(4711);
        }
        harness.answer_once("/v3/internal/queue/7", job).await;
        let query = "{ attributionReport(jobId: \"7\") { finality { status label reason } } }";
        let mut answer = client.fresh(query, json!({})).await;
        assert_eq!(answer.get("errors"), None);
        answer["data"]["attributionReport"]["finality"].take()
    };
    assert_eq!(
        finality(None, "2025-03-11T23:59:59Z").await,
        json!({
            "status": "INTERIM", "label": "Interim, day 1 of 1",
            "reason": "The job was created on day 1 of 1 of the measurement. The figures of a job created after 03-11-2025 are final.",
        })
    );
    assert_eq!(
        finality(None, "2025-03-12T00:00:00Z").await,
        json!({
            "status": "FINAL", "label": "Final",
            "reason": "The measurement ended on 03-11-2025, before the job was created.",
        })
    );
    assert_eq!(
        finality(Some(Value::Null), "2025-03-12T00:00:00Z").await,
        json!({
            "status": "UNKNOWN", "label": "Unknown",
            "reason": "It is not known which days were measured, so the figures may change.",
        })
    );
    harness.stop().await;
}

#[tokio::test]
async fn every_figure_has_its_arithmetic() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    file(&harness, &report().to_string()).await;
    let query = "{ attributionReport(jobId: \"7\") { results {
  exposed { frequencyArithmetic { figure label formula expression value valueLabel } }
  pages { arithmetic { figure expression valueLabel } confidence { passedLimit nextLimit outlook } }
} } }";
    let answer = client.graphql(query, json!({})).await;
    assert_eq!(answer.get("errors"), None);
    let results = &answer["data"]["attributionReport"]["results"];
    assert_eq!(
        results["exposed"]["frequencyArithmetic"],
        json!({
            "figure": "FREQUENCY", "label": "Frequency", "formula": "total devices / unique devices",
            "expression": "15,000 / 10,000", "value": 1.5, "valueLabel": "1.50",
        })
    );
    let step = |figure: &str, expression: &str, label: &str| json!({ "figure": figure, "expression": expression, "valueLabel": label });
    let home = &results["pages"][0];
    assert_eq!(
        home["arithmetic"],
        json!([
            step("EXPOSED_RATE", "320 / 10,000", "3.20%"),
            step("CONTROL_RATE", "250 / 10,000", "2.50%"),
            step(
                "DIFFERENCE",
                "320 / 10,000 − 250 / 10,000",
                "0.70 percentage points"
            ),
            step(
                "LIFT",
                "(320 / 10,000 − 250 / 10,000) / (250 / 10,000)",
                "+28.00%"
            ),
            step("POOLED_RATE", "(320 + 250) / (10,000 + 10,000)", "2.85%"),
            step(
                "STANDARD_ERROR",
                "√(0.0285 × (1 − 0.0285) × (1 / 10,000 + 1 / 10,000))",
                "0.24 percentage points"
            ),
            step("Z_SCORE", "0.007 / 0.0023532", "2.97"),
            step("P_VALUE", "2 × (1 − Φ(2.9747))", "0.0029"),
            step("CONFIDENCE_LEVEL", "2.9747 > 2.58", "99%"),
            step(
                "INTERVAL_MARGIN",
                "1.96 × √(0.032 × (1 − 0.032) / 10,000 + 0.025 × (1 − 0.025) / 10,000)",
                "0.46 percentage points"
            ),
        ])
    );
    assert_eq!(
        home["confidence"],
        json!({
            "passedLimit": 2.58, "nextLimit": null,
            "outlook": "The z score is 2.975. Within 2.58 of 0, the confidence would be 98%.",
        })
    );
    assert_eq!(
        results["pages"][1]["confidence"],
        json!({
            "passedLimit": null, "nextLimit": null,
            "outlook": "There is no test, because no device of either group visited the page.",
        })
    );
    harness.stop().await;
}

#[tokio::test]
async fn a_lift_that_must_be_read_with_care_says_why() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cautions = async |exposed: Value, pixels: Value| {
        let control = json!({ "uqDevices": 10_000, "pageVisits": { "Homepage": 10 } });
        let body = json!({ "exposed": exposed, "control": control, "pixels": pixels });
        file(&harness, &body.to_string()).await;
        let query = "{ attributionReport(jobId: \"7\") { results { pages { liftLabel cautions { code label explanation } } } } }";
        let mut answer = client.fresh(query, json!({})).await;
        answer["data"]["attributionReport"]["results"]["pages"][0].take()
    };
    let pixels = json!([{ "pixelId": 31 }]);
    let calm = json!({ "uqDevices": 100_000, "pageVisits": { "Homepage": 120 } });
    assert_eq!(
        cautions(calm, pixels).await,
        json!({ "liftLabel": "+20.00%", "cautions": [] })
    );
    let wild = json!({ "uqDevices": 100_010, "pageVisits": { "Homepage": 1_200 } });
    let caution = |code: &str, label: &str, explanation: &str| json!({ "code": code, "label": label, "explanation": explanation });
    assert_eq!(
        cautions(wild, json!([])).await,
        json!({
            "liftLabel": "+1099.88%",
            "cautions": [
                caution("NO_PIXELS", "No pixels", "The report names no pixel, so it is not known what recorded these visits."),
                caution(
                    "UNEQUAL_GROUPS",
                    "Unequal groups",
                    "One group has more than ten times the devices of the other, so the two are hardly comparable."
                ),
                caution(
                    "EXTREME_LIFT",
                    "Unusually high",
                    "A lift above 1,000% usually means that too few control devices visited to compare with."
                ),
            ],
        })
    );
    harness.stop().await;
}
