//! The call that marks campaigns for retargeting.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::Result;
use crate::upstream::decode;
use crate::upstream::{Api, WriteOutcome, paths};

/// What the service answers.
#[derive(Default, Deserialize)]
pub struct Retargeted {
    #[serde(default, deserialize_with = "decode::text")]
    pub message: Option<String>,
    #[serde(default, deserialize_with = "decode::rows")]
    studies: Vec<NewStudy>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct NewStudy {
    #[serde(deserialize_with = "decode::key")]
    attribution_id: i32,
}

impl Retargeted {
    /// What is in the response, with or without an envelope.
    pub fn of(body: Value) -> Self {
        let answer = match body {
            Value::Object(mut fields) if fields.contains_key("data") => {
                let data = fields.remove("data").unwrap_or_default();
                // The message may be beside the envelope.
                match (data, fields.remove("message")) {
                    (Value::Object(mut data), Some(message)) => {
                        data.entry("message").or_insert(message);
                        Value::Object(data)
                    }
                    (data, _) => data,
                }
            }
            body => body,
        };
        serde_json::from_value(answer).unwrap_or_default()
    }

    /// The numbers of the new studies, in the order of the service.
    pub fn attribution_ids(&self) -> Vec<i32> {
        let studies = self.studies.iter();
        studies.map(|study| study.attribution_id).collect()
    }
}

/// Marks campaigns for retargeting.
pub async fn create_retargeting_studies(
    main: &Api<'_>,
    campaign_ids: &[i32],
    data_partner: &str,
) -> Result<WriteOutcome> {
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Body<'a> {
        campaign_ids: &'a [i32],
        data_partner: &'a str,
    }
    let body = Body {
        campaign_ids,
        data_partner,
    };
    main.post(paths::create_retargeting_study(), &body).await
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_message_and_the_studies_are_found_in_every_shape() {
        let studies = json!([{ "attributionId": 53 }, { "attributionId": "54" }, {}, null]);
        let cases = [
            (
                json!({ "message": "Done.", "studies": studies }),
                Some("Done."),
                vec![53, 54],
            ),
            (
                json!({ "data": { "message": "Done.", "studies": studies } }),
                Some("Done."),
                vec![53, 54],
            ),
            (
                json!({ "message": "Done.", "data": { "studies": studies } }),
                Some("Done."),
                vec![53, 54],
            ),
            (json!({ "message": "Done." }), Some("Done."), vec![]),
            (json!({ "studies": null }), None, vec![]),
            (json!(null), None, vec![]),
            (json!("Done."), None, vec![]),
            (json!({ "data": null }), None, vec![]),
        ];
        for (body, message, ids) in cases {
            let found = Retargeted::of(body.clone());
            assert_eq!(found.message.as_deref(), message, "{body}");
            assert_eq!(found.attribution_ids(), ids, "{body}");
        }
    }
}
