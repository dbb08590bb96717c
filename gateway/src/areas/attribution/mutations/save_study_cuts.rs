//! Saving the cuts of a study.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use super::{find_fresh, no_such_study};
use crate::areas::attribution::cut::CutInput;
use crate::areas::attribution::{AttributionStudy, rest, rules};
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError, UserErrorCode};

/// A study and its cuts.
#[derive(InputObject)]
pub struct SaveStudyCutsInput {
    /// The study's number.
    attribution_id: i32,
    /// All cuts of the study; an empty list removes them.
    cuts: Vec<CutInput>,
}

/// The study with its cuts, or why they were not saved.
#[derive(SimpleObject)]
pub struct SaveStudyCutsPayload {
    /// The study; null if nothing was saved. Its cuts are read again if selected.
    study: Lookup<AttributionStudy>,
    /// Why the cuts were not saved; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    caller: &Caller,
    input: SaveStudyCutsInput,
) -> Result<SaveStudyCutsPayload> {
    let refused = |error| SaveStudyCutsPayload {
        study: Lookup::none(),
        errors: vec![error],
    };
    let cuts = match CutInput::rows(input.cuts) {
        Ok(cuts) => cuts,
        Err(error) => return Ok(refused(error)),
    };
    let Some(study) = find_fresh(caller, input.attribution_id).await? else {
        return Ok(refused(no_such_study()));
    };
    let customer_id = match rules::customer_of_cuts(study.row().customer_id) {
        Ok(customer_id) => customer_id,
        Err(decision) => {
            let message = decision.reason.unwrap_or_default();
            return Ok(refused(UserError::new(UserErrorCode::Rejected, message)));
        }
    };
    let main = caller.main();
    let written = rest::save_cuts(&main, input.attribution_id, customer_id, &cuts).await;
    let (study, errors) = Lookup::saved(Some(input.attribution_id), written, "attributionId")?;
    Ok(SaveStudyCutsPayload { study, errors })
}
