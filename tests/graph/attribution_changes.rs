//! Changes to attribution studies: fields, status, runs, exports, places, cuts and retargeting.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

pub(crate) const STUDIES: &str = "/v3/api/attribution";

/// A study as the main API has it.
pub(crate) async fn upstream(harness: &Harness, client: &Client, study: i32) -> Value {
    let address = format!("{}{STUDIES}/{study}", harness.main_url());
    let request = client.http.get(address).bearer_auth(client.token());
    let mut answer: Value = request.send().await.unwrap().json().await.unwrap();
    answer["data"].take()
}

/// What a mutation answers: its field, which is the only one.
pub(crate) async fn answer(client: &Client, mutation: &str, input: Value) -> Value {
    let mut answer = client.graphql(mutation, json!({ "input": input })).await;
    assert_eq!(answer.get("errors"), None, "{answer}");
    let fields = answer["data"].as_object_mut().unwrap();
    fields.values_mut().next().unwrap().take()
}

pub(crate) fn error(message: &str, code: &str, path: Value) -> Value {
    json!([{ "message": message, "path": path, "code": code }])
}

const UPDATE: &str = "mutation ($input: UpdateStudyInput!) { updateStudy(input: $input) {
  study { attributionId name type startDate deliveryDate notes hasAlignedAds } errors { message path code }
} }";

#[tokio::test]
async fn an_update_sends_the_given_fields_and_days_as_midnights() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let before = upstream(&harness, &client, 94).await;
    harness.clear_calls().await;
    let input = json!({
        "attributionId": 94, "name": "Harbor Foods", "type": "CONVERSION", "startDate": "2026-03-12",
        "endDate": "2026-04-01", "postStudyEndDate": null, "pausesOtherChannels": true, "isBrandFocused": null,
        "hasAlignedAds": false, "isPartOfOtherEffort": true,
    });
    let saved = answer(&client, UPDATE, input).await;
    assert_eq!(
        saved,
        json!({
            "study": {
                "attributionId": 94, "name": "Harbor Foods", "type": "CONVERSION", "startDate": "2026-03-12",
                "deliveryDate": null, "notes": null, "hasAlignedAds": false,
            },
            "errors": [],
        })
    );
    let body = json!({
        "studyName": "Harbor Foods", "studyType": "CONVERSION", "startDate": 1_773_273_600, "endDate": 1_775_001_600,
        "postStudyEndDate": null, "pauseOtherChannels": true, "brandFocused": null, "adsAligned": false,
        "isPartOfOtherEffort": true,
    });
    let write = harness.only_write().await;
    assert_eq!(write, (format!("PUT {STUDIES}/94"), body.clone()));
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/attribution/94",
            "main GET /v3/api/attribution/94",
            "main PUT /v3/api/attribution/94",
        ]
    );
    // Everything else of the study stays.
    let mut expected = before;
    for (key, value) in body.as_object().unwrap() {
        expected[key] = value.clone();
    }
    assert_eq!(upstream(&harness, &client, 94).await, expected);
    // The dialog of the list sends its two fields.
    harness.clear_calls().await;
    let input = json!({ "attributionId": 94, "deliveryDate": "2026-05-01", "notes": "Soon." });
    answer(&client, UPDATE, input).await;
    let body = json!({ "deliveryDate": 1_777_593_600, "notes": "Soon." });
    assert_eq!(harness.only_write().await.1, body);
}

#[tokio::test]
async fn a_study_saved_without_a_change_keeps_its_dates_to_the_second() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await.in_zone("America/New_York");
    for study in [52, 81, 88, 90] {
        let before = upstream(&harness, &client, study).await;
        let query = "query ($id: Int!) { study(by: { attributionId: $id }) {
  startDate endDate postStudyEndDate deliveryDate
} }";
        let read = client.graphql(query, json!({ "id": study })).await;
        let mut input = read["data"]["study"].clone();
        input["attributionId"] = json!(study);
        answer(&client, UPDATE, input).await;
        let after = upstream(&harness, &client, study).await;
        for key in ["startDate", "endDate", "postStudyEndDate", "deliveryDate"] {
            let seconds = |study: &Value| {
                study[key].as_str().map_or(study[key].clone(), |text| {
                    json!(text.parse::<i64>().unwrap())
                })
            };
            assert_eq!(seconds(&after), seconds(&before), "{study} {key}");
        }
    }
}

#[tokio::test]
async fn an_update_that_is_refused_says_why() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let refused = |errors| json!({ "study": null, "errors": errors });
    let locked = "This study is locked by its measurement partner.";
    let cases = [
        (
            json!({ "attributionId": 58, "name": "x" }),
            error(locked, "REJECTED", Value::Null),
        ),
        (
            json!({ "attributionId": 4711, "name": "x" }),
            error("There is no such study.", "NOT_FOUND", Value::Null),
        ),
        (
            json!({ "attributionId": 52, "name": null }),
            error(
                "The field \"name\" cannot be cleared.",
                "REJECTED",
                json!(["input", "name"]),
            ),
        ),
        (
            json!({ "attributionId": 52, "type": "UNRECOGNIZED" }),
            error(
                "UNRECOGNIZED cannot be saved.",
                "REJECTED",
                json!(["input", "type"]),
            ),
        ),
    ];
    for (input, errors) in cases {
        assert_eq!(answer(&client, UPDATE, input).await, refused(errors));
    }
    // A success without a body is read again.
    let saved = answer(
        &client,
        UPDATE,
        json!({ "attributionId": 62, "notes": "Read again." }),
    )
    .await;
    assert_eq!(saved["study"]["notes"], "Read again.");
}

const STATUS: &str =
    "mutation ($input: ChangeStudyStatusInput!) { changeStudyStatus(input: $input) {
  study { status statusLabel availableActions { label } } errors { message path code }
} }";

#[tokio::test]
async fn a_status_is_set_unless_the_study_is_processing() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let input = |study: i32, status: &str| json!({ "attributionId": study, "status": status });
    assert_eq!(
        answer(&client, STATUS, input(67, "ATTENTION_REQUIRED")).await,
        json!({
            "study": {
                "status": "ATTENTION_REQUIRED", "statusLabel": "ATTENTION REQUIRED",
                "availableActions": [{ "label": "Approve" }],
            },
            "errors": [],
        })
    );
    let write = harness.only_write().await;
    assert_eq!(
        write,
        (
            format!("PUT {STUDIES}/status/67"),
            json!({ "status": "ATTENTION_REQUIRED" })
        )
    );
    // Any of the eight, also one that no button offers.
    let saved = answer(&client, STATUS, input(67, "ACTIVE")).await;
    assert_eq!(saved["study"]["status"], "ACTIVE");
    let blocked = "Cannot change status of study that is currently processing.";
    let locked = "This study is locked by its measurement partner.";
    harness.clear_calls().await;
    let cases = [
        (
            input(82, "APPROVED"),
            error(blocked, "PROCESSING", Value::Null),
        ),
        (
            input(82, "PROCESSING"),
            error(blocked, "PROCESSING", Value::Null),
        ),
        (
            input(4711, "APPROVED"),
            error("There is no such study.", "NOT_FOUND", Value::Null),
        ),
        (
            input(52, "UNRECOGNIZED"),
            error(
                "UNRECOGNIZED cannot be saved.",
                "REJECTED",
                json!(["input", "status"]),
            ),
        ),
    ];
    for (input, errors) in cases {
        assert_eq!(
            answer(&client, STATUS, input).await,
            json!({ "study": null, "errors": errors })
        );
    }
    assert_eq!(harness.writes().await, [], "nothing of this was sent");
    let refused = answer(&client, STATUS, input(58, "APPROVED")).await;
    assert_eq!(refused["errors"], error(locked, "REJECTED", Value::Null));
    let marked = answer(&client, STATUS, input(82, "ATTENTION_REQUIRED")).await;
    assert_eq!(marked["study"]["status"], "ATTENTION_REQUIRED");
}

const RUN: &str = "mutation ($input: RunStudyInput!) { runStudy(input: $input) {
  study { status } job { jobId status request { attributionId } } errors { message path code }
} }";

#[tokio::test]
async fn a_run_ends_in_a_report_and_a_review() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let started = answer(&client, RUN, json!({ "attributionId": 53 })).await;
    assert_eq!(started["errors"], json!([]));
    assert_eq!(started["study"], json!({ "status": "PROCESSING" }));
    assert_eq!(started["job"]["status"], "PENDING");
    assert_eq!(started["job"]["request"], json!({ "attributionId": 53 }));
    let writes = harness.writes().await;
    assert_eq!(
        writes,
        [(format!("POST {STUDIES}/process-study/53"), 0, Value::Null)]
    );
    harness.advance_clock(3_000).await;
    // Nothing of a study that was processing is kept, so that polling needs no header.
    let query = "{ study(by: { attributionId: 53 }) { status } }";
    let read = client.graphql(query, json!({})).await;
    assert_eq!(read["data"]["study"]["status"], "UNDER_REVIEW");
    let query =
        "{ study(by: { attributionId: 53 }) { latestResult { jobId viewReport { allowed } } } }";
    let read = client.fresh(query, json!({})).await;
    let result = &read["data"]["study"]["latestResult"];
    assert_eq!(
        *result,
        json!({ "jobId": started["job"]["jobId"], "viewReport": { "allowed": true } })
    );
}

#[tokio::test]
async fn a_study_that_cannot_be_run_is_not_sent() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let refused = |errors| json!({ "study": null, "job": null, "errors": errors });
    let words = "This study cannot be run.";
    harness.clear_calls().await;
    for (study, code) in [
        (55, "NO_PIXELS"),
        (52, "NOT_AVAILABLE"),
        (82, "NOT_AVAILABLE"),
    ] {
        let found = answer(&client, RUN, json!({ "attributionId": study })).await;
        assert_eq!(found, refused(error(words, code, Value::Null)), "{study}");
    }
    assert_eq!(harness.writes().await, []);
    let found = answer(&client, RUN, json!({ "attributionId": 59 })).await;
    let message = "The measurement partner has not delivered this study's devices.";
    assert_eq!(found, refused(error(message, "REJECTED", Value::Null)));
    let found = answer(&client, RUN, json!({ "attributionId": 4711 })).await;
    assert_eq!(
        found,
        refused(error("There is no such study.", "NOT_FOUND", Value::Null))
    );
}

pub(crate) const EXPORT: &str =
    "mutation ($input: ExportStudyInput!) { exportStudy(input: $input) {
  job { typeLabel createdBy } errors { message path code }
} }";

#[tokio::test]
async fn an_export_covers_the_study_unless_told_otherwise() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await.in_zone("America/New_York");
    let study = upstream(&harness, &client, 52).await;
    harness.clear_calls().await;
    let cuts = json!([{ "cutOrderOne": "MARKET", "cutOrderTwo": "CREATIVE" }, { "cutOrderOne": "DAYPART" }]);
    let found = answer(
        &client,
        EXPORT,
        json!({ "attributionId": 52, "cuts": cuts }),
    )
    .await;
    let job = json!({ "typeLabel": "Attribution Export", "createdBy": "staff@marquee.example" });
    assert_eq!(found, json!({ "job": job, "errors": [] }));
    let sent = async || {
        let calls = harness.calls().await;
        let call = calls
            .into_iter()
            .find(|call| call.contains("process-study"));
        call.unwrap()
    };
    let day = |seconds: &Value| {
        let time = chrono::DateTime::from_timestamp(seconds.as_i64().unwrap(), 0).unwrap();
        time.date_naive().to_string()
    };
    let (start, end) = (&study["startDate"], &study["endDate"]);
    assert_eq!(
        sent().await,
        format!(
            "main GET {STUDIES}/process-study/52?email=staff%40marquee.example&mainRange={start}&mainRange={end}\
             &deviceGroup=EXPOSED&customerId=3&campaignIds=4&startDate={}&endDate={}&timezone=America%2FNew_York\
             &cuts=MARKET%2CCREATIVE&cuts=DAYPART",
            day(start),
            day(end)
        )
    );
    // Other days are whole days of the caller's time zone.
    harness.clear_calls().await;
    let input = json!({
        "attributionId": 52, "deviceGroup": "CONTROL", "startDate": "2026-03-11", "endDate": "2026-03-12",
        "campaignIds": [4, 9],
    });
    answer(&client, EXPORT, input).await;
    assert_eq!(
        sent().await,
        format!(
            "main GET {STUDIES}/process-study/52?email=staff%40marquee.example&mainRange=1773201600&mainRange=1773374399\
             &deviceGroup=CONTROL&customerId=3&campaignIds=4&campaignIds=9&startDate=2026-03-11&endDate=2026-03-12\
             &timezone=America%2FNew_York"
        )
    );
    let refused = |errors| json!({ "job": null, "errors": errors });
    let input = json!({ "attributionId": 52, "startDate": "2026-03-12", "endDate": "2026-03-11" });
    let reversed = error(
        "The end date is before the start date.",
        "REJECTED",
        json!(["input", "endDate"]),
    );
    assert_eq!(answer(&client, EXPORT, input).await, refused(reversed));
    let reason = "This study has no measurement dates.";
    let dateless = error(reason, "REJECTED", json!(["input", "startDate"]));
    assert_eq!(
        answer(&client, EXPORT, json!({ "attributionId": 97 })).await,
        refused(dateless)
    );
    // The study says so beforehand.
    let query = "query ($id: Int!) { study(by: { attributionId: $id }) { export { allowed code reason } } }";
    for (study, allowed, code, reason) in [
        (52, true, "ALLOWED", Value::Null),
        (97, false, "NO_DATES", json!(reason)),
    ] {
        let decision = json!({ "allowed": allowed, "code": code, "reason": reason });
        assert_eq!(
            client.graphql(query, json!({ "id": study })).await,
            json!({ "data": { "study": { "export": decision } } })
        );
    }
}
