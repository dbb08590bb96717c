//! Retargeting: a new study for each campaign.

use axum::{Router, body::Bytes, extract::State, http::StatusCode, routing::post};
use rusqlite::{Connection, Transaction};
use serde_json::{Value, json};

use super::study::{PENDING, STUDIES};
use crate::{
    db::records::{self, Record, int, next_id, object, record_of, text},
    http::{
        error::{HttpError, HttpResult},
        response::{created, json_text},
    },
    services::app::App,
};

/// The campaign that cannot be retargeted. It is running.
const REFUSED_CAMPAIGN: i64 = 16;
/// The data partner whose response has no message.
const WITHOUT_MESSAGE: &str = "Liveramp";
/// The data partner whose response has no studies.
const WITHOUT_STUDIES: &str = "Accretive";
/// The data partner whose response is in an envelope.
const IN_ENVELOPE: &str = "ABSC Insights";

pub(super) fn routes() -> Router<App> {
    Router::new().route("/v3/api/attribution/create-retargeting-study", post(create))
}

async fn create(State(app): State<App>, body: Bytes) -> HttpResult {
    let (campaign_ids, partner) = request(&body)?;
    let name = partner.clone();
    let studies = app
        .db
        .call(move |connection| create_studies(connection, &campaign_ids, &name))
        .await?;
    let message = format!("Sent {} campaign(s) to {partner}.", studies.len());
    let response = match partner.as_str() {
        WITHOUT_MESSAGE => json!({ "studies": studies }),
        WITHOUT_STUDIES => json!({ "message": message }),
        _ => json!({ "message": message, "studies": studies }),
    }
    .to_string();
    Ok(if partner == IN_ENVELOPE {
        created(response)
    } else {
        json_text(StatusCode::CREATED, response)
    })
}

/// The campaigns and the data partner of a request body.
fn request(body: &[u8]) -> Result<(Vec<i64>, String), HttpError> {
    let sent = object(body)?;
    let campaign_ids: Option<Vec<i64>> = sent
        .get("campaignIds")
        .and_then(Value::as_array)
        .and_then(|ids| ids.iter().map(int).collect());
    match campaign_ids {
        Some(ids) if !ids.is_empty() => {
            let partner = text(&sent, "dataPartner").unwrap_or("").trim();
            if partner.is_empty() {
                return Err(HttpError::bad_request("A data partner is required."));
            }
            Ok((ids, partner.to_owned()))
        }
        _ => Err(HttpError::bad_request("At least one campaign is required.")),
    }
}

fn create_studies(
    connection: &mut Connection,
    campaign_ids: &[i64],
    partner: &str,
) -> Result<Vec<Value>, HttpError> {
    let transaction = connection.transaction()?;
    let mut studies = Vec::new();
    for id in campaign_ids {
        studies.push(create_study(&transaction, *id, partner)?);
    }
    transaction.commit()?;
    Ok(studies)
}

fn create_study(
    transaction: &Transaction<'_>,
    campaign_id: i64,
    partner: &str,
) -> Result<Value, HttpError> {
    if campaign_id == REFUSED_CAMPAIGN {
        return Err(HttpError::unprocessable(
            "This campaign's contract does not include retargeting.",
        ));
    }
    let (_, campaign) = record_of(
        transaction,
        "campaign",
        "Campaign",
        &campaign_id.to_string(),
    )
    .map_err(|_| HttpError::unprocessable(format!("Campaign {campaign_id} is unknown.")))?;
    let id = next_id(transaction, STUDIES.kind)?;
    let name = text(&campaign, "campaignRef").unwrap_or("Campaign");
    let study = json!({
        "attributionId": id,
        "customerId": campaign.get("customerId"),
        "studyName": format!("{name} Retargeting"),
        "studyType": null,
        "objective": "Retargeting",
        "status": PENDING,
        "campaignId": campaign_id,
        "startDate": campaign.get("activeFrom"),
        "endDate": campaign.get("activeTo"),
        "postStudyEndDate": null,
        "deliveryDate": null,
        "notes": null,
        "isPartOfOtherEffort": null,
        "pauseOtherChannels": null,
        "brandFocused": null,
        "adsAligned": null,
        "metaData": { "locations": [], "dataPartner": partner },
    });
    let study: Record = serde_json::from_value(study)?;
    let columns = (STUDIES.columns)(&study);
    records::save(transaction, STUDIES.kind, id, &columns, &study)?;
    Ok(json!({ "attributionId": id }))
}
