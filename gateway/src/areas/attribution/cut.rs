//! How the results of a study are broken down.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;
use serde_json::json;

use super::rest::{self, CutRow};
use crate::error::Result;
use crate::graph::payload::{UserError, UserErrorCode};
use crate::graph::revision::Part;
use crate::request::RequestContext;

/// A way to break down the results of a study: by one property, or by two, one within the other.
#[derive(SimpleObject)]
pub struct Cut {
    /// The property to break down by, such as "MARKET". See `cutOptions`.
    cut_order_one: String,
    /// The property to break each part down by; null if there is none.
    cut_order_two: Option<String>,
}

/// A way to break down the results of a study.
#[derive(InputObject)]
pub struct CutInput {
    /// The property to break down by, one of `cutOptions`.
    cut_order_one: String,
    /// The property to break each part down by, one of `cutOptions`; null or omitted for none.
    cut_order_two: Option<String>,
}

impl Cut {
    /// The cuts of a study, in the order of the service.
    pub(super) async fn of_study(
        context: &RequestContext,
        study_id: i32,
        customer_id: i32,
    ) -> Result<Vec<Self>> {
        let rows = rest::cuts(&context.main(), study_id, customer_id).await?;
        Ok(rows.iter().map(Self::of).collect())
    }

    /// What staff edit of a study's cuts.
    pub(super) fn parts(cuts: &[Self]) -> [Part; 1] {
        let cuts: Vec<_> = cuts
            .iter()
            .map(|cut| (&cut.cut_order_one, &cut.cut_order_two))
            .collect();
        [("the cuts", json!(cuts))]
    }

    fn of(row: &CutRow) -> Self {
        Self {
            cut_order_one: row.cut_order_one.clone(),
            cut_order_two: row.cut_order_two.clone(),
        }
    }
}

impl CutInput {
    /// The cuts, as rows to send. A blank second property counts as missing.
    ///
    /// # Errors
    /// If a cut has no first property, or has a comma, which separates the two in an export.
    pub(super) fn rows(cuts: Vec<Self>) -> std::result::Result<Vec<CutRow>, UserError> {
        let refused = |message| UserError::new(UserErrorCode::Invalid, message).at("cuts");
        let row = |cut: Self| CutRow {
            cut_order_one: cut.cut_order_one,
            cut_order_two: cut.cut_order_two.filter(|two| !two.trim().is_empty()),
        };
        let rows: Vec<CutRow> = cuts.into_iter().map(row).collect();
        let has_comma = |property: &String| property.contains(',');
        if rows.iter().any(|row| row.cut_order_one.trim().is_empty()) {
            return Err(refused("Please select what to break the results down by."));
        }
        if rows.iter().any(|row| {
            has_comma(&row.cut_order_one) || row.cut_order_two.as_ref().is_some_and(has_comma)
        }) {
            return Err(refused("A cut must not contain a comma."));
        }
        Ok(rows)
    }
}

impl CutRow {
    /// The cut as the parameter of an export: "one,two" or "one".
    pub(super) fn parameter(&self) -> String {
        match &self.cut_order_two {
            Some(two) => format!("{},{two}", self.cut_order_one),
            None => self.cut_order_one.clone(),
        }
    }
}
