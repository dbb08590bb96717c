//! How the results of a study are broken down.

use async_graphql::{InputObject, SimpleObject};

use super::rest::{self, CutRow};
use crate::error::Result;
use crate::session::Session;

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
        session: &Session,
        attribution_id: i32,
        customer_id: i32,
    ) -> Result<Vec<Self>> {
        let rows = rest::cuts(&session.main(), attribution_id, customer_id).await?;
        Ok(rows.iter().map(Self::of).collect())
    }

    fn of(row: &CutRow) -> Self {
        Self {
            cut_order_one: row.cut_order_one.clone(),
            cut_order_two: row.cut_order_two.clone(),
        }
    }
}

impl CutInput {
    /// The cut, to be sent. An empty second property is none.
    pub(super) fn row(self) -> CutRow {
        CutRow {
            cut_order_one: self.cut_order_one,
            cut_order_two: self.cut_order_two.filter(|cut| !cut.is_empty()),
        }
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
