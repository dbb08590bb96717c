//! The records of studies, and the statuses that the sandbox itself sets.

use crate::{
    db::records::{Columns, int, text},
    services::resource::Resource,
};

pub(super) static STUDIES: Resource = Resource {
    path: "attribution",
    title: "Attribution study",
    kind: "attribution",
    id_key: "attributionId",
    // Listing, reading and updating have routes of their own, which first settle the runs that have ended.
    operations: &[],
    columns: |study| Columns {
        customer_id: study.get("customerId").and_then(int),
        campaign_id: study.get("campaignId").and_then(int),
        name: text(study, "studyName").map(str::to_owned),
    },
    prepare: |_, _| Ok(()),
    save_error: "This study is locked by its measurement partner.",
};

pub(super) const PENDING: &str = "PENDING";
pub(super) const PROCESSING: &str = "PROCESSING";
pub(super) const UNDER_REVIEW: &str = "UNDER_REVIEW";
pub(super) const ATTENTION_REQUIRED: &str = "ATTENTION_REQUIRED";
