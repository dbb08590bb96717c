//! Media products with responses of their own.

use serde_json::{Value, json};

use crate::areas::customers::{CLASSES, OWNERS};

/// Rows with all known anomalies of the service.
pub(super) const ODD: &str = "Odd Rows";
/// Status 500 with a JSON body.
pub(super) const BROKEN: &str = "Broken Check";
/// Status 422 with a message.
pub(super) const REFUSED: &str = "Refused Check";
/// Status 500 with an HTML page.
pub(super) const HTML: &str = "HTML Page";
/// Status 200 with plain text.
pub(super) const TEXT: &str = "Plain Text";

/// The maximum number of rows of a numbered product.
const MOST_ROWS: u32 = 100_000;

const REASONS: [&str; 8] = [
    "assetOwner_mismatch",
    "classRef_not_eligible",
    "providerId_null",
    "media_product_mismatch",
    "asset_not_found",
    "inactive",
    "face_position_mismatch",
    "under__maintenance",
];

/// The number of rows in the name of a product: "5000 Rows".
pub(super) fn row_count(product: &str) -> Option<u32> {
    let count: u32 = product.strip_suffix(" Rows")?.parse().ok()?;
    Some(count.min(MOST_ROWS))
}

/// A row of a numbered product. One in five is eligible, and the others have different reasons.
pub(super) fn numbered_row(number: u32) -> Value {
    let at = |step: u32, count: usize| (number * step) as usize % count;
    let reasons: Vec<&str> = match number % 5 {
        0 => Vec::new(),
        kind => (0..kind)
            .map(|place| REASONS[(number / 5 + place * 3) as usize % REASONS.len()])
            .collect(),
    };
    let failed = |reason: &str| reasons.contains(&reason);
    json!({
        "assetId": 100_000 + number,
        "providerId": (!failed("providerId_null")).then_some(1 + number % 31),
        "assetOwner": OWNERS[at(7, OWNERS.len())],
        "classRef": CLASSES[at(3, CLASSES.len())],
        "found": !failed("asset_not_found"),
        "provider_ok": !failed("providerId_null"),
        "owner_ok": !failed("assetOwner_mismatch"),
        "classref_ok": !failed("classRef_not_eligible"),
        "eligible": reasons.is_empty(),
        "failure_reasons": reasons,
    })
}

pub(super) fn odd_rows() -> Vec<Value> {
    let mut rows = vec![
        json!({
            "assetId": 901, "providerId": 4, "assetOwner": "Harbor Media", "classRef": "KING", "found": true,
            "provider_ok": true, "owner_ok": true, "classref_ok": true, "eligible": true, "failure_reasons": [],
        }),
        json!({ "assetId": 902, "assetOwner": "harbor media", "classRef": "tail", "eligible": "true" }),
        json!({ "assetId": 903, "eligible": 1, "failure_reasons": null }),
        json!({ "assetId": 904, "eligible": null, "failure_reasons": [] }),
        json!({ "assetId": 905, "failure_reasons": "inactive" }),
        json!({
            "assetId": "906", "providerId": null, "found": "true", "provider_ok": 0, "owner_ok": 1,
            "eligible": false, "failure_reasons": ["providerId_null", "providerId_null", null, "", 7],
        }),
        json!({ "assetId": 907, "eligible": false, "failure_reasons": REASONS }),
        json!({
            "assetId": 908, "assetOwner": "=HYPERLINK(\"http://example.com\")", "classRef": "KING, QUEEN",
            "eligible": false, "failure_reasons": ["inactive", "a,b"],
        }),
        json!("not a row"),
        json!({ "providerId": 4, "eligible": false }),
        json!({ "assetId": 9_007_199_254_740_993_i64, "eligible": false }),
    ];
    // The service repeats an asset that is requested twice.
    rows.push(rows[0].clone());
    rows
}
