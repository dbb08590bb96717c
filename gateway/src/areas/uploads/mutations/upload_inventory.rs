//! Uploads the rows of an inventory file.

use std::sync::Arc;

use async_graphql::{Context, InputObject};
use gateway_macros::SimpleObject;

use crate::areas::uploads::findings::InventoryFinding;
use crate::areas::uploads::rules::InventoryFileType;
use crate::areas::uploads::{inventory_file, rest};
use crate::error::Result;
use crate::graph::payload::{UserError, accepted_or_unknown};
use crate::graph::upload::Upload;
use crate::request::RequestContext;

/// The inventory file to upload.
#[derive(InputObject)]
pub struct UploadInventoryInput {
    /// The file: CSV in UTF-8 with a header. `inventoryFileTypes` lists the columns of each type.
    file: Upload,
    /// The customer who owns the inventory, by number.
    customer_id: i32,
    /// The accepted types. Defaults to all.
    types: Option<Vec<InventoryFileType>>,
}

/// The result of `uploadInventory`.
#[derive(SimpleObject)]
pub struct UploadInventoryPayload {
    /// What was uploaded; null if nothing was.
    upload: Option<InventoryUpload>,
    /// Why nothing was uploaded, or that the outcome is unknown; empty on success. The first ten of `faults` are among them.
    errors: Vec<UserError>,
    /// The faults of the file that prevented the upload, in the order of its lines: at most 100.
    faults: Vec<InventoryFinding>,
}

/// Uploaded rows of inventory.
#[derive(SimpleObject)]
pub struct InventoryUpload {
    /// The type of the file.
    #[graphql(name = "type")]
    kind: InventoryFileType,
    /// Number of rows sent.
    row_count: i32,
    /// A title to show, such as "asset upload complete".
    title: String,
    /// The message to show, such as "12 items successfully uploaded."
    text: String,
}

pub(super) async fn run(
    ctx: &Context<'_>,
    context: &RequestContext,
    input: UploadInventoryInput,
) -> Result<UploadInventoryPayload> {
    let file = input.file.open(ctx).await?;
    let (table, _room) = match inventory_file::read(context, file).await? {
        Ok(read) => read,
        Err(errors) => return Ok(refused(errors)),
    };
    let kind = match inventory_file::uploadable(&table, input.types.as_deref()) {
        Ok(kind) => kind,
        Err(decision) => {
            let faults = inventory_file::faults(&table, input.types.as_deref());
            return Ok(UploadInventoryPayload {
                upload: None,
                errors: inventory_file::refusals(&faults, decision),
                faults: faults.first,
            });
        }
    };
    let table = Arc::new(table);
    let written = rest::upload(&context.main(), &table, kind, input.customer_id).await;
    let written = accepted_or_unknown(written, why_unknown(kind))?;
    if let Err(error) = written {
        return Ok(refused(vec![inventory_file::explained(
            error, &table, kind,
        )]));
    }
    let count = table.rows.len();
    Ok(UploadInventoryPayload {
        upload: Some(InventoryUpload {
            kind,
            row_count: i32::try_from(count).unwrap_or(i32::MAX),
            title: format!("{} upload complete", kind.name()),
            text: format!("{count} items successfully uploaded."),
        }),
        errors: Vec::new(),
        faults: Vec::new(),
    })
}

/// What is unknown if the service's response is lost, and where to look.
fn why_unknown(kind: InventoryFileType) -> &'static str {
    match kind {
        InventoryFileType::Stationary => {
            "The rows may have been stored. Look at the customer's frames under Inventory before you upload the file \
             again."
        }
        InventoryFileType::Asset => {
            "The rows may have been stored. Look at the customer's vehicles before you upload the file again."
        }
        // Inferred: no screen lists media themselves, but their owners and classes are filter options.
        InventoryFileType::Media => {
            "The rows may have been stored. Look whether vehicles can be filtered by their owners and classes before \
             you upload the file again."
        }
    }
}

fn refused(errors: Vec<UserError>) -> UploadInventoryPayload {
    UploadInventoryPayload {
        upload: None,
        errors,
        faults: Vec::new(),
    }
}
