//! The check itself, on vehicles and ad groups.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension};
use serde_json::{Value, json};

use crate::{
    db::records::{self, By, Record, int, record_of, text},
    http::error::HttpError,
};

/// The body of a call. Null criteria are not checked.
pub(super) struct Sent {
    customer_id: Option<i64>,
    ad_group_id: Option<i64>,
    pub(super) asset_owner: Option<String>,
    media_positions: Vec<String>,
    pub(super) media_product: Option<String>,
    asset_ids: Vec<i64>,
}

impl Sent {
    pub(super) fn read(body: &Record) -> Result<Self, HttpError> {
        let items = |key: &str| match body.get(key) {
            None | Some(Value::Null) => Ok(Vec::new()),
            Some(Value::Array(items)) => Ok(items.clone()),
            Some(_) => Err(HttpError::bad_request(format!("{key} must be a list."))),
        };
        let whole = |value: &Value| {
            let number = value.as_i64();
            number.ok_or_else(|| HttpError::bad_request("assetIds must be a list of numbers."))
        };
        Ok(Self {
            customer_id: body.get("customerId").and_then(int),
            ad_group_id: body.get("adGroupId").and_then(int),
            asset_owner: text(body, "assetOwner").map(str::to_owned),
            media_positions: items("mediaPositions")?
                .iter()
                .filter_map(|position| position.as_str().map(str::to_owned))
                .collect(),
            media_product: text(body, "mediaProduct").map(str::to_owned),
            asset_ids: items("assetIds")?
                .iter()
                .map(whole)
                .collect::<Result<_, _>>()?,
        })
    }
}

/// The classes that carry each media product.
const CARRIERS: [(&str, &[&str]); 3] = [
    ("Bus", &["KING", "QUEEN", "SUPER_KING", "TAIL"]),
    ("Wrap", &["FULL_WRAP", "HALF_WRAP"]),
    ("Topper", &["TOPPER"]),
];

/// The faces that a class covers.
fn faces(class: &str) -> &'static [&'static str] {
    match class {
        "KING" | "HALF_WRAP" => &["LEFT", "RIGHT"],
        "QUEEN" => &["RIGHT"],
        "SUPER_KING" => &["LEFT"],
        "TAIL" => &["BACK"],
        "FULL_WRAP" => &["LEFT", "RIGHT", "BACK"],
        "TOPPER" => &["CENTER"],
        _ => &[],
    }
}

/// One row for each requested asset, or for every asset of the ad group's customer if none is requested.
pub(super) fn run(connection: &Connection, sent: &Sent) -> Result<Vec<Value>, HttpError> {
    let ad_group_id = sent
        .ad_group_id
        .ok_or_else(|| HttpError::bad_request("An ad group is required."))?;
    let (ad_group_id, ad_group) =
        record_of(connection, "ad-group", "Ad group", &ad_group_id.to_string())?;
    let customer_id = customer_of(connection, ad_group_id)?;
    if sent.customer_id.is_some_and(|asked| asked != customer_id) {
        return Err(HttpError::unprocessable(
            "This ad group belongs to another customer.",
        ));
    }
    let check = Check {
        sent,
        sold: ad_group
            .get("metaData")
            .and_then(|meta| meta["type"].as_str())
            .map(str::to_owned),
        providers: providers(connection)?,
    };
    let vehicles: Vec<(i64, Record)> =
        records::all(connection, "vehicle", By::Customer(customer_id))?
            .into_iter()
            .filter_map(|vehicle| Some((vehicle.get("assetId").and_then(int)?, vehicle)))
            .collect();
    if sent.asset_ids.is_empty() {
        let rows = vehicles.iter().map(|(id, vehicle)| check.row(*id, vehicle));
        return Ok(rows.collect());
    }
    let by_id: HashMap<i64, &Record> = vehicles.iter().map(|(id, row)| (*id, row)).collect();
    let rows = sent.asset_ids.iter().map(|id| match by_id.get(id) {
        Some(vehicle) => check.row(*id, vehicle),
        None => missing_row(*id),
    });
    Ok(rows.collect())
}

fn customer_of(connection: &Connection, ad_group_id: i64) -> rusqlite::Result<i64> {
    connection
        .prepare_cached("SELECT customer_id FROM records WHERE kind = 'ad-group' AND id = ?")?
        .query_row([ad_group_id], |row| row.get(0))
        .optional()
        .map(Option::unwrap_or_default)
}

/// The ids of all providers by name.
fn providers(connection: &Connection) -> rusqlite::Result<HashMap<String, i64>> {
    connection
        .prepare_cached(
            "SELECT name, id FROM records WHERE kind = 'provider' AND name IS NOT NULL",
        )?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect()
}

fn missing_row(asset_id: i64) -> Value {
    json!({
        "assetId": asset_id,
        "providerId": null,
        "assetOwner": null,
        "classRef": null,
        "found": false,
        "provider_ok": false,
        "owner_ok": false,
        "classref_ok": false,
        "eligible": false,
        "failure_reasons": ["asset_not_found"],
    })
}

struct Check<'a> {
    sent: &'a Sent,
    /// The media product of the ad group.
    sold: Option<String>,
    providers: HashMap<String, i64>,
}

impl Check<'_> {
    fn row(&self, asset_id: i64, vehicle: &Record) -> Value {
        let sent = self.sent;
        let (owner, class) = (text(vehicle, "assetOwner"), text(vehicle, "classRef"));
        let provider_id =
            text(vehicle, "providerName").and_then(|name| self.providers.get(name).copied());
        let product = sent.media_product.as_deref().or(self.sold.as_deref());
        let carriers = CARRIERS
            .into_iter()
            .find(|(name, _)| Some(*name) == product)
            .map_or(&[][..], |(_, classes)| classes);
        let owner_ok = sent.asset_owner.is_none() || sent.asset_owner.as_deref() == owner;
        let class_ok = class.is_some_and(|class| carriers.contains(&class));
        let faces = class.map_or(&[][..], faces);
        let positions = &sent.media_positions;
        let checks = [
            (owner_ok, "assetOwner_mismatch"),
            (class_ok, "classRef_not_eligible"),
            (provider_id.is_some(), "providerId_null"),
            (product == self.sold.as_deref(), "media_product_mismatch"),
            (text(vehicle, "assetStatus") == Some("ACTIVE"), "inactive"),
            (
                positions.is_empty() || positions.iter().any(|face| faces.contains(&face.as_str())),
                "face_position_mismatch",
            ),
            // A reason that the service's documentation does not list.
            (
                text(vehicle, "extraStatus") != Some("Out of Service"),
                "under__maintenance",
            ),
        ];
        let failed = |(is_ok, reason): (bool, &'static str)| (!is_ok).then_some(reason);
        let reasons: Vec<&str> = checks.into_iter().filter_map(failed).collect();
        json!({
            "assetId": asset_id,
            "providerId": provider_id,
            "assetOwner": owner,
            "classRef": class,
            "found": true,
            "provider_ok": provider_id.is_some(),
            "owner_ok": owner_ok,
            "classref_ok": class_ok,
            "eligible": reasons.is_empty(),
            "failure_reasons": reasons,
        })
    }
}
