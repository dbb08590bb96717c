//! The check of supported assets, and the shapes of its response.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::error::Result;
use crate::upstream::decode::{FromJson, Text};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    CHECK = Call::post("validations.check", "/v3/api/dev/supported-assets-check")
        .body(&[
            "customerId: integer|null", "adGroupId: integer|null", "assetOwner: string|null", "mediaPositions: [string]",
            "mediaProduct: string|null", "assetIds: [integer]",
        ])
        .list::<AssetRow>()
        .large()
        // The service looks at every asset of a customer.
        .patience(2);
}

/// The body of the call.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CheckBody<'a> {
    pub customer_id: Option<i32>,
    pub ad_group_id: Option<i32>,
    pub asset_owner: Option<&'a str>,
    pub media_positions: Vec<&'static str>,
    pub media_product: Option<&'a str>,
    pub asset_ids: &'a [i32],
}

/// An asset of the response.
#[row(snake_case)]
#[derive(Clone, Debug)]
pub struct AssetRow {
    #[required]
    #[name("assetId")]
    pub asset_id: i32,
    #[name("providerId")]
    pub provider_id: Option<i32>,
    #[name("assetOwner")]
    pub asset_owner: Option<Text>,
    #[name("classRef")]
    pub class_ref: Option<Text>,
    pub found: Option<bool>,
    pub provider_ok: Option<bool>,
    pub owner_ok: Option<bool>,
    pub classref_ok: Option<bool>,
    #[rule(exactly_true)]
    pub eligible: bool,
    #[rule(reasons)]
    pub failure_reasons: Vec<Text>,
}

/// The outcome of a run of the check.
pub struct Outcome {
    /// The HTTP status; `None` if there was no response.
    pub status: Option<u16>,
    /// The body of the response as received, or its beginning.
    pub raw: Option<String>,
    pub is_raw_truncated: bool,
    /// Why there was no response, or no success.
    pub failure: Option<String>,
    pub ended_at: DateTime<Utc>,
    pub rows: Vec<AssetRow>,
    /// The number of list items that are not assets.
    pub unreadable: usize,
}

/// Reads only JSON `true` as true.
fn exactly_true(json: &RawValue) -> Option<bool> {
    Some(json.get() == "true")
}

/// The reasons, each once.
fn reasons(json: &RawValue) -> Option<Vec<Text>> {
    let mut reasons: Vec<Text> = Vec::new();
    for reason in Vec::from_json(json.get())? {
        if FromJson::is_key(&reason) && !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    Some(reasons)
}

/// The keys of a response that is an object.
#[derive(Default, Deserialize)]
struct Envelope<'a> {
    #[serde(borrow, default)]
    results: Option<&'a RawValue>,
    #[serde(borrow, default)]
    data: Option<&'a RawValue>,
}

impl<'a> Envelope<'a> {
    fn read(json: &'a str) -> Self {
        // A JSON array would be read as the values of the keys, in order.
        let json = if json.starts_with('{') { json } else { "" };
        serde_json::from_str(json).unwrap_or_default()
    }
}

/// Reads a bare list, or else the list under "results", or else the one under "data.results". Returns the assets, and
/// the number of items that are not assets.
fn read_results(body: &str) -> (Vec<AssetRow>, usize) {
    fn list(json: Option<&RawValue>) -> Option<Vec<&RawValue>> {
        serde_json::from_str(json?.get()).ok()
    }
    let body = body.trim_start_matches('\u{feff}').trim();
    let envelope = Envelope::read(body);
    let items: Vec<&RawValue> = serde_json::from_str(body)
        .ok()
        .or_else(|| list(envelope.results))
        .or_else(|| list(Envelope::read(envelope.data?.get()).results))
        .unwrap_or_default();
    let count = items.len();
    let rows = items
        .iter()
        .filter_map(|item| AssetRow::from_json(item.get()));
    let rows: Vec<AssetRow> = rows.collect();
    let unreadable = count - rows.len();
    (rows, unreadable)
}

/// The maximum number of bytes of a body that are kept.
const RAW_LIMIT: usize = 4 << 20;

/// Truncates a body that is too long to keep. Returns whether it did.
fn cut(body: &mut String) -> bool {
    let is_longer = body.len() > RAW_LIMIT;
    if is_longer {
        // A character has at most four bytes.
        let ends = (RAW_LIMIT - 3..=RAW_LIMIT).rev();
        let end = ends.into_iter().find(|end| body.is_char_boundary(*end));
        body.truncate(end.unwrap_or_default());
        body.shrink_to_fit();
    }
    is_longer
}

/// Checks which assets an ad group supports. Its failures are part of the outcome, except those of the session and of the
/// request's limits.
pub async fn check(
    main: &Api<'_>,
    body: &CheckBody<'_>,
    run: Option<&str>,
) -> Result<Arc<Outcome>> {
    main.read_by_post(Path::new(&CHECK, &[]), body, run, |answer| {
        let mut outcome = Outcome {
            status: None,
            raw: None,
            is_raw_truncated: false,
            failure: None,
            ended_at: Utc::now(),
            rows: Vec::new(),
            unreadable: 0,
        };
        let mut response = match answer {
            Ok(response) => response,
            Err(error) => {
                outcome.failure = Some(error.message().to_owned());
                return (outcome, 0);
            }
        };
        let length = response.body.len();
        outcome.status = Some(response.status);
        if is_success(response.status) {
            (outcome.rows, outcome.unreadable) = read_results(&response.body);
        } else {
            outcome.failure = Some(refusal(response.status));
        }
        outcome.is_raw_truncated = cut(&mut response.body) || response.is_truncated;
        // The rows take about as much memory as their JSON.
        let bytes = length + response.body.len();
        outcome.raw = Some(response.body);
        (outcome, bytes)
    })
    .await
}

/// Whether an HTTP status is success.
pub fn is_success(status: u16) -> bool {
    matches!(status, 200 | 201)
}

/// What is said of a response that is no success.
fn refusal(status: u16) -> String {
    if status < 500 {
        format!("The service refused the check (HTTP {status}).")
    } else {
        format!("The check failed at the service (HTTP {status}).")
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn a_bare_list_or_the_results_or_the_results_of_the_data_are_the_rows() {
        let cases = [
            (r#"[{"assetId":1}]"#, vec![1], 0),
            (
                r#"{"results":[{"assetId":1},{"assetId":2}]}"#,
                vec![1, 2],
                0,
            ),
            (r#"{"data":{"results":[{"assetId":1}]}}"#, vec![1], 0),
            (
                r#"{"results":[{"assetId":1}],"data":{"results":[{"assetId":2}]}}"#,
                vec![1],
                0,
            ),
            (
                r#"{"results":null,"data":{"results":[{"assetId":2}]}}"#,
                vec![2],
                0,
            ),
            (
                r#"{"results":"none","data":{"results":[{"assetId":2}]}}"#,
                vec![2],
                0,
            ),
            ("\u{feff} [{\"assetId\":1}]\n", vec![1], 0),
            ("[]", vec![], 0),
            ("{}", vec![], 0),
            (r#"{"data":[{"assetId":1}]}"#, vec![], 0),
            (
                r#"{"data":{"data":{"results":[{"assetId":1}]}}}"#,
                vec![],
                0,
            ),
            (r#"{"data":null}"#, vec![], 0),
            (r#"{"message":"No."}"#, vec![], 0),
            ("null", vec![], 0),
            ("", vec![], 0),
            ("<html>", vec![], 0),
            ("The check is paused.", vec![], 0),
            (
                r#"["text",{"assetId":"2"},null,{},{"assetId":3000000000},{"assetId":2}]"#,
                vec![2, 2],
                4,
            ),
        ];
        for (body, ids, unreadable) in cases {
            let (rows, skipped) = read_results(body);
            let found: Vec<i32> = rows.iter().map(|row| row.asset_id).collect();
            assert_eq!((found, skipped), (ids, unreadable), "{body}");
        }
    }

    #[test]
    fn an_asset_is_eligible_only_if_the_field_is_exactly_true() {
        let cases = [
            ("", false),
            (r#","eligible":true"#, true),
            (r#","eligible":false"#, false),
            (r#","eligible":null"#, false),
            (r#","eligible":"true""#, false),
            (r#","eligible":1"#, false),
            (r#","eligible":[true]"#, false),
        ];
        for (field, is_eligible) in cases {
            let (rows, _) = read_results(&format!(r#"[{{"assetId":1{field}}}]"#));
            assert_eq!(rows[0].eligible, is_eligible, "{field}");
        }
    }

    #[test]
    fn reasons_are_the_texts_of_a_list_each_once() {
        let cases: [(&str, &[&str]); 6] = [
            ("", &[]),
            (r#","failure_reasons":null"#, &[]),
            (r#","failure_reasons":"inactive""#, &[]),
            (r#","failure_reasons":[]"#, &[]),
            (r#","failure_reasons":["b","a","b"]"#, &["b", "a"]),
            (r#","failure_reasons":["a",null,"",{},7]"#, &["a", "7"]),
        ];
        for (field, expected) in cases {
            let (rows, _) = read_results(&format!(r#"[{{"assetId":1{field}}}]"#));
            assert_eq!(rows[0].failure_reasons, expected, "{field}");
        }
    }

    #[test]
    fn a_long_body_is_kept_up_to_a_whole_character() {
        let kept = |mut body: String| (cut(&mut body), body.len());
        let text = "é".repeat(RAW_LIMIT / 2);
        assert_eq!(kept(text.clone()), (false, RAW_LIMIT));
        assert_eq!(kept(format!("{text}a")), (true, RAW_LIMIT));
        assert_eq!(kept(format!("a{text}")), (true, RAW_LIMIT - 1));
    }
}
