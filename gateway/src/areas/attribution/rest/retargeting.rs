//! The call that marks campaigns for retargeting.

use gateway_macros::row;
use serde::Serialize;

use crate::error::Result;
use crate::upstream::decode::FromJson;
use crate::upstream::{Api, Call, Path, WriteOutcome, WriteResponse, calls};

calls! {
    CREATE_RETARGETING = Call::post("attribution.create_retargeting_study", "/v3/api/attribution/create-retargeting-study")
        .body(&["campaignIds: [integer]", "dataPartner: string"])
        .answers("A message, the studies that were created, or both, without an envelope.");
}

/// The service's response.
pub struct Retargeted {
    pub message: Option<String>,
    studies: Vec<NewStudy>,
}

#[row]
struct NewStudy {
    #[required]
    #[name("attributionId")]
    study_id: i32,
}

impl Retargeted {
    /// Reads a response, with or without an envelope.
    pub fn of(answer: &WriteResponse) -> Self {
        let data = answer.data();
        // The message may be beside the envelope.
        let message = data.get("message").or_else(|| answer.get("message"));
        let studies = data
            .get("studies")
            .and_then(|studies| Vec::from_json(studies.json()));
        Self {
            message: message.and_then(|message| message.text()),
            studies: studies.unwrap_or_default(),
        }
    }

    /// The numbers of the new studies, in the order of the service.
    pub fn study_ids(&self) -> Vec<i32> {
        let studies = self.studies.iter();
        studies.map(|study| study.study_id).collect()
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
    main.write(Path::new(&CREATE_RETARGETING, &[]), &body).await
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
            let answer = WriteResponse::of_body(body.to_string().as_bytes()).unwrap();
            let found = Retargeted::of(&answer);
            assert_eq!(found.message.as_deref(), message, "{body}");
            assert_eq!(found.study_ids(), ids, "{body}");
        }
    }
}
