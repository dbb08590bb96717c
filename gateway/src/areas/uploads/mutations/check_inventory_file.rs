//! Reads an inventory file before it is uploaded.

use async_graphql::{Context, InputObject};
use gateway_macros::SimpleObject;

use crate::areas::uploads::inventory_file::{self, InventoryFile};
use crate::areas::uploads::other_frames;
use crate::areas::uploads::rules::InventoryFileType;
use crate::error::Result;
use crate::graph::payload::UserError;
use crate::graph::upload::Upload;
use crate::request::request_context;

/// The inventory file to read.
#[derive(InputObject)]
pub struct CheckInventoryFileInput {
    /// The file.
    file: Upload,
    /// The accepted types. Defaults to all.
    types: Option<Vec<InventoryFileType>>,
    /// The customer for whom the file is meant, by number. The rows are compared with what the customer has.
    customer_id: Option<i32>,
}

/// The result of `checkInventoryFile`.
#[derive(SimpleObject)]
pub struct CheckInventoryFilePayload {
    /// The file as read; null if it cannot be read.
    file: Option<InventoryFile>,
    /// Why the file cannot be read; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    ctx: &Context<'_>,
    input: CheckInventoryFileInput,
) -> Result<CheckInventoryFilePayload> {
    let file = input.file.open(ctx).await?;
    let context = request_context(ctx);
    let read = inventory_file::read(context, file).await?;
    Ok(match read {
        Ok((mut table, _room)) => {
            let changes = other_frames::compare(context, &mut table, input.customer_id).await?;
            CheckInventoryFilePayload {
                file: Some(InventoryFile::of(
                    &table,
                    input.types.as_deref(),
                    changes.as_ref(),
                )),
                errors: Vec::new(),
            }
        }
        Err(errors) => CheckInventoryFilePayload { file: None, errors },
    })
}
