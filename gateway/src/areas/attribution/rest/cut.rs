//! The rows and calls of cuts.

use std::sync::Arc;

use gateway_macros::row;
use serde::Serialize;

use crate::error::Result;
use crate::upstream::decode::{ListRows, ObjectOr};
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

calls! {
    CUT_OPTIONS = Call::get("attribution.cut_options", "/v3/api/attribution/cut-options")
        .list::<ObjectOr<CutRow, String>>();
    CUTS = Call::get("attribution.cuts", "/v3/api/attribution/{attributionId}/cuts")
        .query(&["customerId"])
        .list::<CutRow>();
    SAVE_CUTS = Call::put("attribution.save_cuts", "/v3/api/attribution/{attributionId}/cuts")
        .query(&["customerId"])
        .body(&["cuts: [object]"])
        .assumed();
}

/// A cut of a study's results. Also a row of the body that saves cuts.
#[row]
#[derive(Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CutRow {
    #[required]
    pub cut_order_one: String,
    pub cut_order_two: Option<String>,
}

/// The cuts of a study.
pub async fn cuts(main: &Api<'_>, study_id: i32, customer_id: i32) -> Result<Arc<Vec<CutRow>>> {
    main.list(study_cuts_path(&CUTS, study_id, customer_id))
        .await
}

/// Replaces the cuts of a study.
pub async fn save_cuts(
    main: &Api<'_>,
    study_id: i32,
    customer_id: i32,
    cuts: &[CutRow],
) -> Result<WriteOutcome> {
    #[derive(Serialize)]
    struct Body<'a> {
        cuts: &'a [CutRow],
    }
    main.write(
        study_cuts_path(&SAVE_CUTS, study_id, customer_id),
        &Body { cuts },
    )
    .await
}

/// The properties that cuts are made of, in the order of the service. It sends properties, or cuts.
pub async fn cut_options(main: &Api<'_>) -> Result<Arc<Vec<String>>> {
    main.list_as(
        Path::new(&CUT_OPTIONS, &[]),
        |options: ListRows<ObjectOr<CutRow, String>>| {
            let mut words: Vec<String> = Vec::new();
            for option in options.rows {
                let pair = match option {
                    ObjectOr::Object(cut) => [Some(cut.cut_order_one), cut.cut_order_two],
                    ObjectOr::Key(word) => [Some(word), None],
                };
                for word in pair.into_iter().flatten() {
                    if !words.contains(&word) {
                        words.push(word);
                    }
                }
            }
            words
        },
    )
    .await
}

fn study_cuts_path(call: &'static Call, study_id: i32, customer_id: i32) -> Path {
    Path::new(call, &[&study_id]).query("customerId", customer_id)
}
